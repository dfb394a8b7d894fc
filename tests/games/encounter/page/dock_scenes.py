"""Questions of real games, for the tests of the controls."""

from __future__ import annotations

from functools import lru_cache
from html.parser import HTMLParser
from typing import Any

from warptable.games.encounter.page.examples import asked_first, scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.kernel import Composite, Decision, Rng
from warptable.table.page.game.answers import ALL, NONE, PICKED


@lru_cache(maxsize=1)
def samples() -> dict[str, EncounterScene]:
    """One scene for each prompt that random games ask, as the asked seat sees it in English."""
    return {prompt: scene_of(game, seat) for prompt, (game, seat) in asked_first().items()}


def wholes(decision: Decision[Any], rng: Rng, most: int = 12) -> list[Any]:
    """Every option of a plain question; some whole answers of a composite one, found by small picks."""
    if not isinstance(decision, Composite):
        return list(decision.options)
    return [_whole(decision, rng) for _ in range(most)]


def _whole(decision: Composite[Any], rng: Rng) -> Any:
    partial: list[Any] = []
    while following := decision.following(partial):
        partial.append(rng.choice(list(following)))
    return decision.whole(partial)


class Fields(HTMLParser):
    """What a page would send: the fields of one form and the buttons that send it."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form
        self.inside = ""
        self.inputs: list[dict[str, str]] = []
        self.buttons: list[dict[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = given.get("id", "")
        if tag in ("input", "button") and given.get("form", self.inside) == self.form:
            (self.inputs if tag == "input" else self.buttons).append(given)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = ""

    @property
    def tokens(self) -> list[str]:
        """Every option that can be named: ticked or said."""
        ticks = [one["value"] for one in self.inputs if one.get("name") == "pick"]
        said = [one["value"] for one in self.buttons if one.get("name") == "say"]
        return ticks + [word for word in said if word not in (ALL, NONE, PICKED)]

    @property
    def confirmed(self) -> dict[str, list[str]]:
        """What the form sends as it stands when its main button is pressed."""
        main = next((one for one in self.buttons if "data-mode" in one), {})
        return self.sent | ({main["name"]: [main["value"]]} if "name" in main else {})

    @property
    def sent(self) -> dict[str, list[str]]:
        """What the form sends as it stands."""
        fields: dict[str, list[str]] = {}
        for one in self.inputs:
            if one.get("name") and (one.get("type") not in ("radio", "checkbox") or "checked" in one):
                fields.setdefault(one["name"], []).append(one["value"])
        return fields


def fields_of(page: str, form: str = "prompt-form") -> Fields:
    parser = Fields(form)
    parser.feed(page)
    return parser
