"""The questions that standing texts answer: about the table (`Rule`), and about a duel or contest as plain data
(`BoutRule`), so that bots and pages calculate as the rules do. Each says what it is asked with and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel.standing import Question, Questions

if TYPE_CHECKING:
    from ..model.occurrences import Destruction
    from .fleet import Shelter
    from .reckoning import Bout, Played
    from .use import Use


class Rule(metaclass=Questions):
    """What rules may be asked, about the seat whose rule it is."""

    HAND_LIMIT: Question[[Use], int] = Question("hand_limit", "the hand limit (D-HAND-01)")
    PLANETS_TO_WIN: Question[[Use], int] = Question("planets_to_win", "planets that win (D-WIN-02)")
    ENVOY_LIMIT: Question[[Use], int] = Question("envoy_limit", "allies at the same time (D-ENV-09)")
    CLAIMS: Question[[Use], bool] = Question("claims", "another way to win, before the next destiny card (D-WIN-07)")
    LATE_DIAL: Question[[Use], bool] = Question(
        "late_dial", "the dial stays hidden until tactics are about to be revealed"
    )
    BREEDS: Question[[Use], bool] = Question("breeds", "two plans may be laid that give tens and ones")
    HALVES: Question[[Use], bool] = Question("halves", "a further plan may be laid, of which half is added")
    SLEEVE: Question[[Use], bool] = Question("sleeve", "a second tactic may be chosen")
    SHELTERS: Question[[Use, Destruction], list[Shelter]] = Question(
        "shelters", "where destroyed ships go instead of the Warp (D-GAP-27)"
    )


class BoutRule(metaclass=Questions):
    """What formulas may be asked: pure functions of a duel or contest as plain data."""

    CLOUT: Question[[Bout, int], int] = Question("clout", "added to one's own clout, in layer ADD")
    VALUE: Question[[int], int] = Question("value", "the value of one's own plan, in its layer (THIRDS, DOUBLE)")
    FACTOR: Question[[Bout, int, Played], int] = Question("factor", "by what a reinforcement is multiplied")
    DENIES_ADVANTAGE: Question[[Bout, int], bool] = Question(
        "denies_advantage", "the opponent cannot have the ship advantage"
    )
    TURNS_ADVANTAGE: Question[[Bout, int], bool] = Question(
        "turns_advantage", "the ship advantage is subtracted from whoever has it"
    )
    LOWER_WINS: Question[[Bout, int], bool] = Question("lower_wins", "the lower clout wins; two of them cancel out")
    TIE_BAND: Question[[Bout, int], int] = Question("tie_band", "totals that differ by this much are a tie")
    WINS_TIES: Question[[Bout, int], bool] = Question("wins_ties", "wins ties, whoever is the straggler")
    UPSETS: Question[[Bout, int], bool] = Question(
        "upsets", "wins at once when these plans are revealed, whatever the clouts are"
    )
    BLAST_CAP: Question[[Bout, int], int] = Question("blast_cap", "ships that no blast exceeds")
    RIPOSTES: Question[[Bout, int], bool] = Question(
        "ripostes", "a shield above the opponent's blast destroys as many ships"
    )
