"""Whatever has changed since the previous turn stands out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games import carrara
from bot.games.carrara.components import NO_BLOCKS, Blocks, Building, BuildingType, City, Object, Objects
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
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
from render.engine.scene import Icon, Label, Plate
from render.games.carrara.pages.board import board_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment

NO_OBJECTS = Objects()
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
    page = board_page(view or _view(), PLAIN_NAMES[:3], "en", events)
    return {element.what.removeprefix("mark/") for element in page.elements if element.what.startswith("mark/")}


def _shown(events: Sequence[Event], start: str) -> list[str]:
    page = board_page(_view(), PLAIN_NAMES[:3], "en", events)
    said = [
        (element.sprite if isinstance(element, Icon) else element.text)
        for element in page.elements
        if isinstance(element, Icon | Label) and element.what.startswith(start)
    ]
    return said


def test_nothing_is_marked_without_events() -> None:
    """A board without events has no marks."""
    assert _marks(()) == set()


def test_turning_marks_the_arrow_and_the_blocks_drawn() -> None:
    """Blocks from the bag are marked in segment I."""
    assert _marks([WheelTurned(1, Blocks(white=1, black=1), NO_BLOCKS)]) == {"wheel/turned", "wheel/1/block", "move/1"}


def test_blocks_that_were_bought_are_shown_where_they_lay() -> None:
    """The board shows what a seat bought, where, and at what price."""
    events: list[Event] = [WheelTurned(1, NO_BLOCKS, NO_BLOCKS), BlocksTaken(1, 4, Blocks(green=2, black=5), 0)]

    assert _shown(events, "wheel/4/gone") == ["gone-green"] * 2 + ["gone-black"] * 5
    assert _shown(events, "move/1") == [
        "turned",
        "IV",
        "arrow",
        "block-green",
        "block-green",
        "block-black",
        "×5",
        "0",
        "coin",
    ]


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
    page = board_page(view, PLAIN_NAMES[:3], "en", events)
    ringed = [element.what for element in page.elements if element.what.startswith("mark/wheel/")]

    assert ringed.count("mark/wheel/1/block") == 1
    assert ringed.count("mark/wheel/2/block") == 2
    assert not [element.what for element in page.elements if "gone" in element.what]


def test_building_marks_the_building_and_its_successor() -> None:
    """The building is marked where it was built, the revealed one on the display."""
    view = _view()
    revealed = view.display[0]
    events = [BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), revealed)]

    assert _marks(events, view) == {f"display/{revealed}", "player/1/massa/palazzo3", "move/1"}
    assert _shown(events, "move/1") == ["block-blue"] * 3 + ["arrow", "type-palazzo", "3", "Massa"]


def test_a_building_revealed_and_built_since_is_no_longer_new_on_the_display() -> None:
    """A recap marks only what is still visible."""
    events = [BuildingBuilt(0, Building(BuildingType.PORTA, 5), City.PISA, Blocks(white=5), PALAZZO)]
    events.append(BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), None))

    assert "display/palazzo3" not in _marks(events)


def test_scoring_marks_marker_and_points() -> None:
    """The marker is highlighted where it was placed, and its yield is shown."""
    by_type = [TypeScored(1, BuildingType.PALAZZO, 0, 3, Objects(crown=1))]
    by_city = [CityScored(1, City.MASSA, 0, 4, NO_OBJECTS)]

    assert _marks(by_type) == {"player/1/scored/palazzo", "player/1/points", "move/1"}
    assert _shown(by_type, "move/1") == ["type-palazzo", "arrow", "+3", "point", "+1", "object-crown"]
    assert _marks(by_city) == {"city/massa/marker", "player/1/scored/massa", "player/1/points", "move/1"}
    assert _shown(by_city, "move/1") == ["Massa", "arrow", "+4", "point"]


def test_scoring_for_coins_leaves_the_points_alone() -> None:
    """Points that did not change are not marked."""
    events = [TypeScored(1, BuildingType.PALAZZO, 9, 0, NO_OBJECTS)]

    assert "player/1/points" not in _marks(events)
    assert _shown(events, "move/1") == ["type-palazzo", "arrow", "+9", "coin"]


def test_a_purchase_marks_the_gap() -> None:
    """The buyer's badge takes the place of the object."""
    events = [ObjectBought(2, Object.CUP, 10)]

    assert _marks(events) == {"objects/cup/sold", "move/2"}
    assert _shown(events, "objects/cup/sold") == ["seat-2"]
    assert _shown(events, "move/2") == ["object-cup", "−10", "coin"]


def test_a_recap_marks_what_everyone_did() -> None:
    """With events of several turns and players, each is in its player's line and each change is marked."""
    view = _view()
    revealed = view.display[0]
    events: list[Event] = [
        WheelTurned(0, NO_BLOCKS, NO_BLOCKS),
        BlocksTaken(0, 2, Blocks(green=1), 2),
        ObjectBought(0, Object.GATE, 10),
        TurnEnded(0, 1),
        BuildingBuilt(1, PALAZZO, City.MASSA, Blocks(blue=3), revealed),
        TurnEnded(1, 2),
        WheelTurned(2, Blocks(black=1), NO_BLOCKS),
        CoinsTaken(2, 2, True),
        TurnEnded(2, 0),
        Declined(0),
        TurnEnded(0, 1),
        CityScored(1, City.MASSA, 0, 4, Objects(crown=1)),
        EndAnnounced(1, 5),
    ]

    assert _marks(events, view) == {
        *("move/0", "move/1", "move/2"),
        *("wheel/turned", "wheel/1/block"),
        "objects/gate/sold",
        *(f"display/{revealed}", "player/1/massa/palazzo3"),
        *("city/massa/marker", "player/1/scored/massa", "player/1/points"),
    }
    assert _shown(events, "move/0") == [
        *("turned", "II", "arrow", "block-green", "−2", "coin"),
        *("object-gate", "−10", "coin"),
        "no action",
    ]
    assert _shown(events, "move/1") == [
        *(*["block-blue"] * 3, "arrow", "type-palazzo", "3", "Massa"),
        *("Massa", "arrow", "+4", "point", "+1", "object-crown"),
        *("end announced", "+5", "point"),
    ]


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (CoinsTaken(0, 2, True), ["+2", "coin"]),
        (Declined(0), ["no action"]),
        (EndAnnounced(0, 5), ["end announced", "+5", "point"]),
    ],
)
def test_other_moves_are_shown_too(event: Event, shown: list[str]) -> None:
    """Coins, a declined action and the announcement are in the player's line."""
    assert "move/0" in _marks([event])
    assert _shown([event], "move/0") == shown


def test_other_events_are_not_shown() -> None:
    """The ends of turns and of the game add no line."""
    assert _marks([TurnEnded(0, 1), LastBuildingBuilt(0), GameEnded((1,))]) == set()


def test_marks_have_a_colour_of_their_own() -> None:
    """Every mark has the colour that means new, and nothing else has."""
    position, events = moment(4, 8, 31)
    page = board_page(carrara.view(position, None), PLAIN_NAMES, "en", events)
    plates = [element for element in page.elements if isinstance(element, Plate)]

    assert {plate.fill in (theme.NEW, theme.NEW_PALE) for plate in plates if plate.what.startswith("mark/")} == {True}
    assert {plate.fill in (theme.NEW, theme.NEW_PALE) for plate in plates if not plate.what.startswith("mark/")} == {
        False
    }
