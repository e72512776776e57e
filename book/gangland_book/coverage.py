"""The page that shows, clause by clause, where each rule is cited, tested, shown and taught."""


def page() -> str:
    """The table of every game."""
    return "# Clause coverage\n\nNo game is covered yet.\n"
