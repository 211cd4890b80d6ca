"""The seal of a scoring, with the emblem of what was scored."""

from __future__ import annotations

from bot.games.carrara.components import BuildingType, Category, City, Colour
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

_FREE = 4
"""How much smaller a free place is than a seal, at each side."""
_INSIDE = 0.15
"""How far an emblem is from its seal's edge, as a share of the seal's width."""
Scored = BuildingType | City | Category


def lay_seal(page: Page, seat: int, number: int, scored: Scored | None, box: Box) -> None:
    """Lay out the seal of a scoring, of crimson wax if it is new, or a free place."""
    on = theme.PLAQUES[seat]
    if scored is None:
        page.icon(f"player/{seat}/free/{number + 1}", *box.grown(-_FREE)[:3], "seal-free", on)
        return
    what = f"player/{seat}/scored/{scored}"
    if is_fresh(page, seat, scored):
        page.icon(f"mark/{what}", *box[:3], "seal-new", on, plate=True)
        lay_emblem(page, what, scored, box, "#fdf3da")
        return
    page.icon(f"{what}/seal", *box[:3], "seal", on, plate=True)
    lay_emblem(page, what, scored, box, "#fdf3da")


def lay_emblem(page: Page, what: str, scored: Scored, box: Box, on: str) -> None:
    """Add the emblem of a type, a city or a category within a seal, all of whose rim stays visible."""
    inner = box.grown(-round(box.width * _INSIDE))
    if isinstance(scored, City):
        sprite = f"town-{Colour(scored).key}"
    else:
        sprite = f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"
    page.icon(what, *inner[:3], sprite, on)


def is_fresh(page: Page, seat: int, scored: Scored) -> bool:
    """Return whether the latest turn placed a marker."""
    if isinstance(scored, City):
        return scored in page.newest.cities
    if isinstance(scored, Category):
        return (seat, scored) in page.newest.categories
    return (seat, scored) in page.newest.types
