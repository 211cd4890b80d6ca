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

HEIGHT = 44
_GROUND, _EDGE = "#dccaa4", "#9a7d4c"
"""The tray, and its edge."""
_LARGEST, _SMALLEST = 38, 28
"""The sizes of an icon: the largest at which all of a hand fits."""
_APART, _SIDE = 12, 36
"""Between two numbers at most, and the size of a condition's kind."""


def lay_hand_strip(page: Page, seat: int, hand: Hand, box: Box) -> None:
    """Lay out a hand on a tray as wide as a row's cities, at its right what it shows of the conditions.

    Only what the player has is there, from the left.
    """
    what, middle = f"hand/{seat}", box.y + box.height // 2
    page.plate(f"{what}/strip", box, _EDGE, PAPER)
    page.plate(f"{what}/strip/inside", box.grown(-2), _GROUND, _EDGE)
    right = box.right - 12
    for name, said in reversed(_goals(page, seat, hand)):
        at = right, middle, said, theme.SMALL, theme.INK, _GROUND
        right = page.label(f"{what}/goal/{name}", *at, face="bold", anchor="r").x - 4 - _SIDE
        page.icon(f"{what}/goal/{name}/kind", right, middle - _SIDE // 2, _SIDE, f"kind-{name}", _GROUND)
        right -= 8
    held, x = _held(hand), box.x + 10
    side, apart = _fitted(held, right - 8 - x)
    for sprite, number in held.items():
        _lay_number(page, what, sprite, number, x, middle, side)
        x += side + 1 + _width(str(number)) + apart


def _held(hand: Hand) -> dict[str, int]:
    """Return the number of each thing in a hand, by its sprite."""
    held = {"coin": hand.coins} | {f"block-{each.key}": hand.blocks[each] for each in COLOURS}
    held |= {f"object-{each.key}": hand.objects[each] for each in OBJECTS}
    return {sprite: number for sprite, number in held.items() if number}


def _fitted(held: dict[str, int], room: int) -> tuple[int, int]:
    """Return the size of the icons and the space after each number with which all fit a width."""
    digits = sum(1 + _width(str(number)) for number in held.values())
    for side in range(_LARGEST, _SMALLEST, -1):
        for apart in range(_APART, 3, -2):
            if digits + len(held) * (side + apart) <= room + apart:
                return side, apart
    return _SMALLEST, 2


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


def _width(said: str) -> int:
    return ink(said, "bold", theme.SMALL).advance


def _lay_number(page: Page, what: str, sprite: str, number: int, x: int, middle: int, side: int) -> None:
    icon = page.icon(f"{what}/{sprite}", x, middle - side // 2, side, sprite, _GROUND)
    name = f"{what}/{sprite}/count"
    page.label(name, icon.right + 1, middle, str(number), theme.SMALL, theme.INK, _GROUND, face="bold")
