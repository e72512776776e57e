"""Questions about the games, answered with numbers: exactly where that can be done, and otherwise by playing many games.

Chapters import from here; the rules code never does. Only the standard library is used, like everywhere in the engine.
"""
