"""The recap: opening one's hand or an action shows once, privately, what happened since one's last turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

import discord
import pytest
import simcord

from bot.games import carrara
from bot.model.history import effective_moves
from bot.model.rows import Change, Incident, IncidentKind
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games.carrara.events import say_events
from cogs.words.incidents import say_incident
from render.games.carrara import pictures
from tests.e2e.faults.test_faults import ANSWER
from tests.e2e.games.carrara.players import ClickPlayer, CommandPlayer, decide
from tests.e2e.games.carrara.stage import begin, late, public
from tests.e2e.games.carrara.test_limits import seat
from tests.e2e.play.test_turn import ready
from tests.e2e.reading import labels, refusal, speak
from tests.e2e.stage import Step, follow
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import World, alts, control, said, shown

GAME = "carrara"

EN, DE = texts("en", "carrara"), texts("de", "carrara")
ONCE = "once-"
Door = Callable[[World, simcord.MemberActor], Awaitable[simcord.InteractionResult]]


def by_click(what: str) -> Door:
    """Return a way in by a button of the public message."""
    return lambda world, person: person.click(public(world), custom_id=control(public(world), what))


def by_command(command: str) -> Door:
    """Return a way in by a command."""
    return lambda world, person: person.slash(world.channel, command)


def in_a_direct_message(world: World, person: simcord.MemberActor) -> Awaitable[simcord.InteractionResult]:
    """Ask for one's hands in a direct message."""
    return person.user.slash("hand")


DOORS: dict[str, Door] = {
    **{what: by_click(what) for what in ("hand", "carrara_buy", "carrara_build", "carrara_score")},
    **{f"/{command}": by_command(command) for command in ("hand", "carrara buy", "carrara build", "carrara score")},
    "/hand in a direct message": in_a_direct_message,
}


async def recap(found: Table, t: Texts, title: str, since: int) -> tuple[str, bytes, str]:
    """Return what a recap must show: its words, its picture, and the alt text."""
    moves = [move for move in effective_moves(await found.store.log.moves(found.id)) if move.seq > since]
    events = [event for move in moves for event in found.game.codec.events_from_json(move.events)]
    view, names = found.game.views.view(found.position, None, False), found.names
    assert view.open_hands is None
    picture = pictures.board(view, names, t.language, events)
    return "\n".join([t.say(title), *say_events(t, events, names)]), picture.data, picture.alt


def once(message: discord.Message) -> list[discord.Attachment]:
    """List the pictures of a message that are shown only this once."""
    return [file for file in message.attachments if file.filename.startswith(ONCE)]


async def test_every_way_in(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every way in shows the recap above what was requested; the second time it is gone."""
    found = await begin(world, monkeypatch, late(3, 15), "Anna", "Bruno", "Carla")
    player, person = CommandPlayer(world), world.by_seat(found, 2)
    await player.turn(found)
    await player.turn(found)
    for t in (EN, DE):
        speak(monkeypatch, t.language, person.id)
        words, data, alt = await recap(found, t, "recap-beginning", 0)
        for name in [name for name in DOORS if ("/" in name) is (t is DE)]:
            first = shown(await DOORS[name](world, person))
            assert first.flags.ephemeral
            assert said(first).startswith(f"{words}\n"), name
            assert alts(first)[0] == alt
            (picture,) = once(first)
            assert await picture.read() == data
            assert not foreign(everything(first), t.language)
            again = shown(await DOORS[name](world, person))
            assert said(first) == f"{words}\n{said(again)}"
            assert not once(again)
            await forget(world, found)
    for message in world.public():
        assert ONCE not in "".join(file.filename for file in message.attachments)


async def test_the_hand_below_it_is_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a recap the board is the only picture; a click replaces it with the picture of the hand."""
    found = await begin(world, monkeypatch, late(2, 10), "Anna", "Bruno")
    await CommandPlayer(world).turn(found)
    person = world.by_seat(found, 1)
    first = shown(await DOORS["hand"](world, person))
    assert len(first.attachments) == 1
    assert labels(first) == ["Go to the table", "My hand as a picture"]
    second = shown(await person.click(first, label="My hand as a picture"))
    assert [file.filename for file in second.attachments] == [f"hand-{found.id}-{found.revision}.png"]
    assert EN.say("recap-beginning") not in said(second)


ROUTES: tuple[tuple[Step, ...], ...] = (
    (("carrara_score", None), ("carrara_turn", None)),
    (("carrara_build", None), ("carrara_building", ["palazzo3"]), ("carrara_city", ["massa"])),
    (("carrara_buy", None), ("carrara_wheel", None), ("carrara_segment", ["3"]), ("carrara_segment", ["4"])),
)


@pytest.mark.parametrize("steps", ROUTES, ids=[route[0][0] for route in ROUTES])
async def test_the_next_step_removes_it(world: World, monkeypatch: pytest.MonkeyPatch, steps: tuple[Step, ...]) -> None:
    """The first further click removes it, even if a panel keeps its other pictures."""
    found = await begin(world, monkeypatch, ready(turn=1, coins=9), "Anna", "Bruno")
    await world.by_seat(found, 1).slash(world.channel, "carrara score", what="porta")
    assert found.actors() == (0,)
    first, *others = await follow(world.by_seat(found, 0), public(world), steps)
    assert once(first)
    for panel in others:
        assert not once(panel)
        assert EN.say("recap-beginning") not in said(panel)


async def test_two_people_click_by_click(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game of alternating turns only the first panel of each turn shows the recap."""
    found = await begin(world, monkeypatch, late(2, 12), "Anna", "Bruno")
    player = ClickPlayer(world)
    await player.turn(found)
    since = 0
    for _ in range(4):
        words, *_ = await recap(found, EN, "recap-move" if since else "recap-beginning", since)
        since, before = found.revision, len(player.seen)
        await player.turn(found)
        first, *others = [message for _, message in player.seen[before:]]
        assert once(first)
        assert said(first).startswith(f"{words}\n")
        assert not any(map(once, others))


async def test_no_recap_for_commands(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moving by one command shows no recap, and there is none of the time before that move afterwards."""
    found = await begin(world, monkeypatch, late(2, 6), "Anna", "Bruno")
    player = CommandPlayer(world)
    for _ in range(4):
        await player.turn(found)
    assert not any(once(message) for _, message in player.seen)
    waiting = world.by_seat(found, 1 - found.actors()[0])
    assert not once(shown(await DOORS["hand"](world, waiting)))


async def test_nothing_happened(world: World) -> None:
    """The first to move gets no recap, nor does anyone before something happens."""
    table = await world.start("Anna", "Bruno")
    for place in (0, 1):
        assert not once(shown(await DOORS["hand"](world, world.by_seat(table, place))))


async def test_a_restart_in_between(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not shown before a restart is shown after it, and what was shown is not repeated."""
    found = await begin(world, monkeypatch, late(2, 10), "Anna", "Bruno")
    await CommandPlayer(world).turn(found)
    words, *_ = await recap(found, EN, "recap-beginning", 0)
    person = world.by_seat(found, 1)
    await world.restart()
    assert said(shown(await DOORS["carrara_score"](world, person))).startswith(words)
    await world.restart()
    assert not once(shown(await DOORS["carrara_score"](world, person)))


async def test_an_answer_that_was_lost(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A recap in an answer that was lost is shown again."""
    found = await begin(world, monkeypatch, late(2, 10), "Anna", "Bruno")
    await CommandPlayer(world).turn(found)
    person = world.by_seat(found, 1)
    world.env.inject_error(*ANSWER, status=500)
    assert refusal(await DOORS["carrara_build"](world, person)).startswith(EN.say("answer-lost"))
    assert once(shown(await DOORS["carrara_build"](world, person)))
    assert not once(shown(await DOORS["carrara_build"](world, person)))


async def test_what_was_taken_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves taken back unseen are omitted; moves already seen are reported as taken back."""
    found = await begin(world, monkeypatch, ready(coins=0), "Anna", "Bruno")
    mover, other = world.by_seat(found, 0), world.by_seat(found, 1)
    score = ("carrara score", {"what": "porta"})
    await mover.slash(world.channel, score[0], **score[1])
    assert EN.say("event-type-scored", name=mover.name, type="Porta", gain="1 point and 1 gate") in said(
        shown(await DOORS["hand"](world, other))
    )
    await mover.slash(world.channel, "table undo")
    assert found.actors() == (0,)
    assert said(shown(await DOORS["hand"](world, other))).startswith(
        f"{EN.say('recap-look')}\n{EN.say('taken-back', name=mover.name)}\n## "
    )
    await mover.slash(world.channel, score[0], **score[1])
    await mover.slash(world.channel, "table undo")
    await mover.slash(world.channel, "carrara build", building="palazzo3", city="massa")
    told = said(shown(await DOORS["hand"](world, other)))
    assert "scored" not in told.partition("## ")[0]
    assert "built Palazzo 3" in told
    assert EN.say("taken-back", name=mover.name) not in told


async def test_incidents(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """An incident appears once, in its place among the moves."""
    found = await begin(world, monkeypatch, late(3, 15), "Anna", "Bruno", "Carla")
    player, person = CommandPlayer(world), world.by_seat(found, 2)
    waited = Incident(IncidentKind.WAITED, 0, 1)
    await player.turn(found)
    first = len(await lines(found))
    async with found.lock:
        await found.change(Change(incident=Incident(IncidentKind.WAITED, found.revision, 1)))
    await player.turn(found)
    every = await lines(found)
    every.insert(first, say_incident(EN, found, waited))
    told = said(shown(await DOORS["hand"](world, person)))
    assert told.startswith("\n".join([EN.say("recap-beginning"), *every]) + "\n## ")
    async with found.lock:
        await found.change(Change(incident=Incident(IncidentKind.WAITED, found.revision, 2)))
    told = said(shown(await DOORS["hand"](world, person)))
    own = say_incident(EN, found, Incident(IncidentKind.WAITED, 0, 2))
    assert told.startswith(f"{EN.say('recap-look')}\n{own}\n## ")
    assert EN.say("recap-look") not in said(shown(await DOORS["hand"](world, person)))


async def lines(found: Table) -> list[str]:
    """Return the lines of all that was played so far."""
    words, *_ = await recap(found, EN, "recap-beginning", 0)
    return words.splitlines()[1:]


async def test_moves_of_a_stand_in(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves made by a stand-in are shown like those of others."""
    found = await begin(world, monkeypatch, late(2, 12), "Anna", "Bruno")
    player, person = CommandPlayer(world), world.by_seat(found, 1)
    await player.turn(found)
    await player.turn(found)
    since = found.revision
    await player.turn(found)
    await by_itself(found, Random(4), turns=1)
    await player.turn(found)
    words, *_ = await recap(found, EN, "recap-move", since)
    assert f"{person.name} " in words
    assert said(shown(await DOORS["hand"](world, person))).startswith(f"{words}\n")


async def by_itself(found: Table, chance: Random, turns: int) -> None:
    """Let computer players act for everyone, turn by turn."""
    while turns and found.actors():
        (acting,) = found.actors()
        action = decide(found.view(acting), found.game.rules.legal(found.position, acting), chance)
        await found.act(acting, found.revision, action)
        turns -= not found.actors() or found.actors() != (acting,)


async def test_a_long_absence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """After many rounds of four people with the worst names the oldest lines are dropped, and every answer comes."""
    found = await seat(world, monkeypatch, carrara.deal(4, {}, Random(5)))
    await by_itself(found, Random(9), turns=25)
    while await found.store.outbox.waiting(found.id):
        await world.env.settle()
    person = world.by_seat(found, found.actors()[0])
    for language in ("en", "de"):
        speak(monkeypatch, language, person.id)
        for name in ("hand", "carrara_buy", "carrara_score", "/carrara build"):
            message = shown(await DOORS[name](world, person))
            assert once(message)
            assert len(said(message)) > 3600
            assert said(message).splitlines()[1] == "…"
            await forget(world, found)


async def forget(world: World, found: Table) -> None:
    """Reset what everyone has seen."""
    async with world.client.services.store.database.transaction() as db:
        await db.execute("UPDATE seats SET seen_seq = -1, seen_incident = 0 WHERE table_id = ?", (found.id,))
