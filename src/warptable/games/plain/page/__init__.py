"""The page of a game that brings none: lists of what lies on the table, and the question with its answers."""
