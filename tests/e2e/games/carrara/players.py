"""People who play Carrara as the novice would, by commands or by clicks."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import simcord

from bot.games import carrara
from bot.games.carrara import (
    Announce,
    Blocks,
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
from bot.games.carrara.components import COLOURS, GREAT_BUILDINGS, plus, price
from bot.games.chance import Chance
from bot.tables.table import Table
from cogs.games.carrara.parsing import key_of, pack
from tests.e2e import players
from tests.e2e.players import Action, Decide, Player
from tests.e2e.world import World, button_of, control, controls, has
from tests.positions import position_of

decide = carrara.COMPUTERS.players["novice"].choose


def curious(view: carrara.SeatView, seat: int, legal: Sequence[Action], chance: Chance) -> Action:
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
    return decide(view, seat, legal, chance)


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
                unturned = {"turn": False} if position_of(table).phase is Phase.ACTION else {}
                result = await person.slash(
                    channel, "carrara buy", segment=str(segment), blocks=typed(blocks), **unturned
                )
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

    async def _click(
        self, person: simcord.MemberActor, message: discord.Message, what: str, part: str | None = None
    ) -> discord.Message:
        custom_id = control(message, what) if part is None else button_of(message, what, part)
        return self.see(person, await person.click(message, custom_id=custom_id))

    async def _select(
        self, person: simcord.MemberActor, message: discord.Message, what: str, values: list[str]
    ) -> discord.Message:
        custom_id = control(message, what)
        if isinstance(controls(message)[custom_id], discord.ui.Select):
            return self.see(person, await person.select(message, values, custom_id=custom_id))
        return await self._click(person, message, what, *values)

    def _public(self) -> discord.Message:
        return next(message for message in reversed(self.world.public()) if has(message, "carrara_buy"))

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        """Perform an action by clicks, starting from the previous panel where it leads on."""
        match action:
            case TurnWheel():
                panel = await self._click(person, self._public(), "carrara_buy")
                self._panel = await self._click(person, panel, "carrara_wheel")
            case TakeBlocks(segment, blocks):
                if position_of(table).phase is Phase.ACTION:
                    panel = await self._click(person, self._public(), "carrara_buy")
                    self._panel = await self._click(person, panel, "carrara_unturned")
                assert self._panel is not None
                panel = self._panel
                if has(panel, "carrara_segment"):
                    panel = await self._click(person, panel, "carrara_segment", str(segment))
                self._panel = await self._click_blocks(person, panel, blocks)
            case Build(building, city, blocks):
                panel = await self._click(person, self._public(), "carrara_build")
                if has(panel, "carrara_building"):
                    panel = await self._select(person, panel, "carrara_building", [building.key])
                if has(panel, "carrara_city"):
                    panel = await self._click(person, panel, "carrara_city", city.key)
                if has(panel, "carrara_pay"):
                    panel = await self._select(person, panel, "carrara_pay", _values(blocks))
                self._panel = await self._click(person, panel, "carrara_construct")
            case ScoreType() | ScoreCity() | ScoreCategory():
                panel = await self._click(person, self._public(), "carrara_score")
                if has(panel, "carrara_scoring"):
                    panel = await self._click(person, panel, "carrara_scoring", key_of(action))
                self._panel = await self._click(person, panel, "carrara_count")
            case BuyObject(item):
                assert self._panel is not None
                panel = self._panel
                if has(panel, "carrara_object"):
                    panel = await self._select(person, panel, "carrara_object", [item.key])
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
        taken = Blocks()
        while has(panel, "carrara_blocks") and taken != blocks:
            colour = next(colour for colour in COLOURS if taken[colour] < blocks[colour])
            taken = plus(taken, Blocks(**{colour.key: 1}))
            segment = control(panel, "carrara_blocks").rpartition(":")[2].partition(".")[0]
            panel = await self._click(person, panel, "carrara_blocks", f"{segment}.{pack(taken)}")
        return await self._click(person, panel, "carrara_take")


def _values(blocks: carrara.Blocks) -> list[str]:
    return [f"{colour}.{number}" for colour, count in blocks._asdict().items() for number in range(count)]


def command_player(world: World) -> Player:
    """Return someone who plays the world's game by its commands."""
    return CommandPlayer(world) if world.game == "carrara" else players.CommandPlayer(world)
