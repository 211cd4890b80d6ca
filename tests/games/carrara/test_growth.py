"""Points over the course of a game."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carrara


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_growth_follows_the_track_turn_by_turn(seats: int) -> None:
    """After each turn the points match the track, and every seat has as many turns as there were rounds."""
    chance = Random(seats)
    position = carrara.deal(seats, {}, chance)
    happened: list[carrara.Event] = []
    expected: list[list[int]] = [[] for _ in range(seats)]
    while carrara.outcome(position) is None:
        seat = position.turn
        view = carrara.view(position, seat)
        action = carrara.COMPUTERS.players["novice"].choose(view, seat, carrara.legal(position, seat), chance)
        played = carrara.play(position, seat, action, chance)
        position = played.position
        happened += played.events
        if isinstance(action, carrara.EndTurn):
            expected[seat].append(position.players[seat].points)

    grown = carrara.growth(happened, seats)

    assert [list(points) for points in grown] == expected
    assert {len(points) for points in grown} == {position.round}
    assert [points[-1] for points in grown] == [player.points for player in position.players]
