"""What seats and onlookers know, samples of what they do not, and positions as JSON."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.games import palazzo
from bot.games.contract import BadData, IllegalAction, Json
from bot.games.palazzo import (
    Auction,
    Bid,
    Buy,
    Cards,
    ChooseMoney,
    ChooseTile,
    Discard,
    Pass,
    Phase,
    Position,
    Reveal,
    TakeMoney,
)
from bot.games.palazzo.components import FLOORS
from bot.games.palazzo.setup import HOUSE_FLOORS
from tests.games.palazzo.positions import bought, cards, do, table, tile, tiles
from tests.games.playouts import positions

CODEC = palazzo.GAME.codec


def test_money_in_hand_is_hidden() -> None:
    """A seat sees its own hand, and how many cards the others have; an onlooker sees no hand."""
    position = table("f3 f4", "d7 d7 c2", "")
    seen = palazzo.view(position, 0)
    assert seen.hand == cards("f3 f4")
    assert [player.cards for player in seen.players] == [2, 3, 0]
    assert (seen.open_hands, {player.shown for player in seen.players}) == (None, {None})
    onlooker = palazzo.view(position, None)
    assert not hasattr(onlooker, "hand")
    assert "ducat7" not in repr(onlooker)
    assert "ducat7" not in repr(seen)


def test_the_order_of_stacks_and_pile_is_hidden() -> None:
    """Which tiles are still to come is known, as all others lie open or were seen; neither where nor when."""
    position = palazzo.deal(2, {}, Random(1))
    seen = palazzo.view(position, None)
    assert seen.stacks == (11, 16, 21)
    assert seen.pile == 47
    assert Counter(seen.unseen) == Counter(each for stack in position.stacks for each in stack.tiles)
    assert [each.number for each in seen.unseen] == sorted(each.number for each in seen.unseen)


def test_open_hands() -> None:
    """At a table with open hands and after the game everyone sees all money."""
    position = table("f3 f4", "d7", stack="e", envoys=4)
    assert palazzo.view(position, None, True).open_hands == (cards("f3 f4"), cards("d7"))
    over = do(position, Reveal()).position
    assert palazzo.view(over, 1).open_hands == (cards("f3 f4"), cards("d7"))


def test_bids_lie_open() -> None:
    """Everyone sees what is laid, and who has passed."""
    position = do(table("", "f4 f5", "", phase=Phase.REVEALED), Auction(), Bid(cards("f4")), Pass()).position
    seen = palazzo.view(position, None)
    assert [(laid.cards, laid.value, laid.passed) for laid in seen.bids] == [
        (cards(), 3, False),
        (cards("f4"), 4, False),
        (cards(), 0, True),
    ]
    assert seen.players[1].cards == 1


def test_a_perfect_memory() -> None:
    """It knows the cards taken in the open, and those taken back after a bid, as long as they are in hand."""
    shown = do(
        table("f3", "d3", pile="f6 f7 d4 s3"), TakeMoney(), ChooseMoney(cards("f6 f7")), ChooseMoney(cards("d4"))
    )
    seen = palazzo.view_with_memory(shown.position, 1)
    assert [player.shown for player in seen.players] == [cards("f6 f7"), cards("d4")]
    laid = table("f7 f3", "s4 s5 c2", warehouse="b31", phase=Phase.REVEALED)
    passed = do(laid, Auction(), Bid(cards("s4 s5"))).position
    assert palazzo.view_with_memory(passed, None).players[1].shown == cards()
    again = do(do(passed, Pass()).position, Discard(tile("s11"))).position
    assert palazzo.view_with_memory(again, None).players[1].shown == cards()
    back = do(laid, Auction(), Bid(cards("s4")), Bid(cards("f7")), Pass()).position
    assert palazzo.view_with_memory(back, None).players[1].shown == cards("s4")
    spent = back._replace(
        turn=1, asked=1, phase=Phase.REVEALED, to_build=(), warehouse=tiles("b31 b41 b51 b52 b53 s31")
    )
    spent = do(spent, Buy(bought("b31"), cards("s4"))).position
    assert palazzo.view_with_memory(spent, None).players[1].shown == cards()
    assert {player.shown for player in palazzo.view(back, 0).players} == {None}


@pytest.mark.parametrize("revealed", [0, 4, 11, 12, 20, 27, 33, 40])
def test_samples_keep_to_the_house_default(revealed: int) -> None:
    """Stacks that are whole have the floors that the table says, and one that is begun has what is left of them."""
    for seed in range(3):
        position = palazzo.deal(2, {}, Random(seed))
        queue = [(number, piece) for number, stack in enumerate(position.stacks) for piece in stack][revealed:]
        stacks = tuple(palazzo.Stack(piece for place, piece in queue if place == number) for number in range(3))
        envoys = 5 - sum(len(stack) - len(stack.tiles) for stack in stacks)
        position = position._replace(stacks=stacks, envoys=envoys)
        sample = palazzo.determinize(palazzo.view(position, 0), Random(9))
        for real, dealt, floors in zip(stacks, sample.stacks, HOUSE_FLOORS, strict=True):
            assert sorted(each.floor for each in dealt.tiles) == sorted(each.floor for each in real.tiles)
            assert (
                len(dealt.tiles) != 16
                or tuple(sum(each.floor == floor for each in dealt.tiles) for floor in FLOORS) == floors
            )


def test_samples_of_money_know_what_was_seen() -> None:
    """Cards that a perfect memory knows stay where they are; all others change places."""
    position = do(palazzo.deal(3, {}, Random(4)), TakeMoney(), chance=Random(1)).position
    position = do(position, ChooseMoney(Cards(position.display[:2]))).position
    seen = palazzo.view_with_memory(position, 1)
    dealt = {palazzo.determinize(seen, Random(seed)).players[0].hand for seed in range(20)}
    assert all(hand.holds(position.players[0].shown) for hand in dealt)
    assert len(dealt) > 15
    assert {palazzo.determinize(seen, Random(seed)).players[1].hand for seed in range(5)} == {seen.hand}


def test_a_preview() -> None:
    """A purchase and what is built of it can be tried out; the hands of others stay hidden."""
    position = table("s7", "d7 d6", built=("b11 b21 b31",), warehouse="b42 m11 m21 m31", phase=Phase.REVEALED)
    seen = palazzo.view(position, 0)
    preview = palazzo.preview(seen, [Buy(bought("b42"), cards("s7")), palazzo.AddFloor(tile("b42"), 1)])
    assert preview.view.players[0].palazzi[0].floors == tiles("b11 b21 b31 b42")
    assert preview.view.phase is Phase.END
    assert [type(event).__name__ for event in preview.events] == ["TilesBought", "FloorAdded"]
    assert preview.view.open_hands is None
    with pytest.raises(IllegalAction):
        palazzo.preview(seen, [Buy(bought("b42"), cards("d7"))])
    assert palazzo.preview(seen, []).view == seen


def test_positions_survive_another_process() -> None:
    """Pickled positions are equal, and go on alike."""
    for position in positions(palazzo.GAME, 3, seed=5, every=30):
        again = pickle.loads(pickle.dumps(position))
        assert again == position
        assert [*palazzo.legal(again, again.asked)] == [*palazzo.legal(position, position.asked)]


def middle(phase: Phase) -> Position:
    """Return a position of a random game in a phase."""
    found: Position = next(each for each in positions(palazzo.GAME, 2, seed=5)[30:] if each.phase is phase)
    return found


TURN: Any = CODEC.position_to_json(middle(Phase.TURN))
BIDDING: Any = CODEC.position_to_json(middle(Phase.BIDDING))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (TURN | {"players": TURN["players"][:1]}, "players: 1 is not from 2 to 4"),
        (TURN | {"turn": 2}, "turn: no such seat"),
        (TURN | {"asked": -1}, "asked: no such seat"),
        (TURN | {"asked": 1 - TURN["turn"]}, "asked: not the seat whose turn it is"),
        (TURN | {"builder": 0}, "builder: no such quarry"),
        (TURN | {"quarries": TURN["quarries"][1:]}, "quarries: not 4"),
        (TURN | {"stacks": TURN["stacks"][1:]}, "stacks: not 3"),
        (TURN | {"chosen": 3}, "chosen: not a number of seats"),
        (TURN | {"chosen": 1}, "chosen: not in the phase turn"),
        (TURN | {"even_stacks": True, "own_stacks": True}, "own_stacks: one split of the tiles only"),
        (TURN | {"phase": "stopped"}, "phase: not of a position"),
        (TURN | {"phase": "over"}, "phase: the fifth envoy ends the game"),
        (TURN | {"phase": "money"}, "display: missing"),
        (TURN | {"phase": "bidding"}, "bids: missing"),
        (TURN | {"phase": "building"}, "to_build: missing"),
        (TURN | {"phase": "choosing"}, "quarries: no tile where the builder stands"),
        (TURN | {"phase": "money", "display": ["florin3"]}, "display: not a card for each seat to come"),
        (TURN | {"to_build": ["brick-1-1"]}, "to_build: not in the phase turn"),
        (TURN | {"display": ["florin3"]}, "display: not in the phase turn"),
        (BIDDING | {"phase": "turn"}, "bids: not in the phase turn"),
        (BIDDING | {"bids": BIDDING["bids"][1:]}, "bids: not one for each seat"),
        (TURN | {"pile": TURN["pile"][1:]}, "pile: with all other cards not the 55 of the game"),
        (TURN | {"envoys": TURN["envoys"] + 1}, "envoys: not 5, with those in the last stack"),
        (TURN | {"warehouse": ["brick-1-1", "brick-1-1"]}, "stacks: with all other tiles more than there are"),
        (TURN | {"pile": ["florin9"]}, "pile.0: unknown: 'florin9'"),
        (TURN | {"warehouse": ["envoy"]}, "warehouse.0: unknown: 'envoy'"),
    ],
)
def test_broken_positions(data: Json, message: str) -> None:
    """An impossible position is refused."""
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(data)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("palazzo_", "message"),
    [
        ({"number": 1, "floors": []}, "players.0.palazzi.0.floors: not rising"),
        ({"number": 1, "floors": ["brick-2-1", "brick-1-1"]}, "players.0.palazzi.0.floors: not rising"),
        ({"number": 3, "floors": ["brick-2-1"]}, "players.0.palazzi: wrongly numbered"),
        ({"number": 0, "floors": ["brick-2-1"]}, "players.0.palazzi: wrongly numbered"),
    ],
)
def test_broken_palazzi(palazzo_: Json, message: str) -> None:
    """Floors rise, and numbers are those of palazzi that were begun."""
    data = CODEC.position_to_json(table("", built=("b11 b21, m11",), quarries=""))
    data["players"][0]["palazzi"] = [palazzo_]
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(data)
    assert str(refused.value) == message


def choosing(**changes: Json) -> Json:
    """Return a position in which seat 1 takes a tile of a quarry, with changes."""
    start = table("", "", "", quarries="b11, s11 s21 s31 s41", phase=Phase.REVEALED)
    position = do(start, Auction(), ChooseTile(tile("s11")), Discard(tile("s11"))).position
    data: dict[str, Json] = CODEC.position_to_json(position)
    return data | changes


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (choosing(chosen=0), "chosen: not those before the seat that is asked"),
        (choosing(asked=2), "chosen: not those before the seat that is asked"),
        (choosing(quarries=[[], ["sandstone-2-1"], [], []]), "quarries: not a tile for each seat to come"),
        (choosing(phase="building", to_build=["sandstone-1-1"]), "chosen: not those up to the seat that is asked"),
        (
            choosing(phase="building", to_build=["sandstone-1-1"], chosen=2, quarries=[[]] * 4),
            "quarries: not a tile for each seat to come",
        ),
        (
            BIDDING
            | {"bids": [laid | {"passed": seat != BIDDING["asked"]} for seat, laid in enumerate(BIDDING["bids"])]},
            "bids: an auction that is over",
        ),
    ],
)
def test_those_who_are_asked_in_turn(data: Json, message: str) -> None:
    """As many have acted as lie between the seat whose turn it is and the one that is asked."""
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(data)
    assert str(refused.value) == message


def test_what_was_seen_is_in_the_hand() -> None:
    """A position in which it is not is refused."""
    data = CODEC.position_to_json(table("f3"))
    data["players"][0]["shown"] = ["florin4"]
    with pytest.raises(BadData, match=r"players\.0\.shown: not in hand"):
        CODEC.position_from_json(data)
    bidding = json.loads(json.dumps(BIDDING))
    bidding["bids"][bidding["asked"]]["passed"] = True
    with pytest.raises(BadData, match="asked: has passed"):
        CODEC.position_from_json(bidding)
