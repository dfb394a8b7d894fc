"""What a check finds."""


class CheckFailed(AssertionError):
    """What is wrong with a game or a pack, in one line."""
