"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.games.carcassonne.board import Board, Place, coordinate, surrounding
from bot.games.carcassonne.components import Tile
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns, likely_turn
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import Word, centre, columns, lay_line, overlap_area, rows
from render.engine.scene import Box
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene, beside, lay_disc, lay_tag
from render.games.carcassonne.map.sight import fit_tile, see_most
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import PAGE, SIZES

MOST: Final = 25
"""As many options as a select menu in Discord can have."""
_LEAST: Final = 46, 46, 0
"""How wide tiles are at least, in pixels, on one picture, two and four: more of them cost more clicks."""
_LARGEST: Final = 150
_NAMES: Final = (47, 120), (theme.LARGE, 90), (theme.BODY, 60), (theme.SMALL, 0)
"""The sizes of the names of places, and how wide tiles are at least for each."""
_LINE: Final = 1.2
"""The height of a card's name, as a multiple of the size of its letters."""
_FRAME, _BESIDE = columns(PAGE, [0, 230], 10)
"""The map and the part beside it."""
_NEAR: Final = 24, 7
"""How far a card is from all other places and pieces, at least, and in its row."""
_PALE: Final = 26
"""How pale the tile is on its places, in percent: so that it can be seen how it lies there."""
_LATER, _COVERING, _WORSE, _SWEEPS = 300, 2, 8, 3
"""How bad each place for a card is beside the one before it, in pixels of tiles that it hides; how bad these are, and
each pixel of other places, cards and pieces; and how often all cards are laid, each where the others leave most room.
"""
_TITLE_HEIGHT, _LINE_HEIGHT = 56, 46
_PAPER, _GOLD = "#f4f8ff", "#ffdc72"
_FITS: Final = (7, theme.WHITE), (4, theme.SEA)
_BEST: Final = (7, theme.INK), (4, "#ffd23c")
"""The lines around a place where a tile fits, and around one of the best."""
_EVERY: Final = 4
"""The number of turns of a tile of which, if it fits in all, only the first and the last are named."""
_INNER, _DISC = 7, 54


def groups(view: CarcassonneView, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south, so that each can be read."""
    places = [*fitting_turns(view.board, tile)]
    return _divide(view.board, places, _LEAST, inside(_FRAME)) if places else ()


def places_pages(
    view: CarcassonneView, tile: Tile, names: Sequence[str], language: str, starred: Collection[Place] = ()
) -> list[CarcassonnePage]:
    """Lay out a page for each group of places, all with tiles of one size; one if there are none."""
    found = groups(view, tile) or ((),)
    room = inside(_FRAME)
    side = min(_LARGEST, *(fit_tile(_shown_places(view.board, group), room) for group in found))
    return [
        _page(CarcassonnePage(view, names, language), tile, (number, len(found)), group, starred, side)
        for number, group in enumerate(found, 1)
    ]


def _divide(board: Board, places: Sequence[Place], least: Sequence[int], room: Box) -> tuple[tuple[Place, ...], ...]:
    """Divide places into halves that share no row while they are too many, or tiles would be too small."""
    lines = sorted({place.y for place in places})
    if len(places) <= MOST and fit_tile(_shown_places(board, places), room) >= least[0]:
        return (tuple(places),)
    if len(lines) == 1:
        return tuple(tuple(places[at : at + MOST]) for at in range(0, len(places), MOST))
    halves = [([each for each in places if each.y < y], [each for each in places if each.y >= y]) for y in lines[1:]]

    def worth(pair: tuple[list[Place], list[Place]]) -> tuple[int, int]:
        side = min(fit_tile(_shown_places(board, half), room) for half in pair)
        return min(side, _LEAST[0]), -max(map(len, pair))

    return tuple(group for half in max(halves, key=worth) for group in _divide(board, half, least[1:] or least, room))


def _shown_places(board: Board, group: Sequence[Place]) -> list[Place]:
    """Return what a window has to show: some places, and the tiles beside them; all tiles if there are no places."""
    beside = {each for place in group for each in surrounding(place)}
    return [*group, *(beside & {*board.spots})] or [*board.spots]


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
    turns = fitting_turns(board, tile)
    best = [place for place in group if place in starred]
    below = _lay_title(page, _BESIDE, tile, (len(group), len(turns)), part, starred=bool(best))
    scene = MapScene(board, see_most(board.spots, _shown_places(board, group), inside(_FRAME), side), page.letters)
    scene.lay_tiles()
    scene.clear = group
    for place in group:
        likely = likely_turn(view, place, turns[place]) if tile is view.tile else turns[place][0]
        scene.lay_tile(f"place/{coordinate(place)}/tile", place, tile, likely)
        scene.veil(place, _PALE)
        scene.frame(f"place/{coordinate(place)}", place, _BEST if place in best else _FITS)
    pieces = [*scene.lay_followers(), *scene.lay_ingots()]
    _lay_cards(scene, tile, {place: turns[place] for place in group}, best, pieces)
    lay_framed(page, _FRAME, scene)
    _lay_turns(page, tile, below)
    return page


def _lay_title(
    page: CarcassonnePage, box: Box, tile: Tile, count: tuple[int, int], part: tuple[int, int], *, starred: bool
) -> Box:
    """Lay out which tile it is about, how many of its places are shown, on which picture, and what gold means.

    Return the room left below.
    """
    on, (shown, every), noted = page.ground, count, starred or part[1] > 1
    title, fits, row, rest = rows(box, [_TITLE_HEIGHT, _LINE_HEIGHT, (_LINE_HEIGHT + 10) * noted or 1, 0])
    said = page.say("picture-places-of" if shown < every else "picture-places", count=shown, all=every)
    lay_line(page, [Word("title", page.say("picture-tile", tile=tile.id), "black")], title, SIZES, on, anchor="l")
    lay_line(page, [Word("count/said", said, "narrow")], fits, (theme.BODY, theme.SMALL), on, theme.SOFT, "l")
    x = row.x
    if part[1] > 1:
        said = page.say("picture-part", number=part[0], count=part[1])
        pill = row._replace(width=ink(said, "bold", theme.BODY).advance + 28, height=_LINE_HEIGHT)
        x = lay_tag(page, "part", pill, said, theme.BODY, theme.SEA, theme.WHITE).right + 14
    if starred:
        said = page.say("picture-best")
        pill = row._replace(x=x, width=_name_width(said, theme.BODY), height=_LINE_HEIGHT)
        lay_tag(page, "best", pill, said, theme.BODY, _GOLD, theme.INK)
    return rest


def _lay_cards(
    scene: MapScene,
    tile: Tile,
    turns: Mapping[Place, Sequence[int]],
    starred: Collection[Place],
    pieces: Sequence[Box],
) -> None:
    """Name the places on cards, with the numbers of the turns in which the tile fits; the best ones are golden.

    Each lies beside its place where it hides no other one, no piece and no other card, and least of tiles.
    """
    size = next(size for size, side in _NAMES if scene.sight.tile >= side)
    cells = {place: scene.box_at(place) for place in turns}
    laid, tried, cards = (
        [scene.box_at(place) for place in scene.board.spots],
        dict[Place, dict[Box, int]](),
        dict[Place, Box](),
    )
    for place, ways in turns.items():
        wide = sum(_card_widths(place, _numbers(tile, ways), size))
        worse = [*(each for other, each in cells.items() if other != place), *pieces]
        tried[place] = {
            box: _LATER * later + _COVERING * _hidden_area(box, laid) + _WORSE * _hidden_area(box.grown(near), worse)
            for later, box in enumerate(beside(scene, cells[place], wide, round(_LINE * size)))
            for near in [_NEAR[box.mid_y == cells[place].mid_y]]
        }
    for place in [*turns] * _SWEEPS:
        rest = [card.grown(_INNER) for other, card in cards.items() if other != place]
        worth = {box: cost + _WORSE * _hidden_area(box, rest) for box, cost in tried[place].items()}
        cards[place] = min(worth, key=worth.__getitem__)
    for place, card in cards.items():
        _lay_card(scene, place, _numbers(tile, turns[place]), card, size, best=place in starred)


def _hidden_area(box: Box, others: Iterable[Box]) -> int:
    """Return how much of others a box hides."""
    return sum([overlap_area(box, each) for each in others if each.x < box.right and each.right > box.x])


def _numbers(tile: Tile, turns: Sequence[int]) -> list[str]:
    """Return how the turns are told in which a tile fits, if it looks different in any."""
    if len(tile.turned) == 1:
        return []
    return [f"1–{_EVERY}"] if len(turns) == _EVERY else [str(turn + 1) for turn in sorted(turns)]


def _name_width(said: str, size: int) -> int:
    return ink(said, "bold", size).advance + 16


def _card_widths(place: Place, numbers: Sequence[str], size: int) -> list[int]:
    """Return the widths of a place's name and of its numbers, with the space before these."""
    high = round(_LINE * size)
    return [
        _name_width(coordinate(place), size),
        *(_INNER // 2 + max(high, ink(each, "bold", theme.SMALL).advance + 14) for each in numbers),
    ]


def _lay_card(scene: MapScene, place: Place, numbers: Sequence[str], box: Box, size: int, *, best: bool) -> None:
    """Lay out a place's name, and beside it the numbers of turns on discs as beside the map."""
    what = f"place/{coordinate(place)}"
    name, *discs = columns(box, _card_widths(place, numbers, size))
    lay_tag(scene, what, name, coordinate(place), size, _GOLD if best else _PAPER, theme.INK)
    for count, (said, cell) in enumerate(zip(numbers, discs, strict=True)):
        _, disc = columns(cell, [_INNER // 2, 0])
        lay_tag(scene, f"{what}/turns/{count}", disc, said, theme.SMALL, theme.INK, theme.WHITE, radius=disc.height)


def _lay_turns(page: CarcassonnePage, tile: Tile, box: Box) -> None:
    """Lay out the tile in each of its turns, with its number and how far it is turned."""
    fits, count, on = fitting_turns(page.view.board, tile).values(), len(tile.turned), theme.MARBLE
    high = min(box.width, (box.height + 10) // count - 10)
    for panel, turned in zip(rows(box, [high] * count, 10), tile.turned, strict=True):
        what, inner = f"turn/{turned.turn}", panel.grown(-_INNER)
        page.panel(f"{what}/panel", *panel)
        disc = (_DISC + 8) * (count > 1)
        side = min(inner.height, inner.width - disc)
        at, said = columns(inner, [side + (inner.width - side - disc) * 2 // 3, 0])
        fitting = any(turned.turn in turns for turns in fits)
        page.lay_tile(f"{what}/tile", centre(at, side, side), f"tile-{tile}-{turned.turn}", on, faded=not fitting)
        if count > 1:
            lay_disc(page, f"{what}/disc", *said.middle, turned.turn + 1, theme.BODY, theme.INK, on=on)
