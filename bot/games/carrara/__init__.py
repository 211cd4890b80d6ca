"""The Palaces of Carrara (Wolfgang Kramer and Michael Kiesling, 2012) with its expansion, as a library.

Its rules read in the order in which one plays: `components`, `position`, `actions`, `rules` (the turn), `buying`,
`building`, `scoring`, `ending`, and `cards` of the expansion; `view` says who knows what. `events` are what happened.

`GAME` holds them all. `legal` lists what a seat may do, `play` turns one immutable position into the next, and chance
is passed in: any `random.Random` will do.

>>> from random import Random
>>> from bot.games.carrara import GAME
>>> from bot.games.carrara.actions import EndTurn, TurnWheel
>>> rules, chance = GAME.rules, Random(1)
>>> position = rules.deal(2, {}, chance)
>>> rules.actors(position)
(0,)
>>> played = rules.play(position, 0, TurnWheel(), chance)
>>> turned = played.events[0]
>>> sum(turned.drawn)
5
>>> rules.legal(played.position, 0)[0]
TakeBlocks(segment=1, blocks=Blocks(white=0, yellow=0, red=0, green=0, blue=1, black=0))

An illegal action is refused with a code and its facts:

>>> from bot.games.contract import IllegalAction
>>> try:
...     rules.play(played.position, 1, EndTurn(), chance)
... except IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 0})

Computer players decide from what their seat may see, so a whole game takes a few lines:

>>> players = [GAME.computers.players[name] for name in ("novice", "random")]
>>> while rules.outcome(position) is None:
...     seat = position.turn
...     view, legal = GAME.views.view(position, seat), rules.legal(position, seat)
...     position = rules.play(position, seat, players[seat].choose(view, seat, legal, chance), chance).position
>>> rules.outcome(position).winners
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.games.carrara.actions import Action, TurnWheel
from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.cards.deck import DECK, LARGEST_FILE, add_own_cards
from bot.games.carrara.components import BUILDINGS, SEGMENTS, Blocks, Building, blocks_of, colours_of
from bot.games.carrara.computer import COMPUTERS
from bot.games.carrara.ending import outcome
from bot.games.carrara.events import Event
from bot.games.carrara.position import DOCUMENTED_ONLY, EXPANSION, SEATS, CarraraPosition, deal
from bot.games.carrara.rules import actors, forced_action, is_end_of_turn, legal, may_end_unasked, play
from bot.games.carrara.statistics import FIGURES, count_figures, growth
from bot.games.carrara.view import CarraraView, determinize, end_early, view, view_with_memory
from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, short_repr, to_json
from bot.games.contract import BadData, Codec, Game, Json, Meta, OwnContent, Rules, Statistics, UnknownContent, Views
from bot.games.hidden import check_every_seat
from bot.games.statistics import points_of_players

# Positions and records as JSON


def check_position(position: CarraraPosition) -> None:
    """Raise BadData for a position that the rules do not allow."""
    check_every_seat(position, SEATS)
    if len(position.wheel) != SEGMENTS:
        raise BadData("wheel", f"not {SEGMENTS} segments")


class _CardIds(NamedTuple):
    """The card of each kind; None if the deck has none."""

    top: str | None
    object: str | None
    building: str | None
    extra: str | None


_WITHOUT_CARDS: Final = _CardIds(None, None, None, None)


class _Setup(NamedTuple):
    buildings: tuple[Building, ...]
    cards: _CardIds = _WITHOUT_CARDS


def setup_to_json(position: CarraraPosition, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the order of the buildings, and the cards of the expansion, in a dealt position."""
    cards = _WITHOUT_CARDS if position.cards is None else _CardIds(*(card and card.id for card in position.cards))
    setup: dict[str, Json] = to_json(_Setup((*position.display, *position.stack), cards))
    return setup


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draws that `deal` makes: the order of all 30 buildings, and a card of each kind; raise BadData."""
    setup = from_json(_Setup, data, "setup")
    if sorted(setup.buildings) != sorted(BUILDINGS):
        raise BadData("setup.buildings", "not each of the 30 buildings once")
    draws: list[list[Any]] = [[*setup.buildings]]
    for kind, name in zip(CardKind, setup.cards, strict=True):
        if name is not None:
            if (card := DECK.find(name, kind)) is None:
                raise UnknownContent(f"setup.cards.{kind}", f"unknown: {short_repr(name)}")
            draws.append([card])
    return draws


def draw_anew(
    position: CarraraPosition, drawn: Sequence[Json], chance: Chance
) -> tuple[CarraraPosition, dict[int, Json]]:
    """Shuffle the stack of buildings, and with it the setup that leads to it; blocks are only drawn when needed."""
    stack = chance.sample(position.stack, len(position.stack))
    setup = drawn[0] | {"buildings": put_last(drawn[0]["buildings"], stack)}
    return position._replace(stack=tuple(stack)), {0: setup}


def write_draws(action: Action, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the blocks drawn from the bag under the key `drawn`; only turning the wheel has it."""
    return {"drawn": blocks_of(list(drawn[0])).to_json()} if isinstance(action, TurnWheel) else {}


def read_draws(action: Action, data: Json) -> list[list[Any]]:
    """Read the blocks drawn from the bag, which turning the wheel must have and nothing else may; raise BadData."""
    check_drawn(data, needed=isinstance(action, TurnWheel))
    return [] if data is None else [[*colours_of(from_json(Blocks, data, "drawn"))]]


CODEC: Final[Codec[CarraraPosition, Action]] = replace(
    codec_of(CarraraPosition, Action, Event, check=check_position),
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_to_json=write_draws,
    drawn_from_json=read_draws,
)


VARIANTS: Mapping[str, Mapping[str, bool]] = {
    "base": {},
    "expansion": {EXPANSION: True},
    "documented": {EXPANSION: True, DOCUMENTED_ONLY: True},
}
"""The options of each variant, the plain one first."""

# The game

GAME: Final[Game[CarraraPosition, Action, CarraraView]] = Game(
    meta=Meta("carrara", rules_version=1, seats=SEATS, variants=VARIANTS, hidden_hands=True),
    rules=Rules(
        deal, actors, legal, play, outcome, forced_action, is_end_of_turn, may_end_unasked, draw_anew=draw_anew
    ),
    views=Views(view, view_with_memory, determinize, end_early),
    codec=CODEC,
    statistics=Statistics(FIGURES, count_figures, growth, points_of_players),
    computers=COMPUTERS,
    own_content=OwnContent("cards", LARGEST_FILE, add_own_cards),
)
