"""Revealing tiles and envoys (section 3), and the end of the game (section 7)."""

from __future__ import annotations

import pytest

from bot.games.palazzo import (
    Auction,
    EnvoyRevealed,
    GameEnded,
    Phase,
    Reason,
    Reveal,
    TileRevealed,
    TurnEnded,
    actors,
    legal,
    outcome,
)
from tests.games.palazzo.positions import do, refusal, table, tile, tiles


def test_first_to_the_warehouse_second_to_a_quarry() -> None:
    """Always in this order; the builder does not move."""
    played = do(table(warehouse="m51", stack="b21 s33"), Reveal())
    assert played.position.warehouse == tiles("m51 b21")
    assert played.position.quarries == (tiles("b11"), tiles("s11"), tiles("m11"), tiles("b12 s33"))
    assert played.position.builder == 1
    assert played.events == (TileRevealed(0, tile("b21"), None), TileRevealed(0, tile("s33"), 4))
    assert played.reveals
    assert played.turn_ended is None


@pytest.mark.parametrize(
    ("builder", "windows", "quarry"),
    [(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 3, 1), (3, 2, 1), (3, 3, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)],
)
def test_as_many_quarries_on_as_it_has_windows(builder: int, windows: int, quarry: int) -> None:
    """Counted clockwise from the builder's quarry, without it."""
    played = do(table(stack=f"b11 s3{windows}", quarries="", builder=builder), Reveal())
    assert [number for number, there in enumerate(played.position.quarries, 1) if there] == [quarry]


def test_one_of_two_things_must_follow() -> None:
    """Whoever reveals must buy or auction."""
    revealed = do(table(stack="b11 s31"), Reveal()).position
    assert refusal(revealed, Reveal())[0] == Reason.BUY_OR_AUCTION
    assert [*legal(revealed, 0)] == [Auction()]


def test_an_envoy_first() -> None:
    """It is laid beside the board and not replaced: nothing goes to the warehouse, and the second to a quarry."""
    played = do(table(stack="e s32", envoys=1), Reveal())
    assert played.position.warehouse == ()
    assert played.position.quarries[2] == tiles("m11 s32")
    assert played.position.envoys == 2
    assert played.position.phase is Phase.REVEALED
    assert played.events == (EnvoyRevealed(0, 2), TileRevealed(0, tile("s32"), 3))


def test_an_envoy_second() -> None:
    """No quarry gets a tile."""
    played = do(table(stack="s32 e"), Reveal())
    assert played.position.warehouse == tiles("s32")
    assert [len(quarry) for quarry in played.position.quarries] == [1, 1, 1, 1]
    assert played.events == (TileRevealed(0, tile("s32"), None), EnvoyRevealed(0, 1))


def test_two_envoys() -> None:
    """Nothing is laid out, and the turn goes on."""
    played = do(table(stack="e e s32", envoys=1), Reveal())
    assert (played.position.envoys, played.position.phase) == (3, Phase.REVEALED)


def test_the_fifth_envoy_as_the_second() -> None:
    """The game is over at once: nothing more is bought or auctioned."""
    played = do(table(stack="s32 e b11", envoys=4), Reveal())
    assert played.position.warehouse == tiles("s32")
    assert played.position.phase is Phase.OVER
    assert played.turn_ended == 0
    assert played.events[-2:] == (TurnEnded(0, None), GameEnded((0, 1)))
    assert actors(played.position) == ()
    assert outcome(played.position) is not None


def test_the_fifth_envoy_as_the_first() -> None:
    """The game is over between the two tiles: the second stays in the stack."""
    played = do(table(stack="e s32", envoys=4), Reveal())
    assert [*played.position.stacks[2]] == [tile("s32")]
    assert [len(quarry) for quarry in played.position.quarries] == [1, 1, 1, 1]
    assert played.events == (EnvoyRevealed(0, 5), TurnEnded(0, None), GameEnded((0, 1)))


def test_the_fourth_and_fifth_envoy_together() -> None:
    """Both count."""
    assert do(table(stack="e e", envoys=3), Reveal()).position.phase is Phase.OVER


def test_stacks_follow_each_other() -> None:
    """When a stack is used up, the next tile comes from the one after it, even within a turn."""
    position = table(stack="m53", envoys=0)
    first, second, third = position.stacks
    position = position._replace(stacks=(type(first)(tiles("b11")), type(second)(tiles("b21 b31")), third))
    once = do(position, Reveal()).position
    assert [len(stack) for stack in once.stacks] == [0, 1, 6]
    again = do(once._replace(phase=Phase.TURN), Reveal()).position
    assert [len(stack) for stack in again.stacks] == [0, 0, 5]
    assert again.warehouse == tiles("b11 b31")
