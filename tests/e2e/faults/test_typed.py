"""Every text option of every command, with texts that nobody offered: what is typed is never guessed nor ignored.

The options are those that the bot registers, so that a new command is tried, too: at a table of its game, or else by
people at a table of several.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from bot.games import GAMES
from bot.games.carrara import Phase as Step
from bot.games.palazzo import Phase
from bot.tables.table import Table
from bot.telemetry.metrics import REFUSALS
from tests.bot.kit import settled
from tests.e2e.admin.managers import boss_of
from tests.e2e.crowd import answer, total
from tests.e2e.games.carrara.test_completion import ready
from tests.e2e.raw import INTEGER, STRING, USER, Command, commands, give, type_in
from tests.e2e.world import World
from tests.fuzz.junk import LONGEST, TEXTS
from tests.games.carcassonne import positions as carcassonne
from tests.games.changing import change
from tests.games.palazzo import positions as palazzo

Offered = Sequence[tuple[str, str]]
"""Suggestions: their names, and the values that they send."""
FOREIGN: Final = ("palazzo", "maison", "drei", "три", "neu", "keine", "alle", "dorthin", "Pass", "nothing", "first")
_WIDE: Final = {number: chr(0xFF10 + number) for number in range(10)}
_HOUR: Final = r"\d{1,2}([:.h]\d\d)? ?([ap]m)?|\d{4}|off|no(ne)?|keine|noon|midnight"
_DAY: Final = r"[\d./-]+|\d+ \w+|\w+ \d+|(to|morgen|heute|mon|tue|wed|thu|fri|sat|sun|di|mi|do|so)\w*"
FREE: Final = (("/note", "text"), ("/rules", "search"), ("/league new", "name"), ("/league new", "season"))
"""Options for any text."""
LITERAL: Final[Mapping[tuple[str, str], str]] = {
    **dict.fromkeys(FREE, r"(?s).*"),
    ("/settings quiet", "from"): _HOUR,
    ("/settings quiet", "until"): _HOUR,
    ("/settings digest", "at"): _HOUR,
    ("/settings quiet", "zone"): r"(utc|gmt)? ?[+-] ?\d+(:\d+)?|utc|gmt|pacific",
    ("/settings zone", "zone"): r"(utc|gmt)? ?[+-] ?\d+(:\d+)?|utc|gmt|pacific",
    ("/settings away", "until"): _DAY,
    ("/carcassonne place", "where"): r"[a-z]{1,2} ?\d+",
    ("/carcassonne place", "gold"): r"[a-z]{1,2} ?\d+",
    ("/carcassonne place", "turn"): r"0|90|180|270",
    ("/carcassonne place", "follower"): r"\d? ?(road|city|field|monastery)|\d|no(ne|thing)?",
    ("/carrara buy", "segment"): r"[1-6]|[iv]+",
    ("/carrara buy", "blocks"): r"((\d+ ?)?(white|yellow|red|green|blue|black)s?[ ,+&]*(and )?)+|alle?",
    ("/carrara build", "blocks"): r"((\d+ ?)?(white|yellow|red|green|blue|black)s?[ ,+&]*(and )?)+",
    ("/palazzo money", "cards"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    ("/palazzo buy", "pay"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    ("/palazzo bid", "cards"): r"((\d |a )?(florin|ducat|scudo) \d|(\d |an? )?certificates?|[ ,+&]|and)+",
    **dict.fromkeys(
        [
            *(("/palazzo buy", each) for each in ("place", "second")),
            *(("/palazzo build", each) for each in ("place", "second", "third")),
            ("/palazzo choose", "place"),
        ],
        r"new|neu|out|discard|raus|weg",
    ),
    ("/order give", "what"): r"\d{1,3}",
    ("/palazzo rebuild", "card"): r"(florin|ducat|scudo) \d|(an? )?certificate",
}
"""Texts that options understand though no suggestion says so, by command and option."""


@cache
def plain(text: str) -> str:
    """Return a text in small letters, with single blanks and usual digits."""
    digits = (str(unicodedata.decimal(each, each)) for each in text.casefold())
    return " ".join(re.sub(r"[()\[\]\"“”’'°⭐]", " ", "".join(digits).replace("−", "-").replace("×", "x")).split())


@cache
def _parts(text: str) -> tuple[str, ...]:
    parts = re.split(r"[,;:·|&]|\+(?!\d)|\b(?:and|und)\b", plain(text))
    return tuple(sorted(filter(None, (each.strip(" .!?") for each in parts))))


def says(text: str, command: str, option: str, offered: Offered, named: Sequence[str]) -> bool:
    """Return whether a text says literally what one of the offers is, given how a refusal names them."""
    ends = {*plain(text).split()[:1], *plain(text).split()[-1:]}
    if ends & {"and", "und"} and text not in (name for name, _ in offered):
        return False  # a part is missing
    if any(plain(text) == plain(value) or _parts(text) == _parts(name) for name, value in offered if _parts(text)):
        return True
    if any(_parts(text) == _parts(name) for name in named if _parts(text)):
        return True
    if re.fullmatch(LITERAL.get((command, option), "(?!)"), plain(text).strip()):
        return True
    words = [word for word in plain(text).split() if any(map(str.isalnum, word))]
    if len(words) == 1 and words[0].isdecimal():
        return sum(plain(name).split()[-1:] == words or plain(name).split(".")[:1] == words for name in named) == 1
    if not any(len(word) > (2 if option == "zone" else 3) and word.isalpha() for word in words):
        return (
            len(words) == 1
            and words[0] in ("new", "out", "neu")
            and sum(words[0] in plain(name).split() for name in named) == 1
        )
    return sum(_within(words, re.split(r"[ ,;:·]+", plain(name))) for name in named) == 1


def _within(words: Sequence[str], others: Sequence[str]) -> bool:
    return any(list(others[start : start + len(words)]) == list(words) for start in range(len(others)))


def hostile(offered: Offered) -> list[str]:
    """Return texts near what is offered that are none of it, and texts that have nothing to do with it."""
    return list(dict.fromkeys([*_near(offered), *map(str, range(10)), "99", "-1", *FOREIGN, *TEXTS, "x" * LONGEST]))


def _near(offered: Offered) -> Iterator[str]:
    for name, value in offered[:12]:
        for number in {int(found) for found in re.findall(r"[0-9]{1,4}", f"{name} {value}")}:
            yield from map(str, (number - 1, number + 1, 10 * number, -number))
            yield "".join(_WIDE[int(digit)] for digit in str(number + 1))
        words = re.findall(r"[^\W\d_]+", name)
        for word in dict.fromkeys(words):
            yield from (word, word[:-1], word[1:], word[1:-1], f"{word}x", f"not {word}")
        for first, second in pairwise(words):
            yield from (f"{second} {first}", f"{first}{second}")
        yield from (f"{name} x", f"no {name}", name[:-2], name[2:], value[:-1], f"{value}0", f"{value} {value}")
        yield from (f"{name} and", f"and {value}")  # with a part missing
        yield from (" ".join(reversed(name.split())), f"{name} {offered[0][0]}")


NOBODY_SAYS: Final = "qzxv"
_PASSING: Final = ("meta", "read_marks", "sqlite_sequence")
"""What is stored about looking, and as a sign of life."""


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
        "palazzo", palazzo.table(*HANDS, built=BUILT, warehouse="m12 s22 b31 b42", phase=Phase.REVEALED)
    ),
    "bidding": lambda: Stage(
        "palazzo", palazzo.table(*HANDS, quarries=",b11 s31", phase=Phase.REVEALED), ("palazzo auction",)
    ),
    "choosing": lambda: Stage(
        "palazzo",
        palazzo.table(*HANDS, built=BUILT, quarries=",b33 m21 s12 b41", phase=Phase.REVEALED),
        ("palazzo auction",),
    ),
    "building": lambda: Stage(
        "palazzo", palazzo.table(*HANDS, built=BUILT, to_build=palazzo.tiles("b31 m22 s13"), phase=Phase.BUILDING)
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

QUICK: Final = ("money", "crossing", "wheel", "plain")
"""A stage of each game."""
SOME: Final = (*QUICK, "buying", "bidding", "people", "invitation")


class Typist:
    """Someone who types into the options of commands at a table."""

    def __init__(self, world: World, table: Table, person: Any) -> None:
        self.world = world
        self.table = table
        self.person = person

    async def offered(self, command: Command, values: Mapping[str, Any], option: str) -> Offered:
        """Return what is suggested for an option while nothing is typed into it."""
        found = await type_in(
            self.world, self.person.id, self.world.channel.id, command, {**values, option: ""}, option
        )
        offered = [(str(each["name"]), str(each["value"])) for each in found.autocomplete_choices or ()]
        assert [name for name, _ in offered if "\\" in name] == [], "nothing is escaped, as this renders no markdown"
        return offered

    async def filled(self, command: Command, option: str, chosen: Mapping[str, Any]) -> tuple[dict[str, Any], Offered]:
        """Return the options that must be typed before one, and what is then suggested for it."""
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
        """Give a command; return the answer, and whether it was refused."""
        before = total(REFUSALS)
        said = answer(await give(self.world, self.person.id, self.world.channel.id, command, values))
        return said, total(REFUSALS) > before

    async def stored(self) -> Mapping[str, Any]:
        """Read everything that is stored but for what someone has looked at."""
        await settled(self.world.client.services.outbox)  # what was posted before is stored once it is drawn and sent
        read = self.world.client.services.store.database.read
        names = [row[0] for row in await read("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [tuple(row) for row in await read(f"SELECT * FROM {name}")] for name in names if name not in _PASSING
        }


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
    """List the options into which any text can be typed."""
    return [each["name"] for each in command.options if each["type"] == STRING and not each.get("choices")]


def _belongs(command: Command, stage: str, game: str) -> bool:
    """Return whether a command is tried at a stage."""
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
        await world.by_seat(table, table.actors()[0]).slash(world.channel, name, **options)
    await world.env.settle()
    mover: Any = world.by_seat(table, table.actors()[0]) if there.begun else world.anna
    boss = boss_of(world)
    for person in (mover, boss):  # their languages are stored from then on
        await person.slash(world.channel, "hand")
    yield [
        (Typist(world, table, boss if command.path[0] in ("admin", "league") else mover), command)
        for command in commands(world.client)
        if _belongs(command, stage, there.game)
    ]


async def attack(found: list[tuple[Typist, Command]], dice: Random, most: int | None) -> int:
    """Type into every option what nobody offered, all or so many texts; return how often."""
    tries = 0
    for typist, command in found:
        for option in _texts(command):
            if (str(command), option) in FREE:
                continue
            for case in _cases(command):
                values, offered = await typist.filled(command, option, case)
                before = await typist.stored()
                named = await _named(typist, command, values, option, offered)
                texts = [text for text in hostile(offered) if not says(text, str(command), option, offered, named)]
                assert await typist.stored() == before, f"changed something: {command} {case} {option} beside {values}"
                for text in texts if most is None else dice.sample(texts, min(most, len(texts))):
                    said, refused = await typist.types(command, values | {option: text})
                    what = f"{command} {case} {option}:{text!r:.80} beside {values}: {said:.300}"
                    assert refused, f"not refused: {what}"
                    assert await typist.stored() == before, f"changed something: {what}"
                    tries += 1
    return tries


async def _named(
    typist: Typist, command: Command, values: Mapping[str, Any], option: str, offered: Offered
) -> Sequence[str]:
    """Return how a refusal of what nobody says names the offers, after checking that it does."""
    said, refused = await typist.types(command, {**values, option: NOBODY_SAYS})
    assert refused, f"not refused: {command} {option} beside {values}: {said:.300}"
    if plain(NOBODY_SAYS) not in plain(said):
        return []  # another reason than the text
    if option == "zone":
        return [city for name, _ in offered for city in name.partition(":")[0].split(", ")]
    listed = said.replace("\\", "").partition(": ")[2].partition("\n")[0].rstrip(".")
    names = re.split("; " if "; " in listed else r", | and | und ", listed)
    if offered and "isn’t one of the choices" in said:
        assert any(plain(name) in plain(label) for name in names for label, _ in offered), f"{command}: {said}"
    return names


@pytest.mark.parametrize(
    ("stage", "most"),
    [
        *(pytest.param(stage, 2, marks=pytest.mark.slow) for stage in SOME),
        *(pytest.param(stage, None, marks=pytest.mark.exhaustive) for stage in STAGES),
    ],
)
async def test_what_nobody_offered(world: World, monkeypatch: pytest.MonkeyPatch, stage: str, most: int | None) -> None:
    """It is refused with what is possible, and changes nothing, whatever else is typed with it."""
    async with at(world, monkeypatch, stage) as found:
        assert await attack(found, Random(stage), most)
    assert world.env.errors == []
