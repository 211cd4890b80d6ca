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

HEIGHT = 42
_GROUND = theme.VEIN
_SIDE, _DIGIT, _PITCH = 35, 18, 72
"""The size of an icon, the width of a digit beside it, and of a column, at most."""


def lay_hand_strip(page: Page, seat: int, hand: Hand, box: Box) -> None:
    """Lay out a hand in a strip as wide as a row's cities, at its right what it shows of the conditions.

    Coins and each colour and object that anyone has are in the same column in every row.
    """
    what, middle = f"hand/{seat}", box.y + box.height // 2
    page.plate(f"{what}/strip", box.grown(-1), _GROUND, PAPER, 10)
    right = box.right - 10
    for name, said in reversed(_goals(page, seat, hand)):
        at = right, middle, said, theme.SMALL, theme.INK, _GROUND
        right = page.label(f"{what}/goal/{name}", *at, face="bold", anchor="r").x - 4 - _SIDE
        page.icon(f"{what}/goal/{name}/kind", right, middle - _SIDE // 2, _SIDE, f"kind-{name}", _GROUND)
        right -= 8
    _lay_number(page, what, "coin", hand.coins, box.x + 8, middle, _SIDE)
    start, pitch = _columns(page, box.width)
    mine = _held(hand)
    for place, sprite in enumerate(_shown(page)):
        if mine[sprite]:
            side = min(_SIDE, int(pitch) - _DIGIT)
            _lay_number(page, what, sprite, mine[sprite], box.x + start + round(place * pitch), middle, side)


def _held(hand: Hand) -> dict[str, int]:
    blocks = {f"block-{each.key}": hand.blocks[each] for each in COLOURS}
    return blocks | {f"object-{each.key}": hand.objects[each] for each in OBJECTS}


def _shown(page: Page) -> list[str]:
    """List the sprites of what any player has, in a fixed order."""
    hands = [_held(hand) for hand in page.view.open_hands or ()]
    return [sprite for sprite in hands[0] if any(hand[sprite] for hand in hands)]


def _columns(page: Page, width: int) -> tuple[int, float]:
    """Return where the columns after that of the coins begin, and their width."""
    hands = page.view.open_hands or ()
    coins = max(_width(str(hand.coins)) for hand in hands)
    start = 8 + _SIDE + coins + 12
    goals = max(
        sum(_SIDE + 12 + _width(said) for _, said in _goals(page, seat, hand)) for seat, hand in enumerate(hands)
    )
    return start, min(_PITCH, (width - 10 - start - goals) / max(1, len(_shown(page))))


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
