"""A seat's scorings in a line, with the new one, and those that announcing the end still requires."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.carrara.components import SCORINGS_TO_ANNOUNCE, Category, City
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import goal_word
from render.games.carrara.parts.cities.seals import Scored, all_scored, lay_struck
from render.games.carrara.words.standing import scoring_places, scorings_goal

_LEFT: Final = 380
_LARGEST: Final = 98
"""The greatest size of seals."""
_STEP: Final = 150
"""How far they are from each other at most."""
_TITLE: Final = 39
_KIND: Final = 64
_BRASS: Final = "#c99a45"


def lay_markers(page: Page, seat: int, subject: Scored, box: Box) -> None:
    """Lay out the seat's scorings with the new one, and a ring for each that announcing the end still requires.

    Before them is how many there are of how many it requires, or how far that is on a card that counts scorings.
    """
    after = _after(page.view, seat, subject)
    side, middle, on = min(_LARGEST, box.height - 12), box.y + box.height // 2, theme.PLAQUES[seat]
    page.plate("markers/plate", box, on, page.ground, 16, _BRASS, shadow=5)
    left, colour, goal = box.x + 20, theme.ON_SEATS[seat], scorings_goal(after, seat)
    words, have, need = page.say("picture-condition-scorings"), after.players[seat].scorings, SCORINGS_TO_ANNOUNCE
    if goal is not None:
        words, have, need = goal_word(page, goal), goal.have, goal.need
        sign = f"kind-{goal.card.kind}"
        left = page.icon("markers/kind", left, middle - _KIND // 2, _KIND, sign, on).right + 12
    count = page.say("picture-of", have=have, need=need) if goal or after.cards is None else str(have)
    room = _LEFT - 24 - left - ink(count, "bold", theme.TITLE).advance
    size = fitting_size(words, "narrow", range(_TITLE, theme.SMALL - 1, -1), room)
    face: Face = "sans" if ink(words, "sans", size).advance <= room else "narrow"
    title = page.label("markers/title", left, middle, words, size, colour, on, face=face, width=room)
    page.label("markers/count", title.right + 16, middle, count, theme.TITLE, colour, on, face="bold")
    scored = [each for each in all_scored(page.view.players[seat]) if each is not subject]
    places = scoring_places(after, seat)
    step = min(_STEP, (box.right - 20 - side - _LEFT) // max(1, places - 1))
    first = box.right - 20 - side - (places - 1) * step
    for number in range(places):
        at = Box(first + number * step, middle - side // 2, side, side)
        if number > len(scored):
            page.icon(f"marker/free/{number + 1}", *at[:3], "seal-free", on)
            continue
        each = [*scored, subject][number]
        lay_struck(page, f"marker/{each}", each, at, on, fresh=each is subject)


def _after(view: View, seat: int, subject: Scored) -> View:
    """Return the view with a scoring done."""
    player = view.players[seat]
    if isinstance(subject, City):
        player = player._replace(cities_scored=tuple({*player.cities_scored, subject}))
    elif isinstance(subject, Category):
        player = player._replace(categories_scored=tuple({*player.categories_scored, subject}))
    else:
        player = player._replace(types_scored=tuple({*player.types_scored, subject}))
    return replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))
