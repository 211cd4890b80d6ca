"""The map within a window: table, tiles, what was scored, followers and ingots, from back to front."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from math import dist
from typing import Final, NamedTuple

from bot.games.carcassonne import START, Board, Feature, Follower, Kind, Place, Tile
from bot.games.carcassonne.board import around, coordinate, reading_order
from bot.games.carcassonne.components import Turned
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.layout import centre, shared
from render.engine.scene import Box, Role, Scene
from render.games.carcassonne.atlas import FLAGS, TABLE
from render.games.carcassonne.land import INGOTS, SIDE, Point, lie_down, spots, stand_up
from render.games.carcassonne.map.sight import Sight
from render.games.carcassonne.tints import WHOLE, Fill, Tint

WALNUT: Final = "#835f3d"
"""The table."""
_BED, _BED_EDGE = "#5f4329", "#a98659"
"""The colours of a place where a tile could be laid."""
_BED_SEEN: Final = 0.2
"""A place of which less is seen is left out."""
_WHOLE: Final = 50
"""On tiles that are less wide, in pixels, only the shields of standing followers are seen."""
_FAR: Final = 72
"""Tiles at most so wide are drawn with less and larger detail."""
_STANDING: Final = (40, 92), (138, 142), (0.5, 0.585)
_LYING: Final = (38, 66), (158, 134), (0.544, 0.5)
"""The least and the greatest height of followers, their proportions, and where the middle of the letter is."""
_BADGE, _DOT = 40, 27
"""The size of a shield alone, and of the dot that is left of it where the land is to be seen."""
_HIGH: Final = {False: 0.64, True: 0.56}
"""The height of followers that stand and that lie, in tiles."""
_LETTER, _ROOM = 0.4, 0.46
"""The size of a letter, and the width that it has, as shares of a standing follower's height."""
_SHIELD, _HIGHER = 3, 0.03
"""The seat whose badge is a shield, and how much higher its middle lies."""
_NEAREST: Final = 0.15
"""How near an empty place the middle of a farmer is at most, as a share of its size."""
_NEWEST: Final = (14, theme.GLOW), (10, "#fffaf0"), (6, theme.NEW)
_EARLIER: Final = (12, theme.WHITE), (5, theme.NEW)
"""The lines around the newest tile, and around what was laid earlier."""
_PALE: Final = "#f3ead6"
_MOST: Final = 3
"""So many ingots are drawn one by one; of more the number is told."""
_NEAR: Final = 1.5
"""How far away, in tiles, are those whose pieces could lie on a tile."""
_SHAPES: Final = {1: 48 / 78, 2: 72 / 102, 3: 80 / 118}
"""By the number of ingots: their height as a share of their width."""
_DISC, _DARK = 38, "#3a2503"


Lines = Iterable[tuple[int, str]]
"""Widths and colours, from outside to inside."""


class DrawnFollower(NamedTuple):
    """Where a follower is drawn, whether it stands or lies."""

    follower: Follower
    box: Box
    sprite: str


class MapScene(Scene):
    """A part of the map."""

    def __init__(self, board: Board, sight: Sight, letters: Sequence[str] = ()) -> None:
        super().__init__(sight.width, WALNUT)
        self.height = sight.height
        self.letters = letters
        self.numbers: Mapping[Follower, int] = {}
        """What is on shields instead of letters."""
        self.board = board
        self.sight = sight
        self._stands = dict[Follower, DrawnFollower]()

    def box_at(self, place: Place) -> Box:
        """Return the box of a place."""
        return Box(*self.sight.at(place), self.sight.tile, self.sight.tile)

    def tile_sprite(self, tile: Tile, turn: int) -> str:
        """Return the sprite of a tile as it is seen at this size."""
        return f"tile-{tile}-{turn}" + "-far" * (self.sight.tile <= _FAR)

    def within(self, box: Box) -> Box:
        """Return a box moved to where it is seen whole, clear of the edges."""
        x = max(3, min(box.x, self.width - box.width - 3))
        return box._replace(x=x, y=max(3, min(box.y, self.height - box.height - 3)))

    def lay_tiles(self, *, beds: bool = True) -> None:
        """Add the table, a bed where a large tile could be laid, and all tiles with shadows."""
        sight, side = self.sight, self.sight.tile
        at = 0, 0, sight.width, TABLE, WALNUT
        self.icon("ground/table", *at, height=sight.height, plate=True, role=Role.GROUND)
        for place in (each for each in self.board.frontier if beds and side > _FAR and sight.sees(each, _BED_SEEN)):
            bed = self.box_at(place).grown(-side // 14)
            self.plate(f"ground/bed/{coordinate(place)}", bed, _BED, WALNUT, side // 12, _BED_EDGE, role=Role.GROUND)
        seen = [laid for laid in self.board.laid if sight.sees(laid.place)]
        for laid in seen:
            if not all(place in self.board.spots for place in around(laid.place)):
                at = *sight.point(laid.place, (-14, -14)), round(1.28 * side), "tile-shadow", WALNUT
                self.icon(f"ground/shadow/{coordinate(laid.place)}", *at, plate=True, role=Role.GROUND)
        for laid in seen:
            sprite = self.tile_sprite(laid.tile, laid.turn)
            self.icon(
                f"ground/tile/{coordinate(laid.place)}",
                *sight.at(laid.place),
                side,
                sprite,
                WALNUT,
                plate=True,
                role=Role.GROUND,
            )

    def pale(self, but: Collection[Place] = ()) -> None:
        """Make all tiles pale but some, so that what is marked stands out."""
        for place in filter(self.sight.sees, {*self.board.spots} - {*but}):
            self.tint_segment(f"pale/{coordinate(place)}", place, WHOLE, Fill(_PALE, 45))

    def pale_all_but(self, features: Iterable[Feature], cover: int) -> None:
        """Make the map pale by so many percent, but for some features."""
        kept = {*chain.from_iterable(feature.segments for feature in features)}
        for place in filter(self.sight.sees, self.board.spots):
            turned, first = self.board.spots[place]
            numbers = range(len(turned.tile.segments))
            own = [number for number in numbers if first + number not in kept]
            for number in own if len(own) < len(numbers) else (WHOLE,):
                self.tint_segment(f"pale/{coordinate(place)}/{number}", place, number, Fill(_PALE, cover))

    def frame(self, what: str, box: Box, lines: Lines) -> None:
        """Add lines around a box."""
        x, y, right, bottom = box.x, box.y, box.right, box.bottom
        start = x + box.width // 2, y  # in the middle of a side, so that all corners are whole
        line = [start, (right, y), (right, bottom), (x, bottom), (x, y), start]
        for number, (width, colour) in enumerate(lines):
            self.curve(f"ground/{what}/{number}", line, width, colour, WALNUT, role=Role.GROUND)

    def frame_newest(self, place: Place) -> None:
        """Mark the newest tile: a crimson frame in a golden glow, with a corner turned down."""
        box, what = self.box_at(place), f"newest/{coordinate(place)}"
        self.frame(what, box, self._thin(_NEWEST))
        side = min(max(28, box.width // 4), 44)
        near = [each for each in self.board.followers if dist(each.place, place) < _NEAR]
        pieces = [self.standing(each).box for each in near]
        pieces += [self._ingots_box(each) for each in self.board.ingots if dist(each, place) < _NEAR]
        left, right, top, low = (
            box.x - side // 4,
            box.right - side * 3 // 4,
            box.y - side // 4,
            box.bottom - side * 3 // 4,
        )
        corners = [Box(x, y, side, side) for y in (top, low) for x in (right, left)]
        flag = min(corners, key=lambda corner: sum(shared(corner, piece) for piece in pieces))
        at = *flag[:3], FLAGS[corners.index(flag)], theme.NEW
        self.icon(f"ground/{what}/corner", *at, role=Role.GROUND)

    def frame_earlier(self, place: Place) -> None:
        """Mark a tile that was laid in an earlier turn of those that are told."""
        self.frame(f"earlier/{coordinate(place)}", self.box_at(place), self._thin(_EARLIER))

    def _thin(self, lines: Lines) -> Lines:
        """Return lines half as wide on small tiles, which they would hide."""
        return [(width // (1 + (self.sight.tile < theme.HEIGHT // 10)), colour) for width, colour in lines]

    def tint(self, what: str, feature: Feature, fill: Fill) -> None:
        """Colour all segments of a feature."""
        for place, segment in segments_of(self.board, feature):
            if self.sight.sees(place):
                self.tint_segment(f"{what}/{coordinate(place)}/{segment}", place, segment, fill)

    def tint_segment(self, what: str, place: Place, segment: int, fill: Fill) -> None:
        """Colour a segment of the tile at a place, or all of it."""
        turned, _ = self.board.spots[place]
        # all of a tile looks the same, whichever tile it is
        tile = (START.id, 0) if segment == WHOLE else (turned.tile.id, turned.turn)
        tint = Tint(*tile, segment, *fill)
        self.icon(
            f"ground/tint/{what}",
            *self.sight.at(place),
            self.sight.tile,
            tint.sprite,
            WALNUT,
            plate=True,
            role=Role.GROUND,
        )

    def lay_followers(self, *, bright: Collection[Follower] | None = None, dots: bool = False) -> list[Box]:
        """Add all followers, or all but some bright ones as pale dots, and return where they are.

        Those further south are in front. If all are dots, they have their letters.
        """
        found = [*self.followers()]
        for what, (follower, box, sprite) in found:
            if bright is not None and follower not in bright:
                self.fill(what, centre(box, _DOT, _DOT), f"seat-{follower.seat}", WALNUT, plate=True, pale=True)
            else:
                if dots:
                    box, sprite = centre(box, _DOT, _DOT), f"seat-{follower.seat}"
                said = str(self.numbers[follower]) if follower in self.numbers else self.letters[follower.seat]
                lay_figure(self, what, box, sprite, said, WALNUT)
        return [standing.box for _, standing in found]

    def followers(self) -> Iterator[tuple[str, DrawnFollower]]:
        """Yield the followers of which something is seen, with their names, from north to south."""
        found = [self.standing(follower) for follower in self.board.followers if self.sight.sees(follower.place)]
        for standing in sorted(found, key=lambda each: (each.box.bottom, each.follower)):
            follower = standing.follower
            yield f"follower/{coordinate(follower.place)}/{follower.feature}/{follower.part}", standing

    def standing(self, follower: Follower) -> DrawnFollower:
        """Return where a follower is: a farmer where its field is widest, others not too near the edges."""
        if follower not in self._stands:
            self._stands[follower] = self._put(follower)
        return self._stands[follower]

    def _put(self, follower: Follower) -> DrawnFollower:
        lies, sprite = follower.feature is Kind.FIELD, f"follower-{follower.seat}"
        (least, most), (across, down), _ = _LYING if lies else _STANDING
        high = min(max(least, round(_HIGH[lies] * self.sight.tile)), most)
        if not lies and self.sight.tile < _WHOLE:
            sprite, high, across, down = f"seat-{follower.seat}", _BADGE, 1, 1
        wide, (turned, number) = round(high * across / down), _segment(self.board, follower)
        across, down = (round(length * SIDE / self.sight.tile) for length in (wide, high))
        put, ingots = lie_down if lies else stand_up, follower.place in self.board.ingots
        at = put(turned.tile, turned.turn, number, across, down, ingots=ingots)
        if lies:
            at = self._on_tiles(follower.place, at, across, down)
        x, y = self.sight.point(follower.place, at)
        return DrawnFollower(follower, Box(x - wide // 2, y - high // 2, wide, high), sprite + "-lying" * lies)

    def _on_tiles(self, place: Place, at: Point, wide: int, high: int) -> Point:
        """Return where on its tile a farmer lies so that an empty place beside it does not seem to have a follower."""
        (x, y), column, row, spots = at, place.x, place.y, self.board.spots
        near, low = _NEAREST * wide, _NEAREST * high
        x = x if Place(column - 1, row) in spots else max(x, near)
        x = x if Place(column + 1, row) in spots else min(x, SIDE - near)
        y = y if Place(column, row - 1) in spots else max(y, low)
        y = y if Place(column, row + 1) in spots else min(y, SIDE - low)
        return x, y

    def _ingots_box(self, place: Place) -> Box:
        """Return where ingots lie: in the corner farthest from figures, or where the tile has most room without any."""
        turned, _ = self.board.spots[place]
        cell, there = self.box_at(place), spots(turned.tile, turned.turn)
        wide = INGOTS[0] * cell.width // SIDE
        if cell.width <= _FAR:
            wide = wide * 3 // 2
        high = round(wide * _SHAPES[min(self.board.ingots[place], _MOST)])
        x, y = self.sight.point(place, there.ingots)
        x, y = max(cell.x, x - wide // 2), max(cell.y, y - high // 2)
        best = Box(min(x, cell.right - wide), min(y, cell.bottom - high), wide, high)
        figures = [self.standing(each).box for each in self.board.followers if dist(each.place, place) < _NEAR]
        across, down = (cell.x + 2, cell.right - 2 - wide), (cell.y + 2, cell.bottom - 2 - high)
        corners = [best, *(Box(x, y, wide, high) for x, y in product(across, down))]
        shields = [Box(*self.sight.point(place, each), 0, 0).grown(cell.width // 8) for each in there.shields]

        def worth(box: Box) -> tuple[int, float]:
            hidden = sum(shared(box, each) for each in (*figures, *shields))
            return -hidden, min((dist(box.middle, each.middle) for each in figures), default=0)

        return max(corners, key=worth)

    def lay_ingots(self) -> list[Box]:
        """Add the ingots on all tiles, with their number where they are many, and return where they are."""
        found = []
        for place, count in sorted(self.board.ingots.items()):
            if not self.sight.sees(place):
                continue
            room, what = self._ingots_box(place), f"ingots/{coordinate(place)}"
            box = pile(self, what, *room.middle, room.width, count, WALNUT)
            found.append(box)
            if count > _MOST:
                disc = Box(box.right - _DISC // 2, box.y - _DISC // 2, _DISC, _DISC)
                self.plate(f"{what}/disc", disc, _DARK, WALNUT, _DISC, theme.GOLD_PALE)
                said = disc.x + _DISC // 2, disc.y + _DISC // 2, str(count), theme.SMALL, theme.WHITE, _DARK
                self.label(f"{what}/count", *said, face="bold", anchor="m")
        return found


def lay_figure(scene: Scene, what: str, box: Box, sprite: str, said: str, on: str) -> None:
    """Add a follower that stands or lies, or its shield alone, to any scene, with what is said on its shield."""
    seat, lies, alone = int(sprite.split("-")[1]), sprite.endswith("-lying"), sprite.startswith("seat")
    scene.fill(what, box, sprite, on, plate=True)
    across, down = (0.5, 0.5) if alone else (_LYING if lies else _STANDING)[2]
    x, y = box.x + round(across * box.width), box.y + round((down - _HIGHER * (seat == _SHIELD)) * box.height)
    size = max(theme.SMALL, round(_LETTER * box.height))
    face: Face = (
        "bold" if ink(said, "bold", size).advance <= _ROOM * (box.height if alone else _STANDING[0][0]) else "narrow"
    )
    at = x, y, said, size, theme.ON_SEATS[seat], theme.SEATS[seat]
    scene.label(f"{what}/letter", *at, face=face, anchor="m")


def pile(scene: Scene, what: str, x: int, y: int, wide: int, count: int, on: str, *, faded: bool = False) -> Box:
    """Add ingots, up to three of them, around a point of any scene."""
    shown = min(count, _MOST)
    tall = round(wide * _SHAPES[shown])
    at = x - wide // 2, y - tall // 2, wide
    return scene.icon(what, *at, f"ingots-{shown}", on, height=tall, faded=faded, plate=True)


def segments_of(board: Board, feature: Feature) -> Iterator[tuple[Place, int]]:
    """Yield the segments of a feature: where their tiles lie, and their numbers on them, from 0."""
    own = {*feature.segments}
    for place in sorted(feature.places, key=reading_order):
        turned, first = board.spots[place]
        for segment in range(len(turned.tile.segments)):
            if first + segment in own:
                yield place, segment


def _segment(board: Board, follower: Follower) -> tuple[Turned, int]:
    """Return on which tile a follower is, and the number of its segment there."""
    turned, _ = board.spots[follower.place]
    number = turned.tile.number(follower.feature, follower.part)
    assert number is not None, "the tile has this segment"
    return turned, number
