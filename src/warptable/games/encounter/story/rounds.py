"""How each encounter ended, and how the game was won."""

from __future__ import annotations

from dataclasses import replace

from warptable.story.rounds import Ending, RoundOutcome

from .chronicle import Chronicle, PastEncounter


def outcome_of(met: PastEncounter) -> RoundOutcome:
    """How this encounter ended."""
    seat, other, outcome = met.offense, met.defense, met.outcome
    plain = RoundOutcome(kind="passed", round=met.round, place=met.planet, seat=seat, event=met.number)
    if made := met.all("deal_made"):
        return replace(plain, kind="deal", seat=seat, other=other, event=made[-1].number)
    if failed := met.all("deal_failed"):
        return replace(plain, kind="no-deal", seat=seat, other=other, event=failed[-1].number)
    if outcome is None or outcome["result"] != "won" or other < 0:
        gained = [one for one, (now, then) in enumerate(zip(met.after, met.before, strict=True)) if now > then]
        return replace(plain, kind="gained", seat=gained[0], event=met.end) if len(gained) == 1 else plain
    if outcome["side"]:
        return replace(plain, kind="repelled", seat=other, other=seat, event=outcome.number)
    landed = any(event["seat"] == seat for event in met.all("landed"))
    return replace(plain, kind="taken" if landed else "won", seat=seat, other=other, event=outcome.number)


def ending(game: Chronicle) -> Ending:
    """How the last colony was won, or what else decided the game."""
    last = game.encounters[-1]
    claims = last.all("claim", "claim_by_effect")
    effects = [event for event in claims if event.kind == "claim_by_effect"]
    if not game.winners:
        return Ending(kind="none", round=last.round)
    if effects:
        return Ending(kind="effect", round=last.round, source=effects[-1].source)
    if len(game.winners) > 1:
        return Ending(kind="shared", round=last.round, number=game.goal)
    winner = game.winners[0]
    if last.after[winner] <= last.before[winner]:
        return Ending(kind="reached", round=last.round, number=game.goal)
    for event in reversed(last.events):
        if event.kind == "landed" and event["seat"] == winner:
            return Ending(kind="landed", round=last.round, number=last.after[winner], place=event["planet"])
        if event.kind == "colony_granted" and event["receiver"] == winner:
            return Ending(kind="granted", round=last.round, number=last.after[winner], place=event["planet"])
    return Ending(kind="reached", round=last.round, number=game.goal)
