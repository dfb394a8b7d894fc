"""The dock: where a person answers. The open question with its control, lines beside it, and what the reader holds.

Every game has this dock. What a game adds are members of its own: pictures of its kinds of options, fields for controls
that only it has, and the regions of the reader's hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from warptable.kernel import Compose, Decision, Distribute
from warptable.table.scene.data import AnswerPart, Asked
from warptable.text import t

from ...art.emblems import drawing
from ...art.icons import icon
from ...art.ships import ship_icon
from ...frames import Drawn, slot
from ...html import EMPTY, Child, Html, joined, tag
from ..announcements import Announcement
from ..call import call_region
from .asking import Asking, Part
from .control import CardGroup, Control, ShownOption
from .fields import answer_button, counter, group, is_wide, numbers
from .go import go
from .lines import NOTHING, after_game, notices, quiet, stand_in
from .pieces import KEYS, key_hint, tick
from .prompt import asking_button, prompt_section, question_words, time_left
from .ship_picker import Berth, ship_picker

Picture: TypeAlias = Callable[[Any, Asked, Control], Html]
"""Options of one kind to choose from."""
LINES = ("notices", "replaced", "prompt", "quiet")


def dock_shell(
    locale: str,
    seated: bool,
    lines: Sequence[str] = LINES,
    held: Sequence[Html] = (),
    *,
    look: str = "dock",
    hand_look: str = "hand",
) -> Html:
    """`<section id="dock">` with slots for its regions. `held`: what stands in the hand, for those who have none, too.
    `look`, `hand_look`: the classes of both."""
    watching = EMPTY if seated else tag("p", icon("eye", 20), f" {t(locale, 'controls-watching')}", class_="watching")
    return tag(
        "section",
        *map(slot, lines),
        tag("div", watching, *held, id="hand", class_=hand_look) if held else watching,
        id="dock",
        class_=look if seated else f"{look} onlooker",
        aria_label=t(locale, "controls-dock"),
        tabindex=-1,
    )


class Dock(Generic[Part]):
    """The dock of one game."""

    asking: Asking[Part]
    nothing: ClassVar[Mapping[str, Html]] = {name: NOTHING[name] for name in LINES}
    """The regions of which all or all but one have nothing to say."""
    pictures: ClassVar[Mapping[str, Picture]] = {}
    """How options of kinds that only this game has are drawn, in their order on the page."""
    controls: ClassVar[Mapping[str, Picture]] = {}
    """The fields of controls that only this game has, by their mode."""
    broad: ClassVar[tuple[str, ...]] = ("alien", "face", "laid")
    """Kinds of options that need the whole width."""
    badge_width: ClassVar[int] = 52
    """Of the picture of who asks."""
    ships_in_all: ClassVar[bool] = True
    """Can ships be named by their number alone, wherever they come from?"""

    # ---- the whole ------------------------------------------------------------------------------------------------

    def regions(self, scene: Part) -> dict[str, Drawn]:
        """While a bot plays for the reader, the dock says so, and asks nothing. After the game it is one region."""
        with drawing(scene.speaker.packs):
            return {"dock": after_game(scene)} if scene.phase == "over" else self._regions(scene)

    def _regions(self, scene: Part) -> dict[str, Drawn]:
        drawn: dict[str, Drawn] = {**self.nothing}
        control: Control | None = None
        answering: Mapping[int, str] = {}
        if scene.me is not None and scene.people[scene.me].absent:
            drawn["replaced"] = stand_in(scene)
        else:
            if asked := scene.asked:
                control = self.asking.control_of(scene, asked.decision)
                drawn["prompt"] = self.prompt(scene, asked, control)
            beside, answering = self.beside(scene)
            drawn |= beside or ({} if asked else {"quiet": quiet(scene)})
        return {**drawn, **self.own(scene, control, answering), "notices": notices(scene)}

    def beside(self, scene: Part) -> tuple[Mapping[str, Drawn], Mapping[int, str]]:
        """Regions that say something besides an open question or instead of it, and the cards that can be played there,
        each with the id of what plays it."""
        return {}, {}

    def own(self, scene: Part, control: Control | None, answering: Mapping[int, str]) -> Mapping[str, Drawn]:
        """The regions of what the reader holds, marked for the open question, and of what lies beside it."""
        return {}

    # ---- the question ---------------------------------------------------------------------------------------------

    def prompt(self, scene: Part, asked: Asked, control: Control) -> Html:
        """`<section id="prompt">`: who asks, what, until when, what follows, and how to answer."""
        decision, source, speaker = asked.decision, asked.decision.source, scene.speaker
        above, below = self.context(scene, decision)
        more = self.switch(scene, control, asked.serial)
        question, advice = self.question(scene, decision), self.hint(scene, decision)
        pressed = control.mode or control.words or control.groups
        return prompt_section(
            scene,
            asked,
            asking_button(speaker, source, self.badge(scene, source, self.badge_width)),
            question_words(scene, asked, question, advice, above=above, below=below, more=more),
            time_left(scene, asked),
            self.fields(scene, asked, control),
            go(speaker, asked.serial, control, self._steps(scene, decision)) if pressed else "",
            look=self.look(decision),
        )

    def look(self, decision: Decision[Any]) -> str:
        """The classes of the prompt."""
        return "prompt"

    def badge(self, scene: Part, source: str, size: int) -> Html:
        """The picture for a rule, an alien or a card that asks."""
        return phase_badge("spark", size)

    def question(self, scene: Part, decision: Decision[Any]) -> str:
        return self.asking.words.question(scene.speaker, decision, scene.view)

    def hint(self, scene: Part, decision: Decision[Any]) -> str:
        """What follows from the answer."""
        return self.asking.words.hint(scene.speaker, decision, scene.view)

    def context(self, scene: Part, decision: Decision[Any]) -> tuple[Sequence[Html], Sequence[Html]]:
        """What one should know to answer, above the question and below it."""
        return (), ()

    def switch(self, scene: Part, control: Control, serial: int) -> Html:
        """What makes room for the board, where the question would hide it."""
        return EMPTY

    def _steps(self, scene: Part, decision: Decision[Any]) -> str:
        """The steps of a composed answer so far, in words."""
        steps = decision.partial if isinstance(decision, Compose) else ()
        return ", ".join(self.asking.words.label(scene.speaker, decision, step, scene.view) for step in steps)

    # ---- what is said aloud -----------------------------------------------------------------------------------------

    def announcement(self, scene: Part) -> Announcement:
        """The open question to this reader, or the reaction that this reader could answer; otherwise nothing."""
        reaction, words, asked = scene.reaction, self.asking.words, scene.asked
        if reaction is not None and reaction.answers and not reaction.answered:
            question = words.question(scene.speaker, reaction.offered, scene.view)
            could = [words.label(scene.speaker, one.decision, one.option, scene.view) for one in reaction.answers]
            once = list(dict.fromkeys(could))  # what could be played at several moments is named once
            text = scene.t("shell-call-reaction", asked=question, answers=scene.speaker.join(once))
            return Announcement(f"r{reaction.number}", text, "window")
        if asked is None:
            return Announcement()
        question = " ".join([*self.news(scene), self.question(scene, asked.decision)])
        return Announcement(f"q{asked.serial}", scene.t("shell-call-asked", asked=question), "decision")

    def news(self, scene: Part) -> Sequence[str]:
        """What has happened to the reader since the last answer."""
        return ()

    def call(self, scene: Part) -> Html:
        """`<i id="call">`: what the script says aloud and shows in the title while the reader is asked."""
        made = self.announcement(scene)
        return call_region(scene, made.key, made.text, made.sound)

    def is_asked(self, scene: Part) -> bool:
        """Is there something to answer?"""
        return bool(self.announcement(scene).key)

    def nothing_asked(self, scene: Part) -> Html:
        """`<p id="nothing-asked">`: hidden when there is something to answer."""
        asked = self.is_asked(scene)
        return tag("p", "" if asked else scene.t("shell-text-nothing-asked"), id="nothing-asked", hidden=asked)

    # ---- what it is answered with -----------------------------------------------------------------------------------

    def fields(self, scene: Part, asked: Asked, control: Control) -> Html:
        """`<div class="control">`; empty if the question is answered with the buttons beside it."""
        speaker, serial = scene.speaker, asked.serial
        parts = [draw(scene, asked, control) for kind, draw in self.pictures.items() if control.of(kind)]
        parts += self.choices(scene, asked, control)
        if control.of("card"):
            parts.append(tag("p", icon("down", 16), " ", scene.t("controls-in-hand"), class_="inhand"))
        if control.mode in self.controls:
            parts.append(self.controls[control.mode](scene, asked, control))
        if control.mode == "number":
            parts.append(self.numbers(scene, asked, control))
        if isinstance(asked.decision, Distribute):
            parts.append(self.ships(scene, asked.decision, control, serial))
        parts += [self.sides(scene, one) for one in control.groups]
        if is_wide(control):
            parts += [answer_button(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
        if control.several and not control.of("part"):
            parts.append(counter(speaker, control, len(control.ticked)))
        inside = joined(parts)
        return tag("div", inside, class_="control broad" if self.is_broad(control) else "control") if inside else EMPTY

    def is_broad(self, control: Control) -> bool:
        """Does the control need the whole width?"""
        return bool(control.of(*self.broad))

    def choices(self, scene: Part, asked: Asked, control: Control) -> list[Html]:
        """Options with a tick: words, players and places, cards that are not in the hand."""
        shown, serial = [], asked.serial
        if some := control.of("word", "side", "use"):
            words = (self._word(control, choice, serial, nth) for nth, choice in enumerate(some, 1))
            shown.append(group(control, "span", "seg sides", words))
        if some := control.of("seat", "place", "gap"):
            brings = [self.brings(scene, asked.decision, choice.option) for choice in some]
            numbered = enumerate(zip(some, brings, strict=True), 1)
            targets = (target(scene, control, choice, serial, nth, more) for nth, (choice, more) in numbered)
            shown.append(group(control, "div", "targets lines" if any(brings) else "targets", targets))
        if some := control.of("face", "laid"):
            shown.append(self.faces(scene, control, some, serial))
        return shown

    def _word(self, control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
        words = (self.sign(choice), tag("span", choice.label), " ", tag("kbd", str(nth)))
        return tag("label", tick(control, choice, serial, nth), *words)

    def sign(self, choice: ShownOption) -> Html:
        """The picture of a word."""
        return EMPTY

    def brings(self, scene: Part, decision: Decision[Any], place: Any) -> Html:
        """What choosing this place brings."""
        return EMPTY

    def faces(self, scene: Part, control: Control, choices: Sequence[ShownOption], serial: int) -> Html:
        """Cards that are not in the hand. If some are there, too, these have the keys."""
        first = KEYS + 1 if control.of("card") else 1
        cards = (self._face(scene, control, choice, serial, nth) for nth, choice in enumerate(choices, first))
        return group(control, "div", "faces", cards)

    def _face(self, scene: Part, control: Control, choice: ShownOption, serial: int, nth: int) -> Html:
        shown = (tick(control, choice, serial, nth), self.card_picture(scene, choice), key_hint(nth))
        return tag("label", *shown, class_="card", data_help=choice.help)

    def card_picture(self, scene: Part, choice: ShownOption) -> Html:
        """A card to choose that is not in the hand; without a face its back."""
        return tag("b", choice.name)

    def numbers(self, scene: Part, asked: Asked, control: Control) -> Html:
        return numbers(scene.speaker, control, asked.serial)

    def ships(self, scene: Part, decision: Distribute, control: Control, serial: int) -> Html:
        order = self._order(scene, decision) if self.ships_in_all else ()
        return ship_picker(scene, control, serial, self.berths(scene, decision), order)

    def berths(self, scene: Part, decision: Distribute) -> list[Berth]:
        """Every place with what is filled in."""
        start, name = self.asking.suggested(scene, decision), scene.speaker.place_title
        return [Berth(place, name(place), most, start.get(place, 0)) for place, most in decision.places if most]

    def _order(self, scene: Part, decision: Distribute) -> Sequence[int]:
        """The places in the order in which ships are named one by one."""
        sequence: list[int] = []
        before: dict[int, int] = {}
        for number in range(1, decision.high + 1):
            now = dict(self.asking.words.suggestion(scene.view, decision, number))
            sequence += [place for place in now if now[place] > before.get(place, 0)]
            before = now
        return sequence

    def sides(self, scene: Part, one: CardGroup) -> Html:
        """A card that can be played for either side."""
        return EMPTY


def phase_badge(sign: str, size: int) -> Html:
    """The picture of a rule."""
    return tag("span", icon(sign, round(size * 0.5)), class_="phase-badge")


def target(scene: AnswerPart, control: Control, choice: ShownOption, serial: int, nth: int, brings: Html) -> Html:
    """A player or a place with a tick."""
    shown: list[Child] = [tick(control, choice, serial, nth), " "]
    if choice.kind == "seat":
        shown += [ship_icon(choice.seat, 18), " ", tag("span", choice.name, class_="in-colour")]
    else:
        shown.append(tag("b", choice.name))
        for owner, number in choice.ships:
            shown += [" ", tag("span", ship_icon(owner, 16, letter=False), number, class_=f"crew seat-{owner}")]
    if choice.gives_up:
        shown += [" ", tag("span", scene.t("controls-gives-up"), class_="last-ship")]
    if brings:
        shown += [" ", brings]
    seat = f" seat-{choice.seat}" if choice.seat >= 0 else ""
    return tag("label", *shown, " ", key_hint(nth), class_=f"target{seat}")
