"""The deck that cards are drawn from."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from bot.games.carrara.cards.card import Card, CardKind, Cards, Source
from bot.games.carrara.cards.toml import read_cards
from bot.games.chance import Chance
from bot.games.contract import BadData


def _read(source: Source) -> tuple[Card, ...]:
    return read_cards((files(__package__) / f"{source}.toml").read_text("utf-8"), source)


DOCUMENTED = _read(Source.DOCUMENTED)
HOUSE = _read(Source.HOUSE)


class Deck:
    """The cards included here, and those that an operator has entered from their own copy."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = {card.id: card for card in cards}

    def add(self, cards: Iterable[Card]) -> None:
        """Add cards for the games that begin from now on; raise BadData if an id is taken."""
        new = list(cards)
        if taken := next((card.id for card in new if card.id in self.cards), None):
            raise BadData(taken, "there is a card of this id already")
        self.cards.update({card.id: card for card in new})

    def find(self, name: object, kind: CardKind) -> Card | None:
        """Find a card of a kind by its id."""
        card = self.cards.get(name) if isinstance(name, str) else None
        return card if card is not None and card.kind is kind else None

    def of(self, kind: CardKind, only: Source | None = None) -> tuple[Card, ...]:
        """List the cards of a kind, from all sources or only one, in a fixed order."""
        return tuple(card for card in self.cards.values() if card.kind is kind and only in (None, card.source))

    def draw(self, chance: Chance, only: Source | None = None) -> Cards:
        """Draw a card of each kind, except for kinds that the source does not have."""
        drawn = {}
        for kind in CardKind:
            if cards := self.of(kind, only):
                (drawn[kind.value],) = chance.sample(cards, 1)
        return Cards(**drawn)


DECK = Deck((*DOCUMENTED, *HOUSE))
"""The deck that games are dealt from."""


def add_own_cards(text: str) -> int:
    """Add the cards of an operator's TOML file to the deck, and return how many; raise BadData."""
    cards = read_cards(text, Source.BOX)
    DECK.add(cards)
    return len(cards)
