"""Why an action is good, and why one is refused."""

from __future__ import annotations

from bot.games.contract import IllegalAction
from bot.games.palazzo.actions import Action, AddFloor, Auction, Bid, Buy, ChooseTile, Discard, PalazzoReason, Pass
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.view import view as view_of
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts.games.palazzo import TEXTS
from tests.games.palazzo.positions import bought, do, table, tile

NAMES = ("Anna", "Ben", "Çelik")


def why(position: PalazzoPosition, *line: Action, language: str = "en") -> str:
    """Return the reasons for a line of actions of the seat that is asked."""
    view = view_of(position, position.asked)
    forecast = Forecast((0.5, 0.5), (0.0, 0.0))
    suggestion = Suggestion(Advice(line[0], forecast, 1, line))
    return TEXTS(language, "palazzo").why(view, suggestion, NAMES[: len(view.players)])


def late(**changes: object) -> PalazzoPosition:
    """Return a position late in the game, in which nothing but the tiles named counts."""
    return table(
        "f7 f7 f6 d5",
        "d7 d6 d4 s3",
        built=["m11 m21", "b12 b23 b33 b43"],
        warehouse="s11",
        quarries=",b53",
        stack="e",
        envoys=4,
        **changes,  # type: ignore[arg-type]
    )


def test_a_bid() -> None:
    """What one bids, what the tiles would bring, and whom else; what can still be paid after it."""
    asked = do(late(phase=PalazzoPhase.REVEALED), Auction()).position
    said = why(asked, Bid(cards("d4")))
    assert said.startswith("-# You bid 4; the tiles bring you 9 points right away and about ")
    assert "; Anna about " in said
    assert said.endswith("; then you can still pay up to 13")
    assert why(asked, Pass()).startswith("-# The lowest bid would be 4; the tiles bring you 9 points right away")


def test_whoever_has_passed_is_no_rival() -> None:
    """Of those who still bid the one is named whom the tiles would bring most."""
    asked = do(
        table("f7", "f6", "f3 d7", quarries=",b53", stack="e", envoys=4, phase=PalazzoPhase.REVEALED, warehouse="s11"),
        Auction(),
        Pass(),
    ).position
    said = why(asked, Pass())
    assert "Anna" in said
    assert "Ben" not in said


def test_a_purchase() -> None:
    """Price and payment, the points of one's palazzi before and after, and the money left to pay with."""
    position = table(
        "f7 f4 d6", built=["b12 b23"], warehouse="b33 s11", stack="e", envoys=4, phase=PalazzoPhase.REVEALED
    )
    line = (Buy(bought("b33"), cards("f4 f7")), AddFloor(tile("b33"), 1))
    assert why(position, *line) == (
        "-# Costs 8, you pay 11; your palazzi score 11 points instead of 0 points; then you can still pay up to 6"
    )
    assert why(position, *line, language="de") == (
        "-# Kostet 8, du zahlst 11; deine Palazzi bringen 11 Punkte statt 0 Punkte; "
        "danach kannst du noch höchstens 6 zahlen"
    )


def test_an_auction() -> None:
    """The tiles of the next quarry may be had for nothing; of a full one everyone gets a tile."""
    assert why(late(phase=PalazzoPhase.REVEALED), Auction()).startswith(
        "-# Quarry 2 with brick 5 (3 windows) for nothing, unless someone bids more than 3; the tiles bring you "
    )
    full = table("f7", quarries=",b11 b12 b13 m11", warehouse="s11", stack="e", phase=PalazzoPhase.REVEALED)
    line = (Auction(), ChooseTile(tile("m11")), Discard(tile("m11")))
    assert why(full, *line).startswith(
        "-# Everyone takes one of 4 tiles, and you go first; your palazzi still score 0 points"
    )
    empty = table("f7", quarries="", warehouse="s11", stack="e", phase=PalazzoPhase.REVEALED)
    assert why(empty, Auction()) == "-# All quarries are empty, so nothing happens"


SEATED = ("Anna", "Ben", "Çelik", "Dora")
FACTS: dict[PalazzoReason, dict[str, object]] = {
    PalazzoReason.NOT_YOUR_TURN: {"turn": 1},
    PalazzoReason.CARDS_NOT_OWNED: {"cards": cards("c2 c2")},
    PalazzoReason.TOO_MUCH: {"need": 6, "cards": cards("s7")},
    PalazzoReason.OTHER_CURRENCY: {"currency": "scudo"},
    PalazzoReason.NOT_IN_QUARRY: {"tile": tile("b11"), "tiles": bought("m11 m21")},
    PalazzoReason.FLOOR_TAKEN: {"palazzo": 2, "floor": 2},
}
"""Reasons with facts as the tests of the rules show them."""


def explained(reason: PalazzoReason, language: str = "en", **changes: object) -> str:
    facts = {**FACTS.get(reason, {}), **changes}
    return TEXTS(language, "palazzo").refusal(IllegalAction(reason, **facts), SEATED)


def test_examples() -> None:
    """Cards, tiles and palazzi are told as people see them."""
    assert explained(PalazzoReason.NOT_YOUR_TURN) == "Ben is asked now."
    assert explained(PalazzoReason.MONEY_FIRST, number=1) == "First take one of the cards revealed."
    assert explained(PalazzoReason.CARDS_NOT_OWNED) == "You don’t have 2 certificates. Choose from your own cards."
    assert explained(PalazzoReason.TOO_MUCH) == "That’s more than you need: you can pay 6 with scudo 7 alone."
    assert explained(PalazzoReason.TOO_MUCH, need=0, cards=cards()) == "The tiles cost nothing. Play no cards."
    assert explained(PalazzoReason.NOT_IN_QUARRY) == (
        "There’s no brick 1 (1 window) there. Choose from: marble 1 (1 window) and marble 2 (1 window)."
    )
    assert explained(PalazzoReason.OTHER_CURRENCY, "de") == (
        "Du bietest in Scudi. Lege nur solche dazu, Certificati oder drei gleiche Werte aus allen drei Währungen, "
        "oder passe."
    )
    assert explained(PalazzoReason.FLOOR_TAKEN, "de") == (
        "Dein Palazzo 2 hat schon eine Etage 2. Wähle einen anderen Palazzo."
    )
