"""The kernel knows no game: what a game is, how a match of it is played, recorded, replayed and checked."""
