"""Every kind of picture for illustrative positions, always the same ones: to look at, and to choose from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import exp
from typing import Final, NamedTuple, TypeVar

from bot.games.carrara import GAME
from bot.games.carrara.actions import (
    Action,
    Build,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import BUILDING_OF, BUILDINGS, TYPES, Blocks, Category, City, Objects, price
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    Declined,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
)
from bot.games.carrara.lesson import game as lesson
from bot.games.carrara.position import Built, CarraraPosition, deal, with_player
from bot.games.carrara.rules import actors, legal, play
from bot.games.carrara.scoring import buildings_in_city, buildings_of_type, gain
from bot.games.carrara.statistics import growth
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.games.carrara.view import view as view_of
from bot.games.contract import TurnEnded
from render.common.charts.chances import chances
from render.common.charts.course import Chances, ChartMistake
from render.engine.picture import Picture
from render.games.carrara import pictures
from render.games.carrara.showcase.positions import expansion_position


def draw_both(
    name: str, view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> Iterator[tuple[str, Picture]]:
    """Yield the market under this name, then the cities."""
    market, cities = pictures.PAGES.board(view, names, language, events)
    yield name, market
    yield f"{name}-cities", cities


A = TypeVar("A")

NAMES = ("Anna", "Benedetto", "Chiara", "Dante")
LONG_NAMES = ("Maximiliane-Henriette von Zwiesel", "张三丰和他的朋友们", "Александр Великолепный", "مرحبا بالعالم")
_KINDS: Mapping[str, type] = {
    "bought": BlocksTaken,
    "built": BuildingBuilt,
    "scored-type": TypeScored,
    "scored-city": CityScored,
    "object": ObjectBought,
    "announced": EndAnnounced,
}
_SEEDS = {2: 4, 3: 2, 4: 3}
"""By number of seats: seeds of eventful games."""


class _Turn(NamedTuple):
    """The result of a turn, its events, and the positions in which its actions were chosen."""

    after: CarraraPosition
    events: tuple[Event, ...]
    choices: tuple[tuple[CarraraPosition, Action], ...]


def showcase(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures, each with a name."""
    yield from _boards(language)
    yield from _draw_marked(language)
    yield from _questions(language)
    yield from _end(language)
    yield from expansion(language)


@cache
def play_turns(seats: int) -> tuple[_Turn, ...]:
    """Play a game between computer players, turn by turn."""
    chance = random.Random(_SEEDS[seats])
    position = deal(seats, {}, chance)
    turns: list[_Turn] = []
    events: list[Event] = []
    choices: list[tuple[CarraraPosition, Action]] = []
    while actors(position):
        seat = position.turn
        action = GAME.computers.players["novice"].choose(_view_of_mover(position), seat, legal(position, seat), chance)
        choices.append((position, action))
        played = play(position, seat, action, chance)
        position = played.position
        events += played.events
        if any(isinstance(event, TurnEnded) for event in played.events):
            turns.append(_Turn(position, tuple(events), tuple(choices)))
            events, choices = [], []
    return tuple(turns)


def _boards(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield boards from the first turn to the last, and the most demanding ones."""
    first = play_turns(2)[0].choices[0][0]
    yield from draw_both("board-start", view_of(first, None), NAMES[:2], language)
    middle = play_turns(3)[len(play_turns(3)) // 2]
    yield from draw_both("board-middle", view_of(middle.after, None), NAMES[:3], language, middle.events)
    late = play_turns(4)[len(play_turns(4)) * 4 // 5]
    yield from draw_both("board-late", view_of(late.after, None), NAMES, language, late.events)
    yield from draw_both("board-names", view_of(late.after, None), LONG_NAMES, language, late.events)
    yield from draw_both("board-open-hands", view_of(late.after, None, True), NAMES, language, late.events)
    thirty = _thirty()
    brought = gain(buildings_of_type(thirty.players[0].buildings, TYPES[-1]), Objects(shield=5))
    scored = [TypeScored(0, TYPES[-1], *brought)]
    yield from draw_both("board-thirty", thirty, NAMES[:2], language, scored)
    last = next(turn for turn in play_turns(4) if turn.after.last_round_by is not None)
    yield from draw_both("board-last-round", view_of(last.after, None), NAMES, language, last.events)
    over = play_turns(4)[-1]
    (built,) = pictures.PAGES.board(view_of(over.after, None), NAMES, language, over.events)
    yield "board-over-cities", built


def _thirty() -> CarraraView:
    """Return a view in which one player has all the buildings, many of them in one city."""
    view = view_of(play_turns(2)[-2].after, None)
    cities = [City(place % 6) if place % 3 else City.LERICI for place in range(len(BUILDINGS))]
    built = tuple(Built(building, city) for building, city in zip(BUILDINGS, cities, strict=True))
    mine = view.players[0]._replace(points=214, buildings=built, types_scored=TYPES, cities_scored=())
    theirs = view.players[1]._replace(points=0, buildings=(), types_scored=(), cities_scored=())
    return replace(view, players=(mine, theirs), display=(), stack=0, last_round_by=0, announced_by=None)


def _draw_marked(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield boards after each kind of event, and after several turns."""
    turns = play_turns(4)
    for name, kind in _KINDS.items():
        seen = [place for place, turn in enumerate(turns) if any(isinstance(event, kind) for event in turn.events)]
        turn = turns[min(seen, key=lambda place: abs(place - len(turns) // 2))]
        yield from draw_both(f"after-{name}", view_of(turn.after, None), NAMES, language, turn.events)
    position, events = _take_coins(turns)
    yield from draw_both("after-coins", view_of(position, None), NAMES, language, events)
    view = view_of(turns[-4].after, None)
    declined = replace(view, turn=(view.turn + 1) % 4)
    yield from draw_both("after-declined", declined, NAMES, language, [Declined(view.turn)])
    several = turns[len(turns) // 2 - 3 : len(turns) // 2 + 1]
    recap = [event for turn in several for event in turn.events]
    yield from draw_both("recap", view_of(several[-1].after, None), NAMES, language, recap)


def _take_coins(turns: Sequence[_Turn]) -> tuple[CarraraPosition, Sequence[Event]]:
    """Play a turn as late as possible of a player who can afford no block, once all coins are spent."""
    for at in (at for turn in reversed(turns) for at, action in turn.choices if isinstance(action, TurnWheel)):
        position, events = with_player(at, at.mover._replace(coins=0)), list[Event]()
        for action in (TurnWheel(), TakeCoins(), EndTurn()):
            if action not in legal(position, at.turn):
                break
            played = play(position, at.turn, action, random.Random(1))
            position = played.position
            events += played.events
        else:
            return position, events
    raise AssertionError("somewhere all blocks cost something")


def _questions(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures that answer a question, before moves that were made."""
    late = play_turns(4)[len(play_turns(4)) * 4 // 5]
    yield "hand", pictures.PAGES.hand(_view_of_mover(late.after), NAMES, language)
    scored = next(turn for turn in reversed(play_turns(4)) if _find_earner(turn) is not None)
    view, by = view_of(scored.after, None), _find_earner(scored)
    assert by is not None
    yield "player", pictures.PAGES.player_board(view, by, NAMES, language, scored.events)
    view, bought = _find_before(TakeBlocks, lambda _, action: price(action.segment, action.blocks) + sum(action.blocks))
    yield "wheel", pictures.wheel(view, NAMES, language, view.hand.coins)
    turning, _ = _find_before(TurnWheel, lambda view, _: -abs(view.round - 8))
    yield "wheel-after-turn", pictures.wheel(turning, NAMES, language, turning.hand.coins, turns=True)
    yield "what-if-purchase", pictures.purchase(view, bought, NAMES, language)
    view, built = _find_before(
        Build, lambda view, action: action.building.cost * 9 + len(view.players[view.seat].buildings)
    )
    yield "what-if-construction", pictures.construction(view, built, NAMES, language)
    view, by_type = _find_before(
        ScoreType, lambda view, action: len(buildings_of_type(view.players[view.seat].buildings, action.type))
    )
    yield "what-if-scoring-type", pictures.scoring(view, by_type, NAMES, language)
    view, by_city = _find_before(
        ScoreCity, lambda view, action: len(buildings_in_city(view.players[view.seat].buildings, action.city))
    )
    yield "what-if-scoring-city", pictures.scoring(view, by_city, NAMES, language)


def _find_earner(turn: _Turn) -> int | None:
    """Return who earned points by scoring a type in a turn."""
    return next((each.seat for each in turn.events if isinstance(each, TypeScored) and each.points), None)


def _find_before(kind: type[A], worth: Callable[[CarraraSeatView, A], int]) -> tuple[CarraraSeatView, A]:
    """Find the last of the most illustrative actions of a kind, and what its seat saw before it."""
    made = [
        (_view_of_mover(at), action)
        for turn in play_turns(4)
        for at, action in turn.choices
        if isinstance(action, kind)
    ]
    return max(reversed(made), key=lambda choice: worth(*choice))


def _view_of_mover(position: CarraraPosition) -> CarraraSeatView:
    view = view_of(position, position.turn)
    assert isinstance(view, CarraraSeatView)
    return view


def _end(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the final scorings of games of two and of four, and the course of their winning chances."""
    for seats in (2, 4):
        over = play_turns(seats)[-1].after
        outcome = GAME.rules.outcome(over)
        assert outcome is not None
        grown = growth([event for turn in play_turns(seats) for event in turn.events], seats)
        drawn = pictures.PAGES.final_score(view_of(over, None), outcome, NAMES[:seats], language, grown)
        yield from zip((f"score-{seats}", f"points-{seats}"), drawn, strict=True)
        yield (
            f"chances-{seats}",
            chances(derive_chances([turn.after for turn in play_turns(seats)]), NAMES[:seats], language, "carrara"),
        )


_MISTAKES: Final = 4
_POINTS: Final = 5
"""The lead in points at the end that makes a seat e times as likely to win."""


def derive_chances(played: Sequence[CarraraPosition]) -> Chances:
    """Derive chances from the points after each turn, which count more the later it is; mistakes lost most of them."""
    seats, turns = len(played[-1].players), len(played)
    outcome = GAME.rules.outcome(played[-1])
    assert outcome is not None
    found = [(1 / seats,) * seats]
    for turn, position in enumerate(played[:-1], 1):
        weights = [exp(player.points * turn / turns / _POINTS) for player in position.players]
        found.append(tuple(weight / sum(weights) for weight in weights))
    own = [
        (before[turn % seats] - after[turn % seats], turn + 1, turn % seats)
        for turn, (before, after) in enumerate(pairwise(found))
    ]
    worst = sorted((turn, seat, cost) for cost, turn, seat in sorted(own)[-_MISTAKES:] if cost > 0)
    marks = [ChartMistake(number, *each) for number, each in enumerate(worst, 1)]
    found.append(tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)))
    # as in a review, the turning point is where a winner gained most
    winner = outcome.winners[0]
    _, turning = max((after[winner] - before[winner], turn) for turn, (before, after) in enumerate(pairwise(found), 1))
    return Chances(found, turning, marks, outcome, winner)


_PAID = Blocks(red=3, green=5)


def expansion(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures that look different with the expansion, each with a name."""
    position = expansion_position()
    view, own = view_of(position, None), _own_view()
    events: list[Event] = [
        CategoryScored(0, Category.CITY, 3, 0),
        TurnEnded(0, 1),
        BuildingBuilt(1, BUILDING_OF["porta8"], City.LERICI, _PAID, None),
    ]
    yield from draw_both("expansion-board", view, NAMES[:2], language, events)
    bought = BlocksTaken(1, 3, Blocks(white=1, green=1), 5, wheel_turned=False)
    yield from draw_both("expansion-unturned", view, NAMES[:2], language, [bought, TurnEnded(1, 0)])
    yield "expansion-hand", pictures.PAGES.hand(own, NAMES[:2], language)
    yield "expansion-player", pictures.PAGES.player_board(view, 0, NAMES[:2], language, events)
    yield "expansion-scoring", pictures.scoring(own, ScoreCategory(Category.LAND), NAMES[:2], language)
    rich = replace(own, hand=own.hand._replace(blocks=_PAID, coins=17))
    great = Build(BUILDING_OF["castello8"], City.VIAREGGIO, _PAID)
    yield "expansion-building", pictures.construction(rich, great, NAMES[:2], language)
    yield "expansion-purchase", pictures.purchase(rich, TakeBlocks(2, Blocks(yellow=1, black=1)), NAMES[:2], language)
    end = lesson().end._replace(cards=position.cards, great=position.great)
    result = GAME.rules.outcome(end)
    assert result is not None
    happened = lesson().events()
    grown = growth(happened, len(NAMES[:2]))
    podium, points = pictures.PAGES.final_score(view_of(end, None), result, NAMES[:2], language, grown)
    yield "expansion-score", podium
    yield "expansion-points", points


def _own_view() -> CarraraSeatView:
    view = view_of(expansion_position(), 0)
    assert isinstance(view, CarraraSeatView)
    return view
