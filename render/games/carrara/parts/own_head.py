"""The head of a picture about one player: badge and title over the landscape, and what the player has."""

from __future__ import annotations

from bot.games.carrara.components import Category
from render.common.name_lines import title_lines
from render.common.page import HEADER
from render.engine import theme
from render.engine.layout import LinePart, Sign, Word, lay_line, line_width
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.amounts import change_line

_LINE = Box(0, 2, theme.WIDTH, HEADER)
_SEAL, _TICK = 74, 41
"""The sizes of a special scoring, and of the tick at its foot once it is used."""


def lay_own_head(
    page: CarraraPage,
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
    page.lay_ground(light_of(page.view))
    page.end_backdrop()
    x = page.badge("badge", theme.MARGIN, 12, 64, seat, theme.SKY).right + 14
    right, line = theme.WIDTH - theme.MARGIN - beside, list[LinePart]()
    if points is not None and gained:
        box = Box(right - 300, 8, 300, 72)
        page.plate("mark/head/points", box, theme.NEW_PALE, theme.SKY, 14, theme.NEW, shadow=5, role=Role.MARK)
        change = [*change_line("head/points", points - gained, points), Sign("head/point", "point", 0.85)]
        lay_line(page, change, box.grown(-5), (72, 60, 51, 43), theme.NEW_PALE)
        right = box.x - 28
    elif points is not None:
        share = 1.3 if coins is None else 0.84
        line = [Word("head/points", str(points), share=share), Sign("head/point", "point", share * 0.9)]
    if coins is not None:
        line += [Word("head/coins", str(coins), apart=0.4), Sign("head/coin", "coin", 0.92)]
        if coins and not specials:
            right = _lay_pile(page, coins, right)
    if line:
        at = lay_line(page, line, _LINE._replace(width=right), (theme.HUGE,), theme.SKY, anchor="r")
        right = at.x - 28
    if specials:
        right = _lay_specials(page, seat, right, x + line_width([Word("", title, "black")], theme.LARGE))
    name = title_lines(title, "black", (theme.TITLE, 47, theme.LARGE, 39, theme.BODY), right - x, 1)
    if name.lines[0].endswith("…"):
        name = title_lines(title, "black", (theme.BODY, theme.SMALL), right - x, 2)
    for number, (y, written) in enumerate(name.middles(_LINE.mid_y)):
        page.label(f"name/{number}" if number else "name", x, y, written, name.size, theme.INK, theme.SKY, face="black")


def _lay_pile(page: CarraraPage, coins: int, right: int) -> int:
    """Lay out a pile of coins, the higher the more there are, and return where the coin before it ends."""
    sprite = f"coins-{sum(coins >= least for least in (1, 3, 6, 12, 24))}"
    wide, high = atlas().baked_size(sprite)
    at = right - wide, HEADER + 8 - high, wide
    page.icon("behind/head/coin/pile", *at, sprite, theme.SKY, height=high, role=Role.GROUND)
    return right - wide + 16


def _lay_specials(page: CarraraPage, seat: int, right: int, left: int) -> int:
    """Lay out the special scorings (expansion) up to `right`, named if that leaves room, and return where they begin.

    Once used, they have a tick; until then, they are in a ring that is free.
    """
    for category in reversed(Category):
        right -= 92
        box, what = Box(right, 7, _SEAL, _SEAL), f"special/{category}"
        done = category in page.view.players[seat].categories_scored
        if not done:
            page.icon(f"{what}/free", *box[:3], "seal-free", theme.SKY, plate=True)
        page.icon(what, *box.grown(-3 if done else -16)[:3], f"category-{category}", theme.SKY, plate=done)
        if done:
            page.icon(f"{what}/tick", box.right - _TICK, box.bottom - _TICK, _TICK, "tick", theme.SKY, plate=True)
    said = [Word("specials", page.say("picture-specials"), "sans")]
    if right - line_width(said, theme.BODY) - 36 >= left:
        box = _LINE._replace(width=right - 12)
        right = lay_line(page, said, box, (theme.BODY,), theme.SKY, anchor="r").x
    return right - 28
