"""Which saves this program reads: those of this version, written by a state of this shape.

`python tools/save_version.py` moves both when the shape of the state or of the settings has changed; a test notices
when that was forgotten.
"""

RULES_VERSION = 6
SHAPE = "4f54d6df3af9432e"
