"""What is drawn over the sentences of a feat, in every game."""

from __future__ import annotations

from ..art.icons import icon
from ..art.palette import Look
from ..art.ships import ship_icon
from ..html import Html, Svg, tag


def card_shown(picture: Svg) -> Html:
    return tag("span", picture, class_="stage-part-card")


def arrow(name: str = "right") -> Html:
    return tag("span", icon(name, 22), class_="stage-part-arrow")


def fleet(seat: Look, ships: int) -> Html:
    return tag("span", ship_icon(seat, 40), tag("b", ships), class_="stage-part-fleet")


def number_shown(number: int | str) -> Html:
    return tag("b", number, class_="stage-part-number")
