"""What happened, in words."""

from __future__ import annotations

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo.components import Card
from bot.games.palazzo.events import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    EnvoyRevealed,
    Event,
    FloorTakenOut,
    MoneyChosen,
    MoneyRevealed,
    NothingAuctioned,
    Passed,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    TilesLeft,
    TilesOffered,
)
from bot.games.palazzo.lesson import cards
from bot.texts import texts
from bot.texts.games.palazzo.events import say_events
from tests.games.palazzo.positions import bought, tile

NAMES = ("Anna", "Ben", "Çelik", "Dora")


def said(*events: Event, language: str = "en") -> list[str]:
    return say_events(texts(language, "palazzo"), events, NAMES)


def test_money() -> None:
    """Equal cards are told once with their number, in the order of currencies and values."""
    events = (
        MoneyRevealed(0, cards("c2 s7 f3 c2"), shuffled=False),
        MoneyChosen(0, cards("c2 c2")),
        MoneyRevealed(1, cards("d7"), shuffled=True),
    )
    assert said(*events) == [
        "Anna takes money; revealed: florin 3, scudo 7 and 2 certificates.",
        "Anna takes 2 certificates.",
        "Ben takes money, for which the discards were shuffled; revealed: ducat 7.",
    ]
    assert said(events[0], language="de") == ["Anna nimmt Geld; aufgedeckt: Florin 3, Scudo 7 und 2 Certificati."]


def test_tiles_and_envoys() -> None:
    """Where each tile goes; how many envoys have come. Whose turn ends is left to the panel."""
    events = (
        TileRevealed(0, tile("m31"), None),
        TileRevealed(0, tile("s23"), 4),
        EnvoyRevealed(0, 2),
        EnvoyRevealed(0, 5),
        TurnEnded(0, None),
        GameEnded((1,)),
    )
    assert said(*events) == [
        "Revealed: marble 3 (1 window) for the warehouse, sandstone 2 (3 windows) for quarry 4.",
        "Envoy 2 of 5 has arrived.",
        "The fifth envoy has arrived: the game is over.",
    ]
    assert said(*events, language="de")[0] == (
        "Aufgedeckt: Marmor 3 (1 Fenster) fürs Lager, Sandstein 2 (3 Fenster) für Steinbruch 4."
    )


def test_purchases() -> None:
    """What was bought, its price, and what was paid; or nothing."""
    event = TilesBought(1, bought("b11 m31"), cards("s7 s4 s4"), 12)
    assert said(event) == [
        "Ben buys brick 1 (1 window) and marble 3 (1 window) for 12, paying 2 × scudo 4 and scudo 7.",
    ]
    free = TilesBought(1, bought("b11"), cards(), 0)
    assert said(free, language="de") == ["Ben nimmt Ziegel 1 (1 Fenster) umsonst aus dem Lager."]


def test_why_the_auctioneer_pays_less() -> None:
    """The certificate of 3, which goes back, counts in the bid; cards in German are in a case that needs no ending."""
    won = AuctionWon(0, 3, bought("m31"), cards("s4"), 7)
    assert said(won) == ["Anna wins marble 3 (1 window) for 7, paying scudo 4 (the 3-certificate goes back)."]
    assert said(won, language="de") == [
        "Anna ersteigert Marmor 3 (1 Fenster) für 7 (zahlt Scudo 4; das 3er-Certificato geht zurück)."
    ]
    other = AuctionWon(1, 3, bought("m31"), cards("d7 c2"), 9)
    assert said(other, language="de") == [
        "Ben ersteigert Marmor 3 (1 Fenster) für 9 (zahlt Dukat 7 und ein Certificato)."
    ]


def test_an_auction() -> None:
    """From the certificate to the winner, who may pay nothing; for which tiles one bids is left to the panel."""
    events = (
        AuctionBegun(0, 3, bought("s11 s11"), 3),
        BidMade(1, cards("f4"), 4),
        Passed(2, cards()),
        Passed(0, cards("d7")),
        AuctionWon(1, 3, bought("s11 s11"), cards("f4"), 4),
        AuctionWon(0, 3, bought("s11"), cards(), 3),
        TilesOffered(0, 2, bought("s11 s22")),
        TilesLeft(2, bought("s22")),
        NothingAuctioned(0),
    )
    assert said(*events) == [
        "Anna auctions quarry 3.",
        "Ben bids 4, adding florin 4.",
        "Çelik passes.",
        "Anna passes and takes back ducat 7.",
        "Ben wins 2 × sandstone 1 (1 window) for 4, paying florin 4.",
        "Anna wins sandstone 1 (1 window) and pays nothing.",
        "Anna moves the builder to quarry 2. Everyone takes a tile in turn.",
        "Left over in quarry 2 and discarded: sandstone 2 (2 windows).",
        "Anna auctions, but all quarries are empty.",
    ]
    assert said(events[4], language="de") == ["Ben ersteigert 2 × Sandstein 1 (1 Fenster) für 4 (zahlt Florin 4)."]


def test_rebuilding() -> None:
    """Each costs a card, which is named."""
    events = (
        FloorTakenOut(0, 1, tile("b21"), 4, Card.CERT2),
        TileInserted(0, 4, tile("b21"), 2, Card.FLORIN3),
        TileRemoved(0, 2, tile("b21"), Card.SCUDO7),
    )
    assert said(*events) == [
        "Anna takes brick 2 (1 window) out of palazzo 1 for a certificate; it now stands alone as palazzo 4.",
        "Anna inserts brick 2 (1 window) into palazzo 2 for florin 3.",
        "Anna discards the single tile brick 2 (1 window) for scudo 7.",
    ]
