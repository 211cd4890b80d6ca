"""Games that end early: conceded, by agreement, abandoned; each is reported differently everywhere."""

from __future__ import annotations

import discord
import pytest

from bot.model.record import replay
from bot.model.results import ranks
from bot.model.rows import Ending, PostKind, Status
from bot.tables.table import Table
from bot.texts import texts
from cogs.viewing.log import log_lines
from tests.e2e.games.carrara.players import command_player
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import everything, foreign, labels, record, speak
from tests.e2e.world import World, alts, answer, controls, has, open_more, open_panel, reply, said, tap

EN = texts("en", "carrara")
LANGUAGES = ["en", "de"]


async def more_of(world: World, name: str, what: str) -> discord.Message:
    """Click a button under More, and return what it opens."""
    person = world.people[name]
    public = world.newest("more")
    more = await open_panel(person, public, "more")
    return await open_panel(person, more, what)


async def check_end(world: World, table: Table, language: str) -> discord.Message:
    """Check what every ending without a scoring shows: points, and behind buttons the board and the record."""
    t, end = texts(language, "carrara"), world.newest("rematch")
    assert not foreign(everything(end), language)
    assert t.say("standing-heading") in said(end)
    for seat, own in enumerate(table.view(None).players):
        (line,) = (line for line in said(end).splitlines() if line.startswith(f"**{table.names[seat]}**"))
        assert t.say("points", count=own.points) in line
    assert not end.attachments
    assert labels(end)[0] == t.say("button-rematch")
    assert not any(has(message, "carrara_buy") for message in world.public())
    eva = world.people["Eva"]
    assert replay(await record(await open_more(eva, end, "record"))).position == table.position
    assert alts(await open_panel(eva, end, "final_board"))
    for command in ("table show", "table log", "table export", "table replay", "table statistics"):
        assert not foreign(everything(await world.ask(eva, command)), language), command
    assert replay(await record(await world.ask(eva, "table export"))).outcome is None
    return end


@pytest.mark.parametrize("language", LANGUAGES)
async def test_conceding_of_two(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """By command, after a confirmation the other player has won, and all hands are open."""
    world.game = "carrara"
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    t = texts(language, "carrara")
    table = await world.start("Anna", "Bruno", language=language)
    await command_player(world).turn(table)
    anna = world.people["Anna"]
    question = await world.ask(anna, "table concede")
    assert question.flags.ephemeral
    assert t.say("concede-ask-wins", names="Bruno", count=1) in said(question)
    assert not foreign(everything(question), language)
    kept = await open_panel(anna, question, "abandon_not")
    assert said(kept) == t.say("abandon-not-done")
    assert table.row.status is Status.RUNNING

    question = await world.ask(anna, "table concede")
    done = await open_panel(anna, question, "concede")
    assert said(done) == t.say("concede-done-over", gone="no")
    assert table.row.ending is Ending.CONCEDED
    end = await check_end(world, table, language)
    assert t.say("ended-conceded", names="Anna", count=1, winners="Bruno") in said(end)
    log = said(await world.ask(anna, "table log"))
    assert log.rstrip().endswith(t.say("incident-conceded", name="Anna"))
    board = said(await world.ask(anna, "table show"))
    assert "Bruno" in board
    assert "Anna" not in board.replace(t.say("button-rematch"), "")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_conceding_of_three(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """By click, a computer player takes over at once, everyone is told, and the one who conceded ends up last."""
    world.game = "carrara"
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    t = texts(language, "carrara")
    table = await world.begin(late(3, 6), "Anna", "Bruno", "Carla", language=language, stand_in="random")
    mover = world.by_seat(table, 0)
    question = await more_of(world, mover.name, "concede_ask")
    computer = t.say("computer-random")
    assert t.say("concede-ask-computer", computer=computer) in said(question)
    done = await open_panel(mover, question, "concede")
    assert said(done) == t.say("concede-done")
    await world.env.settle()
    assert table.actors() == (1,), "the computer player has played their turn"
    told = t.say("incident-conceded-and-left", name=mover.name, computer=computer)
    assert sum(said(message) == told for message in world.public()) == 1
    assert [user.id for user in world.public()[-1].mentions] == [world.by_seat(table, 1).id]
    assert await world.refused(mover, "table undo") == t.say("refused-conceded")
    assert await world.refused(mover, "table concede") == t.say("refused-conceded")
    assert "hand_over" not in [
        key.split(":")[1] for key in controls(await open_panel(mover, world.newest("more"), "more"))
    ]

    player = command_player(world)
    while table.actors():
        await world.env.settle()
        if table.actors() and table.seats[table.actors()[0]].awaited:
            await player.turn(table)
    await world.env.settle()
    outcome = table.outcome()
    assert outcome is not None
    assert ranks(Ending.PLAYED, table.seats, outcome)[0] == 3
    end = world.newest("rematch")
    assert t.say("ended-last", names=mover.name) in said(end)
    won = [table.names[seat] for seat in (1, 2) if ranks(Ending.PLAYED, table.seats, outcome)[seat] == 1]
    assert t.say("game-over", count=len(won), winners=t.list(won)) in said(end)
    assert not foreign(everything(end), language)
    board = said(await world.ask(mover, "table show"))
    assert t.say("show-over", winners=t.list(won), count=len(won)) in board


@pytest.mark.parametrize("language", LANGUAGES)
async def test_by_agreement(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Everyone is asked in public and must agree; the vote survives moves and a restart; then nobody has won."""
    world.game = "carrara"
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    t = texts(language, "carrara")
    table = await world.start("Anna", "Bruno", "Carla", language=language)
    first, *others = [world.by_seat(table, seat) for seat in range(3)]
    question = await more_of(world, first.name, "end_ask")
    names = t.list([other.name for other in others])
    assert t.say("end-ask", names=names) in said(question)
    assert t.say("end-or") in said(question)
    assert not foreign(everything(question), language)
    waits = await open_panel(first, question, "end")
    assert said(waits) == t.say("end-waits", names=names)
    vote = world.public()[-1]
    assert t.say("end-question", name=first.name) in said(vote)
    assert {user.id for user in vote.mentions} == {other.id for other in others}
    assert not foreign(everything(vote), language)
    await command_player(world).turn(table)
    await reply(others[1], vote, "agree")
    assert t.say("vote-agreed-so-far", names=others[1].name) in said(world.again(vote))
    await world.restart()
    table = await world.table()
    assert table.row.status is Status.RUNNING
    await others[0].click(world.again(vote), custom_id=answer(vote, "agree"))
    await world.env.settle()
    assert table.row.ending is Ending.AGREED
    closed = world.again(vote)
    assert t.say("end-granted") in said(closed)
    assert not controls(closed)
    end = await check_end(world, table, language)
    assert t.say("ended-agreed") in said(end)
    log = said(await world.ask(first, "table log"))
    assert log.rstrip().endswith(t.say("incident-agreed"))


@pytest.mark.parametrize("ending", list(Ending))
async def test_every_ending_is_reported_consistently(world: World, ending: Ending) -> None:
    """Log, store, results and last message agree on how a game ended, and distinguish the four ways."""
    world.game = "carrara"
    table = await world.begin(late(2, 2), "Anna", "Bruno")
    anna, bruno = world.people["Anna"], world.people["Bruno"]
    if ending is Ending.PLAYED:
        player = command_player(world)
        while table.actors():
            await player.turn(table)
    elif ending is Ending.AGREED:
        question = await world.ask(anna, "table end")
        await tap(anna, question, "end")
        vote = world.public()[-1]
        await reply(bruno, vote, "agree")
    else:
        what = "concede" if ending is Ending.CONCEDED else "abandon"
        question = await world.ask(anna, f"table {what}")
        await tap(anna, question, what)
    await world.env.settle()
    store, services = table.store, world.client.services
    await services.results_writer.idle()
    row = await store.tables.get(table.id)
    assert row is not None
    assert row.ending is ending
    seat = table.seat_of(anna.id)
    assert seat is not None
    results = {name: (await services.store.results.of_person(world.people[name].id))[0] for name in ("Anna", "Bruno")}
    assert {result.ending for result in results.values()} == {ending}
    expected = ranks(ending, table.seats, table.outcome())
    assert [results[name].rank for name in table.names] == list(expected)
    incidents = await store.incidents.of_table(table.id)
    log = log_lines(EN, table, await store.log.moves(table.id), incidents)
    lines = {
        Ending.CONCEDED: EN.say("incident-conceded", name="Anna"),
        Ending.AGREED: EN.say("incident-agreed"),
        Ending.ABANDONED: EN.say("incident-abandoned-by", name="Anna"),
    }
    assert [log[-1] == line for line in lines.values()] == [ending is other for other in lines]
    last = {
        Ending.PLAYED: "🏆 **The game is over. ",
        Ending.CONCEDED: EN.say("ended-conceded", names="Anna", count=1, winners="Bruno"),
        Ending.AGREED: EN.say("ended-agreed"),
        Ending.ABANDONED: EN.say("abandoned", game=EN.say("name")),
    }
    told = "\n".join(map(said, world.public()))
    assert [line in told for line in last.values()] == [ending is other for other in last]
    if ending is Ending.CONCEDED:
        assert results["Bruno"].won
        assert (results["Anna"].gave_up, results["Anna"].rank) == (True, 2)
    if ending in (Ending.AGREED, Ending.ABANDONED):
        assert expected == (None, None)
        assert not any(result.won or result.gave_up for result in results.values())
    assert not [post for post in await store.outbox.waiting(table.id) if post.kind is PostKind.END]
