"""Buildings as they stand on a card, in a city or in the ribbon, each with its cost, and the scenery behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Building, Category
from render.common.page import Light
from render.engine import theme
from render.engine.scene import Box, Role, Scene
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import CarraraPage

TAGS: Final = {
    Category.CITY: (theme.TERRACOTTA, theme.WHITE, theme.TERRACOTTA_DEEP, 6),
    Category.LAND: ("#afca6c", theme.INK, "#465f1d", 30),
}
"""By category: the colour of the plate with a cost, of its digits and of its rim, and its radius."""


def building_sprite(building: Building) -> str:
    """Name the sprite of a building: the more it costs, the higher it is."""
    return f"building-{building.type.key}-{building.cost}"


def stand(buildings: Sequence[Building], box: Box, gap: int = 0, most: float = 9, least: int = 0) -> list[Box]:
    """Return where buildings stand side by side in the middle of a box, as large as they fit up to a scale.

    Each has at least so much room across.
    """
    if not buildings:
        return []
    sizes = [atlas().baked_size(building_sprite(each)) for each in buildings]
    free = box.width - gap * (len(sizes) - 1)
    scale = min(most, free / sum(wide for wide, _ in sizes), box.height / max(high for _, high in sizes))
    slots = [max(least, int(wide * scale)) for wide, _ in sizes]
    x = box.x + (free - sum(slots)) // 2
    found = []
    for (wide, high), slot in zip(sizes, slots, strict=True):
        width, height = int(wide * scale), int(high * scale)
        found.append(Box(x + (slot - width) // 2, box.bottom - height, width, height))
        x += slot + gap
    return found


def lay_building(page: CarraraPage, what: str, building: Building, box: Box, on: str, role: Role = Role.PIECE) -> Box:
    """Lay out a building in its place; its cost may be on it."""
    return page.fill(what, box, building_sprite(building), on, plate=True, role=role)


def lay_cost(page: Scene, what: str, building: Building, box: Box, on: str, edge: str = "") -> None:
    """Lay out the plate with a building's cost: square for a city building, round for a land building."""
    ground, colour, rim, radius = TAGS[building.category]
    page.plate(f"{what}/plate", box, ground, on, radius, edge or rim)
    size = theme.SMALL if box.height < 36 else theme.BODY if box.height < 42 else min(theme.TITLE, box.height - 5)
    at = *box.middle, str(building.cost), size, colour, ground
    page.label(f"{what}/cost", *at, face="bold", anchor="m")


def lay_prospect(page: CarraraPage, what: str, box: Box, shines: Box | None = None) -> str:
    """Lay out the mountains of Carrara, and return the colour behind things.

    Golden light may shine behind one of these, in rings.
    """
    sky, low = {
        Light.MORNING: ("#a9d3ee", "#fbe6d2"),
        Light.NOON: ("#8fc9ee", "#f3f3e4"),
        Light.EVENING: ("#e9a66b", "#fdeac4"),
    }[light_of(page.view)]
    scene = Scene(box.width, low)
    scene.height = box.height
    scene.plate("sky", Box(0, 0, box.width, box.height), sky, low, fill_to=low)
    high = max(box.height, box.width * 3 // 11)
    at = (box.width - high * 11 // 3) // 8, box.height - high, high * 11 // 3
    scene.icon("view", *at, f"landscape-{light_of(page.view)}", low, height=high, plate=True, role=Role.GROUND)
    for share, colour in ((1.32, theme.GOLD_PALE), (1.18, theme.GLOW), (1.04, "#ffd45e")) if shines else ():
        assert shines is not None
        radius = round(max(shines.width, shines.height) * share / 2)
        x, y = shines.mid_x - box.x, shines.mid_y - box.y
        disc = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        scene.plate(f"light/{colour}", disc, colour, low, radius)
    page.window(f"ground/{what}", box.x, box.y, scene, role=Role.GROUND)
    return low
