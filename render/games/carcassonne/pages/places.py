"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import dist
from typing import Final

from bot.games.carcassonne import Board, Place, Tile, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.common.name_lines import title_lines
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.layout import centre, columns, rows, shared
from render.engine.scene import Box, Role
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import fit_tile, see_most
from render.games.carcassonne.page import CarcassonnePage

Line = tuple[tuple[int, int], tuple[int, int]]
"""From where to where."""
MOST: Final = 25
"""As many options as a select menu in Discord can have."""
_LEAST: Final = 46, 46, 0
"""How wide tiles are at least, in pixels, on one picture, two and four: more of them cost more clicks."""
_MAP, _SIDE = columns(Box(6, 8, 1088, 686), [0, 226], 10)
_ROOM: Final = inside(_MAP)
_LARGEST: Final = 150
_NAMES: Final = (47, 120), (theme.LARGE, 90), (theme.BODY, 0)
"""The sizes of the names of places, and how wide tiles are at least for each."""
_LINE: Final = 1.2
"""The height of a card's name, as a multiple of the size of its letters."""
_BESIDE, _LINES_WIDE = 3, ((8, theme.INK), (4, "#fff3d6"))
"""How far a card is from its place with its line at least, and the widths and colours of the line between them."""
_FAR: Final = 12
"""How bad each pixel between a card and its place is, in pixels of tiles that it hides."""
_STRAYS: Final = 4000
"""How bad it is if a card is as near to another place as to its own, in the same pixels."""
_SWEEPS: Final = 3
"""So often all cards are laid again, each where the others leave the best room."""
_TITLES: Final = (theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_LINES_APART: Final = 56
_NUMBER: Final = 27
"""The width that each number of a turn needs on a card not to be read as part of the next."""
_PAPER, _GOLD = ("#ffffff", "#e6f0ff"), ("#fff3bf", "#ffd65c")
_FITS: Final = (9, theme.WHITE), (5, theme.SEA)
_BEST: Final = (9, theme.INK), (5, "#ffd23c")
"""The lines around a place where a tile fits, and around one of the best."""
_EVERY: Final = 4
"""If a tile fits in so many turns, only the first and the last are said."""
_STAR, _INNER, _DISC = 34, 12, 44


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south, so that each can be read."""
    places = [*turns_by_place(view.board, tile)]
    return _divide(view.board, places, _LEAST) if places else ()


def places_pages(
    view: View, tile: Tile, names: Sequence[str], language: str, starred: Collection[Place] = ()
) -> list[CarcassonnePage]:
    """Lay out a page for each group of places, all with tiles of one size; one if there are none."""
    found = groups(view, tile) or ((),)
    side = min(_LARGEST, *(fit_tile(_shown(view.board, group), _ROOM) for group in found))
    return [
        _page(CarcassonnePage(view, names, language), tile, (number, len(found)), group, starred, side)
        for number, group in enumerate(found, 1)
    ]


def _divide(board: Board, places: Sequence[Place], least: Sequence[int]) -> tuple[tuple[Place, ...], ...]:
    """Divide places into halves that share no row while they are too many, or tiles would be too small."""
    lines = sorted({place.y for place in places})
    if len(places) <= MOST and fit_tile(_shown(board, places), _ROOM) >= least[0]:
        return (tuple(places),)
    if len(lines) == 1:
        return tuple(tuple(places[at : at + MOST]) for at in range(0, len(places), MOST))
    halves = [([each for each in places if each.y < y], [each for each in places if each.y >= y]) for y in lines[1:]]

    def worth(pair: tuple[list[Place], list[Place]]) -> tuple[int, int]:
        side = min(fit_tile(_shown(board, half), _ROOM) for half in pair)
        return min(side, _LEAST[0]), -max(map(len, pair))

    return tuple(group for half in max(halves, key=worth) for group in _divide(board, half, least[1:] or least))


def _shown(board: Board, group: Sequence[Place]) -> list[Place]:
    """Return what a window has to show: some places, and the tiles beside them; all tiles if there are no places."""
    around = {Place(place.x + x, place.y + y) for place in group for x, y in product((-1, 0, 1), repeat=2)}
    return [*group, *(place for place in around if place in board.spots)] or [*board.spots]


def _page(
    page: CarcassonnePage,
    tile: Tile,
    part: tuple[int, int],
    group: Sequence[Place],
    starred: Collection[Place],
    side: int,
) -> CarcassonnePage:
    """Lay out a page: which one it is, of how many, and how wide tiles are."""
    view, board = page.view, page.view.board
    page.lay_ground()
    turns = turns_by_place(board, tile)
    best = [place for place in group if place in starred]
    below = _lay_title(page, tile, (len(group), len(turns)), part, starred=bool(best))
    scene = MapScene(board, see_most(board.spots, _shown(board, group), _ROOM, side), page.letters)
    scene.lay_tiles(beds=False)
    for place in group:
        likely = likely_turn(view, place, turns[place]) if tile is view.tile else turns[place][0]
        _lay_prospect(scene, place, tile, likely, best=place in best)
    pieces = [*scene.lay_followers(), *scene.lay_ingots()]
    _lay_cards(scene, tile, {place: turns[place] for place in group}, best, pieces)
    lay_framed(page, _MAP, scene)
    _lay_turns(page, tile, group, below)
    return page


def _lay_title(
    page: CarcassonnePage, tile: Tile, count: tuple[int, int], part: tuple[int, int], *, starred: bool
) -> Box:
    """Lay out which tile it is about, how many of its places are shown, on which picture, and what the star means.

    Return what is left below.
    """
    on, said = page.ground, page.say("picture-tile", tile=tile.id)
    title, below = rows(_SIDE, [_LINES_APART, 0])
    at = title.x, title.mid_y, said, fitting_size(said, "black", _TITLES, title.width), theme.INK, on
    page.label("title", *at, face="black")
    shown, every = count
    some = page.say("picture-places-of", count=shown, all=every)
    said = some if shown < every else page.say("picture-places", count=shown)
    lines = title_lines(said, "sans", (theme.BODY, theme.SMALL), below.width, 2)
    for number, (middle, line) in enumerate(lines.middles(below.y + lines.pitch * len(lines.lines) // 2)):
        page.label(f"count/{number}", below.x, middle, line, lines.size, theme.SOFT, on)
    y = below.y + lines.pitch * len(lines.lines) + 8
    x = below.x
    if part[1] > 1:
        said = page.say("picture-part", number=part[0], count=part[1])
        pill = Box(x, y, ink(said, "bold", theme.BODY).advance + 28, 46)
        page.plate("part", pill, theme.SEA, on, 14)
        at_part = pill.mid_x, pill.mid_y, said, theme.BODY, theme.WHITE, theme.SEA
        page.label("part/said", *at_part, face="bold", anchor="m")
        x = pill.right + 14
    if starred:
        said = page.say("picture-best")
        x = page.icon("best/star", x, y + 1, 44, "point", on).right + 6
        page.label("best", x, y + 23, said, theme.BODY, theme.SOFT, on)
    y += _LINES_APART * (starred or part[1] > 1)
    return below._replace(y=y, height=below.bottom - y)


def _lay_prospect(scene: MapScene, place: Place, tile: Tile, turn: int, *, best: bool) -> None:
    """Add a tile as it would be laid, with a line around it."""
    cell = scene.box_at(place)
    what, sprite = f"place/{coordinate(place)}", scene.tile_sprite(tile, turn)
    scene.icon(f"ground/{what}/tile", cell.x, cell.y, cell.width, sprite, scene.ground, plate=True, role=Role.GROUND)
    scene.frame(what, cell.grown(-2), _BEST if best else _FITS)


def _lay_cards(
    scene: MapScene,
    tile: Tile,
    turns: Mapping[Place, Sequence[int]],
    starred: Collection[Place],
    pieces: Sequence[Box],
) -> None:
    """Name the places on cards, with the numbers of the turns in which the tile fits; the best ones are golden.

    Cards lie beside their places where they hide no other one, no piece and no other card, and least of tiles.
    """
    size = next(size for size, side in _NAMES if scene.sight.tile >= side)
    laid = [scene.box_at(place) for place in scene.board.spots]
    cells, boxes = {place: scene.box_at(place) for place in turns}, dict[Place, Box]()
    busy = [*cells.values(), *cells.values(), *pieces]
    rims = {place: _STAR // 2 * (place in starred) for place in turns}
    tried = dict[Place, list[tuple[Box, float]]]()
    for place, ways in turns.items():
        numbers = (_NUMBER * len(_numbers(ways)) + 6) * (len(tile.turned) > 1)
        wide, high = ink(coordinate(place), "bold", size).advance + 16 + numbers, round(_LINE * size)
        cell, others = cells[place], [each for other, each in cells.items() if other != place]
        reach = cell.grown(2 * cell.width + wide)
        near, around = [each for each in laid if reach.meets(each)], [each for each in busy if reach.meets(each)]
        others = [each for each in others if reach.meets(each)]
        found = [
            (box, box.grown(rims[place]), _line(box, cell)) for box in {*_around(scene, cell, wide, high, rims[place])}
        ]
        wrong = [
            _hidden(rim, around) + sum(cell.width**2 for each in others if _crosses(line, each))
            for _, rim, line in found
        ]
        # what is laid is only looked at where that matters, as on a large map there is much of it
        for box in (box for (box, *_), much in zip(found, wrong, strict=True) if much == min(wrong)):
            away = _apart(box, cell)
            strays = sum(_apart(box, each) <= away for each in others)
            cost = _hidden(box, near) + _FAR * dist(box.middle, cell.middle) + _STRAYS * strays
            tried.setdefault(place, []).append((box, cost))
    for _ in range(_SWEEPS):
        for place in turns:
            cards = [box.grown(rims[other]) for other, box in boxes.items() if other != place]
            lines = [_line(box, cells[other]) for other, box in boxes.items() if other != place]

            def badness(
                each: tuple[Box, float],
                place: Place = place,
                cards: Sequence[Box] = cards,
                lines: Sequence[Line] = lines,
            ) -> tuple[int, float]:
                box, cost = each
                crossed = sum(_crosses(line, box) for line in lines) * cells[place].width ** 2
                return crossed + 2 * _hidden(box.grown(rims[place] + 2), cards), cost

            boxes[place] = min(tried[place], key=badness)[0]
    for place, box in boxes.items():
        line = _line(box, cells[place])
        for number, (thick, colour) in enumerate(_LINES_WIDE):
            what = f"ground/place/{coordinate(place)}/line/{number}"
            scene.curve(what, [*line], thick, colour, scene.ground, role=Role.GROUND)
    for place, box in boxes.items():
        said = _numbers(turns[place]) if len(tile.turned) > 1 else []
        _lay_card(scene, place, said, box, size, best=place in starred)


def _around(scene: MapScene, cell: Box, wide: int, high: int, rim: int) -> Iterator[Box]:
    """Yield boxes beside a cell, and ever further from it, that are seen with a rim."""
    for away in range(_BESIDE, _BESIDE + cell.width * 2, cell.width // 3):
        x, y, right, bottom = cell.grown(away).x, cell.grown(away).y, cell.right + away, cell.bottom + away
        across = cell.mid_x - wide // 2, cell.x, cell.right - wide
        down = cell.mid_y - high // 2, cell.y, cell.bottom - high, y - high, bottom
        for left, top in (*product(across, (bottom, y - high)), *product((right, x - wide), down)):
            yield scene.within(Box(left, top, wide, high).grown(rim)).grown(-rim)


def _line(box: Box, cell: Box) -> Line:
    """Return the line between a card and its cell: from edge to edge, as short as it can be."""
    x, y = min(max(cell.mid_x, box.x), box.right), min(max(cell.mid_y, box.y), box.bottom)
    return (x, y), (min(max(x, cell.x), cell.right), min(max(y, cell.y), cell.bottom))


def _crosses(line: Line, box: Box) -> bool:
    """Return whether a line may lie on a box; lines are straight across or down, or short."""
    (x, y), (right, bottom) = line
    return Box(min(x, right), min(y, bottom), abs(right - x), abs(bottom - y)).grown(1).meets(box.grown(-2))


def _apart(box: Box, other: Box) -> int:
    """Return how far apart two boxes are."""
    across = max(box.x - other.right, other.x - box.right, 0)
    return max(across, max(box.y - other.bottom, other.y - box.bottom, 0))


def _hidden(box: Box, others: Iterable[Box]) -> int:
    return sum([shared(box, each) for each in others if each.x < box.right and each.right > box.x])


def _numbers(turns: Sequence[int]) -> list[str]:
    return [f"1–{_EVERY}"] if len(turns) == _EVERY else [str(turn + 1) for turn in sorted(turns)]


def _lay_card(scene: MapScene, place: Place, said: Sequence[str], box: Box, size: int, *, best: bool) -> None:
    what, (paper, low) = f"place/{coordinate(place)}", _GOLD if best else _PAPER
    scene.plate(what, box, theme.INK, scene.ground, 9, shadow=3)
    name, share = box, box
    if said:
        name, share = columns(box, [0, _NUMBER * len(said) + 6])
    scene.plate(f"{what}/paper", name.grown(-2), paper, theme.INK, 7, fill_to=low)
    at = *name.middle, coordinate(place), size, theme.INK, paper
    scene.label(f"{what}/name", *at, face="bold", anchor="m")
    for count, each in enumerate(said):
        x = share.x + round((count + 0.5) * share.width / len(said))
        at = x, share.mid_y - 1, each, theme.SMALL, theme.WHITE, theme.INK
        scene.label(f"{what}/turns/{count}", *at, face="bold", anchor="m")
    if best:
        scene.icon(
            f"corner/{what}", box.right - _STAR // 2, box.y - _STAR // 2, _STAR, "point", paper, role=Role.CORNER
        )


def _lay_turns(page: CarcassonnePage, tile: Tile, shown: Collection[Place], box: Box) -> None:
    """Lay out the tile in each of its turns, with its number, how far it is turned, and how often it fits so here."""
    fits, count, on = turns_by_place(page.view.board, tile), len(tile.turned), theme.MARBLE
    high = box.width if count == 1 else min(box.width + _DISC, (box.height + 10) // count - 10)
    for panel, turned in zip(rows(box, [high] * count, 10), tile.turned, strict=True):
        everywhere = [place for place, turns in fits.items() if turned.turn in turns]
        here, what = sum(place in shown for place in everywhere), f"turn/{turned.turn}"
        page.panel(f"{what}/panel", *panel)
        inner = panel.grown(-_INNER)
        if count < _EVERY:
            side = min(inner.width, inner.height - (_DISC - _INNER // 2) * (count > 1))
            x, y = inner.mid_x - side // 2, inner.y
            said = columns(inner._replace(y=y + side, height=panel.bottom - y - side), [_DISC, 0])
        else:
            side = inner.height
            x, y = inner.x, inner.y
            said = columns(Box(inner.x + side + 6, inner.y, inner.width - side - 6, inner.height), [_DISC, 0])
        shadow = round(side * 0.14)
        page.icon(
            f"ground/{what}/shadow",
            x - shadow,
            y - shadow,
            round(side * 1.28),
            "tile-shadow",
            on,
            plate=True,
            role=Role.GROUND,
        )
        page.icon(f"{what}/tile", x, y, side, f"tile-{tile}-{turned.turn}", on, faded=not everywhere, plate=True)
        if count > 1:
            page.plate(f"{what}/disc", centre(said[0], _DISC, _DISC), theme.INK, on, _DISC // 2)
            at = *said[0].middle, str(turned.turn + 1), theme.BODY, theme.WHITE, theme.INK
            page.label(f"{what}/number", *at, face="bold", anchor="m")
            at_count = *said[1].middle, page.say("picture-times", count=here), theme.BODY
            page.label(f"{what}/count", *at_count, theme.INK if here else theme.SOFT, on, face="bold", anchor="m")
