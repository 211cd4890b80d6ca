"""The panels of Palazzo stay within Discord's limits in both languages, and show nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.games.palazzo import TILES, Buy, Cards, Phase, Tiles
from bot.games.palazzo.components import ALL_CARDS, Card
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.controls import InvalidControl, Select
from cogs.core.panel import Panel
from cogs.games.palazzo.panels.build import draft_panel, proposed
from cogs.games.palazzo.panels.common import Turn
from cogs.games.palazzo.panels.confirm import confirm_panel
from cogs.games.palazzo.panels.packed import pack, unpack
from cogs.games.palazzo.panels.turn import panel_of, turn_panel
from cogs.play.turn import turn_of
from cogs.tables.more import more_panel
from tests.cogs.worst import check, worst
from tests.games.palazzo.hidden import redeal


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
async def test_panels(tables: Tables, language: str) -> None:
    """Every panel fits in games at random, also with half of all money in hand."""
    table, chance = await worst(tables, language, begun=True, game="palazzo"), Random(3)
    seen = set()
    while table.actors():
        (seat,) = table.actors()
        position = table.position
        seen.add(position.phase)
        rich = position.with_player(seat, position.players[seat]._replace(hand=Cards(ALL_CARDS[::2])))
        for there in (position, rich):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(table, "_position", there)
                for panel in panels(table, seat, language):
                    check(panel)
        legal = table.game.rules.legal(position, seat)
        await table.act(seat, table.revision, any_kind(legal, chance))
    assert seen >= {*Phase} - {Phase.OVER, Phase.STOPPED, Phase.END}


async def test_panels_show_nothing_hidden(tables: Tables) -> None:
    """Whatever others hold and whatever comes, a seat's panel is the same."""
    table, chance = await worst(tables, "en", begun=True, game="palazzo"), Random(4)
    for _ in range(40):
        (seat,) = table.actors()
        position, shown = table.position, turn_panel(texts("en"), table, seat)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(table, "_position", redeal(position, seat, False, chance))
            assert turn_panel(texts("en"), table, seat) == shown
        legal = table.game.rules.legal(position, seat)
        await table.act(seat, table.revision, any_kind(legal, chance))


def any_kind(legal: Sequence[Any], chance: Random) -> Any:
    """Choose an action, half of the time the last one: there are many ways to buy or to bid, but one to pass."""
    return legal[chance.choice((-1, chance.randrange(len(legal))))]


def panels(table: Table, seat: int, language: str) -> Iterator[Panel]:
    """Yield the panels that a seat can reach now."""
    t = texts(language)
    turn: Turn = turn_of(t, table, seat)
    first = panel_of(turn, "x" * 200)
    yield first
    yield more_panel(t, table, seat)
    for row in first.rows:
        if isinstance(row, Select) and row.id.what == "palazzo_choose":
            for choice in row.choices[::8]:
                yield confirm_panel(turn, unpack(choice.value))
    if turn.view.phase is Phase.BUILDING:
        yield draft_panel(turn, proposed(turn))


def test_what_a_control_holds_is_read_again() -> None:
    """An action is the same after its way through the id of a control, however many cards are paid."""
    tiles = [*TILES.values()]
    action = Buy(Tiles([tiles[44], tiles[3]]), Cards([*[Card.CERT2] * 10, Card.SCUDO7, Card.FLORIN3]))
    assert unpack(pack(action)) == action
    assert len(pack(action)) < 40


@pytest.mark.parametrize(
    "text", ["", "bid", "bid.1", "bid.ffff", "buy.0000000000000000.45", "tile.x", "out.16.1.1", "money.1", "take.١"]
)
def test_what_another_version_wrote_is_refused(text: str) -> None:
    """An action in an unknown form is not guessed at."""
    with pytest.raises(InvalidControl):
        unpack(text)
