"""The panels of Carcassonne stay within Discord's limits in both languages, to the end of the longest games."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.games.carcassonne.board import with_ingots
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonnePosition, Claim
from bot.games.carcassonne.prospects import fitting_turns
from bot.tables.registry import Tables
from bot.texts import texts
from cogs.core.controls import InvalidControl, Select
from cogs.core.face import turn_of
from cogs.core.panel import Panel
from cogs.games.carcassonne.draft import Turn, read_draft, tile_of
from cogs.games.carcassonne.panels import place_panel, turn_panel
from tests.cogs.worst import buttons_of, check, sprawling, worst
from tests.games.carcassonne.positions import asked
from tests.games.changing import change

SUCCESS = discord.ButtonStyle.success


async def test_every_place_can_be_chosen(tables: Tables) -> None:
    """However many there are, on buttons or in selects."""
    table = await worst(tables, "de", begun=True, game="carcassonne", variant="gold_mines")
    for number in range(50):
        (seat,) = table.actors()
        turn: Turn = await turn_of(texts("de"), table, seat)
        if turn.view.phase is CarcassonnePhase.TILE and number % 6 == 0:
            places = fitting_turns(turn.view.board, tile_of(turn.view))
            assert sorted(offered(place_panel(turn))) == sorted(f"{place.x}.{place.y}" for place in places)
        legal = list(table.game.rules.legal(table.position, seat))
        await table.act(seat, table.revision, sprawling(turn.view, legal, Random(1)))


def offered(panel: Panel) -> list[str]:
    what = "carcassonne_place"
    selects = [row for row in panel.rows if isinstance(row, Select) and row.id.what == what]
    on_buttons = [each.id.arg for each in buttons_of(panel) if each.id.what == what]
    return [*on_buttons, *(choice.value for select in selects for choice in select.choices)]


@pytest.mark.parametrize("more", [0, 5])
async def test_choosing_an_ingot(tables: Tables, monkeypatch: pytest.MonkeyPatch, more: int) -> None:
    """The panel tells what each way brings, proposes one, and stays within the limits with few tiles and with many."""
    view = asked().open
    further = [Claim(x, 1, (0, 1, 4)) for x in range(-more, 0)]
    board = with_ingots(view.board, [claim.place for claim in further])
    view = view._replace(board=board, claims=(*view.claims, *further), players=(view.players[0],) * 5)
    change(monkeypatch, "carcassonne", rules_deal=lambda *_: CarcassonnePosition(view, ()))
    table = await worst(tables, "de", begun=True, game="carcassonne", variant="gold_mines")
    panel = turn_panel(await turn_of(texts("de"), table, 0))
    check(panel)
    assert [each.id.what for each in buttons_of(panel) if each.style is SUCCESS] == ["carcassonne_take"]
    assert panel.texts[0].count("\n- ") == 2 + more


def test_what_another_version_wrote_is_refused() -> None:
    """A draft in an unknown form is not guessed at."""
    for text in ("", "1", "1.2.3", "1.2.4.0.", "1.2.3.0.8", "x.2.3.0.", "1.2.3.-1.", "1234.0.0.0.", "١.0.0.0."):
        with pytest.raises(InvalidControl):
            read_draft(text)
