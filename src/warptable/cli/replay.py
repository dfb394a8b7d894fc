"""`warptable replay`: what happened in a saved game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .errors import Refused
from .game_options import packs_from, read_save
from .options import language
from .terminal.style import QUIET

if TYPE_CHECKING:
    from warptable.kernel import Event, Session
    from warptable.kernel.packs import Packs

    from .terminal.screen import Screen


def replay(
    file: str,
    /,
    *,
    seat: int | None = None,
    to: int | None = None,
    at: int | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative=())] = False,
    story: Annotated[bool, Parameter(negative=())] = False,
    chances: Annotated[bool, Parameter(negative=())] = False,
    lang: str | None = None,
    aliens_from: str | None = None,
) -> None:
    """Tell a saved game as one seat or a spectator saw it.

    Parameters
    ----------
    file
        A save.
    seat
        Whose eyes to look through (0 is the first seat); without it, a spectator's.
    to
        Stop before this decision and say where the game stands.
    at
        Stop at this moment of these eyes: the number in a link to the page of a replay (at=...).
    open_
        Tell everything, hidden cards too; only for a finished game.
    story
        Tell what was worth telling: how it was won, the best bluff, the costliest betrayal; only for a finished
        game.
    chances
        Print how everybody's chances ran, and the turning points; only for a finished game, and it takes a minute.
    lang
        en or de; else the language of your system.
    aliens_from
        The packs of aliens that the game was played with, separated by commas.
    """
    locale = language(lang)
    packs = packs_from(aliens_from)
    saved = read_save(file, packs)
    check(saved, seat, to, open_)
    if story:
        tell_story(saved, locale, seat, packs)
        return
    if chances:
        from .chances import print_chances  # loaded here: a game is told without bots

        print_chances(saved, locale, packs)
        return
    if at is not None:
        tell_moment(saved, locale, seat, packs, at, open_=open_)
        return
    session = rerun(saved, len(saved.history) if to is None else to)
    finish(tell(session, locale, seat, packs, open_=open_), saved, session, to)


def tell(session: Session[Any], locale: str, seat: int | None, packs: Packs, *, open_: bool = False) -> Screen:
    """What has happened, as this seat or a spectator saw it, and the board if the game is not over."""
    from warptable.text.words import words_of  # loaded here: `--help` need not wait for the engine

    from .terminal.face import face_of
    from .terminal.screen import Line, Screen, read_aloud

    view = session.view(seat)
    words = words_of(view.edition)
    speaker = words.speaker_for(locale, view, seat, (), packs)
    screen = Screen(speaker)
    edition = speaker.t(f"edition-{view.edition}")
    title = speaker.t("replay-title", edition=edition, players=len(view.seats), seed=str(session.seed))
    screen.heading(title)
    told = [event for event in session.log if open_ or event.known_to(seat)]
    face = face_of(view.edition)
    for event in told:
        told_of = seen(event, seat, open_)
        screen.events([Line(words.sentence(speaker, told_of), face.is_heading(event))])
        screen.events(read_aloud(words, speaker, told_of))
    if not session.over:
        screen.console.print()
        screen.console.print(face.board(speaker, view))
    return screen


def tell_moment(
    saved: Session[Any], locale: str, seat: int | None, packs: Packs, number: int, *, open_: bool = False
) -> None:
    """The game up to a moment, as the page of a replay shows it: what was told, and what is asked now."""
    from warptable.kernel import BadSave
    from warptable.replay import ALL, Record, Replay
    from warptable.text.asking import answered
    from warptable.text.words import words_of

    eyes = ALL if open_ else seat
    try:
        replay = Replay(Record.of(saved))
    except BadSave as error:
        raise Refused(str(error)) from error
    moments = replay.moments(eyes)
    if not 0 <= number < len(moments):
        raise Refused(f"there is no moment {number} (these eyes have {len(moments)})")
    still = replay.at(moments[number])
    screen = tell(still.session, locale, seat, packs, open_=open_)
    asked = still.asked(eyes)
    if asked is not None:
        view = still.session.view(asked.decision.seat)
        words = words_of(view.edition)
        speaker = words.speaker_for(locale, view, asked.decision.seat, (), packs)
        screen.console.print()
        screen.say(words.question(speaker, asked.decision, view), "bold")
        if not asked.is_open:
            screen.say(answered(words, speaker, asked.decision, asked.answer, view), QUIET)
    screen.console.print()
    screen.say(screen.speaker.t("replay-place", number=str(number + 1), all=str(len(moments))), QUIET)


def tell_story(saved: Session[Any], locale: str, seat: int | None, packs: Packs) -> None:
    """What the page of a finished game tells: how it was won, and what was worth telling, each with its moment."""
    from warptable.kernel import BadSave
    from warptable.replay import Record
    from warptable.story.highlights import highlights_of
    from warptable.text.highlights import ending_said, told, words_for
    from warptable.text.words import words_of

    from .terminal.screen import Screen

    if not saved.over:
        raise Refused("--story is for finished games: this one is still on")
    try:
        highlights = highlights_of(Record.of(saved))
    except BadSave as error:
        raise Refused(str(error)) from error
    view = saved.view(seat)
    words, speaker = words_for(view.edition), words_of(view.edition).speaker_for(locale, view, seat, (), packs)
    screen = Screen(speaker)
    screen.heading(_who_has_won(speaker, highlights.winners))
    screen.say(ending_said(words, speaker, highlights.ending))
    for feat in highlights.feats:
        label, headline, said = told(words, speaker, feat)
        screen.console.print()
        screen.say(f"{label}: {headline}", "bold")
        screen.say(said)
        screen.say(speaker.t("highlights-at", number=str(feat.moment)), QUIET)


def _who_has_won(speaker: Any, winners: Sequence[int]) -> str:
    if not winners:
        return str(speaker.t("stages-over-none"))
    if len(winners) == 1:
        return str(speaker.t("stages-over-one", who=speaker.who(winners[0])))
    return str(speaker.t("stages-over-shared", winners=speaker.everyone(winners, "nom")))


def check(saved: Session[Any], seat: int | None, to: int | None, open_: bool) -> None:
    """What was asked for must exist, and hidden things stay hidden while a game is on."""
    seats = len(saved.view(None).seats)
    if seat is not None and not 0 <= seat < seats:
        raise Refused(f"there is no seat {seat} (seats are 0 to {seats - 1})")
    if to is not None and not 0 <= to <= len(saved.history):
        raise Refused(f"there is no decision {to} (the game has {len(saved.history)})")
    if open_ and not saved.over:
        raise Refused("--open is for finished games: this one is still on")


def rerun(saved: Session[Any], number: int) -> Session[Any]:
    """The game after this many answers. Answers given together count as one: a number inside such a group means the
    moment before it."""
    from warptable.kernel import Divergence, WarptableError

    for cut in range(number, -1, -1):
        try:
            return saved.played_again(saved.history[:cut])
        except Divergence:
            if number - cut > len(saved.view(None).seats):
                break
        except WarptableError as error:
            raise Refused(f"this save cannot be replayed: {error}") from error
    raise Refused("this save cannot be replayed: its answers do not fit the game")


def seen(event: Event, seat: int | None, open_: bool) -> dict[str, Any]:
    """An event as the reader may see it; openly, with what every seat saw of it."""
    return event.opened() if open_ else event.seen_by(seat)


def finish(screen: Screen, saved: Session[Any], session: Session[Any], to: int | None) -> None:
    """Where the game stands."""
    speaker = screen.speaker
    number, every = len(session.history), len(saved.history)
    screen.console.print()
    if to is not None:
        words = speaker.t("replay-where", number=str(number), all=str(every), where=session.where())
        screen.say(words, "bold")
    elif not session.over:
        screen.say(speaker.t("replay-open", number=str(number)), QUIET)
