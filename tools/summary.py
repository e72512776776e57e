"""Add up the test reports of one `make test` into a closing line."""

import sys
from pathlib import Path
from xml.etree import ElementTree as ET


def main() -> None:
    """summary.py FOLDER: sum the JUnit reports in FOLDER; exit 1 if anything failed or nothing ran."""
    passed = failed = skipped = 0
    for report in sorted(Path(sys.argv[1]).glob("*.xml")):
        for suite in ET.parse(report).getroot().iter("testsuite"):  # noqa: S314  our own pytest wrote it
            bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            quiet = int(suite.get("skipped", 0))
            failed += bad
            skipped += quiet
            passed += int(suite.get("tests", 0)) - bad - quiet
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(bool(failed) or not passed)


if __name__ == "__main__":
    main()
