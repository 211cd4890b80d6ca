"""The cards of the expansion in a hand: what each asks for, how far its owner is, and what it would score now."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import Card
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import asked
from render.games.carrara.words.standing import Standing, standing

_GROUND: Final = theme.MARBLE
_KIND: Final = 46
_ASKED, _GOAL, _COUNT = 204, 672, 776
"""How far from the left what a card asks for begins and ends at the latest, and where its progress ends."""
_TICK: Final = 36
_POINT: Final = 42


def lay_own_cards(page: Page, view: SeatView, box: Box) -> None:
    """Lay out the cards one below the other."""
    assert view.cards is not None
    page.panel("cards/panel", *box)
    cards = view.cards.all()
    height = (box.height - 12) // len(cards)
    stands = standing(view)
    for place, card in enumerate(cards):
        top = box.y + 6 + place * height
        if place:
            page.plate(f"card/{card.kind}/line", Box(box.x + 16, top - 1, box.width - 32, 2), theme.SAND, _GROUND)
        _lay_card(page, card, stands, Box(box.x + 14, top, box.width - 28, height))


def _lay_card(page: Page, card: Card, stands: Standing, box: Box) -> None:
    what, middle = f"card/{card.kind}", box.y + box.height // 2
    page.icon(f"{what}/kind", box.x, middle - _KIND // 2, _KIND, f"kind-{card.kind}", _GROUND)
    kind, x = page.say(f"picture-kind-{card.kind}"), box.x + _KIND + 12
    page.label(f"{what}/name", x, middle, kind, theme.SMALL, theme.INK, _GROUND, face="bold", width=_ASKED - 24 - _KIND)
    words = asked(page.say, card, len(page.view.players)) or getattr(card.name, page.language)
    x, goal = box.x + _ASKED, stands.goals.get(card.kind)
    page.label(f"{what}/asked", x, middle, words, theme.SMALL, theme.INK, _GROUND, width=box.x + _GOAL - x)
    if goal is not None:
        said, right = page.say("picture-of", have=goal.have, need=goal.need), box.x + _COUNT
        page.label(f"{what}/goal/count", right, middle, said, theme.LARGE, theme.INK, _GROUND, face="bold", anchor="r")
        if not goal.lacking:
            page.icon(f"{what}/goal/met", right + 4, middle - _TICK // 2, _TICK, "tick", _GROUND)
    points = stands.worth.get(card.kind)
    if points is not None:
        what = f"{what}/worth"
        point = page.icon(f"{what}/point", box.right - _POINT, middle - _POINT // 2, _POINT, "point", _GROUND)
        said, right = str(points), point.x - 8
        number = page.label(
            f"{what}/points", right, middle, said, theme.LARGE, theme.INK, _GROUND, face="bold", anchor="r"
        )
        now = page.say("picture-card-now")
        if number.x - 10 - ink(now, "sans", theme.SMALL).advance > box.x + _COUNT + _TICK + 8:
            page.label(f"{what}/now", number.x - 10, middle, now, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
