"""Which saves this program reads: those of this version, written by a state of this shape.

`python tools/save_version.py` moves both when the shape of the state or of the settings has changed; a test notices
when that was forgotten. With `--move` it moves the version in any case: when the rules ask other questions than before,
so that answers given earlier would not fit.
"""

RULES_VERSION = 31
SHAPE = "01b438c4d14e215a"
