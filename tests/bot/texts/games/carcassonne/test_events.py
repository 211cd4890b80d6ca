"""What happened, in words."""

from __future__ import annotations

from bot.games.carcassonne.board import Follower, Place
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.events import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GoldPlaced,
    IngotsScored,
    IngotTaken,
    TileDrawn,
    TilePlaced,
    TileRemoved,
)
from bot.games.contract import GameEnded, TurnEnded
from bot.texts import texts
from bot.texts.games.carcassonne.events import say_events

NAMES = ("Anna", "Ben", "Çelik")


def said(*events: Event, language: str = "en") -> list[str]:
    return say_events(texts(language, "carcassonne"), events, NAMES)


def test_a_turn() -> None:
    """A turn is told in order; whose turn it is then, and with which tile, is left to the panel."""
    turn = (
        TilePlaced(0, TILES["W"], -1, -6, 2),
        FollowerPlaced(0, -1, -6, Kind.ROAD, 1, TILES["W"], 2),
        TurnEnded(0, 1),
        TileRemoved(TILES["C"]),
        TileDrawn(1, TILES["E"]),
    )
    assert said(*turn) == [
        "Anna: W at L14, follower on the road (north).",
        "Tile C fits nowhere and leaves the game.",
    ]
    assert said(*turn, language="de") == [
        "Anna: W auf L14, Gefolgsmann auf die Straße (Norden).",
        "Plättchen C passt nirgends und scheidet aus.",
    ]


def city(seats: tuple[int, ...], followers: tuple[Follower, ...], *, completed: bool = True) -> FeatureScored:
    places = (Place(0, -1), Place(0, 0), Place(1, 0))
    return FeatureScored(Kind.CITY, seats, 8 if completed else 4, places, followers, 1, completed)


def test_completed_features() -> None:
    """What it is, how large, and who gets how much, behind what the turn did."""
    own, other = Follower(0, 0, 0, Kind.CITY, 0), Follower(1, 1, 0, Kind.CITY, 0)
    assert said(city((0,), (own,))) == ["Completed: city at M20 (3 tiles, 1 shield), 8 points for Anna."]
    assert said(city((0, 1), (own, other))) == [
        "Completed: city at M20 (3 tiles, 1 shield), 8 points each for Anna and Ben."
    ]
    assert said(city((0,), (own, own, other)), language="de") == [
        "Fertig: Stadt auf M20 (3 Plättchen, 1 Wappen), 8 Punkte für Anna."
    ]
    monk = Follower(2, 0, 0, Kind.MONASTERY, 0)
    assert said(FeatureScored(Kind.MONASTERY, (2,), 9, (Place(0, 0),), (monk,))) == [
        "Completed: monastery at M20, 9 points for Çelik."
    ]
    laid = TilePlaced(1, TILES["E"], 0, -1, 2)
    assert said(laid, city((0,), (own,)), TurnEnded(1, 2), TilePlaced(2, TILES["U"], 5, 5, 0)) == [
        "Ben: E at M19. Completed: city at M20 (3 tiles, 1 shield), 8 points for Anna.",
        "Çelik: U at R25.",
    ]


def test_scorings_at_the_end() -> None:
    """Each player in a line: what was not completed, fields with their cities, and ingots; no follower returns."""
    farmer = Follower(1, 2, 0, Kind.FIELD, 0)
    events = (
        city((0,), (Follower(0, 0, 0, Kind.CITY, 0),), completed=False),
        FeatureScored(Kind.FIELD, (0, 1), 6, (Place(2, 0),), (farmer,), 0, False),
        IngotsScored(1, 7, 21),
        GameEnded((1,)),
    )
    assert said(*events) == [
        "Anna gets 10 points at the end: city at M20 (3 tiles, 1 shield) 4, field at O20 (2 completed cities) 6.",
        "Ben gets 27 points at the end: field at O20 (2 completed cities) 6, 7 ingots 21.",
    ]
    assert said(*events, language="de")[1] == (
        "Ben bekommt am Ende 27 Punkte: Wiese auf O20 (2 fertige Städte) 6, 7 Goldstücke 21."
    )


def test_gold() -> None:
    """Ingots put down, and those of a turn's features taken together in one sentence."""
    assert said(GoldPlaced(0, Place(0, 1), Place(0, 0))) == ["Anna: gold on M21 and M20."]
    mine = TilePlaced(0, TILES["G1"], 0, 1, 0), GoldPlaced(0, Place(0, 1), Place(0, 0))
    assert said(*mine) == ["Anna: G1 at M21, gold on M20."]
    taken = [IngotTaken(0, 0, 0), IngotTaken(1, 0, 1), IngotTaken(0, 0, 1)]
    assert said(*taken) == ["Gold from M20, M21: 2 ingots for Anna, 1 ingot for Ben."]
    assert said(*taken, language="de") == ["Gold von M20, M21: 2 Goldstücke für Anna, 1 Goldstück für Ben."]
