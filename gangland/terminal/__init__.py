"""The games in a terminal: what the `gangland` command shows and asks. It needs nothing but the standard library."""
