"""Amounts as all pictures show them: gains, changes, and shortages of the supply."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.carrara.components import OBJECTS, Blocks, Colour, Object, Objects
from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.layout import Line, Sign, Word, lay_line
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

BRASS, GOLD_LOW = "#c99a45", "#f1d28b"
"""The rim of a seat's plaque and of a golden plate, and the foot of the latter."""


def lay_golden(page: CarraraPage, what: str, box: Box) -> str:
    """Lay out a golden plate, and return the colour behind what is on it."""
    page.plate(what, box, theme.GOLD_PALE, page.ground, 16, BRASS, fill_to=GOLD_LOW, shadow=6)
    return theme.GOLD_PALE


def gain_line(page: CarraraPage, what: str, brought: Gain) -> Line:
    """Return points and coins that are gained."""
    amounts = [(brought.points, "point"), (brought.coins, "coin")]
    more = [(page.say("picture-more", count=amount), f"{what}/{sign}", sign) for amount, sign in amounts if amount]
    return [part for said, name, sign in more for part in (Word(name, said), Sign(f"{name}/sign", sign))]


def objects_line(page: CarraraPage, what: str, objects: Objects) -> Line:
    """Return objects that are gained."""
    more = [(page.say("picture-more", count=objects[kind]), kind.key) for kind in OBJECTS if objects[kind]]
    return [
        part
        for said, kind in more
        for part in (Word(f"{what}/{kind}/count", said), Sign(f"{what}/{kind}", f"object-{kind}"))
    ]


def brief_objects(page: CarraraPage, what: str, objects: Objects) -> Line:
    """Return how many objects are gained, and of which kinds."""
    if not any(objects):
        return []
    kinds = [part for part in objects_line(page, what, objects) if isinstance(part, Sign)]
    return [Word(f"{what}/objects", page.say("picture-more", count=sum(objects))), *kinds]


def blocks_line(blocks: Blocks, shown: Iterable[Colour]) -> Line:
    """Return blocks of some colours with their numbers."""
    return [
        part
        for colour in shown
        for part in (
            Sign(f"own/{colour.key}", f"block-{colour.key}", 1, apart=0.4),
            Word(f"own/{colour.key}/count", str(blocks[colour]), share=0.72, apart=0.07),
        )
    ]


def change_line(what: str, before: object, after: object, colour: str = theme.NEW) -> Line:
    """Return an amount before and after a change, which is in a colour of its own: crimson unless it only pays."""
    return (
        Word(f"{what}/before", f"{before}", "sans", theme.SOFT, 0.8),
        Sign(f"{what}/to", "arrow", 0.56, 0.37, 0.14),
        Word(f"{what}/after", f"{after}", colour=theme.INK if before == after else colour, apart=0.14),
    )


def lay_changed(page: CarraraPage, what: str, line: Line, box: Box, sizes: Iterable[int], on: str) -> None:
    """Lay out what changes on a plate in the colour of news."""
    page.plate(f"mark/{what}/plate", box, theme.NEW_PALE, on, 12, theme.NEW, role=Role.MARK)
    lay_line(page, line, box.grown(-4)._replace(x=box.x + 8, width=box.width - 16), sizes, theme.NEW_PALE)


def lay_lost(page: CarraraPage, what: str, kind: Object, x: int, middle: int, side: int, on: str) -> Box:
    """Lay out an object with the disc that points out that too few are left."""
    icon = page.icon(what, x, middle - side // 2, side, f"object-{kind.key}", on)
    disc, name = Box(icon.right - 24, icon.bottom - 27, 30, 30), f"corner/{what}/alert"
    page.plate(name, disc, theme.INK, on, 15, theme.MARBLE, role=Role.CORNER)
    at = disc.x + 15, disc.y + 15, "!", theme.SMALL, theme.WHITE, theme.INK
    page.label(f"{name}/sign", *at, face="bold", anchor="m", role=Role.CORNER)
    return icon


def lay_bar(page: CarraraPage, what: str, have: int, need: int, box: Box, on: str) -> None:
    """Lay out a bar of brass that is filled as far as a condition is met."""
    page.plate(f"{what}/bar", box, "#f4d88a", on, box.height // 2, "#5d4016", fill_to="#9a6a22")
    track = page.plate(f"{what}/track", box.grown(-5), "#3a2a22", "#f4d88a", box.height // 2 - 5, fill_to="#5a4334")
    if have:
        done = track._replace(width=max(track.height, track.width * min(have, need) // need))
        page.plate(f"{what}/done", done, "#fbdc82", "#3a2a22", track.height // 2, fill_to="#d9a437")
