"""Tables for browser tests: quick ones, with aliens and a seed of the test's choice, so that a game goes the same way
each time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import count
from typing import Any
from urllib.parse import urlencode

import msgspec
from playwright.sync_api import APIResponse

from tests.table.browser.people import Person
from tests.table.browser.serving import Server
from warptable.bots import make_bot
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import Rng, Session
from warptable.table.play.orders import StandingOrders
from warptable.table.play.seats import SeatHolder
from warptable.table.rooms.new_game import new_session, picked
from warptable.table.rooms.record import decoded, encoded
from warptable.table.rooms.settings import TableSettings

QUICK = TableSettings(name="Comet", players=3, choice="free", flares=False, window=0, speed="none")
ALIENS = ("human", "tripler", "warrior", "macron", "loser")
"""By seat. None of them asks much."""
NAMES = ("Ada", "Bix", "Cleo", "Dana", "Edda")
Played = Session[State]


def start(
    server: Server,
    people: Sequence[Person],
    settings: TableSettings = QUICK,
    *,
    seed: int = 1,
    aliens: Sequence[str] = ALIENS,
    until: Callable[[Played], bool] | None = None,
    session: Session[Any] | None = None,
    instead: TableSettings | None = None,
) -> str:
    """Begin a game of these people, with bots in the other seats; the path of the table. Everybody's page shows it.
    `until`: the pages see nothing of the game before this, bots have played for everybody. `session`: the game that
    is played on here, with `ALIENS`. `instead`: the settings of that game, where the lobby does not offer them."""
    made = send(people[0], "/tables", **_form(settings)).headers["location"]
    for seat, person in enumerate(people):
        send(person, f"{made}/sit", seat=seat, name=NAMES[seat])
        if settings.choice == "free":
            send(person, f"{made}/alien", alien=aliens[seat])
    for seat in range(len(people), settings.players):
        send(people[0], f"{made}/seats/{seat}/bot", level="steady")
    if session is not None:
        path = _twin(server, made, seed, session, instead)
    elif until is None:
        path = _twin(server, made, seed)
        send(people[0], f"{path}/start", fill="steady")
    else:
        path = _twin(server, made, seed, _played(settings, seed, until))
    for person in people:
        person.goto(path)
    return path


def send(person: Person, path: str, **fields: Any) -> APIResponse:
    """Post a form the short way: what is behind the page, not the page, is needed."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = person.context.request.post(
        person.home + path, data=urlencode(fields, doseq=True), headers=form, max_redirects=0
    )
    assert answer.status in (204, 303), f"{path}: {answer.status} {answer.text()[:300]}"
    return answer


def seed_where(
    wanted: Callable[[Played], bool], settings: TableSettings = QUICK, until: Callable[[Played], bool] | None = None
) -> int:
    """A seed whose first encounter looks like this when its cards are to be chosen, or at another moment, whatever the
    shuffles are today."""
    return next(seed for seed in range(1, 2000) if wanted(_played(settings, seed, until or planning)))


def planning(session: Played) -> bool:
    """The cards of an encounter are to be chosen."""
    return session.decisions[0].prompt == "encounter-card"


def asked(seat: int, *prompts: str) -> Callable[[Played], bool]:
    """Somebody is asked one of these, and there is more than one answer."""

    def now(session: Played) -> bool:
        decision = session.decisions[0]
        return decision.seat == seat and decision.prompt in prompts and len(decision.options) > 1

    return now


def _played(settings: TableSettings, seed: int, until: Callable[[Played], bool] = planning) -> Played:
    """A game of the same aliens in which bots have answered everything so far."""
    seats = [SeatHolder(guest=alien, alien=alien) for alien in ALIENS[: settings.players]]
    session, bot, chance = (
        new_session(settings, picked(settings, seats, seed), seed),
        make_bot("steady"),
        Rng.seeded("test", seed),
    )
    while not until(session):
        decision = session.decisions[0]
        session.answer(decision, bot.choose(lambda: session.view(decision.seat), decision, chance))  # noqa: B023
    return session


def _form(settings: TableSettings) -> dict[str, Any]:
    fields = msgspec.structs.asdict(settings)
    if settings.older < 0:
        del fields["older"]
    return {name: "on" if value is True else value for name, value in fields.items() if value is not False}


_codes = count(1)


def _twin(
    server: Server, path: str, seed: int, session: Session[Any] | None = None, instead: TableSettings | None = None
) -> str:
    """A twin of a waiting table, whose shuffles are known, or at which this game goes on. The server finds it like any
    table of another day."""
    old, new = path.rpartition("/")[2], f"seeded{next(_codes):02}"
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        [found] = database.execute("SELECT * FROM tables WHERE id = ?", [old])
        names = [column[1] for column in database.execute("PRAGMA table_info(tables)")]
        twin = {**dict(zip(names, found, strict=True)), "id": new, "seed": seed}
        if session is not None:
            twin |= {"phase": "playing", "body": _begun(twin["body"], instead)}
        marks = ", ".join("?" * len(twin))
        database.execute(f"INSERT INTO tables ({', '.join(twin)}) VALUES ({marks})", [*twin.values()])
        database.execute("INSERT INTO seated SELECT ?, place, guest FROM seated WHERE table_id = ?", [new, old])
        if session is not None:
            database.execute("INSERT INTO snapshots (table_id, seq, data) VALUES (?, 0, ?)", [new, session.save()])
    return f"/t/{new}"


def brought_to(server: Server, table: str, settings: TableSettings, seed: int, until: Callable[[Played], bool]) -> None:
    """The game of a table, while its server is down, is another one: the one that bots have played until this."""
    session = _played(settings, seed, until)
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("DELETE FROM answers WHERE table_id = ?", [table])
        database.execute("DELETE FROM snapshots WHERE table_id = ?", [table])
        database.execute("INSERT INTO snapshots (table_id, seq, data) VALUES (?, 0, ?)", [table, session.save()])


def _begun(body: bytes, instead: TableSettings | None) -> bytes:
    """The record of a waiting table, as it is when its game has begun."""
    record = decoded(body)
    if instead is not None:
        record.settings = instead
    if record.settings.choice == "free":
        record.aliens = ALIENS[: record.settings.players]
    record.orders = [StandingOrders() for _ in record.seats]
    return encoded(record)
