"""Palazzo (Reiner Knizia, 2005), as a library.

Its rules read in the order in which one plays: `components`, `setup`, `position`, `actions`, `turn`, `auction`,
`building`, `payment`, `scoring`; `rules` says who may do what, and `view` who knows what. `events` are what happened.

`GAME` holds them all. `legal` lists what a seat may do, `play` turns one immutable position into the next, and chance
is passed in: any `random.Random` will do.

>>> from random import Random
>>> from bot.games.palazzo import GAME
>>> from bot.games.palazzo.actions import Auction, Pass, Reveal
>>> rules, chance = GAME.rules, Random(1)
>>> position = rules.deal(2, {}, chance)
>>> rules.actors(position), len(rules.legal(position, 0))
((0,), 2)
>>> position = rules.play(position, 0, Reveal(), chance).position
>>> [*rules.legal(position, 0)][-1]
Auction()
>>> auctioned = rules.play(position, 0, Auction(), chance)

In an auction the seats are asked one after the other, whoever's turn it is. However many raises a hand allows, they are
counted and found without being listed:

>>> rules.actors(auctioned.position)
(1,)
>>> raises = rules.legal(auctioned.position, 1)
>>> len(raises), raises[0]
(6, Bid(cards=(florin5,)))

An illegal action is refused with a code and its facts:

>>> from bot.games.contract import IllegalAction
>>> try:
...     rules.play(auctioned.position, 0, Pass(), chance)
... except IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 1})

What a seat sees holds its own hand alone, and what it could do can be tried out on that:

>>> from bot.games.palazzo.payment import most
>>> from bot.games.palazzo.preview import preview
>>> seen = GAME.views.view(auctioned.position, 1)
>>> most(seen.hand), [player.cards for player in seen.players]
(11, [4, 4])
>>> preview(seen, [raises[0]]).view.bids[1].value
5
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final, NamedTuple

from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, to_json
from bot.games.contract import (
    BadData,
    Codec,
    Game,
    GameEnded,
    Json,
    Meta,
    OwnContent,
    Rules,
    Statistics,
    TurnEnded,
    Views,
)
from bot.games.hidden import check_every_seat
from bot.games.palazzo.actions import Action, TakeMoney
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOY, ENVOYS, QUARRIES, SEATS, Cards, Stack, Tile
from bot.games.palazzo.computer import COMPUTERS
from bot.games.palazzo.events import (
    AuctionWon,
    Event,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    PalazzoBegun,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TilesBought,
    TilesLeft,
)
from bot.games.palazzo.orders import ORDERS
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import actors, following, forced_action, is_end_of_turn, legal, play
from bot.games.palazzo.scoring import outcome, points_of, points_of_all
from bot.games.palazzo.setup import LARGEST_FILE, VARIANTS, add_own_stacks, deal
from bot.games.palazzo.view import PalazzoView, determinize, end_early, view, view_with_memory

# Figures and growth

FIGURES: Final = (
    "turns",
    "cards_taken",
    "bought",
    "auctions",
    "won",
    "free",
    "chosen",
    "highest_bid",
    "spent",
    "rebuilt",
    "discarded",
    "best_palazzo",
)
"""Turns; cards taken; tiles bought; auctions won; tiles won in them, and those won for the certificate alone; tiles
taken of full quarries; the highest bid that won; what was spent on purchases and bids; tiles rebuilt; tiles put out of
the game; the most points of a palazzo at any time."""


def _follow(palazzi: dict[int, set[Tile]], event: Event) -> None:
    """Apply an event of a seat to its palazzi, which are given by number."""
    match event:
        case PalazzoBegun(_, tile, number):
            palazzi[number] = {tile}
        case FloorAdded(_, tile, number):
            palazzi[number].add(tile)
        case FloorTakenOut(_, number, tile, single):
            palazzi[number].remove(tile)
            palazzi[single] = {tile}
        case TileInserted(_, single, tile, number):
            del palazzi[single]
            palazzi[number].add(tile)
        case TileRemoved(_, single):
            del palazzi[single]


def _points_by_event(events: Iterable[Event], seats: int) -> Iterator[tuple[int, Event, list[int]]]:
    """Yield each event with its seat, and the points of that seat's palazzi afterwards."""
    palazzi: list[dict[int, set[Tile]]] = [{} for _ in range(seats)]
    for event in events:
        if not isinstance(event, TilesLeft | GameEnded):
            own = palazzi[event.seat]
            _follow(own, event)
            yield event.seat, event, [points_of(floors).total for floors in own.values()]


def count_figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat, from the events of all effective moves, in order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for seat, event, points in _points_by_event(events, seats):
        _count(counted[seat], event)
        counted[seat]["best_palazzo"] = max(counted[seat]["best_palazzo"], *points, 0)
    return counted


def _count(own: dict[str, int], event: Event) -> None:
    match event:
        case TurnEnded():
            own["turns"] += 1
        case MoneyChosen(_, cards):
            own["cards_taken"] += len(cards)
        case TilesBought(_, tiles, cards, price):
            own["bought"] += len(tiles)
            own["spent"] += price
        case AuctionWon(_, _, tiles, cards, bid):
            own["auctions"] += 1
            own["won"] += len(tiles)
            own["free"] += 0 if cards else len(tiles)
            own["highest_bid"] = max(own["highest_bid"], bid)
            own["spent"] += bid if cards else 0
        case TileChosen():
            own["chosen"] += 1
        case FloorTakenOut() | TileInserted():
            own["rebuilt"] += 1
        case TileDiscarded() | TileRemoved():
            own["discarded"] += 1


def growth(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return for each seat the points of its palazzi after each of its turns."""
    grown: list[list[int]] = [[] for _ in range(seats)]
    for seat, event, points in _points_by_event(events, seats):
        if isinstance(event, TurnEnded):
            grown[seat].append(sum(points))
    return tuple(map(tuple, grown))


def points_of_seats(view: PalazzoView) -> list[int]:
    return [points_of_all(player.palazzi).total for player in view.players]


# Positions and records as JSON

STACKS: Final = 3


def check_position(position: PalazzoPosition) -> None:
    """Raise BadData for a position that the rules do not allow, such as one with pieces that do not exist."""
    check_every_seat(position, SEATS)
    seats, phase = len(position.players), position.phase
    for name, wrong, problem in (
        ("builder", position.builder not in QUARRIES, "no such quarry"),
        ("quarries", len(position.quarries) != len(QUARRIES), f"not {len(QUARRIES)}"),
        ("stacks", len(position.stacks) != STACKS, f"not {STACKS}"),
        ("chosen", position.chosen not in range(seats + 1), "not a number of seats"),
        ("phase", phase is PalazzoPhase.STOPPED, "not of a position"),
        ("bids", len(position.bids) != seats * (phase is PalazzoPhase.BIDDING), "not one for each seat in an auction"),
        ("display", bool(position.display) is not (phase is PalazzoPhase.MONEY), f"not as in the phase {phase}"),
        ("to_build", bool(position.to_build) is not (phase is PalazzoPhase.BUILDING), f"not as in the phase {phase}"),
    ):
        if wrong:
            raise BadData(name, problem)
    held = [*[player.hand for player in position.players], *[laid.cards for laid in position.bids]]
    if Cards(chain(position.pile, position.discards, position.display, *held)) != ALL_CARDS:
        raise BadData("pile", f"with all other cards not the {len(ALL_CARDS)} of the game")
    built = [palazzo.floors for player in position.players for palazzo in player.palazzi]
    lying = [position.warehouse, position.to_build, *position.quarries, *[stack.tiles for stack in position.stacks]]
    if Counter(chain(*built, *lying)) - Counter(ALL_TILES):
        raise BadData("stacks", "with all other tiles more than there are")
    if position.envoys + sum(stack.count(ENVOY) for stack in position.stacks) != ENVOYS:
        raise BadData("envoys", f"with those in the stacks not {ENVOYS}")


class _Stacks(NamedTuple):
    I: Stack  # noqa: E741
    II: Stack
    III: Stack


class _StacksAndMoney(NamedTuple):
    stacks: _Stacks
    money: Cards


def setup_to_json(position: PalazzoPosition, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the stacks and the money of a dealt position, in order from the top."""
    opened = [tile for quarry in position.quarries for tile in quarry] + [*position.warehouse]
    first, *others = position.stacks
    money = [card for player in position.players for card in player.hand] + [*position.pile]
    setup: dict[str, Json] = to_json(_StacksAndMoney(_Stacks(Stack([*opened, *first]), *others), Cards(money)))
    return setup


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draws that `deal` makes: the stacks, and the order of the money; raise BadData."""
    setup = from_json(_StacksAndMoney, data, "setup")
    if setup.money != ALL_CARDS:
        raise BadData("setup.money", f"not all {len(ALL_CARDS)} cards")
    return [[*setup.stacks], [*setup.money]]


def write_draws(action: Action, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the discards in their new order under the key `drawn`, empty if the pile sufficed; only for money."""
    if not isinstance(action, TakeMoney):
        return {}
    return {"drawn": to_json(list(drawn[0])) if drawn else []}


def read_draws(action: Action, data: Json) -> list[list[Any]]:
    """Read the discards in their new order, which taking money must have and nothing else may; raise BadData."""
    check_drawn(data, needed=isinstance(action, TakeMoney))
    return [[*from_json(Cards, data, "drawn")]] if data else []


def draw_anew(
    position: PalazzoPosition, drawn: Sequence[Json], chance: Chance
) -> tuple[PalazzoPosition, dict[int, Json]]:
    """Shuffle the stacks and the pile, and replace the draws that led to them: the setup, or the latest shuffle."""
    stacks = [Stack(chance.sample(stack, len(stack))) for stack in position.stacks]
    pile = tuple(chance.sample(position.pile, len(position.pile)))
    shuffled = max(row for row, there in enumerate(drawn) if row == 0 or there.get("drawn"))
    anew: dict[int, Json] = {0: drawn[0] | {"stacks": dict(drawn[0]["stacks"])}}
    for name, stack in zip(_Stacks._fields, stacks, strict=True):
        anew[0]["stacks"][name] = put_last(drawn[0]["stacks"][name], stack)
    key = "drawn" if shuffled else "money"
    anew[shuffled] = anew.get(shuffled, {}) | {key: put_last(drawn[shuffled][key], pile)}
    return position._replace(stacks=tuple(stacks), pile=pile), anew


CODEC: Final[Codec[PalazzoPosition, Action]] = replace(
    codec_of(PalazzoPosition, Action, Event, check=check_position),
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_to_json=write_draws,
    drawn_from_json=read_draws,
)

# The game

GAME: Final[Game[PalazzoPosition, Action, PalazzoView]] = Game(
    meta=Meta("palazzo", rules_version=1, seats=SEATS, variants=VARIANTS, hidden_hands=True),
    rules=Rules(
        deal, actors, legal, play, outcome, forced_action, is_end_of_turn, following=following, draw_anew=draw_anew
    ),
    views=Views(view, view_with_memory, determinize, end_early),
    codec=CODEC,
    statistics=Statistics(FIGURES, count_figures, growth, points_of_seats),
    computers=COMPUTERS,
    own_content=OwnContent("stacks", LARGEST_FILE, add_own_stacks),
    orders=ORDERS,
)
