"""Texts for the cards of the expansion: what they require and score, in sentences and in few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.games.carrara.cards.card import OF_COSTS, Card, CardKind, Count, Of, Scoring, Way
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import TYPES
from bot.games.carrara.ending import Goal
from bot.texts import Messages, Texts

POINT = "⬢"
_AT_MOST = {Of.KINDS: len(TYPES), Of.TYPES: len(TYPES), Of.CITIES: len(TYPES)}
_MAX_ENTRIES = 7
"""The limit on a table's entries; of a longer one, the first entries and the last are shown."""


class PointsEntry(NamedTuple):
    """An entry of a table: a number and its points, which are empty for omitted entries."""

    number: str
    points: str


def card_word(say: Messages, card: Card) -> str:
    """Return what a card counts in a word or two, or else its kind."""
    counts = card.condition or card.scoring
    counted = None if counts is None else counts.counted
    return say(f"picture-card-{card.kind}" if counted is None else f"picture-count-{counted.of}")


def say_other_objects(say: Messages, card: Card) -> str:
    """Describe the points of objects that an Object card leaves out."""
    if card.kind is not CardKind.OBJECT or card.scoring is None:
        return ""
    counted = card.scoring.counted
    return "" if counted is not None and counted.of is Of.OBJECTS else say("picture-card-others")


def entries(card: Card) -> tuple[PointsEntry, ...]:
    """Return the entries of a card's table that score, few enough for a row."""
    if card.scoring is None or card.scoring.counted is None or card.scoring.way is not Way.TABLE:
        return ()
    found = _entries(card.scoring.values, card.scoring.counted)
    if len(found) > _MAX_ENTRIES:
        found[_MAX_ENTRIES - 2 : -1] = [PointsEntry("…", "")]
    return tuple(found)


LONGEST_CHAPTER = 3000
"""The limit for a chapter of the deck, in characters."""
Say = Callable[..., str]
"""A function that returns a message by its key with facts, such as `Texts.say` or `Messages`."""


def say_card(t: Texts, card: Card) -> str:
    name: str = getattr(card.name, t.language)
    return name


def say_kind(t: Texts, card: Card) -> str:
    """Return which of the four kinds a card is, as text."""
    return t.say(f"card-kind-{card.kind}")


def say_with_source(t: Texts, card: Card) -> str:
    """Return a card's name and where it comes from."""
    return t.say("card-with-source", card=say_card(t, card), source=t.say(f"card-source-{card.source}"))


def say_count(say: Say, counted: Count, count: int) -> str:
    """Return a number of what a card counts: 3 pairs of equal objects."""
    return say("card-counted", count=count, one=form_in(say, "one", counted), many=form_in(say, "many", counted))


def form_in(say: Say, form: str, counted: Count) -> str:
    """Return what a card counts in one of its forms (one, many, name), using `say` for messages."""
    return say(f"card-{form}-{counted.of}", size=counted.size)


def say_many(t: Texts, counted: Count) -> str:
    """Return what a card counts, without a number: pairs of equal objects."""
    return form_in(t.say, "name" if counted.of in OF_COSTS else "many", counted)


def say_goal(t: Texts, goal: Goal) -> str:
    """Describe the unmet part of a card's condition."""
    return say_count(t.say, goal.counted, goal.lacking)


def say_scoring(say: Say, scoring: Scoring, kind: str) -> str:
    """Describe what a card scores at the end, by messages of a kind: a `card-scoring`, or in few words on a picture."""
    counted, whole = scoring.counted, kind == "card-scoring"
    if scoring.way in (Way.GROUPS, Way.CITIES, Way.COUPLES, Way.COINS):
        return say(f"{kind}-{scoring.way}", number=scoring.number, per=scoring.per)
    assert counted is not None
    if scoring.way is Way.TABLE:
        return say(f"{kind}-table", many=form_in(say, "many", counted), table=_table(say, scoring.values, counted))
    if counted.of in OF_COSTS and scoring.points == scoring.per == 1:
        return say(f"{kind}-costs", many=form_in(say, "many", counted))
    points = say("points", count=scoring.points) if whole else scoring.points
    if scoring.per == 1 and (whole or counted.of not in OF_COSTS):
        said = say(f"{kind}-each", points=points, one=form_in(say, "one", counted))
    else:
        said = say(f"{kind}-every", points=points, what=say_count(say, counted, scoring.per))
    return f"{said} {say('card-scoring-besides')}" if whole and counted.of is Of.COINS else said


def describes_coins(card: Card) -> bool:
    """Return whether a card's description says what coins score at the end."""
    scoring = card.scoring
    if scoring is None or scoring.counted is None:
        return scoring is not None and scoring.way is Way.COINS
    return scoring.way is Way.EACH and scoring.counted.of is Of.COINS


def describe(t: Texts, card: Card, seats: int | None = None) -> str:
    """Describe everything that a card does, at a table of 2 to 4 or for all numbers of players."""
    said = []
    if (condition := card.condition) is not None:
        if seats is None and len({*condition.least}) > 1:
            needs = dict(zip(("two", "three", "four"), condition.least, strict=True))
            said.append(t.say("card-condition-for-all", what=say_many(t, condition.counted), **needs))
        else:
            what = say_count(t.say, condition.counted, condition.need(seats or 2))
            said.append(t.say("card-condition", what=what))
    return " ".join([*said, *_say_after_condition(t, card)])


def _say_after_condition(t: Texts, card: Card) -> Iterator[str]:
    """Yield the sentences after a card's condition: how pairs are counted, and what it scores."""
    if card.condition is not None and card.condition.counted.of is Of.PAIRS:
        yield t.say("card-condition-pairs")
    if card.scoring is not None:
        yield say_scoring(t.say, card.scoring, "card-scoring")


def deck_chapters(t: Texts) -> list[tuple[str, str]]:
    """List all cards that can be drawn, each with its source, as chapters of the rules: title and text."""
    lines = [
        t.say(
            "card-listed",
            card=say_card(t, card),
            kind=say_kind(t, card),
            source=t.say(f"card-source-{card.source}"),
            does=describe(t, card),
        )
        for kind in CardKind
        for card in DECK.of(kind)
    ]
    texts: list[str] = []
    for line in lines:
        if texts and len(texts[-1]) + len(line) < LONGEST_CHAPTER:
            texts[-1] += f"\n{line}"
        else:
            texts.append(line)
    title = t.say("cards-chapter-title")
    if len(texts) == 1:
        return [(title, texts[0])]
    return [
        (t.say("cards-chapter-title-of", title=title, number=number, count=len(texts)), text)
        for number, text in enumerate(texts, 1)
    ]


def _table(say: Say, values: tuple[int, ...], counted: Count) -> str:
    return ", ".join(
        say("card-table-entry", count=each.number, points=each.points) for each in _entries(values, counted)
    )


def _entries(values: tuple[int, ...], counted: Count) -> list[PointsEntry]:
    """Return the entries that score; the last one stands for more as well, if there can be more."""
    last = len(values) - 1
    more = "" if last >= _AT_MOST.get(counted.of, last + 1) else "+"
    found = [PointsEntry(str(count), str(points)) for count, points in enumerate(values[:last]) if points]
    return [*found, PointsEntry(f"{last}{more}", str(values[last]))]
