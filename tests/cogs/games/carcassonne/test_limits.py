"""The panels of Carcassonne stay within Discord's limits in both languages, to the end of the longest games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import discord
import pytest

from bot.games.carcassonne import Phase, Place, PlaceTile, Position, View
from bot.games.carcassonne.board import around, beside, with_ingots
from bot.games.carcassonne.position import Claim
from bot.games.carcassonne.prospects import turns_by_place
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.controls import Button, InvalidControl, Select
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.games.carcassonne.draft import Draft, Turn, completed, open_numbers, read_draft, tile_of
from cogs.games.carcassonne.look import fields_panel, fit_panel
from cogs.games.carcassonne.panels import draft_panel, place_panel, turn_panel
from cogs.play.turn import turn_of
from cogs.tables.more import more_panel
from render.engine.picture import Picture
from tests.cogs.worst import check, worst
from tests.games.carcassonne.positions import asked
from tests.games.changing import change

SUCCESS = discord.ButtonStyle.success
BLANK = Picture(b"\xff\xd8\xff", "x" * 1024)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.exhaustive)])
async def test_panels(tables: Tables, language: str) -> None:
    """Every panel fits, with as many pictures as it may have, in games that sprawl and games at random."""
    for sprawls in (True, False):
        table, chance = await worst(tables, language, begun=True, game="carcassonne", variant="gold_mines"), Random(3)
        number = 0
        while table.actors():
            (seat,) = table.actors()
            if number % 21 == 0 or len(table.view(seat).left) < 3:
                for panel in panels(table, seat, language):
                    check(panel)
            legal = list(table.game.rules.legal(table.position, seat))
            await table.act(
                seat, table.revision, sprawling(table.view(seat), legal) if sprawls else chance.choice(legal)
            )
            number += 1


def sprawling(view: View, legal: list[object]) -> object:
    """Choose a place that leaves as many places open as possible, and never a follower."""
    if view.phase is not Phase.TILE:
        return legal[-1]

    def open_after(action: object) -> int:
        assert isinstance(action, PlaceTile)
        return sum(place not in view.board.spots for place in beside(Place(action.x, action.y)))

    return max(legal, key=open_after)


def panels(table: Table, seat: int, language: str) -> Iterator[Panel]:
    """Yield the panels that a seat can reach now, with pictures."""
    t = texts(language)
    turn: Turn = turn_of(t, table, seat)
    view = turn.view
    yield turn_panel(t, table, seat)
    yield more_panel(t, table, seat)
    yield fields_panel(turn.t, view, escaped(table.names))
    tile = tile_of(view)
    fits = fit_panel(turn.t, table, view, seat, tile)
    yield with_pictures(fits, "fit", *[BLANK] * 6)
    drafts = [completed(view)] if view.phase is not Phase.TILE else []
    if view.phase is Phase.TILE:
        chosen = place_panel(turn, "x" * 200)
        places = turns_by_place(view.board, tile)
        assert sorted(offered(chosen)) == sorted(f"{place.x}.{place.y}" for place in places), (
            "every place can be chosen"
        )
        yield with_pictures(chosen, "places", BLANK)
        drafts = [completed(view, place, turns) for place, fitting in places.items() for turns in fitting][::11]
    for draft in drafts:
        for number in (0, *open_numbers(view, draft)):
            panel = draft_panel(turn, draft._replace(number=number))
            assert [each.id.what for each in buttons(panel) if each.style is SUCCESS] == ["carcassonne_do"]
            yield with_pictures(panel, "turn", BLANK)


def offered(panel: Panel) -> list[str]:
    """Return the places that a panel offers, on buttons or in selects."""
    what = "carcassonne_place"
    selects = [row for row in panel.rows if isinstance(row, Select) and row.id.what == what]
    on_buttons = [each.id.arg for each in buttons(panel) if each.id.what == what]
    return [*on_buttons, *(choice.value for select in selects for choice in select.choices)]


def buttons(panel: Panel) -> list[Button]:
    """Return the buttons of a panel."""
    return [each for row in panel.rows if isinstance(row, tuple) for each in row if isinstance(each, Button)]


@pytest.mark.parametrize("more", [0, 5])
async def test_choosing_an_ingot(tables: Tables, monkeypatch: pytest.MonkeyPatch, more: int) -> None:
    """The panel tells what each way brings, proposes one, and stays within the limits with few tiles and with many."""
    view = asked().open
    further = [Claim(x, 1, (0, 1, 4)) for x in range(-more, 0)]
    board = with_ingots(view.board, [claim.place for claim in further])
    view = view._replace(board=board, claims=(*view.claims, *further), players=(view.players[0],) * 5)
    change(monkeypatch, "carcassonne", rules_deal=lambda *_: Position(view, ()))
    table = await worst(tables, "de", begun=True, game="carcassonne", variant="gold_mines")
    panel = turn_panel(texts("de"), table, 0)
    check(panel)
    assert [each.id.what for each in buttons(panel) if each.style is SUCCESS] == ["carcassonne_take"]
    assert panel.texts[0].count("\n- ") == 2 + more


@pytest.mark.parametrize("gold", [None, *around(Place(-84, 79))])
def test_what_a_control_holds_is_read_again(gold: Place | None) -> None:
    """A draft, however far away, is the same after its way through the id of a control."""
    draft = Draft(Place(-84, 79), 3, 9, gold)
    assert read_draft(str(draft)) == draft


@pytest.mark.parametrize(
    "text", ["", "1", "1.2.3", "1.2.4.0.", "1.2.3.0.8", "x.2.3.0.", "1.2.3.-1.", "1234.0.0.0.", "١.0.0.0."]
)
def test_what_another_version_wrote_is_refused(text: str) -> None:
    """A draft in an unknown form is not guessed at."""
    with pytest.raises(InvalidControl):
        read_draft(text)
