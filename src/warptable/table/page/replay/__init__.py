"""The page of a replay: the table's own board and stages, and round them how to get through a game."""
