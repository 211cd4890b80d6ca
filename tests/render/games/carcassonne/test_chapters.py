"""The pictures in the rules: moments of games that show what their chapters describe."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import FeatureScored
from bot.games.carcassonne.gold import places_for_gold
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_to_show
from render.games.carcassonne.showcase import chapters as drawn
from render.games.carcassonne.showcase.chapters import moment
from render.games.carcassonne.showcase.played import preview_laying
from tests.render.games.carcassonne.positions import NAMES
from tests.render.shown import names, windows


@pytest.mark.parametrize(
    ("which", "kind", "tiles", "shields", "points", "seats"),
    [
        (drawn.TURN, Kind.CITY, 2, 0, 4, 1),
        (drawn.SHARED, Kind.CITY, 5, 2, 14, 2),
        (drawn.ROAD, Kind.ROAD, 4, 0, 4, 2),
        (drawn.CITY, Kind.CITY, 5, 1, 12, 1),
        (drawn.MONASTERY, Kind.MONASTERY, 1, 0, 9, 1),
    ],
)
def test_examples_are_those_of_the_text(
    which: drawn.Moments, kind: Kind, tiles: int, shields: int, points: int, seats: int
) -> None:
    """Each shows one scoring, with the tiles, shields and points that its chapter tells, and all of it is seen."""
    view, events = moment(which)
    (scored,) = [event for event in events if isinstance(event, FeatureScored)]
    (scene,) = windows(closeup_page(view, NAMES, "en", events))

    assert (scored.feature, len(scored.places), scored.shields) == (kind, tiles, shields)
    assert (scored.points, len(scored.seats)) == (points, seats)
    gains = [what for what in names(scene, "gain/") if what.count("/") == 3]
    assert len(gains) == seats


def test_the_other_moments_show_what_they_are_for() -> None:
    """Fields that several seats lead, a finished game, and a gold tile that is drawn."""
    leaders = {seat for each in fields_to_show(moment(drawn.FIELDS).view) for seat in each.leaders}
    tile = moment(drawn.MINE).view.tile

    assert len(leaders) >= 2
    assert moment(drawn.OVER).view.phase == "over"
    assert tile is not None
    assert tile.gold


def test_the_first_ingot_lies_on_the_newest_tile() -> None:
    """While the place of the second one is chosen, the first one is seen where it will lie."""
    mine = preview_laying(moment(drawn.MINE).view)
    newest = mine.view.board.laid[-1].place
    (scene,) = windows(closeup_page(mine.view, NAMES, "en", mine.events, places_for_gold(mine.view)))
    assert names(scene, f"ingots/{coordinate(newest)}")
