"""The cards of the expansion in a hand: what each asks for, how far its owner is, and what it would score now."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import Card
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import asked_for
from render.games.carrara.words.standing import Standing, standing

_GROUND: Final = theme.MARBLE
_HEAD: Final = 48
_KIND: Final = 46
_ASKED, _COUNT = 220, 846
"""How far from the left what a card asks for begins, and where its progress ends."""
_NUMBER: Final = 44
_TICK: Final = 38
_POINT: Final = 40


def lay_own_cards(page: Page, view: SeatView, box: Box) -> None:
    """Lay out the cards one below the other, below what their columns show."""
    assert view.cards is not None
    page.panel("cards/panel", *box)
    cards = view.cards.all()
    inner, middle = Box(box.x + 14, box.y + 4, box.width - 28, box.height - 8), box.y + 6 + _HEAD // 2
    head = page.say("picture-conditions")
    page.label("cards/head", inner.x, middle, head, theme.BODY, theme.INK, _GROUND, face="serif")
    point = page.icon("cards/point", inner.right - _POINT, middle - _POINT // 2, _POINT, "point", _GROUND)
    said = page.say("picture-card-now")
    page.label("cards/now", point.x - 8, middle, said, theme.BODY, theme.INK, _GROUND, face="serif", anchor="r")
    height = (inner.height - _HEAD) // len(cards)
    stands = standing(view)
    for place, card in enumerate(cards):
        top = inner.y + _HEAD + place * height
        page.plate(f"card/{card.kind}/line", Box(inner.x, top - 1, inner.width, 2), theme.SAND, _GROUND)
        _lay_card(page, card, stands, Box(inner.x, top, inner.width, height))


def _lay_card(page: Page, card: Card, stands: Standing, box: Box) -> None:
    what, middle = f"card/{card.kind}", box.y + box.height // 2
    page.icon(f"{what}/kind", box.x, middle - _KIND // 2, _KIND, f"kind-{card.kind}", _GROUND)
    kind, x = page.say(f"picture-kind-{card.kind}"), box.x + _KIND + 12
    page.label(f"{what}/name", x, middle, kind, theme.BODY, theme.INK, _GROUND, face="bold", width=_ASKED - 16 - _KIND)
    x, right = box.x + _ASKED, box.x + _COUNT
    goal = stands.goals.get(card.kind)
    if goal is not None:
        said = page.say("picture-of", have=goal.have, need=goal.need)
        count = page.label(
            f"{what}/goal/count", right, middle, said, _NUMBER, theme.INK, _GROUND, face="bold", anchor="r"
        )
        if not goal.lacking:
            page.icon(f"{what}/goal/met", right + 6, middle - _TICK // 2, _TICK, "tick", _GROUND)
        right = count.x - 16
    words = asked_for(page.say, card) or getattr(card.name, page.language)
    page.label(f"{what}/asked", x, middle, words, theme.SMALL, theme.INK, _GROUND, width=right - x)
    points = stands.worth.get(card.kind)
    if points is not None:
        said, at, colour = str(points), box.right - 8, theme.INK if points else theme.SOFT
        page.label(f"{what}/worth/points", at, middle, said, _NUMBER, colour, _GROUND, face="bold", anchor="r")
