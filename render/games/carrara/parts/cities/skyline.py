"""A player's buildings in a city: each with its cost, or by type where they are too many to draw each."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import Building, Category
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.estates import grouped
from render.games.carrara.parts.cities.plots import Plot, plots, sprite_of

HEM: Final = 6
"""The height of the strip of a city's cloth above what is built there."""
_TAG, _TAG_WIDTH = 31, 23
PAPER: Final = "#fffdf8"
PAPER_LOW: Final = "#f6efdf"
"""The sky above a player's cities, and down at the ground."""
_LEDGE = 6
_NOW, _CORNER, _SEAL = 5, 28, 26
"""The width of the frame of a city scored just now, of its corner, and of the scorer's shape."""
_EMBLEM = 28
_APART = 4
"""Between the costs of one type and the emblem of the next."""
_STACK = 32
_SMALL_CORNER = 12
"""Of what is new where there are no buildings to be seen."""
_STONE, _STONE_LOW, _STONE_EDGE = "#efe6d3", "#d3c3a4", "#a8977a"
"""The terrace that the buildings behind stand on."""
TAGS: Final = {
    Category.CITY: (theme.TERRACOTTA, theme.WHITE, theme.TERRACOTTA_DEEP),
    Category.LAND: ("#afca6c", theme.INK, "#465f1d"),
}
"""By category: the colour of the plate with a cost, of its digits and of its rim."""
_RADIUS = {Category.CITY: 6, Category.LAND: 16}


def lay_skyline(
    page: Page,
    what: str,
    buildings: Sequence[Building],
    box: Box,
    quay: int,
    fresh: Container[Building],
    scorer: int | None = None,
    scored_now: bool = False,
) -> None:
    """Lay out what a player has in a city, the new buildings framed, tinted and sealed once it is scored.

    The quay, at the foot of the box, carries the costs.
    """
    whole = box
    scored_now = scored_now and scorer is not None
    if scored_now:
        box = Box(box.x + _NOW, box.y, box.width - 2 * _NOW, box.height)
    found = plots(tuple(buildings), box, quay, frozenset(each for each in buildings if each in fresh))
    lines = sorted({plot.box.bottom for plot in found.plots}) if found is not None and not found.behind else []
    crowded = found is None or len(lines) > 1
    if found is None:  # so many need the room of the strip too
        box, whole = (each._replace(y=each.y - HEM, height=each.height + HEM) for each in (box, whole))
    if crowded:
        page.plate(f"ground/{what}/paper", whole, PAPER, PAPER, 10, fill_to=PAPER_LOW)
    if scored_now:
        page.plate(f"glow/{what}/scored", whole, theme.GLOW, PAPER)
        page.plate(f"mark/{what}/scored", whole.grown(-1), theme.NEW, theme.GLOW)
        page.plate(f"ground/{what}/inside", whole.grown(-_NOW), PAPER, theme.NEW, fill_to=PAPER_LOW)
        whole = whole.grown(-_NOW)
    if scorer is not None:
        tint = f"scored-{scorer}"
        page.icon(f"ground/{what}/scored", *whole[:3], tint, PAPER, height=whole.height, plate=True)
        page.icon(f"ground/{what}/scorer", whole.x + 3, whole.y + 3, _SEAL, f"seat-{scorer}", PAPER)
    if scored_now:
        page.icon(f"corner/{what}", whole.right + _NOW - _CORNER, whole.y - _NOW, _CORNER, "news-corner", theme.NEW)
    if found is not None:
        for number, bottom in enumerate(lines if crowded else ()):
            foot = found.plots[0].foot or _LEDGE
            name = f"ground/{what}/ledge/{number + 1}"
            page.icon(name, box.x, bottom - foot, box.width, "ledge", PAPER, height=foot, plate=True)
        if found.terrace is not None:
            page.plate(f"ground/{what}/terrace", found.terrace, _STONE, PAPER, 4, _STONE_EDGE, fill_to=_STONE_LOW)
            for place, plot in enumerate(found.plots):
                _lay_in_street(page, what, plot, plot.building in fresh, place < found.behind)
            return
        for plot in found.plots:
            _lay_plot(page, what, plot, plot.building in fresh)
        return
    terms = _terms(buildings, box)
    if terms is None:
        _lay_stacks(page, what, buildings, box, fresh)
        return
    for term in terms:
        _lay_term(page, what, term, fresh)


def lay_tag(page: Page, what: str, building: Building, box: Box, size: int, on: str) -> None:
    """Add the plate with a building's cost: square for a city building, round for a land building."""
    category = building.category
    radius, (ground, colour, rim) = _RADIUS[category], TAGS[category]
    page.plate(f"{what}/plate", box, rim, on, radius)
    page.plate(f"{what}/plate/inside", box.grown(-2), ground, rim, radius - 2)
    x, middle, cost = box.x + box.width // 2, box.y + box.height // 2, str(building.cost)
    page.label(f"{what}/cost", x, middle, cost, size, colour, ground, face="bold", anchor="m")


def _lay_plot(page: Page, what: str, plot: Plot, fresh: bool) -> None:
    what, on = f"{what}/{plot.building}", PAPER
    if fresh:
        page.plate(f"glow/{what}", plot.box, theme.GLOW, on, 9)
        page.plate(f"mark/{what}", plot.box.grown(-2), theme.NEW, theme.GLOW, 7)
        on = theme.NEW_PALE
        page.plate(f"mark/{what}/inside", plot.box.grown(-5), on, theme.NEW, 5)
    page.icon(what, *plot.sprite[:3], sprite_of(plot.building), on, height=plot.sprite.height)
    lay_tag(page, what, plot.building, plot.tag, plot.size, on)
    if fresh:
        side = min(28, plot.box.width // 2, max(12, plot.tag.y + 4 - plot.box.y))
        page.icon(f"corner/{what}", plot.box.right - side, plot.box.y, side, "news-corner", theme.NEW)


def _lay_in_street(page: Page, what: str, plot: Plot, fresh: bool, behind: bool) -> None:
    """Lay out a building that others stand before or behind; if it is new, its cost is crimson and it has a corner."""
    what, category = f"{what}/{plot.building}", plot.building.category
    sprite = plot.sprite
    page.icon(f"behind/{what}" if behind else what, *sprite[:3], sprite_of(plot.building), PAPER, height=sprite.height)
    if not fresh:
        lay_tag(page, what, plot.building, plot.tag, plot.size, PAPER)
        return
    page.plate(f"glow/{what}/plate", plot.tag, theme.GLOW, PAPER, _RADIUS[category])
    inside = page.plate(f"mark/{what}", plot.tag.grown(-2), theme.NEW, theme.GLOW, _RADIUS[category] - 2)
    x, middle, cost = inside.x + inside.width // 2, inside.y + inside.height // 2, str(plot.building.cost)
    page.label(f"{what}/cost", x, middle, cost, plot.size, theme.WHITE, theme.NEW, face="bold", anchor="m")
    side = min(28, sprite.width // 2)
    page.icon(f"corner/{what}", sprite.right - side, sprite.y, side, "news-corner", theme.NEW)


class _Term(NamedTuple):
    """A type's emblem, and its costs that follow in the same line."""

    emblem: Box
    tags: tuple[tuple[Building, Box], ...]


def _terms(buildings: Sequence[Building], box: Box) -> list[_Term] | None:
    """Lay out emblems and costs line by line; None if there is no room."""
    most = (box.width - _EMBLEM - 1) // (_TAG_WIDTH + 1)
    chunks = [
        [Building(group.type, cost) for cost in group.costs[first : first + most]]
        for group in grouped(buildings)
        for first in range(0, len(group.costs), most)
    ]
    used: list[int] = []
    found: list[_Term] = []
    for chunk in sorted(chunks, key=len, reverse=True):
        width = _EMBLEM + 1 + len(chunk) * (_TAG_WIDTH + 1)
        row = next((row for row, end in enumerate(used) if end + width <= box.width), len(used))
        if row == len(used):
            used.append(0)
        x, y = box.x + used[row], box.y + 1 + row * (_TAG + 1)
        first = x + _EMBLEM + 1
        tags = tuple(
            (each, Box(first + place * (_TAG_WIDTH + 1), y, _TAG_WIDTH, _TAG)) for place, each in enumerate(chunk)
        )
        found.append(_Term(Box(x, y + 1, _EMBLEM, _EMBLEM), tags))
        used[row] += width + _APART
    return found if len(used) * (_TAG + 1) <= box.height else None


def _lay_term(page: Page, what: str, term: _Term, fresh: Container[Building]) -> None:
    first = term.tags[0][0]
    page.icon(f"{what}/{first}/emblem", *term.emblem[:3], f"type-{first.type.key}", PAPER)
    for building, box in term.tags:
        name = f"{what}/{building}"
        if building not in fresh:
            lay_tag(page, name, building, box, theme.SMALL, PAPER)
            continue
        page.plate(f"mark/{name}", box, theme.NEW, PAPER, _RADIUS[building.category])
        x, middle = box.x + box.width // 2, box.y + box.height // 2
        cost = str(building.cost)
        page.label(f"{name}/cost", x, middle, cost, theme.SMALL, theme.WHITE, theme.NEW, face="bold", anchor="m")
        page.icon(f"corner/{name}", box.right - _SMALL_CORNER, box.y, _SMALL_CORNER, "news-corner", theme.NEW)


def _lay_stacks(page: Page, what: str, buildings: Sequence[Building], box: Box, fresh: Container[Building]) -> None:
    """Lay out how many of each type there are, and below, if there is room, the sum of all costs."""
    groups = grouped(buildings)
    width = box.width // 2
    rows = -(-len(groups) // 2)
    pitch = min(_STACK + 6, (box.height - 2) // rows)
    summed = box.height >= (rows + 1) * _STACK
    if summed:
        pitch = min(pitch, box.height // (rows + 1))
    for place, group in enumerate(groups):
        x, y = box.x + place % 2 * width, box.y + 1 + place // 2 * pitch
        name = f"{what}/{group.type.key}"
        new = any(Building(group.type, cost) in fresh for cost in group.costs)
        on, colour = (theme.NEW, theme.WHITE) if new else (PAPER, theme.INK)
        page.plate(f"mark/{name}" if new else f"{name}/plate", Box(x + 1, y, width - 2, pitch - 2), on, PAPER, 6)
        middle = y + (pitch - 2) // 2
        side = min(_EMBLEM, pitch - 2)
        page.icon(name, x + 2, middle - side // 2, side, f"type-{group.type.key}", on)
        many = page.say("picture-times", count=len(group.costs))
        page.label(f"{name}/count", x + _EMBLEM + 2, middle, many, theme.SMALL, colour, on, face="bold")
        if new:
            page.icon(f"corner/{name}", x + width - 1 - _SMALL_CORNER, y, _SMALL_CORNER, "news-corner", theme.NEW)
    if summed:
        said, middle = str(sum(each.cost for each in buildings)), box.y + rows * pitch + pitch // 2
        half = (ink(said, "bold", theme.SMALL).advance + _EMBLEM + 6) // 2
        x = box.x + box.width // 2
        plate = Box(x - half - 8, middle - 16, 2 * half + 16, 32)
        page.plate(f"{what}/sum/plate", plate, PAPER, PAPER, 8)
        page.icon(f"{what}/sum/built", x - half, middle - _EMBLEM // 2, _EMBLEM, "built", PAPER)
        page.label(f"{what}/sum", x + half, middle, said, theme.SMALL, theme.INK, PAPER, face="bold", anchor="r")
