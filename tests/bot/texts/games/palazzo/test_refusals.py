"""Every refusal is explained in both languages, with what would be possible instead."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.contract import IllegalAction
from bot.games.palazzo import Card, Reason
from bot.texts import LANGUAGES
from bot.texts.games.palazzo import TEXTS
from tests.games.palazzo.positions import bought, cards, tile

NAMES = ("Anna", "Ben", "Çelik", "Dora")
FACTS: dict[Reason, dict[str, object]] = {
    Reason.GAME_OVER: {},
    Reason.NOT_YOUR_TURN: {"turn": 1},
    Reason.ACTION_FIRST: {},
    Reason.MONEY_FIRST: {"number": 2},
    Reason.BUY_OR_AUCTION: {},
    Reason.BID_OR_PASS: {},
    Reason.CHOOSE_TILE_FIRST: {},
    Reason.BUILD_FIRST: {"tiles": bought("b11 m53")},
    Reason.ACTION_DONE: {},
    Reason.TOO_FEW_CARDS_LEFT: {"need": 3, "have": 2},
    Reason.NOT_REVEALED: {"cards": cards("d7")},
    Reason.WRONG_NUMBER_OF_CARDS: {"need": 2, "have": 1},
    Reason.WRONG_NUMBER_OF_TILES: {"have": 3},
    Reason.NOT_IN_WAREHOUSE: {"tiles": bought("b11")},
    Reason.CARDS_NOT_OWNED: {"cards": cards("c2 c2")},
    Reason.MIXED_CURRENCIES: {},
    Reason.NOT_ENOUGH: {"need": 6, "have": 5},
    Reason.TOO_MUCH: {"need": 6, "cards": cards("s7")},
    Reason.NO_CARDS: {},
    Reason.OTHER_CURRENCY: {"currency": "scudo"},
    Reason.BID_TOO_LOW: {"need": 32, "have": 30},
    Reason.NOT_IN_QUARRY: {"tile": tile("b11"), "tiles": bought("m11 m21")},
    Reason.NOT_YOURS_TO_BUILD: {"tile": tile("b11"), "tiles": bought("m11")},
    Reason.NO_SUCH_PALAZZO: {"palazzo": 7},
    Reason.FLOOR_TOO_LOW: {"palazzo": 1, "floor": 2, "top": 3},
    Reason.NO_SUCH_FLOOR: {"palazzo": 1, "floor": 3},
    Reason.ONLY_FLOOR: {"palazzo": 1},
    Reason.NOT_SINGLE: {"palazzo": 2},
    Reason.SAME_PALAZZO: {"palazzo": 1},
    Reason.FLOOR_TAKEN: {"palazzo": 2, "floor": 2},
}
"""Each reason with facts as the tests of the rules show them."""


def explained(reason: Reason, language: str = "en", **changes: object) -> str:
    """Return how a refusal is explained."""
    return TEXTS(language, "palazzo").refusal(IllegalAction(reason, **{**FACTS[reason], **changes}), NAMES)


@pytest.mark.parametrize(("reason", "language"), [*product(Reason, LANGUAGES)])
def test_every_refusal_is_explained(reason: Reason, language: str) -> None:
    """Whole sentences, free of codes, of what would be possible too."""
    said = explained(reason, language)
    assert said.endswith(".")
    assert "_" not in said
    assert "-" not in said
    assert len(said) > 15


def test_examples() -> None:
    """Cards, tiles and palazzi are told as people see them."""
    assert explained(Reason.NOT_YOUR_TURN) == "Ben is asked now."
    assert explained(Reason.MONEY_FIRST, number=1) == "First take one of the cards revealed."
    assert explained(Reason.CARDS_NOT_OWNED) == "You don’t have 2 certificates. Choose from your own cards."
    assert explained(Reason.TOO_MUCH) == "That’s more than you need: scudo 7 alone pays 6."
    assert explained(Reason.TOO_MUCH, need=0, cards=cards()) == "The tiles cost nothing. Play no cards."
    assert explained(Reason.NOT_IN_QUARRY) == (
        "There’s no brick 1 (1 window) there. Choose from: marble 1 (1 window) and marble 2 (1 window)."
    )
    assert explained(Reason.OTHER_CURRENCY, "de") == (
        "Du bietest in Scudi. Lege nur solche dazu, Certificati oder drei gleiche Werte aus allen drei Währungen, "
        "oder passe."
    )
    assert explained(Reason.FLOOR_TAKEN, "de") == (
        "Dein Palazzo 2 hat schon eine Etage 2. Wähle einen anderen Palazzo."
    )


@pytest.mark.parametrize("card", Card)
def test_all_cards_have_names(card: Card) -> None:
    """Each its own, in both languages."""
    for language in LANGUAGES:
        named = [explained(Reason.NOT_REVEALED, language, cards=cards().plus([each])) for each in Card]
        assert len({*named}) == len(named)
        assert card.value not in named[card.number]
