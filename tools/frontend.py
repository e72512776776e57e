"""Check the boards' front-end: types, style, tests, and that the committed bundle is what the sources give.

Only developers need it: the bundle is committed, so the book and the notebooks work without Node.
"""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDGETS = ROOT / "widgets"
STATIC = WIDGETS / "gangland_widgets" / "static"
OLDEST_NODE = 20


def need_npm() -> None:
    """Install Node.js with npm where we may, else say what to install."""
    if shutil.which("npm"):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("No npm found: installing Debian's nodejs and npm", flush=True)
        subprocess.check_call(["apt-get", "update", "-qq"])
        subprocess.check_call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "nodejs", "npm"])
    else:
        sys.exit(f"The front-end checks need Node.js {OLDEST_NODE} or newer with npm; please install them")


def install(folder: Path) -> None:
    """`npm ci`, unless the lock file is older than what it installed."""
    lock, done = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm(folder, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder; a failure ends the run with npm's own message."""
    result = subprocess.run(["npm", *arguments], cwd=folder, check=False)
    if result.returncode:
        sys.exit(
            f"npm {' '.join(arguments)} failed in {folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder}"
        )


def check_bundle() -> None:
    """Build the sources into another folder and compare: a forgotten or hand-edited bundle must not land."""
    with tempfile.TemporaryDirectory() as temporary:
        npm(WIDGETS, "run", "--silent", "build", "--", temporary)
        stale = differences(STATIC, Path(temporary))
    if stale:
        sys.exit(
            "The committed bundle is not what the sources give; run `npm run build` in widgets/: " + ", ".join(stale)
        )
    print("bundle: fresh")


def differences(ours: Path, theirs: Path) -> list[str]:
    """Names of files that differ or stand in one folder only."""
    names = {path.relative_to(folder) for folder in (ours, theirs) for path in folder.rglob("*") if path.is_file()}
    same, _, _ = filecmp.cmpfiles(ours, theirs, map(str, names), shallow=False)
    return sorted(str(name) for name in names if str(name) not in same)


def main() -> None:
    """Everything, or only the installs with --install."""
    need_npm()
    for folder in (WIDGETS, ROOT / "tests" / "browser"):
        install(folder)
    if "--install" not in sys.argv:
        for script in ("check", "lint", "test"):
            npm(WIDGETS, "run", "--silent", script)
        check_bundle()


if __name__ == "__main__":
    main()
