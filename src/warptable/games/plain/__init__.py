"""What a game gets that brings nothing of its own for a layer."""

LESSONS = ()
"""No prepared positions."""
