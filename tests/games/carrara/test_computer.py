"""The computer players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games import carrara
from bot.games.carrara.actions import Announce, Build, BuyObject, EndTurn, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import Blocks, City, Object, Objects
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import SeatView
from tests.games.carrara.positions import able_to_announce, board, buildings, player, table, wheel

RANDOM = carrara.COMPUTERS.players["random"].choose


def choice(position: Position, name: str = "novice") -> carrara.Action:
    """Return what a computer player does for the seat to move."""
    seat = position.turn
    view = carrara.view(position, seat)
    assert isinstance(view, SeatView)
    return carrara.COMPUTERS.players[name].choose(view, seat, carrara.legal(position, seat), Random(1))


def finish(players: list[str], chance: Random) -> Position:
    """Play a game with computer players to its end."""
    position = carrara.deal(len(players), {}, chance)
    while carrara.outcome(position) is None:
        seat = position.turn
        view = carrara.view(position, seat)
        assert isinstance(view, SeatView)
        action = carrara.COMPUTERS.players[players[seat]].choose(view, seat, carrara.legal(position, seat), chance)
        position = carrara.play(position, seat, action, chance).position
    return position


def test_weakest_first() -> None:
    """The computer players are listed from the weakest to the strongest."""
    assert list(carrara.COMPUTERS.players) == ["random", "novice", "advanced", "master"]


def test_random_is_uniform() -> None:
    """The random player chooses every legal action equally often."""
    position = table(phase=Phase.AFTER_ACTION)
    view, chance = carrara.view(position, 0), Random(3)
    assert isinstance(view, SeatView)
    counts = Counter(RANDOM(view, 0, carrara.legal(position, 0), chance) for _ in range(7000))

    assert {*carrara.legal(position, 0)} == {*counts}
    assert all(900 < number < 1100 for number in counts.values())


@pytest.mark.exhaustive
def test_novice_beats_random() -> None:
    """The novice wins at least 95 of 100 two-player games against the random player; here 19 of 20."""
    wins = 0
    for number in range(20):
        players = ["novice", "random"] if number % 2 else ["random", "novice"]
        result = carrara.outcome(finish(players, Random(number)))
        assert result is not None
        wins += result.winners == (players.index("novice"),)

    assert wins >= 19


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_novices_come_to_an_end(seats: int) -> None:
    """Games between novices end after a reasonable number of rounds."""
    for seed in range(3):
        final = finish(["novice"] * seats, Random(seed))
        assert 12 <= final.round <= 36
        assert max(held.scorings for held in final.players) >= 4


def test_novice_announces_when_it_leads() -> None:
    """It announces as soon as that wins."""
    assert Announce() == choice(able_to_announce(points=40))


def test_novice_waits_when_it_is_behind() -> None:
    """It does not announce the end of a game that someone else would win."""
    behind = player(able_to_announce(points=0), 1, points=90)

    assert EndTurn() == choice(behind)


def test_novice_gives_up_waiting_without_markers() -> None:
    """Without markers left, waiting only helps the others, so it announces."""
    spent = player(able_to_announce(cities_scored=(City.PISA, City.MASSA)), 1, points=90)

    assert Announce() == choice(spent)


def test_novice_buys_the_object_that_wins() -> None:
    """It buys an object if that lets it announce and win."""
    nearly = able_to_announce(coins=10, points=40, objects=Objects(2, 2, 2, 1))

    assert isinstance(choice(nearly), BuyObject)


def test_novice_keeps_its_coins_at_first() -> None:
    """It buys no object at the start, when coins are needed for blocks."""
    assert EndTurn() == choice(table(phase=Phase.AFTER_ACTION, coins=12))


def test_novice_spends_its_last_coins() -> None:
    """In its last turn it trades 10 coins, worth 2 points, for an object worth 3."""
    last = table(phase=Phase.AFTER_ACTION, coins=12, last_round_by=1, announced_by=1)

    assert BuyObject(Object.CROWN) == choice(last)


def test_novice_takes_free_blocks() -> None:
    """Given free and expensive blocks of one colour, it takes the free ones."""
    position = table(
        phase=Phase.BUYING, coins=20, wheel=wheel(s1=Blocks(yellow=2), s6=Blocks(yellow=2)), display=buildings("villa5")
    )

    assert TakeBlocks(6, Blocks(yellow=2)) == choice(position)


def test_novice_builds_where_it_pays() -> None:
    """It builds an expensive building in the best city that its blocks allow."""
    action = choice(table(coins=0, blocks=Blocks(white=5), display=buildings("villa5")))

    assert isinstance(action, Build)
    assert City.LIVORNO is action.city


def test_novice_scores_what_is_ripe() -> None:
    """It scores a city full of expensive buildings before someone else does."""
    action = choice(
        table(coins=2, blocks=Blocks(), buildings=board("villa5 livorno, porta4 livorno, castello3 livorno"))
    )

    assert ScoreCity(City.LIVORNO) == action


def test_novice_scores_in_its_last_turn() -> None:
    """In its last turn it takes the points that it can get."""
    last = table(buildings=board("villa2 lucca"), last_round_by=1, announced_by=1, display=())

    assert isinstance(choice(last), ScoreType)
