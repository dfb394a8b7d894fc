"""Does a game, or a pack of aliens, keep what is promised of every one? For tests of your own, and of ours.

from warptable.testing import check_game, check_pack

def test_my_game() -> None:
    check_game("pig")

def test_my_aliens() -> None:
    check_pack("my-aliens")
"""

from .failure import CheckFailed
from .games import check_game
from .packs import check_pack

__all__ = ["CheckFailed", "check_game", "check_pack"]
