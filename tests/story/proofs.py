"""Each claim of a feat, worked out once more from the bare log: events and, for what somebody held, the replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warptable.games.duel.engine import facts as duel_facts
from warptable.games.encounter.engine.model.cards import FACES
from warptable.kernel import Session
from warptable.replay import ALL, Record, Replay
from warptable.replay.replay import seen
from warptable.story.feats import Feat

GATE = -1


class Log:
    """The events of a game by round, everything open."""

    def __init__(self, game: Session[Any]) -> None:
        self.replay = Replay(Record.of(game))
        self.events = [seen(event, ALL) for event in self.replay.log]
        self.rounds = [when.round for when in self.replay.happened]

    def of(self, round_: int, *kinds: str) -> list[dict[str, Any]]:
        return [
            event
            for event, where in zip(self.events, self.rounds, strict=True)
            if where == round_ and event["kind"] in kinds
        ]

    def held(self, round_: int, seat: int, kind: str) -> list[str]:
        """What a seat held when this event of the round had just happened."""
        for moment in self.replay.moments(ALL):
            if not moment.is_question and moment.round == round_:
                event = self.events[moment.events - 1]
                if event["kind"] == kind and event.get("seat", seat) == seat:
                    return [card.face for card in self.replay.at(moment).session.view(seat).hand]
        return []


def sides(log: Log, round_: int) -> tuple[int, int]:
    defense = log.of(round_, "defense")[-1]
    return defense["offense"], defense["seat"]


def lost(log: Log, round_: int, seat: int) -> int:
    return sum(event["ships"] for event in log.of(round_, "to_warp") if event["seat"] == seat)


def prove(log: Log, feat: Feat) -> None:
    """Fails if the log does not show it."""
    assert log.replay.moments(ALL)[feat.moment].events - 1 == feat.event
    assert log.rounds[feat.event] == feat.round
    family = "duel" if log.replay.record.rules.name == "duel" else "encounter"
    PROOFS[family, feat.name](log, feat)


# ---- the multi-player family -------------------------------------------------------------------------------------


def _values(log: Log, round_: int) -> list[int]:
    return [FACES[face].value for face in log.of(round_, "revealed")[-1]["faces"]]


def _lured(log: Log, feat: Any) -> None:
    values, mains = _values(log, feat.round), sides(log, feat.round)
    assert {values[mains.index(feat.seat)], values[mains.index(feat.other)]} == {feat.low, feat.high}
    assert feat.high - feat.low >= 15
    outcome = log.of(feat.round, "outcome")[-1]
    assert (outcome["winner"], outcome["upset"]) == (feat.other, False)
    attacks = [face for face in log.held(feat.round, feat.seat, "card_laid") if face.startswith("attack-")]
    assert max(FACES[face].value for face in attacks) == feat.held > feat.low
    face = log.of(feat.round, "revealed")[-1]["faces"][mains.index(feat.other)]
    assert any(face in event["faces"] for event in log.of(feat.round, "encounter_cards_discarded"))


def _won_low(log: Log, feat: Any) -> None:
    values, mains = _values(log, feat.round), sides(log, feat.round)
    assert (values[mains.index(feat.seat)], values[mains.index(feat.other)]) == (feat.low, feat.high)
    totals, outcome = log.of(feat.round, "totals")[-1], log.of(feat.round, "outcome")[-1]
    own = "offense" if mains[0] == feat.seat else "defense"
    other = "defense" if own == "offense" else "offense"
    assert (outcome["winner"], totals[own], totals[other]) == (feat.seat, feat.mine, feat.theirs)
    assert feat.mine >= feat.theirs


def _ransom(log: Log, feat: Any) -> None:
    taken = [
        event for event in log.of(feat.round, "took") if event["seat"] == feat.seat and event["victim"] == feat.other
    ]
    assert set(feat.cards) <= {face for event in taken for face in event["faces"]}
    assert log.of(feat.round, "outcome")[-1]["winner"] == feat.other
    assert feat.high in _values(log, feat.round)


def _side_of(log: Log, round_: int, seat: int) -> int:
    places = [event["place"] for event in log.of(round_, "ships_sent") if event["seat"] == seat]
    return 0 if places[-1] == GATE else 1


def _turned(log: Log, feat: Any) -> None:
    event = log.events[feat.event]
    mains = sides(log, feat.round)
    assert (event["kind"], event["seat"], event["value"]) == ("reinforced", feat.seat, feat.value)
    assert feat.seat not in mains
    assert mains[_side_of(log, feat.round, feat.seat)] == feat.other != mains[event["side"]]
    if feat.decided:
        outcome = log.of(feat.round, "outcome")[-1]
        assert outcome["winner"] == mains[event["side"]]
        assert outcome["how"] == "totals"


def _stopped(log: Log, feat: Any) -> None:
    event = log.events[feat.event]
    assert (event["kind"], event["seat"], event["of"]) == ("cancelled", feat.seat, feat.other)
    assert sides(log, feat.round)[_side_of(log, feat.round, feat.seat)] == feat.other
    assert log.of(feat.round, "outcome")[-1]["winner"] != feat.other
    assert lost(log, feat.round, feat.other) == feat.lost


def _sided(log: Log, feat: Any) -> None:
    invited = [event for event in log.of(feat.round, "invited") if event["seat"] == feat.other]
    assert any(feat.seat in event["guests"] for event in invited)
    mains, outcome = sides(log, feat.round), log.of(feat.round, "outcome")[-1]
    side = _side_of(log, feat.round, feat.seat)
    assert mains[side] == outcome["winner"] != feat.other
    if not log.of(feat.round, "modified"):
        assert outcome["margin"] - feat.ships <= (0 if side == 0 else -1)


def _turned_on(log: Log, feat: Any) -> None:
    assert sides(log, feat.round) == (feat.seat, feat.other)
    assert log.of(feat.round, "outcome")[-1]["winner"] == feat.seat
    assert lost(log, feat.round, feat.other) == feat.lost > 0
    before = sides(log, feat.before)
    if feat.dealt:
        assert log.of(feat.before, "deal_made")
        assert {*before} == {feat.seat, feat.other}
    else:
        assert before[_side_of(log, feat.before, feat.other)] == feat.seat
    assert 0 < feat.round - feat.before <= 2


def _useful(log: Log, feat: Any) -> None:
    used = {
        round_
        for event, round_ in zip(log.events, log.rounds, strict=True)
        if event["kind"] == "power_used"
        and event["seat"] == feat.seat
        and event["ability"].startswith(f"{feat.alien}.")
    }
    assert 0 < feat.uses <= len(used)
    won = [
        round_ for round_ in used if (outcomes := log.of(round_, "outcome")) and outcomes[-1].get("winner") == feat.seat
    ]
    assert feat.turned <= len(won)
    own = [event for event in log.events if event["source"].partition(".")[0] == feat.alien]
    sunk = sum(event["ships"] for event in own if event["kind"] == "to_warp" and event["seat"] != feat.seat)
    assert feat.sunk <= sunk


def _dealt(log: Log, feat: Any) -> None:
    assert log.events[feat.event]["kind"] == "deal_made"
    assert sides(log, feat.round) == (feat.seat, feat.other)
    granted = [event for event in log.of(feat.round, "colony_granted") if "DEAL" in event["source"]]
    for seat, number in zip((feat.seat, feat.other), feat.colonies, strict=True):
        assert sum(event["receiver"] == seat for event in granted) == number
    for seat in feat.won:
        assert seat in log.events[-1]["winners"]


def _no_deal(log: Log, feat: Any) -> None:
    assert log.events[feat.event]["kind"] == "deal_failed"
    assert (lost(log, feat.round, feat.seat), lost(log, feat.round, feat.other)) == feat.lost


def _rout(log: Log, feat: Any) -> None:
    assert sum(lost(log, feat.round, seat) for seat in (feat.seat, *feat.allies)) == feat.ships
    assert log.of(feat.round, "outcome")[-1]["winner"] == feat.other


def _held(log: Log, round_: int) -> list[int]:
    """The colonies or planets of each seat at the end of a round."""
    ends = ("encounter_over", "card_done", "game_over")
    moments = [moment for moment in log.replay.moments(ALL) if moment.round == round_]
    last = max(
        (moment for moment in moments if log.events[moment.events - 1]["kind"] in ends),
        key=lambda moment: moment.events,
    )
    seats = log.replay.at(last).session.view(None).seats
    return [seat.foreign if hasattr(seat, "foreign") else seat.planets for seat in seats]


def _one_short(log: Log, feat: Any) -> None:
    assert feat.seat not in log.events[-1]["winners"]
    for number in (0, feat.rounds // 2, feat.rounds - 1):
        assert _held(log, feat.round + number)[feat.seat] == feat.reached


def _comeback(log: Log, feat: Any) -> None:
    held = _held(log, feat.round)
    assert (held[feat.seat], held[feat.other]) == (feat.mine, feat.theirs)
    assert feat.seat in log.events[-1]["winners"]
    assert feat.other not in log.events[-1]["winners"]


def _plan(log: Log, round_: int, seat: int) -> int:
    (face,) = [event for event in log.of(round_, "plan_revealed") if event["seat"] == seat][-1]["faces"]
    return duel_facts.plans()[face].value


def _duel_lured(log: Log, feat: Any) -> None:
    assert (_plan(log, feat.round, feat.seat), _plan(log, feat.round, feat.other)) == (feat.low, feat.high)
    assert log.of(feat.round, "won")[-1]["seat"] == feat.other
    assert feat.held > feat.low


def _duel_won_low(log: Log, feat: Any) -> None:
    won = log.of(feat.round, "won")[-1]
    assert (won["seat"], won["clouts"][feat.seat], won["clouts"][feat.other]) == (feat.seat, feat.mine, feat.theirs)
    assert _plan(log, feat.round, feat.seat) == feat.low < feat.high == _plan(log, feat.round, feat.other)


def _on_purpose(log: Log, feat: Any) -> None:
    event, won = log.events[feat.event], log.of(feat.round, "won")[-1]
    assert (event["kind"], event["seat"], event["face"]) == ("reinforced", feat.seat, feat.card)
    assert won["seat"] == feat.other
    change = event["value"] if event["on"] == feat.other else -event["value"]
    assert won["clouts"][feat.other] - change < won["clouts"][feat.seat]
    assert any(prize["seat"] == feat.seat for prize in log.of(feat.round, "prize"))


def _outgunned(log: Log, feat: Any) -> None:
    won = log.of(feat.round, "won")[-1]
    assert (won["seat"], won["how"]) == (feat.seat, "ships")
    sent = [event for event in log.of(feat.round, "ships_sent") if event["planet"] == feat.planet]
    assert sum(event["ships"] for event in sent if event["seat"] == feat.seat) >= feat.few
    assert feat.many > feat.few


def _unchallenged(log: Log, feat: Any) -> None:
    event = log.events[feat.event]
    assert (event["seat"], event["second"]) == (feat.seat, True)
    assert not any(said["word"] == "accuse" for said in log.of(feat.round, "said"))
    assert log.of(feat.round, "won")[-1]["seat"] == feat.seat


def _broken_promise(log: Log, feat: Any) -> None:
    words = [event["word"] for event in log.of(feat.round, "said") if event["what"] == "promise"]
    assert feat.word in words
    event = log.events[feat.event]
    assert (event["kind"], event["seat"]) == ("tactic_revealed", feat.seat)
    assert event["what"] != feat.word


def _lured_away(log: Log, feat: Any) -> None:
    event = log.events[feat.event]
    assert (event["kind"], event["icon"], event["ally"]) == ("friendship", feat.icon, feat.seat)
    since = [one for one in log.of(feat.since, "friendship") if one["icon"] == feat.icon]
    assert any(one["ally"] == feat.other for one in since)


def _duel_useful(log: Log, feat: Any) -> None:
    used = [event for event in log.events if event["kind"] == "used" and event["ability"].startswith(f"{feat.alien}.")]
    assert sum(event["seat"] == feat.seat for event in used) == feat.uses
    won = [event for event in log.events if event["kind"] == "won" and event["seat"] == feat.seat]
    assert feat.turned <= len(won)


def _wreck(log: Log, feat: Any) -> None:
    sunk = [event for event in log.of(feat.round, "destroyed") if event["seat"] == feat.seat]
    assert sum(event["ships"] for event in sunk if event["place"] == feat.planet) >= feat.ships >= 5


def _by_a_hair(log: Log, feat: Any) -> None:
    won = log.of(feat.round, "won")[-1]
    assert (won["seat"], won["clouts"][feat.seat], won["clouts"][feat.other]) == (feat.seat, feat.mine, feat.theirs)
    assert log.events[-1]["winners"] == [feat.seat]


PROOFS: dict[tuple[str, str], Callable[[Log, Any], None]] = {
    ("encounter", "lured"): _lured,
    ("encounter", "won-low"): _won_low,
    ("encounter", "ransom"): _ransom,
    ("encounter", "turned"): _turned,
    ("encounter", "stopped"): _stopped,
    ("encounter", "sided"): _sided,
    ("encounter", "turned-on"): _turned_on,
    ("encounter", "useful"): _useful,
    ("encounter", "dealt"): _dealt,
    ("encounter", "no-deal"): _no_deal,
    ("encounter", "rout"): _rout,
    ("encounter", "one-short"): _one_short,
    ("encounter", "comeback"): _comeback,
    ("duel", "lured"): _duel_lured,
    ("duel", "won-low"): _duel_won_low,
    ("duel", "on-purpose"): _on_purpose,
    ("duel", "outgunned"): _outgunned,
    ("duel", "unchallenged"): _unchallenged,
    ("duel", "broken-promise"): _broken_promise,
    ("duel", "lured-away"): _lured_away,
    ("duel", "useful"): _duel_useful,
    ("duel", "wreck"): _wreck,
    ("duel", "by-a-hair"): _by_a_hair,
    ("duel", "one-short"): _one_short,
    ("duel", "comeback"): _comeback,
}
