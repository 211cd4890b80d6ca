"""What a seat or an onlooker can see."""

from __future__ import annotations

from dataclasses import fields

from bot.games import carrara
from bot.games.carrara.components import Blocks, Objects
from bot.games.carrara.position import Phase, PublicPlayer
from bot.games.carrara.view import Hand, SeatView, View
from tests.games.carrara.positions import board, player, table

HANDS = (Hand(7, Blocks(white=2), Objects(cup=1)), Hand(3, Blocks(red=1), Objects(flag=2)))


def _dealt() -> carrara.Position:
    position = table(coins=7, blocks=Blocks(white=2), objects=Objects(cup=1), points=4, buildings=board("villa3 pisa"))
    return player(position, 1, coins=3, blocks=Blocks(red=1), objects=Objects(flag=2))


def test_own_hand() -> None:
    """Page 2: coins, blocks and objects are behind the screen of their owner, who sees them."""
    views = [carrara.view(_dealt(), seat) for seat in (0, 1)]

    assert all(isinstance(view, SeatView) for view in views)
    assert [*HANDS] == [view.hand for view in views if isinstance(view, SeatView)]
    assert [view.open_hands for view in views] == [None, None]


def test_onlookers_see_no_hand() -> None:
    """An onlooker's view has no field for a hand."""
    view = carrara.view(_dealt(), None)

    assert type(view) is View
    assert view.open_hands is None
    assert {"hand", "seat"}.isdisjoint(field.name for field in fields(view))


def test_players_in_public() -> None:
    """Points, buildings and markers are public; a public player has no field for anything else."""
    view = carrara.view(_dealt(), 1)

    assert PublicPlayer(4, board("villa3 pisa"), (), ()) == view.players[0]
    assert (view.players[0].costs, view.players[0].scorings) == (3, 0)
    assert {"coins", "blocks", "objects"}.isdisjoint(PublicPlayer._fields)


def test_stack_and_bag_are_numbers() -> None:
    """The numbers of hidden buildings and blocks are known, but not which ones they are."""
    view = carrara.view(_dealt(), 0)

    assert (view.stack, view.bag) == (21, 34)


def test_open_hands() -> None:
    """At a table with open hands everyone sees all hands, onlookers too."""
    assert [carrara.view(_dealt(), seat, open_hands=True).open_hands for seat in (0, 1, None)] == [HANDS] * 3


def test_hands_open_at_the_end() -> None:
    """When the game is over everyone sees all hands."""
    over = _dealt()._replace(phase=Phase.OVER)

    assert [carrara.view(over, seat).open_hands for seat in (0, 1, None)] == [HANDS] * 3
