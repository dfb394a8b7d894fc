"""Another world that one seat cannot tell from this one: everything it cannot know is dealt anew.

The session keeps a checkpoint and a journal. The other world is made at the checkpoint and the journal is fed to it
again, so that its open question is computed from the new cards, not copied.
"""

from typing import Any

from tests.properties.play import encoded
from warptable.games.encounter.engine.imagine import flares_on_sheets
from warptable.games.encounter.engine.model.cards import FACES, CardType, flare_of
from warptable.games.encounter.engine.model.piles import back_of
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import PASS, Entry, Rng, Session


def journal(session: Session[State]) -> list[Entry]:
    """The answers since the checkpoint."""
    return session.basis()[1]


def hidden_cards(session: Session[State], seat: int) -> list[int]:
    """The cards whose face this seat knows neither now nor at the checkpoint.

    A hand without encounter card is left alone: it is about to be shown, and questions on the way there tell so.
    """
    state, bit = session.state, 1 << seat
    shown = {card for player in state.seats if not _has_encounter(state, player.hand) for card in player.hand}
    pairs = zip(state.seen, session.basis()[0].seen, strict=True)
    return [card for card, (now, before) in enumerate(pairs) if not (now | before) & bit and card not in shown]


def _has_encounter(state: State, hand: list[int]) -> bool:
    return any(FACES[state.faces[card]].encounter for card in hand)


def redealt(session: Session[State], seat: int, rng: Rng, *, by_type: bool) -> State:
    """The checkpoint of a session with everything changed that this seat cannot know *now*.

    `by_type`: attacks change places with attacks only, and so on: then nothing that is public by the rules (who has
    no encounter card, which types a Plague takes) can come out differently.
    """
    now, other = session.state, session.basis()[0].clone()
    hidden = hidden_cards(session, seat)
    facedown = [card for e in now.frames for card in e.facedown if card in hidden]
    groups: dict[tuple[str, str], list[int]] = {}
    for card in hidden:
        kind = FACES[other.faces[card]].type if by_type else "any"
        groups.setdefault((back_of(other.piles, card), kind), []).append(card)
    for group in groups.values():
        faces = [other.faces[card] for card in group]
        rng.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            other.faces[card] = face
    _redeal_box(session, other, hidden, rng)
    for card in facedown:  # what kind of card was laid is public: an encounter card, a kicker, an intimidate
        if not fits(now, other, card, card):
            swaps = [c for c in hidden if c not in facedown and back_of(now.piles, c) == back_of(now.piles, card)]
            swap = next(c for c in swaps if fits(now, other, card, c))
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]
    _keep_encounter_cards(now, other, seat, hidden, facedown)
    left = len(now.destiny.draw)
    assert other.destiny.draw[:left] == now.destiny.draw
    undrawn = other.destiny.draw[:left]
    rng.shuffle(undrawn)
    other.destiny.draw[:left] = undrawn
    _redeal_aliens(other, seat, rng)
    _redeal_techs(now, other, seat, rng)
    other.rng = Rng(rng.bits() << 16)
    return other


def _redeal_box(session: Session[State], other: State, hidden: list[int], rng: Rng) -> None:
    """Flares in the box, and those that the seat has not seen: but everybody knows which flares were named at set-up,
    that those of the aliens at the table are in the game (F-SETUP-5), and that the cards on some sheets are flares."""
    if other.box is None:
        return
    at_table = {flare_of(sheet.alien) for player in other.seats for sheet in player.sheets if not sheet.hidden}
    named = {*map(flare_of, session.options.flares or ()), *at_table}
    unseen = [card for card in hidden if FACES[other.faces[card]].type is CardType.FLARE]
    for card in flares_on_sheets(other):
        if card in hidden and card not in unseen:
            swap = next(one for one in unseen if one not in flares_on_sheets(other))
            unseen.remove(swap)
            other.faces[card], other.faces[swap] = other.faces[swap], other.faces[card]
            unseen.append(card)
    unseen = [card for card in unseen if other.faces[card] not in named]
    kept = [face for face in other.box.flares if face in at_table]
    pool = [face for face in other.box.flares if face not in kept] + [other.faces[card] for card in unseen]
    rng.shuffle(pool)
    for card in unseen:
        other.faces[card] = pool.pop()
    other.box.flares = sorted([*pool, *kept])


def fits(now: State, other: State, card: int, instead: int) -> bool:
    """Is the face of one card in the other world of the kind that everybody knows another one to be of?"""
    laid, face = FACES[now.faces[card]], FACES[other.faces[instead]]
    return face.encounter if laid.encounter else face.type is laid.type


def _keep_encounter_cards(now: State, other: State, seat: int, hidden: list[int], fixed: list[int]) -> None:
    """A hand that holds an encounter card holds one in the other world too: without one it would be shown."""
    for number, player in enumerate(now.seats):
        if number == seat or not _has_encounter(now, player.hand):
            continue
        if not _has_encounter(other, player.hand):
            for mine in [card for card in player.hand if card in hidden]:
                draw = now.piles[back_of(now.piles, mine)].draw
                deck = [card for card in draw if card in hidden and FACES[other.faces[card]].encounter]
                if deck:
                    other.faces[mine], other.faces[deck[0]] = other.faces[deck[0]], other.faces[mine]
                    break


def _redeal_aliens(state: State, seat: int, rng: Rng) -> None:
    """Sheets in the box, and those dealt to others who have not shown theirs yet."""
    others = [player for number, player in enumerate(state.seats) if number != seat and player.dealt]
    pool = state.unused + [alien for player in others for alien in player.dealt]
    rng.shuffle(pool)
    for player in others:
        player.dealt = tuple(sorted(pool.pop() for _ in player.dealt))
    state.unused = pool


def _redeal_techs(now: State, other: State, seat: int, rng: Rng) -> None:
    """Facedown techs of others, and those in the deck, as far as the seat has not seen them by now."""
    lab, later = other.laboratory, now.laboratory
    if lab is None or later is None:
        return
    known = {*later.deck.discard, *(tech.id for tech in later.techs if tech.open or tech.owner == seat)}
    facedown = [tech for tech in lab.techs if not tech.open and tech.owner != seat and tech.id not in known]
    places = [place for place, name in enumerate(lab.deck.draw) if name not in known]
    pool = [tech.id for tech in facedown] + [lab.deck.draw[place] for place in places]
    rng.shuffle(pool)
    for tech in facedown:
        tech.id = pool.pop()
    for place in places:
        lab.deck.draw[place] = pool.pop()


def can_redeal(session: Session[State], seat: int) -> bool:
    """Has no chance been spent since the checkpoint? Then card numbers and the destiny deck are as they were.

    And nobody has named a card by a number that shows another face in the other world: a gift in a deal.
    """
    before, now = session.basis()[0], session.state
    if (
        before.rng != now.rng
        or len(before.faces) != len(now.faces)
        or before.destiny.draw[: len(now.destiny.draw)] != now.destiny.draw
        or _dealing(session)
    ):
        return False
    hidden = set(hidden_cards(session, seat))
    named = {
        pick[1] for entry in journal(session) if entry.prompt == "deal" for pick in entry.answer if pick[0] == "give"
    }
    return not session._group and not hidden & named and (session.uniform or _passes_can_go(session))


def _passes_can_go(session: Session[State]) -> bool:
    """Without the passes, an offer that was passed first and used later would be used at once."""
    used = {entry[:3] for entry in journal(session) if entry.answer != PASS}
    return not any(entry[:3] in used for entry in journal(session) if entry.answer == PASS)


def _dealing(session: Session[State]) -> bool:
    """Aliens were chosen since the checkpoint: then some of the hidden ones are not hidden any more."""
    return session.basis()[0].step == "setup.aliens" and session.state.step != "setup.aliens"


def world(session: Session[State], checkpoint: State, journal: list[Entry]) -> Session[State]:
    """The game from this checkpoint with these answers; it logs what happens from the checkpoint on."""
    return Session(session.rules, session.seed, session.options, checkpoint, session.uniform, True, [], [], journal)


def journal_for(session: Session[State], seat: int) -> list[Entry]:
    """The answers since the checkpoint. Unless seats are asked uniformly, the others' passes are left out: in another
    world they may not be asked."""
    if session.uniform:
        return journal(session)
    return [entry for entry in journal(session) if entry.seat == seat or entry.answer != PASS]


def reach(session: Session[State], seat: int) -> None:
    """Let the others pass what they are offered in this world only."""
    while session.decisions and session.decisions[0].kind == "offer" and session.decisions[0].seat != seat:
        session.answer(session.decisions[0], PASS)


def known_to(session: Session[State], seat: int) -> dict[str, bytes]:
    """Everything a seat is told: its view, what happened, what it is asked."""
    asked = [
        [d.seat, d.prompt, d.source, d.kind, list(d.options), d.default, d.about]
        for d in session.decisions
        if d.seat == seat
    ]
    told: dict[str, Any] = {
        "view": session.view(seat),
        "events": [event.seen_by(seat) for event in session.log],
        "asked": asked,
    }
    if session.uniform:
        told["waiting"] = session.waiting()
    return {name: encoded(part) for name, part in told.items()}
