"""Perudo, from a package of its own, with six seats and hidden dice, in both languages."""

from __future__ import annotations

import pytest

from bot.services.game_packages import admit
from bot.tables.table import Table
from tests.e2e.players import ClickPlayer, CommandPlayer
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.world import World, said
from tests.packages import Installing, packages
from tests.positions import position_of

__all__ = ["packages"]
SIX = "Anna", "Bruno", "Carla", "Dario", "Eva", "Fritz"


@pytest.fixture
def perudo(packages: Installing) -> None:
    packages.install("perudo", "perudo")
    admit(["perudo"])


def dice(table: Table, seat: int, between: str = " ") -> str:
    """Return a seat's dice as a hand or an answer tells them."""
    return between.join(map(str, position_of(table).cups[seat].dice))


@pytest.mark.slow
@pytest.mark.usefixtures("perudo")
async def test_a_game_of_six(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By clicks and commands, in German and English: everyone sees their own dice and nobody else's."""
    world.people["Fritz"] = world.guild.add_member(world.env.create_user("Fritz"))
    for name in SIX[::2]:
        speak(monkeypatch, "de", world.people[name].id)
        await world.store.people.update(world.people[name].id, "de")
    table = await world.start(*SIX, game="perudo", language="de")
    people, clicks = world.seated(table), ClickPlayer(world)
    for player in (clicks, CommandPlayer(world)) * 2:
        for seat, person in enumerate(people):
            hand = everything(await world.ask(person, "hand"))
            assert [dice(table, each) in hand for each in range(6)] == [each == seat for each in range(6)]
        assert not [seat for seat in range(6) if dice(table, seat) in everything(world.turn_message())]
        await player.turn(table)
    for name, message in clicks.seen:
        assert not foreign(said(message).replace("Perudo", ""), "de" if name in SIX[::2] else "en")


@pytest.mark.usefixtures("perudo")
async def test_what_a_seat_got_is_told_to_it_alone(world: World) -> None:
    """Whoever has the cups lifted reads their new dice in the private answer; nobody else does."""
    table = await world.start("Anna", "Bruno", "Carla", game="perudo")
    player = CommandPlayer(world)
    for lifts in (False, True):
        (seat,) = table.actors()
        legal = table.game.rules.legal(table.position, seat)
        person = world.by_seat(table, seat)
        await player.act(person, table, next(each for each in legal if isinstance(each, type(legal[0])) or not lifts))

    assert f"You got: {dice(table, seat, ', ')}" in said(player.seen[-1][1]).splitlines()
    for other in (*(each for each in world.seated(table) if each.id != person.id), world.eva):
        looks = [await world.ask(other, command) for command in ("hand", "table show", "table log")]
        assert dice(table, seat, ", ") not in "".join(map(everything, [*looks, *world.public()]))
