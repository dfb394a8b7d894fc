"""The page of a campaign: the race to the goal, the games so far, and the way to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from warptable.kernel.colors import COLORS
from warptable.table.scene.campaign import CampaignGameLine, CampaignScene, CampaignSeat
from warptable.text.bundles import Who
from warptable.text.words import words_of

from ...families import pages_of
from ...html import Html
from ...page import page
from ...render import render
from ..choices import Words, words

MARKS = (0, 4, 8, 12)
"""Points that the scale names, besides the goal."""

BEGINS = {
    "A-CAMP-6": "campaign-begins-lowest",
    "A-CAMP-7": "campaign-begins-nearest",
    "A-CAMP-14": "campaign-begins-shared",
}
"""What is said of who begins, by the rule."""
DECIDED = {"score": "A-CAMP-8", "cards": "A-CAMP-10", "birthday": "A-CAMP-11", "shared": "A-CAMP-12"}
"""The rule by which a campaign was decided."""


def campaign_page(scene: CampaignScene) -> Html:
    """The document around it."""
    address = f"/c/{scene.id}"
    return page(
        scene.reader, scene.name, campaign_table(scene), path=address, current="play", live=f"{address}/ws", wide=True
    )


def campaign_table(scene: CampaignScene) -> Html:
    """`<div id="table">`: sent again whenever a game begins or ends, or somebody comes or goes."""
    say = words(scene.reader)
    join = words_of(scene.edition).speaker_about(scene.reader.locale, scene.edition, ()).join
    called = partial(_called, say, scene)
    return render(
        "lobby/campaign/text.html" if scene.reader.text_view else "lobby/campaign/campaign.html",
        t=say,
        scene=scene,
        at=f"/c/{scene.id}",
        called=called,
        standing=partial(_standing, say, scene),
        begins=_begins(say, scene),
        result=_result(say, scene, join),
        near=_near(say, scene, join),
        here=_here(say, scene, join),
        won=partial(_won, say, scene, join),
        began=lambda game: say("campaign-began", who=_who(scene, game.starter)),
        rule=DECIDED["birthday"] if scene.birthdays else DECIDED.get(scene.decided_by, ""),
        marks=MARKS,
        full=max(scene.goal, *(seat.score for seat in scene.seats)),
        card_back=pages_of(scene.edition).card_back,
        newest_first=tuple(reversed(scene.games)),
    )


def _called(say: Words, scene: CampaignScene, number: int) -> str:
    """A seat as a heading names it."""
    return say("campaign-you") if scene.seats[number].mine else scene.seats[number].name


def _who(scene: CampaignScene, number: int) -> Who:
    seat = scene.seats[number]
    return Who(seat.name, seat.mine)


def _standing(say: Words, scene: CampaignScene, seat: CampaignSeat) -> str:
    """The small words under a name."""
    said = [say("campaign-absent")] if seat.absent else []
    if seat.bot:  # at the table bots go by their colour
        said = [say(f"seat-{COLORS[seat.number]}"), say("campaign-bot")]
    if not scene.champions:
        said += [say(f"campaign-outlook-{seat.outlook}")] if seat.outlook else []
        said += [say("campaign-begins-short")] if scene.next is not None and scene.next.starter == seat.number else []
    return " · ".join(said)


def _begins(say: Words, scene: CampaignScene) -> str:
    """Who begins the next game, and why (A-CAMP-6, A-CAMP-7, A-CAMP-14)."""
    if scene.next is None:
        return ""
    values: dict[str, Any] = {"who": _who(scene, scene.next.starter), "winner": _who(scene, scene.next.counted_from)}
    if scene.next.rule == "A-CAMP-6":
        del values["winner"]
    return say(BEGINS[scene.next.rule], **values)


def _result(say: Words, scene: CampaignScene, join: Any) -> str:
    """Who has won the campaign, or who could by a birthday."""
    if not scene.champions:
        return ""
    if scene.birthdays:
        return say("campaign-tied", names=_names(say, scene, join, scene.birthdays), mine=_mine(scene.birthdays, scene))
    if len(scene.champions) == 1:
        return say("campaign-champion", who=_who(scene, scene.champions[0]))
    return say(
        "campaign-champions", names=_names(say, scene, join, scene.champions), mine=_mine(scene.champions, scene)
    )


def _near(say: Words, scene: CampaignScene, join: Any) -> list[str]:
    """Who could end the campaign with the next game, and how."""
    if scene.next is None:
        return []
    lines = []
    for way in ("four", "any", "sole"):
        seats = [seat.number for seat in scene.seats if seat.outlook == way]
        if seats:
            lines.append(say(f"campaign-near-{way}", names=_names(say, scene, join, seats), mine=_mine(seats, scene)))
    return lines


def _here(say: Words, scene: CampaignScene, join: Any) -> str:
    """Which people are here, and what happens to the seats of the others."""
    others = [seat for seat in scene.seats if not seat.bot and not seat.mine]
    if not others:
        return ""
    here, away = ([seat.name for seat in others if seat.present is there] for there in (True, False))
    said = [say("campaign-here", names=join(here), n=len(here))] if here else []
    if away:
        said.append(say("campaign-away-day" if scene.by_day else "campaign-away", names=join(away), n=len(away)))
    return " ".join(said)


def _won(say: Words, scene: CampaignScene, join: Any, game: CampaignGameLine) -> str:
    """Who has won a game."""
    if not game.winners:
        return say("campaign-won-none")
    if len(game.winners) == 1:
        return say("campaign-won", who=_who(scene, game.winners[0]))
    return say("campaign-won-shared", names=_names(say, scene, join, game.winners), mine=_mine(game.winners, scene))


def _names(say: Words, scene: CampaignScene, join: Any, seats: Sequence[int]) -> str:
    mine = [_called(say, scene, seat) for seat in seats if scene.seats[seat].mine]
    others = [scene.seats[seat].name for seat in seats if not scene.seats[seat].mine]
    text: str = join([*mine, *others])
    return text


def _mine(seats: Sequence[int], scene: CampaignScene) -> str:
    """Is the reader among them: alone, with others, or not?"""
    if scene.me not in seats:
        return "no" if len(seats) > 1 else "one"
    return "both" if len(seats) > 1 else "me"
