"""A whole tile, painted from its layout."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.carcassonne.components import Kind, Segment, Tile, turn_side
from render.bake.drawing import linear
from render.bake.shapes import stroke
from render.games.carcassonne.art.geometry import Layout, Spots, layout, spots
from render.games.carcassonne.art.geometry.points import Curve
from render.games.carcassonne.art.geometry.roads import WIDTH
from render.games.carcassonne.art.tile import church, crops, grass, houses, mine, roads, shield, town, trees, walls
from render.games.carcassonne.art.tile.bridges import bridge
from render.games.carcassonne.art.tile.gates import gate

_PARTS: Final = (grass, trees, roads, houses, town, walls, church, mine, shield)
DEFS: Final = f"<defs>{''.join(part.DEFS for part in _PARTS)}{linear('stone-face', '#d9c193', '#a5875a')}</defs>"
"""The paints that all parts need."""


def paint(tile: Tile, turn: int, *, far: bool = False) -> str:
    """Paint a tile after `turn` quarter turns clockwise; from far away it has less and larger detail."""
    made, placed = layout(tile, turn), spots(tile, turn)
    body = DEFS + grass.grass() + ("" if far else crops.crops(tile, turn))
    body += "".join(roads.road(road.line) for road in made.roads if not road.above)
    if placed.monastery:
        body += church.yard(*placed.monastery)
    if made.plaza:
        body += roads.plaza()
    standing = trees.trees(tile, turn, far=far)
    for segment in (each for each in tile.segments if each.kind is Kind.CITY):
        body += _city(tile, segment, made, placed, turn, far=far)
        for curve in made.cities[segment.part].walls:
            standing += walls.towers(curve)
            standing += [
                one
                for road, each in zip(made.roads, _roads(tile), strict=True)
                if road.ends and not made.plaza
                for one in gate(curve, turn_side(each.sides[0], turn))
            ]
    body += "".join(bridge(road.line, 4 if tile.cities else 1) for road in made.roads if road.above)
    if placed.monastery:
        (_, y), reach = placed.monastery
        standing.append((y + reach * 0.4, church.church(*placed.monastery)))
    if placed.mine:
        standing.append((placed.mine[0][1] + 4, mine.mine(*placed.mine)))
    standing += [(place[1] + 9, shield.shield(place)) for place in placed.shields]
    body += "".join(drawing for _, drawing in sorted(standing))
    return body + _edges()


def _roads(tile: Tile) -> list[Segment]:
    return [segment for segment in tile.segments if segment.kind is Kind.ROAD]


def _city(tile: Tile, segment: Segment, made: Layout, placed: Spots, turn: int, *, far: bool) -> str:
    city, name = made.cities[segment.part], f"city-{segment.part}"
    square = placed.followers[tile.segments.index(segment)]
    body = town.ground(city, square, _streets(made), name, far=far)
    built = "".join(houses.house(one, far=far) for one in _houses(tile, segment, turn, far=far))
    body += f'<g clip-path="url(#{name})">{built}</g>'
    return body + "".join(walls.wall(curve) for curve in city.walls)


def _streets(made: Layout) -> list[Curve]:
    """Return the roads that end at a gate, and so lead on into the city."""
    return [road.line for road in made.roads if road.ends and not made.plaza]


@cache
def _houses(tile: Tile, segment: Segment, turn: int, *, far: bool) -> list[houses.House]:
    """Place a city's houses."""
    made, placed = layout(tile, turn), spots(tile, turn)
    kept = town.kept_free()
    town.keep_round(kept, placed.followers[tile.segments.index(segment)], 11.5, 9.8)
    for x, y in placed.shields:
        town.keep_round(kept, (x, y + 1), 10.5, 13.5)
    if placed.mine:
        (x, y), room = placed.mine
        town.keep_round(kept, (x, y), room, room)
    for road in made.roads:
        if road.above:
            for down in (0, 8):
                town.keep_line(kept, tuple((x, y + down) for x, y in road.line), WIDTH + 6)
    for street in _streets(made):
        town.keep_line(kept, street, WIDTH)
    sides = [turn_side(side, turn) for side in segment.sides]
    return town.houses(made.cities[segment.part], sides, kept, f"{tile.id}/{turn}/{segment.part}", far=far)


def _edges() -> str:
    """Draw a light line above and to the left and a dark one opposite, by which tiles can be counted."""
    return stroke("M0 99.6V.4H100", "#fffbe6", 0.9, 0.4) + stroke("M.4 99.6H99.6V0", "#33260c", 0.9, 0.36)
