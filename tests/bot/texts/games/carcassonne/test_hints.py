"""Why a hint proposes what it does."""

from __future__ import annotations

from bot.games.carcassonne import KeepFollower
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts.games.carcassonne import TEXTS
from tests.games.carcassonne.positions import laying, table

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
