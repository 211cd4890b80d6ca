"""What each scoring will bring with a building, how much of it is new, and whether it is possible: a card for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import OBJECTS, Building, Object, Objects
from bot.games.carrara.scoring import Gain
from bot.texts import Messages
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink, wrapped
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.parts.market.buildings import building_sprite
from render.games.carrara.parts.private.own_head import lay_gain
from render.games.carrara.parts.scoring.bill import lay_lost_object

_FACE: Final[Face] = "sans"
_NONE_LEFT_APART: Final = 12
"""Between this and what is at its left."""
_NONE_LEFT_CLOSE: Final = 6
_PITCH: Final = 28
"""How far apart the two lines of words are."""


def lay_none_left(page: Page, what: str, kinds: Sequence[Object], line: Box, on: str) -> int:
    """Lay out kinds of objects and that none is left at the right end of a line, and return where its rest ends.

    Several kinds, and those in lines too low for the words, have a sign instead.
    """
    left, middle, side = line.right - 4, line.y + line.height // 2, min(42, line.height)
    if line.height < 2 * _PITCH or len(kinds) > 1:
        for kind in kinds:
            left -= side + _NONE_LEFT_CLOSE
            lay_lost_object(page, f"{what}/{kind.key}", kind, left, middle, side, on)
        return left - _NONE_LEFT_APART
    said, face, size = page.say("picture-none-left"), _FACE, theme.SMALL
    lines = wrapped(said, face, size, max(ink(word, face, size).advance for word in said.split()), 2)
    left -= max(ink(each, face, size).advance for each in lines)
    for number, each in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * _PITCH)
        page.label(f"{what}/{number + 1}", left, y, each, size, theme.INK, on, face=face)
    left -= side + _NONE_LEFT_CLOSE
    page.icon(f"{what}/{kinds[0].key}", left, middle - side // 2, side, f"object-{kinds[0].key}", on)
    return left - _NONE_LEFT_APART


_SHARE_INSIDE, _SHARE_APART, _SHARE_CLOSE = 10, 10, 4
"""Space at both ends, between amounts, and between a number and its sign."""
_NUMBERS: Final = theme.LARGE, 39, theme.BODY
_WORD: Final = theme.SMALL
_SHARE_SIGN: Final = 0.92
"""The size of a sign, as a share of its number's."""


def lay_share(page: Page, what: str, building: Building, share: Gain, room: Box, on: str) -> None:
    """Lay out the building at the left end of a room, and that it adds so much."""
    shown = [(share.points, "point"), (share.coins, "coin")]
    shown += [(share.objects[kind], f"object-{kind.key}") for kind in OBJECTS]
    amounts = [(page.say("picture-more", count=amount), sign) for amount, sign in shown if amount]
    word, name, paper = page.say("picture-share"), f"{what}/share", theme.GOLD_PALE
    high = min(54, room.height)
    wide, tall = atlas().baked_size(f"{building_sprite(building)}-large")
    wide = round(wide * (high - 6) / tall)
    begin = _SHARE_INSIDE + wide + 8 + ink(word, "sans", _WORD).advance

    def whole(size: int) -> int:
        each = sum(ink(said, "bold", size).advance + _SHARE_CLOSE + round(size * _SHARE_SIGN) for said, _ in amounts)
        return begin + each + _SHARE_APART * len(amounts) + _SHARE_INSIDE

    size = next((size for size in _NUMBERS if whole(size) <= room.width and size <= high), _NUMBERS[-1])
    box = Box(room.x, room.bottom - high, min(whole(size), room.width), high)
    page.plate(f"{name}/plate", box, paper, on, 10, theme.GOLD_DEEP)
    middle, x = box.y + high // 2, box.x + _SHARE_INSIDE
    page.icon(f"{name}/building", x, box.y + 3, wide, f"{building_sprite(building)}-large", paper, height=high - 6)
    x = page.label(f"{name}/word", x + wide + 8, middle, word, _WORD, theme.INK, paper).right
    for said, sign in amounts:
        number = page.label(f"{name}/{sign}", x + _SHARE_APART, middle, said, size, theme.INK, paper, face="bold")
        side = round(size * _SHARE_SIGN)
        at = number.right + _SHARE_CLOSE, middle - side // 2, side
        x = page.icon(f"{name}/{sign}/sign", *at, sign, paper).right


_APART: Final = 10
_INSIDE: Final = 14
_FOOT, _LOW = 50, 200
"""The height of the plate that says whether it is possible; cards lower than this have no line at their foot for it."""
_STATE = 48
"""The size of the emblem, and the height of the plate beside it, below the name."""
_MORE = 20
"""How much higher a card with that line is than one without, and how far the line is above the foot of a high card."""
_YIELDS: Final = 75, theme.HUGE, 63, 59, 55, theme.TITLE, 47, theme.LARGE, 39, theme.BODY
_HEADS: Final = theme.LARGE, 39, theme.BODY, theme.SMALL
_STATES: Final = 39, theme.BODY, theme.SMALL
_LOW_STATE: Final = theme.SMALL
_SIGN: Final = 42
_CLOSE: Final = 0.72
"""The size of objects of which only the sum is said, as a share of the amounts."""
READY: Final = "#e4f5c0", "#6f9440"
"""The ground of what can be scored now, and its edge."""
NOT_READY: Final = "#c8b8a6", "#8f7d68"
"""The same of what cannot."""


class Way(NamedTuple):
    """A way to score a building: what is scored, what it yields, and whether that is possible."""

    key: str
    sprite: str
    scored: str
    """The name of the type or the city; a special scoring has none."""
    brought: Gain
    """What it yields with all the other buildings."""
    share: Gain
    """What of it the building yields."""
    by: int | None = None
    """Who has scored it already."""
    need: tuple[int, int] | None = None
    """How many buildings there will be, and how many it takes."""
    lost: Objects | None = None
    """The objects that it does not yield, as the supply has too few."""


def heading(say: Messages, way: Way) -> str:
    """Return what a way to score is called."""
    return say("picture-score-this", what=way.scored) if way.scored else say("picture-special-scoring")


def lay_ways(page: Page, ways: Sequence[Way], building: Building, box: Box) -> None:
    """Lay out a card for each way to score a building."""
    room, more = box.height - (len(ways) - 1) * _APART, [_MORE * _has_line(way) for way in ways]
    if room // len(ways) < _LOW + _MORE:
        more = [0] * len(ways)
    high, y = (room - sum(more)) // len(ways), box.y
    for way, added in zip(ways, more, strict=True):
        _lay_way(page, way, building, Box(box.x, y, box.width, high + added))
        y += high + added + _APART


def _has_line(way: Way) -> bool:
    """Return whether a card says at its foot how much the building adds, or what is lost."""
    return way.by is None and (way.share != way.brought or bool(_lost(way)))


def _lay_way(page: Page, way: Way, building: Building, box: Box) -> None:
    """Lay out what is scored, below or beside its name whether that is possible, and below it what that yields.

    Who has scored it already is said at the foot where there is room.
    """
    what, free, low = f"worth/{way.key}", way.by is None, box.height < _LOW
    on = theme.MARBLE if free else theme.VEIN
    page.plate(f"{what}/card", box, on, page.ground, 14, theme.EDGE, shadow=6 * free)
    inner = Box(box.x + _INSIDE, box.y + 4, box.width - 2 * _INSIDE, box.height - 8)
    shared, lost = free and way.share != way.brought, _lost(way) if free else []
    foot = (46 if low else 58) * (shared or bool(lost)) if free else (_FOOT + 4) * (not low)
    side = min(54 if low else 92, inner.height // 2 - 4)
    head = inner._replace(height=side + (0 if low else 8) if free else inner.height - foot)
    rise = 4 * (bool(foot) and free and not low)
    below = inner._replace(y=head.bottom, height=inner.bottom - foot - rise - head.bottom - 4 * low)
    emblem = page.icon(what, head.x, head.y + (head.height - side) // 2 + 1, side, way.sprite, on, faded=not free)
    name = head._replace(x=emblem.right + 12, width=head.right - emblem.right - 12)
    if low:
        wide = _low_width(page, way)
        state = Box(box.right - 8 - wide, head.y + (head.height - _FOOT) // 2 + 2, wide, _FOOT - 2)
        name = name._replace(width=state.x - 8 - name.x)
    elif free:
        name = name._replace(height=head.height - _STATE - 2)
        state = Box(name.x, name.bottom, min(name.width, _wide(page, way)), _STATE)
    else:
        state = Box(box.x + 8, box.bottom - foot - 6, box.width - 16, _FOOT)
    said = heading(page.say, way)
    at = name.x, name.y + name.height // 2 + 1, said, fitting_size(said, "serif", _HEADS, name.width)
    page.label(f"{what}/head", *at, theme.INK, on, face="serif", width=name.width)
    line = Box(box.x + 8, inner.bottom - foot - rise - 2, box.width - 16, foot)
    if lost:
        line = line._replace(width=lay_none_left(page, f"{what}/lost", lost, line, on) - line.x)
    if shared:
        lay_share(page, what, building, way.share, line, on)
    if free:
        _lay_yield(page, what, way, below, on)
    _lay_state(page, what, way, state, low)


def _lay_yield(page: Page, what: str, way: Way, room: Box, on: str) -> None:
    """Lay out points and coins, and each kind of object with its number or, where it has no room, their sum."""
    brought = way.brought
    amounts = [page.say("picture-more", count=each) for each in (brought.points, brought.coins) if each]
    kinds = [kind for kind in OBJECTS if brought.objects[kind]]
    counts = [page.say("picture-more", count=brought.objects[kind]) for kind in kinds]
    more = page.say("picture-more", count=sum(brought.objects))

    def wide(size: int, each: Sequence[str]) -> int:
        side = size if len(each) == len(kinds) else round(size * _CLOSE)
        signs = sum(ink(said, "bold", size).advance + size + 17 for said in amounts)
        return signs + sum(ink(said, "bold", size).advance + 12 for said in each) + side * len(kinds)

    fitting = ((size, each) for each in (counts, [more]) for size in _YIELDS)
    size, each = next(
        ((size, each) for size, each in fitting if wide(size, each) <= room.width and size <= room.height),
        (_YIELDS[-1], [more]),
    )
    side = size if len(each) == len(kinds) else round(size * _CLOSE)
    middle = room.y + room.height // 2
    x = lay_gain(page, f"{what}/amount", brought, room.x, middle, size, on)
    for place, kind in enumerate(kinds):
        if place < len(each):
            name = f"{what}/{kind.key}/count"
            x = page.label(name, x + 6, middle, each[place], size, theme.INK, on, face="bold").right + 6
        page.icon(f"{what}/{kind.key}", x, middle - side // 2, side, f"object-{kind.key}", on)
        x += side


def _lost(way: Way) -> list[Object]:
    """List the kinds of objects that are lost."""
    return [kind for kind in OBJECTS if way.lost is not None and way.lost[kind]]


def _state(page: Page, way: Way, low: bool) -> tuple[str, str]:
    """Return the sign and the words for whether the scoring is possible: now, with more buildings, or no more."""
    if way.by is not None:
        return "lock", "" if low else page.say("picture-already-scored")
    if way.need is not None and way.need[0] < way.need[1]:
        have, need = way.need
        return "house", page.say("picture-of", have=have, need=need)
    return "tick", page.say("picture-now" if low else "picture-now-possible")


def _wide(page: Page, way: Way) -> int:
    """Return the width of the plate below a name."""
    return 10 + _SIGN + 10 + ink(_state(page, way, False)[1], "bold", _STATES[1]).advance + 16


def _low_width(page: Page, way: Way) -> int:
    """Return the width of the plate beside a name, in a low card."""
    said = _state(page, way, True)[1]
    if not said:
        return 20 + _SIGN + (_SIGN + 8) * (way.by is not None)
    return 10 + _SIGN + 8 + ink(said, "bold", _LOW_STATE).advance + 10


def _lay_state(page: Page, what: str, way: Way, box: Box, low: bool) -> None:
    """Say whether the scoring is possible; if not any more, with the badge of who has done it."""
    sprite, said = _state(page, way, low)
    ready = sprite == "tick"
    on, edge = READY if ready else NOT_READY
    card = theme.MARBLE if way.by is None else theme.VEIN
    page.plate(f"{what}/state/plate", box, on, card, 10, edge)
    middle, side, right = box.y + box.height // 2, _SIGN, box.right - 10
    sign = page.icon(f"{what}/state/sign", box.x + 10, middle - side // 2, side, sprite, on)
    if way.by is not None:
        right = page.badge(f"{what}/state/by", right - side, middle - side // 2, side, way.by, on).x - 8
    if not said:
        return
    left = sign.right + (8 if low else 10)
    room = right - left
    size = next((each for each in _STATES if each <= box.height - 12 and ink(said, "bold", each).advance <= room), 0)
    face: Face = "bold" if size else "narrow"
    at = left, middle, said, size or _STATES[-1]
    page.label(f"{what}/state", *at, theme.INK, on, face=face, width=room + 2)
