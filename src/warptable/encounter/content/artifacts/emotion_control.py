"""Emotion Control: the attacks just revealed count as negotiates."""

from ..api import Artifact, CardType, Layer, Modifier, Use, W, faces

CARD = Artifact("emotion-control")


def _some_attack(use: Use) -> bool:
    return any(face.type is CardType.ATTACK for face in faces(use.g))


@CARD.play(W.REVEALED_CARD, when=_some_attack)
def calm(use: Use) -> None:
    change = Modifier(Layer.FACE, use.source, face=CardType.NEGOTIATE.value, needs=CardType.ATTACK.value)
    use.g.modify(change)
