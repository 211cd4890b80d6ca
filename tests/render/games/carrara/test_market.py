"""The market shows wheel, display and objects, with the prices that are charged, always in the same places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.components import Blocks
from bot.games.carrara.events import BlocksTaken
from bot.texts.games.carrara.describe import market_alt
from render.games.carrara.page import Page
from tests.render.checks import inside
from tests.render.games.carrara import expanded
from tests.render.games.carrara.market_pages import BOARD, FIXED, icons, market, words
from tests.render.games.carrara.positions import (
    PLAIN_NAMES,
    crowded,
    moment,
    scattered,
)


def test_the_display_shows_building_cost_and_object() -> None:
    """Every building on display stands free on its card, above its cost and object."""
    page = market()
    boxes = {each.what: each.box for each in page.elements}
    for building in BOARD.display:
        what, sprite = f"display/{building}", f"building-{building.type}-{building.cost}-large"
        assert icons(page, what) == [f"card-{building.category}", sprite, f"object-{building.object}"]
        assert words(page, what) == [str(building.cost)]
        card, shown = boxes[f"{what}/card"], boxes[f"{what}/building"]
        for part in (f"{what}/cost", f"{what}/object"):
            assert inside(boxes[part], card)
            assert shown.bottom <= boxes[part].y


def test_what_ends_the_game_takes_the_room_of_cards_that_have_run_out() -> None:
    """The last buildings are counted; in the last round it is shown who is still to play, and what then counts."""
    few = replace(BOARD, display=BOARD.display[:2], stack=0, turn=1)
    last, some, full = (market(replace(few, last_round_by=0)), market(few), market())
    wide = {page: max(each.box.width for each in page.elements if each.what.endswith("/card")) for page in (some, full)}

    assert " ".join(words(some, "end/left")) == "2 buildings left, then the last round"
    assert [sprite for sprite in icons(last, "end/") if sprite.startswith("seat-")] == ["seat-1", "seat-2", "seat-3"]
    assert words(last, "end/final") == ["Final scoring"]
    assert [sprite for sprite in icons(last, "end/") if sprite == "point"] == ["point"]
    assert wide[some] > 1.4 * wide[full]
    assert [each for each in full.elements if each.what.startswith("end/")] == []


def test_counts_of_what_is_face_down() -> None:
    """Bag and stack show how much is left in them."""
    assert words(market(), "bag/count") == [str(BOARD.bag)]
    assert words(market(), "stack/count") == [str(BOARD.stack)]


def test_the_head_tells_whose_turn_it_is_and_the_round() -> None:
    """In the last round a banner takes the round's place, with the badge of the seat that announced the end."""
    announced = replace(BOARD, last_round_by=1, announced_by=1)
    built = replace(BOARD, last_round_by=1)

    assert icons(market(), "turn/badge") == [f"seat-{BOARD.turn}"]
    assert words(market(), "turn")[-1:] == [f"{PLAIN_NAMES[BOARD.turn]}’s turn"]
    assert words(market(), "round") == [f"Round {BOARD.round}"]
    assert words(market(announced), "last-round") == ["B", "Last round"]
    assert words(market(built), "last-round") == ["Last round"]
    assert words(market(announced), "round") == []


def _fixed(page: Page) -> set[tuple[object, ...]]:
    return {
        (each.what, each.box)
        for each in page.elements
        if each.what in FIXED or each.what in ("ribbon/left", "ribbon/right")
    }


@pytest.mark.parametrize("expansion", [False, True])
def test_the_layout_is_the_same_in_every_turn(expansion: bool) -> None:
    """Wheel, shelf and ribbon never move, whatever happens before the end."""
    if expansion:
        views = [expanded.start(), expanded.middle(), expanded.fullest()]
    else:
        views = [carrara.view(moment(4, 5, turns).position, None) for turns in (1, 20, 40)]
        views += [crowded(), scattered(), carrara.ended_early(BOARD)]
    event = BlocksTaken(0, 1, Blocks(white=1), 6)
    pages = [
        market(view, events=[event], band=band) for view in views for band in ("", "SANDBOX · nothing counts here")
    ]

    assert {page.height for page in pages} == {700}
    assert len(_fixed(pages[0])) == 7
    assert all(_fixed(page) == _fixed(pages[0]) for page in pages)


def test_a_band_says_what_the_picture_is() -> None:
    """A band takes the title's place and comes first in the alt text, and nothing else changes."""
    plain, banded = market(), market(band="Sandbox")

    assert words(banded, "band") == ["Sandbox"]
    assert [each for each in banded.elements if not each.what.startswith("band")] == [
        each for each in plain.elements if each.what != "turn"
    ]
    assert market_alt(BOARD, PLAIN_NAMES, "en", band="Sandbox") == f"Sandbox. {market_alt(BOARD, PLAIN_NAMES, 'en')}"


def test_both_languages_differ_only_in_words() -> None:
    """The market has the same elements in English and in German."""
    english, german = (market(language=language) for language in ("en", "de"))

    assert [each.what for each in english.elements] == [each.what for each in german.elements]
    assert words(english, "") != words(german, "")


def test_alt_text_of_the_start() -> None:
    """The whole market takes a few sentences."""
    view = carrara.view(moment(2, 5, 0).position, None)

    assert market_alt(view, PLAIN_NAMES[:2], "en") == (
        "The Palaces of Carrara · round 1 · Anna’s turn. "
        "Wheel, with prices after it turns (bag: 34): I: white for 5, yellow for 4, red for 3, green for 2, "
        "blue for 1, black for 0. "
        "Display (stack: 21): Biblioteca 4, Cattedrale 2, Porta 2 5, Castello 1 3 4, Villa 1 3. "
        "Objects on sale for 10 coins each: crown, book, cup, gate, flag, coat of arms. "
        "Supply: 5 crowns, 5 books, 5 cups, 5 gates, 5 flags, 5 coats of arms."
    )


def test_the_alt_text_tells_the_last_move() -> None:
    """It comes before the wheel, in words."""
    position, events = moment(4, 13, 41)
    said = market_alt(carrara.view(position, None), PLAIN_NAMES, "en", events)

    assert "Benedetto’s turn. Anna scored Biblioteca: 2 coins and 1 book. Wheel" in said
