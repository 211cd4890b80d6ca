"""Computer players, by command and click: added with their levels, removed, replaced in the middle of a game."""

from __future__ import annotations

import discord

from bot.games import carrara
from bot.texts import texts
from tests.e2e.reading import EN
from tests.e2e.world import World, choices, control, open_more, said, shown

LEVELS = list(carrara.GAME.computers.players)


def options(message: discord.Message, what: str) -> dict[str, str]:
    return {option.value: option.label for option in choices(message, what)}


async def test_a_computer_player_is_replaced_by_click(world: World, german: str) -> None:
    """*More* leads to every other level; everyone is told silently, and the log keeps both names."""
    world.game = "carrara"
    t = texts(german, "carrara")
    table = await world.start(computers=1, language=german)
    (seat,) = [number for number, each in enumerate(table.seats) if each.computer is not None]
    former = table.names[seat]
    choose = await open_more(world.bruno, world.newest("more"), "replace")
    others = [level for level in LEVELS if level != "novice"]
    assert options(choose, "replace_by") == {
        f"{seat}.{level}": t.say("replace-option", name=former, level=t.say(f"computer-{level}")) for level in others
    }
    result = await world.bruno.select(choose, [f"{seat}.random"], custom_id=control(choose, "replace_by"))
    new = t.say("computer-random")
    assert t.say("replace-done", name=new) in said(shown(result))
    assert (table.seats[seat].computer, table.names[seat]) == ("random", new)
    told = t.say("incident-replaced", by="Bruno", former=former, name=new)
    (public,) = [message for message in world.public() if said(message) == told]
    assert public.flags.silent
    assert told in said(await world.ask("Anna", "table log"))


async def test_computer_players_are_added_and_removed_in_the_invitation(world: World, german: str) -> None:
    """A select adds one of any level; a command replaces or removes a certain one."""
    t = texts(german, "carrara")
    anna = world.anna
    await anna.slash(world.channel, "table new", game="carrara", language=german)
    invitation = world.public()[0]
    assert options(invitation, "computer") == {level: t.say(f"computer-{level}") for level in LEVELS}
    selects = list[str]()
    for level in ("master", "novice"):
        invitation = world.public()[0]
        selects.append(control(invitation, "computer"))
        await anna.select(invitation, [level], custom_id=selects[-1])
    assert len(set(selects)) == 2, "under the same id Discord would go on showing the former choice"
    table = await world.table()
    assert [seat.computer for seat in table.seats] == [None, "master", "novice"]

    master = t.say("computer-master")
    await anna.slash(world.channel, "table computer", action="replace", level="advanced", player=master)
    assert t.say("computer-advanced") in said(world.public()[0])
    assert len(world.public()) == 1, "before the game nothing is told but in the invitation"
    await anna.slash(world.channel, "table computer", action="remove", player=t.say("computer-advanced"))
    assert [seat.computer for seat in table.seats] == [None, "novice"]


async def test_the_channel_is_told_who_changed_the_hosts_computer_players(world: World) -> None:
    anna, bruno = world.anna, world.bruno
    await anna.slash(world.channel, "table new", game="carrara")
    await bruno.slash(world.channel, "table join")
    for level in ("novice", "novice"):
        await anna.slash(world.channel, "table computer", action="add", level=level)
    before = len(world.public())
    await anna.slash(world.channel, "table computer", action="remove")
    await anna.slash(world.channel, "table computer", action="add", level="novice")
    assert len(world.public()) == before
    await bruno.slash(world.channel, "table computer", action="replace", player="Novice 2", level="advanced")
    await bruno.slash(world.channel, "table computer", action="remove", player="Novice")
    assert [said(message) for message in world.public()[before:]] == [
        EN.say("incident-exchanged", name="Bruno", former="Novice 2", newcomer=EN.say("computer-advanced")),
        EN.say("incident-removed", name="Bruno", former="Novice"),
    ]
