"""Why a hint of Carcassonne proposes what it does, and what a review says in favour of a better action."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import steps
from bot.games import carcassonne
from bot.games.carcassonne import Action, KeepFollower, PlaceTile
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts.games.carcassonne import TEXTS
from tests.games.carcassonne.positions import laying, table


@pytest.mark.parametrize(("language", "beginning"), [("en", "In its favour: "), ("de", "Dafür sprach: ")])
def test_what_speaks_for_a_turn(language: str, beginning: str) -> None:
    """What a tile adds to, and that a follower stays; never what others get, nor what a follower would have brought."""
    words, said = TEXTS(language, "carcassonne"), []
    for step in steps(carcassonne.GAME, 2, Random(5)):
        if isinstance(step.action, PlaceTile):
            turn: list[Action] = [step.action, KeepFollower()]
            view = carcassonne.view(step.before, step.seat)
            said.append(words.in_hindsight(view, step.action, turn, [], ("Anna", "Ben")))
    found = [each for each in said if each]
    against = {"en": ("would bring", "for others", "still free"), "de": ("brächte", "für andere", "noch frei")}
    assert len(found) > 20
    assert all(each.startswith(beginning) and "{" not in each for each in found)
    assert [each for each in found if any(word in each for word in against[language])] == []


NAMES = ("Anna", "Ben")


def why(tile: str, x: int, y: int, turn: int, followers: str) -> str:
    """Say why to lay a tile beside a straight road, of which a seat holds a part, and to set no follower."""
    line = laying(tile, x, y, turn), KeepFollower()
    advice = Advice(line[0], Forecast((0.5, 0.5), (0.0, 0.0)), 1, line)
    view = table("U 1 0 0", tile, followers, stack="C").open
    return TEXTS("en", "carcassonne").why(view, Suggestion(advice), NAMES)


def test_a_follower_kept_and_a_city_hindered() -> None:
    """It says how many stay for later, and what becomes harder for others."""
    said = why("B", 1, -1, 0, followers="1 0 0 city 0")
    assert "someone else’s city waits at M19: none of the tiles left fits there any more" in said
    assert said.endswith("; 7 followers stay for later")


def test_no_free_segment() -> None:
    """Where everything on the tile is held, it says so."""
    held = "0 0 0 road 0, 1 0 0 field 0, 1 0 0 field 1"
    assert why("U", 2, 0, 0, followers=held).endswith("your road: 3 now, 5 possible; no free segment for a follower")
