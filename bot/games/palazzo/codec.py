"""Palazzo's positions, events and game records as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final, NamedTuple

from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, to_json
from bot.games.contract import BadData, Codec, Json
from bot.games.palazzo.actions import Action, TakeMoney
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOYS, QUARRIES, SEATS, Cards, Stack
from bot.games.palazzo.events import Event
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.setup import check_whole

STACKS: Final = 3


def check_position(position: Position) -> None:
    """Raise BadData for a position that the rules do not allow."""
    _check_numbers(position)
    _check_phase(position)
    _check_asked(position)
    _check_palazzi(position)
    _check_cards(position)
    _check_tiles(position)


def _check_numbers(position: Position) -> None:
    seats = len(position.players)
    if seats not in SEATS:
        raise BadData("players", f"{seats} is not from {SEATS.start} to {SEATS[-1]}")
    for name, value in (("turn", position.turn), ("asked", position.asked)):
        if value not in range(seats):
            raise BadData(name, "no such seat")
    if position.builder not in QUARRIES:
        raise BadData("builder", "no such quarry")
    if len(position.quarries) != len(QUARRIES):
        raise BadData("quarries", f"not {len(QUARRIES)}")
    if len(position.stacks) != STACKS:
        raise BadData("stacks", f"not {STACKS}")
    if position.chosen not in range(seats + 1):
        raise BadData("chosen", "not a number of seats")
    if position.even_stacks and position.own_stacks:
        raise BadData("own_stacks", "one split of the tiles only")


def _check_phase(position: Position) -> None:
    """Raise BadData unless each part is there in just the phase that needs it."""
    phase = position.phase
    if phase is Phase.STOPPED:
        raise BadData("phase", "not of a position")
    for name, there, needed in (
        ("display", bool(position.display), phase is Phase.MONEY),
        ("bids", bool(position.bids), phase is Phase.BIDDING),
        ("to_build", bool(position.to_build), phase is Phase.BUILDING),
    ):
        if there is not needed:
            raise BadData(name, "missing" if needed else f"not in the phase {phase}")
    if position.bids and len(position.bids) != len(position.players):
        raise BadData("bids", "not one for each seat")
    if position.bids and position.bids[position.asked].passed:
        raise BadData("asked", "has passed")
    if phase in (Phase.BIDDING, Phase.CHOOSING) and not position.quarry:
        raise BadData("quarries", "no tile where the builder stands")
    if position.chosen and phase not in (Phase.CHOOSING, Phase.BUILDING):
        raise BadData("chosen", f"not in the phase {phase}")


def _check_asked(position: Position) -> None:
    """Raise BadData unless the seat that is asked is the one whose turn it is, or so many after it as have acted."""
    phase, seats = position.phase, len(position.players)
    after = (position.asked - position.turn) % seats
    if phase in (Phase.TURN, Phase.REVEALED, Phase.END) and after:
        raise BadData("asked", "not the seat whose turn it is")
    if phase is Phase.MONEY and len(position.display) != (seats - after if after else seats + 1):
        raise BadData("display", "not a card for each seat to come")
    if phase is Phase.CHOOSING and after != position.chosen:
        raise BadData("chosen", "not those before the seat that is asked")
    if phase is Phase.CHOOSING and len(position.quarry) < seats - after:
        raise BadData("quarries", "not a tile for each seat to come")
    if phase is Phase.BUILDING and position.chosen:
        if after != position.chosen - 1:
            raise BadData("chosen", "not those up to the seat that is asked")
        if len(position.quarry) < seats - position.chosen or len(position.to_build) > 1:
            raise BadData("quarries", "not a tile for each seat to come")
    if position.bids and sum(not laid.passed for laid in position.bids) < 2:
        raise BadData("bids", "an auction that is over")


def _check_palazzi(position: Position) -> None:
    for seat, player in enumerate(position.players):
        numbers = [palazzo.number for palazzo in player.palazzi]
        if numbers != sorted(set(numbers)) or not set(numbers) <= {*range(1, player.begun + 1)}:
            raise BadData(f"players.{seat}.palazzi", "wrongly numbered")
        for number, palazzo in enumerate(player.palazzi):
            path = f"players.{seat}.palazzi.{number}.floors"
            if not palazzo.floors or any(above.floor <= below.floor for below, above in pairwise(palazzo.floors)):
                raise BadData(path, "not rising")
        if not player.hand.holds(player.shown):
            raise BadData(f"players.{seat}.shown", "not in hand")


def _check_cards(position: Position) -> None:
    hands = [card for player in position.players for card in player.hand]
    laid = [card for each in position.bids for card in each.cards]
    cards = Cards([*hands, *laid, *position.pile, *position.discards, *position.display])
    if cards != ALL_CARDS:
        raise BadData("pile", f"with all other cards not the {len(ALL_CARDS)} of the game")


def _check_tiles(position: Position) -> None:
    hidden = [tile for stack in position.stacks for tile in stack.tiles]
    lying = [*position.warehouse, *(tile for quarry in position.quarries for tile in quarry), *position.to_build]
    built = [tile for player in position.players for palazzo in player.palazzi for tile in palazzo.floors]
    if Counter([*hidden, *lying, *built]) - Counter(ALL_TILES):
        raise BadData("stacks", "with all other tiles more than there are")
    envoys = [len(stack) - len(stack.tiles) for stack in position.stacks]
    if position.envoys not in range(ENVOYS + 1) or envoys != [0, 0, ENVOYS - position.envoys]:
        raise BadData("envoys", f"not {ENVOYS}, with those in the last stack")
    if (position.envoys == ENVOYS) is not (position.phase is Phase.OVER):
        raise BadData("phase", "the fifth envoy ends the game")


class _Stacks(NamedTuple):
    I: Stack  # noqa: E741
    II: Stack
    III: Stack


class _Setup(NamedTuple):
    stacks: _Stacks
    money: Cards


def setup_to_json(position: Position, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the stacks and the money of a dealt position, in order from the top."""
    opened = [tile for quarry in position.quarries for tile in quarry] + [*position.warehouse]
    first, *others = position.stacks
    money = [card for player in position.players for card in player.hand] + [*position.pile]
    setup: dict[str, Json] = to_json(_Setup(_Stacks(Stack([*opened, *first]), *others), Cards(money)))
    return setup


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draws that `deal` makes: the stacks, and the order of the money; raise BadData."""
    setup = from_json(_Setup, data, "setup")
    check_whole(setup.stacks)
    if setup.money != ALL_CARDS:
        raise BadData("setup.money", f"not all {len(ALL_CARDS)} cards")
    return [[*setup.stacks], [*setup.money]]


def drawn_to_json(action: Action, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
    """Return the discards in their new order under the key `drawn`, empty if the pile sufficed; only for money."""
    if not isinstance(action, TakeMoney):
        return {}
    return {"drawn": to_json(list(drawn[0])) if drawn else []}


def drawn_from_json(action: Action, data: Json) -> list[list[Any]]:
    """Read the discards in their new order, which taking money must have and nothing else may; raise BadData."""
    check_drawn(data, needed=isinstance(action, TakeMoney))
    return [[*from_json(Cards, data, "drawn")]] if data else []


def draw_anew(position: Position, drawn: Sequence[Json], chance: Chance) -> tuple[Position, dict[int, Json]]:
    """Shuffle the stacks and the pile, and with them the setup, or the latest shuffling of discards, that led there."""
    stacks = [Stack(chance.sample(stack, len(stack))) for stack in position.stacks]
    pile = tuple(chance.sample(position.pile, len(position.pile)))
    shuffled = max(row for row, there in enumerate(drawn) if row == 0 or there.get("drawn"))
    anew: dict[int, Json] = {0: drawn[0] | {"stacks": dict(drawn[0]["stacks"])}}
    for name, stack in zip(_Stacks._fields, stacks, strict=True):
        anew[0]["stacks"][name] = put_last(drawn[0]["stacks"][name], stack)
    key = "drawn" if shuffled else "money"
    anew[shuffled] = anew.get(shuffled, {}) | {key: put_last(drawn[shuffled][key], pile)}
    return position._replace(stacks=tuple(stacks), pile=pile), anew


CODEC: Final[Codec[Position, Action]] = replace(
    codec_of(Position, Action, Event, check=check_position),
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_to_json=drawn_to_json,
    drawn_from_json=drawn_from_json,
)
