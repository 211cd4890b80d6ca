"""The map within a window: table, tiles, what was scored, followers and ingots, from back to front."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import START, Board, Feature, Follower, Kind, Place
from bot.games.carcassonne.board import around, coordinate, reading_order
from render.engine import theme
from render.engine.scene import Box, Scene
from render.games.carcassonne.atlas import TABLE
from render.games.carcassonne.colours import returned_tint
from render.games.carcassonne.geometry import SIDE, spots
from render.games.carcassonne.map.sight import Sight
from render.games.carcassonne.tints import WHOLE, Fill, Tint

STONE: Final = "#cdb993"
"""The table."""
_LINE: Final = "#c4af88"
_BED, _BED_EDGE, _BED_IN = "#d7c49b", "#b9a274", 4
"""The colours of a place where a tile could be laid, and how far it is inside its cell."""
_SHADOW, _NEWEST = (128, 14), (120, 10)
"""The width of the sprites of a tile's shadow and of the frame of the newest one, and where the tile begins in it."""
_STANDING: Final = 0.66, 0.78
_LYING_HIGH: Final = 0.5, 0.72
"""The height of followers, in tiles: whole ones, and bodies alone."""
_WHOLE: Final = 72
"""On tiles that are less wide, in pixels, only the bodies of followers are seen, so that these are large enough."""
_TALLEST: Final = 88
"""Followers are at most so high, in pixels, so that they hide little of a large tile."""
_LYING_WIDE: Final = 1.5
"""The width of a lying follower, as a multiple of its height."""
_RETURNED: Final = "-returned"
_PALE_LINE: Final = "#fff6e0"
"""Around the form of a follower that has returned, which would be lost among roofs."""
_LETTERS: Final = {
    "": (0.5, 0.6, 0.58),
    "-lying": (0.575, 0.5, 0.62),
    "-calm": (0.5, 0.5, 0.7),
    "-lying-calm": (0.5, 0.5, 0.73),
    _RETURNED: (0.5, 0.61, 0.58),
}
"""Where on a follower the middle of its letter is, and how wide its body is, as shares of its size."""
_LETTER: Final = 0.62
"""The size of a letter, as a share of the body's width."""
_LEAST_BODY: Final = 22
"""A less wide body has no letter."""
_SHIELD, _HIGHER = 3, 0.03
"""The seat whose body is a shield, and how much higher its middle lies."""
_WIDE: Final = 140
"""Wider tiles have a frame of lines, in proportion to which they are not as heavy."""
_FRAME: Final = (18, theme.GLOW), (13, "#fffaf0"), (7, theme.NEW)
_PALE: Final = Tint(START.id, 0, WHOLE, "#f3ead6", 45)
_QUIET: Final = 10, 6
"""The widths of the light and the crimson line of a quiet frame around the newest tile."""
_EARLIER: Final = 12, 5
"""The widths of the lines around what was laid earlier."""
_INSIDE: Final = 24
"""How near the edges of their tile followers stand at most, in units."""
_INGOT: Final = 0.42
_MOST: Final = 3
"""So many ingots are drawn one by one; of more the number is told."""
_SHAPES: Final = {1: 48 / 78, 2: 72 / 102, 3: 80 / 118}
"""By the number of ingots: their height as a share of their width."""
_DISC: Final = 38
_DARK: Final = "#3a2503"


class Standing(NamedTuple):
    """Where a follower is drawn."""

    follower: Follower
    box: Box
    sprite: str
    form: str = ""
    """The end of the sprite's name."""


class MapScene(Scene):
    """A part of the map."""

    def __init__(self, board: Board, sight: Sight, letters: Sequence[str] = ()) -> None:
        super().__init__(sight.width, STONE)
        self.height = sight.height
        self.letters = letters
        self.board = board
        self.sight = sight
        self._end = "-calm" if sight.calm else ""

    def box_at(self, place: Place) -> Box:
        """Return the box of a place."""
        return Box(*self.sight.at(place), self.sight.tile, self.sight.tile)

    def lay_table(self) -> None:
        """Add the table with a faint grid."""
        sight = self.sight
        self.icon("ground/table", 0, 0, sight.width, TABLE, STONE, height=sight.height, plate=True)
        for column in sight.columns:
            x, _ = sight.at(Place(column, 0))
            if 0 < x < sight.width:
                self.plate(f"ground/column/{column}", Box(x, 0, 1, sight.height), _LINE, STONE)
        for row in sight.rows:
            _, y = sight.at(Place(0, row))
            if 0 < y < sight.height:
                self.plate(f"ground/row/{row}", Box(0, y, sight.width, 1), _LINE, STONE)

    def lay_tiles(self) -> None:
        """Add all tiles of which something is seen, with their shadows."""
        seen = [laid for laid in self.board.laid if self.sight.sees(laid.place)]
        for laid in seen:
            if all(place in self.board.spots for place in around(laid.place)):
                continue
            self._around(f"ground/shadow/{coordinate(laid.place)}", laid.place, "tile-shadow", *_SHADOW)
        for laid in seen:
            x, y = self.sight.at(laid.place)
            what, sprite = f"ground/tile/{coordinate(laid.place)}", f"tile-{laid.tile}-{laid.turn}{self._end}"
            self.icon(what, x, y, self.sight.tile, sprite, STONE, plate=True)

    def lay_open_places(self) -> None:
        """Add a faint bed at each place where a tile could be laid next to those that lie there."""
        for place in self.board.frontier:
            if self.sight.sees(place):
                bed, wide = self.box_at(place).grown(-_BED_IN), self.sight.tile // 12
                self.plate(f"ground/bed/{coordinate(place)}", bed, _BED, STONE, wide, _BED_EDGE)

    def pale(self, but: Collection[Place] = ()) -> None:
        """Make all tiles pale but some, so that what is marked stands out."""
        for laid in self.board.laid:
            if laid.place not in but and self.sight.sees(laid.place):
                what = f"ground/tint/pale/{coordinate(laid.place)}"
                self.icon(what, *self.sight.at(laid.place), self.sight.tile, _PALE.sprite, STONE, plate=True)

    def pale_all_but(self, features: Iterable[Feature], cover: int) -> None:
        """Make the map pale by so many percent, but for some features."""
        kept = {*itertools.chain.from_iterable(feature.segments for feature in features)}
        fill = Fill(_PALE.colour, cover)
        for laid in self.board.laid:
            turned, first = self.board.spots[laid.place]
            numbers = range(len(turned.tile.segments))
            own = [number for number in numbers if first + number not in kept]
            if not self.sight.sees(laid.place):
                continue
            for number in own if len(own) < len(numbers) else (WHOLE,):
                self.tint_segment(f"pale/{coordinate(laid.place)}/{number}", laid.place, number, fill)

    def frame_newest(self, place: Place, *, quiet: bool = False) -> None:
        """Mark the newest tile: a crimson frame in a golden glow, with a corner turned down.

        Where something else is asked, the frame is quiet: a thinner line, and no glow.
        """
        if quiet:
            box, what = self.box_at(place).grown(-_QUIET[0] // 2), f"ground/newest/{coordinate(place)}"
            for number, (width, colour) in enumerate(zip(_QUIET, (theme.WHITE, theme.NEW), strict=True)):
                self.curve(f"{what}/{number}", around_box(box), width, colour, STONE)
            side = self.sight.tile * 2 // 5
            at = box.right - side + side // 5, box.y - side // 5, side
            self.icon(f"{what}/corner", *at, "news-corner", theme.NEW, plate=True)
            return
        if self.sight.tile > _WIDE:
            box = self.box_at(place)
            line = around_box(box)
            for number, (width, colour) in enumerate(_FRAME):
                self.curve(f"ground/newest/{number}", line, width, colour, STONE)
            self.icon("ground/newest/corner", box.right - 32, box.y - 10, 44, "news-corner", theme.NEW, plate=True)
            return
        self._around(f"ground/newest/{coordinate(place)}", place, "tile-newest", *_NEWEST)

    def frame_earlier(self, place: Place) -> None:
        """Mark a tile that was laid in an earlier turn of those that are told: a crimson line in a light one."""
        line = around_box(self.box_at(place))
        what = f"ground/earlier/{coordinate(place)}"
        self.curve(f"{what}/rim", line, _EARLIER[0], theme.WHITE, STONE)
        self.curve(what, line, _EARLIER[1], theme.NEW, theme.WHITE)

    def _around(self, what: str, place: Place, sprite: str, wide: int, begins: int) -> None:
        x, y = self.sight.point(place, (-begins, -begins))
        self.icon(what, x, y, round(wide * self.sight.tile / SIDE), sprite, STONE, plate=True)

    def tint(self, what: str, feature: Feature, fill: Fill) -> None:
        """Colour all segments of a feature."""
        for place, segment in segments_of(self.board, feature):
            if self.sight.sees(place):
                self.tint_segment(f"{what}/{coordinate(place)}/{segment}", place, segment, fill)

    def tint_segment(self, what: str, place: Place, segment: int, fill: Fill) -> None:
        """Colour a segment of the tile at a place."""
        turned, _ = self.board.spots[place]
        tint = Tint(turned.tile.id, turned.turn, segment, *fill)
        self.icon(f"ground/tint/{what}", *self.sight.at(place), self.sight.tile, tint.sprite, STONE, plate=True)

    def lay_followers(self, returned: Iterable[Follower] = ()) -> None:
        """Add all followers, and where those stood that have returned; who stands further south is in front."""
        for what, standing in self.followers(returned):
            self.lay_follower(what, standing)

    def lay_follower(self, what: str, standing: Standing) -> None:
        """Add a follower, with its seat's letter where its body has room for it."""
        (_, box, sprite, form), seat = standing, standing.follower.seat
        halo = _PALE_LINE if form == _RETURNED else ""
        self.icon(what, box.x, box.y, box.width, sprite, STONE, height=box.height, plate=True, halo=halo)
        if form not in _LETTERS:
            return
        across, down, wide = _LETTERS[form]
        body = wide * box.height
        if body >= _LEAST_BODY:
            x = box.x + round(across * box.width)
            y = box.y + round((down - _HIGHER * (seat == _SHIELD)) * box.height)
            size, colour, on = max(theme.SMALL, round(_LETTER * body)), theme.ON_SEATS[seat], theme.SEATS[seat]
            if form == _RETURNED:
                colour, on = theme.INK, returned_tint(seat)
            self.label(f"{what}/letter", x, y, self.letters[seat], size, colour, on, face="bold", anchor="m")

    def followers(self, returned: Iterable[Follower] = ()) -> Iterator[tuple[str, Standing]]:
        """Yield the followers of which something is seen, with their names, from north to south."""
        back = {*returned}
        shown = sorted({*self.board.followers, *back}, key=lambda each: (reading_order(each.place), each))
        found = [self._standing(follower, follower in back) for follower in shown if self.sight.sees(follower.place)]
        for standing in sorted(found, key=lambda each: each.box.bottom):
            follower = standing.follower
            yield f"follower/{coordinate(follower.place)}/{follower.feature}/{follower.part}", standing

    def _standing(self, follower: Follower, back: bool) -> Standing:
        x, y = self.sight.point(follower.place, stand(self.board, follower))
        lies, calm = follower.feature is Kind.FIELD, self.sight.tile < _WHOLE
        tall = min(round((_LYING_HIGH if lies and not back else _STANDING)[calm] * self.sight.tile), _TALLEST)
        wide = round(tall * _LYING_WIDE) if lies and not back else tall
        form = _RETURNED if back else "-lying" * lies + "-calm" * calm
        box = Box(x - wide // 2, y - tall // 2, wide, tall)
        return Standing(follower, box, f"follower-{follower.seat}{form}", form)

    def lay_ingots(self, inner: int = 0) -> None:
        """Add the ingots on all tiles, so far within their edges, with their number where they are many."""
        for place, count in sorted(self.board.ingots.items()):
            if not self.sight.sees(place):
                continue
            turned, _ = self.board.spots[place]
            x, y = self.sight.point(place, spots(turned.tile, turned.turn).ingots)
            what, wide, cell = f"ingots/{coordinate(place)}", round(_INGOT * self.sight.tile), self.box_at(place)
            if inner:
                x = min(max(x, cell.x + inner + wide // 2), cell.right - inner - wide // 2)
            box = pile(self, what, x, y, wide, count, STONE, self._end)
            if count > _MOST:
                disc = Box(box.right - _DISC // 2, box.y - _DISC // 2, _DISC, _DISC)
                self.plate(f"{what}/disc", disc, _DARK, STONE, _DISC, theme.GOLD_PALE)
                at = disc.x + _DISC // 2, disc.y + _DISC // 2, str(count), theme.SMALL, theme.WHITE, _DARK
                self.label(f"{what}/count", *at, face="bold", anchor="m")


def pile(
    scene: Scene, what: str, x: int, y: int, wide: int, count: int, on: str, end: str = "", *, faded: bool = False
) -> Box:
    """Add ingots, up to three of them, around a point of any scene."""
    shown = min(count, _MOST)
    tall = round(wide * _SHAPES[shown])
    at = x - wide // 2, y - tall // 2, wide
    return scene.icon(what, *at, f"ingots-{shown}{end}", on, height=tall, faded=faded, plate=True)


def segments_of(board: Board, feature: Feature) -> Iterator[tuple[Place, int]]:
    """Yield the segments of a feature: where their tiles lie, and their numbers on them, from 0."""
    own = {*feature.segments}
    for place in sorted(feature.places, key=reading_order):
        turned, first = board.spots[place]
        for segment in range(len(turned.tile.segments)):
            if first + segment in own:
                yield place, segment


def stand(board: Board, follower: Follower) -> tuple[float, float]:
    """Return where on its tile a follower stands."""
    turned, _ = board.spots[follower.place]
    number = turned.tile.number(follower.feature, follower.part)
    assert number is not None, "the tile has this segment"
    x, y = spots(turned.tile, turned.turn).followers[number]
    return min(max(x, _INSIDE), SIDE - _INSIDE), min(max(y, _INSIDE), SIDE - _INSIDE)


def around_box(box: Box) -> list[tuple[int, int]]:
    """Return the line around a box; it begins in the middle of a side, so that all corners are whole."""
    start = box.x + box.width // 2, box.y
    corners = (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)
    return [start, *corners, start]


def lay_straight(
    scene: Scene, what: str, start: tuple[int, int], end: tuple[int, int], width: int, colour: str, on: str
) -> None:
    """Add a line straight across or down with square ends, as far as it is seen; quicker than a curve."""
    half = width // 2
    left, top = max(0, min(start[0], end[0]) - half), max(0, min(start[1], end[1]) - half)
    right = min(scene.width, max(start[0], end[0]) - half + width)
    bottom = min(scene.height, max(start[1], end[1]) - half + width)
    if left < right and top < bottom:
        scene.plate(what, Box(left, top, right - left, bottom - top), colour, on)
