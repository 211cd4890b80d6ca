"""The expansion's pictures in the gallery, always the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games import carrara as game
from bot.games.carrara.actions import Build, ScoreCategory, TakeBlocks
from bot.games.carrara.components import BUILDING_OF, Blocks, Category, City
from bot.games.carrara.events import BlocksTaken, BuildingBuilt, CategoryScored, Event, TurnEnded
from bot.games.carrara.lesson import game as lesson
from bot.games.carrara.lesson import over
from bot.games.carrara.statistics import growth
from bot.games.carrara.view import SeatView
from render.engine.picture import Picture
from render.games.carrara import pictures
from render.games.carrara.showcase.pairs import both
from render.games.carrara.showcase.positions import NAMES, expanded

_PAID = Blocks(red=3, green=5)


def expansion(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures that look different with the expansion, each with a name."""
    position = expanded()
    view, own = game.view(position, None), _own()
    events: list[Event] = [
        CategoryScored(0, Category.CITY, 3, 0),
        TurnEnded(0, 1),
        BuildingBuilt(1, BUILDING_OF["porta8"], City.LERICI, _PAID, None),
    ]
    yield from both("expansion-board", view, NAMES, language, events)
    bought = BlocksTaken(1, 3, Blocks(white=1, green=1), 5, wheel_turned=False)
    yield from both("expansion-unturned", view, NAMES, language, [bought, TurnEnded(1, 0)])
    yield "expansion-hand", pictures.hand(own, NAMES, language)
    yield "expansion-player", pictures.player_board(view, 0, NAMES, language, events)
    yield "expansion-scoring", pictures.scoring(own, ScoreCategory(Category.LAND), NAMES, language)
    rich = replace(own, hand=own.hand._replace(blocks=_PAID, coins=17))
    great = Build(BUILDING_OF["castello8"], City.VIAREGGIO, _PAID)
    yield "expansion-building", pictures.construction(rich, great, NAMES, language)
    yield "expansion-purchase", pictures.purchase(rich, TakeBlocks(2, Blocks(yellow=1, black=1)), NAMES, language)
    end = over()._replace(cards=position.cards, great=position.great)
    result = game.outcome(end)
    assert result is not None
    happened = [event for turn in lesson() for moment in turn for event in moment.events]
    grown = growth(happened, len(NAMES))
    podium, points = pictures.final_score(game.view(end, None), result, NAMES, language, grown)
    yield "expansion-score", podium
    yield "expansion-points", points


def _own() -> SeatView:
    view = game.view(expanded(), 0)
    assert isinstance(view, SeatView)
    return view
