"""Handing a seat to another person: requested by command or click, decided by everyone concerned."""

from __future__ import annotations

from typing import Any

import discord

from bot.model.rows import QuestionKind
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import everything, foreign, labels, refusal
from tests.e2e.stage import deny
from tests.e2e.world import World, controls, open_panel, pings, reply, said, shown, tap

EN = texts("en")


async def offered(world: World, *names: str, seat: int = 0, **options: Any) -> tuple[Table, discord.Message]:
    """Begin a game and let a player offer their seat to Eva; return the table and the vote."""
    table = await world.start(*names, **options)
    owner = world.by_seat(table, seat)
    told = await world.ask(owner, "table hand-over", to=world.eva)
    assert told.flags.ephemeral
    assert "Eva" in said(told)
    return table, world.newest("vote_hand_over")


async def test_by_command(world: World, german: str) -> None:
    """All others and the newcomer are asked; with the last consent the seat is theirs, and they are pinged."""
    t = texts(german)
    table, vote = await offered(world, "Anna", "Bruno", "Carla", language=german)
    eva, former = world.eva, table.names[0]
    owner, *others = [world.by_seat(table, seat) for seat in range(3)]
    assert t.say("hand-over-question-own", former=former, name="Eva") in said(vote)
    assert labels(vote) == [t.say("vote-hand-over-agree"), t.say("vote-hand-over-refuse")]
    assert {user.id for user in vote.mentions} == {eva.id, *(other.id for other in others)}
    assert not foreign(everything(vote), german)

    for voter in (eva, others[0]):
        await reply(voter, vote, "agree")
    assert t.say("vote-agreed-so-far", names=t.list([others[0].name, "Eva"])) in said(world.again(vote))
    assert table.seat_of(eva.id) is None
    private = await eva.slash(world.channel, "hand")
    assert t.say("hand-no-games") in said(shown(private)), "nothing of the hand before the seat is theirs"
    await reply(others[1], vote, "agree")

    assert table.seat_of(eva.id) == 0
    assert table.seat_of(owner.id) is None
    closed = world.again(vote)
    assert t.say("hand-over-done", name="Eva") in said(closed)
    assert not controls(closed)
    *_, told, turn = world.public()
    assert said(told) == t.say("incident-handed-over", former=former, name="Eva")
    assert pings(told) == [owner.id], "the newcomer is called to act"
    assert [user.id for user in turn.mentions] == [eva.id]

    no_more = await owner.slash(world.channel, "nim play")
    assert refusal(no_more) == t.say("refused-not-at-table")
    world.people["Eva"] = eva
    await CommandPlayer(world, language=german).turn(table)


async def test_refused_and_withdrawn(world: World) -> None:
    """One refusal, even the newcomer's, closes the question; the person who asked can withdraw it."""
    table, vote = await offered(world, "Anna", "Bruno", "Carla")
    await reply(world.eva, vote, "refuse")
    assert EN.say("hand-over-refused", name="Eva") in said(world.again(vote))
    assert not controls(world.again(vote))
    owner, other = world.by_seat(table, 0), world.by_seat(table, 1)
    await owner.slash(world.channel, "table hand-over", to=world.eva)
    second = world.newest("vote_hand_over")
    assert second.id != vote.id
    await reply(owner, second, "refuse")
    assert EN.say("question-withdrawn", name=owner.name) in said(world.again(second))
    await other.slash(world.channel, "table hand-over", to=world.eva)
    third = world.newest("vote_hand_over")
    assert refusal(await reply(other, third, "agree")) == EN.say("refused-own-proposal")
    assert refusal(await reply(world.dario, third, "agree")) == EN.say("refused-not-asked")
    assert table.seat_of(world.eva.id) is None


async def test_a_computer_players_seat(world: World) -> None:
    """An onlooker can ask for it, by command and by click; the computer player does not vote."""
    table = await world.start(computers=1)
    await world.env.settle()
    seat = next(number for number, each in enumerate(table.seats) if each.computer is not None)
    eva, former = world.eva, table.names[seat]
    offers = await eva.autocomplete(world.channel, "table hand-over", "player", "", to=eva)
    assert [offer["name"] for offer in offers] == [former]
    public = world.newest("more")
    more = await open_panel(eva, public, "more")
    choose = await open_panel(eva, more, "hand_over")
    assert labels(choose) == [EN.say("hand-over-of", name=former)]
    await tap(eva, choose, "hand_over_take")
    vote = world.newest("vote_hand_over")
    assert EN.say("hand-over-question-self", name="Eva", former=former) in said(vote)
    assert {user.name for user in vote.mentions} == {"Anna", "Bruno"}
    for name in ("Anna", "Bruno"):
        await reply(world.people[name], vote, "agree")
    assert table.seat_of(eva.id) == seat
    assert table.seats[seat].computer is None


async def test_people_who_cannot_take_a_seat(world: World) -> None:
    """A seated player, a bot, someone not on the server, and someone who cannot see the channel are refused."""
    table = await world.start()
    owner, other = world.by_seat(table, 0), world.by_seat(table, 1)

    async def ask(to: Any, **more: str) -> str:
        return await world.refused(owner, "table hand-over", to=to, **more)

    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    stranger = world.env.create_user("Stranger")
    assert await ask(other) == EN.say("refused-sits-there")
    assert await ask(robot) == EN.say("refused-no-person")
    assert await ask(stranger) == EN.say("refused-no-person")
    assert await ask(world.eva, player=other.name) == EN.say("refused-not-absent")
    assert await ask(world.eva, player="Nobody") == EN.say("refused-not-offered", text="Nobody", offered=owner.name)
    assert await world.refused("Eva", "table hand-over", to=world.eva) == EN.say("refused-which-seat")
    eva = world.eva
    deny(world, world.channel, eva.id, view_channel=True)
    assert await ask(eva) == EN.say("refused-cannot-see")
    assert await table.store.questions.get(table.id, QuestionKind.HAND_OVER) is None
