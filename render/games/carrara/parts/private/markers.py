"""A seat's scorings in a line, with the new one, and those that announcing the end still requires."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import SCORINGS_TO_ANNOUNCE
from bot.games.carrara.prospects import scoring_places, scorings_goal
from bot.games.carrara.view import SeatView
from bot.texts.games.carrara.cards import counted_word
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored, all_scored, lay_struck
from render.games.carrara.parts.private.before_after import lay_change

_SIZES: Final = 59, theme.TITLE, 47, theme.LARGE, 39
_TITLE_ROOM: Final = 250
_KIND: Final = 64
_BRASS: Final = "#c99a45"


def lay_markers(page: Page, before: SeatView, subject: Scored, box: Box) -> None:
    """Lay out the seat's scorings with the new one, and a ring for each that announcing the end still requires.

    Before them is how many there are of how many it requires, or how far that is on a card that counts scorings.
    """
    seat = before.seat
    side, middle, on = min(98, box.height - 12), box.y + box.height // 2, theme.PLAQUES[seat]
    page.plate("markers/plate", box, on, page.ground, 16, _BRASS, shadow=5)
    left = _lay_count(page, before, box) + 28
    scored = [each for each in all_scored(page.view.players[seat]) if each is not subject]
    places = scoring_places(page.view, seat)
    step = (box.right - 20 - left) // places
    for number in range(places):
        at = Box(left + number * step + (step - side) // 2, middle - side // 2, side, side)
        if number > len(scored):
            page.icon(f"marker/free/{number + 1}", *at[:3], "seal-free", on)
            continue
        each = [*scored, subject][number]
        lay_struck(page, f"marker/{each}", each, at, on, fresh=each is subject)


def _lay_count(page: Page, before: SeatView, box: Box) -> int:
    """Lay out what is counted, before and after, and return where it ends."""
    seat, after = before.seat, page.view
    on, colour, middle, left = theme.PLAQUES[seat], theme.ON_SEATS[seat], box.y + box.height // 2, box.x + 20
    goal = scorings_goal(after, seat)
    words, have, need = page.say("picture-condition-scorings"), after.players[seat].scorings, SCORINGS_TO_ANNOUNCE
    had = before.players[seat].scorings
    if goal is not None:
        then = scorings_goal(before, seat)
        assert then is not None
        words, had, have, need = counted_word(page.say, goal.condition), then.have, goal.have, goal.need
        left = page.icon("markers/kind", left, middle - _KIND // 2, _KIND, f"kind-{goal.card.kind}", on).right + 12
    count = page.say("picture-of", have=have, need=need) if goal or after.cards is None else str(have)
    size = fitting_size(words, "narrow", range(39, theme.SMALL - 1, -1), _TITLE_ROOM)
    face: Face = "sans" if ink(words, "sans", size).advance <= _TITLE_ROOM else "narrow"
    at = left, middle, words
    title = page.label("markers/title", *at, size, colour, on, face=face, width=_TITLE_ROOM)
    left, (wide, high) = title.right + 18, (200, 68)
    if had == have:
        return page.label("markers/count", left, middle, count, theme.TITLE, colour, on, face="bold").right
    plate = Box(left, middle - high // 2, wide, high)
    page.plate("mark/markers/plate", plate, theme.NEW_PALE, on, 12, theme.NEW, role=Role.MARK)
    inner = plate._replace(x=plate.x + 8, width=wide - 16)
    lay_change(page, "markers/count", str(had), count, inner, _SIZES, theme.NEW_PALE)
    return plate.right
