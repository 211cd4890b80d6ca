"""The special scoring spaces, large (expansion): what all city or land buildings would yield, or the marker."""

from __future__ import annotations

from bot.games.carrara.components import MARKERS, Category
from bot.games.carrara.scoring import gain_of_category
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page
from render.games.carrara.parts.seat_head import is_fresh

_HEIGHT = 88
_ICON = 68


def lay_specials(page: Page, seat: int, y: int) -> int:
    """Lay out a player's spaces side by side from `y` down, if there are any, and return where they end."""
    if page.view.cards is None:
        return y
    width = (theme.WIDTH - 2 * theme.MARGIN - theme.GAP) // 2
    for place, category in enumerate(Category):
        _lay_special(page, seat, category, Box(theme.MARGIN + place * (width + theme.GAP), y, width, _HEIGHT))
    return y + _HEIGHT + theme.GAP


def _lay_special(page: Page, seat: int, category: Category, box: Box) -> None:
    what, player = f"special/{category}", page.view.players[seat]
    built = [own for own in player.buildings if own.building.category is category]
    scored = category in player.categories_scored
    on = GROUND[category] if built or scored else theme.VEIN
    page.panel(f"{what}/panel", *box, on)
    middle = box.y + box.height // 2
    icon = page.icon(f"{what}/large", box.x + 14, middle - _ICON // 2, _ICON, f"category-{category}", on)
    title = page.say(f"picture-all-{category}")
    page.label(f"{what}/title", icon.right + 14, middle, title, theme.SMALL, theme.INK, on)
    if scored:
        badge, ground = Box(box.right - 74, middle - 28, 56, 56), on
        if is_fresh(page, seat, category):
            page.ring(f"{what}/large", badge, on, 10)
            ground = theme.NEW
        page.icon(f"{what}/seat", *badge[:3], f"seat-{seat}", ground)
        return
    if not built or player.scorings >= MARKERS:
        return
    brought = gain_of_category(built, category)
    sign = page.icon(f"{what}/sign", box.right - 64, middle - 22, 44, "coin" if brought.coins else "point", on)
    more = page.say("picture-more", count=brought.coins + brought.points)
    page.label(f"{what}/worth", sign.x - 10, middle, more, theme.LARGE, theme.INK, on, face="bold", anchor="r")
