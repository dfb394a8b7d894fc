"""What texts of aliens and envoys do, said about a use. Content calls these; `seat` is whom it is about, the owner
by default."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from warptable.kernel import DONE, Compose, Option, Prompt

from ..model import prompts
from ..model.frame import Extra, Modifier, Result
from ..model.layers import Layer
from ..model.places import SUPPLY
from ..model.tactics import Half
from ..verbs import cards as card_verbs
from ..verbs import envoys as envoy_verbs
from ..verbs import frame as frames
from ..verbs import ships as ship_verbs
from ..verbs import table
from ..verbs import tactics as tactic_verbs
from . import clout, fleet, friendship, hands, tactics
from .reckoning import Bout
from .roles import check_roles

if TYPE_CHECKING:
    from .use import Use

OWNER = -1
"""In place of a seat: whoever has the text."""


def _seat(use: Use[Any], seat: int) -> int:
    return use.seat if seat == OWNER else seat


# ---------------------------------------------------------------- ships


async def recover(use: Use[Any], number: int, seat: int = OWNER) -> int:
    """Ships come back from the Warp, as many as there are; how many."""
    return await fleet.recover(use.g, _seat(use, seat), number, use.source)


async def destroy(use: Use[Any], seat: int, number: int, *, place: int | None = None, keep: int = 0) -> int:
    """Ships of a seat are destroyed, on the planet of the duel unless a place is named; `keep` of them stay. How
    many."""
    where = use.planet if place is None else place
    return await fleet.destroy(use.g, seat, number, where, use.source, keep=keep)


def retreat(use: Use[Any], seat: int, number: int, *, keep: int = 0) -> None:
    """Ships of a seat retreat from the planet of the duel; `keep` of them stay."""
    fleet.retreat(use.g, seat, max(0, min(number, use.ships(seat) - keep)), use.planet, use.source)


def send(use: Use[Any], number: int, *, tile: int | None = None) -> None:
    """Own ships go from the supply to a planet, that of the duel unless one is named; these are not sent by dial."""
    there = min(number, use.g.ships(use.seat, SUPPLY))
    if there:
        ship_verbs.send(use.g, use.seat, there, use.planet if tile is None else tile, use.source)
        check_roles(use.g)


def make_warpplanet(use: Use[Any]) -> None:
    """D-WRP-01: the top planet of the stack comes onto the Warp, if there is one and no Warpplanet yet."""
    if use.g.s.stack and use.g.s.warpplanet < 0:
        table.make_warpplanet(use.g, use.source)


# ---------------------------------------------------------------- cards


def draw(use: Use[Any], number: int, seat: int = OWNER) -> list[int]:
    """Draw from the deck."""
    return card_verbs.draw(use.g, _seat(use, seat), number, "text", use.source)


def draw_up(use: Use[Any], seat: int = OWNER) -> int:
    """Draw to the hand limit."""
    return hands.draw_up(use.g, _seat(use, seat), "text", use.source)


def gain(use: Use[Any], number: int, seat: int = OWNER) -> list[int]:
    """Gain reinforcements."""
    return card_verbs.gain(use.g, _seat(use, seat), number, use.source)


async def choose_cards(
    use: Use[Any], low: int, high: int, seat: int = OWNER, *, prompt: Prompt = prompts.DISCARD
) -> tuple[int, ...]:
    """Cards of a hand by its owner's choice, in secret; nothing moves."""
    return await hands.choose_cards(use.g, _seat(use, seat), low, high, use.source, prompt=prompt)


async def discard(use: Use[Any], number: int, seat: int = OWNER) -> tuple[int, ...]:
    """Discard cards of the owner's choice; a cost must be affordable (`when`)."""
    return await hands.discard(use.g, _seat(use, seat), number, use.source)


def discard_these(use: Use[Any], cards: Sequence[int], seat: int = OWNER) -> None:
    """Discard these cards of a hand."""
    card_verbs.discard(use.g, _seat(use, seat), cards, "text", use.source)


def need_card(use: Use[Any], seat: int = OWNER) -> None:
    """D-HAND-05: draw up if a card must be used and there is none."""
    hands.need_card(use.g, _seat(use, seat))


async def give(use: Use[Any], number: int) -> tuple[int, ...]:
    """Give cards of one's choice to the opponent."""
    chosen = await choose_cards(use, number, number, prompt=prompts.GIVE)
    if chosen:
        card_verbs.give(use.g, use.seat, chosen, use.source)
    return chosen


def random_cards(use: Use[Any], seat: int, number: int) -> list[int]:
    """Cards of a hand at random; nothing moves."""
    return card_verbs.random_cards(use.g, seat, number)


def exchange(use: Use[Any], own: Sequence[int], others: Sequence[int]) -> None:
    """These cards of both hands change owners."""
    pair = (own, others) if use.seat == 0 else (others, own)
    card_verbs.exchange(use.g, pair, use.source)


def take_random(use: Use[Any], number: int) -> list[int]:
    """Take cards at random from the opponent's hand."""
    return card_verbs.take_random(use.g, use.seat, number, use.source)


def show(use: Use[Any], seat: int, cards: Sequence[int]) -> None:
    """Cards of a hand are shown to the other seat."""
    card_verbs.show(use.g, seat, cards, use.source)


def take_back(use: Use[Any], card: int, seat: int = OWNER) -> None:
    """A card of a seat's discard pile comes back to its hand."""
    card_verbs.take_back(use.g, _seat(use, seat), card, use.source)


def put_under(use: Use[Any], card: int) -> None:
    """A card of the hand comes facedown under the alien."""
    card_verbs.put_under(use.g, use.seat, card, use.source)


def from_under(use: Use[Any], card: int) -> None:
    """A card under the alien comes back to the hand."""
    card_verbs.from_under(use.g, use.seat, card, use.source)


def discard_under(use: Use[Any], cards: Sequence[int]) -> None:
    """Cards under the alien are discarded."""
    card_verbs.discard_under(use.g, use.seat, cards, use.source)


# ---------------------------------------------------------------- tactics


async def ready(use: Use[Any], number: int, seat: int = OWNER, *, but: Collection[int] = ()) -> tuple[int, ...]:
    """Ready spent tactics of the owner's choice, as many as there are."""
    return await tactics.ready(use.g, _seat(use, seat), number, use.source, but=but)


async def spend(use: Use[Any], number: int, seat: int = OWNER, *, but: Collection[int] = ()) -> tuple[int, ...]:
    """Spend readied tactics of the owner's choice, as many as there are."""
    return await tactics.spend(use.g, _seat(use, seat), number, use.source, but=but)


def choose_anew(use: Use[Any], seat: int, *, told: bool) -> None:
    """A seat may choose its tactic again, once promises and looks are over."""
    frames.allow_anew(use.g, seat, use.source, told=told)


def peek(use: Use[Any]) -> None:
    """Look at the opponent's tactic and half."""
    frames.peek(use.g, use.seat, use.source)


def show_half(use: Use[Any], half: Half) -> None:
    """A further half of the tactic shown is resolved, and counts as revealed."""
    frames.show_half(use.g, use.seat, half)


def give_up_second(use: Use[Any], seat: int) -> None:
    """A second tactic is shown and spent without effect (D-GAP-39)."""
    tactic = use.frame.laid[seat].second
    frames.give_up_second(use.g, seat)
    tactic_verbs.spend(use.g, seat, [tactic], use.source)


# ---------------------------------------------------------------- plans and clout


def bout_now(use: Use[Any]) -> Bout:
    """The duel or contest as plain data, for what formulas say about it."""
    return clout.bout_of(use.g)


def printed(use: Use[Any], seat: int) -> int:
    """D-GAP-31: the printed value of a seat's plan."""
    return clout.printed(use.g, seat)


def add_clout(use: Use[Any], amount: int, seat: int = OWNER) -> None:
    """Add to a clout until the round ends."""
    modify(use, Layer.ADD, seat=_seat(use, seat), amount=amount)


def modify(use: Use[Any], layer: Layer, *, seat: int, op: str = "add", amount: int = 0) -> None:
    """Leave a change in a layer until the round ends; `seat` -1 means both. `op` is `add`, `set` or a declared one."""
    frames.modify(use.g, Modifier(layer, use.source, seat, op, amount))


def replace_plan(use: Use[Any], card: int) -> None:
    """D-GAP-36: a card of the hand takes the place of all own plans laid."""
    frames.replace_plan(use.g, use.seat, card, use.source)


def lay_open(use: Use[Any], seat: int) -> None:
    """This seat lays its plan first and faceup."""
    frames.demand_open(use.g, seat)


async def roll_out(use: Use[Any], seat: int) -> None:
    """A seat plays now all reinforcements that it wants to use, and none later."""
    cards = use.g.reinforcements(seat)

    def following(partial: list[Option]) -> list[Option]:
        if partial and partial[-1] == DONE:
            return []
        played = [pick[0] for pick in partial]
        return [DONE, *((card, on) for card in cards if card not in played for on in (seat, 1 - seat))]

    might = use.g.uniform and bool(use.g.seats[seat].hand)
    if cards or might:
        for pick in await Compose(seat, prompts.ROLL_OUT, use.source, following, secret=True):
            if pick != DONE:
                frames.play_reinforcement(use.g, seat, pick[0], pick[1], use.source)
    frames.silence(use.g, seat)


def take_extra(use: Use[Any], extra: Extra) -> None:
    """A reinforcement that was played comes to one's own hand."""
    frames.take_extra(use.g, use.seat, extra, use.source)


# ---------------------------------------------------------------- words, tokens, envoys


def say(use: Use[Any], what: str, word: int | str, seat: int = OWNER) -> None:
    """Announce something; `use.frame.said[what]` remembers it for this duel or contest."""
    frames.say(use.g, _seat(use, seat), what, word, use.source)


def note(use: Use[Any]) -> None:
    """Remember that this seat used this text in this duel or contest (`use.noted`)."""
    if not use.noted:
        table.mark_used(use.g, use.note, "duel")


def remember(use: Use[Any], name: str, word: int | str) -> None:
    """Put something on one's own alien card, for good and for everybody to see."""
    table.remember(use.g, use.seat, name, word)


def count(use: Use[Any], name: str, change: int) -> int:
    """Put tokens on one's own alien card or take some off; how many lie there now."""
    return table.count(use.g, use.seat, name, change, use.source)


def add_tokens(use: Use[Any], change: int) -> int:
    """Put tokens on the envoy whose text this is, or take some off; how many lie there now."""
    return envoy_verbs.add_tokens(use.g, use.envoy, change, use.source).tokens


async def part(use: Use[Any]) -> None:
    """Decrease the friendship with the envoy whose text this is."""
    await friendship.move(use.g, use.seat, use.envoy.icon, -1, use.source)


# ---------------------------------------------------------------- winning


def win_at_once(use: Use[Any]) -> None:
    """The owner wins the duel or contest whatever the clouts are; prize or effect come after what else must be done at
    the reveal."""
    values = clout.printed(use.g, 0), clout.printed(use.g, 1)
    frames.decide(use.g, Result(use.seat, use.other, "automatic", (), values), use.source)


def win_game(use: Use[Any]) -> NoReturn:
    """D-GAP-26: the owner wins the game at once."""
    table.end_game(use.g, [use.seat], use.ability.source, use.source)
