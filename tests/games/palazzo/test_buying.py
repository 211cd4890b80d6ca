"""Buying tiles of the warehouse (section 3)."""

from __future__ import annotations

import pytest

from bot.games.palazzo import (
    Auction,
    BeginPalazzo,
    Buy,
    Discard,
    EndTurn,
    Phase,
    Position,
    Reason,
    TilesBought,
    legal,
    price_of,
)
from tests.games.palazzo.positions import bought, cards, do, refusal, table, tile, tiles

FOUR = "b11 s22 m33 b42"


def shop(hand: str, warehouse: str = FOUR) -> Position:
    """Return a position in which seat 0 has revealed tiles and may buy."""
    return table(hand, "", warehouse=warehouse, phase=Phase.REVEALED)


def test_prices() -> None:
    """Ten less the number of tiles there, the new one included; twice that for two; never less than nothing."""
    assert [price_of(there, 1) for there in range(1, 13)] == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]
    assert [price_of(there, 2) for there in range(2, 12)] == [16, 14, 12, 10, 8, 6, 4, 2, 0, 0]


def test_the_rulebooks_example() -> None:
    """Each of four tiles costs 6; two are bought and 15 are paid for 12, as it cannot be done with less; no change."""
    played = do(shop("s7 s8".replace("s8", "s4 s4") + " f3"), Buy(bought("b11 m33"), cards("s7 s4 s4")))
    assert played.position.players[0].hand == cards("f3")
    assert played.events == (TilesBought(0, bought("b11 m33"), cards("s7 s4 s4"), 12),)
    assert played.position.warehouse == tiles("s22 b42")
    assert played.position.discards.holds(cards("s7 s4 s4"))
    assert played.position.to_build == tiles("b11 m33")
    assert played.reveals


def test_overpaying_where_it_cannot_be_avoided() -> None:
    """No part of what is laid may be enough by itself."""
    position = shop("s7 s5 s4 s3 c2 c2 c2 f7 d7")
    assert refusal(position, Buy(bought("b11"), cards("s7 s3"))) == (
        Reason.TOO_MUCH,
        {"need": 6, "cards": cards("s7")},
    )
    assert refusal(position, Buy(bought("b11"), cards("f7 d7 s7")))[0] == Reason.TOO_MUCH
    for paid in ("s7", "s4 s3", "s5 s3", "s4 c2", "s5 c2", "c2 c2 c2", "f7"):
        assert do(position, Buy(bought("b11"), cards(paid))).position.phase is Phase.BUILDING
    assert refusal(position, Buy(bought("b11"), cards("s5 c2 c2")))[0] == Reason.TOO_MUCH
    assert refusal(position, Buy(bought("b11"), cards("s5"))) == (Reason.NOT_ENOUGH, {"need": 6, "have": 5})
    assert refusal(position, Buy(bought("b11"), cards("f7 s5")))[0] == Reason.MIXED_CURRENCIES


def test_only_the_warehouse_sells() -> None:
    """Tiles of quarries cannot be bought, nor one tile twice."""
    position = shop("s7 s7")
    assert refusal(position, Buy(bought("s11"), cards("s7"))) == (Reason.NOT_IN_WAREHOUSE, {"tiles": bought("s11")})
    assert refusal(position, Buy(bought("b11 b11"), cards("s7 s7"))) == (
        Reason.NOT_IN_WAREHOUSE,
        {"tiles": bought("b11")},
    )


@pytest.mark.parametrize("text", ["", "b11 s22 m33"])
def test_one_or_two(text: str) -> None:
    """At least one, at most two."""
    refused = refusal(shop("s7 s7 s7"), Buy(bought(text), cards("s7")))
    assert refused == (Reason.WRONG_NUMBER_OF_TILES, {"have": len(text.split())})


def test_a_price_of_nothing() -> None:
    """From ten tiles on, nothing is paid."""
    ten = "b11 s22 m33 b42 b51 b52 b53 s51 s52 s53"
    position = shop("", ten)
    assert do(position, Buy(bought("b11 s22"), cards())).position.to_build == tiles("b11 s22")
    assert Buy(bought("b11"), cards()) in [*legal(position, 0)]
    assert len([*legal(position, 0)]) == 10 + 45 + 1
    rich = shop("s7", ten)
    assert refusal(rich, Buy(bought("b11"), cards("s7"))) == (Reason.TOO_MUCH, {"need": 0, "cards": cards()})


def test_what_is_listed() -> None:
    """All tiles and pairs with all payments, or the auction alone."""
    assert {*legal(shop("s7 f6", "b11 b31"), 0)} == {Auction()}
    assert {*legal(shop("s7 s6 c2", "b11 b31 b31 m11"), 0)} == {
        Buy(bought(one), paid) for one in ("b11", "b31", "m11") for paid in (cards("s7"), cards("s6"))
    } | {Buy(bought(two), cards("s7 s6")) for two in ("b11 b31", "b11 m11", "b31 b31", "b31 m11")} | {Auction()}


def test_the_order_of_tiles_and_cards_does_not_matter() -> None:
    """They are multisets."""
    position = shop("s7 s6")
    assert Buy(bought("m33 b11"), cards("s6 s7")) == Buy(bought("b11 m33"), cards("s7 s6"))
    assert Buy(bought("m33 b11"), cards("s6 s7")) in legal(position, 0)


def test_after_buying_the_tiles_are_built_and_the_turn_ends() -> None:
    """Bought tiles may also leave the game; then the next seat follows."""
    played = do(shop("s6"), Buy(bought("b11"), cards("s6")), BeginPalazzo(tile("b11")))
    assert played.position.phase is Phase.END
    assert do(played.position, EndTurn()).position.turn == 1
    assert do(shop("s6"), Buy(bought("b11"), cards("s6")), Discard(tile("b11"))).position.phase is Phase.END


def test_cards_of_others() -> None:
    """Only one's own cards pay."""
    assert refusal(shop("s6"), Buy(bought("b11"), cards("s6 s3"))) == (Reason.CARDS_NOT_OWNED, {"cards": cards("s3")})
