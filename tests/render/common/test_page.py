"""What stands on the page of every game: titles on the sky, and letters on badges and plaques."""

from __future__ import annotations

import re
from string import ascii_uppercase, digits
from typing import Final

import pytest

from render.common.atlas import common_atlas
from render.common.header import lay_title
from render.common.page import LAUREL, Light, Page
from render.engine import theme
from render.engine.paint import compose
from tests.render.eyes import contrast
from tests.render.pixels import read
from tests.render.shown import boxes, words

LEGIBLE: Final = 4.5
SKY: Final = (90, 10, 1080, 64)
"""Where titles, and what stands to the right of them, are."""
every_seat = pytest.mark.parametrize("seat", range(len(theme.SEATS)))


def page(height: int) -> Page:
    """Return an empty page of two players."""
    made = Page(("Anna", "Benedetto", "Wanda", "Mina", "张三丰", "Жук"), "en", "nim")
    made.height = height
    return made


@pytest.mark.parametrize("light", Light)
def test_the_sky_is_bright(light: Light) -> None:
    """No part of the sky behind a title is darker than what titles are said to be on."""
    made = page(theme.HEIGHT)
    made.lay_ground(light)
    pixels = compose(made, common_atlas()).crop(SKY).resize((99, 9)).tobytes()
    colours = {f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)}

    assert min(contrast(colour, theme.INK) for colour in colours) >= contrast(theme.SKY, theme.INK) >= LEGIBLE


@pytest.mark.parametrize("letter", [*ascii_uppercase, *digits, *"ЖФЫ"])
@every_seat
def test_a_badge_shows_its_letter(seat: int, letter: str) -> None:
    """Any letter is legible on a badge of any shape, as baked, down to the smallest one, alone and in a laurel.

    On the smallest the rim takes a little of the contrast, and only the tail of a Q may lie on it.
    """
    made, sizes, laurels = page(240), (32, 34, 36, 38, 40, 44, 50, 64, 88), (52, 62, LAUREL, 110, 120)
    made.letters = (letter,) * 6
    made.lay_ground()
    for at, size in enumerate(sizes):
        made.badge(str(size), 16 + 110 * at, 8, size, seat, made.ground)
    for at, size in enumerate(laurels):
        made.wreathe(str(size), 80 + 120 * at, 170, seat, made.ground, size)

    seen = read(made, common_atlas())
    assert [each.shown for each in seen] == [letter] * len((*sizes, *laurels))
    least = [LEGIBLE - 0.3 * (size < 64) for size in (*sizes, *laurels)]
    assert [
        each for each, ratio in zip(seen, least, strict=True) if each.contrast < (2 if letter == "Q" else ratio)
    ] == []


@every_seat
def test_a_plaque_shows_a_name(seat: int) -> None:
    """Whatever is written on a plaque is legible, from its bright corner to its dark one."""
    made = page(160)
    made.lay_ground()
    made.icon("plaque", 10, 10, 252, f"plaque-{seat}", theme.SEATS[seat], height=132, plate=True)
    for x, y in ((22, 40), (150, 40), (22, 120), (150, 120)):
        made.label("name", x, y, "Dante", theme.SMALL, theme.ON_SEATS[seat], theme.SEATS[seat])

    assert [seen for seen in read(made, common_atlas()) if seen.contrast < LEGIBLE] == []


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_medal_shows_its_rank(rank: int) -> None:
    """A rank is legible in the middle of its medal."""
    made = page(120)
    made.lay_ground()
    made.icon("medal", 10, 10, 88, f"medal-{rank}", made.ground, height=98, plate=True)
    made.label("rank", 54, 72, str(rank), theme.SMALL, theme.INK, made.ground, face="bold", anchor="m")

    assert [seen for seen in read(made, common_atlas()) if seen.contrast < LEGIBLE] == []


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna", "Bo"), ["Anna’s turn"]),
        (("Maximiliane-Henriette von Zwiesel", "Bo"), ["Maximiliane-Henriette", "von Zwiesel’s turn"]),
    ],
)
def test_a_long_title_takes_two_lines(names: tuple[str, ...], told: list[str]) -> None:
    """It is as large as fits into one line; only what two lines do not hold is cut, and never but a name."""
    own = Page(names, "en", "nim")
    lay_title(own, "title", "picture-turn", [0], 100, 500)
    assert words(own, "title") == told
    endless = Page(("W" * 80, "Bo"), "en", "nim")
    lay_title(endless, "title", "picture-turn", [0], 100, 500)
    assert re.fullmatch("W+- W+…’s turn", " ".join(words(endless, "title")))
    shared = Page(("W" * 40, "M" * 40), "en", "nim")
    lay_title(shared, "title", "picture-won", [0, 1], 100, 500)
    assert words(shared, "title") == ["Shared victory"]
    for each in (own, endless, shared):
        first, *others = boxes(each, "title").values()
        assert first.right <= 500
        assert all(other.right <= 500 and other.y >= first.bottom for other in others)
