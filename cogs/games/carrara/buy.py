"""Buying blocks: the wheel, turned or left as it is, the segments with their prices, the blocks with their total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.games.carrara.actions import CarraraReason, TakeBlocks, TakeCoins, TurnWheel
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks, contains, price
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import reveal_own_player
from bot.games.contract import IllegalAction
from bot.texts import Texts
from bot.texts.games.carrara.pieces import say_blocks, say_colour, say_segment
from cogs.core.buttons import help_buttons, spread
from cogs.core.controls import PRIMARY, SECONDARY, Button, Buttons, InvalidControl, Rows, parse_int, style_of
from cogs.core.face import turn_of
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.games.carrara.parsing import TypedReason, pack, unpack
from cogs.games.carrara.turn import (
    Turn,
    add_action_button,
    add_choice_button,
    closing_panel,
    confirm_buttons,
    may_buy,
    refill,
)
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, on_turn, panel_after_action, with_shown
from render.games.carrara import pictures

# What can be bought


def check_buying(turn: Turn, unturned: bool = False) -> None:
    """Raise IllegalAction unless blocks can be bought now: after the wheel is turned, or with it `unturned`."""
    if turn.view.phase not in (CarraraPhase.ACTION, CarraraPhase.BUYING):
        raise IllegalAction(CarraraReason.ACTION_DONE)
    if unturned and turn.view.phase is CarraraPhase.BUYING:
        raise IllegalAction(TypedReason.UNTURNED_TURNED)
    if unturned and turn.view.cards is None:
        raise IllegalAction(TypedReason.UNTURNED_EXPANSION_ONLY)
    if not may_buy(turn.view):
        raise IllegalAction(CarraraReason.WHEEL_AND_BAG_EMPTY)
    if unturned and not affordable_segments(turn):
        lying = sum(map(sum, turn.view.wheel))
        raise IllegalAction(TypedReason.UNTURNED_NOTHING, lying=lying, coins=turn.view.hand.coins)


def content(turn: Turn, segment: int, unturned: bool) -> Blocks:
    """Return the blocks in a segment at the time of buying; if the wheel turns first, those known already."""
    return turn.view.wheel[segment - 1 if unturned or turn.view.phase is CarraraPhase.BUYING else segment - 2]


def takes_from_bag(turn: Turn, segment: int, unturned: bool) -> bool:
    """Return whether blocks that nobody knows yet come into a segment before one can buy there."""
    return segment == 1 and not unturned and turn.view.phase is CarraraPhase.ACTION and refill(turn.view) > 0


def list_unit_prices(t: Texts, segment: int, blocks: Blocks) -> str:
    """List blocks with their unit prices: 2 white (4), 1 black (free)."""
    return ", ".join(
        t.say("priced", count=blocks[colour], colour=say_colour(t, colour), price=PRICES[segment - 1][colour])
        for colour in COLOURS
        if blocks[colour]
    )


def affordable_blocks(turn: Turn, segment: int) -> Blocks:
    """Return the blocks in a segment that are each affordable on their own."""
    coins = turn.view.hand.coins
    return Blocks(
        *(
            count if cost <= coins else 0
            for count, cost in zip(turn.view.wheel[segment - 1], PRICES[segment - 1], strict=True)
        )
    )


def affordable_segments(turn: Turn) -> list[int]:
    """List the segments with a block that is affordable now."""
    return [segment for segment in range(1, SEGMENTS + 1) if any(affordable_blocks(turn, segment))]


def check_segment(turn: Turn, segment: int, there: Blocks) -> None:
    """Raise IllegalAction unless one of the blocks that are in a segment when they are bought is affordable."""
    coins = turn.view.hand.coins
    if not any(there):
        raise IllegalAction(CarraraReason.BLOCKS_NOT_IN_SEGMENT, segment=segment, blocks=there)
    if not purchases(segment, there, coins):
        cheapest = min(cost for cost, count in zip(PRICES[segment - 1], there, strict=True) if count)
        raise IllegalAction(CarraraReason.NOT_ENOUGH_COINS, need=cheapest, have=coins)


def find_segment(turn: Turn, blocks: Blocks, unturned: bool) -> int:
    """Return the segment of blocks at the time of buying: the one where they are affordable, else the one with them.

    Raise IllegalAction if there are several or none.
    """
    check_chosen(blocks)
    there = [segment for segment in range(1, SEGMENTS + 1) if contains(content(turn, segment, unturned), blocks)]
    paid = [segment for segment in there if price(segment, blocks) <= turn.view.hand.coins]
    if len(paid) > 1:
        raise IllegalAction(TypedReason.SEVERAL_SEGMENTS, blocks=blocks, segments=tuple(paid))
    if not paid and len(there) != 1:
        raise IllegalAction(TypedReason.NO_SEGMENT_WITH_BLOCKS, blocks=blocks)
    return (paid or there)[0]


def check_chosen(blocks: Blocks) -> None:
    """Raise IllegalAction if these are no blocks at all."""
    if not any(blocks):
        raise IllegalAction(CarraraReason.NO_BLOCKS_CHOSEN)


def _check_known(turn: Turn, action: TakeBlocks) -> None:
    """Raise IllegalAction, before the wheel is turned, for a purchase that would be impossible afterwards."""
    check_chosen(action.blocks)
    there, coins = content(turn, action.segment, unturned=False), turn.view.hand.coins
    if not contains(there, action.blocks):
        if takes_from_bag(turn, action.segment, unturned=False):
            raise IllegalAction(TypedReason.NOT_DRAWN)
        raise IllegalAction(CarraraReason.BLOCKS_NOT_IN_SEGMENT, segment=action.segment, blocks=there)
    if (need := price(action.segment, action.blocks)) > coins:
        raise IllegalAction(CarraraReason.NOT_ENOUGH_COINS, need=need, have=coins)


async def buy_at_once(request: Request, turn: Turn, segment: int | None, blocks: Blocks, unturned: bool) -> None:
    """Turn the wheel, unless it is left `unturned`, and buy in one step; raise Refused or IllegalAction.

    Without a segment it is the only one where the blocks can be bought.
    """
    action = TakeBlocks(find_segment(turn, blocks, unturned) if segment is None else segment, blocks)
    if unturned or turn.view.phase is CarraraPhase.BUYING:
        await act(request, turn, action)
    else:
        _check_known(turn, action)
        await act(request, turn, TurnWheel(), then=(action,))


# The wheel


@on_turn("carrara_buy")
async def open_buying(request: Request, turn: Turn, _: str) -> None:
    """Show the wheel as it will be after turning or, if it is turned already, what can be bought."""
    begins = turn.view.phase in (CarraraPhase.ACTION, CarraraPhase.BUYING)
    await show_with_recap(request, await buying_panel(request, turn) if begins else closing_panel(turn))


async def buying_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel with which buying continues; raise IllegalAction if that is not possible."""
    t, view = turn.t, turn.view
    check_buying(turn)
    if view.phase is CarraraPhase.BUYING:
        return await segments_panel(request, turn)
    first = [t.say("panel-segment-new", count=refill(view))]
    if any(view.wheel[-1]):
        first.append(t.say("panel-segment-back", back=list_unit_prices(t, 1, view.wheel[-1])))
    turned = join_lines(*first, *_list_segments(t, [NO_BLOCKS, *view.wheel[:-1]]))
    texts = [t.say("panel-buy", coins=view.hand.coins), turned, t.say("panel-buy-final")]
    buttons = [Button(turn.id("carrara_wheel"), t.say("button-turn-wheel"), PRIMARY)]
    if view.cards is not None:
        texts.append(join_lines(t.say("panel-buy-unturned"), *(_list_segments(t, view.wheel) or [t.say("none")])))
        label, possible = t.say("button-leave-wheel"), any(affordable_segments(turn))
        buttons.append(Button(turn.id("carrara_unturned"), label, PRIMARY, disabled=not possible))
    panel = Panel(texts, rows=((*buttons, turn.back),))
    draw = partial(pictures.wheel, coins=view.hand.coins, turns=True)
    return await with_shown(request, turn, panel, "wheel-after-turn", draw)


def _list_segments(t: Texts, wheel: Sequence[Blocks]) -> list[str]:
    """List the segments that are not empty, with the prices of their blocks."""
    return [
        t.say("panel-segment", segment=say_segment(t, segment), blocks=list_unit_prices(t, segment, blocks))
        for segment, blocks in enumerate(wheel, 1)
        if any(blocks)
    ]


@on_turn("carrara_unturned")
async def leave_wheel(request: Request, turn: Turn, _: str) -> None:
    """Show what can be bought without turning the wheel, or after it was turned."""
    if turn.view.phase is not CarraraPhase.BUYING:
        check_buying(turn, unturned=True)
    await show_with_recap(request, await segments_panel(request, turn))


@on_turn("carrara_wheel")
async def turn_wheel(request: Request, turn: Turn, _: str = "") -> None:
    """Turn the wheel and show what can be bought; a player who can afford nothing takes 2 coins automatically."""
    if turn.view.phase is CarraraPhase.BUYING:
        await request.show(await segments_panel(request, turn))
        return
    if turn.refusal(TakeCoins()) is None:
        await act(request, turn, TakeCoins())
        return
    over = await turn.table.act(turn.seat, turn.revision, TurnWheel(), request.interaction.id)
    if turn.seat in turn.table.actors() and turn.table.view(turn.seat).phase is CarraraPhase.BUYING:
        await request.show(await segments_panel(request, await turn_of(request.t, turn.table, turn.seat)))
    else:
        panel = await panel_after_action(request, turn.table, turn.seat, over, turn.revision)
        told = replace(panel, texts=(turn.t.say("panel-coins-taken"), *panel.texts))
        await request.show(told if over else panel)


# Segments and blocks


async def segments_panel(request: Request, turn: Turn) -> Panel:
    """Return the panel with the segments in which something can be bought; a single one is chosen already."""
    segments = affordable_segments(turn)
    if len(segments) == 1:
        return await segment_panel(request, turn, segments[0])
    rows = (*_segment_rows(turn), _back_to_wheel(turn), help_buttons(turn.t, turn.table, turn.seat))
    return await _with_wheel(request, turn, Panel((_title(turn),), rows=rows))


def _back_to_wheel(turn: Turn) -> Buttons:
    if turn.view.phase is CarraraPhase.BUYING:
        return ()
    return (Button(turn.id("carrara_buy"), turn.t.say("button-back")),)


async def segment_panel(request: Request, turn: Turn, segment: int) -> Panel:
    """Return the panel with the blocks of a segment; a single one is chosen already."""
    there = affordable_blocks(turn, segment)
    return await _purchase_panel(request, turn, TakeBlocks(segment, there if sum(there) == 1 else NO_BLOCKS))


async def _purchase_panel(request: Request, turn: Turn, action: TakeBlocks) -> Panel:
    """Return the panel with chosen blocks and the picture of their purchase, or of the wheel if it is not possible."""
    panel = blocks_panel(turn, action.segment, action.blocks)
    if turn.refusal(action) is not None:
        return await _with_wheel(request, turn, panel, action.segment)
    return await with_shown(request, turn, panel, "purchase", pictures.purchase, action)


async def _with_wheel(request: Request, turn: Turn, panel: Panel, chosen: int | None = None) -> Panel:
    """Add a picture of the current wheel, with any chosen segment, to a panel, unless its message keeps that one."""
    stem = "wheel" if chosen is None else f"wheel-{chosen}"
    if panel.keeps_pictures and request.response.shows(stem):
        return panel
    draw = partial(pictures.wheel, coins=turn.view.hand.coins, chosen=chosen)
    return await with_shown(request, turn, panel, stem, draw)


def _title(turn: Turn) -> str:
    t = turn.t
    said = t.say("panel-choose-segment", coins=turn.view.hand.coins)
    return f"{t.say('panel-unturned')}\n{said}" if turn.view.phase is CarraraPhase.ACTION else said


def _segment_rows(turn: Turn, chosen: int = 0) -> Rows:
    """Return the buttons of the segments in which something can be bought; none if there is no choice."""
    t, segments, buttons = turn.t, affordable_segments(turn), list[Button]()
    for segment in segments if len(segments) > 1 else ():
        named, blocks = say_segment(t, segment), say_blocks(t, turn.view.wheel[segment - 1])
        label = t.say("completion-segment", segment=named, blocks=blocks)
        buttons.append(Button(turn.id("carrara_segment", str(segment)), label, style_of(segment == chosen)))
    return spread(buttons)


def _read_segment(text: str) -> int:
    segment = parse_int(text)
    if segment not in range(1, SEGMENTS + 1):
        raise InvalidControl(text)
    return segment


def _read_purchase(text: str) -> TakeBlocks:
    """Read a purchase from the id of a control; raise InvalidControl."""
    segment, _, blocks = text.partition(".")
    return TakeBlocks(_read_segment(segment), unpack(blocks))


add_choice_button("carrara_segment", segment_panel, _read_segment)
add_choice_button("carrara_blocks", _purchase_panel, _read_purchase)
add_choice_button("carrara_all_blocks", _purchase_panel, _read_purchase)
add_action_button("carrara_take", _read_purchase)


def blocks_panel(turn: Turn, segment: int, chosen: Blocks) -> Panel:
    """Return the panel that chooses blocks in a segment, with the total price of the chosen ones."""
    t, view = turn.t, turn.view
    there = affordable_blocks(turn, segment)
    unturned = view.phase is CarraraPhase.ACTION and view.cards is not None
    if not (unturned or view.phase is CarraraPhase.BUYING) or not any(there):
        raise IllegalAction(CarraraReason.BLOCKS_NOT_IN_SEGMENT, segment=segment, blocks=view.wheel[segment - 1])
    texts = [
        _title(turn),
        t.say("panel-segment", segment=say_segment(t, segment), blocks=list_unit_prices(t, segment, there)),
    ]
    buttons: list[Button] = []
    if any(chosen):
        total = price(segment, chosen)
        if total <= view.hand.coins:
            left = view.hand.coins - total
            texts.append(t.say("panel-sum", blocks=say_blocks(t, chosen), price=total, left=left))
            label = t.say("button-take", count=sum(chosen), price=total)
            after = reveal_own_player(view)._replace(coins=left)
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
    rows = (*rows, buttons, _back_to_wheel(turn), help_buttons(t, turn.table, turn.seat))
    return Panel(("\n".join(texts),), rows=rows, keeps_pictures=True)


def _block_rows(turn: Turn, segment: int, chosen: Blocks) -> Rows:
    """Return a button for each colour that takes one block more, and after the last one none of them."""
    t, there = turn.t, affordable_blocks(turn, segment)
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
