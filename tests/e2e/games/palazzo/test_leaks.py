"""Nothing hidden leaks: games that differ only in hands, stacks, pile and orders look the same to everyone else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.palazzo import GAME as RULES
from bot.games.palazzo.components import Stack
from bot.games.palazzo.orders import BidUpTo, BuildBest, TakeMoneyBy
from bot.games.palazzo.position import PalazzoPosition
from bot.tables import orders
from bot.tables.table import Table
from tests.e2e.witness import Turns, Witness, check_same, watch
from tests.e2e.world import World
from tests.games.palazzo.hidden import redeal
from tests.games.palazzo.positions import table

GAME = "palazzo"
TRIED: list[tuple[str, dict[str, Any]]] = [
    *((f"palazzo {command}", {}) for command in ("money", "tiles", "buy", "auction", "bid", "pass", "choose", "build")),
    ("palazzo rebuild", {}),
    ("palazzo worth", {}),
    ("order list", {}),
    ("order give", {"what": "fly"}),
    ("order give", {"what": "1"}),
    ("order withdraw", {"which": "the auction"}),
]
OPTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("palazzo money", "cards", {}),
    ("palazzo buy", "tiles", {}),
    ("palazzo bid", "amount", {}),
    ("palazzo build", "place", {}),
    ("palazzo rebuild", "what", {}),
    ("palazzo bid", "cards", {}),
    ("order give", "what", {}),
    ("order withdraw", "which", {}),
]
TURNS: Turns = (
    (0, "palazzo money", {}),
    (0, "palazzo money", {"cards": "florin 7 scudo 6"}),
    (1, "palazzo money", {"cards": "ducat 5"}),
    (1, "palazzo tiles", {}),
    (1, "palazzo auction", {}),
    (2, "palazzo pass", {}),
    (0, "palazzo pass", {}),
    (1, "palazzo build", {"place": "new", "second": "new"}),
)
"""Whose command it is, and the command; the last card of the money is taken without one."""


def dealt() -> PalazzoPosition:
    """Set up seat 0's turn in mid-game at a table of three; the next cards and tiles are known."""
    position = table(
        "f3 f4 d5 c2",
        "s3 s7",
        "f4 s4 s5",
        built=("b11 s21, m31", "m11", "s13 b23"),
        quarries="s11, s31, m12, b12",
        warehouse="m21",
        stack="b31 s41 m52 b41",
        pile="f7 s6 d5 d3 f5 f6 d6 s3 c2 c2",
    )
    return position


def _changed(position: PalazzoPosition) -> PalazzoPosition:
    """Deal the hands of all but seat 0 anew, and all that comes after the next four cards and the next two tiles."""
    chance, last, pile = Random(5), position.stacks[-1], position.pile
    anew = redeal(position._replace(pile=pile[4:], stacks=(Stack(), Stack(), Stack(last[2:]))), 0, False, chance)
    return anew._replace(pile=(*pile[:4], *anew.pile), stacks=(Stack(), Stack(), Stack([*last[:2], *anew.stacks[-1]])))


async def _ordering(there: Table, seat: int) -> None:
    """Give orders that nothing here asks for."""
    offered = orders.list_offered(there, seat)
    for kind in (BuildBest, TakeMoneyBy, BidUpTo):
        await orders.give(there, seat, next(order for order in offered if isinstance(order, kind)), waits=True)


@pytest.mark.slow
async def test_hidden_state_makes_no_difference(tmp_path: Path) -> None:
    """Two games that differ only in hidden information, orders too, look the same byte for byte."""

    async def order(there: Table) -> None:
        for seat in (1, 2):
            await _ordering(there, seat)

    def witness(world: World, name: str) -> Witness:
        return Witness(world, name, TRIED, OPTIONS)

    changed = _changed(dealt())
    one, position = await watch(tmp_path / "one", GAME, dealt(), TURNS, witness, (0,))
    other, twin = await watch(tmp_path / "other", GAME, changed, TURNS, witness, (0,), order)
    assert position != twin
    assert RULES.views.view(position, 0, False) == RULES.views.view(twin, 0, False)
    check_same(one, other)
