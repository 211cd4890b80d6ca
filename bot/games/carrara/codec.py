"""Carrara's positions, events and game records as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.carrara.actions import Action, TurnWheel
from bot.games.carrara.cards.card import Card, CardKind, Cards
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import BUILDINGS, SEGMENTS, Blocks, Building, blocks_of, colours_of
from bot.games.carrara.events import Event
from bot.games.carrara.position import SEATS, Position
from bot.games.chance import Chance
from bot.games.codec import from_json, from_tagged, read_list, short, tags, to_json
from bot.games.contract import BadData, Json, UnknownContent

_ACTIONS = tags(Action)
_EVENTS = tags(Event)


def position_to_json(position: Position) -> Json:
    """Return a position as JSON."""
    return to_json(position)


def position_from_json(data: Json) -> Position:
    """Read a position; raise BadData."""
    position = from_json(Position, data)
    seats = len(position.players)
    if seats not in SEATS:
        raise BadData("players", f"{seats} is not from {SEATS.start} to {SEATS[-1]}")
    if len(position.wheel) != SEGMENTS:
        raise BadData("wheel", f"not {SEGMENTS} segments")
    for name in ("turn", "last_round_by", "announced_by"):
        if getattr(position, name) not in (None, *range(seats)):
            raise BadData(name, "no such seat")
    return position


def action_to_json(action: Action) -> dict[str, Json]:
    """Return an action's keys in the game record, `drawn` not included."""
    data: dict[str, Json] = to_json(action, "action")
    return data


def action_from_json(data: Json) -> Action:
    """Read an action, all keys strictly; raise BadData."""
    action: Action = from_tagged(_ACTIONS, "action", data)
    return action


def events_to_json(events: Sequence[Event]) -> Json:
    """Return events as JSON."""
    return [to_json(event, "event") for event in events]


def events_from_json(data: Json) -> tuple[Event, ...]:
    """Read events; raise BadData."""
    return tuple(
        from_tagged(_EVENTS, "event", item, f"events.{place}") for place, item in enumerate(read_list(data, "events"))
    )


def setup_to_json(position: Position, drawn: Sequence[Sequence[Any]] = ()) -> dict[str, Json]:
    """Return the order of the buildings, and the cards of the expansion, in a dealt position."""
    setup: dict[str, Json] = {"buildings": [building.key for building in (*position.display, *position.stack)]}
    if position.cards is not None:
        setup["cards"] = {kind.value: None if card is None else card.id for kind, card in _by_kind(position.cards)}
    return setup


def draw_anew(position: Position, drawn: Sequence[Json], chance: Chance) -> tuple[Position, dict[int, Json]]:
    """Shuffle the stack of buildings, and with it the setup that leads to it; blocks are only drawn when needed."""
    stack, buildings = chance.sample(position.stack, len(position.stack)), drawn[0]["buildings"]
    setup = drawn[0] | {"buildings": [*buildings[: len(buildings) - len(stack)], *(each.key for each in stack)]}
    return position._replace(stack=tuple(stack)), {0: setup}


def _by_kind(cards: Cards) -> list[tuple[CardKind, Card | None]]:
    return list(zip(CardKind, cards, strict=True))


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draws that `deal` makes: the order of all 30 buildings, and a card of each kind; raise BadData."""
    if not isinstance(data, dict):
        raise BadData("setup", "not an object")
    if "buildings" not in data:
        raise BadData("setup.buildings", "missing")
    if unknown := sorted(set(data) - {"buildings", "cards"}):
        raise BadData(f"setup.{unknown[0][:40]}", "unknown key")
    buildings = [
        Building.from_json(name, "setup.buildings") for name in read_list(data["buildings"], "setup.buildings")
    ]
    if sorted(buildings) != sorted(BUILDINGS):
        raise BadData("setup.buildings", "not each of the 30 buildings once")
    return [buildings, *_cards_from_json(data["cards"])] if "cards" in data else [buildings]


def _cards_from_json(data: Json) -> list[list[Card]]:
    """Read which cards were drawn, in the order of their kinds; null if the deck has none of a kind."""
    if not isinstance(data, dict):
        raise BadData("setup.cards", "not an object")
    kinds = [kind.value for kind in CardKind]
    if wrong := next((kind for kind in (*kinds, *data) if kind not in data or kind not in kinds), None):
        raise BadData(f"setup.cards.{wrong[:40]}", "missing" if wrong in kinds else "unknown key")
    found = []
    for kind in CardKind:
        if (name := data[kind.value]) is not None:
            card = DECK.find(name, kind)
            if card is None:
                raise UnknownContent(f"setup.cards.{kind}", f"unknown: {short(name)}")
            found.append([card])
    return found


def drawn_to_json(action: Action, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the blocks drawn from the bag under the key `drawn`; only turning the wheel has it."""
    if not isinstance(action, TurnWheel):
        return {}
    return {"drawn": blocks_of(list(drawn[0])).to_json()}


def drawn_from_json(action: Action, data: Json) -> list[list[Any]]:
    """Read the blocks drawn from the bag, which turning the wheel must have and nothing else may; raise BadData."""
    if not isinstance(action, TurnWheel):
        if data is not None:
            raise BadData("drawn", "unknown key")
        return []
    if data is None:
        raise BadData("drawn", "missing")
    return [list(colours_of(Blocks.from_json(data, "drawn")))]
