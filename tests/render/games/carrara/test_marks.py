"""Whatever has changed since the previous turn stands out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.carrara.components import (
    NO_BLOCKS,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Object,
    Objects,
)
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    CoinsTaken,
    Declined,
    EndAnnounced,
    Event,
    LastBuildingBuilt,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.view import CarraraView, view
from bot.games.contract import GameEnded, TurnEnded
from render.engine.scene import Scene
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from tests.games.carrara.positions import board, player, table
from tests.render.games.carrara.positions import PLAIN_NAMES, moment
from tests.render.shown import icons, marks, names, said, shown, signs

PALAZZO = Building(BuildingType.PALAZZO, 3)


def _view() -> CarraraView:
    """Return a view in which seat 1 has two buildings in Massa and has scored Massa and the palazzi."""
    own = {"buildings": board("palazzo3 massa, villa1 massa"), "cities_scored": (City.MASSA,), "points": 4}
    position = table(3, on_sale=(Object.CROWN,))
    return view(player(position, 1, types_scored=(BuildingType.PALAZZO,), **own), None)


VIEW = _view()


def market(events: Sequence[Event], view: CarraraView = VIEW) -> Scene:
    return market_page(view, PLAIN_NAMES[:3], "en", events)


def arrived(page: Scene) -> set[str]:
    return {what.removeprefix("corner/") for what, text in said(page, "corner/").items() if text == "new"}


def ribbon(page: Scene) -> list[str]:
    """List the elements of the ribbon behind its ends and the badge."""
    return shown(page, "ribbon/")[2 + len(shown(page, "ribbon/left/badge")) :]


def test_nothing_is_marked_without_events() -> None:
    """A market without events has no marks, and no ribbon; the ends of turns and of the game leave no mark."""
    assert marks(market(())) == marks(market([TurnEnded(0, 1), LastBuildingBuilt(0), GameEnded((1,))])) == set()
    assert ribbon(market(())) == []


def test_segments_with_blocks_from_the_bag_have_a_tag() -> None:
    """In a recap, the blocks drawn first are in segment II by now, and old purchases are no longer shown."""
    wheel = Blocks(red=1), Blocks(white=1, blue=1), *(NO_BLOCKS for _ in range(4))
    events: list[Event] = [
        WheelTurned(0, Blocks(white=1, blue=2), NO_BLOCKS),
        BlocksTaken(0, 1, Blocks(blue=1), 2),
        TurnEnded(0, 1),
        WheelTurned(1, Blocks(red=1), NO_BLOCKS),
    ]
    page = market(events, view(moment(3, 11, 0).position._replace(wheel=wheel), None))

    assert marks(page) == set()
    assert arrived(page) == {"wheel/1", "wheel/2"}


def test_a_building_revealed_and_built_since_is_no_longer_new_on_the_display() -> None:
    """A recap marks only things still visible; the one revealed last has a tag."""
    events = [BuildingBuilt(0, Building(BuildingType.PORTA, 5), City.PISA, Blocks(white=5), PALAZZO)]
    events.append(BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), VIEW.display[0]))

    page = market(events)
    assert (marks(page), arrived(page)) == (set(), {f"display/{VIEW.display[0]}"})


EMPTY: set[str] = set()


@pytest.mark.parametrize(
    ("event", "changed", "new", "town", "told"),
    [
        (WheelTurned(1, Blocks(white=1), NO_BLOCKS), EMPTY, {"wheel/1"}, EMPTY, ["chevron-turn", "+1"]),
        (BlocksTaken(1, 4, Blocks(green=2), 2), {"wheel/4"}, EMPTY, EMPTY, ["block-green"] * 2 + ["−2", "coin"]),
        (CoinsTaken(1, 2, True), EMPTY, EMPTY, EMPTY, ["+2", "coin"]),
        (
            BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), VIEW.display[4]),
            EMPTY,
            {f"display/{VIEW.display[4]}"},
            {"player/1/massa/palazzo3"},
            ["block-blue"] * 3 + ["arrow", "building-palazzo-3", "3", "arrow", "town-blue", "Massa"],
        ),
        (
            TypeScored(1, BuildingType.PALAZZO, 9, 0, Objects(crown=2)),
            {"objects/crown/count"},
            EMPTY,
            {"player/1/massa/palazzo3", "player/1/scored/palazzo"},
            ["type-palazzo", "+9", "coin", "+2", "object-crown"],
        ),
        (
            CityScored(1, City.MASSA, 0, 4, Objects(book=1, flag=1)),
            {"objects/book/count", "objects/flag/count"},
            EMPTY,
            {"player/1/massa", "player/1/points", "player/1/scored/massa", "city/massa/marker"},
            ["town-blue", "Massa", "+4", "point", "+1", "object-book", "+1", "object-flag"],
        ),
        (
            CategoryScored(1, Category.LAND, 0, 8),
            EMPTY,
            EMPTY,
            {"player/1/points", "player/1/massa/villa1"},
            ["category-land", "+8", "point"],
        ),
        (ObjectBought(1, Object.CUP, 10), {"objects/cup/sold"}, EMPTY, EMPTY, ["+1", "object-cup", "−10", "coin"]),
        (Declined(1), EMPTY, EMPTY, EMPTY, ["no action"]),
        (EndAnnounced(1, 5), EMPTY, EMPTY, {"player/1/points"}, ["hourglass", "+5", "point"]),
    ],
)
def test_each_action_marks_what_it_changed_and_nothing_else(
    event: Event, changed: set[str], new: set[str], town: set[str], told: list[str]
) -> None:
    """What changed has a frame in a glow, and a ribbon over a corner; blocks and buildings that only came in, a tag.

    The ribbon begins with the badge of who moved, then what it did and what that brought; what changed only a hand
    marks nothing in the cities.
    """
    page = market([event], replace(VIEW, display=VIEW.display[:7]))
    cities = cities_page(VIEW, PLAIN_NAMES[:3], "en", [event])
    pictured = icons(page)
    ends = re.compile("^corner/|(/icon)?(/corner)?$")
    ribbons = {ends.sub("", what) for what, each in pictured.items() if each.sprite == "news-corner"}
    segments = {f"wheel/{each.sprite[-1]}" for each in pictured.values() if each.sprite.startswith("segment-news-")}

    assert marks(page) == ribbons | segments == changed
    assert arrived(page) == new
    assert marks(cities) == town
    assert signs(page, "ribbon/left/badge") == ["seat-1"]
    assert names(cities, "ribbon") == []
    assert ribbon(page) == told


def test_a_turn_of_several_actions_is_told_in_their_order() -> None:
    turn: list[Event] = [BlocksTaken(0, 2, Blocks(red=1), 2), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)]
    told = ["block-red", "−2", "coin", "+1", "object-cup", "hourglass"]

    assert ribbon(market(turn)) == told
    recap = market([CoinsTaken(2, 2, True), TurnEnded(2, 0), *turn, TurnEnded(0, 1)])
    assert ribbon(recap) == ["seat-2", "C", "+2", "coin", "seat-0", "A", "block-red"]


def test_a_recap_frames_each_purchase() -> None:
    """A segment from which blocks were bought in an earlier turn also has the badge of who has done so."""
    bought: list[Event] = [BlocksTaken(0, 2, Blocks(green=1), 2), TurnEnded(0, 1)]
    events: list[Event] = [*bought, BlocksTaken(1, 4, Blocks(green=1), 0), TurnEnded(1, 2)]

    assert signs(market(events), "mark/wheel") == ["segment-news-2", "segment-news-4"]
    assert signs(market(events), "wheel/2/by") == ["seat-0"]
    assert signs(market(bought), "mark/wheel") == ["segment-news-2"]
