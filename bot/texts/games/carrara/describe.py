"""The table in words, in sections for the text board, hands and alt texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bot.games.carrara.cards.card import Card, Scoring, Way
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    COLOURS,
    CURRENCIES,
    OBJECT_PRICE,
    PRICES,
    SEGMENTS,
    VALUES,
    Blocks,
    City,
    is_accepted,
)
from bot.games.carrara.ending import conditions
from bot.games.carrara.events import Event
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import prices, public_goals
from bot.games.carrara.scoring import find_scorer
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.texts import Texts, texts
from bot.texts.alt_text import alt_text
from bot.texts.games.carrara.cards import (
    POINT,
    card_word,
    entries,
    say_count,
    say_other_objects,
    say_scoring,
)
from bot.texts.games.carrara.events import say_events
from bot.texts.games.carrara.outlook import condition_lines
from bot.texts.games.carrara.pieces import Words, say_blocks, say_objects
from bot.texts.sections import Section, escape, latest_section, plainly

GAME = "carrara"
ALL, CONDITIONS, NAMES = range(3)
"""The degrees of detail for cards: everything, names and requirements, or names alone."""


def describe(t: Texts, view: CarraraView, names: Sequence[str]) -> list[Section]:
    """Describe the whole public position."""
    words = Words(t, names)
    return [
        _turn(words, view),
        plainly(*_prices(words, view)),
        *_offers(words, view),
        _cities(words, view),
        *_describe_requirements(words, view),
        *describe_players(t, view, names),
    ]


def describe_market(t: Texts, view: CarraraView, names: Sequence[str], events: Sequence[Event]) -> list[Section]:
    """Describe the latest events and the offer; once the game is over, the ranking."""
    words = Words(t, names)
    told = [_turn(words, view), latest_section(say_events(t, events, names))]
    if view.final is None:
        return [*told, _wheel(words, view), *_offers(words, view)]
    return [*told, plainly(*(_say_points(words, view, seat) for seat in view.final.order))]


def describe_cities(t: Texts, view: CarraraView, names: Sequence[str], events: Sequence[Event]) -> list[Section]:
    """Describe the cities and what everyone has; the latest events only at the end, as before the market has them."""
    words, led = Words(t, names), say_events(t, events, names) if view.final is not None else []
    return [
        _turn(words, view),
        latest_section(led),
        *describe_players(t, view, names),
        _cities(words, view),
        *_describe_requirements(words, view),
    ]


def describe_players(t: Texts, view: CarraraView, names: Sequence[str]) -> list[Section]:
    """Describe what everyone has, shortening the buildings of the seat to act last."""
    words, told = Words(t, names), list[Section]()
    for seat in range(len(view.players)) if view.final is None else view.final.order:
        told += _player(words, view, seat, keep=5 if seat == view.turn else 4)
    return told


def describe_hand(t: Texts, view: CarraraSeatView) -> list[Section]:
    """Describe what a seat holds, what it owns, and how far it is from each condition."""
    words, own, hand = Words(t, ()), view.players[view.seat], view.hand
    lines = [
        t.say("hand-coins", count=hand.coins),
        t.say("hand-blocks", count=sum(hand.blocks), blocks=say_blocks(t, hand.blocks)),
        t.say("hand-objects", count=sum(hand.objects), objects=say_objects(t, hand.objects)),
        t.say("hand-points", count=own.points),
        *(f"**{words.city(city)}**: {built}" for city, built in words.by_city(own.buildings)),
        *([t.say("hand-scored", items=scored)] if (scored := words.scored(own)) else []),
    ]
    return [plainly(*lines, *condition_lines(t, view))]


def describe_cards(words: Words, view: CarraraView) -> Section:
    """Describe the cards; nothing in the base game."""
    if view.cards is None:
        return plainly()
    cards, seats = view.cards.all(), len(view.players)

    def tell(much: int) -> list[str]:
        told = ["- " + card_words(words, card, seats, much, escape) for card in cards]
        return [words.say("picture-text-cards"), *told, *(rate_words(words, view) if much < NAMES else [])]

    return Section(tell, 3)


def card_words(words: Words, card: Card, seats: int, much: int = ALL, written: Callable[[str], str] = str) -> str:
    """Describe a card; `written` formats its name."""
    say = words.say
    name = written(getattr(card.name, words.texts.language))
    named = say("picture-alt-card", kind=say(f"picture-card-{card.kind}"), name=name)
    needs = ""
    if card.condition is not None:
        needs = say("picture-alt-needs", what=say_count(say, card.condition.counted, card.condition.need(seats)))
    if much == NAMES or (much == CONDITIONS and not needs):
        return named
    if much == CONDITIONS:
        return say("picture-alt-card-does", card=named, does=needs)
    brings = ""
    if card.scoring is not None:
        brings = say("picture-alt-brings-at-end", what=_describe_card_scoring(words, card, card.scoring))
    does = ", ".join(filter(None, (needs, brings)))
    return say("picture-alt-card-whole", card=named, source=say(f"card-source-{card.source}"), does=does)


def goals_words(words: Words, view: CarraraView, seat: int, by_hand: bool = True) -> str:
    """Describe a player's progress on the cards, as far as it is public, optionally by an open hand."""
    return ", ".join(
        words.say("picture-alt-goal", kind=_describe_counted(words, goal.card), have=goal.have, need=goal.need)
        for goal in public_goals(view, seat, by_hand)
    )


def rate_words(words: Words, view: CarraraView) -> list[str]:
    """Describe what coins score at the end besides the cards."""
    assert view.cards is not None
    extra = view.cards.extra
    if extra is not None and extra.scoring is not None and extra.scoring.way is Way.COINS:
        return []
    return [words.say("picture-text-rate", points=words.say("points", count=1), coins=COINS_A_POINT)]


def list_priced_blocks(words: Words, blocks: Blocks, charged: tuple[int, ...]) -> str:
    """List the blocks of a segment with their prices."""
    return ", ".join(
        words.say(
            "picture-alt-priced",
            count=blocks[colour],
            block=words.blocks(Blocks(*(blocks[colour] if each is colour else 0 for each in COLOURS))),
            price=charged[colour],
        )
        for colour in COLOURS
        if blocks[colour]
    )


def _describe_counted(words: Words, card: Card) -> str:
    """Return a card's kind and what it counts, as next to its number in a picture."""
    assert card.condition is not None
    kind, what = words.say(f"picture-card-{card.kind}"), card_word(words.say, card)
    return words.say("picture-alt-counted", kind=kind, what=what)


def _describe_card_scoring(words: Words, card: Card, scoring: Scoring) -> str:
    """Describe what a card scores, with words for the sign of points, and arrows in its table."""
    table = ", ".join(f"{each.number} → {each.points}" if each.points else each.number for each in entries(card))
    parts = say_scoring(words.say, scoring, "picture-card"), table, say_other_objects(words.say, card)
    said = " ".join(filter(None, parts))
    said = re.sub(rf"(\d+){POINT}", lambda found: words.say("points", count=int(found[1])), said)
    return said.replace(POINT, words.say("picture-points"))


def _turn(words: Words, view: CarraraView) -> Section:
    lines = [words.say("picture-text-head", round=view.round, turn=words.turn(view))]
    if won := [words.names[seat] for seat in view.winners]:
        lines.append(words.say("picture-alt-winners", count=len(won), names=words.listed(won)))
    return plainly(*lines)


def _prices(words: Words, view: CarraraView) -> Iterable[str]:
    """Yield the blocks on the wheel with the prices of all colours in each segment."""
    yield words.say("picture-text-wheel", bag=view.bag)
    for segment in range(SEGMENTS):
        blocks = words.blocks(view.wheel[segment]) if any(view.wheel[segment]) else words.say("any-empty")
        charged = " ".join(map(str, PRICES[segment]))
        yield "- " + words.say("picture-text-segment", segment=segment + 1, blocks=blocks, prices=charged)
    yield words.say("picture-text-prices" if view.cards is None else "picture-text-prices-unturned")


def _wheel(words: Words, view: CarraraView) -> Section:
    """Describe the blocks on the wheel with what each costs when it is bought, or without."""

    def tell(degree: int) -> list[str]:
        charged = None if degree else prices(view)
        key = "picture-text-wheel"
        if charged is not None and view.phase is not CarraraPhase.BUYING:
            key = "picture-text-wheel-next" if view.cards is None else "picture-text-wheel-unturned"
        lines = [words.say(key, bag=view.bag)]
        for segment, blocks in enumerate(view.wheel):
            if any(blocks):
                said = words.blocks(blocks) if charged is None else list_priced_blocks(words, blocks, charged[segment])
                lines.append("- " + words.say("picture-alt-prices", segment=segment + 1, blocks=said))
        return lines if len(lines) > 1 else [*lines, f"- {words.say('any-empty')}"]

    return Section(tell, 2, keep=1)


def _offers(words: Words, view: CarraraView) -> list[Section]:
    """Describe the display, the buildings of cost 8, and the objects."""
    say, shown = words.say, words.buildings(view.display) or words.say("any-empty")
    lines = [say("picture-text-display", stack=view.stack, buildings=shown)]
    if view.cards is not None:
        great = words.listed(say(f"type-{building.type.key}") for building in view.great)
        lines.append(say("picture-text-great", buildings=great))
    lines.append(say("picture-text-objects", price=OBJECT_PRICE, sale=words.kinds(view.on_sale)))
    supply = say("picture-text-supply", objects=words.supply(view))
    return [plainly(*lines), Section(lambda degree: [] if degree else [supply], 2)]


def _cities(words: Words, view: CarraraView) -> Section:
    """Describe the cities: what they are worth and accept, and who has scored them; at last only those scored."""

    def tell(degree: int) -> list[str]:
        # facts that are the same in every game are left out first
        told = [
            f"- {_city(words, view, city, accepted=not degree)}"
            for city in CITIES
            if degree < 2 or find_scorer(view.players, city) is not None
        ]
        return [words.say("picture-text-cities"), *told] if told else []

    return Section(tell, 3, keep=1)


def _city(words: Words, view: CarraraView, city: City, accepted: bool) -> str:
    say, by = words.say, find_scorer(view.players, city)
    need = BUILDINGS_TO_SCORE[city]
    colours = ", ".join(say(f"colour-{colour.key}") for colour in COLOURS if is_accepted(city, colour))
    return say(
        "picture-text-city",
        city=words.city(city),
        value=say(CURRENCIES[city].value, count=VALUES[city]),
        accepts=say("picture-text-accepts", colours=colours) if accepted else "",
        scored=say("picture-text-city-free", need=need)
        if by is None
        else say("picture-text-city-scored", name=words.names[by]),
    )


def _describe_requirements(words: Words, view: CarraraView) -> list[Section]:
    """Describe the cards, and what it takes to announce the end."""
    needed = words.conditions(view)
    lines = [] if needed is None else [words.say("picture-text-conditions", **needed)]
    return [describe_cards(words, view), plainly(*lines)]


def _player(words: Words, view: CarraraView, seat: int, keep: int) -> list[Section]:
    """Describe what a player has: points, scorings and progress, then its buildings by city, then an open hand."""
    say, player = words.say, view.players[seat]
    lines = [_say_points(words, view, seat)]
    if scored := words.scored(player):
        lines.append("- " + say("picture-text-scored", items=scored))
    if goals := goals_words(words, view, seat):
        lines.append("- " + say("picture-text-goals", goals=goals))
    elif objects := _objects(words, view, seat):
        lines.append(f"- {objects}")

    def built(degree: int) -> list[str]:
        return [
            "- " + say("picture-alt-city", city=words.city(city), buildings=there)
            for city, there in words.by_city(player.buildings, brief=bool(degree))
        ]

    told = [plainly(*lines), Section(built, 2, keep)]
    if view.open_hands is None:
        return told
    hand = "- " + say("picture-text-hand", items=words.hand(view.open_hands[seat]))
    # the final scoring also shows hands
    return [*told, Section(lambda degree: [] if degree else [hand], 1 if view.final is None else 2, keep=3)]


def _say_points(words: Words, view: CarraraView, seat: int) -> str:
    """Return a player's points and costs; in the end also its rank."""
    say, player = words.say, view.players[seat]
    costs = str(player.costs)
    if words.conditions(view) is not None:
        costs = say("picture-of", have=player.costs, need=conditions(len(view.players)).costs)
    said = say(
        "picture-text-player",
        name=words.names[seat],
        start=say("picture-text-start") if seat == 0 else "",
        points=say("points", count=view.score(seat)),
        costs=costs,
        scorings=player.scorings,
    )
    return said if view.final is None else f"{say('rank', place=view.final.ranks[seat])} {said}"


def _objects(words: Words, view: CarraraView, seat: int) -> str:
    """Describe a player's progress on the objects, where its hand is open in the picture."""
    if view.open_hands is None or view.cards is not None or view.phase is CarraraPhase.OVER:
        return ""
    have, need = sum(view.open_hands[seat].objects), conditions(len(view.players)).objects
    return words.say("picture-alt-goal", kind=words.say("picture-item-objects"), have=have, need=need)


def market_alt(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> str:
    t = texts(language, GAME)
    return alt_text(t, lambda said: describe_market(t, view, said, events), names, band)


def cities_alt(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> str:
    t = texts(language, GAME)
    return alt_text(t, lambda said: describe_cities(t, view, said, events), names, band)


def hand_alt(view: CarraraSeatView, language: str) -> str:
    """Return the alt text of a hand, with what the cards require and score."""
    t = texts(language, GAME)
    return alt_text(t, lambda _: [*describe_hand(t, view), describe_cards(Words(t, ()), view)])
