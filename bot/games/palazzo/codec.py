"""Palazzo's positions, events and game records as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final, NamedTuple

from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, to_json
from bot.games.contract import BadData, Codec, Json
from bot.games.hidden import check_every_seat
from bot.games.palazzo.actions import Action, TakeMoney
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOY, ENVOYS, QUARRIES, SEATS, Cards, Stack
from bot.games.palazzo.events import Event
from bot.games.palazzo.position import Phase, Position

STACKS: Final = 3


def check_position(position: Position) -> None:
    """Raise BadData for a position that the rules do not allow: a number or a piece that there is not."""
    check_every_seat(position, SEATS)
    seats, phase = len(position.players), position.phase
    for name, wrong, problem in (
        ("builder", position.builder not in QUARRIES, "no such quarry"),
        ("quarries", len(position.quarries) != len(QUARRIES), f"not {len(QUARRIES)}"),
        ("stacks", len(position.stacks) != STACKS, f"not {STACKS}"),
        ("chosen", position.chosen not in range(seats + 1), "not a number of seats"),
        ("phase", phase is Phase.STOPPED, "not of a position"),
        ("bids", len(position.bids) != seats * (phase is Phase.BIDDING), "not one for each seat in an auction"),
        ("display", bool(position.display) is not (phase is Phase.MONEY), f"not as in the phase {phase}"),
        ("to_build", bool(position.to_build) is not (phase is Phase.BUILDING), f"not as in the phase {phase}"),
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


def setup_to_json(position: Position, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
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
