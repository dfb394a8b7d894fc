"""Saves: a header, a checksum, and compressed JSON. State and settings stand in it by field name.

A save holds the seed and options, the checkpoint with the journal since, the half-made answers, and
the whole decision history, so that a bug report is a save and a finished game can be replayed from
its first card. Garbage, truncation and foreign versions are refused before anything is believed.
"""

import hashlib
import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from .composites import Composite
from .decisions import Together
from .errors import BadSave
from .rules import Rules
from .session import Entry, Session
from .shape import BadData, from_data, to_data

MAGIC = b"WARPTABLE"
FORMAT = 2
MOST = 8 << 20  # no honest save unpacks to more than this


def dump(session: Session[Any]) -> bytes:
    """The session as bytes."""
    history, words = packed(session.history)
    group = [] if not isinstance(session._pending, Together) else session._pending.decisions
    body = {
        "game": session.rules.name,
        "rules": session.rules.version,
        "seed": session.seed,
        "options": to_data(session.options),
        "uniform": session.uniform,
        "checkpoint": to_data(session._checkpoint),
        "marks": session._marks[1],
        "history": history,
        "group": [[i, to_data(session._group[d.serial])] for i, d in enumerate(group) if d.serial in session._group],
        "partial": [to_data(d.partial) if isinstance(d, Composite) else [] for d in session.decisions],
        "words": words,
    }
    return wrapped(body)


def wrapped(body: dict[str, Any]) -> bytes:
    """The body of a save with its header and checksum round it."""
    packed = zlib.compress(json.dumps(body, separators=(",", ":")).encode(), 6)
    return MAGIC + bytes([FORMAT]) + hashlib.sha256(packed).digest()[:8] + packed


def packed(history: Sequence[Entry]) -> tuple[list[list[Any]], list[str]]:
    """The answers, with prompts and sources as places in a list of words. Answers are plain enough for JSON."""
    words: dict[str, int] = {}
    place = words.setdefault
    answers = [
        [seat, place(prompt, len(words)), place(source, len(words)), answer] for seat, prompt, source, answer in history
    ]
    return answers, list(words)


def peek(data: bytes) -> dict[str, Any]:
    """Check the wrapping and return the body; raises BadSave."""
    head = len(MAGIC)
    if data[:head] != MAGIC:
        raise BadSave("this is not a Warptable save", "none")
    if len(data) < head + 9:
        raise BadSave("this save is cut off")
    if data[head] != FORMAT:
        raise BadSave(f"this save has format {data[head]}; this program reads format {FORMAT}", "version")
    packed = data[head + 9 :]
    if hashlib.sha256(packed).digest()[:8] != data[head + 1 : head + 9]:
        raise BadSave("this save is damaged or cut off")
    try:
        unpacker = zlib.decompressobj()
        body = json.loads(unpacker.decompress(packed, MOST))
    except (zlib.error, ValueError, RecursionError) as error:
        raise BadSave("this save is damaged") from error
    if not isinstance(body, dict):
        raise BadSave("this save is damaged")
    return body


class Header(NamedTuple):
    """What a save says a game is made of; nothing of it has been played yet."""

    rules: Rules[Any]
    seed: int
    options: Any
    uniform: bool
    history: list[Entry]


def header(body: dict[str, Any], games: Sequence[Rules[Any]]) -> Header:
    """The game of an unpacked save, by whichever of these games it belongs to; raises BadSave."""
    for rules in games:
        if rules.name == body.get("game"):
            if rules.version != body.get("rules"):
                made = body.get("rules")
                raise BadSave(f"this save was made by rules version {made}, not {rules.version}", "version")
            with _believing_nothing():
                words = body["words"]
                history = [
                    Entry(int(seat), words[prompt], words[source], frozen(answer))
                    for seat, prompt, source, answer in body["history"]
                ]
                options = rules.check_options(body["options"])
                return Header(rules, int(body["seed"]), options, bool(body["uniform"]), history)
    raise BadSave(f"this save is of an unknown game: {body.get('game')!r}", "game")


@contextmanager
def _believing_nothing() -> Iterator[None]:
    """The checksum proves nothing about who wrote a save: anything may stumble over it."""
    try:
        yield
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(f"this save does not hold a game: {error}") from error


def load(data: bytes, games: Sequence[Rules[Any]]) -> Session[Any]:
    """The session saved in `data`, by whichever of these games it belongs to; raises BadSave."""
    body = peek(data)
    known = header(body, games)
    with _believing_nothing():
        return _restore(body, known)


def _restore(body: dict[str, Any], known: Header) -> Session[Any]:
    rules, seed, options, uniform, history = known
    checkpoint = from_data(rules.state_class, body["checkpoint"])
    mark = int(body["marks"])
    if not 0 <= mark <= len(history):
        raise BadData("the journal is out of place")
    session = Session(rules, seed, options, checkpoint, uniform, True, [], history[:mark], history[mark:])
    if len(session.history) != len(history):
        raise BadData("the journal does not fit the game")
    session._missing = mark > 0
    if isinstance(session._pending, Together):
        for i, answer in body["group"]:
            decision = session._pending.decisions[i]
            session._group[decision.serial] = decision.take(frozen(answer))[1]
        session.decisions = tuple(d for d in session._pending.decisions if d.serial not in session._group)
    for decision, partial in zip(session.decisions, body["partial"], strict=True):
        if isinstance(decision, Composite):
            decision.rebuild(frozen(partial))
    return session


def frozen(data: Any) -> Any:
    """JSON's lists back to the tuples that answers are made of."""
    return tuple(frozen(part) for part in data) if isinstance(data, list) else data
