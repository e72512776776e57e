"""A live JupyterLab on a copy of the chapters."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
PATIENCE = 60
"""Seconds for JupyterLab to answer."""


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def lab_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder JupyterLab shows: a copy of the chapters, so that tests may run and save them; tests may add notebooks."""
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(NOTEBOOKS, folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return folder


@pytest.fixture(scope="session")
def lab_server(lab_folder: Path) -> Iterator[str]:
    """The address of a JupyterLab without token; open `{lab_server}/lab/tree/razzia/play.ipynb`."""
    port = free_port()
    home = lab_folder.parent
    options = {
        "ServerApp.root_dir": str(lab_folder),
        "ServerApp.port": str(port),
        "ServerApp.port_retries": "0",
        "ServerApp.open_browser": "False",
        "ServerApp.allow_root": "True",
        "IdentityProvider.token": "",
        "ServerApp.disable_check_xsrf": "True",
        "LabApp.news_url": "None",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
        "LabApp.extension_manager": "readonly",
    }
    places = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    log = (home / "lab.log").open("w")
    server = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", *(f"--{name}={value}" for name, value in options.items())],
        env={**os.environ, **{name: str(home / folder) for name, folder in places.items()}},
        stdout=log,
        stderr=subprocess.STDOUT,
    )
    address = f"http://localhost:{port}"
    try:
        wait_for(f"{address}/api", server)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)
        log.close()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Return when the server answers; fail with its log when it does not."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=2).close()  # noqa: S310  our own server
        except OSError:
            time.sleep(0.2)
        else:
            return
    pytest.fail("JupyterLab did not start; its log is in the test's temporary folder")
