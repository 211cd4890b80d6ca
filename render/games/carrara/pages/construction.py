"""Preview of a construction: where the building will be, what pays for it, and what it will yield when scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.actions import Build
from bot.games.carrara.components import BUILDINGS_TO_SCORE, COLOURS, Blocks, City, Colour, minus
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, scored_by
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.plots import sprite_of
from render.games.carrara.parts.cities.rows import lay_own_row
from render.games.carrara.parts.market.display import BAND, BANDS, WALL
from render.games.carrara.parts.private.before_after import lay_change
from render.games.carrara.parts.private.own_head import lay_gain, lay_own_head
from render.games.carrara.parts.private.own_plaque import WIDTH, lay_own_plaque
from render.games.carrara.words.words import Words

_PANEL = Box(theme.MARGIN, 88, theme.WIDTH - 2 * theme.MARGIN, 232)
_BUILDING, _BLOCKS, _WAYS_AT = 226, 400, 652
"""Where the parts of the panel end or begin, from its left."""
_BANNERS = 328
_WAYS = ("type", "city", "special")
_CITY = 1
_HEADING, _EMBLEM, _COST = 50, 64, 55
_NEED, _NEED_HIGH = 400, 72
"""The size of the plate in the head that says how many buildings the city has and needs."""
_NEED_LINES = 20, 51
"""How far below its top the middles of its lines are."""
_TICK = 46
_YIELD = 51
"""The size of what the building yields, if there is room."""
_BLOCK, _LEFT = (84, 60), (67, 51)
"""The sizes of a block, and of how many stay, in one column and in two."""
_AFTER = (84, 72), (58, theme.TITLE, theme.LARGE, theme.BODY)
"""The sizes of how many are left of those that pay."""
_MANY = 10
"""From so many blocks on, numbers in two columns are smaller."""


def construction_page(view: SeatView, action: Build, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of building."""
    page = Page(replace(_built(view, action), open_hands=None), names, language)
    page.changes.built.add(action.building)
    need = _need(view, action)
    lay_own_head(page, view.seat, _title(Words(texts(language, GAME), ()), action), beside=_NEED if need else 0)
    if need is not None:
        _lay_need(page, action.city, need)
    page.panel("summary/panel", *_PANEL)
    _lay_building(page, action)
    _lay_blocks(page, view.hand.blocks, minus(view.hand.blocks, action.blocks))
    ways = _scorable(view, action)
    height = (_PANEL.height - _HEADING - 12) // len(ways)
    left, top, on = _PANEL.x + _WAYS_AT, _PANEL.y + _HEADING, theme.MARBLE
    page.plate("summary/worth/line", Box(left - 18, _PANEL.y + 14, 2, _PANEL.height - 28), theme.SAND, on)
    said, room = page.say("picture-building-adds"), _PANEL.right - 12 - left
    page.label("summary/worth", left, top - 20, said, theme.BODY, theme.INK, on, face="bold", width=room)
    for row, scorable in enumerate(ways):
        box = Box(left, top + 4 + row * height, _PANEL.width - _WAYS_AT - 12, height)
        _lay_worth(page, view, action, row, scorable, box)
    lay_own_plaque(page, view.seat, Box(theme.MARGIN, _BANNERS, WIDTH, theme.HEIGHT - 12 - _BANNERS))
    lay_own_row(page, view.seat, _BANNERS)
    return page


def construction_alt(view: SeatView, action: Build, names: Sequence[str], language: str) -> str:
    """Describe the effect of building."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
    say, after = words.say, _built(view, action).players[view.seat]
    said = [
        _title(words, action) + ":",
        say("picture-alt-paid", blocks=words.blocks(action.blocks)),
        say("picture-alt-blocks-after", blocks=words.blocks(minus(view.hand.blocks, action.blocks))),
    ]
    if need := _need(view, action):
        have, needed = need
        said.append(say("picture-alt-need", city=words.city(action.city), before=have - 1, after=have, need=needed))
        if have >= needed:
            said.append(say("picture-alt-need-met", city=words.city(action.city)))
    ways = _scorable(view, action)
    if not any(ways):
        said.append(say("picture-alt-brings-nothing"))
    if any(ways[:2]):
        said.append(say("picture-alt-brings", gain=words.gain(worth(action, view))))
    if any(ways[2:]):
        special = gain_of_category([Built(action.building, action.city)], action.building.category)
        said.append(say("picture-alt-brings-special", gain=words.gain(special)))
    said.append(say("picture-alt-own-buildings", buildings=words.built(after.buildings)))
    return cut(said, say("picture-alt-more"))


def worth(action: Build, view: SeatView) -> Gain:
    """Return what the building yields each time it is scored."""
    return gain([Built(action.building, action.city)], view.supply)


def _title(words: Words, action: Build) -> str:
    building, city = words.building(action.building), words.city(action.city)
    return words.say("picture-construction", building=building, city=city)


def _built(view: SeatView, action: Build) -> SeatView:
    player = view.players[view.seat]
    player = player._replace(buildings=(*player.buildings, Built(action.building, action.city)))
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def _scorable(view: SeatView, action: Build) -> tuple[bool, ...]:
    """Return whether the building can still be scored by type, by city and, with the expansion, by category."""
    free = all(action.city not in player.cities_scored for player in view.players)
    own = view.players[view.seat]
    special = () if view.cards is None else (action.building.category not in own.categories_scored,)
    return (action.building.type not in own.types_scored, free, *special)


def _need(view: SeatView, action: Build) -> tuple[int, int] | None:
    """Return how many buildings there will be in the city, and how many scoring it takes; None if it is scored."""
    if scored_by(view.players, action.city) is not None:
        return None
    there = in_city(view.players[view.seat].buildings, action.city)
    return len(there) + 1, BUILDINGS_TO_SCORE[action.city]


def _lay_need(page: Page, city: City, need: tuple[int, int]) -> None:
    """Lay out that the city can be scored, in crimson if it could not before, or how many buildings it has."""
    have, needed = need
    on, right, met = theme.MARBLE, theme.WIDTH - theme.MARGIN, have >= needed
    box = page.plate("need/plate", Box(right - _NEED, 8, _NEED, _NEED_HIGH), on, theme.SKY, 14, theme.EDGE, shadow=5)
    side, sprite = _NEED_HIGH - 14, f"town-{Colour(city).key}"
    emblem = page.icon("need/city", box.x + 10, box.y + 7, side, sprite, on)
    left, edge = emblem.right + 10, box.right - 14
    if met:
        edge = page.icon("need/met", edge - _TICK, box.y + (_NEED_HIGH - _TICK) // 2, _TICK, "tick", on).x - 8
    said = page.say("picture-need-met") if met else page.say("picture-need", have=have, need=needed)
    colour, upper, lower = theme.NEW if have == needed else theme.INK, *_NEED_LINES
    name = page.say(f"city-{city.key}")
    page.label("need/name", left, box.y + upper, name, theme.SMALL, theme.INK, on, face="bold", width=edge - left)
    page.label("need/said", left, box.y + lower, said, theme.SMALL, colour, on, width=edge - left)


def _lay_building(page: Page, action: Build) -> None:
    """Lay out the new building on its card."""
    what, building = "summary/building", action.building
    box, category = Box(_PANEL.x + 14, _PANEL.y + 12, _BUILDING - 28, _PANEL.height - 24), building.category
    card = page.icon(f"{what}/card", *box[:3], f"card-{category}-large", theme.MARBLE, height=box.height, plate=True)
    band = round(card.height * BAND)
    sprite, bottom = f"{sprite_of(building)}-large", card.bottom - band
    wide, tall = atlas().baked_size(sprite)
    scale = min((card.width - 12) / wide, (card.height - band - 8) / tall)
    wide, tall = round(wide * scale), round(tall * scale)
    page.icon(what, card.x + (card.width - wide) // 2, bottom - tall, wide, sprite, WALL, height=tall)
    middle, ground, side = card.bottom - band // 2 - 3, BANDS[category], band - 6
    cost, kind = str(building.cost), building.object.key
    page.label("summary/cost", card.x + 20, middle, cost, _COST, theme.WHITE, ground, face="bold")
    page.icon(f"{what}/object", card.right - 15 - side, middle - side // 2, side, f"object-{kind}", ground)


def _lay_blocks(page: Page, before: Blocks, after: Blocks) -> None:
    """Lay out the blocks the seat has: first those that pay, with how many of them are left, then the others."""
    shown = sorted((colour for colour in COLOURS if before[colour]), key=lambda each: before[each] == after[each])
    columns = 1 if len(shown) <= 2 else 2
    lines = -(-len(shown) // columns)
    left, top, across = _PANEL.x + _BUILDING + 6, _PANEL.y + 12, (_BLOCKS - 10) // columns
    high, on = min((_PANEL.height - 24) // lines, 106), theme.MARBLE
    top += (_PANEL.height - 24 - lines * high) // 2
    for place, colour in enumerate(shown):
        line, column = divmod(place, columns)
        box = Box(left + column * across, top + line * high + 3, across - 8, high - 6)
        what, paid = f"block-{colour.key}", before[colour] != after[colour]
        ground, edge = (theme.GOLD_PALE, theme.GOLD_DEEP) if paid else (theme.VEIN, theme.EDGE)
        page.plate(f"{what}/plate", box, ground, on, 12, edge)
        _lay_block(page, what, colour, before[colour], after[colour], box, columns - 1, ground)


def _lay_block(page: Page, what: str, colour: Colour, before: int, after: int, box: Box, size: int, on: str) -> None:
    """Lay out a block and how many there are, and after an arrow how many are left if it pays."""
    many = size and before >= _MANY
    side, middle = min(_BLOCK[size] - 10 * many, box.height - 6), box.y + box.height // 2
    icon = page.icon(what, box.x + (6 if size else 34), middle - side // 2, side, f"block-{colour.key}", on)
    if before != after:
        left = icon.right + 4
        room = Box(left, box.y, box.right - (4 if size else 24) - left, box.height)
        lay_change(page, what, str(before), str(after), room, _AFTER[size], on, theme.INK)
        return
    apart, digits = 6 if size else 24, theme.BODY if many else _LEFT[size]
    page.label(f"{what}/count", icon.right + apart + 2, middle, str(before), digits, theme.INK, on, face="bold")


def _lay_worth(page: Page, view: SeatView, action: Build, row: int, scorable: bool, box: Box) -> None:
    """Lay out what scoring the building's type, its city or its category yields for it."""
    on, category = theme.MARBLE, action.building.category
    middle, what = box.y + box.height // 2, f"summary/worth/{_WAYS[row]}"
    sprite = (f"type-{action.building.type.key}", f"town-{Colour(action.city).key}", f"category-{category}")[row]
    side = min(_EMBLEM, box.height - 4)
    page.icon(what, box.x, middle - side // 2, side, sprite, on, faded=not scorable)
    if not scorable:
        seat = scored_by(page.view.players, action.city) if row == _CITY else view.seat
        assert seat is not None
        page.badge(f"{what}/marker", box.x + 72, middle - 24, 48, seat, on)
        said, room = page.say("picture-already-scored"), box.right - box.x - 130
        page.label(f"{what}/scored", box.x + 130, middle, said, theme.SMALL, theme.SOFT, on, width=room)
        return
    brought = worth(action, view)
    if row > _CITY:
        brought = gain_of_category([Built(action.building, action.city)], category)
    page.icon(f"{what}/to", box.x + 72, middle - 12, 36, "arrow", on, height=24)
    size = min(_YIELD, box.height - 10)
    x = lay_gain(page, f"{what}/amount", brought, box.x + 118, middle, size, on)
    if any(brought.objects):
        more = page.say("picture-more", count=1)
        label = page.label(f"{what}/one", x + 8, middle, more, size, theme.INK, on, face="bold")
        kind = action.building.object.key
        page.icon(f"{what}/object", label.right + 6, middle - size // 2, size, f"object-{kind}", on)
