"""The cards of the expansion: kind, source and name, what each requires and what it scores."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.cards.card import Card
from bot.games.carrara.view import SeatView
from render.common.flow import Flow
from render.engine import theme
from render.engine.fonts import ink, wrapped
from render.engine.scene import Box
from render.games.carrara.colours import KINDS
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import POINT, brings, entries, needs, others
from render.games.carrara.words.standing import Standing, standing

_HEAD = 50
_BLOCK = 212
"""The width of the block with kind and source."""
_TITLE, _SOURCE = 44, 36
_NAME = 40
_LINE = 40
_INSIDE = 16
_PAD = 8
_SPACE = 10
_BETWEEN = 8
"""Space between the entries of a table, in addition to that between words."""
_OWN = 316
"""The width of the player's own figures, beside a card in the hand."""
_FULL = theme.WIDTH - 2 * theme.MARGIN
_GROUND = theme.MARBLE


class _Plan(NamedTuple):
    """The content of a card whose text has a given width."""

    card: Card
    width: int
    source: tuple[str, ...]
    name: tuple[str, ...]
    needs: Flow
    brings: Flow

    @property
    def height(self) -> int:
        """Return the minimum height of the card."""
        lines = sum(len(flow.lines(self.width)) for flow in (self.needs, self.brings))
        return 2 * _PAD + max(_TITLE + len(self.source) * _SOURCE, len(self.name) * _NAME + lines * _LINE) + 4


def lay_cards(page: Page, y: int) -> int:
    """Lay out the cards one below the other from `y` down and return where they end."""
    cards = page.view.cards
    if cards is None:
        return y
    y = _lay_title(page, y)
    for card in cards.all():
        plan = _plan(page, card, _FULL - _BLOCK - 2 * _INSIDE)
        _lay_card(page, plan, Box(theme.MARGIN, y, _FULL, plan.height))
        y += plan.height + _SPACE
    return y + theme.GAP - _SPACE


def lay_own_cards(page: Page, view: SeatView, y: int) -> int:
    """Lay out the cards and the seat's progress on each from `y` down, and return where they end."""
    assert view.cards is not None
    y = _lay_title(page, y)
    stands = standing(view)
    for card in view.cards.all():
        plan = _plan(page, card, _FULL - _BLOCK - 2 * _INSIDE - _OWN)
        box = Box(theme.MARGIN, y, _FULL, plan.height)
        at_needs, at_brings = _lay_card(page, plan, box)
        _lay_goal(page, card, stands, box.right - _OWN, at_needs)
        _lay_worth(page, card, stands, box.right - _OWN, at_brings)
        y = box.bottom + _SPACE
    loose, coins = stands.loose, stands.coins
    said = page.say("picture-card-besides-own", loose=f"{loose}{POINT}", coins=f"{coins}{POINT}")
    return words(_flow(), "cards/besides", said).lay(page, theme.MARGIN, y, _FULL, page.ground)


def words(flow: Flow, what: str, text: str) -> Flow:
    """Add a text word by word, so that it can wrap, with icons instead of signs."""
    for word in text.split():
        flow.group()
        before, sign, after = word.partition(POINT)
        if before:
            flow.word(what, before)
        if sign:
            flow.icon(f"{what}/point", "point")
        if after:
            flow.word(what, after)
    return flow


def _plan(page: Page, card: Card, width: int) -> _Plan:
    what = f"card/{card.kind}"
    brought = words(_flow(), f"{what}/brings", brings(page.say, card))
    for entry in entries(card):
        brought.group().word(f"{what}/table/number", entry.number, colour=theme.SOFT)
        if entry.points:
            brought.icon(f"{what}/table/to", "arrow").word(f"{what}/table/points", entry.points, "bold")
        brought.gap(_BETWEEN)
    words(brought, f"{what}/others", others(page.say, card))
    return _Plan(
        card,
        width,
        wrapped(page.say(f"card-source-{card.source}"), "sans", theme.SMALL, _BLOCK - 24, 2),
        wrapped(getattr(card.name, page.language), "serif", theme.SMALL, width, 2),
        words(_flow(), f"{what}/needs", needs(page.say, card, len(page.view.players))),
        brought,
    )


def _flow() -> Flow:
    return Flow(_LINE, 32, theme.SMALL, 4, 8)


def _lay_title(page: Page, y: int) -> int:
    title = page.say("picture-cards")
    page.label("cards", theme.MARGIN, y + _HEAD // 2 - 6, title, theme.BODY, theme.INK, page.ground, face="serif")
    return y + _HEAD


def _lay_card(page: Page, plan: _Plan, box: Box) -> tuple[int, int]:
    """Lay out a card and return the middles of the first lines of its requirement and of its scoring."""
    what, ground = f"card/{plan.card.kind}", KINDS[plan.card.kind]
    page.panel(f"{what}/panel", *box)
    block = page.plate(f"{what}/block", Box(box.x + 6, box.y + 6, _BLOCK - 6, box.height - 12), ground, _GROUND, 11)
    middle = box.y + _PAD + _TITLE // 2
    icon = page.icon(f"{what}/kind", block.x + 8, middle - 18, 36, f"kind-{plan.card.kind}", ground)
    title = page.say(f"picture-card-{plan.card.kind}")
    page.label(f"{what}/title", icon.right + 10, middle, title, theme.SMALL, theme.WHITE, ground, face="bold")
    for place, line in enumerate(plan.source):
        at = box.y + _PAD + _TITLE + place * _SOURCE + _SOURCE // 2
        page.label(f"{what}/source", block.x + 12, at, line, theme.SMALL, theme.WHITE, ground)
    x, y = block.right + _INSIDE, box.y + _PAD
    for line in plan.name:
        page.label(f"{what}/name", x, y + _NAME // 2, line, theme.SMALL, theme.INK, _GROUND, face="serif")
        y += _NAME
    at_needs = y
    at_brings = plan.needs.lay(page, x, at_needs, plan.width, _GROUND)
    plan.brings.lay(page, x, at_brings, plan.width, _GROUND)
    return at_needs + _LINE // 2, at_brings + _LINE // 2


def _lay_goal(page: Page, card: Card, stands: Standing, x: int, middle: int) -> None:
    """Lay out a progress bar for a condition, the amounts held and needed, and a tick once met."""
    goal, what = stands.goals.get(card.kind), f"card/{card.kind}/goal"
    if goal is None:
        return
    bar = page.plate(f"{what}/bar", Box(x, middle - 17, 130, 34), theme.SAND, _GROUND, 17)
    if goal.have:
        done = max(26, (bar.width - 8) * min(goal.have, goal.need) // goal.need)
        fill = theme.SEA if goal.lacking else theme.OLIVE
        page.plate(f"{what}/done", Box(bar.x + 4, bar.y + 4, done, 26), fill, theme.SAND, 13)
    said = page.say("picture-of", have=goal.have, need=goal.need)
    page.label(f"{what}/count", bar.right + 12, middle, said, theme.BODY, theme.INK, _GROUND, face="bold")
    if not goal.lacking:
        page.icon(f"{what}/met", x + _OWN - _INSIDE - 40, middle - 20, 40, "tick", _GROUND)


def _lay_worth(page: Page, card: Card, stands: Standing, left: int, middle: int) -> None:
    """Show what a card would score if the game ended now."""
    points, what = stands.worth.get(card.kind), f"card/{card.kind}/worth"
    if points is None:
        return
    now = page.say("picture-card-now")
    page.label(what, left, middle, now, theme.SMALL, theme.SOFT, _GROUND)
    x = left + ink(now, "sans", theme.SMALL).advance + 16
    number = page.label(f"{what}/points", x, middle, str(points), theme.LARGE, theme.INK, _GROUND, face="bold")
    page.icon(f"{what}/point", number.right + 8, middle - 20, 40, "point", _GROUND)
