"""The frames of a film, and the pictures of the final scoring."""

from __future__ import annotations

from itertools import pairwise

from bot.games import carcassonne
from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import FeatureScored
from bot.games.carcassonne.position import CarcassonnePhase
from bot.games.carcassonne.scoring import totals
from render.games.carcassonne import PICTURES
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.showcase.played import play_game
from tests.games.carcassonne.positions import table
from tests.render.games.carcassonne.positions import NAMES
from tests.render.games.carcassonne.scenes import scores
from tests.render.shown import boxes, canvas, check, windows, words


def test_a_film_follows_the_play() -> None:
    """Each frame shows the newest tile whole and large; what is seen changes at most in every fourth one."""
    moments, sights = play_game(5, 1, "gold_mines"), []
    for moment in moments[:-1]:
        page = public_page(moment.view, NAMES, "en", moment.events, filmed=moments[-1].view)
        (scene,) = windows(page)
        there = f"ground/tile/{coordinate(moment.view.board.laid[-1].place)}"
        newest = boxes(scene)[there]
        assert canvas(scene).holds(newest)
        assert newest.width > 50
        place = moment.view.board.laid[-1].place
        sights.append((newest.x - place.x * newest.width, newest.y - place.y * newest.width))
    assert sum(before != after for before, after in pairwise(sights)) <= len(sights) / 4


def test_the_final_scoring() -> None:
    """A podium with the points of each kind of feature that the variant has, and points turn by turn where known."""
    moments = play_game(2, 1, "without_farmers")
    view, outcome = moments[-1].view, totals(moments[-1].view)
    growth = carcassonne.growth([event for moment in moments for event in moment.events], 2)

    assert [len(words(scores()[f"podium-{seats}-built"](), "score/0/part/")) for seats in (2, 5)] == [3, 5]
    podium, points = PICTURES.final_score(view, outcome, NAMES[:2], "en", growth)
    assert PICTURES.final_score(view, outcome, NAMES[:2], "en") == (podium,)
    assert podium.alt == (
        "Anna won. 1st Anna: 85 — roads 7, cities 52, monasteries 26. "
        "2nd Benedetto: 75 — roads 41, cities 34, monasteries 0."
    )
    assert points.alt.endswith(" 26 30 38 38 42; at the end 75.")


def test_the_podium_shows_largest_cities() -> None:
    """As walled towns, the larger the more tiles they have, on their pedestals; whoever has none stands there."""
    view = table(tile=None, phase=CarcassonnePhase.OVER, seats=3).open
    events = [
        FeatureScored(Kind.CITY, seats, 10, tuple(Place(x, 0) for x in range(tiles)), ())
        for seats, tiles in (((0,), 2), ((0, 1), 5), ((1,), 12))
    ]
    page = podium_page(view, totals(view), NAMES[:3], "en", events)
    found = boxes(page)
    check(page, "built/0: town-2\nbuilt/1: town-3\nbuilt/2: follower-2")
    for seat in range(2):
        town, pedestal = found[f"built/{seat}"], found[f"score/{seat}/pedestal"]
        assert town.bottom - 10 <= pedestal.y <= town.bottom
