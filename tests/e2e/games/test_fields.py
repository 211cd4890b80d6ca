"""A game without panels of its own in which a great many actions are legal: one is chosen field by field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

import pytest

from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.contract import Played
from bot.games.define import game
from bot.games.hidden import Seat
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.controls import Select
from cogs.core.face import turn_of
from cogs.core.panel import Panel
from cogs.play.plain_face import choosing_panel
from tests.cogs.limits import check_panel
from tests.e2e.world import World

GAME = "fives"
"""Its place is taken by the game below."""


@dataclass(frozen=True)
class Position:
    """The last bid, and whose turn it is."""

    turn: Seat = 0
    count: int = 0


@dataclass(frozen=True)
class Bid:
    count: int
    face: int


class Doubt(NamedTuple):
    """Doubt the bid."""


class Accuse(NamedTuple):
    whom: Seat
    way: int


@dataclass(frozen=True)
class Signal:
    a: bool
    b: bool
    c: bool
    d: bool
    e: bool
    f: bool
    g: bool
    h: bool


@dataclass(frozen=True)
class Did:
    seat: Seat


DOUBTS: list[Any] = [Doubt()]
BIDS = [*DOUBTS, Accuse(1, 0), *(Bid(count, face) for count in range(1, 16) for face in range(2, 7))]
LEGAL: dict[str, list[Any]] = {
    "only bids": BIDS[2:],
    "a field with many values": [Bid(count, face) for count in range(1, 55) for face in (2, 3)][:-1],
    "many fields": [Signal(*flags) for flags in product((False, True), repeat=8)],
    "seats": [Accuse(whom, way) for whom in (0, 1) for way in range(20)],
    "a kind of few and one of many": [*(Accuse(1, way) for way in range(1, 25)), *BIDS],
    "the same twice": BIDS * 2,
}


def play(position: Position, seat: int, action: Any, chance: Chance) -> Played[Position]:
    count = action.count if isinstance(action, Bid) else 0
    return Played(replace(position, turn=1 - seat, count=count), (Did(seat),))


async def begin(world: World, monkeypatch: pytest.MonkeyPatch, legal: Sequence[Any]) -> Table:
    """Begin a game that never ends and in which the same actions are always legal."""
    made = game(
        GAME,
        seats=range(2, 3),
        position=Position,
        actions=Bid | Doubt | Accuse | Signal,
        events=Did,
        deal=lambda seats, options, chance: Position(),
        actors=lambda position: (position.turn,),
        legal=lambda position, seat: legal,
        play=play,
        outcome=lambda _: None,
    )
    monkeypatch.setitem(GAMES._loaded, GAME, made)  # which has nothing in place of games that are not there
    world.channel = world.guild.create_text_channel("fields")
    return await world.start()


def selects(panel: Panel) -> list[Select]:
    return [row for row in panel.rows if isinstance(row, Select)]


@pytest.mark.slow
async def test_every_action_can_be_chosen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every panel on the way fits and shows the choice so far."""
    for name, legal in LEGAL.items():
        table = await begin(world, monkeypatch, legal)
        turn = await turn_of(texts("de"), table, table.actors()[0])
        found, seen, open_ = set[int](), {""}, [""]
        while open_:
            panel = choosing_panel(turn, open_.pop())
            check_panel(panel)
            *former, last = selects(panel)
            assert all(sum(choice.chosen for choice in select.choices) == 1 for select in former)
            assert not any(choice.chosen for choice in last.choices)
            assert len({choice.label for choice in last.choices}) == len(last.choices) or name == "the same twice"
            for value in [choice.value for select in selects(panel) for choice in select.choices]:
                if value.isdecimal():
                    found.add(int(value))
                elif value not in seen:
                    seen.add(value)
                    open_.append(value)
        assert found == set(range(len(legal))), name
