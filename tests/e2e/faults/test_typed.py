"""Every text option of every command, with texts that nobody offered: typed text is neither guessed at nor ignored.

The options are those that the bot registers, so that a new command is tried, too: at a table of its game, or else by
people at a table of several.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest

from bot.games import GAMES
from bot.games.carrara.position import CarraraPhase as Step
from bot.games.palazzo.lesson import tiles
from bot.games.palazzo.position import PalazzoPhase
from bot.tables.table import Table
from bot.telemetry.metrics import REFUSALS
from tests.e2e.admin.managers import boss_of
from tests.e2e.crowd import answer, stored, total
from tests.e2e.games.carrara.test_completion import ready
from tests.e2e.raw import INTEGER, STRING, USER, Command, commands, give, type_in
from tests.e2e.world import World
from tests.fuzz.junk import LONGEST, TEXTS
from tests.games.carcassonne import positions as carcassonne
from tests.games.changing import change
from tests.games.palazzo import positions as palazzo

FOREIGN: Final = ("maison", "drei", "три", "dorthin")
Offered = Sequence[tuple[str, str]]
"""Suggestions: their names, and the values that they send."""
NONSENSE: Final = "qzxv"
FREE: Final = (("/note", "text"), ("/rules", "search"), ("/league new", "name"), ("/league new", "season"))
"""Options for any text."""
COUNTED: Final = ("from", "until", "at", "zone", "where", "gold", "turn", "what", "blocks")
"""Options that understand numbers of which no suggestion says so."""


def hostile(option: str, offered: Offered) -> list[str]:
    """Return texts that resemble an offer without being one, and unrelated texts."""
    near = [text for offer in offered[:12] for text in offer]
    numbers = [] if option in COUNTED else [*map(str, range(10)), "-1", *(re.sub(r"\d+", _next, each) for each in near)]
    known = {text.casefold() for offer in offered for text in offer}
    known |= {word for text in known for word in re.findall(r"\w+", text)}
    texts = [text for text in numbers if text.casefold() not in known]
    texts += [text for offer in offered[:12] for text in _spoilt(*offer)]
    junk = [text for text in TEXTS if text not in ("None", "-1", "0", "1")]
    junk = [text for text in junk if option not in COUNTED or not text.isdecimal()]
    return [*dict.fromkeys([*texts, *FOREIGN, *junk, "x" * LONGEST])]


def _next(number: re.Match[str]) -> str:
    return str(int(number[0]) + 1)


def _spoilt(name: str, value: str) -> Iterator[str]:
    yield from (f"{name} {NONSENSE}", f"{NONSENSE} {name}", f"{value}{NONSENSE}", f"{name}, {NONSENSE}", f"{value} and")
    for word in re.findall(r"[^\W\d_]+", name):
        yield from (f"{word}{NONSENSE}", f"not {word}")


_PASSING: Final = ("meta", "read_marks", "sqlite_sequence")
"""Database tables that any look or heartbeat changes."""


@dataclass(frozen=True)
class Stage:
    """A table at which options are tried, by whoever is to act after some commands."""

    game: str
    position: Any = None
    before: tuple[str, ...] = ()
    seats: int = 2
    begun: bool = True


HANDS: Final = ("f3 f7 d4 s3 c2 c2", "f4 f5 d7 c2 c2")
BUILT: Final = ("b13 b22, m33, s41", "m13")
STAGES: Final[Mapping[str, Callable[[], Stage]]] = {
    "turn": lambda: Stage("palazzo", palazzo.table(*HANDS, built=BUILT)),
    "money": lambda: Stage("palazzo", palazzo.table(*HANDS, pile="f7 s6 d5 d3 f5"), ("palazzo money",)),
    "buying": lambda: Stage(
        "palazzo", palazzo.table(*HANDS, built=BUILT, warehouse="m12 s22 b31 b42", phase=PalazzoPhase.REVEALED)
    ),
    "bidding": lambda: Stage(
        "palazzo", palazzo.table(*HANDS, quarries=",b11 s31", phase=PalazzoPhase.REVEALED), ("palazzo auction",)
    ),
    "choosing": lambda: Stage(
        "palazzo",
        palazzo.table(*HANDS, built=BUILT, quarries=",b33 m21 s12 b41", phase=PalazzoPhase.REVEALED),
        ("palazzo auction",),
    ),
    "building": lambda: Stage(
        "palazzo", palazzo.table(*HANDS, built=BUILT, to_build=tiles("b31 m22 s13"), phase=PalazzoPhase.BUILDING)
    ),
    "tile": lambda: Stage("carcassonne", carcassonne.table("U 1 0 0", "G6", stack="U U", followers="1 1 0 road 0")),
    "crossing": lambda: Stage("carcassonne", carcassonne.table("U 1 0 0", "W", stack="U U")),
    "action": lambda: Stage("carrara", ready()),
    "wheel": lambda: Stage("carrara", ready(phase=Step.BUYING)),
    "object": lambda: Stage("carrara", ready(coins=12, phase=Step.AFTER_ACTION)),
    "plain": lambda: Stage("nim"),
    "people": lambda: Stage("palazzo", palazzo.table(*HANDS, "d5", built=BUILT), ("order give what:pass",), seats=3),
    "invitation": lambda: Stage("carrara", begun=False),
}

SOME: Final = ("money", "crossing", "wheel", "plain", "bidding", "people", "invitation")
"""Stages of each game, and of none."""


class Typist:
    """Someone who types into the options of commands at a table."""

    def __init__(self, world: World, table: Table, person: Any) -> None:
        self.world = world
        self.table = table
        self.person = person

    async def offered(self, command: Command, values: Mapping[str, Any], option: str) -> Offered:
        """Return the suggestions for an option while nothing is typed into it."""
        found = await type_in(
            self.world, self.person.id, self.world.channel.id, command, {**values, option: ""}, option
        )
        offered = [(str(each["name"]), str(each["value"])) for each in found.autocomplete_choices or ()]
        assert [name for name, _ in offered if "\\" in name] == [], "nothing is escaped, as this renders no markdown"
        return offered

    async def filled(self, command: Command, option: str, chosen: Mapping[str, Any]) -> tuple[dict[str, Any], Offered]:
        """Return the options that must be typed before one, and the suggestions for it then."""
        values = dict(chosen)
        for each in command.options:
            if each.get("required") and each["type"] == USER:
                values[each["name"]] = str(self.world.eva.id)
            elif each.get("required") and each["type"] == INTEGER:
                values[each["name"]] = each["min_value"]
            elif each.get("required") and (str(command), each["name"]) in FREE:
                values[each["name"]] = "Spring"
            elif each.get("required") and each["type"] == STRING and each["name"] not in (option, *values):
                values[each["name"]] = (await self.offered(command, values, each["name"]))[-1][1]
        offered = await self.offered(command, values, option) if _suggests(command, option) else []
        for each in command.options:
            if offered or each["name"] == option:
                break
            if each.get("autocomplete") and each["name"] not in values:
                before = await self.offered(command, values, each["name"])
                if before:
                    values[each["name"]] = before[0][1]
                    offered = await self.offered(command, values, option)
        return values, offered

    async def types(self, command: Command, values: Mapping[str, Any]) -> tuple[str, bool]:
        before = total(REFUSALS)
        said = answer(await give(self.world, self.person.id, self.world.channel.id, command, values))
        return said, total(REFUSALS) > before


def _suggests(command: Command, option: str) -> bool:
    return any(each["name"] == option and each.get("autocomplete") for each in command.options)


def _cases(command: Command) -> list[dict[str, Any]]:
    """Return each way to fill the choices that a command needs."""
    ways: list[dict[str, Any]] = [{}]
    for each in command.options:
        if each.get("required") and each.get("choices"):
            ways = [{**way, each["name"]: choice["value"]} for way in ways for choice in each["choices"]]
    return ways


def _texts(command: Command) -> list[str]:
    return [each["name"] for each in command.options if each["type"] == STRING and not each.get("choices")]


def _belongs(command: Command, stage: str, game: str) -> bool:
    if command.path[0] in GAMES or command.path[0] == "nim":
        return command.path[0] == game and stage not in ("people", "invitation")
    return stage == "people" or (stage == "invitation" and command.path[0] == "table")


@asynccontextmanager
async def at(world: World, monkeypatch: pytest.MonkeyPatch, stage: str) -> AsyncIterator[list[tuple[Typist, Command]]]:
    """Go to a stage; return the commands that are tried there, each with who types it."""
    there = STAGES[stage]()
    if there.position is not None:
        codec = GAMES[there.game].codec
        assert codec.position_from_json(codec.position_to_json(there.position)) == there.position, "can be stored"
        change(monkeypatch, there.game, rules_deal=lambda *_: there.position)
    # a number where people are chosen by their names, and elsewhere what markdown would read
    one = world.guild.add_member(world.env.create_user("1" if stage == "people" else "_1_"))
    members = world.env.backend.get_guild(world.guild.id).members
    members[world.anna.id].nick = "Anna_*Z*_"
    world.people |= {"1": one, "_1_": one, "Anna_*Z*_": world.anna}
    if there.begun:
        table = await world.start(*("Anna", "1", "Carla")[: there.seats], game=there.game)
    else:
        await world.anna.slash(world.channel, "table new", game=there.game)
        for level in ("novice", "random"):
            await world.anna.slash(world.channel, "table computer", action="add", level=level)
        table = await world.table()
    for command in there.before:
        name, _, what = command.partition(" what:")
        options = {"what": what} if what else {}
        await world.mover(table).slash(world.channel, name, **options)
    await world.env.settle()
    mover: Any = world.mover(table) if there.begun else world.anna
    boss = boss_of(world)
    for person in (mover, boss):  # their languages are stored from then on
        await person.slash(world.channel, "hand")
    yield [
        (Typist(world, table, boss if command.path[0] in ("admin", "league") else mover), command)
        for command in commands(world.client)
        if _belongs(command, stage, there.game)
    ]


async def attack(found: list[tuple[Typist, Command]], dice: Random, most: int | None) -> int:
    """Type into every option texts that nobody offered, all or at most `most`; return how often."""
    tries = 0
    for typist, command in found:
        for option in _texts(command):
            if (str(command), option) in FREE:
                continue
            for case in _cases(command):
                values, offered = await typist.filled(command, option, case)
                before = await stored(typist.world, *_PASSING)
                texts = hostile(option, offered)
                for text in texts if most is None else dice.sample(texts, min(most, len(texts))):
                    said, refused = await typist.types(command, values | {option: text})
                    what = f"{command} {case} {option}:{text!r:.80} beside {values}: {said:.300}"
                    assert refused, f"not refused: {what}"
                    assert await stored(typist.world, *_PASSING) == before, f"changed something: {what}"
                    tries += 1
    return tries


@pytest.mark.parametrize(
    ("stage", "most"),
    [
        *(pytest.param(stage, 2, marks=pytest.mark.slow) for stage in SOME),
        *(pytest.param(stage, None, marks=pytest.mark.exhaustive) for stage in STAGES),
    ],
)
async def test_what_nobody_offered(world: World, monkeypatch: pytest.MonkeyPatch, stage: str, most: int | None) -> None:
    """It is refused with the possible choices, and changes nothing, whatever else is typed with it."""
    async with at(world, monkeypatch, stage) as found:
        assert await attack(found, Random(stage), most)
    assert world.env.errors == []
