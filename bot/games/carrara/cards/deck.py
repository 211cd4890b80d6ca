"""The deck of cards, read strictly from TOML."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Any, TypeVar

from bot.games.carrara.cards.card import (
    OF_BUILDINGS,
    OF_OBJECTS,
    SIZED,
    Card,
    CardKind,
    Cards,
    Condition,
    Count,
    Names,
    Of,
    Scoring,
    Source,
    Way,
)
from bot.games.chance import Chance
from bot.games.codec import check_known, read_toml, short_repr
from bot.games.contract import BadData

E = TypeVar("E", bound=StrEnum)

MAX_CARDS = 200
LARGEST_FILE = 100_000
"""In characters."""
LONGEST_LINE = 1_000
"""In characters."""
LONGEST_NAME = 40
"""In characters."""
LARGEST_NUMBER = 200
"""The limit on numbers on a card."""
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_COUNTED: Mapping[CardKind, Collection[Of]] = {
    CardKind.TOP: frozenset(Of),
    CardKind.OBJECT: OF_OBJECTS,
    CardKind.BUILDING: OF_BUILDINGS,
    CardKind.EXTRA: frozenset(Of),
}
_WAYS: Mapping[CardKind, Collection[Way]] = {
    CardKind.OBJECT: (Way.EACH, Way.TABLE, Way.GROUPS),
    CardKind.BUILDING: (Way.EACH, Way.TABLE, Way.CITIES, Way.COUPLES),
    CardKind.EXTRA: tuple(Way),
}
_KEYS: Mapping[Way, Collection[str]] = {
    Way.EACH: ("count", "size", "points", "per"),
    Way.TABLE: ("count", "size", "values"),
    Way.GROUPS: ("number",),
    Way.CITIES: ("number",),
    Way.COUPLES: (),
    Way.COINS: ("per",),
}


def read_cards(text: str, source: Source) -> tuple[Card, ...]:
    """Read the cards of a TOML file, all from one source; raise BadData."""
    data = read_toml(text, LARGEST_FILE, LONGEST_LINE)
    check_known(data, ("card",), "", "unknown key")
    found = data.get("card", [])
    if not isinstance(found, list) or len(found) > MAX_CARDS:
        raise BadData("card", f"not a list of at most {MAX_CARDS}")
    cards = tuple(_card(item, source, f"card {place}") for place, item in enumerate(found, 1))
    ids = [card.id for card in cards]
    if twice := next((name for name in ids if ids.count(name) > 1), None):
        raise BadData(twice, "twice")
    return cards


def _card(data: Any, source: Source, path: str) -> Card:
    table = _table(data, path)
    name = table.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise BadData(f"{path}.id", "not a name of up to 40 small letters, digits and _")
    check_known(table, ("id", "kind", "name", "condition", "scoring"), name, "unknown key")
    kind = _read_member(CardKind, table, "kind", name)
    wanted = {"condition": kind is not CardKind.EXTRA, "scoring": kind is not CardKind.TOP}
    for key, needed in wanted.items():
        if needed != (key in table):
            raise BadData(f"{name}.{key}", f"{'missing' if needed else 'unknown key'} for a card of kind {kind}")
    return Card(
        id=name,
        kind=kind,
        source=source,
        name=_names(table.get("name"), f"{name}.name"),
        condition=_condition(table["condition"], kind, f"{name}.condition") if wanted["condition"] else None,
        scoring=_scoring(table["scoring"], kind, f"{name}.scoring") if wanted["scoring"] else None,
    )


def _names(data: Any, path: str) -> Names:
    table = _table(data, path)
    check_known(table, Names._fields, path, "unknown key")
    for language in Names._fields:
        text = table.get(language)
        if not isinstance(text, str) or not 0 < len(text.strip()) <= LONGEST_NAME or not text.isprintable():
            raise BadData(f"{path}.{language}", f"not a text of up to {LONGEST_NAME} characters")
    return Names(**{language: table[language].strip() for language in Names._fields})


def _condition(data: Any, kind: CardKind, path: str) -> Condition:
    table = _table(data, path)
    check_known(table, ("count", "size", "least"), path, "unknown key")
    counted = _count(table, _COUNTED[kind], path)
    least = table.get("least")
    numbers = least if isinstance(least, list) else [least] * 3
    if len(numbers) != 3:
        raise BadData(f"{path}.least", "not a number, or three of them, for 2, 3 and 4 seats")
    return Condition(counted, tuple(_number(number, 1, f"{path}.least") for number in numbers))


def _scoring(data: Any, kind: CardKind, path: str) -> Scoring:
    table = _table(data, path)
    way = _read_member(Way, table, "way", path, _WAYS[kind])
    check_known(table, ("way", *_KEYS[way]), path, "unknown key")
    parts: dict[str, Any] = {}
    if "count" in _KEYS[way]:
        parts["counted"] = _count(table, _COUNTED[kind], path)
    for key in ("points", "per", "number"):
        if key in table:
            parts[key] = _number(table[key], 1, f"{path}.{key}")
    if way is Way.TABLE:
        values = table.get("values")
        if not isinstance(values, list) or not 2 <= len(values) <= LARGEST_NUMBER:
            raise BadData(f"{path}.values", "not a list of two numbers or more")
        parts["values"] = tuple(_number(value, 0, f"{path}.values") for value in values)
    if way is Way.COINS and "per" not in table:
        raise BadData(f"{path}.per", "missing")
    return Scoring(way, **parts)


def _count(table: Mapping[str, Any], allowed: Collection[Of], path: str) -> Count:
    of = _read_member(Of, table, "count", path, allowed)
    if "size" in table and of not in SIZED:
        raise BadData(f"{path}.size", f"{of} have no size")
    return Count(of, _number(table.get("size", 1), 1, f"{path}.size"))


def _table(data: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadData(path, "missing" if data is None else "not a table")
    return data


def _read_member(
    kinds: type[E], table: Mapping[str, Any], key: str, path: str, allowed: Collection[E] | None = None
) -> E:
    possible = [each.value for each in kinds if allowed is None or each in allowed]
    value = table.get(key)
    if value not in possible:
        what = "missing" if value is None else f"unknown: {short_repr(value)}"
        raise BadData(f"{path}.{key}", f"{what}; it can be {', '.join(possible)}")
    return kinds(value)


def _number(value: Any, least: int, path: str) -> int:
    # not isinstance: bool is a subclass of int
    if type(value) is not int or not least <= value <= LARGEST_NUMBER:
        raise BadData(path, f"not a number from {least} to {LARGEST_NUMBER}")
    return value


def _read(source: Source) -> tuple[Card, ...]:
    return read_cards((files(__package__) / f"{source}.toml").read_text("utf-8"), source)


DOCUMENTED_CARDS = _read(Source.DOCUMENTED)
HOUSE_CARDS = _read(Source.HOUSE)


class Deck:
    """The cards included with Piazza, and those that an operator entered from their own copy."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = {card.id: card for card in cards}

    def add(self, cards: Iterable[Card]) -> None:
        """Add cards for future games; raise BadData if an id is taken."""
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


DECK = Deck((*DOCUMENTED_CARDS, *HOUSE_CARDS))


def add_own_cards(text: str) -> int:
    """Add the cards of an operator's TOML file to the deck, and return how many; raise BadData."""
    cards = read_cards(text, Source.BOX)
    DECK.add(cards)
    return len(cards)
