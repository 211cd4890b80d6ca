"""People with any name: no text pings or formats because of it, and every picture is drawn."""

from __future__ import annotations

import re
from random import Random

import pytest
import simcord

from tests.e2e.crowd import answers, play
from tests.e2e.world import World, alts, said
from tests.fuzz.junk import TEXTS, text

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


async def sit_down(world: World, dice: Random) -> list[simcord.MemberActor]:
    """Let three people with hostile names start a game."""
    people = []
    for number in range(3):
        user = world.env.create_user(f"villain{number}", global_name=hostile(dice))
        people.append(world.guild.add_member(user))
    await people[0].slash(world.channel, "table new", game="carrara")
    for person in people[1:]:
        await person.slash(world.channel, "table join")
    await people[0].slash(world.channel, "table start")
    return people


async def look_around(world: World, seed: int) -> None:
    """Play a little, and look at everything."""
    people = await sit_down(world, Random(seed))
    table = await world.table()
    assert len(table.seats) == 3
    await play(table, 8)
    await world.env.settle()
    seen = ""
    for person in people[:2]:
        for command in LOOKS:
            for message in answers(await person.slash(world.channel, command)):
                check(said(message))
                seen += said(message)
                assert all(0 < len(alt) <= 1024 for alt in alts(message))
    assert seen.count(WORD) > 10
    for message in world.public():
        check(said(message))
        assert not message.mention_everyone
        assert not message.role_mentions
        assert {user.id for user in message.mentions} <= {person.id for person in people}


@pytest.mark.slow
async def test_any_name(world: World) -> None:
    """A game of people with hostile names reads and looks like any other."""
    await look_around(world, 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(2, 14))
async def test_more_names(world: World, seed: int) -> None:
    """Other names give the same result."""
    await look_around(world, seed)
