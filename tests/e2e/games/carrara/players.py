"""People who play Carrara as the novice would, by commands or by clicks."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import simcord

from bot.games import carrara
from bot.games.carrara import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    Phase,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import GREAT_BUILDINGS, price
from bot.games.chance import Chance
from bot.tables.table import Table
from cogs.games.carrara.panels.score import key_of
from tests.e2e.players import Action, Decide, Player
from tests.e2e.world import World, control, has

decide = carrara.COMPUTERS.players["novice"].choose


def curious(view: carrara.SeatView, legal: Sequence[Action], chance: Chance) -> Action:
    """Decide as the novice does, but prefer anything that only the expansion has.

    Blocks are saved for a first building of cost 8, so that there is one.
    """
    special = [action for action in legal if _is_special(action)]
    if special:
        return special[0]
    saves = len(view.great) == len(GREAT_BUILDINGS)
    takes = [action for action in legal if isinstance(action, TakeBlocks)]
    if takes and (saves or not chance.sample(range(3), 1)[0]):
        return max(takes, key=lambda action: (sum(action.blocks), -price(action.segment, action.blocks)))
    if saves and TurnWheel() in legal:
        return TurnWheel()
    return decide(view, legal, chance)


def _is_special(action: Action) -> bool:
    great = isinstance(action, Build) and action.building in GREAT_BUILDINGS
    return great or isinstance(action, ScoreCategory)


def typed(blocks: carrara.Blocks) -> str:
    """Return blocks as people type them."""
    return ", ".join(f"{count} {colour}" for colour, count in blocks._asdict().items() if count)


class CommandPlayer(Player):
    """Plays by slash commands alone."""

    def __init__(self, world: World, seed: int = 1, decide: Decide = decide) -> None:
        super().__init__(world, seed, decide)

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        """Type the command for an action."""
        channel = self.world.channel
        match action:
            case TurnWheel():
                result = await person.slash(channel, "carrara buy", turn=True)
            case TakeBlocks(segment, blocks):
                unturned = {"turn": False} if table.position.phase is Phase.ACTION else {}
                result = await person.slash(channel, "carrara buy", segment=segment, blocks=typed(blocks), **unturned)
            case Build(building, city, blocks):
                result = await person.slash(
                    channel, "carrara build", building=building.key, city=city.key, blocks=typed(blocks)
                )
            case ScoreType(what) | ScoreCity(what):
                result = await person.slash(channel, "carrara score", what=what.key)
            case ScoreCategory(category):
                result = await person.slash(channel, "carrara score", what=category.value)
            case BuyObject(item):
                result = await person.slash(channel, "carrara object", object=item.key)
            case Announce():
                result = await person.slash(channel, "carrara announce")
            case EndTurn() | Decline():
                result = await person.slash(channel, "carrara end")
            case _:
                raise AssertionError(action)
        self.see(person, result)


class ClickPlayer(Player):
    """Plays by buttons and selects alone, starting from the public turn message."""

    def __init__(self, world: World, seed: int = 1, decide: Decide = decide) -> None:
        super().__init__(world, seed, decide)
        self._panel: discord.Message | None = None

    async def _click(self, person: simcord.MemberActor, message: discord.Message, what: str) -> discord.Message:
        return self.see(person, await person.click(message, custom_id=control(message, what)))

    async def _select(
        self, person: simcord.MemberActor, message: discord.Message, what: str, values: list[str]
    ) -> discord.Message:
        return self.see(person, await person.select(message, values, custom_id=control(message, what)))

    def _public(self) -> discord.Message:
        return next(message for message in reversed(self.world.public()) if has(message, "carrara_buy"))

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        """Perform an action by clicks, starting from the previous panel where it leads on."""
        match action:
            case TurnWheel():
                panel = await self._click(person, self._public(), "carrara_buy")
                self._panel = await self._click(person, panel, "carrara_wheel")
            case TakeBlocks(segment, blocks):
                if table.position.phase is Phase.ACTION:
                    panel = await self._click(person, self._public(), "carrara_buy")
                    self._panel = await self._click(person, panel, "carrara_unturned")
                assert self._panel is not None
                panel = await self._select(person, self._panel, "carrara_segment", [str(segment)])
                self._panel = await self._click_blocks(person, panel, blocks)
            case Build(building, city, blocks):
                panel = await self._click(person, self._public(), "carrara_build")
                panel = await self._select(person, panel, "carrara_building", [building.key])
                panel = await self._select(person, panel, "carrara_city", [city.key])
                panel = await self._select(person, panel, "carrara_pay", _values(blocks))
                self._panel = await self._click(person, panel, "carrara_construct")
            case ScoreType() | ScoreCity() | ScoreCategory():
                panel = await self._click(person, self._public(), "carrara_score")
                panel = await self._select(person, panel, "carrara_scoring", [key_of(action)])
                self._panel = await self._click(person, panel, "carrara_count")
            case BuyObject(item):
                assert self._panel is not None
                panel = await self._select(person, self._panel, "carrara_object", [item.key])
                self._panel = await self._click(person, panel, "carrara_buy_object")
            case Announce():
                assert self._panel is not None
                self._panel = await self._click(person, self._panel, "carrara_announce")
            case EndTurn():
                assert self._panel is not None
                self._panel = await self._click(person, self._panel, "carrara_end")
            case Decline() | TakeCoins():
                result = await person.slash(self.world.channel, "carrara end")
                self._panel = self.see(person, result)

    async def _click_blocks(
        self, person: simcord.MemberActor, panel: discord.Message, blocks: carrara.Blocks
    ) -> discord.Message:
        panel = await self._select(person, panel, "carrara_blocks", _values(blocks))
        return await self._click(person, panel, "carrara_take")


def _values(blocks: carrara.Blocks) -> list[str]:
    return [f"{colour}.{number}" for colour, count in blocks._asdict().items() for number in range(count)]
