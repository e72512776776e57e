# Everything a reader or a developer does, each as one command. `make` alone lists them.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/ready
PYTEST := $(BIN)/python -m pytest

# Jupyter warns about its own folders otherwise, and our warnings are errors.
export JUPYTER_PLATFORM_DIRS := 1

.DEFAULT_GOAL := help
.PHONY: help book book-build lab test lint types frontend engine chapters coverage browser bench notebooks clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

$(READY): pyproject.toml tools/environment.py
	@$(PYTHON) tools/environment.py $(VENV) --editable '.[dev]'
	@touch $@

book: $(READY)  ## build the book if needed and serve it on localhost
	@$(BIN)/python -m gangland_book serve

book-build: $(READY)  ## build the book into build/book/html, warnings are errors
	@$(BIN)/python -m gangland_book build

lab: $(READY)  ## open JupyterLab on the chapters
	@$(BIN)/jupyter lab notebooks

notebooks: $(READY)  ## execute the chapters again and store their outputs
	@$(BIN)/python -m gangland_book execute --all

test: lint types frontend engine chapters coverage browser  ## set up and run every check and test
	@$(BIN)/python tools/summary.py build/reports

lint: $(READY)  ## style of the Python code
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(READY)  ## types of the Python code
	@$(BIN)/mypy

frontend: $(READY)  ## types, style, tests and freshness of the boards' front-end
	@$(BIN)/python tools/frontend.py

engine: $(READY)  ## tests of the engine, the boards and the packages
	@$(PYTEST) tests --ignore=tests/browser --ignore=tests/book -n 2 --dist loadscope --junitxml=build/reports/engine.xml

chapters: $(READY)  ## run every chapter and compare each output with the stored one
	@$(PYTEST) --nbval --nbval-current-env notebooks -n 2 --dist loadscope --junitxml=build/reports/chapters.xml
	@$(BIN)/python -m gangland_book execute --proved

coverage: $(READY)  ## per clause: cited, tested, shown, taught; fails when one is missing
	@$(BIN)/python -m gangland.coverage

browser: book-build  ## the built book and a live JupyterLab in Chromium
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/frontend.py --install
	@$(PYTEST) tests/book tests/browser --junitxml=build/reports/browser.xml

bench: book-build  ## measure against the peers and write the table into README.md
	@$(PYTHON) tools/environment.py .venv-bench --requirement bench/requirements.txt
	@$(BIN)/python -m bench

clean:  ## remove everything that was built or installed
	rm -rf build dist $(VENV) .venv-bench widgets/node_modules tests/browser/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
