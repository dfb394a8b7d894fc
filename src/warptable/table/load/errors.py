"""Why nothing could be measured."""


class Unmeasurable(Exception):
    """The server did not start, or does not do what a table needs."""
