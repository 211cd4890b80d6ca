"""Taking money, revealing tiles, and buying tiles of the warehouse (section 3); the end of the game (section 7)."""

from __future__ import annotations

import pytest

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo.actions import Buy, PalazzoReason, Reveal, TakeMoney
from bot.games.palazzo.components import ALL_CARDS
from bot.games.palazzo.events import EnvoyRevealed, TilesBought
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import actors, legal
from bot.games.palazzo.scoring import outcome
from bot.games.palazzo.turn import price_of
from tests.games.palazzo.positions import bought, do, refusal, table


def test_too_few_cards() -> None:
    """With fewer cards left than are to be revealed, another action must be chosen; a hand has no limit."""
    everything = ALL_CARDS.minus(cards("f3 f4"))
    short = table("", "", pile="f3 f4")._replace(discards=cards())
    position = short.with_player(1, short.players[1].taking(everything))
    assert refusal(position, TakeMoney()) == (PalazzoReason.TOO_FEW_CARDS_LEFT, {"need": 3, "have": 2})
    assert TakeMoney() not in [*legal(position, 0)]
    assert TakeMoney() in [*legal(position._replace(discards=cards("f5")), 0)]


@pytest.mark.parametrize(
    ("stack", "envoys", "warehouse", "left"),
    [("s32 e b11", 4, "s32", "b11"), ("e s32", 4, "", "s32"), ("e e", 3, "", "")],
)
def test_the_fifth_envoy(stack: str, envoys: int, warehouse: str, left: str) -> None:
    """The game is over at once, even between the two tiles: nothing more is revealed, bought or auctioned."""
    played = do(table(stack=stack, envoys=envoys), Reveal())
    assert (played.position.warehouse, played.position.stacks[2]) == (tiles(warehouse), tiles(left))
    assert (played.position.phase, played.turn_ended, actors(played.position)) == (PalazzoPhase.OVER, 0, ())
    assert played.events[-3:] == (EnvoyRevealed(0, 5), TurnEnded(0, None), GameEnded((0, 1)))
    assert outcome(played.position) is not None


def shop(hand: str, warehouse: str = "b11 s22 m33 b42") -> PalazzoPosition:
    return table(hand, "", warehouse=warehouse, phase=PalazzoPhase.REVEALED)


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
        ("b11", "s7 s3", PalazzoReason.TOO_MUCH, {"need": 6, "cards": cards("s7")}),
        ("b11", "f7 d7 s7", PalazzoReason.TOO_MUCH, {"need": 6, "cards": cards("d7 s7")}),
        ("b11", "s5", PalazzoReason.NOT_ENOUGH, {"need": 6, "have": 5}),
        ("b11", "f7 s5", PalazzoReason.MIXED_CURRENCIES, {}),
        ("b11", "s7 f3", PalazzoReason.CARDS_NOT_OWNED, {"cards": cards("f3")}),
        ("s11", "s7", PalazzoReason.NOT_IN_WAREHOUSE, {"tiles": bought("s11")}),
        ("b11 b11", "s7 s7", PalazzoReason.NOT_IN_WAREHOUSE, {"tiles": bought("b11")}),
        ("", "s7", PalazzoReason.WRONG_NUMBER_OF_TILES, {"have": 0}),
        ("b11 s22 m33", "s7", PalazzoReason.WRONG_NUMBER_OF_TILES, {"have": 3}),
    ],
)
def test_what_cannot_be_bought(tiles_: str, paid: str, reason: PalazzoReason, facts: dict[str, object]) -> None:
    """One or two tiles of the warehouse, with own cards of one currency of which no part is enough."""
    assert refusal(shop("s7 s5 s4 s3 c2 c2 c2 f7 d7"), Buy(bought(tiles_), cards(paid))) == (reason, facts)


def test_a_price_of_nothing() -> None:
    """From ten tiles on, nothing is paid."""
    ten = "b11 s22 m33 b42 b51 b52 b53 s51 s52 s53"
    played = do(shop("", ten), Buy(bought("b11 s22"), cards()))
    assert (played.position.to_build, played.reveals) == (tiles("b11 s22"), False)
    assert len([*legal(shop("", ten), 0)]) == 10 + 45 + 1
    refused = refusal(shop("s7", ten), Buy(bought("b11"), cards("s7")))
    assert refused == (PalazzoReason.TOO_MUCH, {"need": 0, "cards": cards()})
