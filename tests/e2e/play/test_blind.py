"""Whole games by someone who reads texts and alt texts alone, and types suggestions: no picture, no click."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from random import Random
from typing import Any, Final, TypeAlias

import discord
import pytest

from bot.games import carcassonne, carrara, palazzo
from bot.games.carcassonne.actions import PlaceTile
from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.position import CarcassonnePosition as CarcassonnePosition
from bot.games.carrara.actions import Build, BuyObject, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.position import CarraraPosition as CarraraPosition
from bot.games.palazzo.actions import Buy, ChooseMoney, ChooseTile, Reveal, TakeMoney
from bot.games.palazzo.components import Stack
from bot.games.palazzo.position import PalazzoPosition as PalazzoPosition
from bot.tables.table import Table
from bot.texts.alt_text import LONGEST_ALT
from bot.texts.numbers import write_signed
from cogs.core.limits import MAX_OPTIONS
from cogs.games.carrara.parsing import key_of
from cogs.games.palazzo.packed import pack, unpack
from tests.e2e.reading import labels
from tests.e2e.world import World, alts, contents, controls, files, has, open_panel, said, shown
from tests.games.changing import change

ME: Final = "Anna"
POINTER: Final = "The whole table in words: /table show text:true."
LONGEST = 300
"""A number of calls that no game reaches."""


class Listener:
    """A person who knows only what they are told in words, and acts by commands."""

    def __init__(self, world: World, table: Table) -> None:
        self.world = world
        self.person = world.people[ME]
        self.dice = Random(5)
        self.answer = ""
        """The latest private answer."""
        self.offered: list[str] = []
        """The labels of its buttons."""
        self._table = table
        """The table that checks compare with; no decision reads it."""

    def over(self) -> bool:
        return "The game is over" in said(self.world.newest())

    def call(self) -> str:
        (asked,) = [line for line in said(self.world.newest()).splitlines() if self.person.mention in line]
        return asked

    async def suggestions(self, command: str, option: str, **filled: str) -> dict[str, str]:
        found = await self.person.autocomplete(self.world.channel, command, option, "", **filled)
        return {each["name"]: each["value"] for each in found}

    async def choose(self, command: str, option: str, **filled: str) -> str:
        return self.dice.choice(list(await self.suggestions(command, option, **filled)))

    async def board(self) -> str:
        """Return the table in words, all of it, after checking that the picture's alt text says where it is."""
        message = shown(await self.person.slash(self.world.channel, "table show", text=True))
        heard = self._heard(message)
        (whole,) = await contents(message) or [heard.encode()]
        for alt in alts(self.world.newest())[:1]:
            held = [line[2:] for line in heard.splitlines() if re.match(r"- [A-Z]+\d+: ", line)]
            assert alt.endswith(POINTER) or all(line in alt for line in held), f"{alt}\n{held}"
        return whole.decode()

    async def give(self, command: str, **options: Any) -> None:
        """Give a command, and check that it is answered by what has happened, in the words that all others read."""
        before, revision = self._told(), self._table.revision
        message = shown(await self.person.slash(self.world.channel, command, **options))
        self.answer, self.offered = self._heard(message), labels(message)
        assert self._table.revision > revision, f"/{command} {options}: {self.answer}"
        news = {line for _, line in self._told() - before}
        assert news & set(self.answer.splitlines()), f"/{command} {options}: {self.answer}"

    def check(self, heard: Collection[Any], of: tuple[type[Any], ...], key: Callable[[Any], Any]) -> None:
        """Check that exactly the legal actions are suggested, or as many as Discord allows."""
        table = self._table
        actions = table.game.rules.legal(table.position, table.names.index(ME))
        legal = {key(each) for each in actions if isinstance(each, of)}
        assert set(heard) == legal or (len(heard) == MAX_OPTIONS and set(heard) < legal), f"{heard} for {legal}"

    def _told(self) -> Counter[tuple[int, str]]:
        newest = self.world.public()[-4:]
        return Counter((message.id, line) for message in newest for line in self._heard(message).splitlines())

    def _heard(self, message: discord.Message) -> str:
        assert all(0 < len(alt) <= LONGEST_ALT for alt in alts(message)), alts(message)
        return said(message)


async def play_carrara(me: Listener) -> None:
    """Score what can be scored, else build, best where nothing stands yet, else buy; announce the end when possible."""
    scored = await me.suggestions("carrara score", "what")
    built = await me.suggestions("carrara build", "building")
    me.check(scored.values(), (ScoreType, ScoreCity, ScoreCategory), key_of)
    me.check(built.values(), (Build,), lambda each: each.building.key)
    if scored and me.dice.random() < 0.5:
        await me.give("carrara score", what=me.dice.choice(list(scored)))
    elif built:
        building = me.dice.choice(list(built))
        cities = await me.suggestions("carrara build", "city", building=building)
        mine = next(line for line in (await me.board()).splitlines() if line.startswith(f"**{ME}**"))
        city = min(cities, key=lambda each: each.partition(":")[0] in mine)
        blocks = await me.choose("carrara build", "blocks", building=building, city=city)
        await me.give("carrara build", building=building, city=city, blocks=blocks)
    elif segments := await me.suggestions("carrara buy", "segment"):
        segment = me.dice.choice(list(segments))
        blocks = next(iter(await me.suggestions("carrara buy", "blocks", segment=segment)))
        await me.give("carrara buy", segment=segment, blocks=blocks)
    else:
        await me.give("carrara buy", turn=True)
    while "End turn" in me.offered:
        items = await me.suggestions("carrara object", "object")
        me.check(items.values(), (BuyObject,), lambda each: each.object.key)
        if any("nnounce" in label for label in me.offered):
            await me.give("carrara announce")
        elif items:
            await me.give("carrara object", object=me.dice.choice(list(items)))
        else:
            await me.give("carrara end")


async def play_carcassonne(me: Listener) -> None:
    """Lay the tile where the table in words says that it fits, and set a follower where one may be set."""
    if "**ingot** you take" in me.call():
        await me.give("carcassonne take", where=await me.choose("carcassonne take", "where"))
        return
    board = await me.board()
    assert "**All tiles**" in board, "however many they are"
    fits = next(line for line in board.splitlines() if line.startswith("**It fits at**"))
    listed = dict(re.findall(r"([A-Z]+-?\d+)(?: \(([^)]*)\))?", fits))
    heard = [(where, turn) for where, turns in listed.items() for turn in re.findall(r"\d+", turns or "1")]
    me.check(
        heard,
        (PlaceTile,),
        lambda each: (coordinate(Place(each.x, each.y)), str(each.turn + 1)),
    )
    where = me.dice.choice(list(listed))
    turns = await me.suggestions("carcassonne place", "turn", where=where)
    options = {"where": where, "turn": me.dice.choice(list(turns))}
    if gold := await me.suggestions("carcassonne place", "gold", **options):
        options["gold"] = me.dice.choice(list(gold))
    followers = await me.suggestions("carcassonne place", "follower", **options)
    options["follower"] = min(followers, key=lambda each: ("field" in each, "No" in each))
    await me.give("carcassonne place", **options)


async def play_palazzo(me: Listener) -> None:
    """Do one of the things that the call says."""
    asked = me.call()
    for said_so, does in (("**money**", TakeMoney), ("**tiles**", Reveal)):
        me.check([does()] if said_so in asked else [], (does,), lambda each: each)
    if "**build**" in asked:
        places: dict[str, str] = {}
        for option in ("place", "second", "third"):
            if found := await me.suggestions("palazzo build", option, **places):
                places[option] = next((each for each in found if "discarded" not in each), next(iter(found)))
        await me.give("palazzo build", **places)
    elif "take **a tile**" in asked:
        tiles = await me.suggestions("palazzo choose", "tile")
        assert all("point" in label for label in tiles), "what each brings"
        me.check(tiles.values(), (ChooseTile,), pack)
        await me.give("palazzo choose", tile=me.dice.choice(list(tiles)))
    elif "or more**" in asked:
        amounts = await me.suggestions("palazzo bid", "amount")
        await (me.give("palazzo bid", amount=min(amounts.values(), key=int)) if amounts else me.give("palazzo pass"))
    elif "**buy**" in asked:
        found = await me.suggestions("palazzo buy", "tiles")
        # two ways to pay for the same tiles are one suggestion
        me.check(
            [bought.tiles for each in found.values() if isinstance(bought := unpack(each), Buy)],
            (Buy,),
            lambda each: each.tiles,
        )
        if found and me.dice.random() < 0.7:
            await me.give("palazzo buy", tiles=me.dice.choice(list(found)))
        else:
            await me.give("palazzo auction")
    elif " card" in asked:
        cards = await me.suggestions("palazzo money", "cards")
        me.check(cards.values(), (ChooseMoney,), pack)
        await me.give("palazzo money", cards=me.dice.choice(list(cards)))
    elif "**money**" in asked and me.dice.random() < 0.4:
        await me.give("palazzo money")
    else:
        await me.give("palazzo tiles")


Decide: TypeAlias = Callable[[Listener], Awaitable[None]]
GAMES: Final[dict[str, tuple[Decide, dict[str, Any]]]] = {
    "carrara": (play_carrara, {"computers": 1, "variant": "expansion"}),
    "carcassonne": (play_carcassonne, {"computers": 1, "variant": "gold_mines"}),
    "palazzo": (play_palazzo, {"computers": 2}),
}


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be dealt without most of their tiles or buildings."""

    def deal_carrara(*arguments: Any) -> CarraraPosition:
        return carrara.GAME.rules.deal(*arguments)._replace(stack=())

    def deal(*arguments: Any) -> CarcassonnePosition:
        position = carcassonne.GAME.rules.deal(*arguments)
        gone, stack = position.stack[:40], position.stack[40:]
        return CarcassonnePosition(position.open._replace(removed=gone), stack)

    def deal_palazzo(*arguments: Any) -> PalazzoPosition:
        position = palazzo.GAME.rules.deal(*arguments)
        first, _, third = position.stacks
        return position._replace(stacks=(Stack(first[:4]), Stack(), third))

    change(monkeypatch, "carrara", rules_deal=deal_carrara)
    change(monkeypatch, "carcassonne", rules_deal=deal)
    change(monkeypatch, "palazzo", rules_deal=deal_palazzo)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_can_be_played_without_pictures(world: World, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """All that a decision needs is said, and what it has led to, in a whole short game."""
    shorten(monkeypatch)
    decide, options = GAMES[game]
    table = await world.start(ME, game=game, **options)
    listener = Listener(world, table)
    for _ in range(LONGEST):
        if listener.over():
            break
        await decide(listener)
    *former, end = world.public()
    outcome = table.outcome()
    assert outcome is not None
    assert all(
        f"{name}: {write_signed(score)}" in said(end) for name, score in zip(table.names, outcome.scores, strict=True)
    )
    assert has(end, "rematch")
    assert files(end)[0] == f"{table.row.game}-{table.id}-{table.revision}-score"
    assert not any(controls(message) for message in former)
    pictures = [name for message in world.public() for name in files(message)]
    assert len(pictures) == len(set(pictures)), "no board is posted twice"
    board = await open_panel(world.eva, end, "final_board")
    assert all(name in " ".join(alts(board)) for name in table.names)
