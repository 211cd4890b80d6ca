"""Buying blocks: the wheel after turning, the segments with their prices, the blocks with their total."""

from __future__ import annotations

from bot.games.carrara import TakeBlocks, TakeCoins, TurnWheel
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks, price
from bot.games.carrara.position import Phase
from bot.games.carrara.reasons import Reason
from bot.games.contract import IllegalAction
from bot.texts.games.carrara.pieces import say_blocks, say_colour, say_segment
from cogs.core.buttons import help_buttons, in_rows
from cogs.core.controls import Button, Choice, ControlId, Select, single_value
from cogs.core.panel import Panel, with_picture
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import not_understood, pack, unpack
from cogs.games.carrara.panels.turn import (
    PRIMARY,
    SUCCESS,
    Turn,
    at_turn,
    back_button,
    closing_panel,
    refill,
)
from cogs.games.carrara.panels.wheel import (
    affordable,
    affordable_segments,
    back_to_wheel,
    check_unturned,
    describe_current_wheel,
    nothing_to_buy,
    priced,
)
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, panel_after_action
from render.games.carrara import pictures

WHEEL = "wheel.png"


@clicked("carrara_buy")
async def open_buying(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the wheel as it will be after turning or, if it is turned already, what can be bought."""
    turn = at_turn(request, control)
    begins = turn.view.phase in (Phase.ACTION, Phase.BUYING)
    await show_with_recap(request, await buying_panel(request, turn) if begins else closing_panel(turn))


async def buying_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel with which buying continues; raise IllegalAction if that is not possible."""
    t, view = turn.t, turn.view
    if view.phase is Phase.BUYING:
        return await segments_panel(request, turn)
    if view.phase is not Phase.ACTION:
        raise IllegalAction(Reason.ACTION_DONE)
    if nothing_to_buy(turn):
        raise IllegalAction(Reason.WHEEL_AND_BAG_EMPTY)
    parse_enum = [
        t.say("panel-segment", segment=say_segment(t, segment), blocks=priced(t, segment, view.wheel[segment - 2]))
        for segment in range(2, SEGMENTS + 1)
        if any(view.wheel[segment - 2])
    ]
    first = [t.say("panel-segment-new", count=refill(view))]
    if any(view.wheel[-1]):
        first.append(t.say("panel-segment-back", back=priced(t, 1, view.wheel[-1])))
    picture = await request.painter.paint(lambda: pictures.wheel_after_turn(view, t.language))
    texts = [t.say("panel-buy", coins=view.hand.coins), "\n".join([*first, *parse_enum]), t.say("panel-buy-final")]
    buttons = [Button(turn.id("carrara_wheel"), t.say("button-turn-wheel"), PRIMARY), back_button(turn)]
    if view.cards is not None:
        texts.append(describe_current_wheel(turn))
        label, possible = t.say("button-leave-wheel"), any(affordable_segments(turn))
        buttons.insert(1, Button(turn.id("carrara_unturned"), label, PRIMARY, disabled=not possible))
    return Panel(tuple(texts), pictures=(("wheel-after-turn.png", picture),), rows=(tuple(buttons),))


@clicked("carrara_unturned")
async def leave_wheel(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what can be bought without turning the wheel."""
    await show_unturned(request, at_turn(request, control))


async def show_unturned(request: Request, turn: Turn) -> None:
    """Show what can be bought without turning the wheel, or after it was turned; raise IllegalAction."""
    check_unturned(turn)
    await show_with_recap(request, await segments_panel(request, turn))


@clicked("carrara_wheel")
async def turn_wheel(request: Request, control: ControlId, values: list[str]) -> None:
    """Turn the wheel, and show what can be bought."""
    await turn_at_once(request, at_turn(request, control))


async def turn_at_once(request: Request, turn: Turn) -> None:
    """Turn the wheel and show what can be bought; a player who can afford nothing takes 2 coins automatically."""
    if turn.view.phase is Phase.BUYING:
        await request.show(await segments_panel(request, turn))
        return
    if turn.table.refusal(turn.seat, TakeCoins()) is None:
        await act(request, turn, TakeCoins())
        return
    over = await turn.table.act(turn.seat, turn.revision, TurnWheel(), request.interaction.id)
    if turn.seat in turn.table.actors() and turn.table.view(turn.seat).phase is Phase.BUYING:
        await request.show(await segments_panel(request, at_turn(request)))
    else:
        panel = await panel_after_action(request, turn.table, turn.seat, over)
        await request.show(Panel((turn.t.say("panel-coins-taken"), *panel.texts), rows=panel.rows))


async def segments_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel with the segments in which something can be bought."""
    text, select = _segments(turn)
    panel = Panel((text,), rows=(select, *back_to_wheel(turn), *in_rows(help_buttons(turn.t, turn.table, turn.seat))))
    return await _with_wheel(request, turn, panel)


async def _with_wheel(request: Request, turn: Turn, panel: Panel) -> Panel:
    """Add a picture of the current wheel to a panel, unless its message keeps one."""
    if panel.keeps_pictures and request.response.shows(WHEEL):
        return panel
    view, language = turn.view, turn.t.language
    picture = await request.painter.paint(lambda: pictures.wheel(view, language, view.hand.coins))
    return with_picture(panel, WHEEL, picture)


async def _with_purchase(request: Request, turn: Turn, panel: Panel, action: TakeBlocks) -> Panel:
    """Add a picture of a purchase to a panel, or of the current wheel if the purchase is not possible."""
    if turn.table.refusal(turn.seat, action) is not None:
        return await _with_wheel(request, turn, panel)
    view, language = turn.view, turn.t.language
    picture = await request.painter.paint(lambda: pictures.purchase(view, action, language))
    return with_picture(panel, "purchase.png", picture)


def _segments(turn: Turn, chosen: int = 0) -> tuple[str, Select]:
    t, view = turn.t, turn.view
    choices = tuple(
        Choice(
            str(segment),
            t.say("choice-segment", segment=say_segment(t, segment)),
            priced(t, segment, affordable(turn, segment))[:100],
            chosen=segment == chosen,
        )
        for segment in affordable_segments(turn)
    )
    text = t.say("panel-choose-segment", coins=view.hand.coins)
    if view.phase is Phase.ACTION:
        text = f"{t.say('panel-unturned')}\n{text}"
    return text, Select(turn.id("carrara_segment"), t.say("choose-segment"), choices)


@clicked("carrara_segment")
async def choose_segment(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the blocks of the chosen segment."""
    turn = at_turn(request, control)
    await request.show(await _with_wheel(request, turn, blocks_panel(turn, _segment(single_value(values)), NO_BLOCKS)))


@clicked("carrara_blocks")
async def choose_blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the total price of the chosen blocks."""
    turn = at_turn(request, control)
    chosen = list(NO_BLOCKS)
    for value in values:
        colour = next((colour for colour in COLOURS if value.partition(".")[0] == colour.key), None)
        if colour is None:
            raise not_understood(value)
        chosen[colour] += 1
    action = TakeBlocks(_segment(control.arg), Blocks(*chosen))
    panel = blocks_panel(turn, action.segment, action.blocks)
    await request.show(await _with_purchase(request, turn, panel, action))


@clicked("carrara_take")
async def take_blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Buy the blocks that the button names."""
    segment, _, blocks = control.arg.partition(".")
    await act(request, at_turn(request, control), TakeBlocks(_segment(segment), unpack(blocks)))


def _segment(text: str) -> int:
    if text not in [str(segment) for segment in range(1, SEGMENTS + 1)]:
        raise not_understood(text)
    return int(text)


def blocks_panel(turn: Turn, segment: int, chosen: Blocks) -> Panel:
    """Return the panel that chooses blocks in a segment, with the total price of the chosen ones."""
    t, view = turn.t, turn.view
    there = affordable(turn, segment)
    unturned = view.phase is Phase.ACTION and view.cards is not None
    if not (unturned or view.phase is Phase.BUYING) or not any(there):
        raise IllegalAction(Reason.BLOCKS_NOT_IN_SEGMENT, segment=segment, blocks=view.wheel[segment - 1])
    choices = tuple(
        Choice(
            f"{colour.key}.{number}",
            t.say("choice-block", colour=say_colour(t, colour).capitalize(), price=PRICES[segment - 1][colour]),
            chosen=number < chosen[colour],
        )
        for colour in COLOURS
        for number in range(there[colour])
    )
    text, select = _segments(turn, segment)
    pick = Select(turn.id("carrara_blocks", str(segment)), t.say("choose-blocks"), choices, most=len(choices))
    texts = [text, t.say("panel-segment", segment=say_segment(t, segment), blocks=priced(t, segment, there))]
    buttons = []
    if any(chosen):
        total = price(segment, chosen)
        texts.append(t.say("panel-sum", blocks=say_blocks(t, chosen), price=total, left=view.hand.coins - total))
        if total <= view.hand.coins:
            label = t.say("button-take", count=sum(chosen), price=total)
            buttons.append(Button(turn.id("carrara_take", f"{segment}.{pack(chosen)}"), label, SUCCESS))
        else:
            texts.append(t.say("panel-too-dear"))
    everything = purchases(segment, there, view.hand.coins)
    most = max(everything, key=lambda blocks: (sum(blocks), -price(segment, blocks)))
    if most != chosen:
        label = t.say("button-take-most", count=sum(most), price=price(segment, most))
        buttons.append(Button(turn.id("carrara_take", f"{segment}.{pack(most)}"), label))
    rows = (select, pick, tuple(buttons)) if buttons else (select, pick)
    return Panel(("\n".join(texts),), rows=(*rows, *back_to_wheel(turn)), keeps_pictures=True)


@clicked("carrara_coins")
async def take_coins(request: Request, control: ControlId, values: list[str]) -> None:
    """Take the 2 coins of a player who can do nothing."""
    await act(request, at_turn(request, control), TakeCoins())


async def buy_at_once(request: Request, segment: int, blocks: Blocks, unturned: bool = False) -> None:
    """Turn the wheel and buy in one step, in a segment with known content; raise Refused or IllegalAction.

    With the expansion the wheel can be left unturned.
    """
    turn = at_turn(request)
    action = TakeBlocks(segment, blocks)
    if unturned:
        check_unturned(turn)
    elif turn.view.phase is Phase.ACTION:
        check_known(turn, action)
        await turn.table.act(turn.seat, turn.revision, TurnWheel())
        turn = at_turn(request)
    await act(request, turn, action)


def check_known(turn: Turn, action: TakeBlocks) -> None:
    """Raise IllegalAction, before the wheel is turned, for a purchase that would be impossible afterwards."""
    if action.segment not in range(1, SEGMENTS + 1):
        raise IllegalAction(Reason.NO_SUCH_SEGMENT, segment=action.segment)
    if nothing_to_buy(turn):
        raise IllegalAction(Reason.WHEEL_AND_BAG_EMPTY)
    if not any(action.blocks):
        raise IllegalAction(Reason.NO_BLOCKS_CHOSEN)
    there = turn.view.wheel[action.segment - 2]
    if any(few > many for few, many in zip(action.blocks, there, strict=True)):
        raise IllegalAction(Reason.BLOCKS_NOT_IN_SEGMENT, segment=action.segment, blocks=there)
    need = price(action.segment, action.blocks)
    if need > turn.view.hand.coins:
        raise IllegalAction(Reason.NOT_ENOUGH_COINS, need=need, have=turn.view.hand.coins)
