"""Animations: one frame per picture, within the size limit, and reproducible."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.games.palazzo.view import view
from bot.texts.alt_text import LONGEST_ALT
from render.common.animation import LIMIT, Shot, animation_alt, make_gif
from render.engine import theme
from render.games import pictures_of
from render.games.palazzo.showcase.played import play_game
from tests.render.people import NAMES

TURNS = 6


@cache
def pictures() -> tuple[Image.Image, ...]:
    """Draw the first moments of a game."""
    scenes = [(view(each.position, None), each.events, NAMES[:2]) for each in play_game(2, 9)[: TURNS + 1]]
    drawn, plans = pictures_of("palazzo"), pictures_of("palazzo").plan_film(scenes, "en")
    return tuple(
        drawn.film_frame(seen, names, "en", events, plan)
        for (seen, events, names), plan in zip(scenes, plans, strict=True)
    )


def made(*shown: Image.Image, limit: int = LIMIT) -> bytes:
    return make_gif([Shot(image.copy, 0.6 + number % 2) for number, image in enumerate(shown)], limit)


@cache
def short() -> bytes:
    return made(*pictures())


def frames(data: bytes) -> list[Image.Image]:
    image = Image.open(BytesIO(data))
    assert (image.format, image.info.get("loop")) == ("GIF", 0)
    return [each.convert("RGB") for each in ImageSequence.Iterator(image)]


def seconds(data: bytes) -> list[float]:
    return [each.info["duration"] / 1000 for each in ImageSequence.Iterator(Image.open(BytesIO(data)))]


def check_like(frame: Image.Image, picture: Image.Image) -> None:
    """Check that a frame shows a picture, reduced, with no colour far off, above the bar at its foot."""
    height = min(round(picture.height * frame.width / picture.width), frame.height - 5)
    whole = frame.width, round(picture.height * frame.width / picture.width)
    reduced = picture.resize(whole, Image.Resampling.HAMMING).crop((0, 0, frame.width, height))
    far = ImageChops.difference(frame.crop((0, 0, frame.width, height)), reduced).convert("L").histogram()
    assert sum(far[40:]) < 0.01 * sum(far)


def test_a_frame_shows_its_picture() -> None:
    """The GIF loops forever, shows each frame as long as it was asked to, and reduced to two thirds."""
    assert seconds(short()) == [0.6 + number % 2 for number in range(TURNS + 1)]
    for picture, frame in zip(pictures(), frames(short()), strict=True):
        assert frame.size == (720, 458)
        check_like(frame, picture)


def test_pictures_may_differ_in_height() -> None:
    """Below a lower picture the background is extended."""
    low, high = Image.new("RGB", (1100, 300), "#123e52"), Image.new("RGB", (1100, 700), "#b24a28")
    first, second = frames(made(low, high))

    assert first.size == second.size == (720, 458)
    check_like(first, low)
    check_like(second, high)
    assert first.getpixel((0, 450)) == tuple(bytes.fromhex(theme.TRAVERTINE[1:]))


def test_a_bar_tells_how_much_was_shown() -> None:
    """It is filled from none of it to all of it, a step a frame."""
    feet = [[frame.getpixel((x, frame.height - 2)) for x in range(frame.width)] for frame in frames(short())]
    filled = [sum(1 for red, green, _ in foot if red > 1.8 * green) for foot in feet]  # type: ignore[misc]
    assert filled == pytest.approx([720 * number / TURNS for number in range(TURNS + 1)], abs=2)


def test_only_what_changed_is_stored() -> None:
    """The file is far smaller than its frames one by one, and a frame that changes nothing costs almost nothing."""
    first, *_ = pictures()
    alone = len(made(first))
    assert len(short()) < 0.6 * alone * len(pictures())
    still = made(first, first, first)
    assert len(still) < alone + 200
    assert len(frames(still)) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("share", "width"), [(0.99, 540), (0.25, 360)])
def test_too_large_means_fewer_pixels_and_then_fewer_frames(share: float, width: int) -> None:
    """A file that would exceed its limit gets smaller pictures; then turns are dropped, but never the first or last."""
    data = made(*pictures(), limit=int(len(short()) * share))
    shown = frames(data)
    assert len(data) <= len(short()) * share
    assert (shown[0].width, len(shown) == TURNS + 1) == (width, share > 0.9)
    assert seconds(data)[-1] == 0.6 + TURNS % 2
    check_like(shown[0], pictures()[0])
    check_like(shown[-1], pictures()[-1])


@pytest.mark.slow
def test_never_an_oversized_file() -> None:
    """If not even one frame fits, an error is raised."""
    with pytest.raises(ValueError, match="fits into 5000 bytes"):
        made(*pictures()[:3], limit=5_000)


@pytest.mark.parametrize("language", ["en", "de"])
def test_alt_text(language: str) -> None:
    """The alt text names the game, the players, the number of turns and the winners; the longest names fit."""
    said = animation_alt(language, "carrara", ("Anna", "Bruno*"), 48, ("Bruno*",))
    assert "Carrara" in said
    assert "48" in said
    assert said.count("Bruno*") == 2
    nobody = animation_alt(language, "carrara", ("Anna", "Bruno"), 1, ())
    assert nobody.count("Bruno") == 1
    assert nobody == nobody.strip()
    worst = tuple(letter * 5000 for letter in "ABCD")
    assert len(animation_alt(language, "carrara", worst, 10**6, worst)) <= LONGEST_ALT
