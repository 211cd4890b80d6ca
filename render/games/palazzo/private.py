"""What one seat alone sees: its money and palazzi, what it is to build, and what an action would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.palazzo.components import CARDS, GROUP, GROUP_VALUE, NO_CARDS, WORTHS, Card, Cards, Currency
from bot.games.palazzo.events import BidMade, TilesBought
from bot.games.palazzo.payment import most_by_currency
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.preview import Preview, as_before, payment_of
from bot.games.palazzo.view import PalazzoSeatView
from render.common.header import MIDDLE, lay_mover
from render.common.ribbon import CLOTH
from render.engine import theme
from render.engine.fonts import fit_size, ink
from render.engine.layout import Line, Sign, Word, centre, columns, fit_lines, lay_line, rows, wrap_evenly
from render.engine.scene import Box, Role
from render.games.palazzo.banner import CHANGE, strip_height
from render.games.palazzo.header import RIBBON, lay_deeds, lay_header
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import PlayerField, plan_fields
from render.games.palazzo.pieces import CARD_RATIO, FELT, RATIO, lay_card, lay_tiles
from render.games.palazzo.worth import SAYINGS

_WHOLE: Final = Box(16, 90, theme.WIDTH - 32, 602)
_TITLE, _INSIDE = 56, 16
"""The height of a panel's title, and the space at either side of its contents."""
_PILE, _MOST = 126, 4
"""The width of a pile of cards, and how many there is room for at most where others lie beside them."""
_STREET: Final = 360
"""The height of palazzi below a hand."""
_MONEY: Final = 204
"""The height of money below palazzi in a preview."""
_PAYS, _SIGNS, _AMOUNTS = 250, (84, 48), (83, 67, 47)
"""The width of what can be paid, of the signs there, also where it changes, and sizes of amounts."""


def hand_page(view: PalazzoSeatView, names: Sequence[str], language: str) -> PalazzoPage:
    """Lay out a seat's money, what it can pay at most in each currency, and its palazzi if it has any."""
    page, seat = PalazzoPage(view, names, language), view.seat
    page.lay_ground(page.light)
    street, sprite = _STREET * bool(view.players[seat].palazzi), "table-high"
    cards, pays = columns(
        _WHOLE._replace(height=_WHOLE.height - street - theme.GAP * bool(street)), [0, _PAYS], theme.GAP
    )
    if street:
        field, sprite = PlayerField(page, seat, _WHOLE._replace(y=_WHOLE.bottom - street, height=street)), "table-low"
        plan_fields([field], sayings=SAYINGS)
        field.lay_ground()
        field.lay()
    _lay_title(page, seat, "picture-own-money")
    page.fill("ground/money", cards, sprite, page.ground, plate=True, role=Role.GROUND)
    lay_kinds(page, "money", view.hand, centre(cards, cards.width - 72, cards.height - 52), FELT)
    lay_pays(page, view.hand, view.hand, pays)
    return page


def to_build_page(view: PalazzoSeatView, names: Sequence[str], language: str) -> PalazzoPage:
    """Lay out a seat's palazzi, and what it is to build."""
    page, tiles = PalazzoPage(view, names, language), view.to_build
    page.lay_ground(page.light)
    street, panel = rows(_WHOLE, [0, _WHOLE.height * 3 // 10], theme.GAP)
    field = PlayerField(page, view.seat, street, strip_height(page, street.width))
    plan_fields([field], sayings=SAYINGS)
    field.lay_ground()
    lay_header(page)
    field.lay()
    page.panel("to-build/panel", *panel)
    cells = columns(panel.grown(-theme.GAP), [0] * len(tiles), theme.GAP)
    wide = min(cells[0].width, int(cells[0].height / RATIO))
    lay_tiles(page, "to-build", tiles, [centre(cell, wide, round(wide * RATIO)) for cell in cells], theme.MARBLE)
    return page


def preview_page(before: PalazzoSeatView, led: Preview, names: Sequence[str], language: str) -> PalazzoPage:
    """Lay out palazzi and points after an action, with the changes, the payment for them if any, and money."""
    page, seat = PalazzoPage(led.view, names, language, led.events), before.seat
    paid, hand = payment_of(before, led), led.view.hand
    page.lay_ground(page.light)
    # a banner across it leaves palazzi the most room
    street, money = rows(_WHOLE, [0, _MONEY], theme.GAP)
    field = PlayerField(page, seat, street, strip_height(page, _WHOLE.width - CHANGE), before=as_before(before))
    plan_fields([field], sayings=SAYINGS)
    field.lay_ground()
    bid = [BidMade(seat, NO_CARDS, paid.value)] if before.phase is PalazzoPhase.BIDDING else []
    x = _lay_title(page, seat, "picture-preview-won" if bid else "picture-preview") + 24
    lay_deeds(page, RIBBON._replace(x=x, width=RIBBON.right - x, height=78), None, [*bid, *led.events])
    field.lay()
    if paid.value:
        price = next((event.price for event in led.events if isinstance(event, TilesBought)), paid.value)
        said = page.say("picture-paid-more" if paid.value > price else "picture-paid", value=paid.value, price=price)
        laid, before_it = (before.bids[seat].cards, before.bids[seat].value) if bid else (NO_CARDS, 0)
        if before_it:
            said = page.say("picture-paid-added", laid=before_it, added=paid.value - before_it, value=paid.value)
        # None is the certificate with which the seat began the auction
        there, more = [*[None] * (bool(bid) and before.turn == seat), *laid], paid.cards.minus(laid)
        across = max(min(_MOST, len({*there}) + len({*more})) * _PILE, ink(said, "serif", theme.LARGE).advance)
        paying, money = columns(money, [across + 2 * _INSIDE, 0], theme.GAP)
        _lay_paid(page, said, there, more, paying)
    left, pays = columns(money, [0, _PAYS], theme.GAP)
    page.panel("left/panel", *left)
    lay_kinds(page, "left/card", hand, left.grown(-_INSIDE), theme.MARBLE)
    lay_pays(page, before.hand, hand, pays)
    return page


def _lay_paid(page: PalazzoPage, said: str, there: Sequence[Card | None], more: Sequence[Card], panel: Box) -> None:
    """Lay out the payment, added cards apart from those laid already, as on the table."""
    page.panel("paid/panel", *panel)
    width, on = panel.width - 2 * _INSIDE, theme.MARBLE
    size = fit_size(said, "serif", (theme.LARGE, theme.BODY, theme.SMALL), width)
    page.label("paid/title", panel.x + _INSIDE, panel.y + _TITLE // 2, said, size, theme.INK, on, face="serif")
    room, most = Box(panel.x + _INSIDE, panel.y + _TITLE, width, panel.height - _TITLE - 10), _LARGEST
    if there:
        piles, added = len({*there}), len({*more})
        pile = min(_PILE, room.width // (piles + added))
        laid, frame = columns(room, [piles * pile, added * pile], 0)
        # cards that are laid already are no larger than those in the frame
        most = pile - 2 * _FRAME
        lay_kinds(page, "paid/card", there, laid.grown(-_FRAME), on, most)
        on, room = CLOTH, frame.grown(-_FRAME)
        page.plate("paid/added", frame, on, theme.MARBLE, 12, theme.NEW)
    lay_kinds(page, "paid/more", more, room, on, most)


def _lay_title(page: PalazzoPage, seat: int, key: str) -> int:
    """Lay out the seat's badge and what picture it is, and return where that ends."""
    at = lay_mover(page, seat), MIDDLE, page.say(key), theme.TITLE, theme.INK, theme.SKY
    return page.label("own/title", *at, face="black").right


_PAPER: Final = "#fff3d2"
_SPACE: Final = 10
"""Between stacks, and between rows of them."""
_FRAME, _HEAD = 9, 42
"""How far the frame of a group reaches beyond its cards, and the height of what it is worth above it."""
_LARGEST, _LEAST = 190, 42
"""How wide cards are at most, and at least where groups are in frames."""
_STACKED, _SEEN = 4, 3
"""How far a card reaches beyond the one before it on a stack, and how many of a stack are seen at most."""
_ON_COUNT: Final = "#33211a"


class _Stacks(NamedTuple):
    """Stacks of cards that stay together, `each` of every kind: `groups` groups worth 15, or a single kind."""

    kinds: tuple[Card | None, ...]
    each: int
    groups: int = 0


def lay_kinds(
    page: PalazzoPage, what: str, cards: Sequence[Card | None], room: Box, on: str, most: int = _LARGEST
) -> None:
    """Lay out cards in the rows in which they are largest, equal ones upon each other, groups in a frame and first."""
    counts, grouped = Counter(cards), list[_Stacks]()
    alone = _stack_alone(counts)
    for worth in WORTHS:
        kinds = tuple(card for card in CARDS if card.currency and card.worth == worth)
        if number := min(counts[card] for card in kinds):
            grouped.append(_Stacks(kinds, number, number))
            counts.subtract(number * kinds)
    if number := counts[Card.CERT2] // GROUP:
        grouped.append(_Stacks((Card.CERT2,), GROUP * number, number))
        counts[Card.CERT2] -= GROUP * number
    grouped += _stack_alone(counts)
    # where there is little room, groups are not shown as such
    for stacks, width in product((grouped, alone), range(most, 34, -2)):
        step = width + _SPACE
        wide = [len(each.kinds) * step - _SPACE + 2 * _FRAME * bool(each.groups) for each in stacks]
        lines, tall = wrap_evenly(wide, room.width, _SPACE), round(width * CARD_RATIO)
        framed = [any(stacks[each].groups for each in line) for line in lines]
        head = max(_HEAD, width // 3)
        high = len(lines) * (tall + _SPACE) - _SPACE + sum(framed) * (head + _FRAME)
        if high <= room.height and max(wide, default=0) <= room.width and (width >= _LEAST or stacks is alone):
            break
    y = room.y + (room.height - high) // 2
    for line, has_frame in zip(lines, framed, strict=True):
        x = room.x + (room.width - sum(wide[each] + _SPACE for each in line) + _SPACE) // 2
        y += head * has_frame
        for each in line:
            box = Box(x + _FRAME * bool(stacks[each].groups), y, width, tall)
            _lay_stacks(page, f"{what}/{each}", stacks[each], box, step, head, on)
            x += wide[each] + _SPACE
        y += tall + _SPACE + _FRAME * has_frame


def _stack_alone(counts: Counter[Card | None]) -> list[_Stacks]:
    return [_Stacks((card,), counts[card]) for card in (None, *CARDS) if counts[card]]


def _lay_stacks(page: PalazzoPage, what: str, stacks: _Stacks, box: Box, step: int, head: int, on: str) -> None:
    """Lay out kinds of cards, each so far from the one before, a group in its frame, with what it is worth above."""
    if stacks.groups:
        wide = box.width + (len(stacks.kinds) - 1) * step
        frame = Box(box.x, box.y, wide, box.height).grown(_FRAME)
        page.plate(f"{what}/frame", frame, theme.GOLD_PALE, on, 14, theme.GOLD_DEEP, fill_to="#f3cf78")
        _lay_seal(page, what, stacks.groups, frame, head, on)
        on = theme.GOLD_PALE
    for number, card in enumerate(stacks.kinds):
        lay_stack(page, f"{what}/{number}", card, stacks.each, box._replace(x=box.x + number * step), on)


def _lay_seal(page: PalazzoPage, what: str, groups: int, frame: Box, head: int, ground: str) -> None:
    """Lay out what groups are worth, on a ribbon above their frame."""
    said, on = f"= {groups}×{GROUP_VALUE}" if groups > 1 else f"= {GROUP_VALUE}", "#f5d578"
    high, size = head - 2, head * 3 // 4
    wide = min(frame.width + 2 * _FRAME, ink(said, "bold", size).advance + high)
    x, y = frame.x + (frame.width - wide) // 2, frame.y - head + 11
    page.icon(f"{what}/frame/seal", x, y, wide, "group", ground, height=high, plate=True)
    at = x + wide // 2, y + high // 2 - 1, said, size, theme.INK, on
    page.label(f"{what}/frame/worth", *at, face="bold", anchor="m")


def lay_stack(page: PalazzoPage, what: str, card: Card | None, count: int, box: Box, on: str) -> None:
    """Lay out equal cards upon each other, and how many they are."""
    for number in range(min(count, _SEEN) - 1, 0, -1):
        at = box.x + number * _STACKED, box.y - number * _STACKED // 2, box.width
        sprite = f"card-{(card and card.currency) or 'certificate'}"
        page.icon(f"ground/{what}/{number}", *at, sprite, on, height=box.height, plate=True, role=Role.GROUND)
    lay_card(page, what, card, box, on)
    if count > 1:
        size = max(theme.SMALL, box.width // 4)
        tag = Box(box.x + 4, box.bottom - size, size * 3 // 2, size + 5)
        page.plate(f"{what}/count", tag, _ON_COUNT, on, 12, "#fff8e8")
        at_word = *tag.middle, f"×{count}", size, theme.WHITE, _ON_COUNT
        page.label(f"{what}/count/number", *at_word, face="bold", anchor="m")


def lay_pays(page: PalazzoPage, had: Cards, has: Cards, box: Box) -> None:
    """Lay out what each currency can pay at once, after what it could before; on white what changed."""
    page.plate("pays/panel", box, _PAPER, page.ground, 16, theme.GOLD_DEEP, fill_to="#f6e3b2", shadow=6)
    before, after = most_by_currency(had), most_by_currency(has)
    title, below = rows(box.grown(-10), [_TITLE, 0])
    lines = rows(below, [0] * len(after), 4)
    said = page.say("picture-pays")
    size = fit_size(said, "serif", (theme.LARGE, theme.BODY, theme.SMALL), title.width - 20)
    page.label("pays/title", title.x + 10, title.mid_y, said, size, theme.INK, _PAPER, face="serif")
    side = min(_SIGNS[before != after], lines[0].height - 10)
    wide, high = lines[0].width - side - 32, lines[0].height * 6 // 5
    told = [_tell(currency, before[currency], amount) for currency, amount in after.items()]
    size = fit_lines(told, _AMOUNTS, wide, high)
    for (currency, amount), line, words in zip(after.items(), lines, told, strict=True):
        what, on = f"pays/{currency}", _PAPER
        if before[currency] != amount:
            page.plate(f"{what}/lit", line, theme.WHITE, on, 12, theme.GOLD_DEEP)
            on = theme.WHITE
        at = line.x + 12, line.mid_y - side // 2, side
        page.icon(what, *at, f"money-{currency}", on, faded=not amount, plate=True)
        room = Box(line.x + side + 24, line.mid_y - high // 2, wide, high)
        lay_line(page, words, room, (size,), on, theme.INK if amount else theme.SOFT, "l")


def _tell(currency: Currency, before: int, after: int) -> Line:
    """Return what a currency pays, after what it paid if that was other."""
    what, now = f"pays/{currency}", Word(f"pays/{currency}/amount", str(after), apart=0.12)
    if before == after:
        return [now]
    return [Word(f"{what}/before", str(before), share=0.8), Sign(f"{what}/to", "arrow", 0.7, 0.48), now]
