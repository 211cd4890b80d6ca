"""Whatever has changed since the previous turn stands out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

import pytest

from bot.games import carrara
from bot.games.carrara.components import (
    GREAT_BUILDINGS,
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
    GameEnded,
    LastBuildingBuilt,
    ObjectBought,
    TurnEnded,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.position import Built
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.scene import Icon, Label, Plate, Scene
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.parts.market.arrival import FRAME
from tests.render.games.carrara.positions import PLAIN_NAMES, moment

NO_OBJECTS = Objects()
MANY = Objects(5, 4, 3, 2, 1, 1)
PALAZZO = Building(BuildingType.PALAZZO, 3)


def _view() -> View:
    """Return a view in which seat 1 has two buildings in Massa and has scored Massa and the palazzi."""
    position = moment(3, 11, 0).position
    built = (Built(PALAZZO, City.MASSA), Built(Building(BuildingType.VILLA, 1), City.MASSA))
    players = [*position.players]
    players[1] = players[1]._replace(
        points=4, buildings=built, types_scored=(BuildingType.PALAZZO,), cities_scored=(City.MASSA,)
    )
    return carrara.view(position._replace(players=tuple(players), on_sale=(Object.CROWN,)), None)


def _marks(events: Sequence[Event], view: View | None = None) -> set[str]:
    page = market_page(view or _view(), PLAIN_NAMES[:3], "en", events)
    return {element.what.removeprefix("mark/") for element in page.elements if element.what.startswith("mark/")}


def _arrived(page: Scene) -> set[str]:
    """Return what has a tag that says that it is new."""
    return {
        each.what.removeprefix("corner/")
        for each in page.elements
        if isinstance(each, Label) and each.what.startswith("corner/") and each.text == "new"
    }


def _framed(page: Scene) -> set[str]:
    """Return what has the frame of what came in."""
    return {
        each.what.removeprefix("behind/frame/")
        for each in page.elements
        if isinstance(each, Plate) and each.fill == FRAME and each.what.startswith("behind/frame/")
    }


def _shown(events: Sequence[Event], start: str) -> list[str]:
    page = market_page(_view(), PLAIN_NAMES[:3], "en", events)
    said = [
        (element.sprite if isinstance(element, Icon) else element.text)
        for element in page.elements
        if isinstance(element, Icon | Label) and element.what.startswith(start) and "badge" not in element.what
    ]
    return said


def _move(*events: Event) -> list[str]:
    """List what is on the ribbon between its ends."""
    return _shown(events, "ribbon/")[2:]


def test_nothing_is_marked_without_events() -> None:
    """A market without events has no marks, and no ribbon."""
    assert _marks(()) == set()
    assert _move() == []


def test_turning_marks_the_segment_that_was_filled() -> None:
    """Where there are blocks from the bag now, the segment has a tag, and each of them a frame."""
    events = [WheelTurned(1, Blocks(white=1, black=1), NO_BLOCKS)]

    assert _marks(events) == set()
    page = market_page(_view(), PLAIN_NAMES[:3], "en", events)
    assert _arrived(page) == {"wheel/1"}
    assert len(_framed(page)) == 2
    assert {what.rpartition("/")[0] for what in _framed(page)} == {"wheel/1/block/white", "wheel/1/block/black"}
    assert _move(*events) == ["chevron-turn", "+2"]


def test_blocks_that_were_bought_are_shown_where_they_were() -> None:
    """The market shows what a seat bought, where, and at what price."""
    events: list[Event] = [WheelTurned(1, NO_BLOCKS, NO_BLOCKS), BlocksTaken(1, 4, Blocks(green=2, black=4), 0)]

    assert _shown(events, "wheel/4/gone") == ["gone-green"] * 2 + ["gone-black"] * 4
    assert _move(*events) == ["block-green"] * 2 + ["block-black"] * 4 + ["0", "coin"]


def test_blocks_move_on_with_the_wheel() -> None:
    """In a recap, the blocks drawn first are in segment II by now, and old purchases are no longer shown."""
    view = _view()
    wheel = (Blocks(red=1), Blocks(white=1, blue=1), *(NO_BLOCKS for _ in range(4)))
    position = moment(3, 11, 0).position._replace(wheel=wheel)
    view = carrara.view(position, None)
    events: list[Event] = [
        WheelTurned(0, Blocks(white=1, blue=2), NO_BLOCKS),
        BlocksTaken(0, 1, Blocks(blue=1), 2),
        TurnEnded(0, 1),
        WheelTurned(1, Blocks(red=1), NO_BLOCKS),
    ]
    page = market_page(view, PLAIN_NAMES[:3], "en", events)

    assert _marks(events, view) == set()
    assert _arrived(page) == {"wheel/1", "wheel/2"}
    assert not [element.what for element in page.elements if "gone" in element.what]


def test_building_marks_its_successor() -> None:
    """What was revealed has a tag and a frame; the ribbon shows what was paid, built and where."""
    view = _view()
    revealed = view.display[0]
    events = [BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), revealed)]

    assert _marks(events, view) == set()
    assert _shown(events, f"corner/display/{revealed}") == ["new"]
    assert _framed(market_page(view, PLAIN_NAMES[:3], "en", events)) == {f"display/{revealed}"}
    assert _move(*events) == ["block-blue"] * 3 + ["arrow", "building-palazzo-3", "3", "arrow", "Massa"]


def test_a_building_revealed_and_built_since_is_no_longer_new_on_the_display() -> None:
    """A recap marks only what is still visible."""
    events = [BuildingBuilt(0, Building(BuildingType.PORTA, 5), City.PISA, Blocks(white=5), PALAZZO)]
    events.append(BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None))

    assert "display/palazzo3" not in _marks(events)


def test_a_purchase_marks_the_gap() -> None:
    """The place where an object was on sale has a frame and a corner."""
    events = [ObjectBought(2, Object.CUP, 10)]

    assert _marks(events) == {"objects/cup"}
    assert _move(*events) == ["+1", "object-cup", "−10", "coin"]


@pytest.mark.parametrize(
    ("event", "framed", "arrived"),
    [
        (WheelTurned(1, NO_BLOCKS, NO_BLOCKS), set(), set()),
        (WheelTurned(1, Blocks(white=1), NO_BLOCKS), set(), {"wheel/1"}),
        (BlocksTaken(1, 4, Blocks(green=2), 2), {"wheel/4"}, set()),
        (CoinsTaken(1, 2, True), set(), set()),
        (
            BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), _view().display[4]),
            set(),
            {f"display/{_view().display[4]}"},
        ),
        (BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None), {"slot/8/empty"}, set()),
        (TypeScored(1, BuildingType.PALAZZO, 9, 0, Objects(crown=2)), {"objects/crown"}, set()),
        (CityScored(1, City.MASSA, 0, 4, Objects(book=1, flag=1)), {"objects/book", "objects/flag"}, set()),
        (CityScored(1, City.MASSA, 0, 4, NO_OBJECTS), set(), set()),
        (CategoryScored(1, Category.LAND, 0, 8), set(), set()),
        (ObjectBought(1, Object.CUP, 10), {"objects/cup"}, set()),
        (Declined(1), set(), set()),
        (EndAnnounced(1, 5), set(), set()),
    ],
)
def test_each_action_marks_what_it_changed_and_nothing_else(event: Event, framed: set[str], arrived: set[str]) -> None:
    """What a player changed has a frame in a glow, and a ribbon over a corner; what only came in, a tag."""
    view = replace(_view(), display=_view().display[:7])
    page = market_page(view, PLAIN_NAMES[:3], "en", [event])
    ribbons = {
        each.what.removeprefix("corner/").removesuffix("/corner").removesuffix("/icon")
        for each in page.elements
        if isinstance(each, Icon) and each.sprite == "news-corner"
    }
    segments = {
        f"wheel/{each.sprite[-1]}"
        for each in page.elements
        if isinstance(each, Icon) and each.sprite.startswith("segment-news-")
    }

    assert _marks([event], view) == framed
    assert ribbons | segments == framed
    assert _arrived(page) == arrived


@pytest.mark.parametrize(
    ("events", "framed"),
    [
        ([BlocksTaken(1, 4, Blocks(green=2), 2)], set()),
        ([CoinsTaken(1, 2, True)], set()),
        ([BlocksTaken(1, 4, Blocks(green=2), 2), ObjectBought(1, Object.CUP, 10)], set()),
        ([Declined(1)], set()),
        ([EndAnnounced(1, 5)], {"player/1/points"}),
        ([CoinsTaken(0, 2, True), TurnEnded(0, 1), CoinsTaken(1, 2, True)], set()),
        ([BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None)], {"player/1/massa"}),
        (
            [BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None), ObjectBought(1, Object.CUP, 10)],
            {"player/1/massa"},
        ),
        (
            [CoinsTaken(0, 2, True), TurnEnded(0, 1), CityScored(1, City.MASSA, 0, 4, NO_OBJECTS)],
            {"player/1/massa", "player/1/points", "player/1/scored/massa", "city/massa/marker"},
        ),
    ],
)
def test_the_cities_show_who_moved_and_what_it_changed(events: Sequence[Event], framed: set[str]) -> None:
    """A ribbon begins with the badge of who moved; what changed only a hand marks nothing else."""
    page = cities_page(_view(), PLAIN_NAMES[:3], "en", events)

    assert {each.what.removeprefix("mark/") for each in page.elements if each.what.startswith("mark/")} == framed
    assert [each.text for each in page.elements if isinstance(each, Label) and "ribbon/left" in each.what] == ["B"]


@pytest.mark.parametrize(
    ("events", "shown"),
    [
        ([CoinsTaken(0, 2, True)], ["+2", "coin"]),
        ([Declined(0)], ["no action"]),
        ([EndAnnounced(0, 5)], ["hourglass", "+5", "point"]),
        ([TypeScored(0, BuildingType.PALAZZO, 9, 0, NO_OBJECTS)], ["type-palazzo", "+9", "coin"]),
        (
            [TypeScored(0, BuildingType.PALAZZO, 0, 3, Objects(crown=2))],
            ["type-palazzo", "+3", "point", "+2", "object-crown"],
        ),
        (
            [CityScored(0, City.MASSA, 0, 4, Objects(crown=1))],
            ["town-blue", "Massa", "+4", "point", "+1", "object-crown"],
        ),
        ([CategoryScored(0, Category.LAND, 0, 8)], ["category-land", "+8", "point"]),
        (
            [BlocksTaken(0, 2, Blocks(red=1), 2), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)],
            ["block-red", "−2", "coin", "+1", "object-cup", "hourglass", "+5", "point"],
        ),
    ],
)
def test_every_move_is_on_the_ribbon(events: Sequence[Event], shown: list[str]) -> None:
    """The seat's badge is at its beginning, then what it did and what that brought."""
    page = market_page(_view(), PLAIN_NAMES[:3], "en", events)
    badges = [each.sprite for each in page.elements if each.what == "ribbon/left/badge" and isinstance(each, Icon)]

    assert badges == ["seat-0"]
    assert _move(*events) == shown


def test_a_recap_shows_the_latest_turn() -> None:
    """It has all the ribbon, as if there had been no others before; the marks tell of those."""
    turns: list[list[Event]] = [
        [WheelTurned(0, NO_BLOCKS, NO_BLOCKS), BlocksTaken(0, 2, Blocks(green=1), 2), TurnEnded(0, 1)],
        [BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None), TurnEnded(1, 2)],
        [WheelTurned(2, Blocks(black=1), NO_BLOCKS), CoinsTaken(2, 2, True), TurnEnded(2, 0)],
    ]

    assert _move(*chain(*turns)) == ["+2", "coin"]
    for happened in (turns, turns[:2]):
        recap = market_page(_view(), PLAIN_NAMES[:3], "en", list(chain(*happened)))
        alone = market_page(_view(), PLAIN_NAMES[:3], "en", happened[-1])
        ribbons = [[each for each in page.elements if each.what.startswith("ribbon")] for page in (recap, alone)]
        assert ribbons[0] == ribbons[1]


def test_a_recap_frames_only_the_latest_purchase_in_full() -> None:
    """A segment from which blocks were bought in an earlier turn has a dashed frame."""
    bought: list[Event] = [BlocksTaken(0, 2, Blocks(green=1), 2), TurnEnded(0, 1)]
    events: list[Event] = [*bought, BlocksTaken(1, 4, Blocks(green=1), 0), TurnEnded(1, 2)]

    assert _shown(events, "mark/wheel") == ["segment-earlier-2", "segment-news-4"]
    assert _shown(bought, "mark/wheel") == ["segment-news-2"]


LONGEST: Sequence[Sequence[Event]] = (
    [BlocksTaken(0, 1, Blocks(2, 2, 2, 2, 2, 1), 41, False), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)],
    [
        BuildingBuilt(0, GREAT_BUILDINGS[0], City.VIAREGGIO, Blocks(2, 2, 2, 2), None),
        ObjectBought(0, Object.CUP, 10),
        EndAnnounced(0, 5),
    ],
    [CityScored(0, City.VIAREGGIO, 38, 38, MANY), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)],
    [TypeScored(0, BuildingType.PALAZZO, 21, 30, MANY), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)],
    [CategoryScored(0, Category.LAND, 0, 38), ObjectBought(0, Object.CUP, 10), EndAnnounced(0, 5)],
    [Declined(0)],
    [CoinsTaken(0, 2, False), EndAnnounced(0, 5)],
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("events", LONGEST)
def test_the_longest_turns_fit_on_the_ribbon(events: Sequence[Event], language: str) -> None:
    """Alone or as the last of many, everything stays between the ends."""
    for happened in (events, [*events, TurnEnded(0, 1), *events, TurnEnded(0, 1)] * 4):
        page = market_page(_view(), PLAIN_NAMES[:3], language, happened)
        (plate,) = [each.box for each in page.elements if each.what == "ribbon"]
        (tail,) = [each.box for each in page.elements if each.what == "ribbon/right"]
        said = [each.box for each in page.elements if each.what.startswith("ribbon/") and each.what[7].isdigit()]

        assert said
        assert all(plate.x < box.x and box.right <= tail.x for box in said)


def test_other_events_are_not_shown() -> None:
    """The ends of turns and of the game leave no mark."""
    assert _marks([TurnEnded(0, 1), LastBuildingBuilt(0), GameEnded((1,))]) == set()


def test_marks_have_a_colour_of_their_own() -> None:
    """Every mark, and what came in, has the colour that means new, and no other surface has."""
    position, events = moment(4, 8, 31)
    bought = ObjectBought(0, Object.CUP, 10)
    page = market_page(carrara.view(position, None), PLAIN_NAMES, "en", [*events, bought])
    plates = [element for element in page.elements if isinstance(element, Plate)]

    assert {plate.fill in (theme.NEW, theme.NEW_PALE) for plate in plates if plate.what.startswith("mark/")} == {True}
    arrived = [
        plate for plate in plates if plate.what.startswith(("behind/frame/", "corner/")) and plate.fill != theme.GLOW
    ]
    assert {plate.fill for plate in arrived} <= {theme.NEW}
    others = [plate for plate in plates if not plate.what.startswith("mark/") and plate not in arrived]
    assert {plate.fill in (theme.NEW, theme.NEW_PALE) for plate in others} == {False}
