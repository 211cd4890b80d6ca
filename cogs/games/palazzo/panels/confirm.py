"""Confirming an action that was chosen: what it brings, and other cards to pay with."""

from __future__ import annotations

from dataclasses import replace

from bot.games.palazzo import (
    Action,
    Auction,
    Bid,
    Buy,
    Cards,
    Insert,
    Pass,
    Remove,
    Reveal,
    SeatView,
    TakeMoney,
    TakeOut,
    payments,
    preview,
    price_of,
)
from bot.games.palazzo.computer.purse import purse
from bot.games.palazzo.preview import built_after
from bot.games.palazzo.prospects import best_building, built_of
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_built, say_left
from cogs.core.controls import Button, ControlId, single_value
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.palazzo.panels.common import GAME, SUCCESS, Row, Turn, at_turn, do_button, select_of
from cogs.games.palazzo.panels.packed import unpack
from cogs.play.turn import act
from cogs.words.chances import sentence
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
    await act(request, turn, unpack(control.arg))


async def show_action(request: Request, turn: Turn, action: Action) -> None:
    """Show what an action brings; raise IllegalAction."""
    names, language = turn.table.names, turn.t.language

    def work() -> Panel:
        panel = confirm_panel(turn, action)
        if isinstance(action, TakeMoney | Reveal | Auction | Pass):
            return panel
        led = built_after(turn.view, action)
        return with_pictures(panel, "after", pictures.hand(led.view, names, language, led.events))

    # off the event loop, as a large hand can be laid in many ways
    await request.show(await request.painter.paint(work))


def confirm_panel(turn: Turn, action: Action) -> Panel:
    """Return the panel that confirms an action, without its picture; raise IllegalAction."""
    t, words = turn.t, game_texts(turn.t, GAME)
    if not isinstance(action, TakeMoney | Reveal):
        preview(turn.view, [action])
    brings = words.action_choice(turn.view, action)[1]
    lines = [t.say("panel-confirm-action", action=sentence(words.action(action)), brings=brings)]
    tiles = action.tiles if isinstance(action, Buy) else turn.view.quarry if isinstance(action, Bid) else ()
    if tiles:
        built = built_of(turn.view)
        if isinstance(action, Bid):
            lines.append(t.say("panel-if-won"))
        lines += say_built(t, built, best_building(built, sorted(tiles, key=lambda tile: (tile.floor, tile.number))))
    lines += say_left(t, turn.view, action)
    yes = do_button(turn, action, t.say("button-confirm"), SUCCESS)
    back = Button(turn.id("palazzo_turn"), t.say("button-back"))
    others = other_ways(turn.view, action)
    rows: list[Row] = select_of(turn, "cards", others, action) if len(others) > 1 else []
    return Panel(("\n".join(lines),), rows=(*rows, (yes, back)))


def other_ways(view: SeatView, action: Action) -> list[Action]:
    """List an action with all cards that can pay for it, those that lose least first."""
    hand = view.hand
    if isinstance(action, Buy):
        price = price_of(len(view.warehouse), len(action.tiles))
        paid = sorted(payments(hand, price), key=lambda cards: -purse(hand.minus(cards)))
        return [Buy(action.tiles, cards) for cards in paid]
    if isinstance(action, TakeOut | Insert | Remove):
        cards = sorted(dict.fromkeys(hand.ordered()), key=lambda card: -purse(hand.minus((card,))))
        return [replace(action, card=card) for card in cards]
    return []


def cards_of(action: Action) -> Cards:
    """Return the cards that are paid for an action; none if nothing is."""
    match action:
        case Buy(_, cards):
            return cards
        case TakeOut(_, _, card) | Insert(_, _, card) | Remove(_, card):
            return Cards((card,))
    return Cards()
