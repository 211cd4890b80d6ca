"""With every card a game ends, and its record verifies."""

from __future__ import annotations

import json
from io import BytesIO

import pytest

from bot.cli.selfplay import choices_of, play_out
from bot.cli.verify import verify
from bot.games import carrara
from bot.games.carrara.cards.card import CardKind, Cards, Source
from bot.games.carrara.cards.deck import DECK
from bot.games.players import Simulations


def every() -> list[Cards]:
    """List sets of all cards, each of which is in one of them, and sets of the documented ones alone."""
    found = []
    for only in (None, Source.DOCUMENTED):
        kinds = [cards for kind in CardKind if (cards := DECK.of(kind, only))]
        found += [Cards(*(cards[number % len(cards)] for cards in kinds)) for number in range(max(map(len, kinds)))]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(every())))
def test_a_game_with_every_card(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Novices pursue what the cards require and score, and random play tries all kinds of actions."""
    laid = every()[number]
    options = {"expansion": True} if laid.extra else {"expansion": True, "documented_only": True}
    with monkeypatch.context() as patched:
        patched.setattr(DECK, "draw", lambda chance, only=None: laid)
        record = play_out(
            carrara.GAME, ("novice", "random"), choices_of(carrara.GAME), str(number), Simulations(1), options
        )
    assert record["setup"]["cards"] == {kind: card and card.id for kind, card in laid._asdict().items()}
    assert [*verify(BytesIO(json.dumps(record).encode()))] == [None]
