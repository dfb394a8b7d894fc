"""What may come of a typed line other than an answer."""


class Interrupted(Exception):
    """A command was carried out instead of an answer: ask the same again."""
