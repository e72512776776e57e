"""Find a Chromium for the browser tests; install one where there is none, and say so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
MAC = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
]


def find() -> str | None:
    """The browser to drive: $GANGLAND_CHROMIUM, one on the path, or Playwright's own download."""
    chosen = os.environ.get("GANGLAND_CHROMIUM")
    if chosen:
        return chosen
    installed = (shutil.which(name) for name in NAMES)
    there = (path for path in MAC if Path(path).exists())
    return next(filter(None, installed), None) or next(there, None) or downloaded()


def downloaded() -> str | None:
    """The browser that `playwright install` fetched, if it did."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  only this branch needs it

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """By apt as root, else by Playwright's own download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("No Chromium or Chrome found: installing Debian's chromium", flush=True)
        subprocess.check_call(["apt-get", "update", "-qq"])
        subprocess.check_call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])
    else:
        print("No Chromium or Chrome found: Playwright downloads its own", flush=True)
        subprocess.check_call([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> None:
    """Print the browser's path, after installing one if needed."""
    if find() is None:
        install()
    found = find()
    if found is None:
        sys.exit("No Chromium: install chromium or Google Chrome, or set GANGLAND_CHROMIUM to its path")
    print(f"Browser tests use {found}")


if __name__ == "__main__":
    main()
