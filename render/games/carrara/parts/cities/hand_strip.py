"""An open hand in one line: coins, blocks by colour, objects by kind."""

from __future__ import annotations

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import COLOURS, OBJECTS
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import Hand
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.skyline import PAPER
from render.games.carrara.words.standing import public_goals

HEIGHT = 48
_GROUND, _EDGE = "#dccaa4", "#9a7d4c"
"""The tray, and its edge."""
_SIZES = (40, 42), (theme.BODY, 40), (theme.SMALL, 36)
"""The sizes of numbers and of icons, the first at which all of a hand fits."""
_SMALLEST = 28
_APART, _BEFORE = 16, 8
"""Between two numbers at most, and before each condition."""


def lay_hand_strip(page: Page, seat: int, hand: Hand, box: Box) -> None:
    """Lay out a hand on a tray as wide as a row's cities, at its right what it shows of the conditions.

    Only what the player has is there, from the left.
    """
    what, middle = f"hand/{seat}", box.y + box.height // 2
    page.plate(f"{what}/strip", box, _EDGE, PAPER)
    page.plate(f"{what}/strip/inside", box.grown(-2), _GROUND, _EDGE)
    held, goals, right, x = _held(hand), _goals(page, seat, hand), box.right - 12, box.x + 10
    size, large, side, apart = _fitted(held, goals, right - 8 - x)
    for name, said in reversed(goals):
        at = right, middle, said, size, theme.INK, _GROUND
        right = page.label(f"{what}/goal/{name}", *at, face="bold", anchor="r").x - 4 - large
        page.icon(f"{what}/goal/{name}/kind", right, middle - large // 2, large, f"kind-{name}", _GROUND)
        right -= _BEFORE
    for sprite, number in held.items():
        icon = page.icon(f"{what}/{sprite}", x, middle - side // 2, side, sprite, _GROUND)
        name, said = f"{what}/{sprite}/count", str(number)
        page.label(name, icon.right + 1, middle, said, size, theme.INK, _GROUND, face="bold")
        x += side + 1 + _width(str(number), size) + apart


def _held(hand: Hand) -> dict[str, int]:
    """Return the number of each thing in a hand, by its sprite."""
    held = {"coin": hand.coins} | {f"block-{each.key}": hand.blocks[each] for each in COLOURS}
    held |= {f"object-{each.key}": hand.objects[each] for each in OBJECTS}
    return {sprite: number for sprite, number in held.items() if number}


def _fitted(held: dict[str, int], goals: list[tuple[str, str]], room: int) -> tuple[int, int, int, int]:
    """Return the sizes of numbers, of conditions' kinds and of icons, and the space after each number, that fit."""
    for size, largest in _SIZES:
        left = room - sum(_width(said, size) + 4 + largest + _BEFORE for _, said in goals)
        digits = sum(1 + _width(str(number), size) for number in held.values())
        for side in range(largest, _SMALLEST if size == theme.SMALL else largest - 4, -1):
            for apart in range(_APART, 3, -2):
                if digits + len(held) * (side + apart) <= left + apart:
                    return size, largest, side, apart
    return size, largest, _SMALLEST, 2


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
