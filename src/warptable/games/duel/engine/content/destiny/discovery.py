"""The discovery cards: a new planet, and a duel on it."""

from ..api import (
    ALL,
    EVENT,
    REFRESH,
    Befriend,
    Bombard,
    Choose,
    Draw,
    Each,
    FromPile,
    Gain,
    LoseSent,
    Ready,
    Recover,
    Switches,
    Unfriend,
    discovery,
    loser,
    winner,
)

CARDS = (
    discovery("vacant-shipyard", 8, EVENT, loser(Recover(8))),
    discovery(
        "its-full-of-stars",
        1,
        EVENT,
        loser(Choose((("recover", (Recover(3),)), ("destroy", (Bombard(3),))))),
        switches=Switches(from_warp=True),
    ),
    discovery("wide-eyed-arrival", 6, REFRESH, loser(Unfriend(may=True), Befriend(may=True))),
    discovery("crowded-orbit", 6, EVENT, loser(Ready(2)), switches=Switches(extra=1)),
    discovery("peaceful-landing", 12, REFRESH, loser(Befriend(), Draw(1)), switches=Switches(tactics=False)),
    discovery("rich-veins", 4, EVENT, winner(Gain(2))),
    discovery("meteor-shower", 7, EVENT, loser(Recover(3), Draw(1)), on_sent=(LoseSent(3, 1),)),
    discovery("ancient-library", 5, REFRESH, loser(FromPile()), before_plans=(Each((Draw(2),)),)),
    discovery("foggy-landing", 9, REFRESH, loser(Recover(4)), switches=Switches(late=True)),
    discovery("gladiator-arena", 3, EVENT, winner(Ready(ALL)), switches=Switches(blast=1)),
    discovery("tiny-rock", 10, REFRESH, loser(Gain(1), Draw(2)), switches=Switches(dial_limit=2)),
    discovery("royal-homeworld", 6, EVENT, winner(Befriend(), Befriend(may=True))),
    discovery("twin-sunrise", 5, REFRESH, loser(Draw(2)), switches=Switches(loser_stays=True)),
)
