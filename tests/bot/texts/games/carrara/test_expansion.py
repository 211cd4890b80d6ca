"""Texts for the expansion: why an action is good, what would have been better, how close the end is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.carrara.actions import Build, BuyObject, ScoreCategory, ScoreCity, TurnWheel
from bot.games.carrara.cards.card import CardKind, Way
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import Blocks, BuildingType, Category, City, Object, Objects
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import CarraraSeatView, view
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.cards import entries, say_card, say_scoring
from bot.texts.games.carrara.hints import explain
from bot.texts.games.carrara.outlook import cards_texts, outlook
from cogs.games.carrara.parsing import parse_scoring
from cogs.viewing.rules import find
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import board, building, player

EN, DE = texts("en", "carrara"), texts("de", "carrara")
NAMES = ("Anna", "Bruno", "Carla", "Dario")
CITY, LAND = ScoreCategory(Category.CITY), ScoreCategory(Category.LAND)
VILLA8 = Build(building("villa8"), City.LERICI, Blocks(black=7, blue=1))


def seen(position: CarraraPosition, seat: int = 0, open_hands: bool = False) -> CarraraSeatView:
    return view(position, seat, open_hands)


def reasons(position: CarraraPosition, action: Any, t: Texts = EN) -> str:
    advice = Advice(action, Forecast((0.5,) * 4, (0.0,) * 4), 50, (action,))
    return explain(t, seen(position, position.turn), Suggestion(advice, None), NAMES)


def test_special_scorings_are_said() -> None:
    """Special scorings are described with what they bring, and can be typed in either language."""
    position = expanded(buildings=board("villa3 pisa, porta2 massa, palazzo4 lerici"))
    assert game_texts(EN, "carrara").action(CITY) == "score all city buildings"
    assert game_texts(DE, "carrara").action(LAND) == "alle Land-Gebäude werten"
    assert reasons(position, CITY).startswith("Earns 6 coins. As things stand, it adds 1 point at the end.")
    assert reasons(position, LAND).startswith("Earns 3 points.")
    for typed, action in (
        ("city", CITY),
        ("Alle Stadt-Gebäude", CITY),
        ("Stadt", CITY),
        ("land", LAND),
        ("all land buildings", LAND),
    ):
        assert parse_scoring(typed) == action


def test_what_a_great_building_is_good_for() -> None:
    """It counts by type, city, category and cards; it is never the last of the 30."""
    position = expanded("three_cities", blocks=Blocks(black=7, blue=1), display=(), stack=(), coins=0)
    said = reasons(position, VILLA8)
    assert said.startswith("Worth 8 coins when you score Villa and again when you score Lerici.")
    assert "Worth 8 points when you score all land buildings." in said
    assert "As things stand, it adds 1 point at the end." in said
    assert "last building" not in said

    used = player(position, 0, types_scored=(BuildingType.VILLA,), cities_scored=(City.LERICI,))
    assert reasons(used, VILLA8).startswith("Worth 8 points when you score all land buildings.")
    nothing = player(used, 0, categories_scored=(Category.LAND,))
    assert reasons(nothing, VILLA8).startswith(
        "It can’t be scored any more. As things stand, it adds 1 point at the end."
    )


def test_conditions_on_cards_are_named_once_they_are_met() -> None:
    """A met condition is reported with the card's name; meeting all three reads as in the base game."""
    built = board("villa3 pisa, porta2 pisa, palazzo4 lerici, porta1 lerici, palazzo1 massa")
    position = expanded(
        "three_cities",
        "three_pairs",
        "two_cities",
        buildings=built,
        blocks=Blocks(blue=8),
        display=(building("porta3"),),
        cities_scored=(City.PISA, City.LUCCA),
        objects=Objects(2, 2, 2, 0, 0, 0),
        coins=10,
        phase=CarraraPhase.ACTION,
    )
    said = reasons(position, Build(building("porta3"), City.MASSA, Blocks(blue=3)))
    assert "That gives you 3 cities with at least 2 buildings each, as “Three cities” requires." in said
    assert said.endswith("Then you can announce the end.")
    one_short = player(position, 0, objects=Objects(2, 2, 1, 0, 0, 0))._replace(phase=CarraraPhase.AFTER_ACTION)
    said = reasons(one_short, BuyObject(Object.CUP))
    assert "That gives you 3 pairs of equal objects, as “Three pairs” requires." in said
    assert said.startswith("Worth 3 points at the end (10 unspent coins: 2 points).")


def test_what_an_object_is_worth_depends_on_the_cards() -> None:
    """An object counts by the Object card or as a leftover, compared at the current rate of coins."""
    after: dict[str, Any] = {"phase": CarraraPhase.AFTER_ACTION, "coins": 10}
    twins = expanded("twins", objects=Objects(1), **after)
    assert reasons(twins, BuyObject(Object.CROWN)).startswith("Worth 5 points at the end (10 unspent coins: ")
    assert reasons(twins, BuyObject(Object.BOOK)).startswith("Worth 1 point at the end (10 unspent coins: 2 points).")
    bank = expanded("twins", "bankers", **after)
    assert "10 unspent coins: 5 points" in reasons(bank, BuyObject(Object.BOOK))


def test_how_close_the_end_is() -> None:
    """By the cards: what is lacking and the minimum number of turns; for others, from the open table."""
    built = board("villa8 pisa, porta8 pisa, palazzo4 lerici")
    position = expanded("three_cities", "three_pairs", "two_cities", buildings=built)
    said = outlook(EN, seen(position), NAMES)
    assert (
        "you still need 2 scored cities, 3 pairs of equal objects and 2 cities with at least 2 buildings each" in said
    )
    assert "in 4 turns at the earliest" in said
    assert (
        "Bruno still needs 2 scored cities and 3 cities with at least 2 buildings each and can announce it in 5" in said
    )
    assert said.endswith("Hidden objects aren’t counted.")
    ready = player(
        position,
        1,
        cities_scored=(City.PISA, City.LUCCA),
        buildings=board("villa1 pisa, villa2 pisa, porta1 massa, porta2 massa, villa3 lucca, porta3 lucca"),
    )
    assert "Bruno meets every visible condition" in outlook(EN, seen(ready), NAMES)


def test_what_would_have_been_better() -> None:
    """Hindsight covers special scorings and great buildings too."""
    position = expanded(buildings=board("villa3 pisa, porta2 massa"), blocks=Blocks(black=7, blue=1))
    view, words = seen(position), game_texts(EN, "carrara")
    assert words.in_hindsight(view, TurnWheel(), [LAND], (), NAMES) == "It would have earned 3 points."
    early = words.in_hindsight(view, CITY, [TurnWheel()], (), NAMES)
    assert early == "It scored only 1 building for 2 coins, and you only get to do it once."
    marked = {
        "types_scored": (BuildingType.VILLA,),
        "cities_scored": (City.LERICI,),
        "categories_scored": (Category.LAND,),
    }
    never = seen(player(position, 0, **marked))
    assert "The building was never scored." in words.in_hindsight(never, VILLA8, [ScoreCity(City.PISA)], (), NAMES)


def test_cards_are_described_in_full() -> None:
    """Each card has its requirement, value and source; a seat also sees its progress and current value."""
    position = expanded("twins", "bankers", objects=Objects(3), buildings=board("villa8 pisa"), coins=11)
    title, top, twins, high, bank, total = cards_texts(EN, seen(position))
    assert title == "## 🃏 The cards in this game"
    assert top.splitlines() == [
        "### Top card: Four scorings (documented)",
        "Condition: at least 4 scorings.",
        "➡️ You: ▫️ scorings: 0 of 4",
    ]
    assert twins.splitlines() == [
        "### Object card: Twins (house card)",
        "Condition: at least 4 pairs of equal objects. Four equal objects are two pairs, six are three. "
        "Final scoring: 6 points for each pair of equal objects.",
        "Each object not used earns 1 point.",
        "➡️ You: ▫️ pairs of equal objects: 1 of 4 · 6 points now · 1 point for other objects",
    ]
    assert high.endswith("8 of 30 · 8 points now")
    assert bank.endswith("➡️ You: 5 points now")
    assert total == "If the game ended now, you’d get **20 points** in all."
    assert not [text for text in cards_texts(EN, view(position, None)) if "You" in text]


@pytest.mark.parametrize("extra", ["bankers", "banking_house", "councillors"])
def test_what_coins_score_is_said_once(extra: str) -> None:
    """A card that scores coins says so, and otherwise one line below the cards does."""
    for t in (EN, DE):
        said = "\n".join(cards_texts(t, seen(expanded("twins", extra, coins=11))))
        assert said.count(t.say("card-scoring-besides")) == (extra == "banking_house")
        assert said.count(t.say("cards-coins", per=5)) == (extra == "councillors")


def test_a_table_of_points_goes_no_further_than_there_is_something_to_count() -> None:
    """Of six cities no more than six can be built in, in the list of cards as on the board."""
    cards = [card for kind in CardKind for card in DECK.of(kind) if card.scoring and card.scoring.way is Way.TABLE]
    for card in cards:
        assert card.scoring is not None
        said = say_scoring(EN.say, card.scoring, "card-scoring")
        last = entries(card)[-1]
        assert f", {last.number} → {last.points}" in said, card.name


def test_every_card_that_can_be_drawn_is_listed() -> None:
    """The rules list every card with its source, so that a search finds it."""
    for t in (EN, DE):
        told = game_texts(t, "carrara").rules()
        text = "\n".join(text for _, text in told)
        for kind in CardKind:
            for card in DECK.of(kind):
                source = t.say(f"card-source-{card.source}")
                assert f"- **{say_card(t, card)}** ({t.say(f'card-kind-{kind}')}, {source}): " in text
        assert all(len(text) <= 3500 for _, text in told)
        assert [hit.title for hit in find(told, ("Twins" if t is EN else "Zwillinge",))] == [told[12][0]]
