"""Make the virtual environment that every `make` target uses.

Runs on the machine's own Python, before anything is installed: standard library only, and no syntax newer than 3.7, so
that an old Python can say what is missing instead of failing on the syntax.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
NAMES = [f"python3.{minor}" for minor in range(14, 10, -1)]


def newest_python() -> str:
    """The interpreter to use: this one if it is new enough, else a newer one on the path."""
    if sys.version_info[:2] >= OLDEST:
        return sys.executable
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    running = sys.version.split()[0]
    sys.exit(
        f"gangland needs Python 3.11 or newer; this is {running}. Install one, or: make PYTHON=/path/to/python3.12"
    )


def is_whole(python: Path) -> bool:
    """Whether an environment's Python starts and has pip (a half-made or moved environment has not)."""
    return (
        python.exists()
        and subprocess.call([python, "-m", "pip", "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        == 0
    )


def create(folder: str) -> None:
    """A fresh virtual environment; Debian ships venv apart, so fetch it when it is missing and we may."""
    command = [newest_python(), "-m", "venv", "--clear", folder]
    if subprocess.call(command) == 0:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing python3-venv (the machine's Python comes without it)")
        subprocess.check_call(["apt-get", "update", "-qq"])
        subprocess.check_call(["apt-get", "install", "-y", "-qq", "python3-venv"])
        subprocess.check_call(command)
    else:
        sys.exit("Python's venv module does not work here. On Debian or Ubuntu: sudo apt-get install python3-venv")


def main() -> None:
    """environment.py FOLDER REQUIREMENT...: create FOLDER if needed and install the requirements into it."""
    folder, requirements = sys.argv[1], sys.argv[2:]
    python = Path(folder, "bin", "python")
    if not is_whole(python):
        print(f"Creating {folder}")
        create(folder)
    print(f"Installing {' '.join(requirements)} (a minute or two the first time)", flush=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-qq"]
    # As root pip warns that it should not be used as root, even inside an environment of our own.
    subprocess.check_call([*pip, *requirements], env=dict(os.environ, PIP_ROOT_USER_ACTION="ignore"))


if __name__ == "__main__":
    main()
