"""The panels of Palazzo stay within Discord's limits in both languages, and show nothing that a seat may not know."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.games.palazzo.actions import Build, Buy, Insert, Remove, TakeOut
from bot.games.palazzo.lesson import tiles
from bot.games.palazzo.position import PalazzoPhase
from bot.tables.registry import Tables
from bot.texts import texts
from cogs.core.controls import InvalidControl, Select
from cogs.core.face import turn_of
from cogs.core.panel import Panel
from cogs.games.palazzo.packed import Turn, unpack
from cogs.games.palazzo.panels import confirm_panel, turn_panel
from tests.bot.kit import begun, place, placed
from tests.cogs.worst import any_or_last, worst
from tests.games.palazzo.hidden import redeal
from tests.games.palazzo.positions import table as position
from tests.positions import position_of


async def test_panels_show_nothing_hidden(tables: Tables) -> None:
    """Whatever others hold and whatever comes next, a seat's panel is the same."""
    table, chance = await worst(tables, "en", begun=True, game="palazzo"), Random(4)
    for _ in range(40):
        (seat,) = table.actors()
        position, shown = position_of(table), turn_panel(await turn_of(texts("en"), table, seat))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table, "_position", redeal(position, seat, False, chance))
            assert turn_panel(await turn_of(texts("en"), table, seat)) == shown
        legal = table.game.rules.legal(position, seat)
        await table.act(seat, table.revision, any_or_last(None, legal, chance))


async def test_confirmations_have_no_empty_lines(tables: Tables, language: str) -> None:
    """However little there is to say about an action."""
    table, chance = await begun(tables, 2, game="palazzo"), Random(4)
    for _ in range(12):
        (seat,) = table.actors()
        turn: Turn = await turn_of(texts(language), table, seat)
        legal = table.game.rules.legal(position_of(table), seat)
        for action in (each for each in legal if not isinstance(each, Build)):  # built from a draft
            (text,) = confirm_panel(turn, action).texts
            assert all(line.strip() for line in text.split("\n")), text
        await table.act(seat, table.revision, any_or_last(None, legal, chance))


@pytest.mark.parametrize("warehouse", ["b11 b12 b13", "b11 b12 b13 s11 s12 s13 m11"])
async def test_every_pair_can_be_bought(tables: Tables, warehouse: str) -> None:
    """With a small warehouse pairs are in the menu, with a large one beside the first tile."""
    held = "f3 f4 f5 f6 f7"
    there = await placed(
        tables, position(held, warehouse=warehouse, quarries="", phase=PalazzoPhase.REVEALED), 2, game="palazzo"
    )
    turn: Turn = await turn_of(texts("en"), there, 0)
    found = set(chosen_in(turn_panel(turn)))
    for action in list(found):
        found |= set(chosen_in(confirm_panel(turn, action)))
    pairs = {frozenset(action.tiles) for action in found if isinstance(action, Buy) and len(action.tiles) == 2}
    assert pairs == {frozenset(pair) for pair in combinations(tiles(warehouse), 2)}


async def test_every_way_to_rebuild_is_offered(tables: Tables) -> None:
    """However many palazzi there are, with one menu for all, or one for each way."""
    there = await begun(tables, 2, game="palazzo")
    for built in ("b11 b21, b33, m42", "b11, b21, b31, b41, b51, s13 s23, m12 m22 m32 m42"):
        await place(there, position("f3", built=(built,), quarries=""))
        turn: Turn = await turn_of(texts("en"), there, 0)
        legal = there.game.rules.legal(there.position, 0)
        assert set(chosen_in(turn_panel(turn))) == {
            each for each in legal if isinstance(each, TakeOut | Insert | Remove)
        }


def chosen_in(panel: Panel) -> list[Any]:
    menus = [row for row in panel.rows if isinstance(row, Select) and row.id.what == "palazzo_choose"]
    return [unpack(choice.value) for menu in menus for choice in menu.choices]


def test_what_another_version_wrote_is_refused() -> None:
    """An action in an unknown form is not guessed at."""
    for text in ("", "bid", "bid.1", "bid.ffff", f"buy.{'0' * 16}.45", "tile.x", "out.16.1.1", "money.1", "take.١"):
        with pytest.raises(InvalidControl):
            unpack(text)
