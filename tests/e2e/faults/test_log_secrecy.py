"""The log at its most verbose: no hand, no draw, nothing said or typed in a whole game, and no person's id."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from io import StringIO

import discord
import pytest

from bot.model.rows import Status
from bot.tables.table import Table
from bot.telemetry.logs import Secrets, configure_logging
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late
from tests.e2e.world import World, alts, said
from tests.positions import position_of

GAME = "carrara"

SHORTEST = 12
"""The least number of characters for which finding a line in a log is no coincidence."""


@pytest.fixture
def logs() -> Iterator[dict[str, StringIO]]:
    """Log in both formats, and restore the logging setup afterwards."""
    root, named = logging.getLogger(), [logging.getLogger(name) for name in ("", "bot", "cogs", "render")]
    handlers, levels = list(root.handlers), [logger.level for logger in named]
    streams = {"text": StringIO(), "json": StringIO()}
    first = configure_logging("DEBUG", "text", Secrets(), streams["text"])
    configure_logging("DEBUG", "json", Secrets(), streams["json"])
    root.addHandler(first)
    yield streams
    root.handlers[:] = handlers
    logging.captureWarnings(False)
    for logger, level in zip(named, levels, strict=True):
        logger.setLevel(level)


def lines(messages: Iterable[discord.Message]) -> set[str]:
    """List the lines of messages, including alt texts."""
    texts = [text for message in messages for text in (said(message), *alts(message))]
    return {line for text in texts for line in text.splitlines() if len(line) >= SHORTEST}


async def hidden(table: Table) -> set[str]:
    """List all hands and the hidden future after each move, as Python and JSON would write them."""
    found = set()
    for move in await table.store.log.moves(table.id):
        stored = await table.store.log.position(table.id, move.seq)
        assert stored is not None
        position = table.game.codec.position_from_json(stored[1])
        found |= {repr(position.stack), repr(position.bag)}
        for player, kept in zip(position.players, stored[1]["players"], strict=True):
            found |= {repr(player), repr(player.blocks), repr(player.objects), str(kept)}
            found |= {json.dumps(kept), json.dumps(kept, separators=(",", ":"))}
    return {form for form in found if len(form) >= SHORTEST}


def found(written: str, secrets: Iterable[str]) -> list[str]:
    """List the secrets that occur in a log, in either form."""
    return [secret for secret in secrets if secret in written or json.dumps(secret)[1:-1] in written]


@pytest.mark.slow
async def test_a_whole_game(world: World, logs: dict[str, StringIO]) -> None:
    """Nothing leaks from invitation to end, nor who plays, in text or JSON; and the search does find a planted leak."""
    table = await world.begin(late(3, 15), "Anna", "Bruno", computers=1)
    player = CommandPlayer(world)
    while table.row.status is Status.RUNNING:
        await player.turn(table)
        if position_of(table).round % 5 == 0:
            mover = world.anna
            player.see(mover, await mover.slash(world.channel, "hand"))
    logging.getLogger("bot").debug("the game is over")
    private, public = lines(message for _, message in player.seen), lines(world.public())
    secrets = await hidden(table)

    assert min(len(private), len(public), len(secrets)) > 20
    for style, stream in logs.items():
        written = stream.getvalue()
        assert "the game is over" in written, style
        assert found(written, private | public | secrets) == [], style
        assert [name for name, person in world.people.items() if str(person.id) in written] == [], style
        for leak in (next(iter(private)), next(iter(secrets))):
            assert found(written + json.dumps({"message": leak}), private | secrets), "the search finds nothing"
