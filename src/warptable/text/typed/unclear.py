"""A line that is no answer."""


class Unclear(Exception):
    """What was typed is no answer; the message says why, in the player's language."""
