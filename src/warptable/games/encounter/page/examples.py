"""Moments of seeded and prepared games and their scenes: what the elements of the page show as examples of themselves,
and what their tests look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from warptable.bots import make_bot
from warptable.games.encounter.engine.model.encounter import Encounter
from warptable.games.encounter.engine.model.places import WARP
from warptable.games.encounter.engine.model.position import Position
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rules.totals import faces
from warptable.games.encounter.engine.verbs.ships import mark_ships
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Decision, Offer, PickSome, Rng, Session
from warptable.opening import new_game
from warptable.table.play import reactions as pauses
from warptable.table.reader import Reader
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import Answer, Asked, Person, Reaction, WaitedFor

from .scene import answering as words_of_answers
from .scene import build as staging
from .scene.data import EncounterScene

Game = Session[State]
Where = Callable[[Game], bool]
NAMES = ("<Ada>", 'Bix"', "Nova & Co", "Quill", "Tarn")
"""Names that would break a page if they were not escaped."""
LONGEST = 60

# ---- scenes ------------------------------------------------------------------------------------------------------


def scene_of(
    session: Game, seat: int | None = 0, locale: str = "en", *, names: Sequence[str] = (), **changes: Any
) -> EncounterScene:
    """The table as this seat sees it."""
    view = session.view(seat)
    speaker = Speaker(locale, seat, view.home_of, view.edition, names, packs=session.options.packs)
    pause = pauses.pause_at(session)
    reaction, asked = None, None
    if pause is not None:
        choices = pause.choices.get(seat, ()) if seat is not None else ()
        answers = tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices))
        first = words_of_answers.worded(pause.first, session.log, session.game.registry)
        reaction = Reaction(1, first, 5, 4, reader_asked=seat in pause.seats_asked, answers=answers)
    else:
        asked = next((Asked(d, d.serial) for d in session.decisions if d.seat == seat), None)
    foreseen, outlooks = staging.outlook_of(session)
    called = names or [f"Person {number}" for number in range(len(view.seats))]
    made = EncounterScene(
        reader=Reader("guest", "Ada", locale),
        table="abc",
        title="Comet",
        view=view,
        speaker=speaker,
        people=[Person(name, "" if seat < 2 else "steady", host=seat == 0) for seat, name in enumerate(called)],
        log=staging.SCENES.lines(speaker, session.log, seat),
        asked=asked,
        reaction=reaction,
        waiting=[WaitedFor(d.seat, d.prompt) for d in session.decisions],
        talks=staging.talks_of(session, seat, 41, 60),
        agreed=staging.agreed_of(session, seat),
        totals=staging.totals_of(session),
        foreseen=foreseen,
        outlooks=outlooks,
        chat=(ChatLine(0, 1, "Bix", "Stay out & I owe you <one>."), ChatLine(1, -1, "", "Hello")),
        winners=session.winners,
        seed_hash="9f2c41d0",
        seed=session.seed if session.over else None,
    )
    return replace(made, **changes)


def scene_of_five(session: Game, seat: int | None = 0, locale: str = "en", **changes: Any) -> EncounterScene:
    """The table of five people with dangerous names, who have not said anything yet."""
    people = [Person(name, "" if seat < 2 else "steady") for seat, name in enumerate(NAMES)]
    return scene_of(session, seat, locale, names=NAMES, **({"people": people, "chat": ()} | changes))


def asked_scene(prompt: str, locale: str, **changes: Any) -> EncounterScene:
    """The first scene of random games in which somebody is asked so, as they see it."""
    game, seat = asked_first()[prompt]
    return scene_of(game, seat, locale, **changes)


WHOEVER_IS_ASKED = -1


def staged(where: Where, locale: str, seat: int | None = WHOEVER_IS_ASKED) -> EncounterScene:
    """Such a moment at a table of five."""
    game = found(where)
    return scene_of_five(game, game.decisions[0].seat if seat == WHOEVER_IS_ASKED else seat, locale)


def prepared_scene(make: Callable[[], Game], seat: int | None, locale: str) -> EncounterScene:
    return scene_of(make(), seat, locale)


def ended(locale: str, seat: int | None = 0, **changes: Any) -> EncounterScene:
    """The end of a game of five."""
    return scene_of_five(finished(8), seat, locale, **changes)


def with_reader(scene: EncounterScene, **changes: Any) -> EncounterScene:
    return replace(scene, reader=replace(scene.reader, **changes))


# ---- games played by chance -----------------------------------------------------------------------------------------


def played(until: Where, *, players: int = 4, seed: int = 7, edition: str = "ffg", **more: Any) -> Game:
    """A game played by chance up to this moment."""
    session = new_game(edition, players, seed, uniform=True, **more)
    chance = random.Random(seed)
    while not session.over and not until(session):
        decision = session.decisions[0]
        session.answer(decision, chance.choice(decision.options))
    return session


@lru_cache(maxsize=8)
def _game_at(prompt: str, seat: int, players: int) -> Game:
    for seed in range(7, 60):
        session = played(
            lambda game: (
                any(d.prompt == prompt and d.seat == seat for d in game.decisions) or game.state.encounters > 12
            ),
            players=players,
            seed=seed,
        )
        if any(d.prompt == prompt and d.seat == seat for d in session.decisions):
            return session
    raise AssertionError(f"nobody asks {prompt}")


def scene_at(prompt: str, seat: int = 0, locale: str = "en", *, players: int = 4, **changes: Any) -> EncounterScene:
    """The first scene in which this seat is asked so."""
    return scene_of(_game_at(prompt, seat, players), seat, locale, **changes)


DOMINION = ("dominion-aliens", "flagships", "reward-deck", "technology")
KINDS: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    *(("ffg", players, ()) for players in (3, 4, 5)),
    ("ffg", 3, ("four-planets",)),
    *(("ffg", 4, (variant,)) for variant in ("dominion-aliens", "technology", "reward-deck")),
    ("ffg", 5, DOMINION),
    ("ffg", 3, ("four-planets", "technology")),
    *(("avalon", players, ()) for players in (2, 4)),
    ("ffg", 5, ("hidden-powers",)),
    ("ffg", 5, ()),
)
SEEDS, STEPS = range(1, 25), 700


def questions() -> Iterator[tuple[Game, Decision[Any]]]:
    """Open questions of random games of all kinds, none of which has been begun to be answered."""
    for seed in SEEDS:
        edition, players, variants = KINDS[seed % len(KINDS)]
        game = new_game(edition, players, seed, None, variants, uniform=True)
        rng = Rng.seeded("controls", seed)
        for _ in range(STEPS):
            if game.over:
                break
            for decision in game.decisions:
                if not getattr(decision, "partial", None):
                    yield game, decision
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))


@cache
def asked_first() -> dict[str, tuple[Game, int]]:
    """For each prompt that random games ask: the first game that asks it, and who is asked."""
    found: dict[str, tuple[Game, int]] = {}
    for game, decision in questions():
        if not isinstance(decision, Offer) and decision.prompt not in found:
            found[decision.prompt] = game.fork(), decision.seat
    return found


# ---- moments of games of bots ------------------------------------------------------------------------------------


def moments(seed: int, aliens: tuple[str, ...] = (), encounters: int = 25, bot: str = "steady") -> Iterator[Game]:
    """A game of bots, stopped at every question."""
    game = new_game("ffg", 5, seed, aliens=list(aliens) or None, uniform=True)
    player, rng = make_bot(bot), Rng.seeded("stages", seed)
    while not game.over and game.state.encounters < encounters:
        yield game
        decision = game.decisions[0]
        game.answer(decision, player.choose(lambda seat=decision.seat: game.view(seat), decision, rng))  # type: ignore[misc]
    yield game


@lru_cache(maxsize=64)
def found(where: Where, first: str = "", bot: str = "steady") -> Game:
    """The first such moment; `first` is the alien of the first seat."""
    aliens = (first, "zombie", "human", "oracle", "trader") if first else ()
    for seed in range(1, LONGEST):
        for game in moments(seed, aliens, bot=bot):
            if where(game):
                return game
    raise AssertionError("no game has such a moment")


@cache
def finished(seed: int) -> Game:
    *_, last = moments(seed, encounters=400)
    assert last.over
    return last


@cache
def round_event(kind: str) -> tuple[Game, Game]:
    """The moments of a game before and after the first public event of this kind."""
    before: Game | None = None
    for game in moments(1):
        if before is not None and any(event.kind == kind for event in game.log[len(before.log) :]):
            return before, game.fork()
        before = game.fork()
    raise AssertionError(f"no such event: {kind}")


def encounter(game: Game) -> Encounter | None:
    return game.state.frames[-1] if game.state.frames else None


def is_open(game: Game) -> bool:
    """Do both cards lie open, before anything is carried out?"""
    e = encounter(game)
    return e is not None and e.revealed and game.state.step.startswith("reveal.") and min(e.slots) >= 0


def kinds(game: Game) -> tuple[str, str]:
    off, deff = faces(game.game)
    return off.type.value, deff.type.value


def both_attack(game: Game) -> bool:
    return is_open(game) and kinds(game) == ("attack", "attack")


def attack_meets_negotiate(game: Game) -> bool:
    return is_open(game) and set(kinds(game)) == {"attack", "negotiate"}


def talking(game: Game) -> bool:
    return any(decision.prompt == "deal" for decision in game.decisions)


def answering(game: Game) -> bool:
    """Is somebody asked about a proposal that lies on the table and names cards?"""
    return talking(game) and any(term["kind"] == "cards" for term in (game.decisions[0].about or {})["terms"])


def may_stop(game: Game) -> bool:
    """Is a use in question that somebody could stop, in two ways?"""
    pause = pauses.pause_at(game)
    if pause is None or "answering" not in (pause.first.about or {}):
        return False
    return any(len(choices) == 2 for choices in pause.choices.values())


def may_stop_and_reinforce(game: Game) -> bool:
    """Is a power of the reveal in question while somebody holds two different reinforcements?"""
    pause = pauses.pause_at(game) if is_open(game) else None
    if pause is None or "answering" not in (pause.first.about or {}):
        return False
    return len({choice.option[0] for choice in pause.choices.get(0, ()) if isinstance(choice.option, tuple)}) >= 2


def in_a_window(game: Game) -> bool:
    """Could the first seat play something during the launch?"""
    pause = pauses.pause_at(game)
    return pause is not None and 0 in pause.seats_asked and game.state.step.startswith("launch")


# ---- prepared games ----------------------------------------------------------------------------------------------

Hands = Mapping[int, Sequence[str]]
NO_CARDS: Hands = MappingProxyType({})
Plan = Callable[[Game, Decision[Any]], Any]
NOTHING = object()
"""A plan says nothing about this question."""


def prepared(
    *aliens: str,
    players: int = 0,
    variants: Sequence[str] = (),
    hands: Hands = NO_CARDS,
    rewards: Hands = NO_CARDS,
    techs: Mapping[int, Sequence[tuple[str, int] | str]] = MappingProxyType({}),
    deck: Sequence[str] = (),
    destiny: Sequence[str] = ("destiny-blue",),
    moves: Sequence[tuple[int, int, int, int]] = (),
    uniform: bool = False,
) -> Game:
    """A game that begins with these cards and techs: (tech, ships) lie facedown, a name alone is a completed one. A
    seat without cards holds one, and no flares are in the deck. `moves`: (seat, ships, from, to)."""
    seats = range(players or len(aliens))
    position = Position(
        tuple(tuple(hands.get(seat, ("attack-06",))) for seat in seats),
        deck=tuple(deck),
        destiny=tuple(destiny),
        moves=tuple(moves),
        techs=tuple(
            (seat, one, 0, True) if isinstance(one, str) else (seat, *one, False)
            for seat, held in techs.items()
            for one in held
        ),
        rewards=tuple(tuple(rewards.get(seat, ())) for seat in seats) if rewards else (),
    )
    more = [*(["technology"] if techs else []), *(["reward-deck"] if rewards else [])]
    return new_game(
        "ffg", len(seats), 1, list(aliens), (*variants, *more), flares=(), position=position, uniform=uniform
    )


def answer(session: Game, plan: Plan) -> None:
    """As the plan says; without doing anything where it says nothing."""
    decision = session.decisions[0]
    chosen = plan(session, decision)
    if chosen is NOTHING:
        chosen = PASS if isinstance(decision, Offer) else decision.default
    session.answer(decision, chosen)


def played_to(session: Game, prompt: str, plan: Plan, seat: int | None = None) -> Game:
    """Up to a question, of this seat or of any."""
    while session.decisions[0].prompt != prompt or seat not in (None, session.decisions[0].seat):
        answer(session, plan)
    return session


LABORATORY: Mapping[int, Sequence[tuple[str, int] | str]] = MappingProxyType(
    {
        0: [("warpspace-key", 3), ("infinity-drive", 2), ("tech-scrambler", 2)],
        1: [("gluon-mines", 3), "xenon-lasers"],
        2: [("vacuum-turbines", 1)],
    }
)


@cache
def laboratory() -> Game:
    """The first seat is asked for a step in the laboratory."""
    return prepared("human", "tripler", "warrior", techs=LABORATORY, uniform=True)


KICKER_HANDS: Hands = {
    0: ["attack-10", "attack-09", "morph", "reinforcement-3"],
    1: ["attack-08", "attack-06"],
    2: ["attack-05", "negotiate"],
    3: ["negotiate"],
}
KICKER_REWARDS: Hands = {
    0: ["kicker-2-duplicity", "rift-1"],
    1: ["attack-02-20", "kicker-4-overload"],
    2: ["intimidate-29", "rift-2"],
}
PLAYS: dict[tuple[int, str], str] = {
    (2, "window-ENCOUNTER_START"): "intimidate-29",
    (0, "window-PLANNING_BEFORE"): "kicker-2-duplicity",
    (1, "window-PLANNING_BEFORE"): "kicker-4-overload",
    (0, "encounter-card"): "attack-10",
    (1, "encounter-card"): "attack-02-20",
}


def with_kickers(instead: Mapping[str, str] = MappingProxyType({})) -> Plan:
    """Who plays which of the cards above; some may be played instead of others."""

    def plan(session: Game, decision: Decision[Any]) -> Any:
        wanted = PLAYS.get((decision.seat, decision.prompt), "")
        wanted = instead.get(wanted, wanted)
        cards = [one for one in decision.options if isinstance(one, int) and session.state.faces[one] == wanted]
        if cards:
            return cards[0]
        if decision.prompt == "invite":
            return (2, 3) if decision.seat == 0 else (3,)
        if decision.prompt == "ally":
            return decision.options[-1] if decision.seat == 3 else decision.options[1]
        return NOTHING

    return plan


def kickers_to(prompt: str, seat: int) -> Game:
    """Up to a question of a game with such cards."""
    game = prepared("spiff", "void", "chosen", "mind", hands=KICKER_HANDS, rewards=KICKER_REWARDS)
    return played_to(game, prompt, with_kickers(), seat)


@cache
def kickers_planned() -> Game:
    """Both kickers and an intimidate lie facedown."""
    return kickers_to("encounter-card", 1)


@cache
def kickers_revealed() -> Game:
    """They lie open, and there is a hazard warning."""
    game = kickers_planned().fork()
    game.state.frames[-1].hazard = True
    return played_to(game, "reinforce", with_kickers())


def helping(session: Game, decision: Decision[Any]) -> Any:
    """Green helps the defense with four ships."""
    if isinstance(decision, PickSome):
        return tuple(decision.items) if decision.seat == 1 else ()
    if decision.prompt == "ally":
        return "defense" if decision.seat == 2 else "decline"
    return ((12, 4),) if decision.prompt == "ally-ships" else NOTHING


def rewarded(in_warp: int = 2) -> Game:
    """An ally takes ships out of the warp, and cards of two kinds."""
    hands = {0: ["attack-05"], 1: ["attack-20"], 2: ["attack-08"]}
    rewards = {1: ["kicker-2-duplicity"]}
    game = prepared(players=4, hands=hands, rewards=rewards, moves=((2, in_warp, 10, WARP),) if in_warp else ())
    return played_to(game, "reward-ships" if in_warp else "reward-backs", helping)


def launching() -> Game:
    """Six ships of Red are on R1: a flagship, a salvage vessel, which stays, two of another kind, two plain ones."""
    game = prepared(players=4, variants=("two-ships",), destiny=("destiny-wild",), moves=((0, 2, 1, 0),))
    mark_ships(game.game, 0, "lizard", 0, "test", number=2, bonus=2)
    return played_to(game, "launch", helping)


def handing_out() -> Game:
    """Somebody has drawn four cards: two for Green, one for Yellow."""
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-10"]}
    deck = ["attack-40", "attack-30", "attack-23", "attack-15", "attack-14"]
    aliens = ("quartermaster", "pacifist", "clone", "trader")
    game = prepared(*aliens, variants=("dominion-aliens",), hands=hands, deck=deck)
    sent = {0: 1, 2: 2, 3: 1}

    def plan(session: Game, decision: Decision[Any]) -> Any:
        if decision.prompt in ("launch", "ally-ships"):
            return ((max(decision.places, key=lambda place: place[1])[0], sent[decision.seat]),)  # type: ignore[attr-defined]
        answers = {"invite": (2, 3) if decision.seat == 1 else (), "ally": "defense", "quartermaster-bonus": "deck"}
        return answers.get(str(decision.prompt), NOTHING)

    return played_to(game, "quartermaster-cards", plan)


def searching() -> Game:
    """Somebody asks for one of many kinds of cards."""

    def plan(session: Game, decision: Decision[Any]) -> Any:
        return "angler.fish" if "angler.fish" in decision.options else NOTHING

    game = prepared("angler", "void", "mind", variants=("dominion-aliens",), rewards={0: ["rift-1"]})
    return played_to(game, "angler-face", plan)
