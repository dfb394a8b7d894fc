"""Using a power and playing a card: announce, let it be cancelled, then let it happen."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

from warptable.kernel import PASS, GoTo, NoOptions, Offer, Pick
from warptable.kernel.moments import Moment, Occ

from ..model import prompts
from ..model.cards import CardType
from ..model.constraints import Acted, Announced, Barred
from ..model.occurrences import DISCARD, HAND, ArtifactSpent, Play, Ride
from ..model.windows import W
from ..verbs import cards as card_verbs
from ..verbs.encounter import count_flare, discount_flare, impose, settle
from ..verbs.powers import mark_used, turn_up
from .abilities import STORES, TURN_UP, Ability, Effect
from .hidden import might_turn_up
from .stash import might_take_back
from .tech_uses import might_use_tech
from .usable import Done, Uses, might_play, might_use, usable
from .ways import super_of

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet
    from .use import PowerUse, Use
    from .ways import Way

NOBODY = -1
"""Who has played a flare that does not count as played by anybody."""
Target = TypeVar("Target", bound=Play)
Change = TypeVar("Change")


def open_uses(g: Game, seat: int, window: Moment[Occ], event: Occ, done: Done = ()) -> tuple[Uses, Uses] | None:
    """What this seat must and may use now; None: it is not asked at all. No flow, because mostly it is not."""
    if not g.masks[seat] >> window & 1:
        return None
    must, may = usable(g, seat, window, event, done)
    if must or may or (g.uniform and _asked_alike(g, seat, window, event)):
        return must, may
    return None


def _asked_alike(g: Game, seat: int, window: Moment[Occ], event: Occ) -> bool:
    """By what everybody knows, might this seat have something to use? Then uniform asking asks it."""
    return (
        might_play(g, seat, window, event)
        or might_use(g, seat, window)
        or might_turn_up(g, seat, window)
        or might_use_tech(g, seat, window, event)
        or (bool(g.s.stash) and might_take_back(g, seat, window))
    )


async def choose_use(
    seat: int,
    window: Moment[Occ],
    uses: tuple[Uses, Uses],
    about: dict[str, Any] | None = None,
    rule: str = "F-TIMING-1",
) -> Use[object] | None:
    """This seat's turn in a window: its mandatory uses first, then, by this rule, an offer of the others."""
    must, may = uses
    if len(must) == 1:
        return must[0]
    if must:
        first: str = await Pick(seat, prompts.ORDER_USES, "F-TIMING-5", [use.option for use in must])
        return next(use for use in must if use.option == first)
    picked = await Offer(seat, prompts.WINDOWS[window], rule, [PASS, *(use.option for use in may)], PASS, about)
    return None if picked == PASS else next(use for use in may if use.option == picked)


async def chosen_use(g: Game, seat: int, window: Moment[Occ], event: Occ) -> Use[object] | None:
    """What this seat uses at this moment, if it has anything to use."""
    uses = open_uses(g, seat, window, event)
    return None if uses is None else await choose_use(seat, window, uses)


async def carry_out(g: Game, use: Use[object]) -> bool:
    """Use a power or play a card; False if it was cancelled. The outermost one clears the table of all cards
    played in the exchange: the zaps that answered a power as well as an artifact and what answered it (F-ART-3)."""
    if use.card >= 0 and use.ability.secret is None and not use.ability.facedown:
        return await one_exchange(g, play_card(g, use))
    if use.card < 0 and isinstance(use, g.PowerUse):
        return await one_exchange(g, announce(g, use))
    if isinstance(use, g.TechUse):
        from .laboratory import use_tech  # which sends ships home by way of windows, and these use this module

        return await one_exchange(g, use_tech(g, use))
    return await one_exchange(g, do_plainly(g, use))


async def one_exchange(g: Game, play: Awaitable[bool]) -> bool:
    """Everything that is played in answer to something belongs to one exchange; when the outermost play is over the
    table is cleared, and what answers that, too."""
    g.deeper()
    done = await play
    while g.depth == 1 and g.s.played:
        await clear_table(g)
    g.depth -= 1
    return done


async def do_plainly(g: Game, use: Use[object], *announced: object) -> bool:
    """A secret play, a card laid facedown, what a card does where it lies, what everybody may do, or what was announced
    before: neither a use of a power nor a card on the table, so it happens without an answer."""
    if use.card < 0 and use.ability.once:
        impose(g, Acted(use.seat, use.ability.id), use.source)
    await run(use.ability.effect, use, *announced)
    return True


async def announce(g: Game, use: PowerUse[object], *change: object) -> bool:
    """F-ZAP-1, F-ZAP-2: a power is used, and may be zapped at this moment. `change`: what a super flare makes of it."""
    here = use.ability.id
    ability, sheet = use.ability, use.sheet
    if ability is TURN_UP:
        turn_up(g, use.seat, sheet)
        return True
    mark_used(sheet, ability.id)
    if not ability.is_use:
        await run(ability.effect, use)
        return True
    g.emit("power_used", here, seat=use.seat, ability=here)
    rider = None
    if g.masks[use.seat] >> W.RIDER & 1:
        rider, ridden = await ride(g, use, ())
        change = ridden or change
    if sheet.zapped:  # F-FAQ-6: the zap of a riding flare turns the power off, this very use too
        use.cancel()
    if not use.cancelled and not await cancelled(g, W.USE_ANNOUNCED, use):
        await run(ability.effect, use, *change)
    elif ability.on_cancel is not None:
        await run(ability.on_cancel, use)
    if rider is not None:
        await put_away(g, rider)
    return not use.cancelled


async def ride(g: Game, use: Use[object], cards: tuple[int, ...]) -> tuple[Use[object] | None, tuple[Any, ...]]:
    """F-FLARE-6: a super flare may change this very use of its power before anybody answers it: the flare, and what it
    makes of the use, if anything. It lies on the table until that use is over, so that it is in no hand meanwhile
    (F-FAQ-17)."""
    rider = await chosen_use(g, use.seat, W.RIDER, Ride(use, use.event, cards))
    if rider is None:
        return None, ()
    g.deeper()
    change = await put_down(g, rider)
    g.depth -= 1
    return rider, () if change is None else (change,)


async def play_card(g: Game, use: Use[object]) -> bool:
    """A card is played, and put away when that is over; also a flare that takes the encounter elsewhere."""
    try:
        await put_down(g, use)
    except GoTo:
        if use.ability.flare:
            await put_away(g, use)
        raise
    await put_away(g, use)
    return not use.cancelled


async def put_down(g: Game, use: Use[object]) -> object:
    """A card goes on the table, may be cancelled, takes effect; what comes of that."""
    here = use.ability.id
    if use.way is None:
        card_verbs.to_table(g, use.seat, use.card)
    elif not await put_down_otherwise(g, use, use.way):
        use.cancel(HAND, counts=False)
        return None
    if use.ability.flare:
        stands = await play_flare(g, use)
    else:
        g.emit("card_played", here, seat=use.seat, card=use.card, face=here)
        stands = not await cancelled(g, W.CARD_PLAYED, use)
    return await run(use.ability.effect, use) if stands else None


async def put_down_otherwise(g: Game, use: Use[object], way: Way) -> bool:
    """A card goes on the table and is played differently from what it says: may that stand? A flare that opens the way
    is played first; it lies on the table until the whole exchange is over."""
    card_verbs.to_table(g, use.seat, use.card, way.store)
    if way.face:
        face = g.s.faces[use.card]
        g.emit("played_as", way.sheet.alien, seat=use.seat, card=use.card, face=face, other_face=way.face)
    if way.flare >= 0:
        opener = g.PowerUse(g, use.seat, super_of(g, way.sheet), way.sheet, way.flare, use.event)
        g.deeper()
        await put_down(g, opener)
        await put_away(g, opener)
        g.depth -= 1
        if opener.cancelled:
            return False
    return not way.power or await uses_way(g, use.seat, way.sheet, way.power)


async def plays_off(g: Game, seat: int, store: Sheet) -> bool:
    """Playing a card that lies on a sheet is a use of that sheet's power: may it stand?"""
    return await uses_way(g, seat, store, g.registry.aliens[store.alien].standing[STORES](g.power(seat, store)))


async def uses_way(g: Game, seat: int, sheet: Sheet, ability_id: str) -> bool:
    """Playing a card in such a way is a use of this ability: may it stand? The card is already where it is played, so
    that it is not an answer to itself; the table is left as it is."""
    ability = next(a for a in g.registry.aliens[sheet.alien].abilities if a.id == ability_id)
    g.deeper()
    stands = await announce(g, g.PowerUse(g, seat, ability, sheet, -1, None))
    g.depth -= 1
    return stands


async def put_away(g: Game, use: Use[object]) -> None:
    """A flare goes back to the hand (F-FLARE-2), an artifact is discarded after the whole exchange (F-ART-3)."""
    dispose(g, use)
    if use.ability.flare and not use.cancelled:
        await flare_used(g, use)


async def play_flare(g: Game, use: Use[object]) -> bool:
    """F-FLARE-3, F-FLARE-4: count it. A super flare may also be answered as a use of the power (F-FAQ-6)."""
    side = use.ability.flare
    count_flare(g, NOBODY if use.way is not None and use.way.spent else use.seat, use.card)
    face = g.s.faces[use.card]
    g.emit("flare_played", use.source, seat=use.seat, card=use.card, face=face, side=side)
    stopped = await cancelled(g, W.CARD_PLAYED, use)
    if not stopped and isinstance(use, g.PowerUse):
        stopped = await cancelled(g, W.USE_ANNOUNCED, use)
    if not use.counts:
        discount_flare(g, use.card)
    return not stopped


def dispose(g: Game, use: Use[object]) -> None:
    """Where a played card goes: to the discards (after the exchange), back to its hand, or to another seat's hand."""
    usual = HAND if use.ability.flare else DISCARD
    where = use.disposal if use.disposal != "" else usual
    if where == HAND and use.way is not None and use.way.spent and not use.cancelled:
        where = DISCARD
    if where == HAND:
        card_verbs.table_back(g, use.card)
    elif isinstance(where, int):
        card_verbs.table_to_hand(g, use.card, where, use.source)


async def flare_used(g: Game, use: Use[object]) -> None:
    """Others may react to a flare that has taken effect."""
    if g.is_active(W.FLARE_USED):
        for seat in g.order():
            while g.masks[seat] >> W.FLARE_USED & 1:
                reaction = await chosen_use(g, seat, W.FLARE_USED, use)
                if reaction is None:
                    break
                await carry_out(g, reaction)


async def do_later(g: Game, held: Announced) -> None:
    """What was announced before happens now: neither a use nor a play, so nobody answers it."""
    settle(g, held)
    alien = g.registry.aliens[held.source]
    effect = alien.laters[held.effect]
    ability = Ability(alien.id_of(effect), (), 31, True, effect, once=False, is_use=False)
    await one_exchange(g, do_plainly(g, g.Use(g, held.seat, ability, -1, None), *held.numbers))


async def kept(g: Game, card: int) -> bool:
    """Does an effect keep this played artifact for its player? Then it rests for the rest of the encounter."""
    spent = ArtifactSpent(g.played(card).seat, card)
    seat = spent.seat
    while g.masks[seat] >> W.SPENT & 1 and not spent.kept_by and g.face(card).type is CardType.ARTIFACT:
        use = await chosen_use(g, seat, W.SPENT, spent)
        if use is None:
            break
        await carry_out(g, use)
    if not spent.kept_by:
        return False
    card_verbs.table_to_hand(g, card, seat, spent.kept_by)
    impose(g, Barred(card), spent.kept_by)
    return True


async def clear_table(g: Game) -> None:
    """F-ART-3: discards of an exchange happen after it, in the order of play."""
    from .hands import discarded  # hands opens windows, which use this module

    lying = [played.card for played in g.s.played]
    gone = [(card, card_verbs.table_to_discard(g, card)) for card in lying if not await kept(g, card)]
    if g.is_active(W.DISCARDED):
        for card, seat in gone:
            await discarded(g, seat, [card])


async def cancelled(g: Game, window: Moment[Target], target: Target) -> bool:
    """Does anyone cancel this use, and does that cancel stand? The zap may itself be zapped: same rule, one deeper."""
    if not g.is_active(window):
        return False
    about = {"answering": target.name, "of": target.seat}
    again = True
    while again:
        again = False
        for seat in g.order():
            uses = open_uses(g, seat, window, target)
            answer = None if uses is None else await choose_use(seat, window, uses, about)
            if answer is None:
                continue
            await carry_out(g, answer)
            if target.cancelled:
                g.emit("cancelled", answer.name, seat=seat, ability=target.name, of=target.seat)
                return True
            again = True
            break
    return False


async def run(effect: Effect, use: Use[object], *change: object) -> object:
    """What an effect comes to. One that finds nothing to choose from ends there: what answered it may have taken the
    last ship or card."""
    try:
        made = effect(use, *change)
        return await made if hasattr(made, "__await__") else made
    except NoOptions:
        use.g.emit("nothing_to_choose", use.source, seat=use.seat)
        return None
