"""The current wheel: its blocks and their prices, and leaving it unturned with the expansion."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.games.carrara.actions import Reason
from bot.games.carrara.components import COLOURS, PRICES, SEGMENTS, Blocks, contains, price
from bot.games.carrara.position import Phase
from bot.games.contract import IllegalAction
from bot.texts import Texts
from bot.texts.games.carrara.pieces import say_colour, say_segment
from cogs.core.controls import Button
from cogs.games.carrara.panels.turn import Turn, refill


class Unturned(StrEnum):
    """Reasons why the wheel cannot be left unturned, with their facts. The rules themselves only refuse purchases."""

    EXPANSION_ONLY = "unturned_expansion_only"
    TURNED = "unturned_turned"
    NOTHING = "unturned_nothing"  # lying: blocks on the wheel, coins


class WithoutSegment(StrEnum):
    """Reasons why blocks are not bought without naming their segment, with their facts."""

    SEVERAL = "several_segments"  # blocks, segments
    NONE = "no_segment_with_blocks"  # blocks


NOT_DRAWN: Final = "not_drawn"
"""Why blocks are not bought from segment I before the wheel is turned: it takes what is drawn from the bag then."""


def takes_from_bag(turn: Turn, segment: int, unturned: bool) -> bool:
    """Return whether blocks that nobody knows yet come into a segment before one can buy there."""
    return segment == 1 and not unturned and turn.view.phase is Phase.ACTION and refill(turn.view) > 0


def nothing_to_buy(turn: Turn) -> bool:
    """Return whether neither wheel nor bag holds a block."""
    return not any(map(any, turn.view.wheel)) and not turn.view.bag


def priced(t: Texts, segment: int, blocks: Blocks) -> str:
    """List blocks with their unit prices: 2 white (4), 1 black (free)."""
    return ", ".join(
        t.say("priced", count=blocks[colour], colour=say_colour(t, colour), price=PRICES[segment - 1][colour])
        for colour in COLOURS
        if blocks[colour]
    )


def affordable(turn: Turn, segment: int) -> Blocks:
    """Return the blocks in a segment that are each affordable on their own."""
    coins = turn.view.hand.coins
    return Blocks(
        *(
            count if cost <= coins else 0
            for count, cost in zip(turn.view.wheel[segment - 1], PRICES[segment - 1], strict=True)
        )
    )


def describe_current_wheel(turn: Turn) -> str:
    """Describe what is on the wheel now, for someone who leaves it unturned (expansion)."""
    t = turn.t
    lines = [
        t.say("panel-segment", segment=say_segment(t, segment), blocks=priced(t, segment, blocks))
        for segment, blocks in enumerate(turn.view.wheel, 1)
        if any(blocks)
    ]
    return "\n".join([t.say("panel-buy-unturned"), *(lines or [t.say("none")])])


def affordable_segments(turn: Turn) -> list[int]:
    """List the segments with a block that is affordable now."""
    return [segment for segment in range(1, SEGMENTS + 1) if any(affordable(turn, segment))]


def only_segment(turn: Turn, blocks: Blocks, unturned: bool) -> int:
    """Return the segment of blocks at the time of buying: the one where they are affordable, else the one with them.

    Raise IllegalAction if there are several or none.
    """
    view = turn.view
    if view.phase not in (Phase.ACTION, Phase.BUYING):
        raise IllegalAction(Reason.ACTION_DONE)
    if unturned:
        check_unturned(turn)
    elif nothing_to_buy(turn):
        raise IllegalAction(Reason.WHEEL_AND_BAG_EMPTY)
    if not any(blocks):
        raise IllegalAction(Reason.NO_BLOCKS_CHOSEN)
    moved = 0 if unturned or view.phase is Phase.BUYING else 1
    there = [segment for segment in range(1, SEGMENTS + 1) if contains(view.wheel[segment - 1 - moved], blocks)]
    paid = [segment for segment in there if price(segment, blocks) <= view.hand.coins]
    if len(paid) > 1:
        raise IllegalAction(WithoutSegment.SEVERAL, blocks=blocks, segments=tuple(paid))
    if not paid and len(there) != 1:
        raise IllegalAction(WithoutSegment.NONE, blocks=blocks)
    return (paid or there)[0]


def check_unturned(turn: Turn) -> None:
    """Raise IllegalAction if the wheel may not be left unturned, or nothing on it is affordable."""
    if turn.view.phase is Phase.BUYING:
        return
    if turn.view.phase is not Phase.ACTION:
        raise IllegalAction(Reason.ACTION_DONE)
    if turn.view.cards is None:
        raise IllegalAction(Unturned.EXPANSION_ONLY)
    if nothing_to_buy(turn):
        raise IllegalAction(Reason.WHEEL_AND_BAG_EMPTY)
    if not affordable_segments(turn):
        lying = sum(map(sum, turn.view.wheel))
        raise IllegalAction(Unturned.NOTHING, lying=lying, coins=turn.view.hand.coins)


def back_to_wheel(turn: Turn) -> tuple[tuple[Button, ...], ...]:
    """Return the row that leads back to the choice whether to turn the wheel; empty once it is turned."""
    if turn.view.phase is Phase.BUYING:
        return ()
    return ((Button(turn.id("carrara_buy"), turn.t.say("button-back")),),)
