"""The game in a terminal: a person at seat 0, bots at the others."""
