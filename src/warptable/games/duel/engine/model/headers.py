"""D-ALI-02, D-CNT-09: the header over an ability says when it works."""

from enum import StrEnum


class Header(StrEnum):
    """When an ability works."""

    ALWAYS = "always"
    SETUP = "setup"
    DUELS = "duels"
    CONTESTS = "contests"
    BOTH = "contests_and_duels"

    def covers(self, kind: str) -> bool:
        """Does it work while this goes on: `duel`, `contest`, or nothing (empty)?"""
        return self in _COVERS[kind]


_COVERS = {
    "duel": (Header.ALWAYS, Header.DUELS, Header.BOTH),
    "contest": (Header.ALWAYS, Header.CONTESTS, Header.BOTH),
    "": (Header.ALWAYS, Header.SETUP),
}
