"""Carrara's positions, events and game records as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.games.carrara.actions import Action, TurnWheel
from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import BUILDINGS, SEGMENTS, Blocks, Building, blocks_of, colours_of
from bot.games.carrara.events import Event
from bot.games.carrara.position import SEATS, Position
from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, short, to_json
from bot.games.contract import BadData, Codec, Json, UnknownContent
from bot.games.hidden import check_every_seat


def check_position(position: Position) -> None:
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


def setup_to_json(position: Position, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
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
                raise UnknownContent(f"setup.cards.{kind}", f"unknown: {short(name)}")
            draws.append([card])
    return draws


def draw_anew(position: Position, drawn: Sequence[Json], chance: Chance) -> tuple[Position, dict[int, Json]]:
    """Shuffle the stack of buildings, and with it the setup that leads to it; blocks are only drawn when needed."""
    stack = chance.sample(position.stack, len(position.stack))
    setup = drawn[0] | {"buildings": put_last(drawn[0]["buildings"], stack)}
    return position._replace(stack=tuple(stack)), {0: setup}


def drawn_to_json(action: Action, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the blocks drawn from the bag under the key `drawn`; only turning the wheel has it."""
    return {"drawn": blocks_of(list(drawn[0])).to_json()} if isinstance(action, TurnWheel) else {}


def drawn_from_json(action: Action, data: Json) -> list[list[Any]]:
    """Read the blocks drawn from the bag, which turning the wheel must have and nothing else may; raise BadData."""
    check_drawn(data, needed=isinstance(action, TurnWheel))
    return [] if data is None else [[*colours_of(from_json(Blocks, data, "drawn"))]]


CODEC: Final[Codec[Position, Action]] = replace(
    codec_of(Position, Action, Event, check=check_position),
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_to_json=drawn_to_json,
    drawn_from_json=drawn_from_json,
)
