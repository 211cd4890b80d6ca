"""People who play Carcassonne, a whole turn at a time, by commands or by clicks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest
import simcord

from bot.games.carcassonne import GAME as RULES
from bot.games.carcassonne import Action, Place, PlaceFollower, PlaceGold, PlaceTile, Position, View
from bot.games.carcassonne.board import around, coordinate
from bot.games.carcassonne.prospects import turns_by_place
from bot.games.carcassonne.rules import play
from bot.tables.table import Table
from bot.texts.games.carcassonne.pieces import number_of
from cogs.games.carcassonne.draft import completed
from tests.e2e.players import Player
from tests.e2e.world import World, control, controls, has
from tests.games.chances import First
from tests.games.changing import change


class TurnPlayer(Player):
    """Someone who decides on all actions of a turn before acting."""

    async def turn(self, table: Table) -> None:
        """Play the turn of the seat to act."""
        seat = table.actors()[0]
        actions, position = [], table.position
        while True:
            assert isinstance(position, Position)
            action = self.decide(position.open, seat, table.game.rules.legal(position, seat), self.chance)
            actions.append(action)
            played = play(position, seat, action, First())
            if played.turn_ended is not None:
                break
            position = played.position
        revision = table.revision
        await self.play(self.world.by_seat(table, seat), table, actions)
        assert table.revision == revision + len(actions), f"{actions} had no effect"

    async def play(self, person: simcord.MemberActor, table: Table, actions: Sequence[Action]) -> None:
        """Play a whole turn."""
        raise NotImplementedError


class CommandPlayer(TurnPlayer):
    """Plays by the slash command alone, every turn in one line."""

    async def play(self, person: simcord.MemberActor, table: Table, actions: Sequence[Action]) -> None:
        """Type a whole turn."""
        self.see(person, await person.slash(self.world.channel, "carcassonne place", **typed(actions)))


def typed(actions: Sequence[Action]) -> dict[str, Any]:
    """Return the options that say all of a turn."""
    laid, *others = actions
    assert isinstance(laid, PlaceTile)
    words = {"where": coordinate(Place(laid.x, laid.y)), "turn": f"{90 * laid.turn}", "follower": "none"}
    for action in others:
        match action:
            case PlaceGold(x, y):
                words["gold"] = coordinate(Place(x, y))
            case PlaceFollower(kind, part):
                words["follower"] = f"{number_of(laid.tile, kind, part)} {kind}"
    return words


class ClickPlayer(TurnPlayer):
    """Plays by buttons and selects alone, starting from the public turn message."""

    def __init__(self, world: World, seed: int = 1) -> None:
        super().__init__(world, seed)
        self.clicks: list[int] = []
        """How many there were in each turn."""
        self.needed: list[int] = []
        """How many there should have been."""

    async def play(self, person: simcord.MemberActor, table: Table, actions: Sequence[Action]) -> None:
        """Click a whole turn."""
        laying, *others = actions
        assert isinstance(laying, PlaceTile)
        self.clicks.append(0)
        self.needed.append(clicks_of(table.view(table.actors()[0]), actions))
        public = next(each for each in reversed(self.world.public()) if has(each, "carcassonne_turn"))
        panel = await self._click(person, public, control(public, "carcassonne_turn"))
        if len(turns_by_place(table.view(None).board, laying.tile)) > 1:
            panel = await self._choose(person, panel, "carcassonne_place", f"{laying.x}.{laying.y}")
        quarters = [each for each in controls(panel) if each.split(":")[1] == "carcassonne_turned"]
        for custom_id in quarters:
            button = controls(panel)[custom_id]
            if custom_id.rsplit(":", 1)[1].split(".")[2] == str(laying.turn) and not button.disabled:
                panel = await self._click(person, panel, custom_id)
                break
        for action in others:
            match action:
                case PlaceGold(x, y):
                    index = str(around(Place(laying.x, laying.y)).index(Place(x, y)))
                    if control(panel, "carcassonne_do").rsplit(".", 1)[1] != index:
                        panel = await self._choose(person, panel, "carcassonne_gold", index)
                case PlaceFollower(kind, part):
                    number = str(number_of(laying.tile, kind, part))
                    (custom_id,) = [
                        each
                        for each in controls(panel)
                        if each.split(":")[1] == "carcassonne_follower" and each.split(".")[-2] == number
                    ]
                    panel = await self._click(person, panel, custom_id)
        await self._click(person, panel, control(panel, "carcassonne_do"))

    async def _click(self, person: simcord.MemberActor, message: discord.Message, custom_id: str) -> discord.Message:
        self.clicks[-1] += 1
        return self.see(person, await person.click(message, custom_id=custom_id))

    async def _choose(
        self, person: simcord.MemberActor, message: discord.Message, what: str, value: str
    ) -> discord.Message:
        self.clicks[-1] += 1
        return self.see(person, await choose(person, message, what, value))


def shorten(monkeypatch: pytest.MonkeyPatch, left_out: int) -> None:
    """Let games be dealt with fewer tiles, the others having left the game."""

    def deal(*arguments: object) -> Position:
        position = RULES.rules.deal(*arguments)  # type: ignore[arg-type]
        gone, stack = position.stack[:left_out], position.stack[left_out:]
        return Position(position.open._replace(removed=gone), stack)

    change(monkeypatch, "carcassonne", rules_deal=deal)


FEW = 4
"""Most turns take no more clicks."""


def clicks_of(view: View, actions: Sequence[Action]) -> int:
    """Count the clicks of a whole turn: those that open the panel, choose one of several places, confirm; what differs.

    The panel proposes a turn of the tile and a place for the second ingot, and no follower.
    """
    laying, *others = actions
    assert isinstance(laying, PlaceTile)
    place = Place(laying.x, laying.y)
    turned = completed(view, place).turn != laying.turn
    draft = completed(view, place, laying.turn)
    gold = any(isinstance(action, PlaceGold) and Place(action.x, action.y) != draft.gold for action in others)
    several = len(turns_by_place(view.board, laying.tile)) > 1
    return 2 + several + turned + gold + any(isinstance(action, PlaceFollower) for action in others)


async def choose(
    person: simcord.MemberActor, panel: discord.Message, what: str, value: str
) -> simcord.InteractionResult:
    """Choose one of several: by the button whose argument ends with a value, or in the select that offers it."""
    for custom_id, each in controls(panel).items():
        if custom_id.split(":")[1] != what:
            continue
        if isinstance(each, discord.ui.Button) and custom_id.endswith((f":{value}", f".{value}")):
            return await person.click(panel, custom_id=custom_id)
        if isinstance(each, discord.ui.Select) and value in [option.value for option in each.options]:
            return await person.select(panel, [value], custom_id=custom_id)
    raise AssertionError(f"{what} does not offer {value}: {list(controls(panel))}")
