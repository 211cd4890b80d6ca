"""A small season from `/league new` to its medals, as its organiser and its members see it."""

from __future__ import annotations

import asyncio
import csv
import io
from random import Random
from typing import Any

import discord
import pytest
import simcord

from bot.model.leagues import PairingState, Season, SeasonPhase, standings
from bot.model.rows import Status
from tests.bot.kit import play
from tests.e2e.admin.managers import boss_of
from tests.e2e.reading import EN
from tests.e2e.stage import hide, press
from tests.e2e.world import World, alts, contents, control, has, open_panel, pick, refusal, said, shown, tap

NAMES = ("Anna", "Bruno", "Carla", "Dario")


async def season(world: World, number: int = 1) -> Season:
    found = await world.store.leagues.get(number)
    assert found is not None
    return found


async def new(world: World, boss: Any, **options: Any) -> discord.Message:
    options = {"name": "Autumn", "rounds": 2, "game": world.game, "seats": 2} | options
    await boss.slash(world.channel, "league new", **options)
    return await post(world)


def high_manager_of(world: World) -> simcord.MemberActor:
    """Add a manager of the server who may also give roles up to a high one."""
    rights = discord.Permissions(manage_guild=True, manage_roles=True)
    role = world.guild.create_role("high manager", permissions=rights, position=50)
    return world.guild.add_member(world.env.create_user("Boss"), roles=[role])


async def post(world: World, number: int = 1) -> discord.Message:
    await world.env.settle()
    message = (await season(world, number)).league.message
    return next(each for each in world.public() if each.id == message)


async def play_all(world: World, but: int = 0) -> None:
    """Play the games of the round to their ends, but for some."""
    open_games = [each for each in (await season(world)).pairings if each.state is PairingState.OPEN]
    for pairing in open_games[but:]:
        table = await world.services.tables.existing(pairing.table_id or 0)
        await play(table, Random(3))
        assert table.row.status is Status.OVER
    await world.env.settle()


async def manage(world: World, boss: Any, what: str) -> discord.Message:
    panel = await open_panel(boss, await post(world), "league_manage")
    assert has(panel, what), said(panel)
    return await open_panel(boss, panel, what)


async def begin(world: World, boss: Any, *names: str, **options: Any) -> None:
    """Let a manager start a league, these people or else all four join it, and its season begin."""
    assert has(await new(world, boss, **options), "league_join")
    for name in names or NAMES:
        await tap(world.people[name], await post(world), "league_join")
    await manage(world, boss, "league_begin")


@pytest.mark.slow
async def test_a_season_from_sign_up_to_medals(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """It has two rounds with a game that is not over in time, standings in between, and medals with a role."""
    boss, anna = high_manager_of(world), world.anna
    monkeypatch.setattr("cogs.leagues.commands.table_language", lambda _: german)
    role = world.guild.create_role("champion")
    await begin(world, boss, role=role)
    assert [len(each.members) for each in (await season(world)).pairings] == [2, 2]
    told = said(await post(world))
    assert all(f"<#{thread.id}>" in told for thread in world.channel.threads)
    await play_all(world, but=1)
    await open_panel(boss, await manage(world, boss, "league_draw"), "league_draw")
    assert (await season(world)).league.round == 2
    table = await open_panel(anna, await post(world), "league_standings")
    assert "Dario" in alts(table)[0]
    assert "➤" in said(table)
    for what in ("path", "rules", "log"):
        await tap(anna, await post(world), f"league_{what}")
    await play_all(world)
    await open_panel(boss, await manage(world, boss, "league_draw"), "league_draw")
    after = await season(world)
    assert (after.league.phase, len(after.pairings)) == (SeasonPhase.OVER, 4)
    winners = [line.member.name for line in standings(after) if line.rank == 1]
    assert f"🥇 **{winners[0]}**" in said(await post(world))
    members = world.env.backend.get_guild(world.guild.id).members
    assert all(role.id in members[world.people[name].id].role_ids for name in winners)


@pytest.mark.slow
async def test_what_an_organiser_can_do(world: World) -> None:
    """Move the deadline, pause and resume, strike, replace, take out, export, and open the next season."""
    boss, eva = boss_of(world), world.eva
    await begin(world, boss)
    former = (await season(world)).league.deadline or 0
    panel = await manage(world, boss, "league_deadline")
    await open_panel(boss, panel, label=EN.say("button-league-later", days=3))
    assert (await season(world)).league.deadline == former + 3 * 86400
    await manage(world, boss, "league_pause")
    assert (await season(world)).league.phase is SeasonPhase.PAUSED
    await manage(world, boss, "league_resume")
    panel = await manage(world, boss, "league_replace")
    panel = await pick(boss, panel, "league_replace", "4")
    await boss.select(panel, [eva], custom_id="people:league_to:0:-1::1:4")
    assert (await season(world)).members[4].name == "Eva"
    await play_all(world)
    panel = await manage(world, boss, "league_strike")
    why = await boss.select(panel, ["1.1"], custom_id=control(panel, "league_strike"))
    unsaid = shown(await boss.submit_modal(why, {"entry": "   "}))
    assert EN.say("league-strike-blank") in said(unsaid)
    assert not any(each.state is PairingState.STRUCK for each in (await season(world)).pairings)
    panel = await manage(world, boss, "league_strike")
    why = await boss.select(panel, ["1.1"], custom_id=control(panel, "league_strike"))
    await boss.submit_modal(why, {"entry": "=wrong *game*"})
    assert [each.reason for each in (await season(world)).pairings if each.state is PairingState.STRUCK] == [
        "=wrong *game*"
    ]
    panel = await manage(world, boss, "league_drop")
    panel = await pick(boss, panel, "league_drop", "2")
    await tap(boss, panel, "league_dropped")
    assert not (await season(world)).members[2].active
    table, _ = await contents(await manage(world, boss, "league_export"))
    rows = list(csv.DictReader(io.StringIO(table.decode("utf-8-sig"))))
    assert {row["reason"] for row in rows} == {"", "'=wrong *game*"}
    asked = await manage(world, boss, "league_end")
    await tap(boss, asked, "league_end")
    log = said(await open_panel(world.anna, await post(world), "league_log"))
    assert all(word in log for word in ("moved", "paused", "resumed", "replaced", "struck", "took", "ended"))
    world.guild.remove_member(world.people["Carla"])
    named = await tap(boss, await open_panel(boss, await post(world), "league_manage"), "league_next")
    await boss.submit_modal(named, {"entry": "Winter"})
    assert (await season(world, 2)).league.name == "Winter"
    await world.env.settle()
    (again,) = [each for each in world.public() if "Who’s in again?" in said(each)]
    assert {each.id for each in again.mentions} - {boss.id} == {world.people[name].id for name in ("Anna", "Eva")}


async def test_what_a_killed_process_sent_is_not_sent_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that dies before it stores which message it has sent leaves one that the next process finds."""
    boss = boss_of(world)
    with monkeypatch.context() as dying:
        dying.setattr("bot.store.leagues.LeagueStore.set_post", killed)
        await boss.slash(world.channel, "league new", name="Autumn", rounds=2, game=world.game, seats=2)
    await world.restart()
    for name in NAMES:
        await tap(world.people[name], await post(world), "league_join")
    with monkeypatch.context() as dying:
        dying.setattr("bot.store.leagues.LeagueStore.told", killed)
        await manage(world, boss, "league_begin")
        await world.env.settle()
    await world.restart()
    await world.sleep(1)
    told = [said(each) for each in world.public() if has(each, "league_log")]
    assert len(told) == 2, told
    assert all(f"<#{thread.id}>" in said for thread in world.channel.threads for said in told)
    assert not await world.store.leagues.untold(1)


async def killed(*_: object) -> None:
    """Do nothing, as a process that was killed just before."""
    raise asyncio.CancelledError


async def test_only_managers_and_the_organiser_manage_a_league(world: World) -> None:
    """Only managers start one; anyone joins, once."""
    boss, anna = boss_of(world), world.anna
    refused = await world.refused(anna, "league new", name="Mine", rounds=1)
    assert refused == EN.say("refused-managers-only")
    message = await new(world, boss)
    assert refusal(await tap(anna, message, "league_manage")) == EN.say("refused-organiser-only")
    await tap(anna, await world.ask(anna, "league show"), "league_join")
    again = await open_panel(anna, message, "league_join")
    assert EN.say("league-joined", title="Autumn, season 1") in said(again)
    assert len((await season(world)).members) == 1
    await tap(world.bruno, message, "league_join")
    assert EN.say("league-members", count=2, names=EN.list(["Anna", "Bruno"])) in said(await post(world))
    waits = EN.say("league-path-waits")
    assert waits in said(await open_panel(anna, message, "league_path"))
    await manage(world, boss, "league_begin")
    assert waits not in said(await open_panel(anna, message, "league_path"))
    for name, key in (("Anna", "league-joined"), ("Carla", "league-joined-late")):  # who plays has missed nothing
        told = await open_panel(world.people[name], await post(world), "league_join")
        assert EN.say(key, title="Autumn, season 1") in said(told)


@pytest.mark.parametrize("blank", ["   ", "\u2800"])
async def test_a_league_needs_a_name_that_can_be_seen(world: World, blank: str) -> None:
    """Without one nothing is opened; a season does without, as it has its number."""
    boss = boss_of(world)
    options = {"rounds": 1, "game": world.game, "seats": 2}
    refused = await world.refused(boss, "league new", name=blank, **options)
    assert refused == EN.say("refused-missing-none", option=EN.say("option-league-new-title"))
    assert await world.store.leagues.get(1) is None
    await new(world, boss, season=blank)
    assert (await season(world)).league.name == ""


async def test_a_season_that_ends_before_it_begins(world: World) -> None:
    """It cannot begin with too few, and ends without standings and medals."""
    boss = boss_of(world)
    await new(world, boss)
    assert EN.say("league-members-none", sign_up=True) in said(await post(world))
    await tap(world.anna, await post(world), "league_join")
    panel = await open_panel(boss, await post(world), "league_manage")
    assert refusal(await tap(boss, panel, "league_begin")) == EN.say("refused-league-too-few", need=2, have=1)
    await world.services.leagues.leave(1, world.anna.id)
    await open_panel(boss, await manage(world, boss, "league_end"), "league_end")
    assert EN.say("league-members-none", sign_up=False) in said(await post(world)), "it no longer waits for any"
    await world.env.settle()
    told = world.public()[-1]
    assert EN.say("league-log-ended", manager=f"<@{boss.id}>") in said(told)
    assert (alts(told), has(told, "league_standings")) == ([], False)


async def test_a_season_in_which_no_game_was_played_to_its_end_has_no_winners(world: World) -> None:
    """All members are level then: nobody gets a medal, the role or congratulations."""
    boss, role = high_manager_of(world), world.guild.create_role("champion")
    await begin(world, boss, "Anna", "Bruno", rounds=1, role=role)
    await open_panel(boss, await manage(world, boss, "league_draw"), "league_draw")
    assert (await season(world)).league.phase is SeasonPhase.OVER
    standings_panel = await open_panel(world.anna, await post(world), "league_standings")
    for message in (await post(world), world.public()[-1], standings_panel):
        assert not {"🥇", "🎉"} & set(said(message))
    assert not any(role.id in each.role_ids for each in world.env.backend.get_guild(world.guild.id).members.values())


async def test_a_league_in_a_hidden_channel_is_hidden(world: World) -> None:
    """Whoever cannot see its channel finds it in no list and reaches it by no forged click."""
    boss, hidden = boss_of(world), world.guild.create_text_channel("hidden")
    hide(world, hidden, boss.id, world.bruno.id)
    await boss.slash(hidden, "league new", name="Secret", rounds=1, game=world.game, seats=2)
    assert said(await world.ask("Anna", "league show")) == EN.say("league-none")
    panel = await world.ask("Bruno", "league show")
    assert "Secret" in said(panel)
    await tap(world.bruno, panel, "league_join")
    await boss.slash(world.channel, "league new", name="Autumn", rounds=1, game=world.game, seats=2)
    open_one = await post(world, 2)
    for what in ("standings", "path", "rules", "log", "join", "manage"):
        answer = await press(world.anna, open_one, f"button:league_{what}:0:-1::1:")
        assert refusal(answer) == EN.say("refused-no-league"), what


async def test_a_role_that_its_chooser_may_not_give_is_refused(world: World) -> None:
    """Neither when a league is started nor later does anyone make it give a role that they could not give."""
    boss, high = boss_of(world), high_manager_of(world)
    above, below = world.guild.create_role("moderator", position=60), world.guild.create_role("champion", position=1)
    (ours,) = [each for each in world.env.backend.get_guild(world.guild.id).roles.values() if each.managed]
    world.env.backend.edit_role(world.guild.id, ours.id, {"position": 90})
    managed = world.guild.create_role("subscribers", managed=True)
    for person, role in ((boss, below), (boss, above), (high, above)):
        refused = await world.ask(person, "league new", name="Mine", rounds=1, game=world.game, seats=2, role=role)
        assert said(refused) == EN.say("league-role-not-yours", role=f"<@&{role.id}>")
    message = await new(world, high, role=below)
    assert (await season(world)).league.role == below.id
    for person, role, key in ((boss, above, "not-yours"), (high, above, "not-yours"), (high, managed, "managed")):
        panel = await open_panel(person, message, "league_manage")
        answer = shown(await person.select(panel, [role], custom_id="roles:league_role:0:-1::1:"))
        assert EN.say(f"league-role-{key}", role=f"<@&{role.id}>") in said(answer)
        assert (await season(world)).league.role == below.id


async def test_a_role_that_the_bot_cannot_give(world: World) -> None:
    """Managers read why before the season ends, and everyone does with the medals, which it has all the same."""
    boss, role = high_manager_of(world), world.guild.create_role("champion", position=1)
    server, discord_here = world.guild.id, world.env.backend
    (ours,) = [each for each in discord_here.get_guild(server).roles.values() if each.managed]
    await begin(world, boss, "Anna", "Bruno", rounds=1, role=role)
    await play_all(world)
    may, lacks = ours.permissions, EN.rights(["manage_roles"])
    for key, change in (("above", {"position": 0}), ("lacks", {"permissions": 0})):
        discord_here.edit_role(server, ours.id, {"position": 90, "permissions": may} | change)
        panel = await open_panel(boss, await post(world), "league_manage")
        assert EN.say(f"league-role-{key}", role=f"<@&{role.id}>", rights=lacks) in said(panel)
    asked = await open_panel(boss, panel, "league_draw")
    await tap(boss, asked, "league_draw")
    await world.env.settle()
    told = next(said(each) for each in reversed(world.public()) if has(each, "league_log"))
    assert "🥇" in told
    assert EN.say("league-legend") in told
    assert EN.say("league-role-lacks", role=f"<@&{role.id}>", rights=lacks) in told
    assert not any(role.id in each.role_ids for each in discord_here.get_guild(server).members.values())


async def test_each_round_is_told_with_its_tables(world: World) -> None:
    """Also one that is drawn at a deadline, just while the post of the season is brought up to date."""
    boss = boss_of(world)
    await begin(world, boss)
    await play_all(world)
    await world.sleep(24 * 7 + 1)
    assert (await season(world)).league.round == 2
    began = [said(each) for each in world.public() if "has begun" in said(each)]
    assert [text.count("<#") for text in began] == [2, 2], began
