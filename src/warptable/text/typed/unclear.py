"""A line that is not an answer."""


class Unclear(Exception):
    """What was typed is not an answer; the message says why, in the player's language."""
