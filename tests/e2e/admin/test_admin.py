"""`/admin`: what a server's managers see and do at its tables, by command and by click, and who may not."""

from __future__ import annotations

import discord
import pytest

from bot.model.pace import Pace
from bot.model.rows import Status
from bot.tables.concede import concede
from bot.texts import texts
from bot.texts.sections import escape
from tests.e2e.admin.managers import boss_of, click, forged, posted, private
from tests.e2e.reading import EN
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, controls, has, parts, pings, refusal, said, tap

pytestmark = pytest.mark.usefixtures("panels_checked")
HOSTILE = "@everyone <@1> **x**"


async def test_managers_pause_and_resume_a_game(world: World, german: str) -> None:
    """Everyone is told, refusals name who paused it, looking still works, and play goes on where it stopped."""
    world.game = "carrara"
    t, boss = texts(german, "carrara"), boss_of(world)
    table = await world.start(language=german, pace=Pace.BRISK.value)
    public = world.newest()
    mover, waiting = world.seated(table)
    panel = private(await tap(mover, public, "carrara_buy"))
    done = private(await boss.slash(world.channel, "admin pause", table=str(table.id)))
    assert has(done, "admin_resume")
    told = world.newest()
    assert said(told) == t.say("incident-paused", manager=boss.mention)
    assert sorted(pings(told)) == sorted((boss.id, mover.id, waiting.id)), "and whom the words mention"
    since = str(table.row.paused.since if table.row.paused else 0)
    refused = t.say("refused-paused", manager=boss.mention, since=since)
    async with nothing_changes(world, table):
        for command in ("carrara buy", "table undo", "table hint", "table resume"):
            assert await world.refused(mover, command) == refused, command
        for message, what in ((public, "carrara_build"), (panel, "carrara_wheel")):
            assert refusal(await tap(mover, message, what)) == refused, what
    for command in ("hand", "table log", "table replay"):
        assert said(private(await mover.slash(world.channel, command)))
    assert t.say("table-paused", since=since) in said(private(await mover.slash(world.channel, "table show")))
    await world.restart()
    table = await world.table()
    assert await world.refused(mover, "carrara buy") == refused
    await boss.slash(world.channel, "admin resume")
    assert said(world.newest()) == t.say("incident-continued", manager=boss.mention)
    assert set(pings(world.newest())) == {boss.id, mover.id}, "who is to act is called anew"
    await tap(mover, panel, "carrara_wheel")
    assert table.revision == 1, "the panel of before goes on"


async def test_outdated_controls_do_nothing(world: World) -> None:
    """They say so, wherever pausing, resuming and ending have led meanwhile."""
    world.game = "carrara"
    table, boss, second = await world.start(), boss_of(world), boss_of(world, "Other")
    old = await posted(world, world.channel, forged(table))
    opened = await click(boss, private(await boss.slash(world.channel, "admin tables")), "admin_open")
    others = private(await second.slash(world.channel, "admin pause", table=str(table.id)))
    async with nothing_changes(world, table):
        assert refusal(await tap(boss, opened, "admin_pause")) == EN.say("refused-paused-already")
    await click(second, others, "admin_resume")
    async with nothing_changes(world, table):
        assert refusal(await tap(boss, old, "admin_resume")) == EN.say("refused-not-paused")
    back = await click(boss, await click(boss, opened, "admin_end"), "admin_open")
    assert table.row.status is Status.RUNNING
    done = await click(boss, await click(boss, back, "admin_end"), "admin_end_now")
    assert not has(done, "admin_end")
    assert EN.say("incident-abandoned-managed", manager=boss.mention) in said(world.newest())
    async with nothing_changes(world, table):
        over = EN.say("refused-table-over")
        for command in ("end", "pause", "resume", "hand-over"):
            assert await world.refused(second, f"admin {command}") == over, command
        for what in ("admin_seat", "admin_pause", "admin_end", "admin_end_now", "admin_give"):
            assert refusal(await tap(boss, old, what)) == over


async def test_a_seat_is_given_by_click(world: World) -> None:
    """The manager picks seat and person and confirms; the channel is told, and the newcomer is called to act."""
    world.game = "carrara"
    table, boss, eva = await world.start(pace=Pace.BRISK.value), boss_of(world), world.eva
    owner = world.by_seat(table, 0)
    opened = private(await boss.slash(world.channel, "admin hand-over"))
    seat = next(each for each in controls(opened) if each.endswith(":0"))
    choose = private(await boss.click(opened, custom_id=seat))
    (people,) = [part.custom_id for part in parts(choose) if isinstance(part, discord.ui.UserSelect)]
    asked = private(await boss.select(choose, [eva], custom_id=people))
    assert table.seat_of(eva.id) is None
    stale = await posted(world, world.channel, forged(table))
    await click(boss, asked, "admin_give")
    assert table.seat_of(eva.id) == 0
    *_, told, turn = world.public()
    assert said(told) == EN.say("incident-handed-over-managed", manager=boss.mention, former=owner.name, name="Eva")
    assert set(pings(told)) == {owner.id, boss.id}, "the newcomer is called to act"
    assert pings(turn) == [eva.id]
    assert refusal(await tap(boss, stale, "admin_give")) == EN.say("refused-seat-changed")
    assert await world.refused(owner, "carrara buy") == EN.say("refused-not-at-table")


async def test_the_panel_of_a_table_says_who_has_conceded(world: World) -> None:
    """Whoever has not is named as the person who plays; who has is offered no seat to hand over."""
    table = await world.start("Anna", "Bruno", "Carla", game="palazzo")
    await concede(table, world.anna.id)
    lines = said(private(await boss_of(world).slash(world.channel, "admin pause"))).splitlines()
    whos = {"Anna": "conceded", "Bruno": "person", "Carla": "person"}
    assert {EN.say(f"seat-{who}", name=name) for name, who in whos.items()} <= {*lines}
    assert not await world.anna.autocomplete(world.channel, "table hand-over", "player", "", to=world.eva)


async def test_a_seat_is_given_by_command(world: World) -> None:
    """To a computer player as well, but not to a bot or to two at once; from elsewhere the table has to be named."""
    table, boss, dario = await world.start(), boss_of(world), world.dario
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    async with nothing_changes(world, table):
        for options, key in (({"to": robot}, "no-person"), ({"to": dario, "computer": "novice"}, "to-whom")):
            answer = await world.refused(boss, "admin hand-over", seat="seat.0", **options)
            assert answer == EN.say(f"refused-{key}")
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert refusal(await boss.slash(elsewhere, "admin pause")) == EN.say("refused-no-table-named")
    asked = private(await boss.slash(elsewhere, "admin hand-over", table=str(table.id), seat="seat.0", to=dario))
    assert has(asked, "admin_give"), "from any channel of the server"

    owner = world.by_seat(table, 0)
    await click(boss, await world.ask(boss, "admin hand-over", seat=owner.name, computer="random"), "admin_give")
    assert table.actors() == (1,), "the computer player plays on"
    facts = {"manager": boss.mention, "former": owner.name, "name": table.names[0]}
    assert EN.say("incident-handed-over-managed-computer", **facts) in [said(message) for message in world.public()]


async def test_what_managers_did_is_listed(world: World) -> None:
    """Newest first, in pages."""
    boss = boss_of(world)
    assert EN.say("admin-log-none") in said(await world.ask(boss, "admin log"))
    villain = world.guild.add_member(world.env.create_user("villain", global_name=HOSTILE))
    table = await world.start()
    for _ in range(5):
        await boss.slash(world.channel, "admin pause")
        await boss.slash(world.channel, "admin resume")
    former = table.names[0]
    await click(boss, await world.ask(boss, "admin hand-over", seat="seat.0", to=villain), "admin_give")
    await click(boss, await world.ask(boss, "admin end"), "admin_end_now")
    page = await world.ask(boss, "admin log")
    lines = said(page).splitlines()[2:]
    assert len(lines) == 10
    handed = EN.say("admin-action-handed-over", former=former, name=escape(HOSTILE))
    for line, action in zip(lines, (EN.say("admin-action-abandoned"), handed), strict=False):
        assert all(each in line for each in (action, boss.mention, f"<#{world.channel.id}>"))
    (on,) = [each for each in controls(page) if each.endswith(":1.on")]
    assert len(said(private(await boss.click(page, custom_id=on))).splitlines()[2:]) == 2
