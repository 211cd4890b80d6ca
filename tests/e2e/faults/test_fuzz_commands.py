"""Whatever is typed, and whatever people are called: everything is answered, and nothing breaks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.e2e.crowd import NOBODY, Crowd, answer, play
from tests.e2e.raw import BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, USER, Command, commands, give, type_in
from tests.e2e.world import World, alts, answers, said
from tests.fuzz.junk import LARGEST, TEXTS, number, text

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


async def try_command(crowd: Crowd, dice: Random, command: Command) -> None:
    """Give a command at a random place and by a random person, and type into each option with autocomplete."""
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


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [
        pytest.param(1, 1, marks=pytest.mark.slow),
        *(pytest.param(n, 10, marks=pytest.mark.exhaustive) for n in range(2, 12)),
    ],
)
async def test_any_values(world: World, seed: int, rounds: int) -> None:
    """Any input by anyone gets one of the bot's answers; refusals change nothing; all games stay sound."""
    crowd, dice = await Crowd.set_up(world), Random(seed)
    known = commands(world.client)
    assert len(known) > 30
    for command in known * rounds:
        await try_command(crowd, dice, command)
    await crowd.check_games()


LOOKS = ("table show", "table log", "table replay", "hand", "games", "stats", "leaderboard", "table hint")
"""Commands whose answers contain names."""
HOSTILE = (
    "**bold** __under__ ~~gone~~",
    "@everyone @here",
    "[free nitro](https://evil.example)",
    "https://evil.example/x",
    "<@1> <#2> <@&3> <t:0:R>",
    "# big `code` ||spoiler||",
    "> quote\n- list\n1. list",
    "\u202egnirts\u202c {{ $name }}",
)
MARKS = ("**", "__", "~~", "||", "`", "*", "_", "# ", "> ", "[", "<@1>", "@everyone ", "\u202e", "\u0301")
WORD = "nachtigall"
"""Part of every hostile name, so that it can be found in any text."""
_ESCAPED = re.compile(r"\\.", re.DOTALL)
_FORMATTED = re.compile(rf"(\*\*|__|~~|\|\||`|\*|_){WORD}(\*\*|__|~~|\|\||`|\*|_)")


def hostile(dice: Random) -> str:
    """Return a hostile name that contains `WORD`."""
    mark, more = dice.choice(MARKS), dice.choice((*HOSTILE, *TEXTS, text(dice)))
    name = f"{mark}{WORD}{mark}{more}".replace("\0", "").encode("utf-8", "replace").decode("utf-8")
    return name[:32]


def check(spoken: str) -> None:
    """Check that in every line with a hostile name all markup is escaped."""
    for line in spoken.split("\n"):
        if WORD in line:
            bare = _ESCAPED.sub("", line)
            assert _FORMATTED.search(bare) is None, line
            assert not any(mark in bare for mark in ("@everyone", "@here", "<@1>", "<#2>", "](")), line
            assert "\u202e" not in line, line
            assert "\u0301" * 4 not in line, line


@pytest.mark.parametrize(
    "seed",
    [pytest.param(1, marks=pytest.mark.slow), *(pytest.param(n, marks=pytest.mark.exhaustive) for n in range(2, 14))],
)
async def test_any_name(world: World, seed: int) -> None:
    """A game of three people with hostile names reads and looks like any other."""
    dice = Random(seed)
    villains = {
        name: world.guild.add_member(world.env.create_user(name, global_name=hostile(dice)))
        for name in ("villain0", "villain1", "villain2")
    }
    world.people |= villains
    table = await world.start(*villains, game="carrara")
    assert len(table.seats) == 3
    await play(table, 8)
    await world.env.settle()
    seen = ""
    for name in ("villain0", "villain1"):
        for command in LOOKS:
            for message in answers(await world.give(name, command)):
                check(said(message))
                seen += said(message)
                assert all(0 < len(alt) <= 1024 for alt in alts(message))
    assert seen.count(WORD) > 10
    for message in world.public():
        check(said(message))
        assert not message.mention_everyone
        assert not message.role_mentions
        assert {user.id for user in message.mentions} <= {person.id for person in villains.values()}
