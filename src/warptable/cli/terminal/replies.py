"""What may come of a typed line other than an answer."""


class Unclear(Exception):
    """The input is no answer; the message says why, in the player's language."""


class Interrupted(Exception):
    """A command was carried out instead of an answer: ask the same again."""
