"""Miser: plays from a second, protected hand, the hoard on its sheet."""

from ..api import Alien, Compensation, NewHand, Of, PowerUse, Role, Rule, Use, W

ALIEN = Alien("miser")
CARDS = ALIEN.prompt("cards", Of.CARD, gains=True)
HAND = ALIEN.prompt("hand", Of.WORD, ("first-hand", "second-hand"))


@ALIEN.setup
async def two_hands(use: PowerUse) -> None:
    """It looks at two hands and keeps one; the other is the hoard."""
    use.draw_to_sheet(use.g.edition.hand_size)
    if await use.pick(HAND, HAND.words, secret=True) == "second-hand":
        use.swap_with_sheet()


@ALIEN.ability((), once=False)
def play_from_hoard(use: Use) -> None:
    """Each card off the sheet is a use of its own; the engine plays it as if from the hand, and puts back on the sheet
    what would go back to the hand."""


def _spent(use: PowerUse) -> bool:
    """No encounter card on the sheet, and something to draw."""
    g = use.g
    return not any(g.face(card).encounter for card in use.sheet.cards) and use.cards_left()


@ALIEN.ability(W.ANY_TIME, once=False, is_use=False, when=_spent)
async def new_hoard(use: PowerUse) -> None:
    """A hoard without an encounter card is shown and discarded, and a full one is drawn."""
    await use.discard_sheet()
    use.draw_to_sheet(use.g.edition.hand_size)


@ALIEN.rule(Rule.PLAYS_OFF_SHEET)
def hoard(use: PowerUse) -> str:
    """The cards on this sheet may be played as if from the hand."""
    return "miser.play-from-hoard"


async def _aside(use: Use[object]) -> list[int]:
    """The flare itself and two other cards of the hand, or as many as there are."""
    hand = list(use.hand)
    two = min(2, len(hand))
    named = await use.pick_some(CARDS, hand, two, two, secret=True) if hand else ()
    return [use.card, *named]


@ALIEN.wild(W.NEW_HAND)
async def keep_aside(use: Use[NewHand]) -> None:
    """From a hand that is given up this flare and two cards are kept."""
    use.event.kept += await _aside(use)


@ALIEN.wild(W.COMPENSATION, when=lambda use: use.event.payer == use.seat and use.event.number > 0)
async def shield(use: Use[Compensation]) -> None:
    """This flare and two cards cannot be taken as compensation."""
    use.event.shielded += await _aside(use)


@ALIEN.super(W.ENCOUNTER_START, role=Role.OFFENSE, when=Use.cards_left)
def add_to_hoard(use: PowerUse) -> None:
    """A card off the deck goes on the sheet."""
    use.draw_to_sheet(1)
