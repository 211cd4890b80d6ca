"""Confirming an action that was chosen: what it brings, and other cards to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.contract import IllegalAction
from bot.games.palazzo import (
    Action,
    Auction,
    Bid,
    Buy,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    preview,
)
from bot.games.palazzo.preview import built_after
from bot.games.palazzo.prospects import best_building, player_of
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_built, say_left, say_payment, say_purchase
from bot.texts.games.palazzo.pieces import say_tiles
from cogs.core.controls import Button, ControlId, InvalidControl, single_value
from cogs.core.limits import OPTIONS
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.palazzo.panels.choose import open_purchases
from cogs.games.palazzo.panels.common import (
    DANGER,
    GAME,
    SUCCESS,
    Row,
    Turn,
    at_turn,
    do_button,
    select_of,
)
from cogs.games.palazzo.panels.lay import chosen_cards, lay_button, lay_rows
from cogs.games.palazzo.panels.packed import pack, unpack
from cogs.games.palazzo.panels.pay import other_ways
from cogs.play.turn import act
from cogs.words.status import sentence
from render.games.palazzo import pictures


@clicked("palazzo_choose")
async def choose(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for confirmation of what was chosen."""
    turn = at_turn(request, control)
    await show_action(request, turn, unpack(single_value(values)))


@clicked("palazzo_confirm")
async def confirm(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for confirmation of the action that the button names."""
    turn = at_turn(request, control)
    await show_action(request, turn, unpack(control.arg))


@clicked("palazzo_do")
async def do(request: Request, control: ControlId, values: list[str]) -> None:
    """Carry an action out."""
    turn = at_turn(request, control)
    # a public button means the moment in which it was shown, however new its message is
    turn.table.check_current(turn.seat, control.revision)
    await act(request, turn, unpack(control.arg))


@clicked("palazzo_buy")
async def buy_and_build(request: Request, control: ControlId, values: list[str]) -> None:
    """Buy tiles, and build them where they should bring the most by the end."""
    turn, action = at_turn(request, control), unpack(control.arg)
    if not isinstance(action, Buy):
        raise InvalidControl(control.arg)
    await act(request, turn, action, then=best_building(turn.view, player_of(turn.view), action.tiles))


async def show_action(request: Request, turn: Turn, action: Action) -> None:
    """Show what an action brings; raise IllegalAction."""
    # off the event loop, as a large hand can be laid in many ways
    await request.show(await request.painter.paint(lambda: drawn(turn, action, confirm_panel(turn, action))))


def drawn(turn: Turn, action: Action, panel: Panel) -> Panel:
    """Return a panel with the picture of what an action leads to, if that is known; raise IllegalAction."""
    if isinstance(action, TakeMoney | Reveal | Auction | Pass):
        return panel
    led = built_after(turn.view, action)
    return with_pictures(panel, "after", pictures.preview(turn.view, led, turn.table.names, turn.t.language))


def confirm_panel(turn: Turn, action: Action, menus: Sequence[Row] | None = None) -> Panel:
    """Return the panel that confirms an action, without its picture, below menus that change it; raise IllegalAction.

    By default these offer a second tile and other cards.
    """
    t, words = turn.t, game_texts(turn.t, GAME)
    if not isinstance(action, TakeMoney | Reveal):
        preview(turn.view, [action])
    brings = sentence(words.action_choice(turn.view, action, turn.table.names)[1])
    lines = [
        t.say("panel-confirm-action", action=sentence(words.action(action)), brings=f"{brings}." if brings else "")
    ]
    tiles = action.tiles if isinstance(action, Buy) else turn.view.quarry if isinstance(action, Bid) else ()
    if tiles:
        built = player_of(turn.view)
        if isinstance(action, Bid):
            lines.append(t.say("panel-if-won"))
        lines += say_built(t, built, best_building(turn.view, built, tiles))
    lines += say_left(t, turn.view, action)
    rows = [*_second_tile(turn, action), *_other_cards(turn, action)] if menus is None else menus
    return Panel(("\n".join(lines),), rows=(*rows, _buttons(turn, action)))


def _buttons(turn: Turn, action: Action) -> tuple[Button, ...]:
    t, back = turn.t, Button(turn.id("palazzo_turn"), turn.t.say("button-back"))
    if isinstance(action, Buy):
        at_once = Button(turn.id("palazzo_buy", pack(action)), t.say("button-buy-and-build"), SUCCESS)
        return at_once, do_button(turn, action, t.say("button-buy")), back
    if isinstance(action, Remove):
        palazzi = {palazzo.number: palazzo for palazzo in turn.view.players[turn.seat].palazzi}
        said = t.say("button-discard", tiles=say_tiles(t, palazzi[action.single].floors), rest="no")
        return do_button(turn, action, said, DANGER), back
    return do_button(turn, action, t.say("button-confirm"), SUCCESS), back


def _second_tile(turn: Turn, action: Action) -> list[Row]:
    """Return a menu of what can be bought with a tile, where the menu of purchases has no room for pairs."""
    if not isinstance(action, Buy) or len(action.tiles) > 1:
        return []
    found = open_purchases(turn.view)
    pairs = [buy for buy in found if len(buy.tiles) > 1 and not action.tiles.minus(buy.tiles)]
    return (
        select_of(turn, "second", pairs, say=partial(say_purchase, turn.t, turn.view)) if len(found) > OPTIONS else []
    )


def _other_cards(turn: Turn, action: Action) -> list[Row]:
    """Return a menu of the best ways to pay, and a button to lay any others."""
    ways = other_ways(turn.view, action)
    rows = select_of(turn, "cards", ways, action, partial(say_payment, turn.t, turn.view)) if len(ways) > 1 else []
    if isinstance(action, Bid) or (isinstance(action, Buy) and len(ways) > OPTIONS):
        rows.append((lay_button(turn, action),))
    return rows


def lay_panel(turn: Turn, action: Buy | Bid) -> Panel:
    """Return the panel in which cards are chosen: it confirms an action that is legal, or says why it is not."""
    rows = lay_rows(turn, action)
    try:
        return confirm_panel(turn, action, rows)
    except IllegalAction as refused:
        said = (
            game_texts(turn.t, GAME).refusal(refused, escaped(turn.table.names))
            if action.cards
            else turn.t.say("panel-lay")
        )
        back = Button(turn.id("palazzo_turn"), turn.t.say("button-back"))
        return Panel((said,), rows=(*rows, (back,)))


@clicked("palazzo_lay")
async def lay(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what the cards chosen come to."""
    turn, (key, _, packed) = at_turn(request, control), control.arg.partition(".")
    action = unpack(packed)
    if not isinstance(action, Buy | Bid):
        raise InvalidControl(control.arg)
    laid = action if key == "-" else replace(action, cards=chosen_cards(turn, action, key, values))

    def work() -> Panel:
        panel = lay_panel(turn, laid)
        try:
            return drawn(turn, laid, panel)
        except IllegalAction:
            return panel

    await request.show(await request.painter.paint(work))
