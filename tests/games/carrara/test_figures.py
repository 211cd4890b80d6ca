"""The figures counted for a game."""

from __future__ import annotations

from bot.games import carrara
from bot.games.carrara import (
    Blocks,
    BlocksTaken,
    Building,
    BuildingBuilt,
    BuildingType,
    Category,
    CategoryScored,
    City,
    CityScored,
    CoinsTaken,
    EndAnnounced,
    Event,
    Object,
    ObjectBought,
    Objects,
    TurnEnded,
    TypeScored,
    WheelTurned,
)

HAPPENED: tuple[Event, ...] = (
    WheelTurned(0, Blocks(white=1), Blocks()),
    BlocksTaken(0, 2, Blocks(white=2, black=1), 9),
    ObjectBought(0, Object.CUP, 10),
    TurnEnded(0, 1),
    BuildingBuilt(1, Building(BuildingType.VILLA, 4), City.LERICI, Blocks(black=4), None),
    TurnEnded(1, 0),
    TypeScored(0, BuildingType.PORTA, coins=3, points=12, objects=Objects(gate=2)),
    TurnEnded(0, 1),
    CityScored(1, City.MASSA, coins=15, points=0, objects=Objects(crown=1, flag=1)),
    TurnEnded(1, 0),
    CityScored(0, City.LIVORNO, coins=0, points=18, objects=Objects()),
    TurnEnded(0, 1),
    CategoryScored(1, Category.LAND, coins=0, points=4),
    TurnEnded(1, 0),
    CategoryScored(0, Category.CITY, coins=6, points=0),
    EndAnnounced(0, 5),
    TurnEnded(0, 1),
    CoinsTaken(1, 2, wheel_turned=True),
    TurnEnded(1, None),
)


def test_each_figure_counts_what_it_names() -> None:
    """Every event counts only for its own seat; announcing and taking coins are not scorings."""
    mine, theirs = carrara.count_figures(HAPPENED, 2)

    assert mine == {
        **{"turns": 4, "blocks": 3, "spent": 19, "buildings": 0, "costs": 0, "types": 1, "cities": 1},
        **{"specials": 1, "points": 30, "best": 18, "coins": 9, "objects": 3},
    }
    assert theirs == {
        **{"turns": 4, "blocks": 0, "spent": 0, "buildings": 1, "costs": 4, "types": 0, "cities": 1},
        **{"specials": 1, "points": 4, "best": 4, "coins": 15, "objects": 2},
    }
