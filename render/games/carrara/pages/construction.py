"""Preview of a construction: where the building will be, what pays for it, and what it will yield when scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.actions import Build
from bot.games.carrara.components import Colour, minus
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.before_after import lay_blocks
from render.games.carrara.parts.cities import lay_ribbon, scorer
from render.games.carrara.parts.seat_head import lay_seat_head
from render.games.carrara.parts.towns import lay_towns
from render.games.carrara.words.words import Words

_PANEL = 196
_WAY = 84
_WAYS = ("type", "city", "special")
_CITY = 1


def construction_page(view: SeatView, action: Build, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of building."""
    page = Page(_built(view, action), names, language)
    page.changes.built.add(action.building)
    words = Words(texts(language, GAME), ())
    y = lay_seat_head(page, view.seat, 20, _title(words, action))
    y = _lay_summary(page, view, action, y)
    head = page.say("picture-own-blocks")
    page.label("blocks", theme.MARGIN, y + 18, head, theme.BODY, theme.INK, page.ground, face="serif")
    y = lay_blocks(page, view.hand.blocks, minus(view.hand.blocks, action.blocks), y + 46)
    page.height = lay_towns(page, view.seat, y) + 10
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


def _lay_summary(page: Page, view: SeatView, action: Build, y: int) -> int:
    """Lay out the building, its city, and what each way to score it will yield."""
    ground, ways = theme.MARBLE, _scorable(view, action)
    height = _PANEL + (len(ways) - 2) * _WAY
    page.panel("summary/panel", theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, height)
    building, light = action.building, GROUND[action.building.category]
    x, middle = theme.MARGIN + 16, y + height // 2
    tile = page.plate("summary/tile", Box(x, y + 14, 230, height - 28), light, ground, 14)
    page.icon("summary/building", tile.x + 10, middle - 67, 134, f"type-{building.type.key}", light)
    disc = page.plate("summary/disc", Box(tile.right - 76, middle - 33, 66, 66), theme.MARBLE, light, 33)
    cost = str(building.cost)
    x = disc.x + 33
    page.label("summary/cost", x, middle, cost, theme.TITLE, theme.INK, theme.MARBLE, face="bold", anchor="m")
    page.icon("summary/to", tile.right + 20, middle - 24, 48, "arrow", ground)
    ribbon = Box(tile.right + 88, middle - 28, 190, 56)
    lay_ribbon(page, "summary/city", action.city, ribbon, ground)
    for row, scorable in enumerate(ways):
        _lay_worth(page, view, action, row, scorable, Box(ribbon.right + 40, y + 16 + row * _WAY, 420, 80))
    return y + height + theme.GAP


def _lay_worth(page: Page, view: SeatView, action: Build, row: int, scorable: bool, box: Box) -> None:
    """Lay out what scoring the building's type, its city or its category yields for it."""
    ground = theme.MARBLE
    middle, what = box.y + box.height // 2, f"summary/worth/{_WAYS[row]}"
    category = action.building.category
    sprite = (f"type-{action.building.type.key}", f"town-{Colour(action.city).key}", f"category-{category}")[row]
    light = ground if row == _CITY else GROUND[category]
    if row != _CITY:
        page.plate(f"{what}/plate", Box(box.x, middle - 33, 66, 66), light, ground, 10)
    by = 8 if row == _CITY else 4
    page.icon(what, box.x + by, middle - 33 + by, 66 - 2 * by, sprite, light, faded=not scorable)
    if not scorable:
        seat = scorer(page, action.city) if row == _CITY else view.seat
        page.icon(f"{what}/marker", box.x + 90, middle - 27, 54, f"seat-{seat}", ground)
        said = page.say("picture-already-scored")
        page.label(f"{what}/scored", box.x + 158, middle, said, theme.SMALL, theme.SOFT, ground)
        return
    brought = worth(action, view)
    if row > _CITY:
        brought = gain_of_category([Built(action.building, action.city)], category)
    amount, sign = brought.coins + brought.points, "point" if brought.points else "coin"
    page.icon(f"{what}/to", box.x + 84, middle - 18, 36, "arrow", ground)
    more = page.say("picture-more", count=amount)
    label = page.label(f"{what}/amount", box.x + 134, middle, more, theme.LARGE, theme.INK, ground, face="bold")
    x = page.icon(f"{what}/sign", label.right + 8, middle - 23, 46, sign, ground).right + 24
    if any(brought.objects):
        more = page.say("picture-more", count=1)
        label = page.label(f"{what}/one", x, middle, more, theme.LARGE, theme.INK, ground, face="bold")
        kind = action.building.object.key
        page.icon(f"{what}/object", label.right + 8, middle - 24, 48, f"object-{kind}", ground)
