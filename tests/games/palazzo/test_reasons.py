"""Every reason for refusing an action, with its facts, in the phases where it comes first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.palazzo import (
    Action,
    Auction,
    BeginPalazzo,
    Bid,
    ChooseMoney,
    ChooseTile,
    EndTurn,
    Pass,
    Phase,
    Position,
    Reason,
    Remove,
    Reveal,
    TakeMoney,
)
from bot.games.palazzo.components import Card
from tests.games.palazzo.positions import bought, cards, do, refusal, table, tile, tiles

TURN = table("f3", "")
MONEY = do(table("", "", pile="f3 f4 f5"), TakeMoney()).position
REVEALED = table("", "", phase=Phase.REVEALED)
BIDDING = do(REVEALED, Auction()).position
CHOOSING = do(table("", "", quarries="b11, s11 s21 s31 s41", phase=Phase.REVEALED), Auction()).position
BUILDING = table("", "", to_build=tiles("b21"), phase=Phase.BUILDING)
END = table("", "", phase=Phase.END)
OVER = table("", "", phase=Phase.OVER, envoys=5)

ORDER: list[tuple[Reason, dict[str, object], Position, Action]] = [
    (Reason.GAME_OVER, {}, OVER, EndTurn()),
    (Reason.GAME_OVER, {}, OVER, Reveal()),
    (Reason.ACTION_FIRST, {}, TURN, EndTurn()),
    (Reason.ACTION_FIRST, {}, TURN, Auction()),
    (Reason.MONEY_FIRST, {"number": 2}, MONEY, EndTurn()),
    (Reason.MONEY_FIRST, {"number": 1}, do(MONEY, ChooseMoney(cards("f3 f4"))).position, Reveal()),
    (Reason.BUY_OR_AUCTION, {}, REVEALED, TakeMoney()),
    (Reason.BUY_OR_AUCTION, {}, REVEALED, Remove(1, Card.CERT2)),
    (Reason.BID_OR_PASS, {}, BIDDING, EndTurn()),
    (Reason.CHOOSE_TILE_FIRST, {}, CHOOSING, Pass()),
    (Reason.BUILD_FIRST, {"tiles": bought("b21")}, BUILDING, EndTurn()),
    (Reason.ACTION_DONE, {}, END, Reveal()),
    (Reason.ACTION_DONE, {}, END, BeginPalazzo(tile("b21"))),
    (Reason.NOT_REVEALED, {"cards": cards("d7")}, MONEY, ChooseMoney(cards("f3 d7"))),
    (Reason.WRONG_NUMBER_OF_CARDS, {"need": 2, "have": 1}, MONEY, ChooseMoney(cards("f3"))),
    (Reason.WRONG_NUMBER_OF_CARDS, {"need": 2, "have": 3}, MONEY, ChooseMoney(cards("f3 f4 f5"))),
    (
        Reason.NOT_IN_QUARRY,
        {"tile": tile("b11"), "tiles": bought("s11 s21 s31 s41")},
        CHOOSING,
        ChooseTile(tile("b11")),
    ),
]


@pytest.mark.parametrize(("reason", "facts", "position", "action"), ORDER)
def test_reasons(reason: Reason, facts: dict[str, object], position: Position, action: Action) -> None:
    """What is to be done first is said by its phase."""
    assert refusal(position, action) == (reason, facts)


@pytest.mark.parametrize("position", [TURN, MONEY, REVEALED, BIDDING, CHOOSING, BUILDING, END])
def test_other_seats(position: Position) -> None:
    """Whoever is not asked is told who is."""
    other = 1 - position.asked
    assert refusal(position, EndTurn(), seat=other) == (Reason.NOT_YOUR_TURN, {"turn": position.asked})


def test_all_reasons_are_tested() -> None:
    """Each is named in a test of this folder."""
    named = set[str]()
    for file in Path(__file__).parent.glob("test_*.py"):
        named |= {*re.findall(r"Reason\.([A-Z_]+)", file.read_text("utf-8"))}
    assert named == {reason.name for reason in Reason}


def test_bids_of_a_seat_that_cannot() -> None:
    """The number of cards, whose they are, and their currencies are looked at before what they count."""
    position = do(table("", "f3 d4", phase=Phase.REVEALED), Auction()).position
    assert refusal(position, Bid(cards("f7")))[0] == Reason.CARDS_NOT_OWNED
    assert refusal(position, Bid(cards("f3 d4")))[0] == Reason.MIXED_CURRENCIES
