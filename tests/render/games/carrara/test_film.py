"""The film of a game: what was done is large, and nothing moves but what it changed."""

from __future__ import annotations

from bot.games.carrara.components import Blocks
from bot.games.carrara.events import BlocksTaken, BuildingBuilt, Event, WheelTurned
from bot.games.carrara.view import view as view_of
from bot.games.contract import TurnEnded
from render.games import pictures_of
from render.games.carrara.changes import group_by_turn
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.film import film_page
from tests.render.games.carrara.positions import PLAIN_NAMES, finished, moment
from tests.render.shown import boxes, names, signs


def _frame(turn: int, more: int = 1) -> CarraraPage:
    """Lay out a turn of a game, with the turns before it if there are more."""
    events = [event for each in range(turn - more + 1, turn + 1) for event in moment(4, 4, each).events]
    view = view_of(moment(4, 4, turn).position, None, True)
    return film_page(view, PLAIN_NAMES, "en", events, view_of(finished(4, 4), None, True))


def test_rows_stay_from_the_deal_to_the_end() -> None:
    """Neither crowded rows, nor the last round, nor the ranks at the end move a seat."""
    last = view_of(finished(4, 4), None, True)
    pages = [_frame(turn) for turn in (0, 9, 30)] + [film_page(last, PLAIN_NAMES, "en", (), last)]
    rows = [boxes(page, "ground/player/", end="/plaque") for page in pages]
    assert len(rows[0]) == 4
    assert all(each == rows[0] for each in rows)


def test_a_frame_says_who_did_what() -> None:
    """Of one turn it says so, and frames the row of who made it; of several, what each seat did."""
    ((seat, _),) = group_by_turn(moment(4, 4, 9).events)
    assert names(_frame(9), "ribbon/left/badge")
    assert names(_frame(9), f"turn/{seat}/frame")
    several = _frame(9, 4)
    assert len([each for each in names(several, "ribbon/") if "/by" in each and "/by/" not in each]) == 4
    assert not names(several, "turn/")


def test_turns_that_only_fill_a_hand_share_a_frame() -> None:
    """Hands are not shown, so that a frame for each purchase would show nothing."""
    shares = pictures_of("carrara").shares_frame
    bought: list[Event | TurnEnded] = [
        WheelTurned(0, Blocks(), Blocks()),
        BlocksTaken(0, 1, Blocks(1), 3),
        TurnEnded(0, 1),
    ]
    assert shares(bought)
    built = next(each for turn in range(40) for each in moment(4, 4, turn).events if isinstance(each, BuildingBuilt))
    assert not shares([*bought, built])


def test_purchases_of_several_turns_can_be_drawn() -> None:
    """Many blocks are a stack then, in their colours."""
    view, bought = view_of(moment(4, 4, 9).position, None, True), Blocks(red=1, blue=2)
    turns = [(BlocksTaken(seat, 1, bought, 3), TurnEnded(seat, seat + 1)) for seat in (0, 1)]
    events = [event for turn in turns for event in turn]
    page = film_page(view, PLAIN_NAMES, "en", events, view)
    assert signs(page, "ribbon/", end="/block") == ["block-red"] * 2
    assert signs(page, "behind/ribbon/") == ["block-blue"] * 4
    assert pictures_of("carrara").film_frame(view, PLAIN_NAMES, "en", events, view).size == (1100, 700)
