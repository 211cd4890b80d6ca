"""Every control with any custom id, clicked by anyone, anywhere: nonsense is refused, and nothing breaks."""

from __future__ import annotations

import asyncio
from itertools import permutations
from random import Random
from typing import Any

import pytest
from simcord import InteractionResult
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from bot.texts import texts
from cogs.core.controls import HANDLERS
from cogs.core.panel import Panel, layout
from tests.e2e.crowd import Crowd, answer
from tests.e2e.raw import USER, commands, give, resolve, send
from tests.e2e.world import World, answers, controls, shown
from tests.fuzz.junk import IDS, text

SECONDS = 20.0
LONGEST_ID = 100
"""Discord's limit, in characters."""
WORDS = (
    *("white", "villa3", "massa", "crown", "pisa", "novice", "expert", "none", "slow", "top", "base", "crow", "direct"),
    *("agree", "refuse", "yes", "no", "carrara", "0.first", "1.last", "0.agree", "1.refuse", "0.novice", "2.001000"),
    *("villa3.pisa.100000", "villa3.pisa.100000.0", "2026-01-05", "22", "Europe/Rome", "new.3", "carrara:1.on"),
    *("o", "o1", "1.2.3", "0.u1.cnovice", "0.u.cnovice"),
)
"""Parts of real ids."""


class Forger:
    """Makes up clicks: on ids seen before, partly changed or not, and on nonsense."""

    def __init__(self, crowd: Crowd, dice: Random) -> None:
        self.crowd = crowd
        self.dice = dice
        self.seen = [custom_id for channel in crowd.channels.values() for _, custom_id in crowd.controls(channel)]
        """The ids that people see."""

    def custom_id(self, what: str) -> str:
        dice = self.dice
        known = [each.split(":", 5)[5] for each in self.seen if each.split(":")[1] == what] or [""]
        numbers = [str(number) for number in range(6)]
        table, revision = dice.choice([*numbers * 3, *IDS]), dice.choice(["-1", *map(str, range(8)), *IDS])
        seat = dice.choice(["", "", "0", "1", *IDS])
        arg = dice.choice([dice.choice(known), dice.choice(WORDS), text(dice, WORDS), dice.choice(IDS)])
        if dice.random() < 0.4 and (alike := [each for each in self.seen if each.split(":")[1] == what]):
            return self.spoilt(dice.choice(alike).partition(":")[2])
        return f"{what}:{table}:{revision}:{seat}:{arg}"[: LONGEST_ID - 7]

    def spoilt(self, custom_id: str) -> str:
        """Change up to two parts of a seen id, possibly none, so that only the person clicking differs."""
        dice, parts = self.dice, custom_id.split(":", 4)
        for _ in range(dice.randrange(3)):
            place = dice.randrange(1, 5)
            other = (str(dice.randrange(8)), "", parts[place][:-1], parts[place] + "0", dice.choice(IDS))
            parts[place] = dice.choice(other)
        return ":".join(parts)[: LONGEST_ID - 7]

    async def click(self, kind: str, what: str) -> tuple[str, InteractionResult]:
        dice, crowd = self.dice, self.crowd
        other = dice.choice(("button", "select", "people"))  # as if another version had made it of another type
        custom_id = f"{other if dice.random() < 0.2 else kind}:{self.custom_id(what)}"
        name, user = dice.choice(list(crowd.people.items()))
        state = dice.choice(list(crowd.channels))
        values = self.values(kind)
        said = f"{custom_id!r} with {values!r:.200} by {name} at {state}"
        async with crowd.watch(said), asyncio.timeout(SECONDS):
            return said, await press(crowd, user, crowd.channels[state], kind, custom_id, values, dice.random() < 0.6)

    def values(self, kind: str) -> list[str]:
        dice = self.dice
        if kind == "people":
            return [str(dice.choice([*self.crowd.people.values(), self.crowd.foreigner.id]))]
        return [text(dice, (*WORDS, *IDS), 100) or "?" for _ in range(dice.choice((1, 1, 1, 2)))]


async def press(
    crowd: Crowd, user: int, channel: Any, kind: str, custom_id: str, values: list[str], private: bool
) -> InteractionResult:
    """Click a control that never existed, as if on a message of the bot's that the person sees."""
    world, backend = crowd.world, crowd.world.env.backend
    component: dict[str, Any] = {"type": ComponentType.BUTTON, "style": 1, "label": "?", "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": component["type"]}
    if kind != "button":
        chosen = ComponentType.STRING_SELECT if kind == "select" else ComponentType.USER_SELECT
        component = {"type": chosen, "custom_id": custom_id, "options": [{"label": "?", "value": "?"}]}
        data = {"custom_id": custom_id, "component_type": chosen, "values": values}
    if kind == "people":
        data["resolved"] = {}
        for value in values:
            resolve(world, USER, int(value), data["resolved"])
    there = await message_for(crowd, user, channel, private)
    seen = dict(serializers.message_payload(backend, backend.get_message(channel.id, there)))
    seen["components"] = [{"type": ComponentType.ACTION_ROW, "components": [component]}]
    return await send(world, InteractionType.MESSAGE_COMPONENT, user, channel.id, data, clicked=seen)


async def message_for(crowd: Crowd, user: int, channel: Any, private: bool) -> int:
    """Return a message of the bot's in a channel, private or public, posted where there is none yet."""
    world, key = crowd.world, (channel.id, user if private else 0)
    if crowd.clicked.get(key) not in world.env.backend.messages.get(channel.id, {}):
        if private:
            rules = next(each for each in commands(world.client) if each.path == ("rules",))
            crowd.clicked[key] = shown(await give(world, user, channel.id, rules, {})).id
        else:
            place = world.client.get_partial_messageable(channel.id, guild_id=world.guild.id)
            crowd.clicked[key] = (await place.send(view=layout(Panel(("?",)), {}))).id
    return crowd.clicked[key]


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [
        pytest.param(1, 1, marks=pytest.mark.slow),
        *(pytest.param(n, 30, marks=pytest.mark.exhaustive) for n in range(2, 12)),
    ],
)
async def test_any_id(world: World, seed: int, rounds: int) -> None:
    """Anything that fits our pattern is answered, even nonsense; refusals change nothing; all games stay sound."""
    crowd, dice = await Crowd.set_up(world), Random(seed)
    forger = Forger(crowd, dice)
    for what in [*sorted(HANDLERS), "never_heard_of"] * rounds:
        said, result = await forger.click(dice.choice(("button", "button", "select", "people")), what)
        assert result.acknowledged, said
        answer(result)
        forger.seen += [custom_id for message in answers(result) for custom_id in controls(message)]
    await crowd.check_games()


async def test_another_type_than_the_id_says(world: World) -> None:
    """A control of another type in another version of the bot is outdated, as is one of another time in a game."""
    crowd, anna = await Crowd.set_up(world), world.anna.id
    cases = [("running", said, "more", kind) for said, kind in permutations(("button", "select", "people"), 2)]
    cases += [("invitation", "button", what, "button") for what in ("final_board", "recap_board")]
    for state, said, what, kind in (*cases, ("running", "button", "final_board", "button")):
        table = await crowd.table(state)
        custom_id = f"{said}:{what}:{table.id}:{table.revision}::{'0.0' if 'board' in what else ''}"
        async with crowd.watch(custom_id):
            result = await press(crowd, anna, crowd.channels[state], kind, custom_id, [str(anna)], private=False)
        assert answer(result).startswith(texts("en").say("refused-moved-on")), (custom_id, kind)
