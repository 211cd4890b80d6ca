"""Features as joined while tiles are laid: named cases of rings, crossings, gates and passing roads."""

from __future__ import annotations

from bot.games.carcassonne import Board
from tests.games.carcassonne.positions import board, feature

RING = "V 0 1 3, V 1 1 0, V 0 2 2"
"""Three bends of a ring beside the start tile; the fourth belongs at 1, 2."""


def tiles_of(board: Board, x: int, y: int, kind: str, part: int = 0) -> tuple[int, int]:
    """Return how many tiles a feature has, and how much of it is open."""
    found = feature(board, x, y, kind, part)
    return len(found.places), found.open


def same(board: Board, *segments: tuple[int, int, str, int]) -> bool:
    """Return whether segments belong to one feature."""
    return len({feature(board, *segment).segments for segment in segments}) == 1


def test_a_tile_alone() -> None:
    """Roads and cities are open where they reach an edge; a monastery waits for eight tiles, a field for none."""
    start = board()
    assert tiles_of(start, 0, 0, "road") == (1, 2)
    assert tiles_of(start, 0, 0, "city") == (1, 1)
    assert tiles_of(start, 0, 0, "field") == (1, 0)
    assert tiles_of(board("B 0 1 0"), 0, 1, "monastery") == (1, 7)


def test_a_ring() -> None:
    """A road that closes on itself is completed, and parts the field within from that around it."""
    found = board(f"{RING}, V 1 2 1")

    assert tiles_of(found, 0, 1, "road") == (4, 0)
    assert feature(found, 0, 1, "road").completed
    assert same(found, (0, 1, "field", 1), (1, 2, "field", 1))
    assert same(found, (0, 0, "field", 1), (0, 1, "field", 0), (1, 2, "field", 0))
    assert not same(found, (0, 1, "field", 0), (0, 1, "field", 1))
    assert feature(found, 0, 1, "field", 1).places == feature(found, 0, 1, "road").places


def test_two_arms_of_one_crossing() -> None:
    """Two arms that meet elsewhere are one road, completed by the crossing at both ends; the tile counts once."""
    found = board(f"{RING}, W 1 2 1")

    assert same(found, (1, 2, "road", 1), (1, 2, "road", 2), (0, 1, "road", 0))
    assert tiles_of(found, 1, 2, "road", 1) == (4, 0)
    assert tiles_of(found, 1, 2, "road", 0) == (1, 1)


def test_crossings_part_roads() -> None:
    """L, W and X end the roads that meet there: a road between two crossings is completed."""
    for left, right in (("L", "X"), ("W", "X"), ("L", "W")):
        found = board(f"{left} -1 0 0, {right} 1 0 0")
        arms = range(4 if right == "X" else 3)
        (west,) = [part for part in arms if same(found, (1, 0, "road", part), (0, 0, "road", 0))]
        assert len({feature(found, 1, 0, "road", part).segments for part in arms}) == len(arms)
        assert same(found, (1, 0, "road", west), (-1, 0, "road", 0))
        assert tiles_of(found, 0, 0, "road") == (3, 0)


def test_tile_a() -> None:
    """The road ends at the monastery of tile A, whose one field goes round it, and joins both sides of the road."""
    found = board("A 1 0 1")

    assert tiles_of(found, 1, 0, "road") == (2, 1)
    assert same(found, (0, 0, "field", 0), (0, 0, "field", 1), (1, 0, "field", 0))
    assert not same(board("U 1 0 0"), (0, 0, "field", 0), (0, 0, "field", 1))


def test_tiles_s_and_t() -> None:
    """The road ends at the gate; the fields on its two sides stay apart, and both lie beside the city."""
    for name in "ST":
        found = board(f"{name} 1 0 1")
        assert tiles_of(found, 1, 0, "road") == (2, 1)
        assert same(found, (0, 0, "field", 0), (1, 0, "field", 1))
        assert same(found, (0, 0, "field", 1), (1, 0, "field", 0))
        assert not same(found, (1, 0, "field", 0), (1, 0, "field", 1))
        city = feature(found, 1, 0, "city")
        assert city.shields == (name == "S")
        for part in (0, 1):
            beside = {found.labels[number] for number in feature(found, 1, 0, "field", part).cities}
            assert found.labels[city.segments[0]] in beside


def test_tile_g2() -> None:
    """On the bridge the two roads cross without meeting; a road may pass it twice, and has the tile once."""
    found = board(f"{RING}, G2 1 2 0")

    assert same(found, (1, 2, "road", 0), (1, 2, "road", 1))
    assert tiles_of(found, 1, 2, "road") == (4, 2)
    apart = board("U 0 1 0, G2 1 1 0")
    assert not same(apart, (1, 1, "road", 0), (1, 1, "road", 1))
    assert same(apart, (0, 1, "road", 0), (1, 1, "road", 1))


def test_tiles_g1_and_g7() -> None:
    """Their two bends are two roads that pass each other."""
    for name, turn in (("G1", 0), ("G7", 1)):
        found = board(f"{RING}, {name} 1 2 {turn}")
        assert tiles_of(found, 0, 1, "road") == (4, 0)
        outer = next(part for part in (0, 1) if tiles_of(found, 1, 2, "road", part) != (4, 0))
        assert tiles_of(found, 1, 2, "road", outer) == (1, 2)


def test_a_road_that_passes_a_tile_twice() -> None:
    """Both bends of G1 and G7 may belong to one road, which has the tile once."""
    for name, turn in (("G1", 0), ("G7", 1)):
        found = board(f"B 0 1 0, V 1 1 3, V 2 1 0, V 2 2 1, {name} 1 2 {turn}")
        assert same(found, (1, 2, "road", 0), (1, 2, "road", 1))
        assert tiles_of(found, 1, 2, "road") == (4, 2)


def test_tile_g4() -> None:
    """The road runs on under the city, and its four fields are four."""
    found = board("G4 1 0 1, U 2 0 0")

    assert same(found, (0, 0, "road", 0), (1, 0, "road", 0), (2, 0, "road", 0))
    assert tiles_of(found, 1, 0, "road") == (3, 2)
    assert tiles_of(found, 1, 0, "city") == (1, 2)
    assert len({feature(found, 1, 0, "field", part).segments for part in range(4)}) == 4
    assert all(feature(found, 1, 0, "field", part).cities for part in range(4))


def test_a_city_of_two_caps_joined_elsewhere() -> None:
    """The two cities of tile I that meet elsewhere are one, and have the tile once."""
    found = board("N 0 1 2, N 1 1 3, N 0 2 1, I 1 2 0")

    assert same(found, (1, 2, "city", 0), (1, 2, "city", 1))
    assert tiles_of(found, 1, 2, "city") == (4, 0)


def test_caps_stay_apart() -> None:
    """The two cities of H and of I are not joined on the tile."""
    for name, turn in (("H", 0), ("I", 2)):
        found = board(f"{name} 0 -1 {turn}")
        assert not same(found, (0, -1, "city", 0), (0, -1, "city", 1))


def test_a_monastery_counts_what_lies_around() -> None:
    """Each tile laid around it, also diagonally, is one less to wait for."""
    laid = ["B 0 1 0", "U 1 0 0", "E 1 1 1", "U -1 0 0", "E -1 1 3", "E -1 2 3", "B 0 2 0"]
    for number in range(1, len(laid) + 1):
        assert tiles_of(board(", ".join(laid[:number])), 0, 1, "monastery") == (1, 8 - number)
    found = board(", ".join([*laid, "E 1 2 1"]))
    assert feature(found, 0, 1, "monastery").completed
    assert tiles_of(found, 0, 2, "monastery") == (1, 3)


def test_a_field_is_never_completed() -> None:
    """Also one that is enclosed."""
    assert not feature(board(f"{RING}, V 1 2 1"), 0, 1, "field", 1).completed
