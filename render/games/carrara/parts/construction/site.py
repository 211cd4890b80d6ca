"""The city that a building rises in: what its owner has there, and the new building."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.carrara.components import CURRENCIES, VALUES, Building, City, Colour, Currency
from render.common.page import Light
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Role, Scene
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.town import lay_tag
from render.games.carrara.parts.market.arrival import lay_new, tag_width
from render.games.carrara.parts.market.buildings import building_sprite

_SKIES: Final = {
    Light.MORNING: ("#a9d3ee", "#fbe6d2"),
    Light.NOON: ("#8fc9ee", "#f3f3e4"),
    Light.EVENING: ("#e9a66b", "#fdeac4"),
}
"""By light: the sky, from top to bottom."""

_RINGS: Final = (1.32, theme.GOLD_PALE), (1.18, theme.GLOW), (1.04, "#ffd45e")
"""The rings of light behind what stands out: their radii, as shares of its own, and their colours."""


def lay_prospect(page: Page, what: str, city: City, box: Box, shines: Box | None = None) -> str:
    """Lay out the sky and the upper part of a view, in a low box its middle, and return the colour behind things.

    Golden light may shine behind one of these, in rings.
    """
    sky, low = _SKIES[light_of(page.view)]
    scene = Scene(box.width, low)
    scene.height, high = box.height, round(box.width * 0.6)
    scene.plate("sky", Box(0, 0, box.width, box.height), sky, low, fill_to=low)
    top = max(min(6, box.height - round(high * 0.8)), box.height - high)
    scene.icon("view", 0, top, box.width, f"prospect-{city.key}", low, height=high, plate=True)
    if shines is not None:
        x, y = shines.x + shines.width // 2 - box.x, shines.y + shines.height // 2 - box.y
        widest = max(shines.width, shines.height) / 2
        for share, colour in _RINGS:
            radius = round(widest * share)
            at = Box(x - radius, y - radius, 2 * radius, 2 * radius)
            scene.plate(f"light/{colour}", at, colour, low, radius)
    page.window(f"ground/{what}", box.x, box.y, scene, role=Role.GROUND)
    return low


_STONE, _STONE_LOW, _KERB = "#ead9b5", "#c9b182", "#f9efd8"
"""The quay that carries the costs, from top to bottom, and the kerb above it."""
_FRAME, _QUAY = 9, 76
"""The width of the frame, and the height of the quay."""
_SIGN: Final = 74
"""The height of the sign with the value of the city."""
_PENNANT, _CURRENCY = 62, 46
_MARK = 5
"""The sizes of the plates with costs, and how far the frame reaches around the new one's."""
_NEARER: Final = 6
"""How far it stands before the others."""
_APART = 8
"""Between two buildings, and the least width of one with its cost."""


class _Shown(NamedTuple):
    """A building, and how many of its type it stands for."""

    building: Building
    number: int


def lay_site(page: Page, building: Building, city: City, others: Sequence[Building], box: Box) -> None:
    """Lay out the city with the others on its quay, and the new building to their right."""
    ground, inner = box.bottom - _FRAME - _QUAY + 4, Box(box.x + 20, box.y + 20, box.width - 40, box.height - 20)
    sprite, shown = f"{building_sprite(building)}-large", _shown(others)
    wide, tall = atlas().baked_size(sprite)
    larger = 1.35 if all(building.cost > each.building.cost for each in shown) else 1.15
    free = inner.width - 20 - (len(shown) - 1) * _APART
    beside = sum(atlas().baked_size(f"{building_sprite(each.building)}-large")[0] for each in shown)
    unit = free / (larger * wide + beside)
    most = (ground + _NEARER - inner.y - 20) / tall
    scale = min(1.55, most, unit * larger if shown else inner.width * 0.6 / wide)
    wide, tall = round(wide * scale), round(tall * scale)
    sign = _value_box(page, city, box.x + _FRAME + 12, box.y + _FRAME + 12)
    if shown:
        left = inner.right - wide - 6
    else:
        left = min(max(inner.x + (inner.width - wide) // 2, sign.right + 12), inner.right - wide)
    place = Box(left, ground + _NEARER - tall, wide, tall)
    on = _lay_view(page, city, box, place)
    _lay_value(page, city, sign)
    if shown:
        _lay_others(page, shown, Box(inner.x, ground, left - 14 - inner.x, _QUAY), on, scale / larger)
    _lay_new_one(page, building, place, ground, on)


def _lay_new_one(page: Page, building: Building, box: Box, ground: int, on: str) -> None:
    """Lay out the new building with its cost below it, and a tag that says that it is new."""
    name, sprite = f"site/{building}", f"{building_sprite(building)}-large"
    page.icon(f"mark/{name}", *box[:3], sprite, on, height=box.height, halo=theme.GLOW, role=Role.MARK)
    tag = _tag(box.x + box.width // 2, ground, (68, 60))
    page.plate(f"{name}/plate", tag.grown(_MARK), theme.GOLD_DEEP, _STONE, 12)
    page.plate(f"{name}/line", tag.grown(_MARK - 2), theme.GLOW, theme.GOLD_DEEP, 10)
    lay_tag(page, name, building, tag, theme.TITLE, theme.GLOW, rim=False)
    lay_new(page, name, box.right - tag_width(page) // 2 + 8, box.y - 2)


def _lay_view(page: Page, city: City, box: Box, shines: Box) -> str:
    """Lay out a framed view of the city above a quay, and return the colour that buildings are on."""
    page.panel("site/panel", *box)
    inner = box.grown(-_FRAME)
    quay = inner._replace(y=inner.bottom - _QUAY, height=_QUAY)
    low = lay_prospect(page, "site/city", city, inner._replace(height=quay.y - inner.y), shines)
    page.plate("ground/site/quay", quay, _STONE, low, fill_to=_STONE_LOW, role=Role.GROUND)
    page.plate("ground/site/kerb", quay._replace(height=7), _KERB, _STONE, role=Role.GROUND)
    return low


def _value_box(page: Page, city: City, x: int, y: int) -> Box:
    """Return the place of the sign with what costs are multiplied by in the city."""
    times = page.say("picture-times", count=VALUES[city])
    return Box(x, y, _PENNANT + ink(times, "bold", theme.TITLE).advance + _CURRENCY + 40, _SIGN)


def _lay_value(page: Page, city: City, place: Box) -> None:
    """Lay out a sign with the city's colour, and what costs are multiplied by there."""
    times = page.say("picture-times", count=VALUES[city])
    box = page.plate("site/value/plate", place, theme.MARBLE, theme.MARBLE, 12, theme.EDGE, shadow=4)
    on, middle = theme.MARBLE, box.y + _SIGN // 2
    pennant = page.icon("site/value/city", box.x + 8, middle - _PENNANT // 2, _PENNANT, f"town-{Colour(city).key}", on)
    page.label("site/value", pennant.right + 8, middle, times, theme.TITLE, theme.INK, on, face="bold")
    sign = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    page.icon("site/value/sign", box.right - 10 - _CURRENCY, middle - _CURRENCY // 2, _CURRENCY, sign, on)


def _shown(others: Sequence[Building]) -> list[_Shown]:
    """List what stands for the others: each of them or, of many, the most expensive of each type."""
    ordered = sorted(others)
    if len(ordered) <= 5:
        return [_Shown(each, 1) for each in ordered]
    types = [list(found) for _, found in groupby(ordered, key=lambda each: each.type)]
    return [_Shown(max(each, key=lambda one: one.cost), len(each)) for each in types]


def _lay_others(page: Page, shown: Sequence[_Shown], quay: Box, on: str, most: float) -> None:
    """Lay out what is on the quay already in the middle of its width, with the cost or the number below each.

    Their scale is at most this one.
    """
    sizes = [atlas().baked_size(f"{building_sprite(each.building)}-large") for each in shown]
    free = quay.width - (len(sizes) - 1) * _APART
    scale = min(most, free / sum(wide for wide, _ in sizes), 190 / max(tall for _, tall in sizes))
    slots = [max(58, int(wide * scale)) for wide, _ in sizes]
    x = quay.x + (quay.width - sum(slots) - (len(slots) - 1) * _APART) // 2
    for (building, number), slot, (wide, tall) in zip(shown, slots, sizes, strict=True):
        side = min(scale, slot / wide)
        width, height, centre, what = int(wide * side), int(tall * side), x + slot // 2, f"site/{building}"
        sprite = f"{building_sprite(building)}-large"
        page.icon(what, centre - width // 2, quay.y - height, width, sprite, on, height=height)
        tag = _tag(centre, quay.y, (48, 48))
        if number > 1:
            said, at = page.say("picture-times", count=number), (centre, tag.y + tag.height // 2)
            page.label(f"{what}/number", *at, said, theme.LARGE, theme.INK, _STONE, face="bold", anchor="m")
        else:
            lay_tag(page, what, building, tag, theme.LARGE, _STONE)
        x += slot + _APART


def _tag(centre: int, ground: int, size: tuple[int, int]) -> Box:
    """Return where the plate with a cost is on the quay."""
    wide, high = size
    return Box(centre - wide // 2, ground + (_QUAY - high) // 2, wide, high)
