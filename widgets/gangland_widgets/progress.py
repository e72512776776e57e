"""A progress bar for long cells: it moves while the kernel works, and leaves the same few words behind every time.

What it stores in the notebook is only how much was done, never how long it took; so a comparison of outputs can repeat it.
"""

from __future__ import annotations

from html import escape
from time import monotonic
from typing import Any

import ipywidgets
from IPython.display import display

_SECONDS_BETWEEN = 0.1
"""A bar that is redrawn more often only slows the work down."""


class ProgressBar(ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets has no types
    """Shows itself when it is made; call it with what is done and what there is in all.

        gangland.simulate("razzia", games=10_000, players=4, progress=ProgressBar(10_000, "games"))

    In JupyterLab it is a widget that moves. A page without a kernel and a text comparison get its last state.
    """

    def __init__(self, total: int, unit: str = "games", **kwargs: Any) -> None:
        self.total = total
        self.unit = unit
        self._began = self._drawn = monotonic()
        super().__init__(value=_bar(0, total, f"0 of {total:,} {unit}"), **kwargs)
        display(self)  # type: ignore[no-untyped-call]  # nor has IPython here

    def __call__(self, done: int, total: int | None = None) -> None:
        """So much is done. The last call is always drawn; of the others, as many as an eye can follow."""
        whole = self.total if total is None else total
        now = monotonic()
        if done >= whole:
            self.value = _bar(whole, whole, self._in_words)
        elif now - self._drawn >= _SECONDS_BETWEEN:
            self._drawn = now
            pace = done / max(now - self._began, 0.001)
            self.value = _bar(done, whole, f"{done:,} of {whole:,} {self.unit}, {pace:,.0f} a second")

    @property
    def _in_words(self) -> str:
        return f"{self.total:,} {self.unit}"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget for live notebooks; the finished state for everything that cannot change."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        finished = {"text/plain": self._in_words, "text/html": _bar(self.total, self.total, self._in_words)}
        return {**dict(data or {}), **finished}, metadata


def _bar(done: int, total: int, words: str) -> str:
    """A bar that a screen reader can read, and the same in words beside it."""
    text = escape(words)
    return (
        f'<label style="display:flex;gap:.6em;align-items:center;max-width:36em">'
        f'<progress max="{total}" value="{done}" style="flex:1;accent-color:#a58a55"></progress>'
        f"<span>{text}</span></label>"
    )
