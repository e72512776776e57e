"""The drawings, each a function from a few facts to SVG markup round (0, 0). None of them knows a game."""
