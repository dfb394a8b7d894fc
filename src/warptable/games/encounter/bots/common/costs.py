"""Uses that have their price: what a power declares (`Ability.brings`), weighed against what it costs."""

from collections.abc import Sequence
from functools import lru_cache

from warptable.kernel.decisions import Option

from ...engine.content.registry import all_aliens
from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.prompts import Brings
from .hand import worth_in_hand
from .reading import SHIP_WORTH, Reading
from .ships import MANY_IN_WARP, SHORTAGE, spare_price

SCARCER = 5 * SHORTAGE
"""What a ship is worth more for each one that is stuck in the warp."""


@lru_cache(maxsize=1)
def declared() -> dict[Option, Brings]:
    """What uses cost and bring, by ability, as far as that is declared."""
    parts = [(*alien.abilities, *alien.flares, *alien.house) for alien in all_aliens().values()]
    abilities = [ability for part in parts for ability in part]
    return {ability.id: ability.brings for ability in abilities if ability.brings is not None}


def brings_of(r: Reading, option: Option) -> Brings | None:
    """What an option of an offer costs and brings, an ability or a flare in my hand, if it says so."""
    held = r.hand().get(option) if isinstance(option, int) else None
    if held is None or held.type is not CardType.FLARE:
        return declared().get(option)
    alien = held.id.removeprefix("flare-")
    mine = any(sheet.alien == alien for sheet in r.seats[r.me].sheets)
    return declared().get(f"{alien}.{'super' if mine else 'wild'}")


def brings_nothing(option: Option) -> bool:
    """Does this use say that it brings nothing by itself? Whoever uses it needs a reason, and bots look for none."""
    return declared().get(option) == Brings()


def worth_of_use(r: Reading, brings: Brings) -> float:
    """What a use is worth to me that costs and brings this."""
    worth = -brings.paid * price_of_ship(r)
    if brings.swap:
        lying = _lying(r)
        worth += max((_gain(face, lying, brings.swap) for face in set(r.hand().values())), default=0.0)
    return worth


def price_of_ship(r: Reading) -> float:
    """What a ship costs that goes to the warp from where I like."""
    return SHIP_WORTH + spare_price(r) + SCARCER * max(0, r.view.warp[r.me] - MANY_IN_WARP)


def worth_of_swap(r: Reading, mine: Face, within: int) -> float:
    """What I gain if this card of mine becomes the best one of its type in the discards, an attack one of a value not
    too far away. Below zero if all are worse, nothing if there are none."""
    return _gain(mine, _lying(r), within)


def _lying(r: Reading) -> list[Face]:
    """What lies in the discards, each face once."""
    return [FACES[face] for face in {face for _, face in (*r.view.discard, *r.view.reward_discard)}]


def _gain(mine: Face, lying: Sequence[Face], within: int) -> float:
    like = [face for face in lying if face.type is mine.type and face.id != mine.id]
    if mine.type is CardType.ATTACK:
        like = [face for face in like if abs(face.value - mine.value) <= within]
    return max((worth_in_hand(face) for face in like), default=worth_in_hand(mine)) - worth_in_hand(mine)
