"""One file for each step. A step that was released never changes; a change of schema.py needs a new step."""
