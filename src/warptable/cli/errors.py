"""What a user did wrong, as one line."""


class Refused(Exception):
    """Wrong arguments or a file that cannot be used: one clear line on stderr, exit code 2."""
