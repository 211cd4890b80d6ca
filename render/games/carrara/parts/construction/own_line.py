"""How near the end a construction brings its owner: the total cost, or the goals of the cards, in one line."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, Blocks
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import public_goals
from bot.games.carrara.view import View
from bot.texts.games.carrara.cards import counted_word
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.private.before_after import lay_change
from render.games.carrara.parts.private.own_cards import lay_bar

_APART = 8
"""The greatest width of a share, and the space between two colours."""
PAYS: Final = "#f3cb68"
"""The ground of blocks that pay."""
_SIZES: Final = theme.HUGE, 59, theme.TITLE, theme.LARGE, 39, theme.BODY
"""The sizes of how many are left of those that pay."""


def lay_blocks(page: Page, before: Blocks, after: Blocks, box: Box) -> None:
    """Lay out the blocks the seat has: first those that pay, with how many of them are left, then the others."""
    page.panel("blocks/panel", *box)
    shown = sorted((colour for colour in COLOURS if before[colour]), key=lambda each: before[each] == after[each])
    shares = [3 if before[colour] != after[colour] else 2 for colour in shown]
    inner = Box(box.x + 8, box.y + 7, box.width - 16, box.height - 14)
    if sum(shares) <= 9:
        share = min(150, (inner.width + _APART) // max(1, sum(shares)))
        wide, high, columns = [share * part for part in shares], inner.height, len(shown)
    else:
        columns = (len(shown) + 1) // 2
        wide, high = [(inner.width + _APART) // columns] * len(shown), (inner.height - _APART) // 2
    for place, colour in enumerate(shown):
        row, column = divmod(place, columns)
        left, top = inner.x + sum(wide[:column]), inner.y + row * (high + _APART)
        cell = Box(left, top, wide[place] - _APART, high)
        _lay_block(page, f"block-{colour.key}", before[colour], after[colour], cell)


def _lay_block(page: Page, what: str, before: int, after: int, box: Box) -> None:
    """Lay out a block and how many there are, and after an arrow how many are left if it pays."""
    paid, middle = before != after, box.y + box.height // 2
    on, edge = (PAYS, theme.GOLD_DEEP) if paid else (theme.VEIN, theme.EDGE)
    page.plate(f"{what}/plate", box, on, theme.MARBLE, 12, edge)
    side = min(82, box.width * (2 if paid else 3) // 5, box.height - 4)
    icon = page.icon(what, box.x + 6, middle - side // 2, side, what, on)
    room = Box(icon.right + 2, box.y, box.right - 6 - icon.right, box.height)
    if paid:
        sizes = [size for size in _SIZES if size <= box.height]
        lay_change(page, what, str(before), str(after), room, sizes, on, theme.INK)
        return
    at = room.x + room.width // 2, middle, str(before)
    page.label(f"{what}/count", *at, min(theme.TITLE, box.height - 4), theme.SOFT, on, face="bold", anchor="m")


_BRASS, _DARKER = "#c99a45", 0.3
_KIND, _BAR = 60, 34
"""The sizes of a card's kind and of a bar, and the width of an amount before and after."""
_WORDS: Final = 43, 39, theme.BODY, theme.SMALL
_CHANGES: Final = 59, theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL


class _Part(NamedTuple):
    """A condition, how far it was met before and is after building, and the kind of card, if it is one's."""

    what: str
    word: str
    before: int
    after: int
    need: int
    kind: str = ""


def lay_own_line(page: Page, seat: int, before: View, box: Box) -> None:
    """Lay out what counts towards the end, before and after, on a plaque of the seat."""
    on = theme.PLAQUES[seat]
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 16, _BRASS, fill_to=mix(on, theme.INK, _DARKER), shadow=6)
    parts = _parts(page, seat, before)
    wide = box.width // max(1, len(parts))
    for place, part in enumerate(parts):
        _lay_part(page, seat, part, Box(box.x + place * wide + 18, box.y + 9, wide - 36, box.height - 18))


def _parts(page: Page, seat: int, before: View) -> list[_Part]:
    """List the total cost, or with the expansion the goals that are public."""
    what = f"player/{seat}"
    if page.view.cards is None:
        had, has = (view.players[seat].costs for view in (before, page.view))
        need = conditions(len(page.view.players)).costs
        return [_Part(f"{what}/costs", page.say("picture-condition-costs"), had, has, need)]
    goals = [public_goals(view, seat, by_hand=False) for view in (before, page.view)]
    return [
        _Part(
            f"{what}/goal/{now.card.kind}",
            counted_word(page.say, now.condition),
            then.have,
            now.have,
            now.need,
            now.card.kind,
        )
        for then, now in zip(*goals, strict=True)
    ]


def _lay_part(page: Page, seat: int, part: _Part, box: Box) -> None:
    """Lay out what is counted, a bar if there is room, and how much there is of what is needed."""
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], box.y + box.height // 2
    left, what = box.x, part.what
    if part.kind:
        left = page.icon(f"{what}/kind", left, middle - _KIND // 2, _KIND, f"kind-{part.kind}", on).right + 12
    said = page.say("picture-of", have=part.after, need=part.need)
    changed = part.before != part.after
    wide = min(250, box.width // 2) if changed else ink(said, "bold", theme.TITLE).advance
    count = Box(box.right - wide, box.y, wide, box.height)
    room = count.x - 14 - left
    size = fitting_size(part.word, "sans", _WORDS, room)
    if ink(part.word, "sans", size).advance <= room:
        left = page.label(f"{what}/word", left, middle, part.word, size, colour, on).right + 18
    elif ink(part.word, "narrow", size).advance <= room:
        left = page.label(f"{what}/word", left, middle, part.word, size, colour, on, face="narrow").right + 18
    if count.x - 18 - left >= 90:
        at = Box(left, middle - _BAR // 2, count.x - 18 - left, _BAR)
        lay_bar(page, what, part.after, part.need, at, on)
    if changed:
        page.plate(f"mark/{what}/plate", count, theme.NEW_PALE, on, 12, theme.NEW, role=Role.MARK)
        inner = count._replace(x=count.x + 8, width=count.width - 16)
        lay_change(page, what, str(part.before), said, inner, _CHANGES, theme.NEW_PALE)
    else:
        page.label(what, box.right, middle, said, theme.TITLE, colour, on, face="bold", anchor="r")
