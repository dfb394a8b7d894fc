"""Answers as they are stored, and bringing a game back from them.

The engine's own save holds every answer. The journal holds what came after the last such snapshot: one row for each
answer, written before anybody sees the result. A reaction that could only be passed has no row: when a pause is
over, one row tells how far such passes went, so that nothing that people have seen happens a second time.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from warptable.kernel import PASS, Decision, Session, WarptableError
from warptable.kernel.driver import NOBODY
from warptable.kernel.packs import Packs
from warptable.replay import Record

from .reactions import is_reaction


class Broken(WarptableError):
    """The stored answers do not fit the game: other rules wrote them."""


class Entry(msgspec.Struct, frozen=True):
    """One row.

    answer: a decision was answered; undo: a hidden choice was taken back; react: somebody said what to do in the pause
    that is open (`at`: its number), which takes effect only when the pause ends; passed: a pause is over, everything up
    to the answer number `at` that could only be passed is passed. If it was only a part of a pause, `answer` holds what
    people have said for the rest, as (seat, prompt, option): nobody is asked again; waits: the pause of the number `at`
    waits for people until the time `answer`; begun: the first row of a game that goes on from another one, with all of
    that so far, so that the table comes back from its answers alone whatever becomes of the other game.
    """

    do: Literal["answer", "undo", "react", "passed", "waits", "begun"]
    seat: int
    prompt: str = ""
    source: str = ""
    answer: Any = None
    at: int = 0


Said = tuple[int, str, Any]
"""What somebody has said for the rest of a pause: seat, prompt, option; an empty prompt is a pass."""


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Entry:
    entry = msgspec.json.decode(data, type=Entry)
    return msgspec.structs.replace(entry, answer=frozen(entry.answer))


def begun(so_far: Record) -> Entry:
    """The first row of a game that goes on from another one."""
    return Entry("begun", NOBODY, answer=base64.b64encode(so_far.written()).decode())


def so_far(first: bytes, packs: Packs) -> Session[Any]:
    """The game in such a row, to be played on."""
    return Record.kept(base64.b64decode(decode(first).answer), packs).session()


def frozen(value: Any) -> Any:
    """Tuples instead of lists: options are made of tuples, but JSON has only lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def is_trivial(decision: Decision[Any]) -> bool:
    """Is this a reaction that can only be passed? It is asked all the same, so that nobody learns who could have
    answered."""
    return is_reaction(decision) and len(decision.options) == 1


def pass_trivial(session: Session[Any], until: int | None = None) -> None:
    """Pass what can only be passed, up to the next real question or to the answer of this number."""
    while len(session.decisions) == 1 and is_trivial(session.decisions[0]) and len(session.history) != until:
        session.answer(session.decisions[0], PASS)


def replay(session: Session[Any], entries: Iterable[Entry]) -> None:
    """Bring the session forward by these rows."""
    for entry in entries:
        if entry.do == "undo":
            session.undo(entry.seat)
        elif entry.do == "passed":
            pass_trivial(session, entry.at)
        elif entry.do == "answer":
            pass_trivial(session)
            session.answer(open_decision(session, entry), entry.answer)


def reactions(entries: Iterable[Entry]) -> list[Entry]:
    """What people have said in pauses, each for the pause that begins at its number."""
    said: list[Entry] = []
    for entry in entries:
        if entry.do == "react":
            said.append(entry)
        elif entry.do == "passed":
            said += reactions_for(entry.answer or (), entry.at)
    return said


def reactions_for(said: Iterable[Said], number: int) -> list[Entry]:
    """What people have said, for the pause of this number."""
    return [Entry("react", seat, prompt, "", option, number) for seat, prompt, option in said]


def pause_clocks(entries: Iterable[Entry]) -> dict[int, float]:
    """Until when pauses wait, by the number of the pause."""
    return {entry.at: float(entry.answer) for entry in entries if entry.do == "waits"}


def open_decision(session: Session[Any], entry: Entry) -> Decision[Any]:
    """The open decision that a row answers."""
    for decision in session.decisions:
        if (decision.seat, decision.prompt, decision.source) == (entry.seat, entry.prompt, entry.source):
            return decision
    raise Broken(f"{entry.prompt} of seat {entry.seat} is stored, but {session.where()} is asked")
