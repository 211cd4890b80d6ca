"""Handing a seat to another person: asked for by command or click, and agreed by everyone concerned."""

from __future__ import annotations

from typing import Any

import discord

from bot.model.rows import QuestionKind
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN, labels
from tests.e2e.stage import deny
from tests.e2e.world import World, controls, open_more, pings, refusal, reply, said, tap


async def offered(world: World, *names: str, seat: int = 0, **options: Any) -> tuple[Table, discord.Message]:
    """Begin a game and let a player offer their seat to Eva; return the table and the vote."""
    table = await world.start(*names, **options)
    owner = world.by_seat(table, seat)
    told = await world.ask(owner, "table hand-over", to=world.eva)
    assert told.flags.ephemeral
    assert "Eva" in said(told)
    return table, world.newest("vote_hand_over")


async def test_a_seat_is_handed_over_once_all_agree(world: World, german: str) -> None:
    """All others and the newcomer are asked; with the last consent the seat is the newcomer's, who is called to act."""
    t = texts(german)
    table, vote = await offered(world, "Anna", "Bruno", "Carla", language=german)
    eva, former = world.eva, table.names[0]
    owner, *others = [world.by_seat(table, seat) for seat in range(3)]
    assert t.say("hand-over-question-own", former=former, name="Eva") in said(vote)
    assert {user.id for user in vote.mentions} == {eva.id, *(other.id for other in others)}
    assert refusal(await reply(owner, vote, "agree")) == t.say("refused-own-proposal")
    assert refusal(await reply(world.dario, vote, "agree")) == t.say("refused-not-asked")

    for voter in (eva, others[0]):
        await reply(voter, vote, "agree")
    assert t.say("vote-agreed-so-far", names=t.list([others[0].name, "Eva"])) in said(world.current(vote))
    assert t.say("hand-no-games") in said(await world.ask(eva, "hand")), "nothing of the hand before the seat is theirs"
    await reply(others[1], vote, "agree")

    assert (table.seat_of(eva.id), table.seat_of(owner.id)) == (0, None)
    assert t.say("hand-over-done", name="Eva") in said(world.current(vote))
    assert not controls(world.current(vote))
    *_, told, turn = world.public()
    assert said(told) == t.say("incident-handed-over", former=former, name="Eva")
    assert pings(told) == [owner.id], "the newcomer is called to act"
    assert [user.id for user in turn.mentions] == [eva.id]
    await CommandPlayer(world, language=german).turn(table)


async def test_an_onlooker_takes_a_computer_players_seat(world: World) -> None:
    """They ask for it by command or click; the computer player does not vote."""
    table = await world.start(computers=1)
    await world.env.settle()
    seat = next(number for number, each in enumerate(table.seats) if each.computer is not None)
    eva, former = world.eva, table.names[seat]
    offers = await eva.autocomplete(world.channel, "table hand-over", "player", "", to=eva)
    assert [offer["name"] for offer in offers] == [former]
    choose = await open_more(eva, world.newest("more"), "hand_over")
    assert labels(choose) == [EN.say("seat-of", name=former)]
    await tap(eva, choose, "hand_over_take")
    vote = world.newest("vote_hand_over")
    assert EN.say("hand-over-question-self", name="Eva", former=former) in said(vote)
    assert {user.name for user in vote.mentions} == {"Anna", "Bruno"}
    for name in ("Anna", "Bruno"):
        await reply(world.people[name], vote, "agree")
    assert table.seat_of(eva.id) == seat
    assert table.seats[seat].computer is None


async def test_whoever_offers_their_own_seat_is_addressed(world: World) -> None:
    await world.start()
    own = await open_more(world.anna, world.newest("more"), "hand_over")
    assert said(own) == EN.say("hand-over-to-own")


async def test_people_who_cannot_take_a_seat(world: World) -> None:
    """Somebody seated, a bot, someone not on the server or who cannot see the channel; nor anyone where all play."""
    table = await world.start()
    owner, other = world.seated(table)
    assert said(await world.ask(world.eva, "table hand-over", to=world.eva)) == EN.say("hand-over-none")
    deny(world, world.channel, world.eva.id, view_channel=True)
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    stranger: Any = world.env.create_user("Stranger")
    keys = ("sits-there", "no-person", "no-person", "cannot-see")
    for to, key in zip((other, robot, stranger, world.eva), keys, strict=True):
        assert await world.refused(owner, "table hand-over", to=to) == EN.say(f"refused-{key}")
    assert await table.store.questions.get(table.id, QuestionKind.HAND_OVER) is None
