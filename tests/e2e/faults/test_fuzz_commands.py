"""Every command with any values, by anyone, anywhere: the bot answers, and nothing breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.e2e.crowd import NOBODY, Crowd, answer
from tests.e2e.raw import BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, USER, Command, commands, give, type_in
from tests.e2e.world import World
from tests.fuzz.junk import LARGEST, number, text

WORDS = (
    *("white", "2 rot", "1 white, 2 green", "villa3", "palazzo", "pisa", "crown", "Anna", "Bruno", "top"),
    *("22", "22:30", "3 days", "morgen", "12/1", "29.2.", "9999-12-31", "Europe/Rome", "UTC", "off"),
)
"""Words that mean something to one command or another."""
SECONDS = 20.0
"""Seconds within which any answer must come, however busy the machine."""


def value(dice: Random, crowd: Crowd, option: Mapping[str, Any]) -> Any:
    """Return a value that Discord would accept for an option, or did before an update took a choice away."""
    if option.get("choices") and dice.random() < 0.8:
        return dice.choice(option["choices"])["value"]
    if option["type"] == INTEGER:
        return number(dice, option.get("min_value", -LARGEST), option.get("max_value", LARGEST))
    if option["type"] == BOOLEAN:
        return dice.random() < 0.5
    if option["type"] == USER:
        return str(dice.choice([*crowd.people.values(), crowd.foreigner.id, crowd.world.env.backend.bot_user.id]))
    if option["type"] == CHANNEL:
        return str(dice.choice([*crowd.channels.values()]).id)
    if option["type"] == ROLE:
        return str(dice.choice([*crowd.world.env.backend.get_guild(crowd.world.guild.id).roles]))
    assert option["type"] == STRING, f"the fuzzer must learn options of this type: {option}"
    return text(dice, (*WORDS, str(dice.randrange(6))))


def typed(dice: Random, crowd: Crowd, option: Mapping[str, Any]) -> Any:
    """Return a value an option may hold during autocomplete, when Discord checks nothing."""
    if option["type"] in (USER, ROLE):
        return str(dice.choice([crowd.foreigner.id, NOBODY]))
    return text(dice, WORDS) if dice.random() < 0.7 else value(dice, crowd, option)


async def attack(world: World, seed: int, rounds: int) -> None:
    """Give every command `rounds` times, each at a random place and by a random person."""
    crowd, dice = await Crowd.come(world), Random(seed)
    known = commands(world.client)
    assert len(known) > 30
    for _ in range(rounds):
        for command in known:
            await once(crowd, dice, command)
    await crowd.sound()


async def once(crowd: Crowd, dice: Random, command: Command) -> None:
    """Give a command once, and type into each option with autocomplete."""
    world = crowd.world
    direct = command.direct and dice.random() < 0.3
    name, user = dice.choice(list(crowd.people.items()))
    state = dice.choice(list(crowd.channels))
    channel = world.env.backend.get_dm_channel(user).id if direct else crowd.channels[state].id
    values = {
        option["name"]: value(dice, crowd, option)
        for option in command.options
        if option.get("required") or dice.random() < 0.6
    }
    what = f"{command} {values!r:.300} by {name} at {'home' if direct else state}"
    async with crowd.watch(what), asyncio.timeout(SECONDS):
        assert answer(await give(world, user, channel, command, values, direct)), what
    for option in command.options:
        if option.get("autocomplete"):
            filled = {
                other["name"]: typed(dice, crowd, other)
                for other in command.options
                if other is option or dice.random() < 0.5
            }
            what = f"typing {filled!r:.300} into {option['name']} of {command} by {name} at {state}"
            async with crowd.watch(what), asyncio.timeout(SECONDS):
                found = await type_in(world, user, channel, command, filled, option["name"], direct)
            choices = found.autocomplete_choices
            assert choices is not None, what
            assert len(choices) <= 25, what
            assert all(1 <= len(choice["name"]) <= 100 for choice in choices), what


@pytest.mark.slow
async def test_any_values(world: World) -> None:
    """Any input by anyone gets one of the bot's answers; refusals change nothing; all games stay sound."""
    await attack(world, seed=1, rounds=2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(2, 12))
async def test_more_values(world: World, seed: int) -> None:
    """Other values give the same result."""
    await attack(world, seed, rounds=10)
