"""People who play Carrara as the novice would, by commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import simcord

from bot.games import carrara
from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.components import Blocks
from bot.games.carrara.position import CarraraPhase
from bot.tables.table import Table
from tests.e2e import players
from tests.e2e.players import Action, Player
from tests.e2e.world import World
from tests.positions import position_of

decide = carrara.GAME.computers.players["novice"].choose


def typed(blocks: Blocks) -> str:
    return ", ".join(f"{count} {colour}" for colour, count in blocks._asdict().items() if count)


class CommandPlayer(Player):
    """Plays by slash commands alone, as a novice."""

    def decide(self, view: Any, seat: int, legal: Sequence[Action]) -> Action:
        return decide(view, seat, legal, self.chance)

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        path, options = command(action)
        if isinstance(action, TakeBlocks) and position_of(table).phase is CarraraPhase.ACTION:
            options["turn"] = False
        self.see(person, await person.slash(self.world.channel, path, **options))


def command(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case TurnWheel():
            return "carrara buy", {"turn": True}
        case TakeBlocks(segment, blocks):
            return "carrara buy", {"segment": str(segment), "blocks": typed(blocks)}
        case Build(building, city, blocks):
            return "carrara build", {"building": building.key, "city": city.key, "blocks": typed(blocks)}
        case ScoreType(what) | ScoreCity(what):
            return "carrara score", {"what": what.key}
        case ScoreCategory(category):
            return "carrara score", {"what": category.value}
        case BuyObject(item):
            return "carrara object", {"object": item.key}
        case Announce():
            return "carrara announce", {}
        case EndTurn() | Decline():
            return "carrara end", {}
    raise AssertionError(action)


def command_player(world: World) -> Player:
    return CommandPlayer(world) if world.game == "carrara" else players.CommandPlayer(world)
