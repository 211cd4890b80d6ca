"""A seat's plaque: badge and name, points, how near it is to announcing the end, and its scorings."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import MARKERS, SCORINGS_TO_ANNOUNCE, BuildingType, Category, City, Colour
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.naming import in_one_line, lay_name
from render.games.carrara.words.standing import public_goals

WIDTH = 246
_INSIDE = 10
_RANK = 40
_SMALL_BADGE = 40
_START = 32
_NEWS = 20
TRACK, DONE, _RIM = "#3a2a22", "#f6d26a", "#fff4d8"
"""The bar of costs: what is missing, what is built, and its rim."""

Scored = BuildingType | City | Category


class _Form(NamedTuple):
    """Where things are on a plaque of some height, from its upper edge, and how large they are."""

    badge: int
    name: int
    """The height of the name."""
    points: int
    number: int
    """The size of the points."""
    costs: int
    seals: int
    seal: int
    chips: int
    grid: bool = False
    """Whether the seals are beside the points, in two lines."""
    above: int = 4
    """The space above the name."""
    apart: int = 9
    """How far above and below the middle of a line two things in it are."""


def _form(height: int, cards: bool, long: bool) -> _Form:
    """Return the form for a height, with the expansion's cards or without, and with a name in two lines or in one."""
    if height >= 220:
        low = height - 22
        if cards:
            return _Form(54, 60, 104, theme.HUGE, 178, low - 46, 38, low)
        return _Form(54, 70, 108 if height < 250 else 118, theme.HUGE, low - 54, low, 40, 0)
    if height >= 150:
        if cards:
            return _Form(44, 44, 76, theme.TITLE, 76, 120, 36, 158)
        return _Form(44, 60, 98, theme.TITLE, 98, 150, 40, 0)
    if height < 128:
        if cards:
            return _Form(36, 36, 59, theme.LARGE - 2, 0, 67, 25, height - 13, grid=True)
        return _Form(36, 38, 62, theme.LARGE - 2, 61, height - 17, 32, 0)
    if cards:
        return _Form(38, 38, 69, theme.LARGE - 2, 0, 74, 27, height - 15, grid=True)
    if long:
        return _Form(_SMALL_BADGE, 62, 82, theme.BODY, 81, height - 15, 29, 0, above=2, apart=7)
    return _Form(_SMALL_BADGE, 38, 66, theme.LARGE, 67, height - 22, 37, 0)


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out what is on a seat's plaque."""
    what, on = f"player/{seat}", theme.PLAQUES[seat]
    room = box.width - 24 - _SMALL_BADGE - (_START + 4 if seat == 0 else 0)
    form = _form(box.height, page.view.cards is not None, not in_one_line(page.names[seat], room))
    badge = page.badge(f"{what}/badge", box.x + 8, box.y + 5, form.badge, seat, on)
    start = _START + 4 if seat == 0 else 0
    if start:
        page.icon("start", box.right - 6 - _START, box.y + 6, _START, "start", on)
    left = badge.right + 8
    name = Box(left, box.y + form.above, box.right - 8 - start - left, form.name)
    lay_name(page, f"{what}/name", page.names[seat], name, theme.ON_SEATS[seat], on)
    end = _lay_points(page, seat, box, form)
    if page.view.final is not None:
        _lay_rank(page, seat, box, form)
    elif page.view.cards is None:
        _lay_costs(page, seat, box, form, end if form.costs <= form.points + 1 else box.x)
    else:
        _lay_chips(page, seat, box, form)
    _lay_seals(page, seat, box, form)


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def _lay_points(page: Page, seat: int, box: Box, form: _Form) -> int:
    """Lay out the points, with a laurel for the leader, and return where they end."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, points = box.y + form.points, box.x + _INSIDE + 2, str(page.view.score(seat))
    if seat in page.changes.points:
        width, half = ink(points, "bold", form.number).advance + 12, form.number // 2 - 2
        page.plate(f"glow/{what}/points", Box(x - 8, middle - half - 2, width + 4, 2 * half + 4), theme.GLOW, on, 10)
        page.plate(f"mark/{what}/points", Box(x - 6, middle - half, width, 2 * half), theme.NEW, theme.GLOW, 8)
        on, colour = theme.NEW, theme.WHITE
        page.icon(f"corner/{what}", x - 6 + width - _NEWS + 8, middle - half - 6, _NEWS, "news-corner", on)
    label = page.label(f"{what}/points", x, middle, points, form.number, colour, on, face="bold")
    on = theme.PLAQUES[seat]
    side = round(form.number * 0.8)
    star = page.icon(f"{what}/point", label.right + 9, middle - side // 2, side, "point", on)
    if seat not in (page.view.winners if page.view.final is not None else leaders(page.view)):
        return _lay_more(page, seat, box, form, star.right)
    room = _room(page, seat, box, form) - star.right - 5
    side = min(side + 2, room)
    laurel = page.icon(f"{what}/leader", star.right + 3, middle - side // 2, side, "laurel-leader", on)
    return _lay_more(page, seat, box, form, laurel.right)


def _lay_more(page: Page, seat: int, box: Box, form: _Form, x: int) -> int:
    """Lay out the points gained just now, if there is room beside the points, and return where they end."""
    more = page.changes.points.get(seat)
    if more is None:
        return x
    said = page.say("picture-more", count=more)
    width = ink(said, "bold", theme.SMALL).advance + 8
    if x + 4 + width + 2 > _room(page, seat, box, form):
        return x
    what, on = f"player/{seat}/gained", theme.PLAQUES[seat]
    plate = Box(x + 4, box.y + form.points - 18, width, 36)
    page.plate(f"mark/{what}", plate, theme.NEW, on, 8, theme.GLOW)
    at = plate.x + width // 2, plate.y + plate.height // 2
    page.label(what, *at, said, theme.SMALL, theme.WHITE, theme.NEW, face="bold", anchor="m")
    return plate.right


def _room(page: Page, seat: int, box: Box, form: _Form) -> int:
    """Return where what is beside the points begins."""
    right = box.right - _INSIDE
    if form.grid:
        return right - 3 * (form.seal + 1)
    if form.costs > form.points + 1:
        return right
    if page.view.final is not None:
        return right - 2 - ink(_said_rank(page, seat), "serif", _RANK).advance
    return (
        right if page.view.cards is not None else right - 2 - ink(_said_costs(page, seat), "bold", theme.SMALL).advance
    )


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])


def _said_costs(page: Page, seat: int) -> str:
    need = conditions(len(page.view.players)).costs
    return page.say("picture-of", have=page.view.players[seat].costs, need=need)


def _lay_rank(page: Page, seat: int, box: Box, form: _Form) -> None:
    """Lay out the place a seat took."""
    right, middle = box.right - _INSIDE - 2, box.y + (form.chips if form.grid else form.costs)
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    said = _said_rank(page, seat)
    page.label(f"player/{seat}/rank", right, middle, said, _RANK, colour, on, face="serif", anchor="r")


def _lay_costs(page: Page, seat: int, box: Box, form: _Form, left: int) -> None:
    """Lay out the sum of all costs, and a bar of how much of what is needed it is."""
    what, on = f"player/{seat}/costs", theme.PLAQUES[seat]
    have, need = page.view.players[seat].costs, conditions(len(page.view.players)).costs
    right, middle = box.right - _INSIDE - 2, box.y + form.costs
    beside = form.costs > form.points + 1
    said = _said_costs(page, seat)
    size = theme.LARGE - 6 if beside else theme.SMALL
    label = page.label(
        what,
        right,
        middle - (0 if beside else form.apart),
        said,
        size,
        theme.ON_SEATS[seat],
        on,
        face="bold",
        anchor="r",
    )
    if beside:
        bar = Box(box.x + _INSIDE + 2, middle - 9, label.x - 12 - box.x - _INSIDE - 2, 18)
    else:
        x = max(left + 8, right - 96)
        bar = Box(x, middle + form.apart, right - x, form.apart + 3)
    page.plate(f"{what}/rim", bar, _RIM, on, bar.height // 2)
    track = page.plate(f"{what}/track", bar.grown(-2), TRACK, _RIM, bar.height // 2 - 2)
    done = min(track.width, track.width * have // need)
    if done:
        page.plate(f"{what}/done", track._replace(width=max(done, track.height)), DONE, TRACK, track.height // 2)


def _lay_chips(page: Page, seat: int, box: Box, form: _Form) -> None:
    """Lay out the player's progress on the cards whose condition is public (expansion)."""
    what, on, colour = f"player/{seat}/goal", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, right = box.y + form.chips, box.x + _INSIDE, box.right - _INSIDE
    side = 27
    goals = public_goals(page.view, seat, by_hand=False)
    for place, goal in enumerate(goals):
        share = (right - x) // (len(goals) - place)
        said = page.say("picture-of", have=goal.have, need=goal.need)
        if ink(said, "bold", theme.SMALL).advance > share - side - 4:
            said = str(goal.have)
        kind = page.icon(f"{what}/{goal.card.kind}/kind", x, middle - side // 2, side, f"kind-{goal.card.kind}", on)
        label = page.label(
            f"{what}/{goal.card.kind}", kind.right + 4, middle, said, theme.SMALL, colour, on, face="bold"
        )
        x = label.right + 8
        if not goal.lacking and x + 26 <= right and (place == len(goals) - 1 or x + 26 < box.x + WIDTH // 2):
            x = page.icon(f"{what}/{goal.card.kind}/met", x - 4, middle - 12, 24, "tick", on).right + 6


def _lay_seals(page: Page, seat: int, box: Box, form: _Form) -> None:
    """Lay out a seal for each scoring, and a free place for each that is left; those needed are the largest."""
    player = page.view.players[seat]
    scored: list[Scored] = [*player.types_scored, *player.cities_scored, *player.categories_scored]
    needed = SCORINGS_TO_ANNOUNCE if page.view.cards is None else MARKERS
    x, middle = box.x + _INSIDE - 2, box.y + form.seals
    for number in range(MARKERS):
        side = form.seal if number < needed else form.seal - 7
        at = Box(x, middle - side // 2, side, side)
        if form.grid:
            left = box.right - _INSIDE - 3 * (side + 1)
            at = Box(left + number % 3 * (side + 1), middle + (number // 3 - 1) * (side + 1), side, side)
        x += side + (8 if number == needed - 1 else 1)
        lay_seal(page, seat, number, scored[number] if number < len(scored) else None, at)


def lay_seal(page: Page, seat: int, number: int, scored: Scored | None, box: Box) -> None:
    """Lay out the seal of a scoring, framed in crimson if it is new, or a free place."""
    on = theme.PLAQUES[seat]
    if scored is None:
        page.icon(f"player/{seat}/free/{number + 1}", *box[:3], "seal-free", on)
        return
    what = f"player/{seat}/scored/{scored}"
    fresh = is_fresh(page, seat, scored)
    page.icon(f"mark/{what}" if fresh else f"{what}/seal", *box[:3], "seal-new" if fresh else "seal", on, plate=True)
    lay_emblem(page, what, scored, box, "#fdf3da")


def lay_emblem(page: Page, what: str, scored: Scored, box: Box, on: str) -> None:
    """Add the emblem of a type, a city or a category within a seal."""
    by = -round(box.width * (0.18 if isinstance(scored, City) else 0.14))
    inner = box.grown(by)
    if isinstance(scored, City):
        sprite = f"town-{Colour(scored).key}"
    else:
        sprite = f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"
    page.icon(what, *inner[:3], sprite, on)


def is_fresh(page: Page, seat: int, scored: Scored) -> bool:
    """Return whether a marker has just been placed."""
    if isinstance(scored, City):
        return scored in page.changes.cities
    if isinstance(scored, Category):
        return (seat, scored) in page.changes.categories
    return (seat, scored) in page.changes.types
