"""How computer players value boards, objects and turns by the cards of the expansion."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import positions
from bot.games.carrara.actions import (
    ScoreCategory,
    ScoreCity,
    ScoreType,
)
from bot.games.carrara.cards.card import Way
from bot.games.carrara.computer.features import outlook
from bot.games.carrara.ending import breakdown, final_scoring
from bot.games.carrara.position import CarraraPhase, CarraraPlayer, CarraraPosition
from bot.games.carrara.rules import legal, play
from tests.games.tables import variants

GAME = variants()["carrara/expansion"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_those_of_the_rules(seats: int) -> None:
    """Scores match the final scoring and options match actual scorings, whatever boards are cached."""
    for seed in (3, 4):
        for position in [each for each in positions(GAME, seats, seed) if each.phase is CarraraPhase.ACTION][::7]:
            shared, seat = outlook(position), position.turn
            assert [seat.score for seat in shared.seats] == list(final_scoring(position).scores)
            brought = []
            for action in legal(position, seat):
                if isinstance(action, ScoreType | ScoreCity | ScoreCategory):
                    after = play(position, seat, action, Random(1)).position.players[seat]
                    coins = after.coins - position.players[seat].coins
                    before, then = (without_coins(each, position) for each in (position.players[seat], after))
                    brought.append((then - before, coins))
            options = shared.seats[seat].options.all
            assert sorted((option.points + option.at_end, option.coins) for option in options) == sorted(brought)
            assert outlook(position) == shared


def without_coins(player: CarraraPlayer, position: CarraraPosition) -> int:
    """Return a score without the points for coins at the base rate."""
    extra = position.cards and position.cards.extra and position.cards.extra.scoring
    assert extra is None or extra.way is not Way.COINS
    items = breakdown(player, position.cards)
    return items["total"] - items["coins"]
