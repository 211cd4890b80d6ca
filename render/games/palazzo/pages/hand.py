"""A seat's own money by currency, what it can pay at most at one time, and its palazzi."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Card, Cards, Currency, Event, SeatView, most
from bot.games.palazzo.components import GROUP, WORTHS
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import lay_card, money_sprite
from render.games.palazzo.parts.field import lay_field

_TOP: Final = 96
_HEIGHT: Final = 336
_SIGN: Final = 52
_ROW: Final = 84
_CARD: Final = 54
_KINDS: Final = (*Currency, None)


def hand_page(view: SeatView, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out a seat's money and palazzi, with marks on what the events built."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    page.end_backdrop()
    seat = view.seat
    badge = page.badge("own/badge", theme.MARGIN, 10, 64, seat, theme.SKY)
    page.label(
        "own/name", badge.right + 18, 42, page.names[seat], theme.TITLE, theme.INK, theme.SKY, face="black", width=480
    )
    said = page.say("picture-most", most=most(view.hand))
    page.label(
        "own/most", theme.WIDTH - theme.MARGIN, 42, said, theme.BODY, theme.INK, theme.SKY, face="bold", anchor="r"
    )
    width = (theme.WIDTH - 2 * theme.MARGIN - 12) // 2
    groups = _groups(view.hand)
    for place, currency in enumerate(_KINDS):
        row, column = divmod(place, 2)
        high = (_HEIGHT - 12) // 2
        box = Box(theme.MARGIN + column * (width + 12), _TOP + row * (high + 12), width, high)
        _lay_kind(page, currency, sorted(_of(view, currency), key=lambda card: card.number), box, groups)
    lay_field(page, seat, Box(theme.MARGIN, _TOP + _HEIGHT + 12, theme.WIDTH - 2 * theme.MARGIN, 244), 0)
    return page


def _groups(hand: Cards) -> dict[Card, int]:
    """Return how many of each card are of groups: three equal values of all currencies, or three certificates."""
    counts = Counter(hand)
    equal = {worth: min(counts[card] for card in Card if card.currency and card.worth == worth) for worth in WORTHS}
    certificates = counts[Card.CERT2] // GROUP * GROUP
    return {card: equal[card.worth] if card.currency else certificates for card in Card}


def _of(view: SeatView, currency: Currency | None) -> list[Card]:
    return [card for card in view.hand if card.currency is currency]


def _lay_kind(
    page: Page, currency: Currency | None, cards: Sequence[Card], box: Box, groups: Mapping[Card, int]
) -> None:
    """Lay out the cards of a currency, or the certificates; so many of each are of groups."""
    name = currency or "certificate"
    page.panel(f"{name}/panel", *box)
    middle = box.y + box.height // 2
    sprite = money_sprite(next(card for card in Card if card.currency is currency))
    page.icon(
        f"{name}/sign",
        box.x + 14,
        middle - _SIGN // 2 - 18,
        _SIGN,
        sprite,
        theme.MARBLE,
        faded=not cards,
        plate=not cards,
    )
    total = str(sum(card.worth for card in cards))
    page.label(
        f"{name}/total",
        box.x + 14 + _SIGN // 2,
        middle + 38,
        total,
        theme.BODY,
        theme.SOFT if not cards else theme.INK,
        theme.MARBLE,
        face="bold",
        anchor="m",
    )
    if not cards:
        return
    left, room = box.x + 14 + _SIGN + 18, box.width - _SIGN - 46
    each = min(86, (room + 8) // len(cards) - 8)
    if each < _CARD:
        _lay_counts(page, name, cards, Box(left, box.y, room, box.height))
        return
    for number, card in enumerate(cards):
        grouped = cards[:number].count(card) < groups[card]
        x, y = left + number * (each + 8), middle - round(each * 0.68)
        lay_card(page, f"{name}/{number}", card, x, y, each, theme.MARBLE, grouped=grouped)


def _lay_counts(page: Page, name: str, cards: Sequence[Card], room: Box) -> None:
    """Lay out equal cards once, with their number, where there are too many."""
    kinds = list(dict.fromkeys(cards))
    each = min(86, (room.width + 8) // len(kinds) - 8)
    for number, card in enumerate(kinds):
        x, y = room.x + number * (each + 8), room.y + 8
        box = lay_card(page, f"{name}/{number}", card, x, y, min(each, 76), theme.MARBLE)
        at = box.x + box.width // 2, box.bottom + 20, f"×{cards.count(card)}", theme.SMALL
        page.label(f"{name}/{number}/count", *at, theme.INK, theme.MARBLE, face="bold", anchor="m")
