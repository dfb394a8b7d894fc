"""The dialect of markup: what `tag` writes, and that nothing on the pages is written otherwise."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest
from jinja2 import Environment
from markupsafe import Markup

import warptable
from warptable.table.page.html import MOST_KEPT, Attribute, Child, Html, Svg, joined, put_last, svg_text, tag

HARM = """<b>&"'"""
HARMLESS = "&lt;b&gt;&amp;&#34;&#39;"


def test_text_and_attributes_are_escaped() -> None:
    assert tag("p", HARM, title=HARM) == f'<p title="{HARMLESS}">{HARMLESS}</p>'
    assert joined([HARM, tag("b"), HARM]) == f"{HARMLESS}<b></b>{HARMLESS}"
    assert svg_text(HARM) == HARMLESS


def test_markup_is_not_escaped_again() -> None:
    for inside in (tag("b", "&"), Svg("<g>&amp;</g>"), Markup("<i>&amp;</i>"), svg_text(HARM)):
        assert tag("p", inside) == f"<p>{inside}</p>"
        assert joined([inside, inside]) == f"{inside}{inside}"
        assert Environment(autoescape=True).from_string("<p>{{ it }}</p>").render(it=inside) == f"<p>{inside}</p>"


def test_the_same_text_is_escaped_whatever_has_been_written_before() -> None:
    assert tag("p", Html(HARM)) == f"<p>{HARM}</p>"
    assert tag("p", HARM) == f"<p>{HARMLESS}</p>"
    assert tag("p", Html(HARM)) == f"<p>{HARM}</p>"
    for number in range(MOST_KEPT + 1):
        assert tag("p", f"<{number}>") == f"<p>&lt;{number}&gt;</p>"


def test_markup_in_an_attribute_cannot_end_it() -> None:
    assert tag("p", title=tag("b", "&", class_="x")) == '<p title="<b class=&#34;x&#34;>&amp;</b>"></p>'


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (True, " hidden"),
        (False, ""),
        (None, ""),
        ("", ' hidden=""'),
        ("a", ' hidden="a"'),
        (0, ' hidden="0"'),
        (1.5, ' hidden="1.5"'),
    ],
)
def test_attributes_stand_there_or_not(value: Attribute, written: str) -> None:
    assert tag("p", hidden=value) == f"<p{written}></p>"


def test_names_of_attributes() -> None:
    assert tag("label", for_="a", class_="bold", data_by=3, aria_label="c", **{"hx-on:click": "d"}) == (
        '<label for="a" class="bold" data-by="3" aria-label="c" hx-on:click="d"></label>'
    )


@pytest.mark.parametrize(("child", "written"), [("", ""), (0, "0"), (12, "12"), ("0", "0")])
def test_children(child: Child, written: str) -> None:
    assert tag("b", child) == f"<b>{written}</b>"


def test_elements_without_an_end() -> None:
    assert tag("input", type="checkbox", checked=True) == '<input type="checkbox" checked>'
    assert tag("p", "a", tag("br"), "b") == "<p>a<br>b</p>"


def test_scripts_and_styles_stand_there_as_they_are() -> None:
    assert tag("style", "a>b{}", id="c") == '<style id="c">a>b{}</style>'
    with pytest.raises(ValueError, match="would end"):
        tag("script", "'</script>'")


def test_something_is_put_at_the_end_of_an_element() -> None:
    assert put_last(tag("body", tag("p")), "body", tag("b", "&")) == "<body><p></p><b>&amp;</b></body>"


def test_what_is_made_of_markup_is_markup() -> None:
    assert type(tag("p") + tag("p")) is Html
    assert type(tag("p") * 3) is Html
    assert type(joined(["a"])) is Html
    assert type(svg_text("a")) is Svg
    assert tag("p") + HARM == f"<p></p>{HARMLESS}"


# ---- nothing is written otherwise ------------------------------------------------------------------------------------


SOURCE = Path(warptable.__file__).parent
PAGES = sorted(path for place in ("table", "games") for path in (SOURCE / place).rglob("*.py") if "page" in path.parts)
DIALECT = ("html.py", "render.py", "frames.py")
"""The modules that write markup for all others: by `tag`, from templates, and the slots of a frame."""
TAG = re.compile(r"</?([a-zA-Z][a-zA-Z0-9-]*)(?=[\s>/]|$)")
SHAPES = "circle clipPath defs ellipse g line linearGradient path polyline radialGradient rect stop svg text tspan use"
DRAWN = frozenset((*SHAPES.split(), "a", "style", "title"))
"""The elements of drawings."""


def modules() -> Iterator[tuple[str, str]]:
    """Those that use the dialect, by name. Examples are no pages, but people with terrible names."""
    for path in PAGES:
        if not (path.name in DIALECT and path.parent == SOURCE / "table" / "page") and path.name != "examples.py":
            yield str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")


def strings(node: ast.AST, around: tuple[ast.AST, ...] = ()) -> Iterator[tuple[int, str, tuple[ast.AST, ...]]]:
    """All strings but docstrings: line, text, and what is around it, the innermost first."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and not isinstance(around[0], ast.Expr):
        yield node.lineno, node.value, around
    for child in ast.iter_child_nodes(node):
        yield from strings(child, (node, *around))


def is_svg(node: ast.AST) -> bool:
    """Is this a drawing, or a function that makes one?"""
    if isinstance(node, ast.FunctionDef):
        return node.returns is not None and "Svg" in ast.unparse(node.returns)
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "Svg"


def problems(source: str) -> list[str]:
    """What in a module is not written in the dialect."""
    found = []
    for line, text, around in strings(ast.parse(source)):
        names = set(TAG.findall(text))
        inner = list(takewhile(lambda node: not is_svg(node), around))
        in_function = any(isinstance(node, ast.FunctionDef) for node in inner)
        wrong = {
            "an element of a page is written by `tag` or stands in a template": names - DRAWN,
            "a function that draws returns Svg": in_function and len(inner) == len(around),
            "`+` escapes what stands beside markup": any(isinstance(node, ast.BinOp) for node in inner),
        }
        found += [f"line {line}: {text[:40]!r}: {why}" for why, is_so in wrong.items() if names and is_so]
    return found


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("def said() -> str:\n    return f'<b>{1}</b>'", "by `tag`"),
        ("def drawn() -> str:\n    return f'<g>{1}</g>'", "returns Svg"),
        ("def drawn() -> Svg:\n    return Svg(f'<div>{1}</div>')", "by `tag`"),
        ("def drawn() -> Svg:\n    return '<g>' + drawn()", "escapes"),
        ("def drawn() -> Svg:\n    return Svg('<g>' + drawn())", "escapes"),
    ],
)
def test_what_is_not_in_the_dialect_is_found(source: str, problem: str) -> None:
    assert any(problem in one for one in problems(source))


@pytest.mark.parametrize(
    "source",
    [
        "def drawn() -> Svg:\n    '''`<div>`.'''\n    return Svg(f'<g>{1}</g>')",
        "SIGN = '<circle r=\"3\"/>'",
        "def words() -> str:\n    return 'a < b'",
        "SIGNS = Svg('<g/>') + Svg('<g/>')",
    ],
)
def test_what_is_in_the_dialect_is_not(source: str) -> None:
    assert problems(source) == []


def test_markup_is_written_by_tag_in_templates_and_as_drawings() -> None:
    found = [f"{name}: {one}" for name, source in modules() for one in problems(source)]
    assert found == []


def test_nothing_is_escaped_by_hand() -> None:
    """Only the dialect says of a string that it is markup."""
    by_hand = re.compile(r"\bmarkupsafe\b|\bMarkup\(|(?<![\w.])escape\(|\bHtml\(")
    assert [(name, one) for name, source in modules() for one in by_hand.findall(source)] == []
