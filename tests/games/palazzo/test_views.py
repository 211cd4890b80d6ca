"""What seats and onlookers know, samples of what they do not, previews from it, and positions as JSON."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.games import palazzo
from bot.games.contract import BadData, Json
from bot.games.palazzo.actions import Auction, Bid, Buy, ChooseMoney, Pass, Reveal, TakeMoney
from bot.games.palazzo.components import Cards
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.preview import preview as preview_actions
from bot.games.palazzo.setup import deal
from bot.games.palazzo.view import determinize, view, view_with_memory
from tests.games.palazzo.positions import bought, do, games, table

CODEC = palazzo.GAME.codec


def test_a_perfect_memory() -> None:
    """It knows the cards taken in the open, and those taken back after a bid, as long as they are in hand."""

    def shown(position: PalazzoPosition) -> list[Cards | None]:
        return [player.shown for player in view_with_memory(position, None).players]

    taken = do(
        table("f3", "d3", pile="f6 f7 d4 s3"), TakeMoney(), ChooseMoney(cards("f6 f7")), ChooseMoney(cards("d4"))
    )
    assert shown(taken.position) == [cards("f6 f7"), cards("d4")]
    laid = table("f7 f3", "s4 s5 c2", warehouse="b31 b41 b51 b52 b53 s31", phase=PalazzoPhase.REVEALED)
    bid = do(laid, Auction(), Bid(cards("s4")), Bid(cards("f7")))
    assert shown(bid.position)[1] == cards()
    back = do(bid.position, Pass()).position
    assert shown(back)[1] == cards("s4")
    spent = do(back._replace(turn=1, asked=1, phase=PalazzoPhase.REVEALED), Buy(bought("b31"), cards("s4")))
    assert shown(spent.position)[1] == cards()


def test_samples_keep_to_the_house_default() -> None:
    for step in games()[0][::7]:
        sample = determinize(view(step.before, 0), Random(9))
        for real, dealt in zip(step.before.stacks, sample.stacks, strict=True):
            assert sorted(each.floor for each in dealt.tiles) == sorted(each.floor for each in real.tiles)


def test_samples_of_money_know_what_was_seen() -> None:
    """Cards that a perfect memory knows stay where they are; all others change places."""
    position = do(deal(3, {}, Random(4)), TakeMoney(), chance=Random(1)).position
    position = do(position, ChooseMoney(Cards(position.display[:2]))).position
    seen = view(position, 1, remembers=True)
    sampled = [determinize(seen, Random(seed)).players for seed in range(20)]
    assert all(players[0].hand.holds(position.players[0].shown) for players in sampled)
    assert len({players[0].hand for players in sampled}) > 15
    assert {players[1].hand for players in sampled} == {seen.hand}


@pytest.mark.slow
def test_previews_come_true() -> None:
    """A preview from the seat's view shows what an action then led to, unless it reveals something random."""
    for step in chain(*games()):
        if not isinstance(step.action, TakeMoney | Reveal):
            preview = preview_actions(view(step.before, step.seat), [step.action])
            assert preview.events == step.played.events
            assert preview.view == view(step.played.position, step.seat)


DATA: Any = CODEC.position_to_json(table("f3", "d4", built=("b21",), stack="m33"))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"builder": 0}, "builder: no such quarry"),
        ({"stacks": DATA["stacks"][1:]}, "stacks: not 3"),
        ({"phase": "stopped"}, "phase: not of a position"),
        ({"phase": "bidding"}, "bids: not one for each seat in an auction"),
        ({"to_build": ["brick-1-1"]}, "to_build: not as in the phase turn"),
        ({"pile": DATA["pile"][1:]}, "pile: with all other cards not the 55 of the game"),
        ({"warehouse": ["brick-2-1"]}, "stacks: with all other tiles more than there are"),
        ({"envoys": 1}, "envoys: with those in the stacks not 5"),
    ],
)
def test_broken_positions(changes: Json, message: str) -> None:
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(DATA | changes)
    assert str(refused.value) == message
