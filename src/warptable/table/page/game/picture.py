"""The story of a finished game as one picture to be shared: who has won, how the chances ran, what is worth telling."""

from __future__ import annotations

from base64 import b64encode
from importlib import resources
from importlib.resources import as_file

from warptable.text.highlights import ending_said, told, turning_said, words_for

from ...scene.data import EndingPart
from ..art.curve import Box, Mark, curve
from ..art.lettering import width_of
from ..art.mark import ORBITS
from ..art.palette import hue_of, look_of
from ..art.ships import ship_pictures
from ..html import EMPTY, Svg, svg_text
from .ending import Face, Row

WIDTH, HEIGHT = 1200, 630
INK, MUTED, FAINT, PANEL, LINE = "#F6EFE0", "#BCC3DB", "#97A1C2", "#131A31", "#2E3A60"
LEFT, MIDDLE, EDGE = 40, 440, 1168
"""Where the column of the winner begins, and where that of the story begins and ends."""
STYLE = (
    ".c{fill:#0B1020}.cs{stroke:#0B1020;stroke-width:3.2;fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".initial{font:400 38px 'Fredoka One'}"
)
FONTS = {"Fredoka One": "fredoka", "Manrope": "manrope"}
FONT_FILES = ("fredoka-400.ttf", "manrope-500.ttf", "manrope-800.ttf")
BUILT = resources.files("warptable.table").joinpath("static", "built")


def picture(scene: EndingPart, face: Face, *, fonts: bool = True) -> Svg:
    """The picture as SVG; `fonts`: with its fonts in it."""
    words = words_for(scene.view.edition)
    game = scene.told_game
    lead = ending_said(words, scene.speaker, game.highlights.ending) if game is not None else ""
    faces = _font_faces() if fonts else ""
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"<title>{svg_text(face.title)}</title><defs><style>{faces}{STYLE}</style>"
        f"{ship_pictures(scene.speaker.colors)}"
        '<radialGradient id="sky" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#16204A"/>'
        '<stop offset="1" stop-color="#070A14"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>{_stars()}'
        f"{_winner(scene, face, lead)}{_story(scene)}{_foot(scene)}</svg>"
    )


def png(svg: str) -> bytes:
    """The same as a picture of points, for those who take no drawing."""
    from resvg_py import svg_to_bytes  # a large library, which few requests need

    with as_file(BUILT) as folder:
        files = [str(folder / name) for name in FONT_FILES]
        return bytes(
            svg_to_bytes(
                svg_string=svg,
                width=WIDTH,
                height=HEIGHT,
                skip_system_fonts=True,
                font_files=files,
                font_family="Manrope",
                sans_serif_family="Manrope",
            )
        )


def _font_faces() -> str:
    made = []
    for family, name in FONTS.items():
        data = b64encode(BUILT.joinpath(f"{name}.woff2").read_bytes()).decode()
        weight = "font-weight:200 800;" if name == "manrope" else ""
        made.append(f"@font-face{{font-family:'{family}';{weight}src:url(data:font/woff2;base64,{data})}}")
    return "".join(made)


def _stars() -> Svg:
    """Spread evenly, yet without a pattern: multiples of two irrational numbers, each modulo 1."""
    places = [(i, i * 0.7548776662 % 1 * WIDTH, i * 0.5698402910 % 1 * HEIGHT) for i in range(1, 60)]
    return Svg(
        "".join(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{0.7 + i % 3 * 0.3:.1f}" fill="#DDE6FF" '
            f'opacity="{0.25 + i % 4 * 0.12:.2f}"/>'
            for i, x, y in places
        )
    )


def _text(
    x: float, y: float, text: str, size: float, fill: str = INK, *, bold: bool = False, anchor: str = "start"
) -> Svg:
    weight = 800 if bold else 500
    return Svg(
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="Manrope" font-size="{size:g}" font-weight="{weight}" '
        f'fill="{fill}" text-anchor="{anchor}">{svg_text(text)}</text>'
    )


def _title(x: float, y: float, text: str, size: float, fill: str, anchor: str = "start") -> Svg:
    return Svg(
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="\'Fredoka One\'" font-size="{size:g}" fill="{fill}" '
        f'text-anchor="{anchor}">{svg_text(text)}</text>'
    )


def wrapped(text: str, size: float, width: float, most: int) -> list[str]:
    """The text in lines of at most this width; what does not fit into so many lines is cut off, and says so."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) * 0.94 > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1] + " …"]


def _placed(sign: Svg, x: float, y: float) -> Svg:
    """A small picture of a page at this place."""
    return Svg(str(sign).replace("<svg ", f'<svg x="{x:.0f}" y="{y:.0f}" ', 1))


def _winner(scene: EndingPart, face: Face, lead: str) -> Svg:
    middle = (LEFT + MIDDLE - 30) / 2
    colors = scene.speaker.colors
    color = hue_of(look_of(colors, scene.winners[0])).color if len(scene.winners) == 1 else INK
    room = MIDDLE - LEFT - 36
    size = next((size for size in (46, 42, 38, 34) if width_of(face.title, size) * 0.94 <= room), 34)
    lines = wrapped(face.title, size, room, 2)
    top = 190 if len(lines) == 1 else 172
    drawn = [_signs(face, middle)]
    drawn += [_title(middle, top + 46 * number, line, size, color, "middle") for number, line in enumerate(lines)]
    below = top + 46 * (len(lines) - 1) + 34
    said = wrapped(lead, 17, MIDDLE - LEFT - 40, 3)
    drawn += [_text(middle, below + 23 * number, line, 17, MUTED, anchor="middle") for number, line in enumerate(said)]
    y = below + 23 * len(said) + 8
    rows = list(face.rows)
    high = min((540 - y) / max(len(rows), 1), 62)
    drawn += [_row(row, y + high * number, high - 8, colors) for number, row in enumerate(rows)]
    return Svg("".join(drawn))


def _signs(face: Face, middle: float) -> Svg:
    """The emblems of the winners side by side."""
    winners = [row for row in face.rows if row.won]
    size, left = 96, middle - len(winners) * 52
    return Svg(
        "".join(
            f'<svg x="{left + 104 * number + 4:.0f}" y="34" width="{size}" height="{size}" viewBox="0 0 32 32">'
            f"{_placed(row.sign, 0, 0)}</svg>"
            for number, row in enumerate(winners)
        )
    )


def _row(row: Row, y: float, high: float, colors: tuple[str, ...]) -> Svg:
    color = hue_of(look_of(colors, row.seat)).color
    edge = color if row.won else LINE
    base = y + high / 2 + 6
    name = f"{row.name} · {row.nick}" if row.nick else row.name
    size = 18
    while width_of(name, size) > 150 and size > 12:
        size -= 1
    pips = "".join(
        f'<circle cx="{MIDDLE - 92 - 17 * (row.goal - 1 - number):.0f}" cy="{y + high / 2:.0f}" r="6" stroke="{color}" '
        f'stroke-width="1.8" fill="{color if number < row.points else "none"}"/>'
        for number in range(row.goal)
    )
    return Svg(
        f'<rect x="{LEFT}" y="{y:.0f}" width="{MIDDLE - LEFT - 30}" height="{high:.0f}" rx="11" fill="{PANEL}" '
        f'stroke="{edge}" stroke-width="1.6"/>{_placed(row.sign, LEFT + 8, y + high / 2 - 16)}'
        f"{_text(LEFT + 50, base, name, size, color, bold=True)}{pips}"
        f"{_title(MIDDLE - 52, base + 2, str(row.points), 26, INK, 'end')}"
    )


def _story(scene: EndingPart) -> Svg:
    """The curve, if it is reckoned, and under it what was worth telling."""
    game = scene.told_game
    if game is None:
        return EMPTY
    top, drawn = 34.0, list[str]()
    if scene.chances is not None:
        drawn, top = [_chart(scene)], 388.0
    feats = game.highlights.feats
    if not feats:
        return Svg("".join(drawn))
    words = words_for(scene.view.edition)
    wide, gap = EDGE - MIDDLE, 16
    across = scene.chances is not None
    each = (wide - gap * (len(feats) - 1)) / len(feats) if across else wide
    high = 560 - top if across else (532 - gap * (len(feats) - 1)) / len(feats)
    for number, feat in enumerate(feats):
        said = told(words, scene.speaker, feat)
        x = MIDDLE + (each + gap) * number if across else MIDDLE
        y = top if across else top + (high + gap) * number
        bottom = y + high
        drawn.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{each:.0f}" height="{high:.0f}" rx="14" fill="{PANEL}" '
            f'stroke="{LINE}"/>{_text(x + 16, y + 27, said.label.upper(), 12.5, FAINT, bold=True)}'
        )
        size = 21 if across else 26
        heads = wrapped(said.headline, size, each - 28, 2)
        for line in heads:
            y += size * 1.2
            drawn.append(_title(x + 16, y + 29, line, size, INK))
        room = int((bottom - y - 40) / 20)  # so many lines fit under the headline
        for line in wrapped(said.said, 15, each - 28, room if across else min(room, 3)):
            y += 20
            drawn.append(_text(x + 16, y + 32, line, 15, MUTED))
    return Svg("".join(drawn))


def _chart(scene: EndingPart) -> Svg:
    chances, game = scene.chances, scene.told_game
    assert chances is not None
    assert game is not None
    words, speaker = words_for(scene.view.edition), scene.speaker
    marks = [
        Mark(
            turn.round,
            turn.seat,
            turning_said(words, speaker, game.highlights, turn.round),
            scene.t(
                "highlights-change",
                who=speaker.name(turn.seat),
                before=round(100 * turn.before),
                after=round(100 * turn.after),
            ),
        )
        for turn in chances.turns
    ]
    looks = [look_of(speaker.colors, seat) for seat in range(len(chances.shares[0]))]
    made = curve(
        chances.rounds,
        chances.shares,
        looks,
        scene.winners,
        marks,
        Box(EDGE - MIDDLE, 330),
        scene.t("highlights-chances"),
    )
    panel = f'<rect x="{MIDDLE}" y="34" width="{EDGE - MIDDLE}" height="338" rx="14" fill="{PANEL}" stroke="{LINE}"/>'
    return Svg(f"{panel}{_placed(made, MIDDLE, 40)}")


def _foot(scene: EndingPart) -> Svg:
    said = scene.t("highlights-fan-project")
    return Svg(
        f'<g transform="translate({LEFT + 14},596) scale(1)">{ORBITS}</g>'
        f"{_title(LEFT + 38, 603, 'warptable', 24, INK)}{_text(EDGE, 602, said, 15, FAINT, anchor='end')}"
    )
