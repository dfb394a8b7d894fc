"""The questions of the rules themselves. What an alien or a card asks is declared in its own file."""

from typing import NamedTuple

from warptable.kernel import Of, Prompt

from .pieces import SECOND
from .windows import MOMENTS


class Brings(NamedTuple):
    """What an answer brings to whoever gives it; below zero, what it costs."""

    cards: int = 0  # from the deck
    ships: int = 0  # from the warp; below zero: to the warp
    face: bool = False  # the card that the question is about
    hand: int | None = None  # the hand is cut down to this many cards
    sent: int = 0  # 1: more own ships in the encounter, -1: fewer
    total: int = 0  # points for the answering side
    replaces: bool = False  # the card that is named takes the place of the seat's own encounter card
    adds: bool = False  # the card that is named adds its value to the seat's side
    wins: bool = False  # the seat's side wins
    yields: bool = False  # the offense lands without a fight
    asked: bool = False  # it is a price for ships of the victim (`ships`), who may refuse to pay it
    freed: bool = False  # own ships (`ships`) for cards, reward cards among them, and a colony on a planet
    paid: int = 0  # own ships that go to the warp, from where whoever answers likes
    swap: int = 0  # a card of the hand for another one of its type from the discards, attacks at most this far apart


DRIVE_OUT = "drive-out"
"""A seat, together with its colonies in the home system of the seat that is asked."""
OF_GAP = "gap"
"""A planet, for the place between it and the next planet of its system."""
REINFORCEMENT = "reinforcement"
"""The number of a card to be played, or a card and the side that it is played for."""

OF_TECH = "tech"
"""A tech: by its place among those of the seat that is asked, or as a pair of a word and that place; one that lies open
elsewhere, by its name."""
OF_SLOT = "tech-slot"
"""A tech of another seat (`whose`), by its place among those of that seat."""


def played_as(option: object) -> str:
    """The face as which an option plays a card that shows something else: (card, face), with a third number for the
    flare that makes it possible. Empty for any other option."""
    match option:
        case (int(), str(face), *_):
            return face
    return ""


CHOOSE_ALIEN = Prompt("choose-alien", Of.ALIEN)
REGROUP = Prompt("regroup", Of.PLACE, ("leave",))
WILD = Prompt("wild", Of.SEAT)
OWN_COLOUR = Prompt("own-colour", DRIVE_OUT, ("redraw", "attack-at-home", "resettle"))
AIM = Prompt("aim", Of.PLANET)
COLONIST = Prompt("colonist", Of.SEAT)
LAUNCH = Prompt("launch", Of.LEAVING)
INVITE = Prompt("invite", Of.SEAT)
ALLY = Prompt("ally", Of.WORD, ("decline", "offense", "defense"), declines="decline")
WHICH_SIDE = Prompt("which-side", Of.WORD, ("offense", "defense"))
ALLY_SHIPS = Prompt("ally-ships", Of.LEAVING)
WARP_SHIPS = Prompt("warp-ships", Of.LEAVING)
OUT_OF_WARP = Prompt("out-of-warp", Of.LEAVING)
TAKE_BACK_FACE = Prompt("take-back-face", Of.FACE, gains=True)
ENCOUNTER_CARD = Prompt("encounter-card", Of.CARD)
REINFORCE = Prompt("reinforce", REINFORCEMENT, ("pass",))
DEAL = Prompt("deal", Of.TERM, ("accept", "propose", "refuse", "wait"))
TALK = Prompt("talk", Of.TERM, ("accept", "propose", "refuse", "wait"))
DEAL_COLONY = Prompt("deal-colony", Of.LEAVING, few=True)
FOUND_PLANET = Prompt("found-planet", Of.PLANET)
SHIPS_HOME = Prompt("ships-home", Of.ARRIVING)
LOSE_SHIPS = Prompt("lose-ships", Of.LEAVING)
WHICH_SHIPS = Prompt("which-ships", Of.WORD, ("with-it", "without-it"))
MARK_SHIP = Prompt("mark-ship", Of.PLANET)
NEW_MARKER = Prompt("new-marker", Of.PLACE, ("no-marker",), declines="no-marker")
SHIPS = ("flagship", "salvage-vessel")
ONE_SPECIAL = Prompt("one-special", Of.WORD, (*SHIPS, *(SECOND + ship for ship in SHIPS)))
WHICH_TAKEN = Prompt("which-taken", Of.WORD, ("with-it", "without-it"))
HOW_MANY_TAKEN = Prompt("how-many-taken", Of.NUMBER)
HOW_MANY_MARKED = Prompt("how-many-marked", Of.NUMBER)
PEEK = Prompt(
    "peek",
    Of.WORD,
    (
        *("top-of-deck", "top-of-rewards", "top-of-destiny", "top-of-techs", "slot-card", "kicker-card", "laid-card"),
        *("aside-card", "sheet-card", "tech-card", "facedown-tech", "facedown-sheet"),
    ),
)
PEEK_OWNER = Prompt("peek-owner", Of.SEAT)
COMPENSATION = Prompt("compensation", Of.NUMBER)
COMPENSATION_CARDS = Prompt("compensation-cards", Of.CARD)
COMPENSATION_FACE = Prompt("compensation-face", Of.FACE, gains=True)
ROTATE = Prompt("rotate", Of.ALIEN, ("keep",), declines="keep")
INTIMIDATE_OFFER = Prompt("intimidate-offer", Of.SEAT, ("keep-card",), declines="keep-card")
REWARD_SHIPS = Prompt("reward-ships", Of.NUMBER)
REWARD_CARDS = Prompt("reward-cards", Of.NUMBER)
REWARD_BACKS = Prompt("reward-backs", Of.NUMBER)
ANY_OWNER = Prompt("any-owner", Of.SEAT, harms=True)
ANY_SHIP = Prompt("any-ship", Of.PLACE, harms=True)
TAKE_REWARDS = Prompt("take-rewards", Of.NUMBER)
SECOND_ENCOUNTER = Prompt("second-encounter", Of.WORD, ("stop", "go-on", "new-tech"), declines="stop")
NEXT_OR_TECH = Prompt("next-or-tech", Of.WORD, ("go-on", "new-tech"))
KEEP_TECH = Prompt("keep-tech", OF_TECH)
WHICH_TECH = Prompt("which-tech", OF_SLOT, harms=True)
RESEARCH = Prompt("research", Of.PLANET)
NEW_HAND = Prompt("new-hand", Of.WORD, ("draw-hand", "off-sheet"))
ORDER_USES = Prompt("order-uses", Of.USE)

TURN_UP = "turn-up"
TAKE_BACK = "take-back"
"""The word for turning up a hidden power (F-VHID-2)."""

WINDOWS: dict[int, Prompt] = {int(window): Prompt(f"window-{window.name}", Of.USE) for window in MOMENTS}
"""The question that each window asks: what to use."""

ENGINE: tuple[Prompt, ...] = tuple(prompt for prompt in tuple(globals().values()) if isinstance(prompt, Prompt))
"""All questions of the rules, without the windows."""
