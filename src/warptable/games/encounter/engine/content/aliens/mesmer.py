"""Mesmer: plays any artifact as any other."""

from ..api import NEGOTIATES, Alien, Layer, PowerUse, Ride, Role, Use, W, artifacts

ALIEN = Alien("mesmer")
BELOW = 10


@ALIEN.ability((), once=False)
def mass_hypnosis(use: Use) -> None:
    """Each artifact that is played as another one is a use of its own; stopped, the card comes back to the hand."""


ALIEN.way(artifacts, mass_hypnosis, other=True)
ALIEN.way(artifacts, mass_hypnosis, other=True, flare=True)


def _low_attack(use: Use) -> bool:
    return use.own_attack() and use.faces()[use.side].value < BELOW


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN, when=_low_attack)
def calm_down(use: Use) -> None:
    """Its own attack, if it is below ten, counts as a negotiate."""
    use.modify(Layer.FACE, use.side, face=NEGOTIATES)


@ALIEN.rides(mass_hypnosis, when=lambda use: False)
def deeper_trance(use: PowerUse[Ride]) -> None:
    """Any other card that is not an encounter card may be played as an artifact: the engine plays this flare together
    with such a card, never by itself."""
