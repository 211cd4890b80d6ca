"""What holds in every game, who is asked when, the legal actions listed, and every reason for refusing an action."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, pairwise
from pathlib import Path

import pytest

from bot.games.palazzo import auction
from bot.games.palazzo.actions import (
    Action,
    Auction,
    BeginPalazzo,
    Bid,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    PalazzoReason,
    Pass,
    Remove,
    TakeMoney,
)
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOYS, Card, Cards, Tile
from bot.games.palazzo.events import TileDiscarded, TileRemoved, TilesLeft
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import following, forced_action, legal
from tests.games.palazzo.positions import bought, do, games, refusal, table, tile, tiles_in_play

HANDS = ("f3", "f4 f5 d6", "d5", "s6")
TURN = table(*HANDS)
MONEY = do(table(*HANDS, pile="f7 d6 s5 c2 d3"), TakeMoney()).position
REVEALED = table(*HANDS, phase=PalazzoPhase.REVEALED)
BIDDING = do(REVEALED, Auction()).position
FULL = do(table(*HANDS, quarries=",b11 b22 b33 m41 m52", phase=PalazzoPhase.REVEALED), Auction()).position
BUILDING = table(*HANDS, to_build=tiles("b21"), phase=PalazzoPhase.BUILDING)
END = table(*HANDS, phase=PalazzoPhase.END)
OVER = table(*HANDS, phase=PalazzoPhase.OVER, envoys=5)


def test_everything_is_somewhere() -> None:
    """All 55 cards always; the 48 tiles less those that an event says have left the game; five envoys."""
    for steps in games():
        gone = Counter[Tile]()
        for step in steps:
            for event in step.played.events:
                if isinstance(event, TileDiscarded | TileRemoved):
                    gone[event.tile] += 1
                elif isinstance(event, TilesLeft):
                    gone.update(event.tiles)
            position: PalazzoPosition = step.played.position
            held = [player.hand for player in position.players] + [laid.cards for laid in position.bids]
            assert Cards(chain(position.pile, position.discards, position.display, *held)) == ALL_CARDS
            assert tiles_in_play(position) + gone == Counter(ALL_TILES)
            assert position.envoys + sum(len(stack) - len(stack.tiles) for stack in position.stacks) == ENVOYS


def test_palazzi_rise() -> None:
    """Floors rise in every palazzo, numbers are never used twice, and what everyone has seen is in the hand."""
    for step in chain(*games()):
        for before, player in zip(step.before.players, step.played.position.players, strict=True):
            numbers = [each.number for each in player.palazzi]
            assert before.begun <= player.begun
            assert numbers == sorted({*numbers})
            assert {*numbers} <= {*range(1, player.begun + 1)}
            for each in player.palazzi:
                assert all(low.floor < high.floor for low, high in pairwise(each.floors))
            assert player.hand.holds(player.shown)


@pytest.mark.parametrize(
    ("position", "asked", "then"),
    [
        (TURN, 0, ()),
        (do(BIDDING, Bid(cards("f4")), Pass()).position, 3, (0, 1)),
        (do(MONEY, ChooseMoney(cards("f7 d6"))).position, 1, (2,)),
        (do(FULL, ChooseTile(tile("b22")), Discard(tile("b22"))).position, 1, (2, 3)),
        (do(FULL.with_quarry(2, tiles("b11 b22 b33 m41")), ChooseTile(tile("b22"))).position, 0, (1, 2)),
    ],
)
def test_following(position: PalazzoPosition, asked: int, then: tuple[int, ...]) -> None:
    """Clockwise, without those who have passed, and without the one who is left with the last card or tile."""
    assert (position.asked, following(position)) == (asked, then)


def test_the_next_one_asked_is_the_first_who_follows() -> None:
    """As long as there is something to choose, and the auction goes on."""
    for step in chain(*games()):
        before, after = step.before, step.played.position
        if after.phase is before.phase and after.asked != before.asked and forced_action(after) is None:
            assert after.asked == following(before)[0], before.phase


def test_the_raises_of_a_large_hand_are_counted_lazily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the list nor whether an action is in it needs their number, which is in the thousands."""
    start = table("", "", phase=PalazzoPhase.REVEALED)
    hand = Cards(ALL_CARDS[::2])
    rich = start.with_player(1, start.players[1].taking(hand), pile=tuple(ALL_CARDS.minus(hand)))
    position = do(rich, Auction()).position
    with monkeypatch.context() as patched:
        patched.setattr(auction, "Bids", None)
        actions = legal(position, 1)
        assert [Pass() in actions, Bid(cards("f3 f5")) in actions] == [True, True]
        assert [Bid(cards("f3 d3")) in actions, EndTurn() in actions] == [False, False]
        with pytest.raises(TypeError):
            len(actions)
    assert len(legal(position, 1)) > 2000


@pytest.mark.parametrize(
    ("reason", "facts", "position", "action"),
    [
        (PalazzoReason.GAME_OVER, {}, OVER, EndTurn()),
        (PalazzoReason.ACTION_FIRST, {}, TURN, EndTurn()),
        (PalazzoReason.MONEY_FIRST, {"number": 2}, MONEY, EndTurn()),
        (PalazzoReason.BUY_OR_AUCTION, {}, REVEALED, TakeMoney()),
        (PalazzoReason.BID_OR_PASS, {}, BIDDING, EndTurn()),
        (PalazzoReason.CHOOSE_TILE_FIRST, {}, FULL, Pass()),
        (PalazzoReason.BUILD_FIRST, {"tiles": bought("b21")}, BUILDING, EndTurn()),
        (PalazzoReason.ACTION_DONE, {}, END, Remove(1, Card.CERT2)),
        (PalazzoReason.NOT_REVEALED, {"cards": cards("d7")}, MONEY, ChooseMoney(cards("f7 d7"))),
        (PalazzoReason.WRONG_NUMBER_OF_CARDS, {"need": 2, "have": 3}, MONEY, ChooseMoney(cards("f7 d6 s5"))),
        (PalazzoReason.CARDS_NOT_OWNED, {"cards": cards("f7")}, BIDDING, Bid(cards("f7"))),
        (PalazzoReason.MIXED_CURRENCIES, {}, BIDDING, Bid(cards("f4 d6"))),
        (PalazzoReason.NO_CARDS, {}, BIDDING, Bid(cards())),
        (
            PalazzoReason.NOT_YOURS_TO_BUILD,
            {"tile": tile("b11"), "tiles": bought("b21")},
            BUILDING,
            BeginPalazzo(tile("b11")),
        ),
    ],
)
def test_reasons(reason: PalazzoReason, facts: dict[str, object], position: PalazzoPosition, action: Action) -> None:
    """Its phase says what to do first."""
    assert refusal(position, action) == (reason, facts)


def test_other_seats() -> None:
    """Whoever is not asked is told who is."""
    assert refusal(BIDDING, Pass(), seat=3) == (PalazzoReason.NOT_YOUR_TURN, {"turn": 1})


def test_all_reasons_are_tested() -> None:
    """Each is named in a test of this folder."""
    named = set[str]()
    for file in Path(__file__).parent.glob("test_*.py"):
        named |= {*re.findall(r"Reason\.([A-Z_]+)", file.read_text("utf-8"))}
    assert named == {reason.name for reason in PalazzoReason}
