"""The map within a window: table, tiles, what was scored, followers and ingots, from back to front."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from math import dist, inf
from typing import Final, NamedTuple

from PIL.Image import Image

from bot.games.carcassonne.board import Board, Feature, Follower, Place, coordinate, reading_order, surrounding
from bot.games.carcassonne.components import START, Kind, Tile, Turned
from render.engine import theme
from render.engine.fonts import Face
from render.engine.layout import centre, corners
from render.engine.layout import place as place_free
from render.engine.scene import Box, Role, Scene
from render.games.carcassonne.atlas import TABLE
from render.games.carcassonne.land import INGOTS, LABELS, SIDE, FieldPart, label_image, put, spots
from render.games.carcassonne.map.sight import Sight
from render.games.carcassonne.tints import WHOLE, Fill, Tint

WALNUT: Final = "#835f3d"
"""The table."""
_TABLE: Final = 200
"""The table is drawn in multiples of this many pixels, of which windows of all widths show the middle."""
_BED, _BED_EDGE = "#74522f", "#dcbd8d"
"""The colours of a place where a tile could be laid."""
SEEN_WHOLE: Final = 0.95
"""A place of which less is seen is cut off."""
_FAR: Final = 72
"""Tiles at most so wide are drawn with less and larger detail."""
_STANDING: Final = (35, 72), (138, 142), (0.5, 0.585)
_LYING: Final = (34, 58), (204, 131), (0.5, 0.473)
"""The least and the greatest height of followers, their proportions, and where the middle of the letter is."""
_BODY: Final = 0.85, 0.7
"""How much of a farmer's picture it fills itself, across and down."""
_HEIGHT: Final = {False: 0.54, True: 0.42}
"""The height of followers that stand and that lie, in tiles."""
_LARGER: Final = 1.3
"""How much larger they are where they alone are looked for."""
_LETTER: Final = 0.4
"""The size of a letter, as a share of a standing follower's height."""
_SHIELD, _HIGHER = 3, 0.03
"""The seat whose badge is a shield, and how much higher its middle lies."""
_NEWEST: Final = (10, "#fffaf0"), (6, theme.NEW)
CLEAR_OF_NEWEST: Final = 12
"""How far from a tile what lies beside it leaves its brackets whole."""
EARLIER: Final = (7, theme.INK), (4, theme.WHITE)
"""The lines around the newest tile, and around what was laid earlier."""
_CLEAR: Final = 3
"""The least distance of tiles that must be seen whole from the edges of the window."""
GAP: Final = 5
"""The distance between a tile and anything laid beside it."""
PALE, _PALE = 52, "#f3ead6"
"""How pale a map is around the choices, in percent, and in which colour."""
_MOST: Final = 3
"""The most ingots that are drawn one by one; of more the number is shown."""
_NEAR: Final = 1.5
"""How far away, in tiles, are those whose pieces could lie on a tile."""
_PILES: Final = {1: (78, 48), 2: (102, 72), 3: (118, 80)}
"""By the number of ingots: their width and height, all of one scale."""
_DARK: Final = "#3a2503", theme.WHITE
GOLDEN: Final = (8, "#3d2503"), (4, "#ffd034")
"""The lines around a monastery's tile that was scored, and around where an ingot was taken."""
_DISC: Final = 0.72
"""Half the width of a disc, as a multiple of its number's size."""
_AWAY: Final = 8
"""How many pixels from a feature's middle weigh as much as one from where the feature is widest."""
_FIELD, _FOREIGN, _HIDDEN = 40, 120, 400
"""How many of these a ninth of the sign weighs on a field, on a foreign field, and on all else but the table."""

Lines = Sequence[tuple[int, str]]
"""Widths and colours, from outside to inside."""


class DrawnFollower(NamedTuple):
    """Where a follower is drawn."""

    follower: Follower
    box: Box


class MapScene(Scene):
    """A part of the map."""

    def __init__(self, board: Board, sight: Sight, letters: Sequence[str] = ()) -> None:
        super().__init__(sight.width, WALNUT)
        self.height = sight.height
        self.letters = letters
        self.clear: Collection[Place] = ()
        """Places on which no follower of another one reaches."""
        self.board = board
        self.sight = sight

    def box_at(self, place: Place) -> Box:
        """Return the box of a place."""
        return Box(*self.sight.at(place), self.sight.tile, self.sight.tile)

    def within(self, box: Box) -> Box:
        """Return a box moved to where it is seen whole, clear of the edges."""
        return _move_into(box, Box(0, 0, self.width, self.height).grown(-_CLEAR))

    def lay_ground(self, what: str, box: Box, sprite: str) -> None:
        """Add a part of the ground."""
        self.fill(f"ground/{what}", box, sprite, WALNUT, plate=True, role=Role.GROUND)

    def lay_tile(self, what: str, place: Place, tile: Tile, turn: int) -> None:
        """Add a tile as it is seen at this size."""
        self.lay_ground(what, self.box_at(place), f"tile-{tile}-{turn}" + "-far" * (self.sight.tile <= _FAR))

    def lay_tiles(self, beds: Iterable[Place] = ()) -> None:
        """Add the table, beds where a tile could be laid, and all tiles with shadows."""
        sight, side = self.sight, self.sight.tile
        table = (-(-length // _TABLE) * _TABLE for length in (sight.width, sight.height))
        self.lay_ground("table", centre(Box(0, 0, sight.width, sight.height), *table), TABLE)
        for place in beds:
            bed = self.box_at(place).grown(-CLEAR_OF_NEWEST)
            self.plate(f"ground/bed/{coordinate(place)}", bed, _BED, WALNUT, side // 12, _BED_EDGE, role=Role.GROUND)
        seen = [laid for laid in self.board.laid if sight.sees(laid.place)]
        for laid in seen:
            if not all(place in self.board.spots for place in surrounding(laid.place)):
                shadow = self.box_at(laid.place).grown(round(0.14 * side))
                self.lay_ground(f"shadow/{coordinate(laid.place)}", shadow, "tile-shadow")
        for laid in seen:
            self.lay_tile(f"tile/{coordinate(laid.place)}", laid.place, laid.tile, laid.turn)

    def pale(self, cover: int, kept: Iterable[int]) -> None:
        """Make the map pale by `cover` percent, except for some segments, so that marks stand out."""
        kept = {*kept}
        for place in filter(self.sight.sees, self.board.spots):
            own = self.segments_on(place)
            paled = [number for number, segment in enumerate(own) if segment not in kept]
            if len(paled) == len(own):
                self.veil(place, cover)
                continue
            for number in paled:
                self.tint_segment(f"pale/{coordinate(place)}/{number}", place, number, Fill(_PALE, cover))

    def veil(self, place: Place, cover: int) -> None:
        """Make all of a tile pale by `cover` percent, which looks the same whichever tile it is."""
        sprite = Tint(START.id, 0, WHOLE, *Fill(_PALE, cover)).sprite
        self.lay_ground(f"tint/pale/{coordinate(place)}", self.box_at(place), sprite)

    def segments_on(self, place: Place) -> range:
        """Return the segments of a tile, as its board numbers them."""
        turned, first = self.board.spots[place]
        return range(first, first + len(turned.tile.segments))

    def frame(self, what: str, place: Place, lines: Lines) -> None:
        """Add lines along the edges of a place, inside it."""
        box = self.box_at(place).grown(-lines[0][0] // 2)
        top = box.mid_x, box.y
        at = [top, (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y), top]
        self.trace(what, at, lines)

    def trace(self, what: str, points: Sequence[tuple[int, int]], lines: Lines, dash: tuple[int, ...] = ()) -> None:
        """Add lines from point to point, one on another."""
        for number, (width, colour) in enumerate(lines):
            self.curve(f"ground/{what}/{number}", points, width, colour, WALNUT, dash=dash, role=Role.GROUND)

    def frame_newest(self, where: Place) -> list[Box]:
        """Mark the newest tile by crimson brackets around its corners, and return where."""
        box = self.box_at(where).grown(_NEWEST[0][0] // 2)
        arm = box.width * 3 // 10
        start = box.right - arm, box.y
        around = (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)
        self.trace(f"newest/{coordinate(where)}", [start, *around, start], _NEWEST, (2 * arm, box.width - 2 * arm))
        return corners(box, arm, arm)

    def tint(self, what: str, feature: Feature, fill: Fill) -> None:
        """Colour all segments of a feature."""
        for place, _, segment in segments_of(self.board, feature):
            if self.sight.sees(place):
                self.tint_segment(f"{what}/{coordinate(place)}/{segment}", place, segment, fill)

    def tint_segment(self, what: str, place: Place, segment: int, fill: Fill) -> None:
        """Colour a segment of the tile at a place."""
        turned, _ = self.board.spots[place]
        tint = Tint(turned.tile.id, turned.turn, segment, *fill)
        self.lay_ground(f"tint/{what}", self.box_at(place), tint.sprite)

    def parts_of(self, feature: Feature) -> list[tuple[int, int]]:
        """Return where the parts of a feature are widest."""
        return [
            self.sight.point(where, spots(turned.tile, turned.turn).followers[segment])
            for where, turned, segment in segments_of(self.board, feature)
        ]

    def find_room(self, feature: Feature, side: int, avoid: Sequence[Box], around: Collection[int] = ()) -> Box:
        """Return where on a feature or beside it a disc hides least, where the feature is wide and near its middle.

        Beside it, the disc rather lies on some segments around it than on others.
        """
        units, half, tried = side * SIDE // self.sight.tile, side // 2, dict[tuple[int, int], float]()
        room = Box(0, 0, self.width, self.height).grown(-half - _CLEAR)
        blocked = [(each.x - half, each.y - half, each.right + half, each.bottom + half) for each in avoid]
        parts = [
            self.sight.point(where, put(turned.tile, turned.turn, segment, units, units))
            for where, turned, segment in segments_of(self.board, feature)
        ]
        middle = [sum(each) / len(parts) for each in zip(*parts, strict=True)]
        # further away only if nothing nearer is free
        for reach in 0, side + self.sight.tile // 2:
            steps = range(-reach, reach + 1, reach // 3 or 1)
            for part in parts:
                near = self.box_at(self.sight.under(*part)).grown(half + self.sight.tile // 4)
                across = [min(max(part[0] + step, near.x, room.x), near.right, room.right) for step in steps]
                down = [min(max(part[1] + step, near.y, room.y), near.bottom, room.bottom) for step in steps]
                for at in product(across, down):
                    tried.setdefault(at, -dist(at, middle) - _AWAY * dist(at, part))
            found, most = None, -inf
            for x, y in sorted(tried, key=tried.__getitem__, reverse=True):
                if tried[x, y] <= most:
                    break  # whatever those after it hide, they are worse
                if any(left < x < right and top < y < bottom for left, top, right, bottom in blocked):
                    continue
                box = Box(x, y, 0, 0).grown(half)
                if (worth := tried[x, y] - self.cover_cost(box, around if reach else feature.segments)) > most:
                    found, most = box, worth
            if found is not None:
                return found
        return place_free([Box(*at, 0, 0).grown(half) for at in tried], avoid, lambda box: tried[box.middle])

    def cover_cost(self, box: Box, own: Collection[int] = ()) -> int:
        """Return how bad it is what a sign hides in a box, but for some segments."""
        hidden = 0
        for kind, segment in self.under(product((box.x, box.mid_x, box.right), (box.y, box.mid_y, box.bottom))):
            if kind is None or segment not in own:
                hidden += _HIDDEN if kind is not Kind.FIELD else _FOREIGN if own else _FIELD
        return hidden

    def under(self, points: Iterable[tuple[int, int]]) -> Iterator[tuple[Kind | None, int]]:
        """Yield the kind and number of the segment that each point on a tile is on; no kind between segments."""
        side, labels = self.sight.tile, dict[Place, Image]()
        for x, y in points:
            if found := self.board.spots.get(where := self.sight.under(x, y)):
                (turned, first), (left, top) = found, self.sight.at(where)
                if where not in labels:
                    labels[where] = label_image(turned.tile, turned.turn)
                label = labels[where].getpixel(((x - left) * LABELS // side, (y - top) * LABELS // side))
                assert isinstance(label, int)
                kinds = [each.kind for each in turned.tile.segments[label - 1 : label]]
                yield kinds[0] if kinds else None, first + label - 1

    def lay_followers(self, said: Mapping[Follower, str] | None = None, halo: str = "") -> list[Box]:
        """Add all followers, or those of which something else than their letters is said, and return where they are.

        Those further south are in front. With a halo they are larger.
        """
        found, larger = list[Box](), _LARGER if halo else 1
        for what, (follower, box) in self.followers():
            if own := self.letters[follower.seat] if said is None else said.get(follower):
                found.append(centre(box, round(larger * box.width), round(larger * box.height)))
                lay_figure(self, what, found[-1], follower.seat, own, WALNUT, halo, lies=follower.feature is Kind.FIELD)
        return found

    def followers(self) -> Iterator[tuple[str, DrawnFollower]]:
        """Yield the followers of which something is seen, with their names, from north to south."""
        found = [each for each in self._standing if self.sight.sees(each.follower.place)]
        for standing in sorted(found, key=lambda each: (each.box.bottom, each.follower)):
            follower = standing.follower
            yield f"follower/{coordinate(follower.place)}/{follower.feature}/{follower.part}", standing

    @cached_property
    def _standing(self) -> Sequence[DrawnFollower]:
        """Where followers are: below its tile none hangs over the table, and beside it none that stands."""
        found, tile = list[DrawnFollower](), self.sight.tile
        for follower in sorted(self.board.followers, key=lambda each: each.feature is Kind.FIELD):
            lies = follower.feature is Kind.FIELD
            (least, most), (across, down), _ = _LYING if lies else _STANDING
            high = min(max(least, round(_HEIGHT[lies] * tile)), most)
            cell = self.box_at(follower.place)
            near = [each.box for each in found if lies and each.box.meets(cell.grown(tile // 2))]
            box = self._spot(follower, round(high * across / down), high, near)
            x, y = follower.place
            north, west, east, south = (
                tile * (place not in self.clear and (place.y < y + lies or place in self.board.spots))
                for place in (Place(x, y - 1), Place(x - 1, y), Place(x + 1, y), Place(x, y + 1))
            )
            room = Box(cell.x - west, cell.y - north, tile + west + east, tile + north + south)
            box = _move_into(box, room)
            if self.sight.sees(follower.place, SEEN_WHOLE):
                box = self.within(box)
            found.append(DrawnFollower(follower, box))
        return found

    def _spot(self, follower: Follower, wide: int, high: int, near: Sequence[Box] = ()) -> Box:
        """Return where a piece of this size that stands for a follower hides least, and no one who stands near."""
        (turned, _), (left, top) = self.board.spots[follower.place], self.sight.at(follower.place)
        number = turned.tile.number(follower.feature, follower.part)
        assert number is not None, "the tile has this segment"
        scale, lies = SIDE / self.sight.tile, follower.feature is Kind.FIELD
        across, down = _BODY if lies else (1, 1)
        size = round(wide * across * scale, -1), round(high * down * scale, -1)
        beside = self._field_around(follower) if lies else None
        taken = tuple(
            Box(*(round(length * scale) for length in (x - left, y - top, *size_taken))) for x, y, *size_taken in near
        )
        at = put(turned.tile, turned.turn, number, *size, beside, taken)
        return centre(Box(*self.sight.point(follower.place, at), 0, 0), wide, high)

    def _field_around(self, farmer: Follower) -> tuple[FieldPart, ...]:
        """Return the parts of a farmer's field on its own and the tiles around."""
        field, (x, y) = self.board.feature_at(farmer.place, farmer.feature, farmer.part), farmer.place
        assert field is not None, "a farmer is in a field"
        own = {*field.segments}
        return tuple(
            (place.x - x, place.y - y, turned.tile, turned.turn, number)
            for place in (farmer.place, *surrounding(farmer.place))
            if place in field.places
            for turned, _ in [self.board.spots[place]]
            for number, segment in enumerate(self.segments_on(place))
            if segment in own
        )

    def _ingots_box(self, where: Place, count: int, others: Sequence[Box]) -> Box:
        """Return where ingots lie: in the corner farthest from figures, or where the tile has most room without any."""
        turned, _ = self.board.spots[where]
        cell, there = self.box_at(where), spots(turned.tile, turned.turn)
        figures = [each.box.grown(-4) for each in self._standing if dist(each.follower.place, where) < _NEAR]
        church = [
            spot
            for spot, each in zip(there.followers, turned.tile.segments, strict=True)
            if each.kind is Kind.MONASTERY
        ]
        hidden = [
            Box(*self.sight.point(where, each), 0, 0).grown(cell.width // 5) for each in (*there.shields, *church)
        ]
        across, down = _PILES[min(count, _MOST)]
        scale = INGOTS[0] * cell.width / SIDE * (1.35 if cell.width <= _FAR else 1) / _PILES[1][0]
        wide, high = round(across * scale), round(down * scale)
        best = centre(Box(*self.sight.point(where, there.ingots), 0, 0), wide, high)
        return place_free(
            [_move_into(best, cell), *corners(cell.grown(-2), wide, high)],
            [*figures, *others, *hidden],
            lambda box: min((dist(box.middle, each.middle) for each in figures), default=0),
        )

    def lay_ingots(self) -> list[Box]:
        """Add the ingots on all tiles, with their number where they are many, and return where they are."""
        found = list[Box]()
        for where, count in sorted(self.board.ingots.items()):
            if not self.sight.sees(where):
                continue
            what, room = f"ingots/{coordinate(where)}", self._ingots_box(where, count, found)
            found.append(self.fill(what, room, f"ingots-{min(count, _MOST)}", WALNUT, plate=True))
            if count > _MOST:
                lay_disc(self, f"{what}/count", room.right, room.y, count, theme.SMALL, *_DARK)
        return found


def _move_into(box: Box, room: Box) -> Box:
    """Return a box moved to where it is inside another one."""
    x, y = min(box.x, room.right - box.width), min(box.y, room.bottom - box.height)
    return box._replace(x=max(room.x, x), y=max(room.y, y))


def lay_figure(
    scene: Scene, what: str, box: Box, seat: int, said: str, on: str, halo: str = "", *, lies: bool | None = None
) -> None:
    """Add a seat's shield alone, or a follower that lies or stands, to any scene, with the text on the shield."""
    alone = lies is None
    sprite = f"seat-{seat}" if alone else f"follower-{seat}" + "-lying" * bool(lies)
    scene.fill(what, box, sprite, on, plate=True, halo=halo)
    across, down = (0.5, 0.5) if alone else (_LYING if lies else _STANDING)[2]
    x, y = box.x + round(across * box.width), box.y + round((down - _HIGHER * (seat == _SHIELD)) * box.height)
    size = max(theme.SMALL, round(_LETTER * box.height))
    face: Face = "bold" if alone and len(said) == 1 else "narrow"
    at = x, y, said, size, theme.ON_SEATS[seat], theme.SEATS[seat]
    scene.label(f"{what}/letter", *at, face=face, anchor="m")


def lay_tag(
    scene: Scene, what: str, box: Box, said: str, size: int, fill: str, colour: str, on: str = "", radius: int = 12
) -> Box:
    """Add words in the middle of a plate, with an edge in their colour, to any scene."""
    scene.plate(what, box, fill, on or scene.ground, radius, colour, shadow=3)
    scene.label(f"{what}/said", *box.middle, said, size, colour, fill, face="bold", anchor="m")
    return box


def lay_disc(
    scene: Scene, what: str, x: int, y: int, number: int, size: int, fill: str, colour: str = theme.WHITE, on: str = ""
) -> Box:
    """Add a number on a disc around a point of any scene."""
    box = Box(x, y, 0, 0).grown(round(size * _DISC))
    return lay_tag(scene, what, box, str(number), size, fill, colour, on, box.width)


def beside(scene: MapScene, cell: Box, wide: int, high: int) -> Iterator[Box]:
    """Yield boxes beside a cell that are seen whole: in its row, in its column, and at its corners."""
    rows, columns = (cell.y, cell.bottom - high), (cell.x, cell.right - wide)
    across, down = (cell.right + GAP, cell.x - GAP - wide), (cell.y - GAP - high, cell.bottom + GAP)
    in_row, in_column = product(across, [cell.mid_y - high // 2]), product([cell.mid_x - wide // 2], down)
    for x, y in (*in_row, *in_column, *product(columns, down), *product(across, rows), *product(across, down)):
        box = scene.within(Box(x, y, wide, high))
        if not box.meets(cell):
            yield box


def segments_of(board: Board, feature: Feature) -> Iterator[tuple[Place, Turned, int]]:
    """Yield the segments of a feature: where their tiles lie, these as they lie, and their numbers on them, from 0."""
    own = {*feature.segments}
    for where in sorted(feature.places, key=reading_order):
        turned, first = board.spots[where]
        for number in range(len(turned.tile.segments)):
            if first + number in own:
                yield where, turned, number
