"""Buying blocks: the wheel after turning, the segments with their prices, the blocks with their total."""

from __future__ import annotations

from bot.games.carrara import TakeBlocks, TakeCoins, TurnWheel
from bot.games.carrara.actions import Reason
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks, price
from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import own_player
from bot.games.contract import IllegalAction
from bot.texts.games.carrara.pieces import say_blocks, say_colour, say_segment
from cogs.core.buttons import help_buttons, in_rows
from cogs.core.controls import Button, ControlId, InvalidControl, split_arg, style_of
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import pack, unpack
from cogs.games.carrara.panels.turn import (
    ENDS,
    PRIMARY,
    SECONDARY,
    Turn,
    at_turn,
    back_button,
    closing_panel,
    confirm_buttons,
    refill,
    spread,
)
from cogs.games.carrara.panels.wheel import (
    NOT_DRAWN,
    affordable,
    affordable_segments,
    back_to_wheel,
    check_unturned,
    describe_current_wheel,
    nothing_to_buy,
    only_segment,
    priced,
    takes_from_bag,
)
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, panel_after_action
from render.games.carrara import pictures


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
    others = [
        t.say("panel-segment", segment=say_segment(t, segment), blocks=priced(t, segment, view.wheel[segment - 2]))
        for segment in range(2, SEGMENTS + 1)
        if any(view.wheel[segment - 2])
    ]
    first = [t.say("panel-segment-new", count=refill(view))]
    if any(view.wheel[-1]):
        first.append(t.say("panel-segment-back", back=priced(t, 1, view.wheel[-1])))
    names = turn.table.names
    picture = await request.painter.paint(lambda: pictures.wheel_after_turn(view, names, t.language))
    texts = [t.say("panel-buy", coins=view.hand.coins), "\n".join([*first, *others]), t.say("panel-buy-final")]
    buttons = [Button(turn.id("carrara_wheel"), t.say("button-turn-wheel"), PRIMARY), back_button(turn)]
    if view.cards is not None:
        texts.append(describe_current_wheel(turn))
        label, possible = t.say("button-leave-wheel"), any(affordable_segments(turn))
        buttons.insert(1, Button(turn.id("carrara_unturned"), label, PRIMARY, disabled=not possible))
    return Panel(tuple(texts), pictures=(("wheel-after-turn", picture),), rows=(tuple(buttons),))


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
        panel = await panel_after_action(request, turn.table, turn.seat, over, turn.revision)
        await request.show(Panel((turn.t.say("panel-coins-taken"), *panel.texts), rows=panel.rows))


async def segments_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel with the segments in which something can be bought; a single one is chosen already."""
    segments = affordable_segments(turn)
    if len(segments) == 1:
        return await _segment_panel(request, turn, segments[0])
    rows = (*_segment_rows(turn), *back_to_wheel(turn), *in_rows(help_buttons(turn.t, turn.table, turn.seat)))
    return await _with_wheel(request, turn, Panel((_title(turn),), rows=rows))


async def show_segment(request: Request, turn: Turn, segment: int) -> None:
    """Show the blocks of a segment of the wheel as it is; raise IllegalAction if none can be bought there."""
    check_segment(turn, segment, turn.view.wheel[segment - 1])
    await show_with_recap(request, await _segment_panel(request, turn, segment))


def check_segment(turn: Turn, segment: int, there: Blocks) -> None:
    """Raise IllegalAction unless one of the blocks that are in a segment when they are bought is affordable."""
    coins = turn.view.hand.coins
    if not any(there):
        raise IllegalAction(Reason.BLOCKS_NOT_IN_SEGMENT, segment=segment, blocks=there)
    if not purchases(segment, there, coins):
        cheapest = min(cost for cost, count in zip(PRICES[segment - 1], there, strict=True) if count)
        raise IllegalAction(Reason.NOT_ENOUGH_COINS, need=cheapest, have=coins)


async def _segment_panel(request: Request, turn: Turn, segment: int) -> Panel:
    """Return the panel with the blocks of a segment; a single one is chosen already."""
    there = affordable(turn, segment)
    return await _blocks_panel(request, turn, TakeBlocks(segment, there if sum(there) == 1 else NO_BLOCKS))


async def _blocks_panel(request: Request, turn: Turn, action: TakeBlocks) -> Panel:
    """Return the panel with chosen blocks and the picture of their purchase, or of the wheel if it is not possible."""
    panel = blocks_panel(turn, action.segment, action.blocks)
    if turn.table.refusal(turn.seat, action) is not None:
        return await _with_wheel(request, turn, panel, action.segment)
    view, names, language = turn.view, turn.table.names, turn.t.language
    picture = await request.painter.paint(lambda: pictures.purchase(view, action, names, language))
    return with_pictures(panel, "purchase", picture)


async def _with_wheel(request: Request, turn: Turn, panel: Panel, chosen: int | None = None) -> Panel:
    """Add a picture of the current wheel, with any chosen segment, to a panel, unless its message keeps that one."""
    name = "wheel" if chosen is None else f"wheel-{chosen}"
    if panel.keeps_pictures and request.response.shows(name):
        return panel
    view, names, language = turn.view, turn.table.names, turn.t.language
    picture = await request.painter.paint(lambda: pictures.wheel(view, names, language, view.hand.coins, chosen))
    return with_pictures(panel, name, picture)


def _title(turn: Turn) -> str:
    t = turn.t
    said = t.say("panel-choose-segment", coins=turn.view.hand.coins)
    return f"{t.say('panel-unturned')}\n{said}" if turn.view.phase is Phase.ACTION else said


def _segment_rows(turn: Turn, chosen: int = 0) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of the segments in which something can be bought; none if there is no choice."""
    segments = affordable_segments(turn)
    if len(segments) == 1:
        return ()
    return spread(
        [
            Button(
                turn.id("carrara_segment", str(segment)),
                _say_content(turn, segment),
                style_of(segment == chosen),
            )
            for segment in segments
        ]
    )


def _say_content(turn: Turn, segment: int) -> str:
    """Name a segment, and the blocks in it."""
    blocks = say_blocks(turn.t, turn.view.wheel[segment - 1])
    return turn.t.say("completion-segment", segment=say_segment(turn.t, segment), blocks=blocks)


@clicked("carrara_segment")
async def choose_segment(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the blocks of the chosen segment."""
    await request.show(await _segment_panel(request, at_turn(request, control), _segment(control.arg)))


@clicked("carrara_blocks")
@clicked("carrara_all_blocks")
async def choose_blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the purchase of the blocks that the button names."""
    await request.show(await _blocks_panel(request, at_turn(request, control), _purchase(control)))


@clicked("carrara_take")
@clicked(f"carrara_take{ENDS}")
async def take_blocks(request: Request, control: ControlId, values: list[str]) -> None:
    """Buy the blocks that the button names."""
    await act(request, at_turn(request, control), _purchase(control), ends_turn=control.what.endswith(ENDS))


def _purchase(control: ControlId) -> TakeBlocks:
    segment, blocks = split_arg(control, 2)
    return TakeBlocks(_segment(segment), unpack(blocks))


def _segment(text: str) -> int:
    if text not in [str(segment) for segment in range(1, SEGMENTS + 1)]:
        raise InvalidControl(text)
    return int(text)


def blocks_panel(turn: Turn, segment: int, chosen: Blocks) -> Panel:
    """Return the panel that chooses blocks in a segment, with the total price of the chosen ones."""
    t, view = turn.t, turn.view
    there = affordable(turn, segment)
    unturned = view.phase is Phase.ACTION and view.cards is not None
    if not (unturned or view.phase is Phase.BUYING) or not any(there):
        raise IllegalAction(Reason.BLOCKS_NOT_IN_SEGMENT, segment=segment, blocks=view.wheel[segment - 1])
    texts = [_title(turn), t.say("panel-segment", segment=say_segment(t, segment), blocks=priced(t, segment, there))]
    buttons: list[Button] = []
    if any(chosen):
        total = price(segment, chosen)
        if total <= view.hand.coins:
            left = view.hand.coins - total
            texts.append(t.say("panel-sum", blocks=say_blocks(t, chosen), price=total, left=left))
            label = t.say("button-take", count=sum(chosen), price=total)
            after = own_player(view)._replace(coins=left)
            buttons += confirm_buttons(turn, "carrara_take", f"{segment}.{pack(chosen)}", label, label, after)
        else:
            texts.append(t.say("panel-too-expensive", blocks=say_blocks(t, chosen), price=total))
    everything = purchases(segment, there, view.hand.coins)
    most = max(everything, key=lambda blocks: (sum(blocks), -price(segment, blocks)))
    if most != chosen:
        label = t.say(
            "button-take-all" if most == view.wheel[segment - 1] else "button-take-most",
            count=sum(most),
            price=price(segment, most),
        )
        arg = f"{segment}.{pack(most)}"
        buttons.append(Button(turn.id("carrara_all_blocks", arg), label, SECONDARY if any(chosen) else PRIMARY))
    rows = (*_segment_rows(turn, segment), *_block_rows(turn, segment, chosen))
    confirm = (tuple(buttons),) if buttons else ()
    return Panel(("\n".join(texts),), rows=(*rows, *confirm, *back_to_wheel(turn)), keeps_pictures=True)


def _block_rows(turn: Turn, segment: int, chosen: Blocks) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each colour that takes one block more, and after the last one none of them."""
    t, there = turn.t, affordable(turn, segment)
    if sum(there) == 1 and chosen == there:
        return ()
    buttons = []
    for colour in COLOURS:
        if there[colour]:
            after = list(chosen)
            after[colour] = (chosen[colour] + 1) % (there[colour] + 1)
            facts = {"count": there[colour], "chosen": chosen[colour], "price": PRICES[segment - 1][colour]}
            label = t.say("button-block", colour=say_colour(t, colour).capitalize(), **facts)
            style = style_of(chosen[colour] > 0)
            arg = f"{segment}.{pack(Blocks(*after))}"
            buttons.append(Button(turn.id("carrara_blocks", arg), label, style))
    return spread(buttons)


@clicked("carrara_coins")
async def take_coins(request: Request, control: ControlId, values: list[str]) -> None:
    """Take the 2 coins of a player who can do nothing."""
    await act(request, at_turn(request, control), TakeCoins())


async def buy_at_once(request: Request, segment: int | None, blocks: Blocks, unturned: bool = False) -> None:
    """Turn the wheel and buy in one step, in a segment with known content; raise Refused or IllegalAction.

    Without a segment it is the only one where the blocks can be bought.
    With the expansion the wheel can be left unturned.
    """
    turn = at_turn(request)
    action = TakeBlocks(only_segment(turn, blocks, unturned) if segment is None else segment, blocks)
    if unturned:
        check_unturned(turn)
    elif turn.view.phase is Phase.ACTION:
        check_known(turn, action)
        await act(request, turn, TurnWheel(), then=(action,))
        return
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
        if takes_from_bag(turn, action.segment, unturned=False):
            raise IllegalAction(NOT_DRAWN)
        raise IllegalAction(Reason.BLOCKS_NOT_IN_SEGMENT, segment=action.segment, blocks=there)
    need = price(action.segment, action.blocks)
    if need > turn.view.hand.coins:
        raise IllegalAction(Reason.NOT_ENOUGH_COINS, need=need, have=turn.view.hand.coins)
