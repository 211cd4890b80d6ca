"""Taking money, revealing tiles, and buying tiles of the warehouse (section 3); the end of the game (section 7)."""

from __future__ import annotations

import pytest

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo import (
    Auction,
    BeginPalazzo,
    Buy,
    ChooseMoney,
    EndTurn,
    EnvoyRevealed,
    MoneyChosen,
    MoneyRevealed,
    Phase,
    Position,
    Reason,
    Reveal,
    Stack,
    TakeMoney,
    TileRevealed,
    TilesBought,
    actors,
    forced,
    legal,
    outcome,
    price_of,
)
from bot.games.palazzo.components import ALL_CARDS
from tests.games.palazzo.positions import bought, cards, do, refusal, table, tile, tiles


def test_one_card_more_than_players() -> None:
    """Whoever is to move takes two, then the others, clockwise, one each; the last card is nobody's choice."""
    shown = do(table("", "", "", pile="f3 f4 f5 f6 f7 d3 d4"), TakeMoney())
    assert shown.events == (MoneyRevealed(0, cards("f3 f4 f5 f6"), shuffled=False),)
    assert shown.reveals
    assert forced(shown.position) is None
    first = do(shown.position, ChooseMoney(cards("f4 f3")))
    assert first.events == (MoneyChosen(0, cards("f3 f4")),)
    assert (first.position.players[0].hand, first.position.asked) == (cards("f3 f4"), 1)
    second = do(first.position, ChooseMoney(cards("f6"))).position
    assert forced(second) == (2, ChooseMoney(cards("f5")))
    last = do(second, ChooseMoney(cards("f5"))).position
    assert (last.phase, last.turn, last.asked, last.display) == (Phase.END, 0, 0, cards())
    assert do(last, EndTurn()).position.asked == 1


def test_two_of_a_kind_can_be_taken() -> None:
    """The choices are those of different cards, each once."""
    shown = do(table("", "", pile="f3 f3 d7"), TakeMoney()).position
    assert [*legal(shown, 0)] == [ChooseMoney(cards("f3 f3")), ChooseMoney(cards("f3 d7"))]


@pytest.mark.parametrize(("pile", "missing"), [("f7 f6", 1), ("f7 f6 f5", 0)])
def test_the_discards_become_the_pile_when_a_card_is_wanted(pile: str, missing: int) -> None:
    """What is left of the pile is revealed first; then the discards in their new order."""
    position = table("", "", pile=pile)
    others = position.discards
    shown = do(position, TakeMoney())
    assert [*shown.position.display] == [*cards(pile), *others[:missing]]
    assert shown.position.pile == tuple(others[1:] if missing else ())
    assert shown.position.discards == (cards() if missing else others)
    assert shown.events == (MoneyRevealed(0, shown.position.display, shuffled=bool(missing)),)


def test_too_few_cards() -> None:
    """With fewer cards left than are to be revealed, another action must be chosen; a hand has no limit."""
    everything = ALL_CARDS.minus(cards("f3 f4"))
    short = table("", "", pile="f3 f4")._replace(discards=cards())
    position = short.with_player(1, short.players[1].taking(everything))
    assert refusal(position, TakeMoney()) == (Reason.TOO_FEW_CARDS_LEFT, {"need": 3, "have": 2})
    assert TakeMoney() not in [*legal(position, 0)]
    assert TakeMoney() in [*legal(position._replace(discards=cards("f5")), 0)]


def test_first_to_the_warehouse_second_to_a_quarry() -> None:
    """Always in this order; the builder does not move, and whoever reveals must buy or auction."""
    played = do(table(warehouse="m51", stack="b21 s33"), Reveal())
    assert played.position.warehouse == tiles("m51 b21")
    assert played.position.quarries == (tiles("b11"), tiles("s11"), tiles("m11"), tiles("b12 s33"))
    assert played.position.builder == 1
    assert played.events == (TileRevealed(0, tile("b21"), None), TileRevealed(0, tile("s33"), 4))
    assert (played.reveals, played.turn_ended) == (True, None)
    assert [*legal(played.position, 0)] == [Auction()]


@pytest.mark.parametrize(
    ("builder", "windows", "quarry"),
    [(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 3, 1), (3, 2, 1), (3, 3, 2), (4, 1, 1), (4, 2, 2), (4, 3, 3)],
)
def test_as_many_quarries_on_as_it_has_windows(builder: int, windows: int, quarry: int) -> None:
    """Counted clockwise from the builder's quarry, without it."""
    played = do(table(stack=f"b11 s3{windows}", quarries="", builder=builder), Reveal())
    assert [number for number, there in enumerate(played.position.quarries, 1) if there] == [quarry]


@pytest.mark.parametrize(
    ("stack", "envoys", "warehouse", "quarry", "revealed"),
    [("e s32", 1, "", "m11 s32", 2), ("s32 e", 0, "s32", "m11", 1), ("e e s32", 1, "", "m11", 3)],
)
def test_envoys(stack: str, envoys: int, warehouse: str, quarry: str, revealed: int) -> None:
    """One is laid beside the board and not replaced, and the turn goes on."""
    played = do(table(stack=stack, envoys=envoys), Reveal())
    assert (played.position.envoys, played.position.phase) == (revealed, Phase.REVEALED)
    assert (played.position.warehouse, played.position.quarries[2]) == (tiles(warehouse), tiles(quarry))
    laid = [event for event in played.events if isinstance(event, EnvoyRevealed)]
    assert laid == [EnvoyRevealed(0, number) for number in range(envoys + 1, revealed + 1)]


@pytest.mark.parametrize(
    ("stack", "envoys", "warehouse", "left"),
    [("s32 e b11", 4, "s32", "b11"), ("e s32", 4, "", "s32"), ("e e", 3, "", "")],
)
def test_the_fifth_envoy(stack: str, envoys: int, warehouse: str, left: str) -> None:
    """The game is over at once, even between the two tiles: nothing more is revealed, bought or auctioned."""
    played = do(table(stack=stack, envoys=envoys), Reveal())
    assert (played.position.warehouse, played.position.stacks[2]) == (tiles(warehouse), tiles(left))
    assert (played.position.phase, played.turn_ended, actors(played.position)) == (Phase.OVER, 0, ())
    assert played.events[-3:] == (EnvoyRevealed(0, 5), TurnEnded(0, None), GameEnded((0, 1)))
    assert outcome(played.position) is not None


def test_stacks_follow_each_other() -> None:
    """When a stack is used up, the next tile comes from the one after it, even within a turn."""
    position = table(stack="m53")
    position = position._replace(stacks=(Stack(tiles("b11")), Stack(tiles("b21 b31")), position.stacks[2]))
    once = do(position, Reveal()).position
    assert [len(stack) for stack in once.stacks] == [0, 1, 6]
    again = do(once._replace(phase=Phase.TURN), Reveal()).position
    assert [len(stack) for stack in again.stacks] == [0, 0, 5]
    assert again.warehouse == tiles("b11 b31")


def shop(hand: str, warehouse: str = "b11 s22 m33 b42") -> Position:
    """Return a position in which seat 0 has revealed tiles and may buy."""
    return table(hand, "", warehouse=warehouse, phase=Phase.REVEALED)


def test_prices() -> None:
    """Ten less the number of tiles there, the new one included; twice that for two; never less than nothing."""
    assert [price_of(there, 1) for there in range(1, 13)] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]
    assert [price_of(there, 2) for there in range(2, 12)] == [16, 14, 12, 10, 8, 6, 4, 2, 0, 0]


def test_the_rulebooks_example() -> None:
    """Each of four tiles costs 6; two are bought and 15 are paid for 12, as it cannot be done with less; no change."""
    played = do(shop("s7 s4 s4 f3"), Buy(bought("b11 m33"), cards("s7 s4 s4")))
    assert played.position.players[0].hand == cards("f3")
    assert played.events == (TilesBought(0, bought("b11 m33"), cards("s7 s4 s4"), 12),)
    assert (played.position.warehouse, played.position.to_build) == (tiles("s22 b42"), tiles("b11 m33"))
    assert played.position.discards.holds(cards("s7 s4 s4"))
    assert played.reveals


@pytest.mark.parametrize(
    ("tiles_", "paid", "reason", "facts"),
    [
        ("b11", "s7 s3", Reason.TOO_MUCH, {"need": 6, "cards": cards("s7")}),
        ("b11", "f7 d7 s7", Reason.TOO_MUCH, {"need": 6, "cards": cards("d7 s7")}),
        ("b11", "s5", Reason.NOT_ENOUGH, {"need": 6, "have": 5}),
        ("b11", "f7 s5", Reason.MIXED_CURRENCIES, {}),
        ("b11", "s7 f3", Reason.CARDS_NOT_OWNED, {"cards": cards("f3")}),
        ("s11", "s7", Reason.NOT_IN_WAREHOUSE, {"tiles": bought("s11")}),
        ("b11 b11", "s7 s7", Reason.NOT_IN_WAREHOUSE, {"tiles": bought("b11")}),
        ("", "s7", Reason.WRONG_NUMBER_OF_TILES, {"have": 0}),
        ("b11 s22 m33", "s7", Reason.WRONG_NUMBER_OF_TILES, {"have": 3}),
    ],
)
def test_what_cannot_be_bought(tiles_: str, paid: str, reason: Reason, facts: dict[str, object]) -> None:
    """One or two tiles of the warehouse, with own cards of one currency of which no part is enough."""
    assert refusal(shop("s7 s5 s4 s3 c2 c2 c2 f7 d7"), Buy(bought(tiles_), cards(paid))) == (reason, facts)


def test_a_price_of_nothing() -> None:
    """From ten tiles on, nothing is paid."""
    ten = "b11 s22 m33 b42 b51 b52 b53 s51 s52 s53"
    played = do(shop("", ten), Buy(bought("b11 s22"), cards()))
    assert (played.position.to_build, played.reveals) == (tiles("b11 s22"), False)
    assert len([*legal(shop("", ten), 0)]) == 10 + 45 + 1
    refused = refusal(shop("s7", ten), Buy(bought("b11"), cards("s7")))
    assert refused == (Reason.TOO_MUCH, {"need": 0, "cards": cards()})


def test_after_buying_the_tiles_are_built_and_the_turn_ends() -> None:
    """Then the next seat follows."""
    played = do(shop("s6"), Buy(bought("b11"), cards("s6")), BeginPalazzo(tile("b11")))
    assert played.position.phase is Phase.END
    assert do(played.position, EndTurn()).position.turn == 1
