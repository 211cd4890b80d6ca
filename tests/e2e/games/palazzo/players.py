"""People who play Palazzo by commands or by clicks."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.games.palazzo import GAME as RULES
from bot.games.palazzo import (
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    Insert,
    Pass,
    Phase,
    Position,
    Remove,
    Reveal,
    SeatView,
    Stack,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.actions import Build
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.prospects import player_of, raises, spread, to_build, ways_to_rebuild
from bot.tables.table import Table
from bot.texts.games.palazzo.panels import amount_of
from cogs.core.limits import OPTIONS
from cogs.games.palazzo.packed import pack, write_draft
from cogs.games.palazzo.panels import open_purchases
from tests.e2e.players import Player
from tests.e2e.world import World, control, controls, has
from tests.games.changing import change

BUILDS = AddFloor, BeginPalazzo, Discard


class PalazzoPlayer(Player):
    """Someone who builds all tiles of a purchase at once."""

    async def turn(self, table: Table) -> None:
        """Do what the seat to act is asked."""
        seat = table.actors()[0]
        view = table.view(seat)
        action = self.chance.choice(self._offered(view, table.game.rules.legal(table.position, seat)))
        revision, person = table.revision, self.world.by_seat(table, seat)
        await self.play(person, table, view, self._plan(view) if isinstance(action, BUILDS) else [action])
        assert table.revision > revision, f"{action} had no effect"

    def _offered(self, view: SeatView, legal: Any) -> list[Any]:
        """List what is offered: each amount with one way to pay, and not every way to rebuild."""
        if view.phase is Phase.BIDDING:
            return [Pass(), *raises(view)[:1], *spread(raises(view)[1:], OPTIONS)[:2]]
        if view.phase is Phase.REVEALED:
            return [Auction(), *open_purchases(view)[:4]]
        if view.phase is Phase.TURN:
            return [each for each in (Reveal(), Reveal(), TakeMoney(), *ways_to_rebuild(view)[:1]) if each in legal]
        return list(legal)

    def _plan(self, view: SeatView) -> list[Build]:
        built, plan = player_of(view), list[Build]()
        for tile in to_build(view):
            plan.append(self.chance.choice(sites(built, tile)))
            built = apply_building(built, plan[-1])
        return plan

    async def play(self, person: simcord.MemberActor, table: Table, view: SeatView, actions: list[Any]) -> None:
        """Carry out an action, or build all tiles."""
        raise NotImplementedError


def _ids(panel: discord.Message, what: str, beginning: str = "") -> list[str]:
    """List the custom ids of controls with this argument, or one that begins so."""
    found = [each.split(":", 5) for each in controls(panel)]
    return [":".join(each) for each in found if each[1] == what and each[5].startswith(beginning)]


def _values(panel: discord.Message, custom_id: str) -> list[str]:
    """List the values of a select."""
    select = controls(panel)[custom_id]
    assert isinstance(select, discord.ui.Select)
    return [option.value for option in select.options]


class CommandPlayer(PalazzoPlayer):
    """Plays by slash commands alone."""

    async def play(self, person: simcord.MemberActor, table: Table, view: SeatView, actions: list[Any]) -> None:
        """Type a command."""
        command, options = typed(view, actions)
        self.see(person, await person.slash(self.world.channel, f"palazzo {command}", **options))


def typed(view: SeatView, actions: list[Any]) -> tuple[str, dict[str, str]]:
    """Return the command and the options that say what to do."""
    if isinstance(actions[0], BUILDS):
        options = {}
        for name, site in zip(("place", "second", "third"), actions, strict=False):
            kind = "on" if isinstance(site, AddFloor) else "new" if isinstance(site, BeginPalazzo) else "out"
            options[name] = f"build.{kind}.{site.palazzo if isinstance(site, AddFloor) else 0}"
        return "build", options
    (action,) = actions
    match action:
        case TakeMoney():
            return "money", {}
        case ChooseMoney():
            return "money", {"cards": pack(action)}
        case Reveal():
            return "tiles", {}
        case Buy():
            return "buy", {"tiles": pack(action)}
        case Auction():
            return "auction", {}
        case Bid():
            return "bid", {"amount": str(amount_of(view, action))}
        case Pass():
            return "pass", {}
        case ChooseTile():
            return "choose", {"tile": pack(action)}
    assert isinstance(action, TakeOut | Insert | Remove)
    return "rebuild", {"what": pack(action), "card": pack(action)}


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be dealt without most of stacks I and II."""

    def deal(*arguments: object) -> Position:
        position = RULES.rules.deal(*arguments)  # type: ignore[arg-type]
        first, _, third = position.stacks
        return position._replace(stacks=(Stack(first[:4]), Stack(), third))

    change(monkeypatch, "palazzo", rules_deal=deal)


class ClickPlayer(PalazzoPlayer):
    """Plays by buttons and selects alone, starting from the public turn message."""

    def __init__(self, world: World, seed: int = 1) -> None:
        super().__init__(world, seed)
        self.clicks: list[int] = []
        """How many there were for each thing to do."""

    async def play(self, person: simcord.MemberActor, table: Table, view: SeatView, actions: list[Any]) -> None:
        """Click what to do."""
        self.clicks.append(0)
        public = next(each for each in reversed(self.world.public()) if has(each, "palazzo_turn"))
        panel = await self._click(person, public, control(public, "palazzo_turn"))
        if isinstance(actions[0], BUILDS):
            for place, site in enumerate(actions):
                if isinstance(site, Discard):
                    drafts = {each.split(":", 5)[5].split("-")[place]: each for each in _ids(panel, "palazzo_draft")}
                    panel = await self._click(person, panel, drafts["x"])
                    continue
                for select in _ids(panel, "palazzo_site", f"{place}."):  # none where the tile has one site
                    panel = await self._choose(person, panel, select, write_draft([site]))
            await self._click(person, panel, control(panel, "palazzo_build"))
            return
        wanted = pack(actions[0])
        buttons = {each.split(":", 5)[5]: each for each in controls(panel) if each.split(":")[1] == "palazzo_do"}
        if wanted not in buttons:
            (select,) = [each for each in _ids(panel, "palazzo_choose") if wanted in _values(panel, each)]
            panel = await self._choose(person, panel, select, wanted)
            buttons[wanted] = control(panel, "palazzo_do")
        await self._click(person, panel, buttons[wanted])

    async def _click(self, person: simcord.MemberActor, message: discord.Message, custom_id: str) -> discord.Message:
        self.clicks[-1] += 1
        return self.see(person, await person.click(message, custom_id=custom_id))

    async def _choose(
        self, person: simcord.MemberActor, message: discord.Message, custom_id: str, value: str
    ) -> discord.Message:
        self.clicks[-1] += 1
        return self.see(person, await person.select(message, [value], custom_id=custom_id))
