"""A seat's plaque: badge and name, points, how near it is to announcing the end, and its scorings."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import SCORINGS_TO_ANNOUNCE, BuildingType, Category, City, Colour
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.naming import lay_name
from render.games.carrara.parts.cities.news import lay_news
from render.games.carrara.words.standing import public_goals

WIDTH = 246
_INSIDE = 12
_RANK = 40
_LOW = 34
"""The badge in the lowest rows, which is nearest to their upper edge."""
_RAYS = 9
"""How far the rays of the first player's sun reach around the badge."""
_CORNER = 20
_FREE = 4
"""How much smaller a free place is than a seal, at each side."""
_MANY, _FULL, _EDGE = 46, 48, 3
"""The largest size of seals in a line of more than are needed, that in two, and between them and the plaque's edge."""
_POINTS, _FRAMED, _LEAST = 52, 41, 37
"""The size of the points in a low row, there with a frame, and at least."""
_HIGHEST = 38
"""The highest laurel in a low row."""
_STAR, _LEAST_STAR, _LAUREL, _LEAVES = 0.72, 33, 1.6, 1.12
"""The sizes of the star, a share of the digits' and at least, and of the laurels around it, across and down, as a
multiple of the star's."""
_GOALS = (
    (40, theme.LARGE - 2),
    (40, 38),
    (40, theme.BODY),
    (36, theme.BODY),
    (32, theme.SMALL),
    (30, theme.SMALL),
)
"""The sizes of a card's kind and of the progress beside it, the first that fits."""
_RING = 5
"""The width of the frame of points that have changed."""
_REACH, _BADGE_CORNER = 3, 18
"""How far the frame of a badge reaches around it, and its corner."""
_APART, _TICK = 12, 24
"""Between one card's progress and the next, and the tick of a condition that is met."""
_PAPER = "#fffdf8"
TRACK, DONE, _RIM = "#3a2a22", "#f6d26a", "#fff4d8"
"""The bar of costs: what is missing, what is built, and its rim."""

_NAMED, _LOWEST = 2, 34
"""The most cards with their kinds in words, and the middle of the seals below them, from the lower edge."""

Scored = BuildingType | City | Category


class _Form(NamedTuple):
    """Where the middles of things are on a plaque of some height, from its upper edge, and how large they are."""

    badge: int
    name: int
    """The height of the name."""
    points: int
    number: int
    """The size of the points."""
    costs: int
    figure: int
    """The size of the sum of all costs."""
    bar: int
    """The height of the bar of costs; 0 if there is no room for one."""
    seals: int
    seal: int = 48
    """The size of a seal; more than are needed are smaller, unless there is room for two lines of them."""
    lines: int = 1


def _form(height: int) -> _Form:
    """Return the form for a height."""
    if height >= 260:
        return _Form(54, 60, 90, theme.HUGE, 138, theme.LARGE, 26, height - 56, 54, lines=2)
    if height >= 220:
        return _Form(54, 60, 90, theme.HUGE, 138, theme.LARGE, 26, height - 42, 54)
    if height >= 150:
        return _Form(44, 46, 79, theme.TITLE + 5, 79, 36, 16, height - 35, 54)
    if height >= 128:
        return _Form(34, 34, 58, _POINTS, 58, 36, 0, height - 26, 51)
    return _Form(34, 34, 58, 44, 58, theme.BODY, 0, height - 20, 40)


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out what is on a seat's plaque."""
    what, on = f"player/{seat}", theme.PLAQUES[seat]
    form = _form(box.height)
    if seat == 0:
        _lay_start(page, box, form)
    left = _lay_badge(page, seat, box, form).right + (12 if seat == 0 else 8)
    name = Box(left, box.y + 4, box.right - 8 - left, form.name)
    lay_name(page, f"{what}/name", page.names[seat], name, theme.ON_SEATS[seat], on)
    tall = form.costs > form.points
    end = _lay_points(page, seat, box, form, 0 if tall else _room_beside(page, seat, form))
    if page.view.final is not None:
        _lay_rank(page, seat, box, form)
    elif page.view.cards is None:
        _lay_costs(page, seat, box, form, box.x if tall else end)
    else:
        named = _lay_named_goals(page, seat, box, form)
        if not named:
            _lay_goals(page, seat, box, box.y + (form.costs if tall else form.seals))
        if not tall:
            return
        if named:
            form = form._replace(lines=1, seals=box.height - _LOWEST)
    _lay_seals(page, seat, box, form)


def _lay_start(page: Page, box: Box, form: _Form) -> None:
    """Lay out the sun of the first player, whose rays are around the badge."""
    side = form.badge + 2 * _RAYS
    y = box.y + (1 if form.badge <= _LOW else 4) - _RAYS
    page.icon("ground/start", box.x + 8 - _RAYS, y, side, "start", theme.PLAQUES[0], plate=True)


def _lay_badge(page: Page, seat: int, box: Box, form: _Form) -> Box:
    """Lay out the badge, framed if the latest move was the seat's and changed nothing that is seen but its hand."""
    what, on = f"player/{seat}/badge", theme.PLAQUES[seat]
    if seat != page.changes.hidden_by or seat in page.changes.points:
        return page.badge(what, box.x + 8, box.y + (1 if form.badge <= _LOW else 4), form.badge, seat, on)
    side = max(34, form.badge - 2)
    paper = Box(box.x + 8, box.y + (1 if form.badge <= _LOW else 4), side, side)
    page.plate(f"glow/{what}", paper.grown(_REACH), theme.GLOW, on, 8 + _REACH)
    page.plate(f"mark/{what}", paper.grown(_REACH - 1), theme.NEW, theme.GLOW, 7 + _REACH)
    page.plate(f"ground/{what}/changed", paper, _PAPER, theme.NEW, 8)
    page.badge(what, *paper[:3], seat, _PAPER)
    corner = paper.right + _REACH - _BADGE_CORNER, paper.y - _REACH
    page.icon(f"corner/{what}", *corner, _BADGE_CORNER, "news-corner", theme.NEW)
    return paper


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def _room_beside(page: Page, seat: int, form: _Form) -> int:
    """Return the width of what is at the right of the points."""
    if page.view.final is not None:
        return ink(_said_rank(page, seat), "serif", _RANK).advance
    return ink(_said_costs(page, seat), "bold", form.figure).advance if page.view.cards is None else 0


def _lay_points(page: Page, seat: int, box: Box, form: _Form, beside: int) -> int:
    """Lay out the points, the leader's star between laurels, and return where they end."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, points = box.y + form.points, box.x + _INSIDE, str(page.view.score(seat))
    first = seat in (page.view.winners if page.view.final is not None else leaders(page.view))
    changed = seat in page.changes.points
    size = _FRAMED if changed and form.number <= _POINTS else form.number
    room = box.width - 2 * _INSIDE - beside - 3 * _RING
    high = round(size * 0.72)
    while size > _LEAST and _points_width(points, size, first) > room:
        size -= 1
    paper = Box(x - 5, middle - high // 2, _points_width(points, size, first) + 10, high)
    if changed:
        lay_news(page, f"{what}/points", paper, on, _PAPER, 8, _RING)
        on, colour = _PAPER, theme.INK
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    side = _star(size)
    left = x + ink(points, "bold", size).advance + 5
    if first:
        wide, tall = round(side * _LAUREL), round(side * _LEAVES)
        if changed or form.number <= _POINTS:
            tall = max(side, min(tall, high if changed else _HIGHEST))
        page.icon(
            f"{what}/leader",
            left,
            middle - tall // 2,
            wide,
            "laurel-star",
            on,
            height=tall,
            plate=True,
        )
        left += (wide - side) // 2
    page.icon(f"{what}/point", left, middle - side // 2, side, "point", on)
    end = x + _points_width(points, size, first)
    if changed:
        page.icon(f"corner/{what}", paper.right + _RING - _CORNER, paper.y - _RING, _CORNER, "news-corner", theme.NEW)
        return paper.right + _RING
    return end


def _star(size: int) -> int:
    return max(_LEAST_STAR, round(size * _STAR))


def _points_width(points: str, size: int, first: bool) -> int:
    return ink(points, "bold", size).advance + 5 + round(_star(size) * (_LAUREL if first else 1))


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])


def _said_costs(page: Page, seat: int) -> str:
    need = conditions(len(page.view.players)).costs
    return page.say("picture-of", have=page.view.players[seat].costs, need=need)


def _lay_rank(page: Page, seat: int, box: Box, form: _Form) -> None:
    """Lay out the place a seat took."""
    right, middle = box.right - _INSIDE, box.y + form.costs
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    said = _said_rank(page, seat)
    page.label(f"player/{seat}/rank", right, middle, said, _RANK, colour, on, face="serif", anchor="r")


def _lay_costs(page: Page, seat: int, box: Box, form: _Form, left: int) -> None:
    """Lay out the sum of all costs, and a bar of how much of what is needed it is, with a tick if it is enough."""
    what, on, colour = f"player/{seat}/costs", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    have, need = page.view.players[seat].costs, conditions(len(page.view.players)).costs
    right, middle, sprite = box.right - _INSIDE, box.y + form.costs, "tick" if have >= need else "built"
    said, deep = _said_costs(page, seat), bool(form.bar)
    if form.costs > form.points:
        at, side = middle, 32
    else:
        at, side = middle - 12 * deep, 26
    label = page.label(what, right, at, said, form.figure, colour, on, face="bold", anchor="r")
    start = label.x - 5 - side
    if form.costs > form.points:
        page.icon(f"{what}/built", start, at - side // 2, side, sprite, on)
        bar = Box(box.x + _INSIDE, middle - form.bar // 2, start - 8 - box.x - _INSIDE, form.bar)
    elif deep:
        low = middle + 20
        sign = page.icon(f"{what}/built", label.x, low - side // 2, side, sprite, on)
        bar = Box(sign.right + 4, low - form.bar // 2, right - sign.right - 4, form.bar)
    else:
        if start >= left + 4:
            page.icon(f"{what}/built", start, at - side // 2 - 1, side, sprite, on)
        return
    page.plate(f"{what}/rim", bar, _RIM, on, bar.height // 2)
    track = page.plate(f"{what}/track", bar.grown(-2), TRACK, _RIM, bar.height // 2 - 2)
    done = min(track.width, track.width * have // need)
    if done:
        page.plate(f"{what}/done", track._replace(width=max(done, track.height)), DONE, TRACK, track.height // 2)


def _lay_named_goals(page: Page, seat: int, box: Box, form: _Form) -> bool:
    """Lay out the progress on the cards whose condition is public, a line each; return whether there is room."""
    goals = public_goals(page.view, seat, by_hand=False)
    tall = form.costs > form.points
    if not form.bar or not goals or len(goals) > _NAMED:
        return False
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    pitch, side, edge = (46, 40, _INSIDE) if tall else (36, 34, _INSIDE - 5)
    first = box.y + form.costs if tall else box.bottom - 6 - len(goals) * pitch + pitch // 2
    for number, goal in enumerate(goals):
        name, middle, x = f"player/{seat}/goal/{goal.card.kind}", first + number * pitch, box.x + edge
        page.icon(f"{name}/kind", x, middle - side // 2, side, f"kind-{goal.card.kind}", on)
        said = page.say("picture-of", have=goal.have, need=goal.need)
        size = theme.BODY + 3 if tall else theme.SMALL + 1
        label = page.label(name, box.right - edge, middle, said, size, colour, on, face="bold", anchor="r")
        left, right = x + side + 5, label.x - 5
        if not goal.lacking:
            right = page.icon(f"{name}/met", right - _TICK, middle - _TICK // 2, _TICK, "tick", on).x - 4
        kind = page.say(f"picture-kind-{goal.card.kind}")
        face: Face = "sans" if ink(kind, "sans", theme.SMALL).advance <= right - left else "narrow"
        if ink(kind, face, theme.SMALL).advance <= right - left:
            page.label(f"{name}/name", left, middle, kind, theme.SMALL, colour, on, face=face)
    return True


def _lay_goals(page: Page, seat: int, box: Box, middle: int) -> None:
    """Lay out the player's progress on the cards whose condition is public (expansion)."""
    what, on, colour = f"player/{seat}/goal", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    goals, room = public_goals(page.view, seat, by_hand=False), box.width - 2 * _INSIDE
    full = [page.say("picture-of", have=goal.have, need=goal.need) for goal in goals]
    ticks, none = [not goal.lacking for goal in goals], [False] * len(goals)
    last = _GOALS[-1]
    ways = [(form, full, ticks) for form in _GOALS]
    ways += [(last, full, none), (last, [str(goal.have) for goal in goals], none)]
    (side, size), said, met = next(
        (
            way
            for way in ways
            if sum(_goal_width(*way[0], *each) for each in zip(*way[1:], strict=True)) <= room + _APART
        ),
        ways[-1],
    )
    x = box.x + _INSIDE
    for goal, each, done in zip(goals, said, met, strict=True):
        name = f"{what}/{goal.card.kind}"
        page.icon(f"{name}/kind", x, middle - side // 2, side, f"kind-{goal.card.kind}", on)
        label = page.label(name, x + side + 5, middle, each, size, colour, on, face="bold")
        if done:
            page.icon(f"{name}/met", label.right + 4, middle - _TICK // 2, _TICK, "tick", on)
        x += _goal_width(side, size, each, done)


def _goal_width(side: int, size: int, said: str, met: bool) -> int:
    return int(side + 5 + ink(said, "bold", size).advance + (_TICK + 4) * met + _APART)


def _lay_seals(page: Page, seat: int, box: Box, form: _Form) -> None:
    """Lay out a seal for each scoring, and a free place for each that is still needed."""
    player = page.view.players[seat]
    scored: list[Scored] = [*player.types_scored, *player.cities_scored, *player.categories_scored]
    needed = SCORINGS_TO_ANNOUNCE if page.view.cards is None and page.view.final is None else 0
    count = max(needed, len(scored))
    if not count:
        return
    lines = form.lines if count > SCORINGS_TO_ANNOUNCE else 1
    many = lines == 1 and count > SCORINGS_TO_ANNOUNCE
    side, left = (_MANY, box.x + _EDGE) if many else (form.seal, box.x + _INSIDE)
    room, columns = box.width - 2 * (left - box.x), max(SCORINGS_TO_ANNOUNCE, -(-count // lines))
    if many:
        side = min(side, room // columns)
    pitch, top = min(side + 10, (room - side) // (columns - 1)), box.y + form.seals - side // 2
    if lines > 1:
        side = _FULL
        columns, top = -(-count // lines), box.y + form.seals - lines * side // 2 - 2
        pitch = (room - side) // (columns - 1)
    for number in range(count):
        at = Box(left + number % columns * pitch, top + number // columns * (side + 4), side, side)
        lay_seal(page, seat, number, scored[number] if number < len(scored) else None, at)


def lay_seal(page: Page, seat: int, number: int, scored: Scored | None, box: Box) -> None:
    """Lay out the seal of a scoring, of crimson wax if it is new, or a free place."""
    on = theme.PLAQUES[seat]
    if scored is None:
        page.icon(f"player/{seat}/free/{number + 1}", *box.grown(-_FREE)[:3], "seal-free", on)
        return
    what = f"player/{seat}/scored/{scored}"
    if is_fresh(page, seat, scored):
        page.icon(f"mark/{what}", *box[:3], "seal-new", on, plate=True)
        lay_emblem(page, what, scored, box.grown(-5), "#fdf3da")
        return
    page.icon(f"{what}/seal", *box[:3], "seal", on, plate=True)
    lay_emblem(page, what, scored, box, "#fdf3da")


def lay_emblem(page: Page, what: str, scored: Scored, box: Box, on: str, fresh: bool = False) -> None:
    """Add the emblem of a type, a city or a category within a seal; all of a fresh one's rim stays visible."""
    by = -round(box.width * (0.15 if fresh or isinstance(scored, City) else 0.03))
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
