"""Preselections, first entries, green buttons and orders propose nothing that a sensible player would regret.

Green confirms what was chosen, or what does no harm; what throws something away is red, and says so.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.games.carcassonne.actions import KeepFollower
from bot.games.carcassonne.position import CarcassonnePhase as CarcassonnePhase
from bot.games.carcassonne.prospects import fitting_turns
from bot.games.carrara.building import payments
from bot.games.carrara.components import Blocks
from bot.games.carrara.position import CarraraPhase as CarraraPhase
from bot.games.palazzo.actions import Discard, Remove
from bot.games.palazzo.computer.money import hand_value
from bot.games.palazzo.orders import ORDERS, BuildBest, BuildLike
from bot.games.palazzo.payment import payments as ways_to_pay
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.prospects import to_build
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import PalazzoSeatView
from bot.tables.registry import Tables
from bot.texts import texts
from cogs.core.controls import ControlId, Select
from cogs.core.face import FACES, ActingSeat, turn_of
from cogs.core.panel import Panel
from cogs.games.carcassonne.draft import Draft, actions_of, complete_draft, preview_draft, tile_of
from cogs.games.carrara.build import buildable, cheapest_payment, cities_for
from cogs.games.palazzo.packed import read_draft, unpack
from cogs.games.palazzo.panels import confirm_panel, open_purchases, turn_panel
from tests.bot.kit import begun
from tests.cogs.worst import any_or_last, buttons_of

GREEN, RED = discord.ButtonStyle.success, discord.ButtonStyle.danger


async def moments(
    tables: Tables, game: str, seats: int, seed: int, variant: str = "base"
) -> AsyncIterator[ActingSeat[Any]]:
    """Play a game at random, and yield the turn of whoever is to act, before each action."""
    options = GAMES[game].meta.variants[variant]
    table, chance = await begun(tables, seats, game=game, options=options), Random(seed)
    while table.actors():
        (seat,) = table.actors()
        yield await turn_of(texts("en"), table, seat)
        await table.act(seat, table.revision, any_or_last(None, table.game.rules.legal(table.position, seat), chance))


def palazzo_panels(turn: ActingSeat[PalazzoSeatView]) -> Iterator[Panel]:
    """Yield a seat's panel, and those that confirm what its menus offer."""
    yield (first := turn_panel(turn))
    for row in first.rows:
        if isinstance(row, Select) and row.id.what == "palazzo_choose":
            yield from (confirm_panel(turn, unpack(choice.value)) for choice in row.choices)


def discards(turn: ActingSeat[PalazzoSeatView], control: ControlId) -> bool:
    """Return whether a button carries out something that throws a tile away."""
    match control.what:
        case "palazzo_build":
            return any(isinstance(each, Discard) for each in read_draft(turn, control.arg))
        case "palazzo_do":
            return isinstance(unpack(control.arg), Remove)
    return False


@pytest.mark.slow
async def test_palazzo_throws_nothing_away(tables: Tables) -> None:
    """In a whole game, no entry that is first or chosen, no green button and no order discards a tile.

    What does is red and names it, and each tile to be built has such a button.
    """
    offered = 0
    async for turn in moments(tables, "palazzo", 4, 3):
        for panel in palazzo_panels(turn):
            for button in buttons_of(panel):
                if discards(turn, button.id):
                    offered += 1
                    assert (button.style, button.label.split()[0]) == (RED, "Discard")
            for row in panel.rows:
                if not isinstance(row, Select):
                    continue
                if row.id.what == "palazzo_choose" and row.id.arg not in ("remove", "cards"):
                    assert not any(isinstance(unpack(choice.value), Remove) for choice in row.choices)
                if row.id.what == "palazzo_site":
                    assert all(choice.value != "x" for choice in row.choices)
                    assert any(choice.chosen for choice in row.choices)
        if turn.view.phase is PalazzoPhase.BUILDING:
            instead = [button for button in buttons_of(turn_panel(turn)) if button.id.what == "palazzo_draft"]
            assert [read_draft(turn, each.id.arg)[place].tile for place, each in enumerate(instead)] == to_build(
                turn.view
            )
            assert {each.style for each in instead} == {RED}
            assert not isinstance(ORDERS.answer(turn.view, BuildBest()), Discard)
        plans = [order for order in ORDERS.offered(turn.view) if isinstance(order, BuildLike)]
        assert not any(place.out for order in plans[:1] for place in order.places)
    assert offered


@pytest.mark.slow
async def test_palazzo_proposes_the_payment_that_loses_least(tables: Tables) -> None:
    """The hand that is left is worth as much as after any other payment."""
    async for turn in moments(tables, "palazzo", 3, 3):
        view = turn.view
        for buy in open_purchases(view) if view.phase is PalazzoPhase.REVEALED else ():
            price = price_of(len(view.warehouse), len(buy.tiles))
            kept = max(hand_value(view.hand.minus(cards)) for cards in ways_to_pay(view.hand, price))
            assert hand_value(view.hand.minus(buy.cards)) == kept


@pytest.mark.slow
async def test_carcassonne_proposes_the_turn_that_brings_most(tables: Tables) -> None:
    """At each place; and no follower is set unasked."""
    async for turn in moments(tables, "carcassonne", 2, 1):
        view = turn.view
        if view.phase is not CarcassonnePhase.TILE:
            continue
        for place, turns in list(fitting_turns(view.board, tile_of(view)).items())[::5]:
            proposed = complete_draft(view, place)
            leads = {
                each: _lead(turn, proposed._replace(turn=each, gold=complete_draft(view, place, each).gold))
                for each in turns
            }
            assert leads[proposed.turn] == max(leads.values())
            assert isinstance(actions_of(view, proposed)[-1], KeepFollower)


def _lead(turn: ActingSeat[Any], draft: Draft) -> int:
    points = [player.points for player in preview_draft(turn.view, draft).view.players]
    return points.pop(turn.seat) - max(points)


@pytest.mark.slow
@pytest.mark.parametrize("cards", [False, True])
async def test_carrara_proposes_the_least_valuable_blocks(tables: Tables, cards: bool) -> None:
    """For a building; and green confirms neither an object that was not chosen nor the end."""
    async for turn in moments(tables, "carrara", 3, 2, "expansion" if cards else "base"):
        panel = FACES["carrara"].turn_panel(turn)
        assert GREEN not in {button.style for button in buttons_of(panel)}
        if turn.view.phase is not CarraraPhase.ACTION:
            continue
        for building in buildable(turn):
            for city in cities_for(turn, building):
                ways = payments(turn.view.hand.blocks, building.cost, city)
                assert _value(cheapest_payment(turn, building, city)) == min(map(_value, ways))


def _value(blocks: Blocks) -> int:
    """Return what blocks are worth, from white, the most valuable, to black."""
    return sum(count * (len(blocks) - place) for place, count in enumerate(blocks))
