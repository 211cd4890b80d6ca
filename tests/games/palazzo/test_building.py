"""Building (section 4) and rebuilding (section 3)."""

from __future__ import annotations

import pytest

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Insert, PalazzoReason, Remove, TakeOut
from bot.games.palazzo.components import Card
from bot.games.palazzo.events import TileInserted
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import legal
from tests.games.palazzo.positions import do, refusal, table, tile

CARD = Card.FLORIN3


def building(built: str, got: str) -> PalazzoPosition:
    return table("f3 d7", built=(built,), quarries="", to_build=tiles(got), phase=PalazzoPhase.BUILDING)


def owning(built: str, hand: str = "f3 d7") -> PalazzoPosition:
    return table(hand, built=(built,), quarries="")


def built_by_seat_0(position: PalazzoPosition) -> dict[int, tuple[object, ...]]:
    return {palazzo.number: palazzo.floors for palazzo in position.players[0].palazzi}


def test_the_rulebooks_example() -> None:
    """A floor 2 goes neither into 1, 3 nor onto a palazzo with a 2; a 4 not onto a 4; a 5 onto any."""
    position = building("b11 b31, s22 s41", "m21 m42 m53")
    two, four, five = tiles("m21 m42 m53")
    assert refusal(position, AddFloor(two, 1)) == (PalazzoReason.FLOOR_TOO_LOW, {"palazzo": 1, "floor": 2, "top": 3})
    assert refusal(position, AddFloor(two, 2))[0] == PalazzoReason.FLOOR_TOO_LOW
    single = do(position, BeginPalazzo(two)).position
    assert built_by_seat_0(single)[3] == (two,)
    assert refusal(single, AddFloor(four, 2)) == (PalazzoReason.FLOOR_TOO_LOW, {"palazzo": 2, "floor": 4, "top": 4})
    assert AddFloor(four, 1) in legal(single, 0)
    assert AddFloor(four, 3) in legal(single, 0)
    assert {action for action in legal(single, 0) if isinstance(action, AddFloor) and action.tile is five} == {
        AddFloor(five, number) for number in (1, 2, 3)
    }
    later = do(single, AddFloor(four, 1), AddFloor(five, 2)).position
    assert built_by_seat_0(later) == {1: tiles("b11 b31 m42"), 2: tiles("s22 s41 m53"), 3: (two,)}
    rebuilt = do(later._replace(phase=PalazzoPhase.TURN), Insert(3, 1, CARD)).position
    assert built_by_seat_0(rebuilt)[1] == tiles("b11 m21 b31 m42")


@pytest.mark.parametrize(("single", "there"), [("s11", "b21 b31"), ("s21", "b11 b31"), ("s51", "b11")])
def test_insert(single: str, there: str) -> None:
    """Below, between or above, also into another single tile; never into a palazzo that has the floor."""
    played = do(owning(f"{single}, {there}"), Insert(1, 2, CARD))
    floors = sorted(tiles(f"{single} {there}"), key=lambda each: each.floor)
    assert built_by_seat_0(played.position) == {2: tuple(floors)}
    assert played.events == (TileInserted(0, 1, tile(single), 2, CARD),)


@pytest.mark.parametrize(
    ("action", "reason", "facts"),
    [
        (TakeOut(3, 3, CARD), PalazzoReason.ONLY_FLOOR, {"palazzo": 3}),
        (TakeOut(2, 3, CARD), PalazzoReason.NO_SUCH_FLOOR, {"palazzo": 2, "floor": 3}),
        (Insert(1, 2, CARD), PalazzoReason.FLOOR_TAKEN, {"palazzo": 2, "floor": 2}),
        (Insert(2, 3, CARD), PalazzoReason.NOT_SINGLE, {"palazzo": 2}),
        (Insert(1, 1, CARD), PalazzoReason.SAME_PALAZZO, {"palazzo": 1}),
        (Insert(4, 1, CARD), PalazzoReason.NO_SUCH_PALAZZO, {"palazzo": 4}),
        (Remove(2, CARD), PalazzoReason.NOT_SINGLE, {"palazzo": 2}),
        (Remove(1, Card.CERT2), PalazzoReason.CARDS_NOT_OWNED, {"cards": cards("c2")}),
    ],
)
def test_what_cannot_be_rebuilt(action: Action, reason: PalazzoReason, facts: dict[str, object]) -> None:
    """A floor that is there already or not, a palazzo of several floors, a tile into itself; or without the card."""
    assert refusal(owning("s21, b11 b21, m31"), action) == (reason, facts)


def test_rebuilding_costs_a_card() -> None:
    """Without money nothing can be rebuilt; any kind of card will do, also a certificate."""
    assert {type(action).__name__ for action in legal(owning("s21, b11 b21", ""), 0)} == {"TakeMoney", "Reveal"}
    listed = [*legal(owning("s31, b11 b21, m51", "f3 f3 c2"), 0)]
    paid = (Card.FLORIN3, Card.CERT2)
    assert {*listed[2:]} == {
        *(TakeOut(2, floor, card) for floor in (1, 2) for card in paid),
        *(Insert(single, palazzo, card) for single, palazzo in ((1, 2), (1, 3), (3, 1), (3, 2)) for card in paid),
        *(Remove(single, card) for single in (1, 3) for card in paid),
    }
