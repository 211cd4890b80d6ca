"""The money cards: three currencies, and certificates that count for any of them."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final

from bot.games.codec import read_list, read_name
from bot.games.contract import Json
from bot.games.palazzo.components.multiset import Multiset


class Currency(StrEnum):
    """The three currencies."""

    FLORIN = "florin"
    DUCAT = "ducat"
    SCUDO = "scudo"


class Card(Enum):
    """The kinds of cards, named as in the game record."""

    FLORIN3 = "florin3"
    FLORIN4 = "florin4"
    FLORIN5 = "florin5"
    FLORIN6 = "florin6"
    FLORIN7 = "florin7"
    DUCAT3 = "ducat3"
    DUCAT4 = "ducat4"
    DUCAT5 = "ducat5"
    DUCAT6 = "ducat6"
    DUCAT7 = "ducat7"
    SCUDO3 = "scudo3"
    SCUDO4 = "scudo4"
    SCUDO5 = "scudo5"
    SCUDO6 = "scudo6"
    SCUDO7 = "scudo7"
    CERT2 = "cert2"

    def __init__(self, name: str) -> None:
        self.number = len(type(self).__members__)
        """Its place in this list, from 0."""
        self.currency = None if name == "cert2" else Currency(name[:-1])
        """None for a certificate."""
        self.worth = int(name[-1])
        """The number printed on it."""

    def __repr__(self) -> str:
        return self.value


CARDS: Final = tuple(Card)
CURRENCIES: Final = tuple(Currency)
WORTHS: Final = (3, 4, 5, 6, 7)
"""The values of the cards of a currency; the number of a card is 5 times its currency's place, and its value's."""
COPIES: Final = {card: 3 if card.currency else 10 for card in CARDS}
"""How many of each there are."""


class Cards(Multiset[Card]):
    """Money cards."""

    __slots__ = ()

    def to_json(self) -> list[str]:
        """Return their names."""
        return [card.value for card in self]

    @classmethod
    def from_json(cls, data: Json, path: str) -> Cards:
        """Read a list of names; raise BadData."""
        return cls(read_name(_BY_NAME, name, path) for name in read_list(data, path))


_BY_NAME: Final = {card.value: card for card in CARDS}
NO_CARDS: Final = Cards()
ALL_CARDS: Final = Cards(card for card in CARDS for _ in range(COPIES[card]))
"""All 55, in order."""
