"""The pictures in the rules: valid positions that show what their chapters describe."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.games.carrara import Blocks, Position
from bot.games.carrara.components import BUILDINGS
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common.guide import Lit, Pin, guide
from render.common.page import Page as CommonPage
from render.engine.encoding import hurry
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Box, Icon, Label, Veil
from render.games.carrara.showcase import chapters as drawn
from tests.games.carrara.positions import all_blocks
from tests.render.checks import inside, overlap


@pytest.mark.parametrize("position", [drawn.SIX_CITIES, drawn.TO_BUILD, drawn.TO_SCORE, drawn.MASSA])
def test_positions_are_whole(position: Position) -> None:
    """No component occurs twice or is missing."""
    built = [each.building for player in position.players for each in player.buildings]
    assert sorted([*built, *position.display, *position.stack]) == sorted(BUILDINGS)
    assert all_blocks(position) == Blocks(7, 7, 7, 7, 7, 7)
    assert len(position.display) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_with_pictures(language: str) -> None:
    """Every chapter of the game itself has at least one picture with alt text, drawn only once."""
    at_this_table, all_cards = 11, (13, 14)
    told = range(1, len(game_texts(texts(language), "carrara").rules()) + 1)
    assert list(drawn.CHAPTERS) == [number for number in told if number not in (at_this_table, *all_cards)]
    for drawings in drawn.CHAPTERS.values():
        for draw in drawings:
            picture = draw(language)
            assert 20 < len(picture.alt) <= ALT_LIMIT
            assert draw(language) is picture


def test_kept_pictures_are_small() -> None:
    """A picture that is kept is a WebP even if it is first asked for while many others are waiting."""
    drawn.final_scoring.cache_clear()
    with hurry():
        assert drawn.final_scoring("en").extension == "webp"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pins(language: str) -> None:
    """The pins of a chapter's pictures are numbered on, and the alt texts say what they explain."""
    for number, drawings in drawn.CHAPTERS.items():
        alts = [draw(language).alt for draw in drawings]
        assert all(re.match(r"\d: ", alt) for alt in alts)
        for place, told in enumerate(game_texts(texts(language), "carrara").pins(number), 1):
            assert sum(f"{place}: {told}" in alt for alt in alts) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_pins_are_beside_what_they_explain(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No pin covers a word, a number or an icon of what stays lit, another pin, or the edge of the page."""
    found: list[tuple[CommonPage, Sequence[Pin]]] = []

    def noted(page: CommonPage, lit: Sequence[Lit], pins: Sequence[Pin], first: int = 1) -> None:
        guide(page, lit, pins, first)
        found.append((page, pins))

    monkeypatch.setattr(drawn, "guide", noted)
    monkeypatch.setattr(drawn, "paint", lambda page, atlas: b"")  # only where things are is looked at
    for drawings in drawn.CHAPTERS.values():
        for draw in drawings:
            draw.__wrapped__(language)  # type: ignore[attr-defined]
    assert len(found) == sum(map(len, drawn.CHAPTERS.values()))
    for page, named in found:
        (veil,) = [each for each in page.elements if isinstance(each, Veil)]
        spots = [box.grown(-14) for box, _ in veil.lit]
        pins = [each for each in page.elements if isinstance(each, Icon) and each.sprite == "guide"]
        below = page.elements[: page.elements.index(veil)]
        small = [each for each in below if isinstance(each, Label | Icon) and each.box.width * each.box.height < 90_000]
        lit = [each for each in small if any(overlap(each.box, spot) for spot in spots)]
        lit = [each for each in lit if not any(inside(spot, each.box) for spot in spots)]
        assert len(pins) == len(named)
        targets = [each.box for each in below if each.what in {pin.at for pin in named}]
        for pin in pins:
            others = [each for each in pins if each is not pin]
            grounds = [each.box for each in small if each.what.startswith("ground/")]
            grounds += [each.box for each in small if any(inside(target, each.box) for target in targets)]
            on = [each.what for each in (*lit, *others) if overlap(pin.box, each.box) and each.box not in grounds]
            assert on == []
            assert inside(pin.box, Box(0, 0, page.width, page.height))


def test_examples_of_the_chapters() -> None:
    """The pictures show the examples in the chapters' text, and one more."""
    told = game_texts(texts("en"), "carrara").rules()
    assert "a Villa 3 paid for with 1 red and 2 green blocks" in told[5][1]
    assert "Villa 3 in Viareggio: paid with red, 2 green." in drawn.construction("en").alt
    assert "a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books" in told[6][1]
    assert "Total: 2 points, 9 coins, 2 books." in drawn.scoring_a_type("en").alt
    assert "Total: 9 points, 1 cup, 1 gate, 1 flag." in drawn.scoring_a_city("en").alt
    assert "total cost 30/30" in drawn.conditions_met("en").alt
