"""The head of a picture about one player: badge and title over the landscape."""

from __future__ import annotations

from bot.games.carrara.components import Category
from bot.games.carrara.scoring import Gain
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import lay_struck
from render.games.carrara.parts.private.before_after import lay_change

_BADGE = 64
_COINS, _POINTS = (theme.HUGE, 62), (56, 50)
"""Such sizes of the coins, which a turn is paid with, and of the points beside them."""
_GAINED, _CHANGES = (300, 72), (72, 60, theme.TITLE)
"""The size of the plate with points that were just gained, and the sizes of these."""
_APART = 28
_SEAL = 74
"""A special scoring's sign and its seal."""


def lay_own_head(
    page: Page,
    seat: int,
    title: str,
    points: int | None = None,
    coins: int | None = None,
    specials: bool = False,
    gained: int = 0,
    beside: int = 0,
) -> None:
    """Lay out the landscape, and above it the seat's badge, a title and, if asked for, amounts and special scorings.

    Points that were just gained are shown as a change; `beside` is the width of what else is to the right of the title.
    """
    page.height = theme.HEIGHT
    page.lay_ground(light_of(page.view))
    page.end_backdrop()
    middle = HEADER // 2 + 2
    x = page.badge("badge", theme.MARGIN, middle - _BADGE // 2, _BADGE, seat, theme.SKY).right + 14
    right = theme.WIDTH - theme.MARGIN - beside
    shown = _POINTS if coins is not None else (86, 72)
    if points is not None and gained:
        right, points = _lay_gained(page, points - gained, points, right, middle) - _APART, None
    for amount, sign, sizes in ((points, "point", shown), (coins, "coin", _COINS)):
        if amount is not None:
            right = _lay_amount(page, sign, amount, right, middle, sizes, pile=not specials) - _APART
    if specials:
        right = _lay_specials(page, seat, right, middle, ink(title, "black", theme.LARGE).advance + x)
    size, room = theme.TITLE, right - x
    while size > 35 and ink(title, "black", size).advance > room:
        size -= 2
    page.label("name", x, middle, title, size, theme.INK, theme.SKY, face="black", width=room)


def _lay_amount(
    page: Page, sign: str, amount: int, right: int, middle: int, sizes: tuple[int, int], *, pile: bool
) -> int:
    """Lay out an amount and its sign up to `right`, a coin before a pile of them, and return where they begin."""
    size, side = sizes
    x = right - side
    if sign == "coin" and amount and pile:
        sprite = f"coins-{sum(amount >= least for least in (1, 3, 6, 12, 24))}"
        wide, high = atlas().baked_size(sprite)
        place = right - wide, HEADER + 8 - high, wide
        page.icon(f"behind/head/{sign}/pile", *place, sprite, theme.SKY, height=high, role=Role.GROUND)
        x = right - wide - 46
    icon = page.icon(f"head/{sign}", x, middle - side // 2, side, sign, theme.SKY)
    said, what = str(amount), f"head/{sign}s"
    return page.label(what, icon.x - 10, middle, said, size, theme.INK, theme.SKY, face="bold", anchor="r").x


def _lay_gained(page: Page, before: int, after: int, right: int, middle: int) -> int:
    """Lay out the points before and after what was just gained up to `right`, and return where they begin."""
    on, (wide, high) = theme.NEW_PALE, _GAINED
    box = Box(right - wide, middle - high // 2, wide, high)
    page.plate("mark/head/points", box, on, theme.SKY, 14, theme.NEW, shadow=5, role=Role.MARK)
    side = high - 10
    icon = page.icon("head/point", box.right - side - 6, middle - side // 2, side, "point", on)
    room = Box(box.x + 6, box.y, icon.x - box.x - 8, high)
    lay_change(page, "head/points", str(before), str(after), room, _CHANGES, on)
    return box.x


def _lay_specials(page: Page, seat: int, right: int, middle: int, left: int) -> int:
    """Lay out the special scorings (expansion) up to `right`, named if that leaves room, and return where they begin.

    Once used, they are on their seals.
    """
    right -= 18
    for category in reversed(Category):
        right -= _SEAL + 14
        box, what = Box(right, middle - _SEAL // 2, _SEAL, _SEAL), f"special/{category}"
        if category in page.view.players[seat].categories_scored:
            lay_struck(page, what, category, box, theme.SKY)
        else:
            at = box.grown((68 - _SEAL) // 2)
            page.icon(what, *at[:3], f"category-{category}", theme.SKY)
    said = page.say("picture-specials")
    if right - ink(said, "sans", theme.BODY).advance - 36 >= left:
        right = page.label("specials", right - 12, middle, said, theme.BODY, theme.INK, theme.SKY, anchor="r").x
    return right - _APART


def lay_gain(page: Page, what: str, brought: Gain, x: int, middle: int, size: int, on: str) -> int:
    """Lay out points and coins side by side from `x` and return where they end."""
    for amount, sign in ((brought.points, "point"), (brought.coins, "coin")):
        if amount:
            more = page.say("picture-more", count=amount)
            label = page.label(f"{what}/{sign}", x, middle, more, size, theme.INK, on, face="bold")
            side = round(size * 0.95)
            icon = page.icon(f"{what}/{sign}/sign", label.right + 5, middle - side // 2, side, sign, on)
            x = icon.right + 12
    return x
