"""The six building types, each with its own silhouette; city buildings stand on paving, land buildings on a hill."""

from __future__ import annotations

from bot.games.carrara.components import CATEGORIES, TYPES, BuildingType, Category
from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen
from render.games.carrara.colours import DEEP, STRONG

_BODY = theme.MARBLE
_LARGE = 46
"""In pixels; smaller buildings omit details that would only blur."""


def _palazzo(pen: Pen, deep: str, strong: str) -> None:
    pen.rect(33, 6, 67, 22, _BODY)
    if pen.width >= _LARGE:
        for x in (37, 54):
            pen.arch(x, 10, x + 9, 22, deep)
    pen.rect(28, 2, 72, 8, deep, 2)
    pen.rect(5, 18, 95, 26, deep, 2)
    pen.rect(12, 25, 88, 90, _BODY)
    pen.rect(12, 52, 88, 56, deep)
    pen.rect(10, 25, 15, 90, deep)
    pen.rect(85, 25, 90, 90, deep)
    for x in (23, 43, 63):
        pen.arch(x, 31, x + 14, 49, strong)
    if pen.width >= _LARGE:
        for x in (23, 63):
            pen.arch(x, 62, x + 14, 80, strong)
    pen.arch(42, 61, 58, 90, deep)


def _biblioteca(pen: Pen, deep: str, strong: str) -> None:
    pen.polygon([(50, 12), (96, 38), (4, 38)], deep)
    pen.polygon([(50, 21), (78, 36), (22, 36)], strong)
    pen.rect(8, 38, 92, 45, deep)
    for x in (13, 34, 55, 76):
        pen.rect(x, 45, x + 11, 80, _BODY)
        pen.rect(x - 2, 45, x + 13, 50, deep)
    for x, colour in ((24, strong), (45, deep), (66, strong)):
        pen.rect(x, 50, x + 10, 80, colour)
    pen.rect(10, 79, 90, 85, deep)
    pen.rect(4, 85, 96, 91, deep)


def _cattedrale(pen: Pen, deep: str, strong: str) -> None:
    pen.rect(6, 30, 24, 90, _BODY)
    pen.polygon([(15, 8), (27, 31), (3, 31)], deep)
    pen.arch(11, 38, 19, 52, deep)
    pen.rect(4, 57, 26, 61, deep)
    pen.pie(60, 48, 28, 180, 360, strong)
    pen.rect(57, 11, 63, 24, deep)
    pen.rect(51, 14, 69, 18, deep)
    if pen.width >= _LARGE:
        pen.line([(60, 22), (60, 46)], 3, deep)
    pen.arc(60, 48, 28, 180, 360, 4, deep)
    pen.rect(30, 46, 90, 53, deep)
    pen.rect(33, 53, 87, 90, _BODY)
    pen.rect(24, 53, 33, 90, strong)
    pen.rect(87, 53, 94, 90, strong)
    pen.arch(51, 61, 69, 90, deep)
    if pen.width >= _LARGE:
        pen.disc(41, 67, 5, strong)
        pen.disc(79, 67, 5, strong)


def _porta(pen: Pen, deep: str, strong: str) -> None:
    for x in (4, 70):
        pen.rect(x, 26, x + 26, 90, _BODY)
        for step in range(3):
            pen.rect(x + step * 9.5, 14, x + step * 9.5 + 7, 30, deep)
        pen.rect(x, 26, x + 26, 33, deep)
        pen.rect(x + 10, 44, x + 16, 60, strong)
    pen.rect(30, 38, 70, 90, strong)
    pen.rect(30, 34, 70, 42, deep)
    pen.arch(35, 49, 65, 90, deep)
    if pen.width < _LARGE:
        pen.rect(47.5, 52, 52.5, 90, _BODY)
        pen.rect(35, 68, 65, 73, _BODY)
        return
    for bar in (41.0, 48.5, 56.0):
        pen.rect(bar, 54, bar + 3, 90, _BODY)
    for y in (64, 76):
        pen.rect(35, y, 65, y + 3, _BODY)


def _castello(pen: Pen, deep: str, strong: str) -> None:
    pen.line([(50, 4), (50, 26)], 3, deep, False)
    pen.polygon([(51, 4), (73, 10), (51, 16)], strong)
    pen.rect(36, 30, 64, 84, _BODY)
    for x in (33.0, 45.5, 58.0):
        pen.rect(x, 20, x + 9, 32, deep)
    pen.rect(33, 29, 67, 36, deep)
    for left in (8, 74):
        pen.rect(left, 50, left + 18, 84, _BODY)
        pen.polygon([(left - 4, 51), (left + 9, 26), (left + 22, 51)], deep)
        pen.rect(left + 6.5, 58, left + 11.5, 70, deep)
    pen.rect(24, 60, 76, 84, strong)
    for x in (25.0, 41.5, 58.0):
        pen.rect(x, 54, x + 10, 62, strong)
    pen.rect(36, 36, 64, 56, _BODY)
    pen.arch(46, 40, 54, 52, deep)
    pen.arch(43, 66, 57, 86, deep)


def _villa(pen: Pen, deep: str, strong: str) -> None:
    for x in (11, 89):
        pen.ellipse(x, 50, 8.5, 33, strong)
        pen.rect(x - 2, 76, x + 2, 88, deep)
    pen.polygon([(50, 26), (84, 50), (16, 50)], deep)
    pen.rect(60, 24, 68, 40, deep)
    pen.rect(23, 49, 77, 86, _BODY)
    pen.rect(23, 49, 77, 53, deep)
    pen.arch(43, 62, 57, 86, deep)
    for x in (28, 62):
        pen.rect(x, 59, x + 10, 73, strong)


_BODIES = (_palazzo, _biblioteca, _cattedrale, _porta, _castello, _villa)


def _building(building_type: BuildingType) -> Drawer:
    category = CATEGORIES[building_type]
    deep, strong = DEEP[category], STRONG[category]

    def draw(pen: Pen) -> None:
        if category is Category.LAND:
            pen.ellipse(50, 97, 60, 17, strong)
        else:
            pen.rect(0, 89, 100, 95, strong)
        _BODIES[building_type](pen, deep, strong)

    return draw


SPRITES: dict[str, Drawer] = {f"type-{each.key}": _building(each) for each in TYPES}
