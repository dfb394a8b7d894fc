"""Emotion Control: the attacks just revealed count as negotiates."""

from ..api import ATTACK, NEGOTIATES, Artifact, CardType, Layer, Use, W

CARD = Artifact("emotion-control")


def _some_attack(use: Use) -> bool:
    return any(face.type is CardType.ATTACK for face in use.faces())


@CARD.play(W.REVEALED_CARD, when=_some_attack)
def calm(use: Use) -> None:
    """Every attack counts as a negotiate."""
    use.modify(Layer.FACE, face=NEGOTIATES, needs=ATTACK)
