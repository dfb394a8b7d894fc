"""Usurper: once cards are down, every ally lays one; it may use one of its own side and give its opponent one
blindly."""

from ..api import (
    DEFENSE,
    EACH,
    OFFENSE,
    Alien,
    Brings,
    LaysBlind,
    MustPlay,
    Of,
    PowerUse,
    Result,
    Ride,
    Role,
    SelectsFirst,
    Together,
    Use,
    W,
)

ALIEN = Alien("usurper")
KEEP, LEAVE = "own-choice", "their-choice"
LAID = ALIEN.prompt("laid-card", Of.CARD, brings={EACH: Brings(replaces=True)})
OWN = ALIEN.prompt("own", Of.FACE, (KEEP,), brings={EACH: Brings(replaces=True)})
OTHER = ALIEN.prompt("other", Of.SEAT, (LEAVE,))
DICTATED = (MustPlay, SelectsFirst, LaysBlind)


def _free(use: Use[object], side: int) -> list[int]:
    """The allies of a side, unless an effect dictates what their main player plays."""
    dictated = any(use.e.constraint(kind, use.g.main(side)) is not None for kind in DICTATED)
    return [] if dictated else use.g.allies(side)


@ALIEN.ability(W.SELECTED_FIRST, role=Role.MAIN, when=lambda use: bool(_free(use, OFFENSE) or _free(use, DEFENSE)))
async def accroach(use: PowerUse, looks: bool = False) -> None:
    """Each ally lays an encounter card. Usurper sees those of its own side; with the super flare all of them."""
    g, mine = use.g, _free(use, use.side)
    theirs = [ally for ally in _free(use, 1 - use.side) if ally not in mine]  # one on both sides lays one card
    for ally in (*mine, *theirs):
        await use.ensure_encounter_card(W.PLANNING_HAND, seat=ally)
    mine, theirs = ([ally for ally in allies if g.has_encounter_card(ally)] for allies in (mine, theirs))
    asked = [use.pick(LAID, g.encounter_cards(ally), seat=ally, secret=True) for ally in (*mine, *theirs)]
    laid: dict[int, int] = dict(zip((*mine, *theirs), await Together(asked), strict=True))
    seen = (*mine, *theirs) if looks else mine
    for ally in seen:
        use.show_cards(ally, [laid[ally]])
    cards = {ally: (ally, g.s.faces[card] if ally in seen else "", g.back(card)) for ally, card in laid.items()}
    if mine:
        shown = {g.s.faces[laid[ally]]: ally for ally in reversed(mine)}
        about = {"laid": tuple(cards[ally] for ally in mine)}
        face = await use.pick(OWN, [KEEP, *sorted(shown)], about=about, secret=True)
        if face != KEEP:
            use.replace_facedown(use.side, shown[face], laid[shown[face]])
    if theirs:
        about = {"laid": tuple(cards[ally] for ally in theirs)}
        ally = await use.pick(OTHER, [LEAVE, *theirs], about=about)
        if ally != LEAVE:
            use.replace_facedown(1 - use.side, int(ally), laid[int(ally)])


@ALIEN.later
def count_allies(use: Use) -> None:
    """The side with more allied ships wins, without any cards; a tie goes to the defense."""
    offense, defense = (sum(ships for _, _, ships in use.ally_ships(side)) for side in (OFFENSE, DEFENSE))
    use.decide(Result("won", OFFENSE if offense > defense else DEFENSE, how="declared"))


@ALIEN.wild(W.ALLIANCE_BEFORE, role=Role.MAIN)
def by_numbers(use: Use) -> None:
    """Only the number of allied ships will decide, as they are at the end of the alliance phase."""
    use.instead_of_cards(count_allies)


@ALIEN.rides(accroach, role=Role.MAIN, when=lambda use: bool(_free(use, 1 - use.side)))
def look_first(use: Use[Ride]) -> bool:
    """A look at the cards of the opposing allies."""
    return True
