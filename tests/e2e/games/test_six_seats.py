"""A game from a package with six seats, hidden dice and very much that is legal: Perudo, from its setup to its end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import discord
import pytest

from bot.games.hidden import View
from bot.services.game_packages import admit
from bot.tables.table import Table
from tests.e2e.players import ClickPlayer, CommandPlayer, Player
from tests.e2e.reading import everything, speak
from tests.e2e.world import World, said
from tests.packages import Installing, packages
from tests.positions import position_of

__all__ = ["packages"]
SIX = "Anna", "Bruno", "Carla", "Dario", "Eva", "Fritz"
DICE = re.compile(r"(?:dice|würfel):?((?: [1-6?–])+)(?![^ ,.\n])", re.IGNORECASE)
"""How dice are told in either language, known or hidden."""
LIFTED = re.compile(r"(?:lifted|aufgedeckt) ([1-6](?: [1-6])*|–), (?:left|noch) (\d)")
"""How a picture tells what was under a cup, and how many dice its seat has now."""
NAMED = re.compile(rf"({'|'.join(SIX)}):((?: [1-6])+)(?= ·|$)", re.MULTILINE)
"""How a message tells what was under a cup."""


@pytest.fixture
def perudo(packages: Installing) -> None:
    """Install Perudo before the bot starts."""
    packages.install("perudo", "perudo")
    admit(["perudo"])


def boldly(view: View[Any], seat: int, legal: Sequence[Any], chance: Random) -> Any:
    """Raise a bid a little, or have the cups lifted: doubt, or sometimes call calza."""
    lifts = [action for action in legal if not hasattr(action, "count")]
    raises = sorted((action for action in legal if action not in lifts), key=lambda action: action.count)
    return chance.choice(lifts if lifts and chance.random() < 0.6 else raises[:10] or lifts)


def told(message: discord.Message) -> list[str]:
    """Return all dice that a message tells, each seat's in a word."""
    return [found.replace(" ", "") for found in DICE.findall(everything(message))]


def cups(table: Table) -> list[str]:
    """Return all dice on a public board, as `told` finds them."""
    return ["?" * len(cup.dice) or "–" for cup in position_of(table).cups]


def under(table: Table) -> list[str]:
    """Return all dice, each seat's in a word and in order."""
    return ["".join(map(str, sorted(cup.dice))) or "–" for cup in position_of(table).cups]


def check_public(table: Table, message: discord.Message, before: Sequence[str]) -> bool:
    """Check that a message about a turn tells no dice but those that were just lifted, and return whether it does."""
    lifted, left = position_of(table).bid is None, [len(cup.dice) for cup in position_of(table).cups]
    named = [(name, dice.replace(" ", "")) for name, dice in NAMED.findall(everything(message))]
    pictured = [(dice.replace(" ", ""), int(has)) for dice, has in LIFTED.findall(everything(message))]
    assert named == [each for each in zip(table.names, before, strict=True) if lifted and each[1] != "–"]
    assert pictured == (list(zip(before, left, strict=True)) if lifted else [])
    assert told(message) == ([] if lifted else cups(table))
    return lifted


def check_hand(table: Table, seat: int, message: discord.Message) -> None:
    """Check that a seat is shown its own dice, and of the others only how many there are."""
    own = "".join(map(str, position_of(table).cups[seat].dice))
    assert message.flags.ephemeral
    assert {own, *(each for place, each in enumerate(cups(table)) if place != seat)} == {*told(message)}


@pytest.mark.slow
@pytest.mark.usefixtures("perudo")
async def test_a_game_of_six(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By clicks and commands, in German and English; nobody sees others' dice."""
    world.people["Fritz"] = world.guild.add_member(world.env.create_user("Fritz"))
    outsider = world.guild.add_member(world.env.create_user("Gina"))

    for name in SIX[::2]:
        speak(monkeypatch, "de", world.people[name].id)
        await world.client.services.store.people.update(world.people[name].id, "de")
    table = await world.start(*SIX, game="perudo", language="de")
    people = world.seated(table)
    assert sorted(table.names) == [*SIX]
    assert cups(table) == ["?????"] * 6
    assert told(world.turn_message()) == cups(table)

    for seat, person in enumerate(people):
        check_hand(table, seat, await world.ask(person, "hand"))
    assert told(await world.ask(outsider, "table show")) == cups(table)
    assert not told(await world.ask(outsider, "hand"))

    players: list[Player] = [each(world, seed, boldly) for seed, each in enumerate((ClickPlayer, CommandPlayer))]
    lifts = list[list[str]]()
    for player in players * 3:
        seat = table.actors()[0]
        check_hand(table, seat, await world.ask(people[seat], "hand"))
        before = under(table)
        await player.turn(table)
        lifts += [before] * check_public(table, world.turn_message(), before)
    assert lifts
    assert {*"".join(each for message in world.public() for each in told(message))} <= {*"?–"}
    for name, message in players[0].seen:
        assert bool(re.search("bieten|zweifeln|Bestätigen", everything(message))) <= (name in SIX[::2])


@pytest.mark.usefixtures("perudo")
async def test_what_a_seat_got_is_told_to_it_alone(world: World) -> None:
    """Whoever has the cups lifted reads in the private answer what they rolled since; nobody else is told."""
    table = await world.start("Anna", "Bruno", "Carla", game="perudo")
    player = CommandPlayer(world)
    for lifts in (False, True):
        (seat,) = table.actors()
        legal = table.game.rules.legal(table.position, seat)
        person = world.by_seat(table, seat)
        await player.act(person, table, next(each for each in legal if isinstance(each, type(legal[0])) or not lifts))

    dice = ", ".join(map(str, position_of(table).cups[seat].dice))
    assert f"You got: {dice}" in said(player.seen[-1][1]).splitlines()
    assert "You got" not in said(player.seen[0][1])
    for other in (*(each for each in world.seated(table) if each.id != person.id), world.people["Eva"]):
        looks = [await world.ask(other, command) for command in ("hand", "table show", "table log")]
        assert dice not in "".join(map(everything, [*looks, *world.public()]))
