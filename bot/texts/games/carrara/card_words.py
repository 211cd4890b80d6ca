"""A card of the expansion in few words: what it requires and scores, with a sign where points are drawn."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.cards.card import OF_COSTS, Card, CardKind, Condition, Of, Scoring, Way
from bot.games.carrara.components import TYPES
from bot.texts.games.carrara.cards import counted_in, form_in
from bot.texts.sayings import Messages

POINT = "⬢"
_AT_MOST = {Of.KINDS: len(TYPES), Of.TYPES: len(TYPES), Of.CITIES: len(TYPES)}
_ENTRIES = 7
"""Up to this many entries of a table are shown; of a longer one the first ones and the last."""


class Entry(NamedTuple):
    """An entry of a table: a number and its points; no points where entries are left out."""

    number: str
    points: str


def asked(say: Messages, card: Card, seats: int) -> str:
    """Describe what a card requires at a table of 2 to 4; empty for an Extra card."""
    return "" if card.condition is None else counted_in(say, card.condition.counted, card.condition.need(seats))


def asked_for(say: Messages, card: Card) -> str:
    """Describe what a card requires, without its number; empty for an Extra card."""
    if card.condition is None:
        return ""
    counted = card.condition.counted
    return form_in(say, "name" if counted.of in OF_COSTS else "many", counted)


def counted_word(say: Messages, condition: Condition) -> str:
    """Return what a condition counts, as briefly as beside its number."""
    return say(f"picture-count-{condition.counted.of}")


def brought(say: Messages, card: Card) -> str:
    """Describe what a card scores at the end, without its table; empty for a Top card."""
    return "" if card.scoring is None else _scoring(say, card.scoring)


def others(say: Messages, card: Card) -> str:
    """Describe what the objects score that an Object card may leave out."""
    if card.kind is not CardKind.OBJECT or card.scoring is None:
        return ""
    counted = card.scoring.counted
    return "" if counted is not None and counted.of is Of.OBJECTS else say("picture-card-others")


def needs(say: Messages, card: Card, seats: int) -> str:
    """Format what a card requires at a table of 2 to 4; empty for an Extra card."""
    what = asked(say, card, seats)
    return say("picture-card-needs", what=what) if what else ""


def brings(say: Messages, card: Card) -> str:
    """Format what a card scores at the end; empty for a Top card."""
    what = brought(say, card)
    return say("picture-card-brings", what=what) if what else ""


def entries(card: Card) -> tuple[Entry, ...]:
    """Return the entries of a card's table that score, few enough for a row."""
    if card.scoring is None or card.scoring.counted is None or card.scoring.way is not Way.TABLE:
        return ()
    values, counted = card.scoring.values, card.scoring.counted
    last = len(values) - 1
    more = "" if last >= _AT_MOST.get(counted.of, last + 1) else "+"
    found = [Entry(str(count), str(points)) for count, points in enumerate(values[:last]) if points]
    found.append(Entry(f"{last}{more}", str(values[last])))
    if len(found) > _ENTRIES:
        found[_ENTRIES - 2 : -1] = [Entry("…", "")]
    return tuple(found)


def _scoring(say: Messages, scoring: Scoring) -> str:
    match scoring.way:
        case Way.GROUPS | Way.CITIES:
            return say(f"picture-card-{scoring.way}", number=scoring.number)
        case Way.COUPLES:
            return say("picture-card-couples")
        case Way.COINS:
            return say("picture-card-coins", per=scoring.per)
    counted = scoring.counted
    assert counted is not None
    if scoring.way is Way.TABLE:
        return say("picture-card-table", many=form_in(say, "many", counted))
    if counted.of in OF_COSTS and scoring.points == scoring.per == 1:
        return say("picture-card-costs", many=form_in(say, "many", counted))
    if scoring.per == 1 and counted.of not in OF_COSTS:
        return say("picture-card-each", points=scoring.points, one=form_in(say, "one", counted))
    return say("picture-card-every", points=scoring.points, what=counted_in(say, counted, scoring.per))
