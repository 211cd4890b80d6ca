"""An open hand in one line: coins, blocks by colour, objects by kind."""

from __future__ import annotations

from collections.abc import Sequence

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

HEIGHT = 38
_GROUND = theme.VEIN
_FORMS = ((28, 12), (26, 8), (24, 5))
"""The size of icons and the space between, the first that fits."""


def lay_hand_strip(page: Page, seat: int, hand: Hand, box: Box) -> None:
    """Lay out a hand in a strip as wide as a row's cities, and at its right what it shows of the conditions."""
    what = f"hand/{seat}"
    page.plate(f"{what}/strip", box.grown(-2), _GROUND, PAPER, 10)
    counts = [("coin", hand.coins)]
    counts += [(f"block-{each.key}", hand.blocks[each]) for each in COLOURS if hand.blocks[each]]
    counts += [(f"object-{each.key}", hand.objects[each]) for each in OBJECTS if hand.objects[each]]
    goals = _goals(page, seat, hand)
    left, right = box.x + 12, box.right - 14
    fitting = (
        (*form, shown) for shown in (goals, []) for form in _FORMS if _width(*form, counts, shown) <= right - left
    )
    side, space, goals = next(fitting, (*_FORMS[-1], []))
    middle = box.y + box.height // 2
    for sprite, number in counts:
        page.icon(f"{what}/{sprite}", left, middle - side // 2, side, sprite, _GROUND)
        label = _lay_number(page, f"{what}/{sprite}/count", str(number), left + side + 3, middle)
        left = label.right + space
    for name, said in reversed(goals):
        start = right - _number(said)
        _lay_number(page, f"{what}/goal/{name}", said, start, middle)
        right = start - 4 - side
        page.icon(f"{what}/goal/{name}/kind", right, middle - side // 2, side, f"kind-{name}", _GROUND)
        right -= 2 * space


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


def _width(side: int, space: int, counts: Sequence[tuple[str, int]], goals: Sequence[tuple[str, str]]) -> int:
    held = sum(side + 3 + _number(str(number)) + space for _, number in counts)
    return held + sum(side + 4 + _number(said) + 2 * space for _, said in goals)


def _number(said: str) -> int:
    return ink(said, "bold", theme.SMALL).advance


def _lay_number(page: Page, what: str, said: str, x: int, middle: int) -> Box:
    return page.label(what, x, middle, said, theme.SMALL, theme.INK, _GROUND, face="bold")
