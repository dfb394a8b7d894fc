"""The check that every pack of aliens must pass: what it says of sound ones, and of broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.curious import FOLDER, polite
from warptable.testing import CheckFailed, check_pack
from warptable.testing import packs as check

API = "from warptable.games.encounter.engine.content.api import FACES, Alien, Of, Role, Use, W"
HERALD = f'''
"""Herald: as a main player, draws a card before allies are invited."""

{API}

ALIEN = Alien("herald")
GREETED = ALIEN.prompt("greeted", Of.SEAT, words=("nobody",))


@ALIEN.ability(W.ALLIANCE_BEFORE, role=Role.MAIN)
async def proclaim(use: Use) -> None:
    await use.pick(GREETED, ["nobody", *use.g.clockwise(use.seat)])
    await use.draw(1)
'''
WORDS = "alien-herald = Herald\nprompt-herald-greeted = Whom do you greet?\n"
ASKS = 'await use.pick(GREETED, ["nobody", *use.g.clockwise(use.seat)])'


def pack(place: Path, code: str = HERALD, **files: str) -> Path:
    for name, text in ({"herald_py": code} | files).items():
        (place / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return place


@pytest.mark.parametrize("words", [False, True])
def test_an_alien_that_asks_in_every_way_passes(tmp_path: Path, words: bool) -> None:
    assert check_pack(polite(tmp_path) if words else FOLDER, rounds=1) == (
        () if words else ("en has no words for: alien-curious", "de has no words for: alien-curious")
    )


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    silent = HERALD.replace(ASKS, "pass")
    assert check_pack(pack(tmp_path, silent, en_ftl=WORDS), rounds=1) == (
        "de has no words for: alien-herald, prompt-herald-greeted",
        "herald-greeted was never asked",
    )


ALL_HANDS = "*(use.g.face(card).id for seat in use.g.clockwise(use.seat) for card in use.g.hand(seat))"
TOO_LARGE = f"<svg>{' ' * 20_000}</svg>"
UNKNOWN = "prompt-herald-greeted = Do you greet { $whom }?\n"


def but(*changes: tuple[str, str]) -> str:
    """The Herald, changed."""
    code = HERALD
    for sound, broken in changes:
        assert sound in code
        code = code.replace(sound, broken)
    return code


def declares(event: str) -> tuple[str, str]:
    return 'ALIEN = Alien("herald")\n', f'ALIEN = Alien("herald")\nALIEN.event("{event}", "seat")\n'


@pytest.mark.parametrize(
    ("code", "files", "told"),
    [
        ("x = 1", {}, "^herald.py does not define ALIEN$"),
        (but(("herald", "zombie")), {}, "^there is already an alien 'zombie'$"),
        (but(declares("drew")), {}, "^herald declares the event drew, which there is already$"),
        (but(declares("sang"), (ASKS, "use.emit('sung')")), {}, "there is no event sung; sang is meant?"),
        (HERALD, {"en_ftl": "alien-herald = {\n"}, "^en.ftl cannot be read near 'alien-herald = {'$"),
        (HERALD, {"herald_svg": TOO_LARGE}, "^emblems of herald: 20011 characters are too many"),
        (but(('"herald")', '"herald", edition="none")')), {}, "^herald can be at no table: no edition"),
        (
            but(("await use.pick", "1 // 0; await use.pick")),
            {},
            r"seed 0: ZeroDivisionError: .* \(herald.py, line 12\)$",
        ),
        (but(("draw(1)", "draw(__import__('random').randrange(3))")), {}, "the same answers lead to another game"),
        (HERALD, {"en_ftl": UNKNOWN}, "seed 0: the message prompt-herald-greeted in en: Unknown external: whom$"),
        (
            but(("Of.SEAT", "Of.FACE"), ("*use.g.clockwise(use.seat)", ALL_HANDS)),
            {},
            "herald-greeted tells seat 0 what is hidden from it: .* if others held other things$",
        ),
        (but(("Role.MAIN", "Role.MAIN, when=lambda use: False")), {}, "^ffg: herald.proclaim was never offered in 1 g"),
    ],
    ids=["code", "name", "event", "log", "words", "size", "table", "effect", "chance", "value", "secret", "use"],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, files: dict[str, str], told: str
) -> None:
    monkeypatch.setattr(check, "STEERED", 1)
    with pytest.raises(CheckFailed, match=told) as failed:
        check_pack(pack(tmp_path, code, **files), rounds=1)
    assert "\n" not in str(failed.value)
