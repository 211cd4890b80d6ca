"""The market: display and objects with the prices that are charged, always in the same places; then the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Blocks, City, Object, Objects
from bot.games.carrara.events import BlocksTaken, CityScored, Event
from bot.games.carrara.position import SEATS
from bot.games.carrara.view import CarraraView, end_early
from bot.games.carrara.view import view as view_of
from bot.texts.games.carrara.describe import cities_alt, market_alt
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.market import market_page
from render.games.carrara.pictures import PAGES
from tests.render.games.carrara import expanded
from tests.render.games.carrara.positions import PLAIN_NAMES, crowded, ended, finished, moment, scattered
from tests.render.shown import boxes, check, icons, names, signs, words

BOARD = view_of(moment(4, 9, 33).position, None)
BARE = replace(BOARD, supply=Objects(0, 1, 2, 0, 5, 3))
FIXED = "page", "wheel", "hub", "shelf", "ribbon", "ribbon/left", "ribbon/right"
"""What never moves in a game."""


def market(
    view: CarraraView = BOARD, language: str = "en", events: Sequence[Event] = (), band: str = ""
) -> CarraraPage:
    return market_page(view, PLAIN_NAMES[: len(view.players)], language, events, band)


def fixed(page: CarraraPage) -> dict[str, object]:
    return {what: box for what, box in boxes(page).items() if what in FIXED}


def test_the_display_shows_building_cost_and_object() -> None:
    check(
        market(),
        """
        display/villa5: card-land | building-villa-5 | 5 | object-shield
        display/porta4: card-city | building-porta-4 | 4 | object-gate
        """,
    )


@pytest.mark.parametrize("view", [BOARD, expanded.middle()])
def test_cost_and_object_hide_no_building_on_display(view: CarraraView) -> None:
    """They are on its card, and leave at least the middle third of it free."""
    found = boxes(market(view))
    for what in (f"display/{each}" for each in view.display):
        building = found[f"{what}/building"]
        middle = building._replace(x=building.x + building.width // 3, width=building.width // 3)
        for part in (f"{what}/plate", f"{what}/object"):
            assert found[f"{what}/card"].holds(found[part])
            assert not found[part].meets(middle)


def test_what_ends_the_game_takes_the_room_of_cards_that_have_run_out() -> None:
    """The last buildings are counted; in the last round it is shown who is still to play."""
    few = replace(BOARD, display=BOARD.display[:2], stack=0, turn=1)
    last, some, full = market(replace(few, last_round_by=0)), market(few), market()

    assert " ".join(words(some, "end/left")) == "2 buildings left, then the last round"
    assert signs(last, "end/", "/badge") == ["seat-1", "seat-2", "seat-3"]
    wide, narrow = (max(box.width for box in boxes(page, end="/card").values()) for page in (some, full))
    assert wide > 1.4 * narrow
    assert names(full, "end/") == []


@pytest.mark.parametrize("shown", range(1, 7))
def test_what_is_left_of_the_display_fills_its_room(shown: int) -> None:
    """Larger cards begin where nine do, and what ends the game goes down to where those end."""
    few, full = (market(replace(BOARD, display=expanded.middle().display[:each], stack=0)) for each in (shown, 9))
    cards, nine = ([*boxes(page, "display/", end="/card").values()] for page in (few, full))
    panel = boxes(few)["end/panel"]

    assert (panel.x, panel.right) == (nine[0].x, nine[-1].right)
    assert (cards[0].y, panel.bottom) == (nine[0].y, nine[-1].bottom)
    assert 0 < panel.y - cards[-1].bottom <= 12
    assert all(card.width * card.height >= 0.97 * nine[0].width * nine[0].height for card in cards)


def test_compartments_of_the_shelf_tell_what_is_used_up() -> None:
    """They are dark once nothing is left, but those that have just been emptied are marked."""
    page = market(BARE, events=[CityScored(0, City.PISA, 0, 3, Objects(crown=1))])

    assert names(page, "objects/", end="/count/ground") == ["objects/gate/count/ground"]
    assert names(page, "mark/objects/crown/count") != []


def test_the_head_tells_whose_turn_it_is_and_the_round() -> None:
    """In the last round a banner takes the round's place, with the badge of the seat that announced the end.

    Bag and stack show how much is left in them.
    """
    page = market()
    announced, built = (market(replace(BOARD, last_round_by=1, announced_by=by)) for by in (1, None))

    assert signs(page, "turn/badge") == [f"seat-{BOARD.turn}"]
    assert words(page, "turn")[-1:] == [f"{PLAIN_NAMES[BOARD.turn]}’s turn"]
    assert words(page, "round") == [f"Round {BOARD.round}"]
    assert (words(announced, "last-round"), words(built, "last-round")) == (["B", "Last round"], ["Last round"])
    assert words(announced, "round") == []
    assert words(page, "bag/count") + words(page, "stack/count") == [str(BOARD.bag), str(BOARD.stack)]


@pytest.mark.parametrize("expansion", [False, True])
def test_the_layout_is_the_same_in_every_turn(expansion: bool) -> None:
    """Wheel, shelf and ribbon never move, whatever happens before the end, and in any language."""
    if expansion:
        views = [expanded.start(), expanded.middle(), expanded.fullest()]
    else:
        views = [view_of(moment(4, 5, turns).position, None) for turns in (1, 20, 40)]
        views += [crowded(), scattered(), end_early(BOARD)]
    events = [BlocksTaken(0, 1, Blocks(white=1), 6)]
    found = [fixed(market(view, "en", events, band)) for view in views for band in ("", "SANDBOX")]
    english, german = (market(language=language) for language in ("en", "de"))

    assert len(found[0]) == len(FIXED)
    assert all(each == found[0] for each in found)
    assert sorted(names(english)) == sorted(names(german))
    assert words(english) != words(german)


def test_a_band_says_what_the_picture_is() -> None:
    """A band takes the title's place and comes first in the alt text, and nothing else changes."""
    plain, banded = market(), market(band="Sandbox")

    assert words(banded, "band") == ["Sandbox"]
    assert [each for each in banded.elements if not each.what.startswith("band")] == [
        each for each in plain.elements if each.what != "turn"
    ]
    assert market_alt(BOARD, PLAIN_NAMES, "en", band="Sandbox") == f"Sandbox. {market_alt(BOARD, PLAIN_NAMES, 'en')}"


@pytest.mark.parametrize("on_sale", [(), OBJECTS[:2], OBJECTS])
def test_the_shelf_shows_what_is_for_sale_and_how_many_are_left(on_sale: tuple[Object, ...]) -> None:
    """Each kind stays in its place, with its number in the supply below; what is sold or used up is grey."""
    page = market(replace(BARE, on_sale=on_sale))
    found = icons(page, "objects/")
    for kind in OBJECTS:
        for_sale, left = found[f"objects/{kind}/icon"], found[f"objects/{kind}/count"]
        assert {for_sale.sprite, left.sprite} == {f"object-{kind}"}
        assert words(page, f"objects/{kind}/count") == [str(BARE.supply[kind])]
        assert (for_sale.faded, left.faded) == (kind not in on_sale, not BARE.supply[kind])
    assert words(page, "objects/price") == [str(OBJECT_PRICE)] * bool(on_sale)


@pytest.mark.parametrize("after_all", [False, True])
def test_the_last_move_is_told_once(after_all: bool) -> None:
    """Who hears the alt texts of both pictures of a turn hears the move in the first one."""
    position, events = moment(4, 13, 41)
    view = view_of(finished(4, 6) if after_all else position, None)
    told = " ".join(each.alt for each in PAGES.board(view, PLAIN_NAMES, "en", events))

    assert told.count("Anna scored Biblioteca: 2 coins and 1 book.") == 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_has_no_market(seats: int) -> None:
    """After the final scoring only the cities are shown; a game that was ended early keeps its market."""
    view, _ = ended(finished(seats, 6))
    early = market(end_early(BOARD))

    assert len(PAGES.board(view, PLAIN_NAMES[:seats], "en")) == 1
    assert len(PAGES.board(end_early(BOARD), PLAIN_NAMES, "en")) == 2
    assert f"Winner: {PLAIN_NAMES[view.winners[0]]}." in cities_alt(view, PLAIN_NAMES[:seats], "en")
    assert (signs(early, "turn/"), words(early, "turn")) == ([], ["Game over"])
