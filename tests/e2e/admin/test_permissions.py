"""Who may use `/admin`: managers and those a server's settings admit, for that server's tables alone."""

from __future__ import annotations

import discord
import pytest
import simcord

from cogs.admin.managers import ADMIN_COMMAND
from tests.e2e.admin.managers import COMMANDS, boss_of, click, forged, member_with, posted, private
from tests.e2e.reading import EN, everything
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, controls, has, refusal, said, tap
from tests.positions import position_of


async def test_non_managers_are_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord does not offer them the commands; forged commands and clicks are refused."""
    table = await world.start()
    warden = member_with(world.guild, world.env.create_user("Warden"), manage_channels=True)
    message = await posted(world, world.channel, forged(table))
    for person in (warden, world.anna):
        with pytest.raises(simcord.SetupError):
            await person.slash(world.channel, "admin tables")
    monkeypatch.setattr("simcord.actors._check_command_access", lambda *_: None)
    async with nothing_changes(world, table):
        for person in (warden, world.anna):
            for command, options in COMMANDS:
                answer = await world.refused(person, f"admin {command}", **options)
                assert answer == EN.say("refused-managers-only"), command
            for custom_id in controls(message):
                answer = refusal(await person.click(message, custom_id=custom_id))
                assert answer == EN.say("refused-managers-only"), custom_id
            assert await person.autocomplete(world.channel, "admin end", "table", "") == []
            assert await person.autocomplete(world.channel, "admin hand-over", "seat", "") == []
    assert await world.store.admin_log.count(world.guild.id) == 0


async def test_integration_settings_are_respected(world: World) -> None:
    """An override for a role or a member counts, for clicks as well."""
    table = await world.start()
    role = world.guild.create_role("helper")
    helper = world.guild.add_member(world.env.create_user("Helper"), roles=[role])
    (command,) = [each for each in await world.client.tree.fetch_commands() if each.name == ADMIN_COMMAND]
    world.guild.set_command_permissions(command, {role: True})
    panel = private(await helper.slash(world.channel, "admin pause"))
    assert table.row.paused is not None
    await click(helper, panel, "admin_resume")
    assert table.row.paused is None
    (offered,) = await helper.autocomplete(world.channel, "admin end", "table", "")
    assert f"#{world.channel.name}" in offered["name"]
    world.guild.set_command_permissions(command, {role: True, helper: False})
    async with nothing_changes(world, table):
        answer = refusal(await tap(helper, panel, "admin_tables"))
        assert answer == EN.say("refused-managers-only"), "they were let in no more when they clicked"
    world.guild.set_command_permissions(command, {world.eva: True})
    assert has(private(await world.eva.slash(world.channel, "admin tables")), "admin_open")


async def test_tables_of_other_servers_are_out_of_reach(world: World) -> None:
    """By number, by a forged control and through autocomplete."""
    table, boss = await world.start(), boss_of(world)
    await boss.slash(world.channel, "admin pause")
    await boss.slash(world.channel, "admin resume")
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("foreign")
    admin = member_with(guild, world.env.create_user("Admin"), administrator=True)
    message = await posted(world, channel, forged(table))
    no_table = EN.say("refused-no-table-here")
    async with nothing_changes(world, table):
        for command, options in COMMANDS[1:5]:
            assert refusal(await admin.slash(channel, f"admin {command}", table=str(table.id), **options)) == no_table
        for custom_id in controls(message):
            if f":{table.id}:" in custom_id:
                assert refusal(await admin.click(message, custom_id=custom_id)) == no_table
        assert await admin.autocomplete(channel, "admin end", "table", "") == []
        assert await admin.autocomplete(channel, "admin hand-over", "seat", "", table=str(table.id)) == []
    assert said(private(await admin.slash(channel, "admin tables"))) == EN.say("admin-tables-none")
    assert EN.say("admin-log-none") in said(private(await admin.slash(channel, "admin log")))


async def test_a_manager_who_plays_sees_no_more(world: World) -> None:
    """No panel and no log shows a hand, not even their own."""
    world.game = "carrara"
    table = await world.start()
    role = world.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.add_member_role(world.guild.id, world.anna.id, role.id)
    secret = [EN.say("coins", count=player.coins) for player in position_of(table).players]
    for command, options in COMMANDS:
        message = private(await world.anna.slash(world.channel, f"admin {command}", **options))
        assert not message.attachments
        assert not any(each in everything(message) for each in secret)
