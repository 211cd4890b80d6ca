"""What is left, and what everyone has: stacks, envoys, money to take, and a plaque a seat, in auctions with bids."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.components import ENVOYS
from bot.games.palazzo.scoring import points_of_all
from bot.texts.games.palazzo.pieces import signed
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fit, fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import lay_money

_STACKS: Final = Box(24, 438, 536, 88)
_PLAQUES: Final = Box(24, 538, 536, 150)
_SPACE: Final = 10
_STACK: Final = 70, 46
_ENVOY: Final = 56
_BADGE: Final = 42
_EDGE: Final = "#e8c877"
_NAMES: Final = ("I", "II", "III")
_BACK: Final = "#614976"


def lay_stacks(page: Page) -> None:
    """Lay out how many pieces each stack has, and how many envoys have come."""
    view, box = page.view, _STACKS
    page.panel("stacks/panel", *box)
    middle, x = box.y + box.height // 2, box.x + 14
    for name, left in zip(_NAMES, view.stacks, strict=True):
        wide, high = _STACK
        page.icon(
            f"stack/{name}", x, middle - high // 2, wide, "stack", theme.MARBLE, height=high, plate=True, faded=not left
        )
        if left:
            at = x + 31, middle - 4, name, theme.SMALL, theme.WHITE, _BACK
            page.label(f"stack/{name}/name", *at, face="bold", anchor="m")
        page.label(
            f"stack/{name}/left", x + wide + 4, middle, str(left), theme.BODY, theme.INK, theme.MARBLE, face="bold"
        )
        x += wide + 4 + ink("00", "bold", theme.BODY).advance + 8
    said = page.say("picture-of", have=view.envoys, need=ENVOYS)
    right = page.label(
        "envoys", box.right - 14, middle, said, theme.BODY, theme.INK, theme.MARBLE, face="bold", anchor="r"
    ).x
    page.icon("envoy", right - 6 - _ENVOY, middle - _ENVOY // 2, _ENVOY, "envoy", theme.MARBLE)


def lay_plaques(page: Page) -> None:
    """Lay out a plaque for each seat or, while money is to be taken, the cards revealed."""
    seats, box = len(page.view.players), _PLAQUES
    if page.view.display:
        lay_money(page, "display", page.view.display, box)
        return
    columns = 2
    width, height = (box.width - _SPACE) // columns, (box.height - _SPACE) // 2
    for seat in range(seats):
        row, column = divmod(seat, columns)
        place = Box(box.x + column * (width + _SPACE), box.y + row * (height + _SPACE), width, height)
        _lay_plaque(page, seat, place)


def _lay_plaque(page: Page, seat: int, box: Box) -> None:
    view, what, on = page.view, f"player/{seat}", theme.PLAQUES[seat]
    asked = view.asked == seat and view.phase not in (Phase.OVER, Phase.STOPPED)
    if asked:
        page.plate(f"{what}/glow", box.grown(5), theme.GLOW, page.ground, 19)
    low = mix(on, "#000000", 0.16)
    page.plate(f"{what}/plaque", box, on, theme.GLOW if asked else page.ground, 14, _EDGE, fill_to=low)
    middle, colour = box.y + box.height // 2, theme.ON_SEATS[seat]
    badge = page.badge(f"{what}/badge", box.x + 10, middle - _BADGE // 2, _BADGE, seat, on)
    said = _said(page, seat)
    right = page.label(what + "/said", box.right - 14, middle, said, theme.BODY, colour, on, face="bold", anchor="r").x
    left = badge.right + 8
    room = right - 10 - left
    size = fitting_size(page.names[seat], "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(page.names[seat], "bold", size).advance <= room else "narrow"
    page.label(f"{what}/name", left, middle, fit(page.names[seat], face, size, room), size, colour, on, face=face)


def _said(page: Page, seat: int) -> str:
    """Return a seat's bid in an auction, else its points."""
    view = page.view
    if view.phase is not Phase.BIDDING:
        return page.say("picture-points", points=signed(points_of_all(view.players[seat].palazzi).total))
    laid = view.bids[seat]
    if laid.passed:
        return page.say("picture-passed")
    if not laid.value:
        return "–"
    return f"{laid.value} ★" if laid.value == highest(view.bids) else str(laid.value)
