"""Cards in TOML: how they are read, and the errors for cards that make no sense or are hostile."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.cards.card import Card, CardKind, Condition, Count, Names, Of, Scoring, Source, Way
from bot.games.carrara.cards.deck import DOCUMENTED_CARDS, HOUSE_CARDS, LONGEST_LINE, Deck, read_cards
from bot.games.carrara.position import deal
from bot.games.contract import BadData
from bot.model.record import BadRecord, replay, to_record
from bot.texts import LANGUAGES, texts
from bot.texts.games.carrara.cards import describe, say_card

GOOD = """
[[card]]
id = "my_own"
kind = "building"
name = { en = "My own", de = "Meine" }
condition = { count = "types", size = 2, least = [3, 2, 2] }
scoring = { way = "table", count = "cities", values = [0, 1, 4] }
"""
OWN = Card(
    "my_own",
    CardKind.BUILDING,
    Source.BOX,
    Names("My own", "Meine"),
    Condition(Count(Of.TYPES, 2), (3, 2, 2)),
    Scoring(Way.TABLE, Count(Of.CITIES), values=(0, 1, 4)),
)


def test_a_card_is_read() -> None:
    """Everything in it is read, along with its source."""
    assert read_cards(GOOD, Source.BOX) == (OWN,)
    assert read_cards("", Source.BOX) == ()


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        ("[[card]]", "[card]", "card: not a list of at most 200"),
        ("[[card]]", "[[cards]]", "cards: unknown key"),
        ("[[card]]", "[[card]", ""),
        ('id = "my_own"', 'id = "My own"', "card 1.id: not a name of up to 40 small letters, digits and _"),
        ('kind = "building"', 'kind = "bottom"', "my_own.kind: unknown: 'bottom'; it can be top,"),
        ('kind = "building"', 'kind = "top"', "my_own.scoring: unknown key for a card of kind top"),
        ('kind = "building"', 'kind = "extra"', "my_own.condition: unknown key for a card of kind extra"),
        ("condition = {", "conditions = {", "my_own.conditions: unknown key"),
        ("scoring = {", "# {", "my_own.scoring: missing for a card of kind building"),
        ('"Meine"', '"Meine\\n"', "my_own.name.de: not a text of up to 40 characters"),
        ('count = "types"', 'count = "objects"', "my_own.condition.count: unknown: 'objects'; it can be buildings,"),
        ('count = "types"', 'count = "costs"', "my_own.condition.size: costs have no size"),
        ("size = 2", "size = 0", "my_own.condition.size: not a number from 1 to 200"),
        ("[3, 2, 2]", "[3, 2]", "my_own.condition.least: not a number, or three of them, for 2, 3 and 4 seats"),
        ("[3, 2, 2]", "201", "my_own.condition.least: not a number from 1 to 200"),
        ('way = "table"', 'way = "coins"', "my_own.scoring.way: unknown: 'coins'; it can be each,"),
        ("[0, 1, 4]", "[4]", "my_own.scoring.values: not a list of two numbers or more"),
        ("[0, 1, 4]", "[0, -1]", "my_own.scoring.values: not a number from 0 to 200"),
    ],
)  # fmt: skip
def test_invalid_cards_are_refused(good: str, bad: str, problem: str) -> None:
    """The first error is reported with its location."""
    assert good in GOOD
    with pytest.raises(BadData) as refused:
        read_cards(GOOD.replace(good, bad, 1), Source.BOX)
    assert str(refused.value).startswith(problem)


def test_the_rate_of_coins_has_no_default() -> None:
    """Such a card states how many coins make a point."""
    coins = '[[card]]\nid = "bank"\nkind = "extra"\nname = { en = "B", de = "B" }\nscoring = { way = "coins" }'
    with pytest.raises(BadData, match=r"bank\.scoring\.per: missing"):
        read_cards(coins, Source.BOX)


def test_ids_are_unique() -> None:
    """An id can be neither repeated in a file nor one of the bot's own."""
    with pytest.raises(BadData, match="my_own: twice"):
        read_cards(GOOD + GOOD, Source.BOX)
    deck = Deck((*DOCUMENTED_CARDS, *HOUSE_CARDS))
    deck.add([OWN])
    assert deck.find("my_own", CardKind.BUILDING) == OWN
    assert deck.find("my_own", CardKind.TOP) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*DOCUMENTED_CARDS, *HOUSE_CARDS, OWN], ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: Card, language: str) -> None:
    """The description is in both languages, from the card's data alone, with the numbers for the seats."""
    t = texts(language, "carrara")
    said = describe(t, card, 4)

    assert say_card(t, card) == getattr(card.name, language)
    assert said.endswith(".")
    if card.condition is not None:
        assert str(card.condition.need(4)) in said
    assert len(said) < 300


def begun_record(**options: bool) -> dict[str, Any]:
    setup = carrara.GAME.codec.setup_to_json(deal(2, options, Random(3)), [])
    return to_record(carrara.GAME, options, ["A", "B"], setup, [], None)


def test_records_name_the_cards() -> None:
    record = begun_record(expansion=True)
    position = replay(record).position
    assert record["setup"]["cards"] == {
        kind.value: card.id for kind, card in zip(CardKind, position.cards, strict=True)
    }
    assert position == deal(2, {"expansion": True}, Random(3))

    documented = begun_record(expansion=True, documented_only=True)
    assert documented["setup"]["cards"]["extra"] is None
    assert replay(documented).position.cards.extra is None


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (None, "draw_missing"),
        ({"extra": "twins"}, "setup.cards.extra: unknown: 'twins'"),
        ({"object": "nothing"}, "setup.cards.object: unknown: 'nothing'"),
        ({"extra": None}, "draw_missing"),
    ],
)
def test_spoilt_cards_in_a_record(cards: dict[str, str | None] | None, problem: str) -> None:
    """A card that is missing, unknown, or of another kind makes a record invalid."""
    record = begun_record(expansion=True)
    setup: dict[str, Any] = dict(record["setup"])
    del setup["cards"]
    if cards is not None:
        setup["cards"] = {**record["setup"]["cards"], **cards}
    with pytest.raises(BadRecord) as refused:
        replay(record | {"setup": setup})
    assert problem in str(refused.value)


def test_a_base_game_has_no_cards() -> None:
    record = begun_record()
    setup = dict(record["setup"]) | {"cards": begun_record(expansion=True)["setup"]["cards"]}
    with pytest.raises(BadRecord, match="draw_unused"):
        replay(record | {"setup": setup})


NESTED = 99_000


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 900 + "\n" + ("[" * 900 + "\n") * 90,
        ".".join("a" * NESTED)[:NESTED] + " = 1",
        "a = " + "9" * NESTED,
        "\n".join(f"k{number}." + ".".join("a" * 490) + " = 1" for number in range(30)),
        "[[card]]\n" * 11_000,
        "\0" * NESTED,
    ],
)
def test_hostile_files_are_refused(text: str) -> None:
    """Files that are deeply nested, long or dotted are refused with a short message."""
    with pytest.raises(BadData) as wrong:
        read_cards(text, Source.BOX)
    assert 0 < len(str(wrong.value)) < 300


def test_a_long_line_is_not_read() -> None:
    """A line beyond the limit is refused before it is read, as keys with many dots take long to read."""
    read_cards("#" * LONGEST_LINE, Source.BOX)
    with pytest.raises(BadData, match="a line is too long"):
        read_cards("#" * (LONGEST_LINE + 1), Source.BOX)
