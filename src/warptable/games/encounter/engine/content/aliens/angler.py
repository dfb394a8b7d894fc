"""Angler: asks somebody on the other side for a card by name, and draws one if it is not there."""

from ..api import Alien, Brings, Of, PowerUse, Role, Use, W

ALIEN = Alien("angler")
ALIEN.event("asked_for", "seat victim face")
ALIEN.event("asked_around", "seat face")
ASKED = ALIEN.prompt("asked", Of.SEAT)
FACE = ALIEN.prompt("face", Of.FACE, gains=True)
ANSWER = ALIEN.prompt(
    "answer", Of.WORD, ("no-thanks", "hand-over"), brings={"hand-over": Brings(cards=-1)}, declines="no-thanks"
)
VICTIM = ALIEN.prompt("victim", Of.SEAT, harms=True)
LUCKY = ALIEN.memory("lucky", -1)


@ALIEN.ability(W.PLANNING_BEFORE, role=Role.MAIN)
async def fish(use: PowerUse) -> None:
    """Whoever is asked and has the card hands it over; else Angler draws one. If that is the card it has named,
    everybody sees it, and the power may be used once more."""
    g, other = use.g, 1 - use.side
    opponents = [seat for seat in (g.main(other), *g.allies(other)) if seat != use.seat]
    asked = await use.pick(ASKED, opponents)
    face = await use.pick(FACE, use.card_names())
    use.emit("asked_for", victim=asked, face=face)
    if (card := _held(use, asked, face)) >= 0:
        use.hand_over(use.seat, card, seat=asked)
        await use.explode([card])
        return
    drawn = await use.draw(1)
    if [g.s.faces[card] for card in drawn] == [face] and LUCKY[use] != g.s.encounters:
        use.show_openly(drawn[0])
        use.remember(LUCKY, g.s.encounters)
        use.use_again()


def _held(use: Use[object], seat: int, face: str) -> int:
    """A card of this face in a hand; -1 if there is none."""
    return next((card for card in use.g.hand(seat) if use.g.s.faces[card] == face), -1)


def _holders(use: Use) -> list[int]:
    return [seat for seat in use.others if use.g.hand(seat)]


@ALIEN.wild(W.NO_MATTER_WHEN, when=lambda use: bool(_holders(use)))
async def ask_around(use: Use) -> None:
    """Whoever is willing to hand over the named card gets this flare for it; if nobody is, a card is taken from a
    hand."""
    face = await use.pick(FACE, use.card_names())
    use.emit("asked_around", face=face)
    for seat in _holders(use):
        card = _held(use, seat, face)
        if await _is_willing(use, seat, card, face):
            use.hand_over(use.seat, card, seat=seat)
            use.disposal = seat
            return
    await use.take(await use.pick(VICTIM, _holders(use)), 1)


async def _is_willing(use: Use, seat: int, card: int, face: str) -> bool:
    """Asked uniformly, also those are asked who do not have the card: one option in secret."""
    answers = ANSWER.words if card >= 0 else ANSWER.words[:1]
    about = {"seat": use.seat, "face": face}
    answer: str = await use.pick(ANSWER, answers, seat=seat, about=about, secret=True)
    return answer == "hand-over"


@ALIEN.super(W.PLANNING_BEFORE, role=Role.ALLY)
async def ally(use: PowerUse) -> None:
    """The power works for an ally too."""
    await use.use_power(fish)
