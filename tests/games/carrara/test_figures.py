"""The figures counted for a game."""

from __future__ import annotations

from random import Random

import pytest

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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_agree_with_what_lies_on_the_table(seats: int) -> None:
    """At the end of a game the figures match all players' boards, hands and tracks."""
    chance = Random(seats)
    position = carrara.deal(seats, {}, chance)
    happened: list[Event] = []
    taken = [0] * seats
    while carrara.outcome(position) is None:
        view = carrara.view(position, position.turn)
        action = carrara.COMPUTERS.players["novice"].choose(
            view, position.turn, carrara.legal(position, position.turn), chance
        )
        played = carrara.play(position, position.turn, action, chance)
        position = played.position
        happened += played.events
        for event in played.events:
            if isinstance(event, CoinsTaken):
                taken[event.seat] += event.coins
    start = carrara.deal(seats, {}, Random(0)).players

    for seat, own in enumerate(carrara.count_figures(happened, seats)):
        player = position.players[seat]
        announced = 5 if position.announced_by == seat else 0
        assert own["turns"] == position.round
        assert (own["buildings"], own["costs"]) == (len(player.buildings), player.costs)
        assert (own["types"], own["cities"]) == (len(player.types_scored), len(player.cities_scored))
        assert own["points"] == player.points - announced
        assert own["objects"] == sum(player.objects)
        assert start[seat].coins + taken[seat] + own["coins"] - own["spent"] == player.coins
        paid = sum(built.building.cost for built in player.buildings)
        assert sum(start[seat].blocks) + own["blocks"] - paid == sum(player.blocks)
        assert own["best"] <= own["points"]
