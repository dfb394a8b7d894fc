"""What a file of a pack (`kernel/packs.py`) declares: aliens of this family."""

from types import ModuleType

from ..rules.aliens import Alien


def declared_in(module: ModuleType) -> list[Alien]:
    """ALIEN, and the versions of it for single editions that the same file declares."""
    alien = getattr(module, "ALIEN", None)
    if not isinstance(alien, Alien):
        return []
    others = [held for held in vars(module).values() if isinstance(held, Alien) and held is not alien]
    return [alien, *(other for other in others if other.id == alien.id)]
