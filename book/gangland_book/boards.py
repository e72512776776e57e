"""Sphinx extension: boards on the pages that have one, and clauses that can be linked to by their id."""

from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from gangland_book.lighten import lighten

BOARD_MARK = 'class="gangland-board'


def add_board(app: Sphinx, _page: str, _template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Load the front-end once on a page with boards, and not at all on the others."""
    if doctree is not None and any(BOARD_MARK in raw.astext() for raw in doctree.findall(nodes.raw)):
        app.add_css_file("board/board.css")
        app.add_js_file("shared-data.js", loading_method="defer", priority=600)
        app.add_js_file("board/page.js", loading_method="defer", priority=700)
        context["body"] = lighten(context["body"], context["content_root"])


class Clause(SphinxDirective):
    """One clause of the rules, with its id as the anchor, dots and all, and as the target of `[text](#id)`."""

    required_arguments = 1
    has_content = True
    option_spec = {"title": directives.unchanged_required, "class": directives.class_option}  # noqa: RUF012  docutils' way

    def run(self) -> list[nodes.Node]:
        """The plate of one clause, registered as a label."""
        name, title = self.arguments[0], self.options["title"]
        plate = nodes.container(classes=["gl-clause", *self.options.get("class", [])])
        # Set directly: docutils would turn the dots of an id into hyphens.
        plate["ids"].append(name)
        labels = self.env.get_domain("std").data
        labels["labels"][name] = (self.env.docname, name, title)
        labels["anonlabels"][name] = (self.env.docname, name)
        self.state.nested_parse(self.content, self.content_offset, plate)
        return [plate]


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    # Jupyter Book sets this for an extension that we leave out, and an unknown setting is a warning.
    app.add_config_value("comments_config", {}, "env")
    app.add_directive("clause", Clause)
    app.connect("html-page-context", add_board)
    return {"version": "1", "parallel_read_safe": False, "parallel_write_safe": True}
