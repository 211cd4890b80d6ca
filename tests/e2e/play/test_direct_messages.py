"""Direct messages with the bot, where one can look at one's own games and at rules, and take a lesson."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import discord
import pytest
import simcord

from bot.model.person import Notices
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.sections import escape
from cogs.core.controls import HANDLERS
from tests.bot.kit import play
from tests.e2e.reading import EN, everything, links
from tests.e2e.world import World, button_of, controls, direct, has, open_panel, said, shown

COMMANDS = ("games", "hand", "learn", "rules", "stats", "privacy", "settings show")
NEVER = ("privacy_delete_now", "privacy_export")


async def until_annas_turn(world: World, table: Table) -> None:
    await play(table, Random(1), until=lambda: table.names[table.actors()[0]] == "Anna")
    await world.services.idle()


async def test_commands_for_servers_are_not_offered(world: World) -> None:
    """They open tables, play at them, and show leaderboards."""
    offered = {command.split()[0] for command in world.anna.user.available_commands()}
    assert offered == {"games", "hand", "learn", "privacy", "puzzle", "rules", "settings", "stats"}


async def test_hands_of_all_tables_are_pages(world: World) -> None:
    """Each table has one, which names it, on whatever server; those where it is one's turn come first."""
    anna, places = world.anna, dict[int, str]()
    for server in ("*Rome*", "@everyone"):
        guild = world.env.create_guild(server)
        world.people = {name: guild.add_member(world.people[name].user) for name in ("Anna", "Bruno")}
        world.channel = guild.create_text_channel("table")
        places[(await world.start(game="palazzo")).id] = f"<#{world.channel.id}> · {escape(server)}"
    page = shown(await anna.user.slash("hand"))
    for count, number in enumerate(await world.store.listings.running_of(anna.id), 1):
        assert f"hand-{number}-" in page.attachments[0].filename
        assert EN.say("hand-where", title="", table=str(number), place=places[number]).strip() in said(page)
        assert EN.say("page-number", page=count, pages=2) in said(page)
        on = button_of(page, "hands", "on")
        if count == 1:
            page = shown(await anna.user.click(page, custom_id=on))
    assert controls(page)[on].disabled


async def test_tables_of_a_server_one_has_left_are_closed(world: World) -> None:
    """Until one comes back; one can give up one's seat."""
    anna = world.anna
    await world.wish(anna, notices=Notices.DIRECT)
    elsewhere = world.env.create_guild("Elsewhere")  # the bot can still write to her
    elsewhere.add_member(anna.user)
    table = await world.start("Anna", "Bruno", "Carla", game="palazzo")
    await until_annas_turn(world, table)
    (call,) = direct(anna)
    world.guild.remove_member(anna)

    refused = await open_panel(anna.user, call, "palazzo_turn")
    assert said(refused) == EN.say("refused-left-server", game="Palazzo", table=str(table.id))
    assert not refused.attachments
    assert said(shown(await anna.user.slash("hand"))) == EN.say("hand-none")
    page = shown(await anna.user.slash("games"))
    assert EN.say("games-gone-left") in said(page)
    assert not links(page)
    assert has(await open_panel(anna.user, page, "concede_ask"), "concede")

    world.guild.add_member(anna.user)
    assert has(shown(await anna.user.slash("hand")), "palazzo_turn")
    assert links(shown(await anna.user.slash("games")))


@pytest.mark.slow
async def test_every_control_works_there(world: World, caplog: pytest.LogCaptureFixture, german: str) -> None:
    """Whatever is reached from a call, `/games` or another command; and no text names a command that is not there."""
    anna, t, game = world.anna, texts(german), "carcassonne"
    await world.wish(anna, notices=Notices.DIRECT, language=german)
    table = await world.start(game=game)
    await until_annas_turn(world, table)
    offered = anna.user.available_commands()
    there = {t.say(f"command-{name}") for name in {command.split()[0] for command in offered}}
    options = {"learn": {"game": game}, "rules": {"game": game}}
    ways: list[tuple[str, ...]] = [("",), *((command,) for command in offered if command in COMMANDS)]
    used, last = set[str](), list[tuple[str, ...]]()

    async def go(way: tuple[str, ...]) -> discord.Message | None:
        """Begin with a command, or else the call, and use one control after the other; None where one is gone."""
        begin, *path = way
        if not begin and not direct(anna):
            return None
        message = shown(await anna.user.slash(begin, **options.get(begin, {}))) if begin else direct(anna)[-1]
        for what in path:
            if (custom_id := usable(message).get(what)) is None:
                return None
            result = await use(anna, message, custom_id)
            if result.response is None and not result.followups:
                return None  # it asks for a line of text
            message = shown(result)
        return message

    afterwards: list[tuple[str, ...]] = [("",), ("games",), ("hand",)]
    while ways or last or afterwards:
        way = (ways or last or afterwards).pop(0)
        message = await go(way)
        if message is None:
            continue
        check_commands(everything(message), there)
        for what, custom_id in usable(message).items():
            if what not in used and what not in NEVER:
                used.add(what)
                (last if confirms(controls(message)[custom_id]) else ways).append((*way, what))
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert not any(HANDLERS[what].on_server for what in used)
    assert not world.client._connection._view_store._views, "however many panels were shown, none is kept in memory"
    assert {"more", "log", "replay", "whatif", "hint", "concede"} <= used


def usable(message: discord.Message) -> dict[str, str]:
    """Return the first control of each kind that a message offers, by what it does."""
    offered = [custom_id for custom_id, item in controls(message).items() if not item.disabled]
    return {custom_id.split(":")[1]: custom_id for custom_id in reversed(offered)}


def confirms(item: discord.ui.Button[Any] | discord.ui.Select[Any]) -> bool:
    """Return whether a control may change the game: these are tried once everything else has been."""
    return isinstance(item, discord.ui.Button) and item.style in (
        discord.ButtonStyle.success,
        discord.ButtonStyle.danger,
    )


async def use(anna: simcord.MemberActor, message: discord.Message, custom_id: str) -> simcord.InteractionResult:
    """Click a button, or choose the first that is not chosen yet."""
    item = controls(message)[custom_id]
    if isinstance(item, discord.ui.Select):
        values = [option.value for option in item.options if not option.default][: max(1, item.min_values)]
        result = await anna.user.select(message, values, custom_id=custom_id)
    else:
        result = await anna.user.click(message, custom_id=custom_id)
    assert isinstance(result, simcord.InteractionResult)
    return result


def check_commands(text: str, there: set[str]) -> None:
    """Check that every sentence names only commands that are there, or says that they are for a channel."""
    for sentence in re.split(r"(?<=[.!?;]) |\n", text):
        for named in re.findall(r"`/([^ `]+)", sentence):
            elsewhere = re.search("channel|server|Kanal|Server", sentence)
            assert named in there or elsewhere, sentence
