"""The tile just laid, with its segments numbered, and what a follower on each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne.board import Feature, coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.prospects import value_feature
from bot.games.carcassonne.turn import free_segments, holders
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import Sign, Word, centre, columns, lay_line, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.land import spots
from render.games.carcassonne.map.frame import EDGE, lay_window
from render.games.carcassonne.map.marks import GILDED
from render.games.carcassonne.map.scene import PALE, MapScene, lay_disc, lay_figure, lay_tag
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import BODY, HEAD, lay_words
from render.games.carcassonne.tints import Fill

_FRAME, _LIST = columns(BODY, [0, 482], 10)
_TILE: Final = 420
_SIZE: Final = 43
_APART, _BESIDE = 76, 42
"""The least distance of two numbers, and how far beside the tile their middles are."""
_BELOW: Final = 5
"""The most numbers below each other."""
_FIGURE: Final = 116
_DOT: Final = 16
_LINES: Final = (8, theme.WHITE), (4, theme.INK)
"""The dot on a segment, and the lines from there to its number."""
_FREE: Final = theme.INK, theme.WHITE
_HELD: Final = theme.SAND, theme.INK
"""The colours of discs and their numbers."""
_TAKEN: Final = Fill("#6b6157", 50)
_HEADING, _HIGHEST = 40, 112
_SIGN, _BADGE = 56, 44
_ROW: Final = 56, _SIGN, 0
_WORTH: Final = 76, 40, 104
"""The widths of what a feature is worth now, of an arrow, and of what it could be worth."""
_SCORES: Final = "#2f6b33"

Numbered = tuple[int, Feature, bool]
"""A segment's number, its feature, and whether it is free."""


def follower_page(
    view: CarcassonneView, names: Sequence[str], language: str, chosen: int | None = None
) -> CarcassonnePage:
    """Lay out the tile and the list; a segment may be chosen by its number from 1, or with 0 no follower."""
    page = CarcassonnePage(view, names, language)
    page.lay_ground()
    free, found = {*free_segments(view)}, view.board.segments_at(view.board.laid[-1].place)
    segments = [(number, feature, segment[:2] in free) for number, (segment, feature) in enumerate(found, 1)]
    _lay_map(page, segments, chosen)
    left = view.players[view.turn].followers - bool(chosen)
    supply = Sign("title/follower", f"follower-{view.turn}", 1.15), Word("title/left", str(left), apart=0.15)
    x = lay_line(page, supply, HEAD, [theme.TITLE], page.ground, anchor="r").x
    key = "kind-keep-follower" if chosen == 0 else "picture-follower"
    if chosen:
        key = f"picture-{segments[chosen - 1][1].kind}"
    said = page.say("picture-on-tile", place=coordinate(view.board.laid[-1].place), said=page.say(key))
    lay_words(page, said, view.turn, x - 12)
    heading, below = rows(_LIST, [_HEADING, 0])
    now, _, could = _worth_boxes(heading.grown(-8))
    for key, cell in (("now", now), ("could", could)):
        at_key = cell.mid_x, heading.mid_y, page.say(f"picture-{key}"), theme.SMALL, theme.SOFT, page.ground
        page.label(f"list/{key}", *at_key, anchor="m")
    high = min(_HIGHEST, (below.height + 8) // (len(segments) + 1) - 8)
    *boxes, none = rows(below, [high] * (len(segments) + 1), 8)
    for (number, feature, is_free), box in zip(segments, boxes, strict=True):
        _lay_row(page, number, feature, box, free=is_free, chosen=number == chosen)
    on, said = page.row("row/0", none, chosen=chosen == 0), page.say("kind-keep-follower")
    none = columns(none.grown(-8), _ROW, 6)[1]._replace(width=none.width)
    word = Word("row/0/kind", said, "sans", apart=0.45)
    lay_line(page, [Sign("row/0/sign", "follower", 1.3, faded=True), word], none, [theme.BODY], on, anchor="l")
    return page


def _lay_map(page: CarcassonnePage, segments: Sequence[Numbered], chosen: int | None) -> None:
    """Lay out the tile with the numbers of its segments, or with a follower on the one that is chosen."""
    last, seat = page.view.board.laid[-1], page.view.turn
    scene = MapScene(page.view.board, see_all([last.place], _FRAME.grown(-EDGE), _TILE), page.letters)
    scene.lay_tiles()
    scene.pale(PALE, scene.segments_on(last.place))
    for number, feature, free in segments:
        if number == chosen:
            scene.tint(f"chosen/{number}", feature, GILDED)
        elif not free:
            scene.tint_segment(f"segment/{number}", last.place, number - 1, _TAKEN)
    scene.frame_newest(last.place)
    scene.lay_followers()
    scene.lay_ingots()
    points = [scene.sight.point(last.place, place) for place in spots(last.tile, last.turn).followers]
    for (number, feature, free), point, at in zip(
        segments, points, _place_numbers(scene.box_at(last.place), points), strict=True
    ):
        what = f"segment/{number}"
        if number == chosen:
            box = scene.within(centre(Box(*point, 0, 0), _FIGURE, _FIGURE))
            lay_figure(scene, what, box, seat, page.letters[seat], scene.ground, lies=feature.kind is Kind.FIELD)
        else:
            scene.trace(f"{what}/line", [at, point], _LINES)
            dot = Box(*point, 0, 0).grown(_DOT // 2)
            scene.plate(f"ground/{what}/dot", dot, theme.INK, scene.ground, _DOT // 2, theme.WHITE, role=Role.GROUND)
            lay_disc(scene, f"{what}/disc", *at, number, _SIZE, *(_FREE if free else _HELD))
    lay_window(page, _FRAME, scene)


def _place_numbers(tile: Box, points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return where beside the tile the numbers of segments are, given where these are."""
    order = sorted(range(len(points)), key=lambda number: points[number])
    half = sum(x < tile.mid_x for x, _ in points)
    half = min(max(half, len(order) - _BELOW), _BELOW)
    found = dict[int, tuple[int, int]]()
    for x, side in ((tile.x - _BESIDE, order[:half]), (tile.right + _BESIDE, order[half:])):
        y = tile.y
        for after, number in enumerate(sorted(side, key=lambda number: points[number][1]), 1 - len(side)):
            # at least so far below the one before it, with room for those after it
            y = min(max(points[number][1], y), tile.bottom + after * _APART)
            found[number] = x, y
            y += _APART
    return [found[number] for number in range(len(points))]


def _worth_boxes(row: Box) -> list[Box]:
    """Return where in a row it is told what a feature is worth now, and what it could be worth."""
    return columns(row, [0, *_WORTH])[1:]


def _lay_row(page: CarcassonnePage, number: int, feature: Feature, box: Box, *, free: bool, chosen: bool) -> None:
    """Lay out a feature: its number, its sign and what it is, and what it is worth, or who holds it."""
    what, seats, brings = f"row/{number}", holders(feature), value_feature(page.view.board, feature)
    on = page.row(what, box, theme.MARBLE if free else theme.SAND, chosen=chosen)
    inner, middle = box.grown(-8), box.mid_y
    now, to, could = _worth_boxes(inner)
    disc, sign, kind = columns(inner._replace(width=now.x - inner.x), _ROW, 6)
    lay_disc(page, f"{what}/disc", *disc.middle, number, theme.BODY, *(_FREE if free else (on, theme.INK)), on)
    page.fill(f"{what}/sign", centre(sign, _SIGN, _SIGN), f"feature-{feature.kind}", on, faded=not free)
    lay_line(
        page, [Word(f"{what}/kind", page.say(f"picture-{feature.kind}"), "narrow")], kind, (35, 31), on, anchor="l"
    )
    right = inner.right
    if feature.completed and (free or seats):
        said = page.say("picture-scores", points=brings.now)
        wide = ink(said, "bold", theme.BODY).advance + 32
        tag = Box(right - wide, middle - 24, wide, 48)
        right = lay_tag(page, f"{what}/scores", tag, said, theme.BODY, _SCORES, theme.WHITE, on).x - 8
    elif free:
        for name, told, cell, colour in (
            ("worth", str(brings.now), now, theme.INK),
            ("arrow", "→", to, _SCORES),
            ("could", str(brings.could), could, _SCORES),
        ):
            lay_line(page, [Word(f"{what}/{name}", told)], cell, [theme.LARGE], on, colour)
    if not free:
        for seat in reversed(seats):
            right = page.badge(f"{what}/held/{seat}", right - _BADGE, middle - _BADGE // 2, _BADGE, seat, on).x - 6
        if not (seats and feature.completed):
            said = page.say("picture-held" if seats else "picture-closed")
            page.label(f"{what}/held", right - 4, middle, said, theme.SMALL, theme.INK, on, anchor="r")
