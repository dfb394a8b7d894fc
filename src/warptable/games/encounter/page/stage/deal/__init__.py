"""The deal board: what I give, what I get, the offers so far, the clock, and what all of it means.

Both partners see the same board; it can be used by the one whose turn it is to speak. Everybody else sees a strip with
the offers, in which cards are numbers only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from warptable.games.encounter.engine.model.outlook import Fate
from warptable.games.encounter.engine.rules.deals import ACCEPT, DEAL_LOSSES, REFUSE, WAIT
from warptable.games.encounter.words.hands import hand_order
from warptable.games.encounter.words.sentences import terms
from warptable.kernel import Compose
from warptable.table.page.html import Html
from warptable.table.page.render import render_kept
from warptable.text import capital

from ...art.cards import card_back, kind_of
from ...scene.data import Offered, StagePart, Talks
from ..consequences import deal_wins_warning, one_colony_short
from ..deal_form import ASK, ASK_REWARDS, FREE, FREE_FIELD, GIVE, GRANT, WANT
from ..drafts import Draft, beginning, in_words, not_kept, standing
from ..reveal_matchup import alien_of
from ..sides import alien_name
from ..small_map import is_new, small_map

KIND_ICONS = {
    "attack": "sword",
    "negotiate": "people",
    "morph": "spark",
    "reinforcement": "up",
    "artifact": "zap",
    "flare": "blast",
    "retreat": "undo",
    "intimidate": "eye",
    "kicker": "plus",
    "rift": "skull",
}
PHRASES = ("much", "card", "planet", "last")
"""Things said in talks, ready to be sent to the chat."""
CALLED = (60, 30, 10)
"""Seconds that are called out for those who do not see the ring."""


def deal(scene: StagePart, talks: Talks) -> Html:
    """The board for the two partners, a strip for everybody else."""
    is_partner = scene.me in talks.partners and not scene.watched
    return board(scene, talks) if is_partner else onlookers(scene, talks)


def board(scene: StagePart, talks: Talks) -> Html:
    """The board itself, usable when it is the reader's turn to speak."""
    assert scene.me is not None
    partner = talks.partners[1 - talks.partners.index(scene.me)]
    decision = scene.asked.decision if scene.asked is not None else None
    asked = decision if isinstance(decision, Compose) and decision.prompt == "deal" else None
    serial = scene.asked.serial if scene.asked is not None and asked is not None else ""
    begun = f"{scene.view.rounds}-{serial or len(talks.offers)}"  # a draft that was sent does not come back
    on_table = standing(talks)
    return render_kept(
        "encounter/stage/deal/deal.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        card_back=card_back,
        encounter=scene.view.rounds,
        serial=serial,
        begun=begun,
        standing=None if on_table is None else _standing(scene, on_table),
        partner=_party(scene, partner),
        me=_party(scene, scene.me),
        speaking=speaking(scene),
        offers_left=(asked.about or {}).get("offers_left", 0) if asked is not None else 0,
        no_deal=_no_deal(scene, talks, "stages-no-deal"),
        break_sure=_no_deal(scene, talks, "stages-break-sure"),
        not_kept=not_kept(scene.speaker, on_table, scene.me, partner),
        wins=deal_wins_warning(scene),
        again=_again(scene, talks),
        clock=clock(scene, talks),
        offers=offers(scene, talks),
        meaning=meaning(scene, talks, partner),
        phrases=[scene.t(f"stages-phrase-{phrase}") for phrase in PHRASES],
        **_choices(scene, partner, asked, beginning(scene, talks), begun),
    )


def _standing(scene: StagePart, offer: Offered) -> dict[str, Any]:
    """The offer on the table, in the reader's words."""
    assert scene.me is not None
    give, get = in_words(scene.speaker, offer, scene.me)
    nothing = scene.t("stages-nothing")
    return {"mine": offer.seat == scene.me, "gives": ", ".join(give) or nothing, "gets": ", ".join(get) or nothing}


def _fates(scene: StagePart, case: str) -> list[Fate]:
    """What the rules foresee in this case."""
    return [fate for outlook in scene.outlooks if outlook.case == case for fate in outlook.fates]


def _no_deal(scene: StagePart, talks: Talks, message: str) -> str:
    """F-DEAL-11: what it costs if there is no deal; cards may make that different for the two."""
    known = {fate.seat: fate.number for fate in _fates(scene, "no_deal")}
    cost = [known.get(seat, DEAL_LOSSES) for seat in talks.partners]
    if cost[0] == cost[1]:
        return scene.t(message, n=cost[0])
    parts = [
        scene.t("stages-no-deal-part", who=scene.speaker.who(seat), n=number)
        for seat, number in zip(talks.partners, cost, strict=True)
    ]
    return scene.t(f"{message}-each", losses=", ".join(parts))


def _again(scene: StagePart, talks: Talks) -> str:
    """F-DEAL-12: a deal is a success for the second encounter, unless it ends the game."""
    again = next((fate for fate in _fates(scene, "any_deal") if fate.what == "again"), None)
    if again is None or _ends_game(scene, talks):
        return ""
    who = scene.speaker.who(talks.partners[0])
    return scene.t("stages-means-again", who=who, card="yes" if again.number else "no")


def _ends_game(scene: StagePart, talks: Talks) -> bool:
    """Would the offer on the table let somebody win?"""
    offer = standing(talks)
    if offer is None:
        return False
    close = one_colony_short(scene)
    return any(term["kind"] == "colony" and term["receiver"] in close for term in offer.terms)


def onlookers(scene: StagePart, talks: Talks) -> Html:
    """What everybody else sees: how many cards, never which ones."""
    on_table = standing(talks)
    return render_kept(
        "encounter/stage/deal/talks.html",
        scene.speaker,
        parties=[_party(scene, seat) for seat in talks.partners],
        speaking=speaking(scene),
        clock=clock(scene, talks),
        standing=_offer(scene, on_table) if on_table is not None else None,
    )


# ---- what can be said -------------------------------------------------------------------------------


def _choices(scene: StagePart, partner: int, asked: Compose | None, draft: Draft, begun: str) -> dict[str, Any]:
    """What may be put on the board, as the rules offer it; nothing while the other one speaks."""
    assert scene.me is not None
    first = list(asked.following([])) if asked is not None else []
    asks = range(_most_asked(scene, partner, first) + 1)
    asks_rewards = range(_most_rewards(scene, partner, first) + 1)
    return {
        "may_accept": ACCEPT in first,
        "may_refuse": REFUSE in first,
        "may_wait": WAIT in first,
        "may_propose": any(isinstance(option, tuple) for option in first),
        "cards": [_held(scene, card, face) for card, face in hand_order(scene.view)],
        "asks": asks,
        "draft": draft,
        "asked_first": draft.ask if draft.ask in asks else 0,
        "asks_rewards": asks_rewards,
        "rewards_first": draft.ask_rewards if draft.ask_rewards in asks_rewards else 0,
        "grant": small_map(scene, GRANT, begun, scene.me, partner, _named(first, GRANT), draft.grant),
        "want": small_map(scene, WANT, begun, partner, scene.me, _named(first, WANT), draft.want),
        "frees": _frees(scene, asked, first, draft),
        "givable": set(_named(first, GIVE)),
        "known": [scene.speaker.card(face) for face in scene.view.seats[partner].known],
    }


def _named(options: Iterable[Any], part: str) -> list[int]:
    """What may be named for one part of a proposal."""
    return [option[1] for option in options if isinstance(option, tuple) and option[0] == part]


def _most_asked(scene: StagePart, partner: int, first: list[Any]) -> int:
    """How many cards may be asked for; while the other one speaks, as many as the rules will offer."""
    if not first:
        return scene.view.seats[partner].hand - scene.view.seats[partner].rewards
    return max([*_named(first, ASK), 0])


def _most_rewards(scene: StagePart, partner: int, first: list[Any]) -> int:
    """The same of cards with the reward back."""
    if not first:
        return scene.view.seats[partner].rewards
    return max([*_named(first, ASK_REWARDS), 0])


def _frees(scene: StagePart, asked: Compose | None, first: list[Any], draft: Draft) -> list[dict[str, Any]]:
    """Ships that a power lets a deal release from the warp. The rules rarely offer them alone, mostly together with
    something else."""
    pick = next((option for option in first if isinstance(option, tuple)), None)
    if asked is None or pick is None:
        return []
    owners = dict.fromkeys(_named([*first, *asked.following([pick])], FREE))
    return [
        {
            "field": f"{FREE_FIELD}{owner}",
            "seat": owner,
            "most": scene.view.warp[owner],
            "number": draft.free.get(owner, 0),
            "said": scene.t("stages-free", who=scene.speaker.who(owner)),
        }
        for owner in owners
    ]


def _held(scene: StagePart, card: int, face: str) -> dict[str, Any]:
    kind = kind_of(face)
    return {"card": card, "face": face, "name": scene.speaker.card(face), "kind": kind, "icon": KIND_ICONS[kind]}


def _party(scene: StagePart, seat: int) -> dict[str, Any]:
    alien = alien_of(scene.view, seat)
    return {
        "seat": seat,
        "name": scene.speaker.name(seat),
        "who": scene.speaker.who(seat),
        "alien": alien,
        "alien_name": alien_name(scene.speaker, alien),
        "cards": scene.view.seats[seat].hand,
        "me": seat == scene.me,
    }


# ---- what has been said -----------------------------------------------------------------------------


def speaking(scene: StagePart) -> int:
    """Whose turn it is to speak; -1 while that is not known."""
    return next((waiting.seat for waiting in scene.waiting if waiting.prompt == "deal"), -1)


def offers(scene: StagePart, talks: Talks) -> list[dict[str, Any]]:
    """Every proposal so far."""
    return [_offer(scene, offer) for offer in talks.offers]


def _offer(scene: StagePart, offer: Offered) -> dict[str, Any]:
    faces = None if offer.faces is None else list(offer.faces)
    return {
        "seat": offer.seat,
        "name": scene.t("stages-you") if offer.seat == scene.me else scene.speaker.name(offer.seat),
        "terms": capital(terms(scene.speaker, offer.terms, faces)),
        "standing": offer.standing,
        "mine": offer.seat == scene.me,
    }


def meaning(scene: StagePart, talks: Talks, partner: int) -> list[dict[str, Any]]:
    """Colonies and cards of both partners, now and after the offer on the table. The browser works out what a draft
    would change."""
    assert scene.me is not None
    on_table = standing(talks)
    lines = []
    for what in ("colonies", "cards"):
        for side, seat in (("mine", scene.me), ("theirs", partner)):
            known = scene.view.seats[seat]
            before = known.foreign if what == "colonies" else known.hand
            lines.append(
                {
                    "key": f"{what}-{side}",
                    "said": scene.t(f"stages-means-{what}", who=scene.speaker.who(seat)),
                    "now": before,
                    "then": before + (_change(scene, on_table, what, seat) if on_table is not None else 0),
                }
            )
    return lines


def _change(scene: StagePart, offer: Offered, what: str, seat: int) -> int:
    """How many colonies or cards a seat gains by an offer."""
    change = 0
    for term in offer.terms:
        if what == "colonies" and term["kind"] == "colony" and term["receiver"] == seat:
            change += is_new(scene, term["planet"], seat)
        elif what == "cards" and term["kind"] in ("cards", "random", "random-rewards"):
            change += term["number"] * ((term["receiver"] == seat) - (term["giver"] == seat))
    return change


# ---- the clock --------------------------------------------------------------------------------------


def clock(scene: StagePart, talks: Talks) -> dict[str, Any] | None:
    """The ring: until when there is time; None at a table without a clock."""
    if talks.ends is None or not talks.seconds:
        return None
    return {
        "ends": f"{talks.ends:.3f}",
        "seconds": round(talks.seconds),
        "called": {n: scene.t("stages-clock-called", n=n) for n in CALLED},
    }
