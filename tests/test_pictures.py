"""The tool that compares pictures of pages."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.pictures.compare import compare
from tools.pictures.looks import looks, readable, steady


def picture(path: Path, *spots: tuple[int, int], size: tuple[int, int] = (20, 10), html: str = "<p>") -> None:
    path.parent.mkdir(exist_ok=True)
    made = Image.new("RGB", size, "white")
    for spot in spots:
        made.putpixel(spot, (255, 255, 254))
    made.save(path)
    path.with_suffix(".html").write_text(html)


def test_one_pixel_of_another_shade_is_a_difference_and_is_shown(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for name, spots in (("same", ()), ("other", ((3, 4),))):
        picture(before / f"{name}.png")
        picture(after / f"{name}.png", *spots)
    found = compare(before, after)
    assert found.failed
    assert (found.equal, found.pictures) == (1, {"other": "1 pixels in (3, 4, 4, 5)"})
    with Image.open(after / "differences" / "other.png") as shown:
        assert shown.size == (60, 10), "before, after, and where"
        assert shown.convert("RGB").getpixel((43, 4)) != shown.convert("RGB").getpixel((3, 4))


def test_what_is_missing_fails_and_what_is_new_or_only_written_in_another_way_does_not(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    picture(before / "page.png")
    picture(after / "page.png", html="<b>")
    picture(after / "another.png")
    found = compare(before, after)
    assert not found.failed
    assert (found.new, found.html) == (["another"], ["page"])
    assert compare(after, before).missing == ["another"]
    picture(after / "page.png", size=(20, 11))
    assert compare(before, after).pictures == {"page": "20 x 10 was, 20 x 11 is"}


def test_nothing_of_a_page_depends_on_the_clock_or_on_its_style() -> None:
    page = '<link href="/static/0123456789ab/style.css"><div data-now="1784.125" data-version="0123456789ab"></div>'
    later = page.replace("1784.125", "1790.500").replace("0123456789ab", "ba9876543210")
    assert steady(page, "0123456789ab") == steady(later, "ba9876543210") != page
    assert readable("<p>a</p><p>\n  b</p>") == "<p>a</p>\n<p>\nb</p>\n"


def test_every_page_is_seen_large_and_small_in_both_languages_and_themes() -> None:
    for name in ("home", "deal", "duel-lock-in", "guide-1"):
        small, large = sorted(looks(name))
        assert large.width >= 1280 > 844 >= small.width
        assert {large.locale, small.locale} == {"en", "de"}
        assert {large.theme, small.theme} == {"dark", "light"}
