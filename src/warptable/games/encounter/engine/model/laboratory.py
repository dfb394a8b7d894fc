"""The technology variant as plain data: the tech deck, and every tech card that lies at a seat."""

from dataclasses import field

from warptable.kernel import Plain, plain

from .piles import NamedPile


@plain
class Tech(Plain):
    """A tech card at a seat. It is a name, never a card number: no hand ever holds one (F-TECH-2)."""

    id: str
    owner: int
    ships: int = 0  # researching it (F-TECH-4)
    open: bool = False  # completed, or revealed by its use (F-TECH-6)
    card: int = -1  # a card that lies facedown under it
    spent: bool = False  # in use, and discarded when that is over
    on_sheet: bool = False  # it lies facedown on an alien sheet until it is completed
    counted: int = 0  # ships in the warp that were counted among those that have completed it
    drawn: bool = False  # its owner is about to keep one of the techs just drawn (F-TECH-1, F-TECH-11)

    @property
    def researching(self) -> int:
        """How many ships research it, or have just completed it: those on it, and those in the warp that count."""
        return self.ships + self.counted


@plain
class Laboratory(Plain):
    """All techs of a game: each is in the deck, among its discards, or at a seat."""

    deck: NamedPile = field(default_factory=NamedPile)
    techs: list[Tech] = field(default_factory=list)  # in the order in which they were drawn

    def of(self, seat: int) -> list[Tech]:
        """The techs of a seat, facedown and faceup."""
        return [tech for tech in self.techs if tech.owner == seat]

    def named(self, name: str) -> Tech | None:
        """The tech of this name, if it lies at a seat."""
        return next((tech for tech in self.techs if tech.id == name), None)
