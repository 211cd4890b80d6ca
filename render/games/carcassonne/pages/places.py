"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final

from bot.games.carcassonne import START, Board, Place, Tile, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.layout import centre, columns, rows
from render.engine.layout import place as place_free
from render.engine.scene import Box, Role
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import fit_tile, see_most
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_words
from render.games.carcassonne.tints import WHOLE, Tint

MOST: Final = 25
"""As many options as a select menu in Discord can have."""
_LEAST: Final = 61, 50, 0
"""How wide tiles are at least, in pixels, on one picture, two and four: more of them cost more clicks."""
_MAP, _TURNS = columns(Box(6, TOP, 1088, 628), [0, 190], 10)
_ROOM: Final = inside(_MAP)
_LARGEST: Final = 150
_SEEN_BELOW: Final = 90
"""The width of tiles from which on something is seen of the tile itself below the card of a place."""
_SEEN: Final = 0.9
"""A newest tile of which less is seen is not framed, as what is asked is where the next one goes."""
_NAMES: Final = (47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_LINE: Final = 1.08
"""The height of a card's name, as a multiple of the size of its letters."""
_FOOT, _NUMBER = 30, 27
"""The height of the numbers of turns on a card, and the width that each needs not to be read as part of the next."""
_PAPER, _GOLD = ("#ffffff", "#e6f0ff"), ("#fff3bf", "#ffd65c")
_EVERY: Final = 4
"""If a tile fits in so many turns, only the first and the last are said."""
_STAR, _INNER, _DISC = 34, 12, 44
_SIDE: Final = 104
"""The width of a tile beside its number."""


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south, so that each can be read."""
    places = [*turns_by_place(view.board, tile)]
    return _divide(view.board, places, _LEAST) if places else ()


def places_pages(
    view: View, tile: Tile, names: Sequence[str], language: str, starred: Collection[Place] = ()
) -> list[CarcassonnePage]:
    """Lay out a page for each group of places; one if there are none."""
    found = groups(view, tile) or ((),)
    return [
        _page(CarcassonnePage(view, names, language), tile, (number, len(found)), group, starred)
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
    page: CarcassonnePage, tile: Tile, part: tuple[int, int], group: Sequence[Place], starred: Collection[Place]
) -> CarcassonnePage:
    """Lay out a page: which one it is, of how many."""
    view, board = page.view, page.view.board
    page.lay_ground()
    turns = turns_by_place(board, tile)
    best = [place for place in group if place in starred]
    _lay_title(page, tile, (len(group), len(turns)), part, starred=bool(best))
    seen = _shown(board, group)
    sight = see_most(board.spots, seen, _ROOM, min(_LARGEST, fit_tile(seen, _ROOM)))
    scene = MapScene(board, sight, page.letters)
    scene.lay_tiles()
    newest = board.laid[-1].place
    is_seen = len(board.laid) > 1 and scene.sight.sees(newest, _SEEN)
    if is_seen:
        scene.frame_earlier(newest)
    for place in group:
        likely = likely_turn(view, place, turns[place]) if tile is view.tile else turns[place][0]
        if scene.sight.tile >= _SEEN_BELOW:
            _lay_prospect(scene, place, tile, likely)
    scene.lay_ingots()
    _lay_cards(scene, tile, {place: turns[place] for place in group}, best, scene.lay_followers())
    lay_framed(page, _MAP, scene, (newest,) if is_seen else ())
    _lay_turns(page, tile, group, _TURNS)
    return page


def _lay_title(
    page: CarcassonnePage, tile: Tile, count: tuple[int, int], part: tuple[int, int], *, starred: bool
) -> None:
    """Lay out which tile it is about, how many of its places are shown, on which picture, and what the star means."""
    seats = [page.view.turn] if tile is page.view.tile else []
    x, on = lay_words(page, page.say("picture-tile", tile=tile.id), seats) + 22, page.ground
    shown, every = count
    some = page.say("picture-places-of", count=shown, all=every)
    said = some if shown < every else page.say("picture-places", count=shown)
    x = page.label("count", x, MIDDLE + 3, said, theme.BODY, theme.SOFT, on).right + 22
    if part[1] > 1:
        said = page.say("picture-part", number=part[0], count=part[1])
        pill = Box(x, MIDDLE - 22, ink(said, "bold", theme.BODY).advance + 28, 46)
        page.plate("part", pill, theme.SEA, on, 14)
        at = pill.mid_x, MIDDLE + 1, said, theme.BODY, theme.WHITE, theme.SEA
        page.label("part/said", *at, face="bold", anchor="m")
    if starred:
        at = RIGHT, MIDDLE + 3, page.say("picture-best"), theme.BODY, theme.SOFT, on
        left = page.label("best", *at, anchor="r").x
        page.icon("best/star", left - 54, MIDDLE - 21, 44, "point", on)


def _lay_prospect(scene: MapScene, place: Place, tile: Tile, turn: int) -> None:
    """Add a tile as it would be laid, pale, with a line around it."""
    cell, what = scene.box_at(place).grown(-2), f"place/{coordinate(place)}"
    for name, sprite in (("tile", f"tile-{tile}-{turn}"), ("pale", Tint(START.id, 0, WHOLE, "#ffffff", 28).sprite)):
        scene.icon(
            f"ground/{what}/{name}", cell.x, cell.y, cell.width, sprite, scene.ground, plate=True, role=Role.GROUND
        )
    scene.frame(what, cell, ((8, theme.WHITE), (5, theme.SEA)))


def _lay_cards(
    scene: MapScene,
    tile: Tile,
    turns: Mapping[Place, Sequence[int]],
    starred: Collection[Place],
    pieces: Sequence[Box],
) -> None:
    """Name the places on cards, with the numbers of the turns in which the tile fits; the best ones are golden.

    Cards lie in the middle of their places, or where they hide neither pieces nor each other.
    """
    room, said = scene.sight.tile - 12, [*map(coordinate, turns)]
    face: Face = "sans" if all(ink(name, "sans", theme.SMALL).advance <= room for name in said) else "narrow"
    size = min((fitting_size(name, face, _NAMES, room) for name in said), default=theme.SMALL)
    boxes, busy = dict[Place, Box](), [*pieces]
    for place, ways in turns.items():
        foot = _FOOT if len(tile.turned) > 1 else 0
        wide = max(ink(coordinate(place), face, size).advance + 16, _NUMBER * len(_numbers(ways)) * bool(foot) + 4)
        cell = scene.box_at(place)
        card = centre(cell, wide, round(_LINE * size) + foot)
        steps = sorted(range(-cell.width // 2, cell.width // 2 + 1, max(3, cell.width // 10)), key=abs)
        tried = [scene.within(card._replace(x=card.x + x, y=card.y + y)) for x, y in product(steps, steps)]
        boxes[place] = place_free(
            tried, [each for each in busy if each.meets(card.grown(cell.width))], partial(_near, card), 2
        )
        busy.append(boxes[place])
    for place, box in boxes.items():
        _lay_card(
            scene, place, _numbers(turns[place]) if len(tile.turned) > 1 else [], box, face, size, best=place in starred
        )


def _near(card: Box, box: Box) -> float:
    return -abs(box.x - card.x) - abs(box.y - card.y)


def _numbers(turns: Sequence[int]) -> list[str]:
    return [f"1–{_EVERY}"] if len(turns) == _EVERY else [str(turn + 1) for turn in sorted(turns)]


def _lay_card(
    scene: MapScene, place: Place, said: Sequence[str], box: Box, face: Face, size: int, *, best: bool
) -> None:
    what, (paper, low) = f"place/{coordinate(place)}", _GOLD if best else _PAPER
    scene.plate(what, box, theme.INK, scene.ground, 9, shadow=3)
    name, foot = rows(box, [0, _FOOT]) if said else (box, None)
    scene.plate(f"{what}/paper", name.grown(-2), paper, theme.INK, 7, fill_to=low)
    at = *name.middle, coordinate(place), size, theme.INK, paper
    scene.label(f"{what}/name", *at, face=face, anchor="m")
    for count, each in enumerate(said):
        share = foot or box
        x = share.x + round((count + 0.5) * share.width / len(said))
        at = x, share.mid_y - 1, each, theme.SMALL, theme.WHITE, theme.INK
        scene.label(f"{what}/turns/{count}", *at, face="bold", anchor="m")
    if best:
        scene.icon(
            f"corner/{what}/star", box.right - _STAR // 2, box.y - _STAR // 2, _STAR, "point", paper, role=Role.CORNER
        )


def _lay_turns(page: CarcassonnePage, tile: Tile, shown: Collection[Place], box: Box) -> None:
    """Lay out the tile in each of its turns, with its number, how far it is turned, and how often it fits so here."""
    fits, count, on = turns_by_place(page.view.board, tile), len(tile.turned), theme.MARBLE
    for panel, turned in zip(rows(box, [0] * max(count, 2), 10), tile.turned, strict=False):
        everywhere = [place for place, turns in fits.items() if turned.turn in turns]
        here, what = sum(place in shown for place in everywhere), f"turn/{turned.turn}"
        page.panel(f"{what}/panel", *panel)
        inner = panel.grown(-_INNER)
        if count < _EVERY:
            side = inner.width
            said = columns(rows(inner, [side, 0])[1], [_DISC, 0, 0])
        else:
            side = min(_SIDE, inner.height)
            said = rows(Box(inner.x + side + 6, inner.y, inner.width - side, inner.height), [0, 0, 0])
        x, y = inner.x, inner.y if count < _EVERY else inner.y + (inner.height - side) // 2
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
        texts = (
            ("number", str(turned.turn + 1), theme.BODY, theme.WHITE, theme.INK),
            ("degrees", page.say("picture-degrees", degrees=90 * turned.turn), theme.SMALL, theme.INK, on),
            ("count", page.say("picture-times", count=here), theme.SMALL, theme.INK if here else theme.SOFT, on),
        )
        if count > 1:
            page.plate(f"{what}/disc", centre(said[0], _DISC, _DISC), theme.INK, on, _DISC // 2)
        for at, (name, text, size, colour, ground) in (
            zip(said, texts, strict=True) if count > 1 else ((said[2], texts[2]),)
        ):
            middle = at.middle
            face: Face = "sans" if name == "degrees" else "bold"
            page.label(f"{what}/{name}", *middle, text, size, colour, ground, face=face, anchor="m")
