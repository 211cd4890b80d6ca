"""The display: up to nine buildings with type, cost, category and object, and how many are left in the stack."""

from __future__ import annotations

from bot.games.carrara.components import DISPLAY, Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import DEEP, GROUND
from render.games.carrara.page import Page

_HEAD = 50
_SPACE = 10
_COLUMNS = 3


def lay_display(page: Page, box: Box) -> None:
    """Lay out the display in a box."""
    middle = box.y + _HEAD // 2 - 4
    head = page.say("picture-display")
    page.label("display", box.x, middle, head, theme.BODY, theme.INK, page.ground, face="serif")
    count = page.label(
        "stack/count",
        box.right,
        middle,
        str(page.view.stack),
        theme.BODY,
        theme.INK,
        page.ground,
        face="bold",
        anchor="r",
    )
    page.icon("stack", count.x - 54, middle - 23, 46, "stack", page.ground)
    width = (box.width - _SPACE * (_COLUMNS - 1)) // _COLUMNS
    rows = DISPLAY // _COLUMNS
    height = (box.height - _HEAD - _SPACE * (rows - 1)) // rows
    for place in range(DISPLAY):
        x = box.x + place % _COLUMNS * (width + _SPACE)
        y = box.y + _HEAD + place // _COLUMNS * (height + _SPACE)
        tile = Box(x, y, width, height)
        if place < len(page.view.display):
            lay_tile(page, tile, page.view.display[place])
        else:
            page.plate(f"display/empty/{place + 1}", tile, theme.SAND, page.ground, 14)


def lay_tile(page: Page, box: Box, building: Building) -> None:
    """Lay out a building that is on display."""
    what = f"display/{building}"
    ground = GROUND[building.category]
    on = page.ground
    if building in page.changes.revealed:
        page.ring(what, box, on, 14, 5)
        on = theme.NEW
    page.plate(f"{what}/plate", box, ground, on, 14, "" if on == theme.NEW else DEEP[building.category])
    side = box.width - 14
    page.icon(what, box.x + 7, box.y + 8, side, f"type-{building.type.key}", ground)
    foot = box.y + 8 + side + (box.height - side - 8) // 2
    disc = 52
    cost = page.plate(f"{what}/disc", Box(box.x + 6, foot - disc // 2, disc, disc), theme.MARBLE, ground, disc // 2)
    middle = cost.x + disc // 2
    page.label(
        f"{what}/cost", middle, foot, str(building.cost), theme.LARGE, theme.INK, theme.MARBLE, face="bold", anchor="m"
    )
    page.icon(f"{what}/object", box.right - 6 - 44, foot - 22, 44, f"object-{building.object.key}", ground)
