"""Curious: at the start of its encounters it asks a question of every shape, and nothing follows from the answers."""

from typing import Any

from warptable.games.encounter.engine.content.api import (
    GATE,
    WARP,
    Alien,
    Of,
    Role,
    Together,
    Use,
    W,
)

ALIEN = Alien("curious")
ALIEN.event("curious_satisfied", "seat number")
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
    g, seat = use.g, use.seat
    others, hand, homes = g.clockwise(seat), list(use.hand), list(g.colonies(seat))
    faces = ["attack-08", "negotiate", "flare-zombie"]
    answers: list[Any] = [
        await use.pick(SEAT, ["nobody", *others]),
        await use.pick(CARD, hand) if hand else None,
        await use.pick(FACE, faces),
        await use.pick(PLACE, [*homes, GATE, WARP]),
        await use.pick(PLANET, homes) if homes else None,
        await use.pick(COUNT, [2, 3, 5]),
        await use.pick(WORD, WORD.words),
        await use.pick(ABILITY, [f"{ALIEN.id}.interview", "zombie.immortality", *hand[:1]]),
        await use.pick(SPECIES, ["zombie", "void", ALIEN.id]),
        await use.offer(OFFER, others),
        await use.pick_number(NUMBER, 1, 7, 4, about={"seat": seat}),
        await use.pick_some(SOME_CARDS, hand, 0, min(2, len(hand))) if hand else None,
        await use.pick_some(SOME_SEATS, others, 1, len(others)),
        await use.pick_some(SOME_WORDS, list(SOME_WORDS.words), 1, 2),
        await use.pick_some(SOME_PLANETS, homes, 0, min(2, len(homes))) if homes else None,
        await use.pick_some(SOME_FACES, faces, 2, 2),
    ]
    if ships := g.sources(seat):
        answers.append(await use.distribute(LEAVING, ships, 1, min(3, sum(n for _, n in ships))))
    if homes:
        answers.append(await use.distribute(ARRIVING, [(home, 2) for home in homes], 2, 2))
    answers.append(await use.compose(COMPOSE, _grammar))
    answers += await Together([use.pick(TOGETHER, TOGETHER.words, seat=one, secret=True) for one in (seat, *others)])
    g.emit("curious_satisfied", use.source, seat=seat, number=len(answers))
