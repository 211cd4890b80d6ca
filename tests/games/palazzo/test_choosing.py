"""Four or more tiles in a quarry (section 5)."""

from __future__ import annotations

from bot.games.palazzo import (
    Auction,
    BeginPalazzo,
    ChooseTile,
    Discard,
    EndTurn,
    Phase,
    Position,
    Reason,
    TileChosen,
    TilesLeft,
    TilesOffered,
    forced,
    legal,
)
from tests.games.palazzo.positions import bought, do, refusal, seen, table, tile, tiles


def offered(seats: int, there: str) -> Position:
    """Return a position in which everyone takes a tile of quarry 2."""
    position = table(*[""] * seats, quarries=f"b11, {there}", phase=Phase.REVEALED)
    return do(position, Auction()).position


def test_three_tiles_are_auctioned_and_four_are_not() -> None:
    """The limit is four."""
    assert offered(2, "s11 s22 s33").phase is Phase.BIDDING
    four = table("", quarries="b11, s11 s22 s33 m11", phase=Phase.REVEALED)
    played = do(four, Auction())
    assert played.events == (TilesOffered(0, 2, bought("s11 s22 s33 m11")),)
    assert (played.position.phase, played.position.asked, played.position.builder) == (Phase.CHOOSING, 0, 2)


def test_the_rulebooks_example() -> None:
    """Three players and five tiles: all take one and build it, and two leave the game, face down."""
    position = offered(3, "s11 s22 s33 m11 m42")
    first = do(position, ChooseTile(tile("s33")))
    assert first.events == (TileChosen(0, 2, tile("s33")),)
    assert refusal(first.position, ChooseTile(tile("s11"))) == (Reason.BUILD_FIRST, {"tiles": bought("s33")})
    position = do(first.position, BeginPalazzo(tile("s33"))).position
    assert (position.asked, position.phase) == (1, Phase.CHOOSING)
    assert refusal(position, ChooseTile(tile("s33"))) == (
        Reason.NOT_IN_QUARRY,
        {"tile": tile("s33"), "tiles": bought("s11 s22 m11 m42")},
    )
    position = do(position, ChooseTile(tile("m42")), BeginPalazzo(tile("m42"))).position
    last = do(position, ChooseTile(tile("s11")))
    assert last.events == (TileChosen(2, 2, tile("s11")), TilesLeft(2, bought("s22 m11")))
    assert last.position.quarries[1] == ()
    end = do(last.position, BeginPalazzo(tile("s11"))).position
    assert (end.phase, end.asked, end.turn, end.chosen) == (Phase.END, 0, 0, 0)
    assert seen(end).keys().isdisjoint(tiles("s22 m11"))
    assert do(end, EndTurn()).position.turn == 1


def test_a_tile_taken_may_leave_the_game() -> None:
    """As one that was bought may."""
    position = do(offered(2, "s11 s22 s33 m11"), ChooseTile(tile("s33")), Discard(tile("s33"))).position
    assert position.asked == 1
    assert position.players[0].palazzi == ()


def test_four_players_leave_nothing_of_four_tiles() -> None:
    """The last of them has no choice; that is a move of its own, but forced."""
    position = offered(4, "s11 s22 s33 m11")
    for text in ("s11", "s22", "s33"):
        assert forced(position) is None
        position = do(position, ChooseTile(tile(text)), Discard(tile(text))).position
    assert forced(position) == (3, ChooseTile(tile("m11")))
    last = do(position, ChooseTile(tile("m11")))
    assert last.events == (TileChosen(3, 2, tile("m11")),)


def test_equal_tiles_are_listed_once() -> None:
    """There are two tiles of floor 3 with one window of each material."""
    position = offered(2, "s31 s31 s22 m11")
    assert [*legal(position, 0)] == [ChooseTile(each) for each in tiles("s31 s22 m11")]
    assert position.quarry == tiles("s31 s31 s22 m11")
    after = do(position, ChooseTile(tile("s31")), Discard(tile("s31"))).position
    assert after.quarry == tiles("s31 s22 m11")
