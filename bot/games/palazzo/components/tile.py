"""The building tiles, and the envoys who come between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from bot.games.codec import read_list, read_name
from bot.games.contract import Json
from bot.games.palazzo.components.multiset import Multiset


class Material(StrEnum):
    """What a tile is built of."""

    BRICK = "brick"
    SANDSTONE = "sandstone"
    MARBLE = "marble"


FLOORS: Final = range(1, 6)
WINDOWS: Final = range(1, 4)
_TWICE: Final = (3, 1)
"""The floor and windows of the tile that exists twice of each material."""


class Tile:
    """A kind of tile; each exists once in a process and is compared by identity."""

    __slots__ = ("floor", "id", "material", "number", "windows")

    def __init__(self, number: int, material: Material, floor: int, windows: int) -> None:
        self.id = f"{material}-{floor}-{windows}"
        self.number = number
        """Its place among all kinds, from 0."""
        self.material = material
        self.floor = floor
        self.windows = windows
        """Windows and doors, which count alike."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        return _find, (self.id,)

    def to_json(self) -> Json:
        """Return its name in the game record."""
        return self.id

    @staticmethod
    def from_json(data: Json, path: str) -> Tile:
        """Find a tile by its name; raise BadData."""
        return read_name(TILES, data, path)


def _find(id: str) -> Tile:
    return TILES[id]


TILES: Final[Mapping[str, Tile]] = {
    tile.id: tile
    for tile in (
        Tile(number, material, floor, windows)
        for number, (material, floor, windows) in enumerate(
            (material, floor, windows) for material in Material for floor in FLOORS for windows in WINDOWS
        )
    )
}
"""All kinds of tiles by their names."""
ALL_TILES: Final = tuple(
    tile for tile in TILES.values() for _ in range(2 if (tile.floor, tile.windows) == _TWICE else 1)
)
"""All 48, in order."""


class Envoy:
    """An envoy of the emperor; the fifth ends the game."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "envoy"

    def __reduce__(self) -> str:
        return "ENVOY"

    def to_json(self) -> Json:
        """Return the name in the game record."""
        return "envoy"


ENVOY: Final = Envoy()
"""They are all alike."""


class Tiles(Multiset[Tile]):
    """Tiles that are bought together."""

    __slots__ = ()

    def to_json(self) -> list[Json]:
        """Return their names."""
        return [tile.id for tile in self]

    @classmethod
    def from_json(cls, data: Json, path: str) -> Tiles:
        """Read a list of names; raise BadData."""
        return cls(Tile.from_json(name, path) for name in read_list(data, path))


class Stack(tuple[Tile | Envoy, ...]):
    """Tiles and envoys that lie face down, from the top."""

    __slots__ = ()

    def to_json(self) -> list[Json]:
        """Return their names."""
        return [piece.to_json() for piece in self]

    @classmethod
    def from_json(cls, data: Json, path: str) -> Stack:
        """Read a list of names; raise BadData."""
        return cls(ENVOY if name == "envoy" else Tile.from_json(name, path) for name in read_list(data, path))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return it without envoys."""
        return tuple(piece for piece in self if isinstance(piece, Tile))
