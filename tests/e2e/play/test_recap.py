"""The recap: above one's hand and actions stands what happened that the newest public message does not show."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.model.history import effective_moves
from bot.model.rows import Change, Incident, IncidentKind
from bot.tables.recap import Since
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games.carrara.events import say_events
from render.games.carrara import PICTURES
from tests.e2e.faults.test_faults import ANSWER
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late, public
from tests.e2e.reading import DE, EN
from tests.e2e.world import World, contents, has, open_panel, refusal, said, shown, tap

GAME = "carrara"


async def events_until(found: Table, until: int | None = None) -> list[Any]:
    """List the events after the deal, up to a row of the log or all."""
    moves = effective_moves(await found.store.log.moves(found.id))
    rows = [move.events for move in moves if move.seq > 0 and (until is None or move.seq <= until)]
    return [event for events in rows for event in found.game.codec.events_from_json(events)]


def recapped(message: discord.Message) -> bool:
    """Return whether a message holds a recap, with its button to the board."""
    found = has(message, "recap_board")
    titles = [t.say(f"recap-{since}") for t in (EN, DE) for since in Since]
    assert found is any(title in said(message) for title in titles)
    return found


async def test_the_board_of_a_recap(world: World) -> None:
    """A button shows it below the panel, privately, with all that is new marked."""
    found = await world.begin(late(3, 15))
    player, person = CommandPlayer(world), world.by_seat(found, 2)
    await player.turn(found)
    await player.turn(found)
    panel = shown(await DOORS["carrara_buy"](world, person))
    board = await open_panel(person, panel, label=EN.say("button-recap-board"))
    view = found.game.views.view(found.position, None, False)
    expected = PICTURES.board(view, found.names, "en", await events_until(found))
    assert board.flags.ephemeral
    assert board.id != panel.id
    assert await contents(board) == [picture.data for picture in expected]
    assert said(board) == EN.say("recap-beginning")


async def test_a_recap_in_a_lost_answer_is_shown_again(world: World) -> None:
    found = await world.begin(late(2, 10))
    await CommandPlayer(world).turn(found)
    person = world.by_seat(found, 1)
    async with found.lock:
        await found.change(Change(incident=Incident(IncidentKind.WAITED, found.revision, 0)))
    world.env.inject_error(*ANSWER, status=500)
    assert refusal(await DOORS["carrara_build"](world, person)).startswith(EN.say("answer-lost"))
    assert recapped(shown(await DOORS["carrara_build"](world, person)))
    assert not recapped(shown(await DOORS["carrara_build"](world, person)))


async def forget(world: World, found: Table) -> None:
    async with world.store.database.transaction() as db:
        await db.execute("UPDATE seats SET seen_seq = -1, seen_incident = 0 WHERE table_id = ?", found.id)


DOORS: dict[str, Any] = {
    **{
        what: (lambda world, person, what=what: tap(person, public(world), what))
        for what in ("hand", "carrara_buy", "carrara_build", "carrara_score")
    },
    **{
        f"/{command}": (lambda world, person, command=command: person.slash(world.channel, command))
        for command in ("hand", "carrara buy", "carrara build", "carrara score")
    },
    "/hand in a direct message": lambda world, person: person.user.slash("hand"),
}


@pytest.mark.slow
async def test_every_way_in_shows_the_recap_once(world: World, german: str) -> None:
    """It stands above what was asked for.

    In the channel it tells what the newest public message does not, in a direct message everything.
    """
    t, found = texts(german, "carrara"), await world.begin(late(3, 15))
    player, person = CommandPlayer(world), world.by_seat(found, 2)
    await player.turn(found)
    await player.turn(found)
    newest = await found.store.outbox.newest_turn(found.id)
    assert newest is not None
    for name, door in DOORS.items():
        until = None if "direct" in name else newest.since
        events = say_events(t, await events_until(found, until), found.names)
        words = "\n".join([t.say("recap-beginning"), *events])
        first = shown(await door(world, person))
        assert first.flags.ephemeral
        assert recapped(first)
        assert said(first).startswith(f"{words}\n"), name
        again = shown(await door(world, person))
        assert not recapped(again)
        assert said(first) == f"{words}\n{said(again)}"
        assert [file.filename for file in first.attachments] == [file.filename for file in again.attachments]
        await forget(world, found)
