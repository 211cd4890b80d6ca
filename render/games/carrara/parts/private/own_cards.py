"""The cards of the expansion in a hand: what each asks for, how far its owner is, and what it would score now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.carrara.cards.card import Card
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import asked_for
from render.games.carrara.words.standing import Standing, standing

_GROUND: Final = theme.MARBLE
_HEAD: Final = 54
_TITLE: Final = 39
_KIND: Final = 48
_NUMBER: Final = 47
_TICK: Final = 40
_POINT: Final = 42
_BY: Final = 12
"""Between the sign of a card and its kind."""
_ASKED: Final = 39, theme.BODY, theme.SMALL
"""The sizes of what cards ask for, the largest in which all of it fits."""


def lay_own_cards(page: Page, view: SeatView, box: Box) -> None:
    """Lay out the cards one below the other, below what their columns show, each with its kind if there is room."""
    assert view.cards is not None
    page.panel("cards/panel", *box)
    cards, stands = view.cards.all(), standing(view)
    inner, middle = Box(box.x + 14, box.y + 2, box.width - 28, box.height - 6), box.y + 4 + _HEAD // 2
    head = page.say("picture-conditions")
    page.label("cards/head", inner.x, middle, head, _TITLE, theme.INK, _GROUND, face="serif")
    point = page.icon("cards/point", inner.right - _POINT, middle - _POINT // 2, _POINT, "point", _GROUND)
    said = page.say("picture-card-now")
    page.label("cards/now", point.x - 8, middle, said, _TITLE, theme.INK, _GROUND, face="serif", anchor="r")
    progress = [page.say("picture-of", have=goal.have, need=goal.need) for goal in stands.goals.values()]
    count = inner.x + _KIND + 14 + max(ink(said, "bold", _NUMBER).advance for said in progress)
    left = count + 16 + (_TICK + 4) * any(not goal.lacking for goal in stands.goals.values())
    words = {card.kind: asked_for(page.say, card) or getattr(card.name, page.language) for card in cards}
    worth = max(ink(str(points), "bold", _NUMBER).advance for points in stands.worth.values())
    room = inner.right - 4 - worth - 16 - left
    kinds = {card.kind: page.say(f"picture-card-{card.kind}") for card in cards}
    named = _BY + max(ink(said, "bold", theme.BODY).advance for said in kinds.values())
    if _size(words.values(), room - named) is None:
        named = 0
    room, left, count = room - named, left + named, count + named
    size = _size(words.values(), room) or _ASKED[-1]
    height = (inner.height - _HEAD) // len(cards)
    for place, card in enumerate(cards):
        row = Box(inner.x, inner.y + _HEAD + place * height, inner.width, height)
        page.plate(f"card/{card.kind}/line", Box(row.x, row.y - 1, row.width, 2), theme.SAND, _GROUND)
        _lay_card(page, card, stands, row, count)
        asked, middle = words[card.kind], row.y + height // 2
        if named:
            at = row.x + _KIND + _BY, middle, kinds[card.kind]
            page.label(f"card/{card.kind}/name", *at, theme.BODY, theme.INK, _GROUND, face="bold")
        page.label(f"card/{card.kind}/asked", left, middle, asked, size, theme.INK, _GROUND, width=room)


def _size(words: Iterable[str], room: int) -> int | None:
    """Return the largest size in which all words fit, if there is one."""
    said = list(words)
    return next((size for size in _ASKED if all(ink(each, "sans", size).advance <= room for each in said)), None)


def _lay_card(page: Page, card: Card, stands: Standing, box: Box, count: int) -> None:
    """Lay out a card's kind, how far its owner is up to `count`, with a tick if that is enough, and its points."""
    what, middle = f"card/{card.kind}", box.y + box.height // 2
    page.icon(f"{what}/kind", box.x, middle - _KIND // 2, _KIND, f"kind-{card.kind}", _GROUND)
    goal, points = stands.goals.get(card.kind), stands.worth.get(card.kind)
    if goal is not None:
        said = page.say("picture-of", have=goal.have, need=goal.need)
        page.label(f"{what}/goal/count", count, middle, said, _NUMBER, theme.INK, _GROUND, face="bold", anchor="r")
        if not goal.lacking:
            page.icon(f"{what}/goal/met", count + 8, middle - _TICK // 2, _TICK, "tick", _GROUND)
    if points is not None:
        said, at, colour = str(points), box.right - 4, theme.INK if points else theme.SOFT
        page.label(f"{what}/worth/points", at, middle, said, _NUMBER, colour, _GROUND, face="bold", anchor="r")
