"""The cards in words, for alt texts and the text board, in as much detail as fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.games.carrara.cards.card import Card, CardKind, Way
from bot.games.carrara.components import COINS_A_POINT
from bot.games.carrara.goals import Goal
from bot.games.carrara.view import SeatView, View
from render.games.carrara.words.card_words import POINT, asked, brought, counted_word, entries, others
from render.games.carrara.words.standing import public_goals, standing
from render.games.carrara.words.words import Words

NAMES, CONDITIONS, ALL = range(3)
"""Levels of detail: the names of the cards, their requirements too, or everything."""


def card_words(words: Words, card: Card, seats: int, much: int = ALL, written: Callable[[str], str] = str) -> str:
    """Describe a card; `written` formats its name."""
    say = words.say
    name = written(getattr(card.name, words.texts.language))
    named = say("picture-alt-card", kind=_kind(words, card.kind), name=name)
    needs = say("picture-alt-needs", what=asked(say, card, seats)) if card.condition is not None else ""
    if much == NAMES or (much == CONDITIONS and not needs):
        return named
    if much == CONDITIONS:
        return say("picture-alt-card-does", card=named, does=needs)
    brings = say("picture-alt-brings-at-end", what=_brings(words, card)) if card.scoring is not None else ""
    does = ", ".join(filter(None, (needs, brings)))
    return say("picture-alt-card-whole", card=named, source=say(f"card-source-{card.source}"), does=does)


def cards_words(words: Words, view: View, much: int) -> list[str]:
    """Describe the buildings of cost 8 that are left, and the cards; empty in the base game."""
    if view.cards is None:
        return []
    great = words.say("picture-alt-great-none")
    if view.great:
        types = words.listed(words.say(f"type-{building.type.key}") for building in view.great)
        great = words.say("picture-alt-great", buildings=types)
    told = "; ".join(card_words(words, card, len(view.players), much) for card in view.cards.all())
    return [great, words.say("picture-alt-cards", cards=told)]


def goals_words(words: Words, view: View, seat: int, by_hand: bool = True, counted: bool = True) -> str:
    """Describe a player's progress on the cards, as far as it is public, optionally by an open hand.

    What the cards count can be left out where it has been said.
    """
    kind = _counted if counted else _kind_of
    return ", ".join(
        words.say("picture-alt-goal", kind=kind(words, goal.card), have=goal.have, need=goal.need)
        for goal in public_goals(view, seat, by_hand)
    )


def own_cards_words(words: Words, view: SeatView) -> list[str]:
    """Describe each card, the seat's progress on it, and what it would score now."""
    assert view.cards is not None
    say, stands = words.say, standing(view)
    said = []
    for card in view.cards.all():
        goal, points = stands.goals.get(card.kind), stands.worth.get(card.kind)
        how = ", ".join(_how(words, goal, points))
        said.append(say("picture-alt-own-card", card=card_words(words, card, len(view.players)), how=how))
    loose, coins = say("points", count=stands.loose), say("points", count=stands.coins)
    return [*said, say("picture-alt-own-besides", loose=loose, coins=coins)]


def rate_words(words: Words, view: View) -> str:
    """Describe what coins score at the end besides the cards."""
    assert view.cards is not None
    extra = view.cards.extra
    if extra is not None and extra.scoring is not None and extra.scoring.way is Way.COINS:
        return ""
    return words.say("picture-text-rate", points=words.say("points", count=1), coins=COINS_A_POINT)


def _how(words: Words, goal: Goal | None, points: int | None) -> Iterable[str]:
    if goal is not None:
        yield words.say("picture-alt-own-goal", have=goal.have, need=goal.need)
    if points is not None:
        yield words.say("picture-alt-own-worth", points=words.say("points", count=points))


def _kind(words: Words, kind: CardKind) -> str:
    return words.say(f"picture-card-{kind}")


def _kind_of(words: Words, card: Card) -> str:
    return _kind(words, card.kind)


def _counted(words: Words, card: Card) -> str:
    """Return a card's kind and what it counts, as beside its number in a picture."""
    assert card.condition is not None
    return words.say("picture-alt-counted", kind=_kind(words, card.kind), what=counted_word(words.say, card.condition))


def _brings(words: Words, card: Card) -> str:
    """Describe what a card scores, with words for the sign of points, and arrows in its table."""
    table = ", ".join(f"{each.number} → {each.points}" if each.points else each.number for each in entries(card))
    said = " ".join(filter(None, (brought(words.say, card), table, others(words.say, card))))
    said = re.sub(rf"(\d+){POINT}", lambda found: words.say("points", count=int(found[1])), said)
    return said.replace(POINT, words.say("picture-points"))
