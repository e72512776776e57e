"""Serve the built book on this machine, compressed as a real web server would."""

import gzip
import io
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

USUAL_PORT = 8329
SMALL_WHEN_GZIPPED = {".html", ".css", ".js", ".json", ".svg", ".txt", ".mjs", ".ipynb"}


class Handler(SimpleHTTPRequestHandler):
    """Static files; texts are gzipped for browsers that say they can read it."""

    extensions_map = {  # noqa: RUF012  the base class declares it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".woff2": "font/woff2",
    }

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        """The headers, and the body to copy out."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        gzips = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (gzips and path.is_file() and path.suffix in SMALL_WHEN_GZIPPED) or not self.path.split("?")[0].endswith(
            (path.name, "/")
        ):
            return super().send_head()
        body = gzipped(path, path.stat().st_mtime)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def log_message(self, *_: object) -> None:
        """Say nothing: the reader wants the address, not a log."""


@lru_cache(maxsize=512)
def gzipped(path: Path, _changed: float) -> bytes:
    """A file's content, compressed once per change."""
    return gzip.compress(path.read_bytes(), compresslevel=6)


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server for a folder, on localhost only; port 0 takes any free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def serve(folder: Path, port: int) -> None:
    """Serve until interrupted, on the wanted port or, if it is taken, on any free one."""
    try:
        running = server(folder, port)
    except OSError:
        running = server(folder)
    print(f"The book is open at http://localhost:{running.server_port}/  (Ctrl-C closes it)", flush=True)
    with running:
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()
