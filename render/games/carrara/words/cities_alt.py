"""The alt text of the cities in 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, COLOURS, CURRENCIES, VALUES, City, accepts
from bot.games.carrara.ending import conditions
from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.scoring import scored_by
from bot.games.carrara.view import View
from render.games.carrara.words.cards_alt import ALL, CONDITIONS, NAMES, cards_words, goals_words
from render.games.carrara.words.ever_less import Detail, public_alt
from render.games.carrara.words.words import Words


@dataclass(frozen=True)
class _Detail(Detail):
    """What is told of the cities."""

    cards: int = NAMES
    accepted: bool = True
    """Whether to say which blocks each city accepts."""
    buildings: bool = True
    """Whether to give each building, and not only their number and the sum of their costs."""
    own: bool = True
    """Whether to give each building of the seat to act, even where those of others are not."""
    hands: bool = True
    """Whether to tell open hands, once the game is over; the final scoring tells them too."""
    free: bool = True
    """Whether to tell cities that nobody has scored, once the game is over and nobody can."""


_EVER_FEWER = (
    _Detail(32, 12, ALL),
    _Detail(24, 6, CONDITIONS),
    _Detail(16, 3),
    _Detail(12, 2, accepted=False),
    _Detail(12, 1, accepted=False),
    _Detail(12, 1, accepted=False, hands=False),
    _Detail(12, 1, accepted=False, hands=False, free=False),
    _Detail(12, 1, accepted=False, hands=False, free=False, buildings=False),
    _Detail(12, 1, accepted=False, hands=False, free=False, buildings=False, own=False),
)


def cities_alt(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> str:
    """Describe the cities and the players' boards after the words of a band, in less and less detail until it fits."""
    return public_alt(view, names, language, events, band, _EVER_FEWER, _sentences)


def _sentences(words: Words, view: View, much: _Detail) -> list[str]:
    say = words.say
    seats = range(len(view.players)) if view.final is None else view.final.order
    said = [_player(words, view, seat, much) for seat in seats]
    shown = [city for city in CITIES if much.free or view.final is None or scored_by(view.players, city) is not None]
    if shown:
        said.append(say("picture-alt-cities", cities="; ".join(_city(words, view, city, much) for city in shown)))
    if (needed := words.conditions(view)) is not None:
        said.append(say("picture-alt-conditions", **needed))
    return said + cards_words(words, view, much.cards)


def _city(words: Words, view: View, city: City, much: _Detail) -> str:
    say, by = words.say, scored_by(view.players, city)
    if by is None:
        scored = say("picture-alt-city-free", need=BUILDINGS_TO_SCORE[city])
    else:
        scored = say("picture-text-city-scored", name=words.names[by])
    value = say(CURRENCIES[city].value, count=VALUES[city])
    told = say("picture-alt-city-value", city=words.city(city), value=value, scored=scored)
    if not much.accepted:
        return told
    accepted = (say(f"colour-{colour.key}") for colour in COLOURS if accepts(city, colour))
    return say("picture-alt-city-accepts", city=told, colours=words.listed(accepted))


def _player(words: Words, view: View, seat: int, much: _Detail) -> str:
    say, player = words.say, view.players[seat]
    name = say("picture-alt-start", name=words.names[seat]) if seat == 0 else words.names[seat]
    if view.final is not None:
        name = f"{say('rank', place=view.final.ranks[seat])} {name}"
    costs = str(player.costs)
    if words.conditions(view) is not None:
        costs = say("picture-of", have=player.costs, need=conditions(len(view.players)).costs)
    scored = words.scored(player)
    each = much.buildings or (much.own and seat == view.turn)
    built = words.built(player.buildings, brief=not each)
    goals = goals_words(words, view, seat) or _objects(words, view, seat)
    told = view.open_hands is not None and (much.hands or view.final is None)
    hand = words.hand(view.open_hands[seat]) if told and view.open_hands is not None else ""
    return say(
        "picture-alt-city-player",
        name=name,
        points=say("points", count=view.score(seat)),
        costs=costs,
        scored=(say("picture-alt-scored", items=scored) if scored else "")
        + (say("picture-alt-goals", goals=goals) if goals else ""),
        buildings=say("picture-alt-built", items=built) if built else "",
        hand=say("picture-alt-hand", items=hand) if hand else "",
    )


def _objects(words: Words, view: View, seat: int) -> str:
    """Describe a player's progress on the objects, where its hand is open in the picture."""
    if view.open_hands is None or view.cards is not None or view.phase is Phase.OVER:
        return ""
    have, need = sum(view.open_hands[seat].objects), conditions(len(view.players)).objects
    return words.say("picture-alt-goal", kind=words.say("picture-item-objects"), have=have, need=need)
