"""The frames of a film, and the pictures of the final scoring."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import FeatureScored, Kind
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.scoring import totals
from render.engine.scene import Box
from render.games.carcassonne import PICTURES
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.showcase.played import play_game
from tests.render.checks import inside
from tests.render.games.carcassonne.positions import NAMES
from tests.render.games.carcassonne.scenes import scores
from tests.render.shown import boxes, drawn, windows, words


def test_a_film_follows_the_play() -> None:
    """Each frame shows the newest tile whole and large; what is seen changes at most in every fourth one."""
    moments, sights = play_game(5, 1, "gold_mines"), []
    for moment in moments[:-1]:
        page = public_page(moment.view, NAMES, "en", moment.events, filmed=moments[-1].view)
        (scene,) = windows(page)
        there = f"ground/tile/{coordinate(moment.view.board.laid[-1].place)}"
        newest = next(each.box for each in scene.elements if each.what == there)
        assert inside(newest, Box(0, 0, scene.width, scene.height))
        assert newest.width > 50
        place = moment.view.board.laid[-1].place
        sights.append((newest.x - place.x * newest.width, newest.y - place.y * newest.width))
    assert sum(before != after for before, after in pairwise(sights)) <= len(sights) / 4


@pytest.mark.parametrize(("seats", "variant", "kinds"), [(2, "without_farmers", 3), (5, "gold_mines", 5)])
def test_the_final_scoring(seats: int, variant: str, kinds: int) -> None:
    """A podium with the points of each kind of feature that the variant has, and points turn by turn where known."""
    moments = play_game(seats, 1, variant)
    view, outcome = moments[-1].view, totals(moments[-1].view)
    growth = carcassonne.growth([event for moment in moments for event in moment.events], seats)

    assert len(words(scores()[f"podium-{seats}-built"](), "score/0/part/")) == kinds
    podium, points = PICTURES.final_score(view, outcome, NAMES[:seats], "de", growth)
    assert PICTURES.final_score(view, outcome, NAMES[:seats], "de") == (podium,)
    assert all(str(score) in podium.alt for score in outcome.scores)
    assert all(name in points.alt for name in NAMES[:seats])


@pytest.mark.parametrize("seats", [2, 5])
def test_the_podium_shows_largest_cities(seats: int) -> None:
    """As walled towns, the larger the more tiles they have, on their pedestals."""
    moments = play_game(seats, 1, "gold_mines")
    view, events = moments[-1].view, [event for moment in moments for event in moment.events]
    scored = [event for event in events if isinstance(event, FeatureScored) and event.feature is Kind.CITY]
    page = podium_page(view, totals(view), NAMES[:seats], "en", events)
    shown, found = drawn(page), boxes(page)
    towns = []
    for seat in range(seats):
        towns.append((max(len(event.places) for event in scored if seat in event.seats), shown[f"built/{seat}"]))
        town, pedestal = found[f"built/{seat}"], found[f"score/{seat}/pedestal"]
        assert town.bottom - 10 <= pedestal.y <= town.bottom
    assert [town for _, town in sorted(towns)] == sorted(town for _, town in towns)
