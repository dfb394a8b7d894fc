"""Curious: at the start of its encounters it asks a question of every shape, and nothing follows from the answers."""

from typing import Any

from warptable.games.encounter.engine.content.api import (
    GATE,
    WARP,
    Alien,
    Compose,
    Distribute,
    Number,
    Of,
    Offer,
    Pick,
    PickSome,
    Role,
    Together,
    Use,
    W,
)

ALIEN = Alien("curious")
SEAT = ALIEN.prompt("seat", Of.SEAT, ("nobody",))
CARD = ALIEN.prompt("card", Of.CARD)
FACE = ALIEN.prompt("face", Of.FACE)
PLACE = ALIEN.prompt("place", Of.PLACE)
PLANET = ALIEN.prompt("planet", Of.PLANET)
COUNT = ALIEN.prompt("count", Of.NUMBER)
WORD = ALIEN.prompt("word", Of.WORD, ("bless", "curse"))
ABILITY = ALIEN.prompt("ability", Of.USE)
SPECIES = ALIEN.prompt("species", Of.ALIEN)
OFFER = ALIEN.prompt("offer", Of.SEAT)
NUMBER = ALIEN.prompt("number", Of.NUMBER)
SOME_CARDS = ALIEN.prompt("some-cards", Of.CARD)
SOME_SEATS = ALIEN.prompt("some-seats", Of.SEAT)
SOME_WORDS = ALIEN.prompt("some-words", Of.WORD, ("sun", "moon", "star"))
SOME_PLANETS = ALIEN.prompt("some-planets", Of.PLANET)
SOME_FACES = ALIEN.prompt("some-faces", Of.FACE)
LEAVING = ALIEN.prompt("leaving", Of.LEAVING, few=True)
ARRIVING = ALIEN.prompt("arriving", Of.ARRIVING)
COMPOSE = ALIEN.prompt("compose", Of.TERM, ("red", "blue"))
TOGETHER = ALIEN.prompt("together", Of.WORD, ("yes", "no"))


def _grammar(picks: list[Any]) -> list[Any]:
    """A colour, then up to two sizes."""
    if not picks:
        return ["red", "blue"]
    if picks[-1] == "done" or len(picks) == 3:
        return []
    return ["done", ("size", 1), ("size", 2)]


@ALIEN.ability(W.ENCOUNTER_START, role=Role.OFFENSE, must=True)
async def interview(use: Use) -> None:
    g, seat, source = use.g, use.seat, use.source
    others, hand, homes = g.clockwise(seat), list(g.hand(seat)), list(g.colonies(seat))
    faces = ["attack-08", "negotiate", "flare-zombie"]
    answers: list[Any] = [
        await Pick(seat, SEAT, source, ["nobody", *others]),
        await Pick(seat, CARD, source, hand) if hand else None,
        await Pick(seat, FACE, source, faces),
        await Pick(seat, PLACE, source, [*homes, GATE, WARP]),
        await Pick(seat, PLANET, source, homes) if homes else None,
        await Pick(seat, COUNT, source, [2, 3, 5]),
        await Pick(seat, WORD, source, WORD.words),
        await Pick(seat, ABILITY, source, [f"{ALIEN.id}.interview", "zombie.immortality", *hand[:1]]),
        await Pick(seat, SPECIES, source, ["zombie", "void", ALIEN.id]),
        await Offer(seat, OFFER, source, ["pass", *others], "pass"),
        await Number(seat, NUMBER, source, 1, 7, 4, {"seat": seat}),
        await PickSome(seat, SOME_CARDS, source, hand, 0, min(2, len(hand))) if hand else None,
        await PickSome(seat, SOME_SEATS, source, others, 1, len(others)),
        await PickSome(seat, SOME_WORDS, source, list(SOME_WORDS.words), 1, 2),
        await PickSome(seat, SOME_PLANETS, source, homes, 0, min(2, len(homes))) if homes else None,
        await PickSome(seat, SOME_FACES, source, faces, 2, 2),
    ]
    if ships := g.sources(seat):
        answers.append(await Distribute(seat, LEAVING, source, ships, 1, min(3, sum(n for _, n in ships))))
    if homes:
        answers.append(await Distribute(seat, ARRIVING, source, [(home, 2) for home in homes], 2, 2))
    answers.append(await Compose(seat, COMPOSE, source, _grammar))
    answers += await Together([Pick(one, TOGETHER, source, TOGETHER.words, secret=True) for one in (seat, *others)])
    g.emit(f"{ALIEN.id}_satisfied", source, seat=seat, number=len(answers))
