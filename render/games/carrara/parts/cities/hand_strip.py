"""An open hand in one line: coins, blocks by colour, objects by kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import COLOURS, OBJECTS
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import public_goals
from bot.games.carrara.view import Hand
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.skyline import PAPER

HEIGHT = 34
_GROUND, _EDGE = "#f0e2c2", "#b59a6a"
"""The tray, and the line above it."""
_LINE = 2
_BEGIN, _END, _CLEAR = 10, 12, 8
"""Before the first thing and after the last condition, and what is free between things and conditions at least."""
_SIZES = theme.BODY, 33, theme.SMALL
"""The sizes of numbers, the first at which the hands of all players fit."""
_LARGEST, _SMALL, _SMALLEST, _BEFORE = 32, 30, 28, 10
"""The sizes of icons: the largest, the smallest beside larger numbers and that beside the smallest, and the space
before each condition."""
_APART, _FEWEST, _LEAST = 22, 11, 4
"""Between a number and the next thing, at most, at least, and beside the smallest numbers."""
_GROUPS = 2
"""How many times as far coins, blocks and objects are apart as the things of each of them."""


def lay_hand_strips(page: Page, hands: Sequence[Hand], places: Mapping[int, Box]) -> None:
    """Lay out the hands of seats on trays as wide as their cities, at the right what they show of the conditions.

    Only what they have is shown: coins, blocks and objects, with wider spaces between them, as large in every row.
    """
    held = [_held(each) for each in hands]
    goals = [_goals(page, seat, hand) for seat, hand in enumerate(hands)]
    counts = tuple(tuple(tuple(group.values()) for group in groups) for groups in held)
    words = tuple(tuple(said for _, said in each) for each in goals)
    for seat, box in places.items():
        sizes = _fitted(counts, words, box.width - _BEGIN - _END - _CLEAR)
        _lay_hand_strip(page, f"hand/{seat}", held[seat], goals[seat], box, sizes)


def _lay_hand_strip(
    page: Page,
    what: str,
    held: Sequence[Mapping[str, int]],
    goals: Sequence[tuple[str, str]],
    box: Box,
    sizes: tuple[int, int, int, int],
) -> None:
    """Lay out a hand, and its progress towards conditions."""
    size, large, side, apart = sizes
    middle = box.y + _LINE + (box.height - _LINE) // 2
    right, x = box.right - _END, box.x + _BEGIN
    page.plate(f"{what}/strip", box, _EDGE, PAPER)
    page.plate(f"{what}/strip/inside", box._replace(y=box.y + _LINE, height=box.height - _LINE), _GROUND, _EDGE)
    for name, said in reversed(goals):
        at = right, middle, said, size, theme.INK, _GROUND
        right = page.label(f"{what}/goal/{name}", *at, face="bold", anchor="r").x - 4 - large
        sign = "objects" if name == CardKind.OBJECT else f"kind-{name}"
        page.icon(f"{what}/goal/{name}/kind", right, middle - large // 2, large, sign, _GROUND)
        right -= _BEFORE
    for number, group in enumerate(held):
        x += (_GROUPS - 1) * apart if number else 0
        for sprite, count in group.items():
            icon = page.icon(f"{what}/{sprite}", x, middle - side // 2, side, sprite, _GROUND)
            at = icon.right + 2, middle, str(count), size, theme.INK, _GROUND
            x = page.label(f"{what}/{sprite}/count", *at, face="bold").right + apart


def _held(hand: Hand) -> list[dict[str, int]]:
    """Return the number of each thing in a hand, by its sprite: coins, blocks and objects, without empty groups."""
    groups = (
        {"coin": hand.coins},
        {f"block-{each.key}": hand.blocks[each] for each in COLOURS},
        {f"object-{each.key}": hand.objects[each] for each in OBJECTS},
    )
    found = [{sprite: count for sprite, count in group.items() if count} for group in groups]
    return [group for group in found if group]


_Counts = tuple[tuple[int, ...], ...]
"""How many there are of each thing in a hand, by group."""


@lru_cache(maxsize=512)
def _fitted(held: tuple[_Counts, ...], goals: tuple[tuple[str, ...], ...], room: int) -> tuple[int, int, int, int]:
    """Return the sizes of numbers, of conditions' kinds and of icons, and the space after each number, that fit."""
    for size in _SIZES:
        large = min(size + 4, _LARGEST)
        free = [
            _free(groups, size, room - sum(_width(said, size) + 4 + large + _BEFORE for said in each))
            for groups, each in zip(held, goals, strict=True)
        ]
        for side in range(_LARGEST, _SMALLEST if size == theme.SMALL else _SMALL - 1, -1):
            apart = min((left - side * things) // spaces for left, things, spaces in free)
            if apart >= (_LEAST if size == theme.SMALL else _FEWEST):
                return size, large, side, min(apart, _APART)
    return size, large, _SMALLEST, 2


def _free(groups: _Counts, size: int, room: int) -> tuple[int, int, int]:
    """Return the room that numbers leave, the number of things, and the number of spaces after them."""
    counts = [count for group in groups for count in group]
    left = room - sum(2 + _width(str(count), size) for count in counts)
    return left, len(counts), max(1, len(counts) + (_GROUPS - 1) * (len(groups) - 1))


def _goals(page: Page, seat: int, hand: Hand) -> list[tuple[str, str]]:
    """List the kinds of conditions that only an open hand makes public, with the player's progress."""
    if page.view.cards is None:
        have, need = sum(hand.objects), conditions(len(page.view.players)).objects
        return [(CardKind.OBJECT, page.say("picture-of", have=have, need=need))]
    known = {goal.card.kind for goal in public_goals(page.view, seat, by_hand=False)}
    return [
        (goal.card.kind, page.say("picture-of", have=goal.have, need=goal.need))
        for goal in public_goals(page.view, seat)
        if goal.card.kind not in known
    ]


def _width(said: str, size: int) -> int:
    return ink(said, "bold", size).advance
