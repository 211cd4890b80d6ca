"""What the seat that is asked can choose, phase by phase, except building."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from bot.games.palazzo import (
    Auction,
    Buy,
    ChooseTile,
    Insert,
    Pass,
    Phase,
    Remove,
    Reveal,
    SeatView,
    TakeMoney,
    TakeOut,
    next_quarry,
)
from bot.games.palazzo.prospects import best_plan, player_of, purchases, raises, spread, ways_to_rebuild
from bot.games.palazzo.turn import enough_left, shares
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import (
    say_auction_button,
    say_bid_button,
    say_bids,
    say_money,
    say_money_button,
    say_next_auction,
    say_purchase,
    say_raise,
    say_tile_choice,
)
from cogs.core.limits import BUTTONS, OPTIONS
from cogs.core.names import escaped
from cogs.games.palazzo.panels.common import (
    DANGER,
    GAME,
    Row,
    Turn,
    do_button,
    rows_of,
    select_of,
)
from cogs.games.palazzo.panels.lay import lay_button


def open_purchases(view: SeatView) -> list[Buy]:
    """List what can be bought: single tiles, then pairs, those that should bring the most by the end first."""
    built = player_of(view)
    return sorted(purchases(view), key=lambda buy: (len(buy.tiles), -best_plan(view, built, buy.tiles).worth))


def choices_of_tiles(view: SeatView) -> list[ChooseTile]:
    """List the tiles of the quarry, of which the seat takes one."""
    return [ChooseTile(tile) for tile in dict.fromkeys(view.quarry)]


def lines_of(turn: Turn) -> list[str]:
    """Return what there is to know before choosing."""
    return _LINES[turn.view.phase](turn) if turn.view.phase in _LINES else []


def rows_to_choose(turn: Turn) -> list[Row]:
    """Return the controls with which the seat chooses."""
    return _ROWS[turn.view.phase](turn) if turn.view.phase in _ROWS else []


def _begin(turn: Turn) -> list[Row]:
    t, buttons = turn.t, []
    if enough_left(turn.view):
        buttons.append(do_button(turn, TakeMoney(), t.say("button-money")))
    buttons.append(do_button(turn, Reveal(), t.say("button-tiles")))
    return [tuple(buttons), *_rebuild(turn)]


def _rebuild(turn: Turn) -> list[Row]:
    """Return the menu of what can be rebuilt, or one for each way where that is too much, and one of discards."""
    found = ways_to_rebuild(turn.view)
    moving = [action for action in found if not isinstance(action, Remove)]
    kinds = {"rebuild": TakeOut | Insert} if len(moving) <= OPTIONS else {"take-out": TakeOut, "insert": Insert}
    return [
        row
        for key, kind in [*kinds.items(), ("remove", Remove)]
        for row in select_of(turn, key, [action for action in found if isinstance(action, kind)])
    ]


def _money(turn: Turn) -> list[Row]:
    return rows_of([do_button(turn, action, say_money_button(turn.t, action)) for action in shares(turn.view)])


def _revealed(turn: Turn) -> list[Row]:
    t, quarry = turn.t, next_quarry(turn.view)
    found = open_purchases(turn.view)
    if len(found) > OPTIONS:  # a second tile is then chosen beside the first
        found = [buy for buy in found if len(buy.tiles) == 1]
    return [
        *select_of(turn, "buy", found, say=partial(say_purchase, t, turn.view)),
        (do_button(turn, Auction(), say_auction_button(t, turn.view, quarry)),),
    ]


def _bidding(turn: Turn) -> list[Row]:
    t, view, open_raises = turn.t, turn.view, raises(turn.view)
    leave = do_button(turn, Pass(), t.say("button-pass"), DANGER)
    if not open_raises:
        return [(leave,)]
    least, *others = open_raises
    bid = do_button(turn, least, say_bid_button(t, view, least))
    amounts = select_of(turn, "bid", spread(others, OPTIONS), say=partial(say_raise, t, view))
    return [(bid, leave, lay_button(turn, least)), *amounts]


def _choosing(turn: Turn) -> list[Row]:
    actions = choices_of_tiles(turn.view)
    words = game_texts(turn.t, GAME)
    if len(actions) > BUTTONS:
        return select_of(turn, "tile", actions)
    return [
        tuple(
            do_button(turn, action, words.action_choice(turn.view, action, turn.table.names)[0]) for action in actions
        )
    ]


_LINES: Final[dict[Phase, Callable[[Turn], list[str]]]] = {
    Phase.MONEY: lambda turn: [say_money(turn.t, turn.view, action) for action in shares(turn.view)],
    Phase.REVEALED: lambda turn: say_next_auction(turn.t, turn.view, next_quarry(turn.view)),
    Phase.CHOOSING: lambda turn: [say_tile_choice(turn.t, turn.view, action) for action in choices_of_tiles(turn.view)],
    Phase.BIDDING: lambda turn: say_bids(turn.t, turn.view, escaped(turn.table.names)),
}
_ROWS: Final[dict[Phase, Callable[[Turn], list[Row]]]] = {
    Phase.TURN: _begin,
    Phase.MONEY: _money,
    Phase.REVEALED: _revealed,
    Phase.BIDDING: _bidding,
    Phase.CHOOSING: _choosing,
}
