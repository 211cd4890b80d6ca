"""The log at its most verbose holds nothing that was said or typed in a whole game, and no person's id."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from io import StringIO

import discord
import pytest

from bot.model.rows import Status
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late
from tests.e2e.world import World, alts, said
from tests.positions import position_of

GAME = "carrara"

SHORTEST = 12
"""The least number of characters for which finding a line in a log is no coincidence."""


def lines(messages: Iterable[discord.Message]) -> set[str]:
    texts = [text for message in messages for text in (said(message), *alts(message))]
    return {line for text in texts for line in text.splitlines() if len(line) >= SHORTEST}


@pytest.mark.slow
async def test_the_log_tells_nothing_of_a_whole_game(world: World, log: StringIO) -> None:
    """From invitation to end it holds neither hands, stack and bag nor who plays."""
    table = await world.begin(late(3, 6), "Anna", "Bruno", computers=1)
    player, secrets = CommandPlayer(world), set[str]()
    while table.row.status is Status.RUNNING:
        await player.turn(table)
        player.see(world.anna, await world.anna.slash(world.channel, "hand"))
        position = position_of(table)
        secrets |= {repr(part) for part in (position.stack, position.bag, *position.players)}
    logging.getLogger("bot").debug("the game is over")
    read = lines([*(message for _, message in player.seen), *world.public()])

    assert len(read) > 40
    written = log.getvalue()
    assert "the game is over" in written
    assert [secret for secret in read | secrets if secret in written] == []
    assert [name for name, person in world.people.items() if str(person.id) in written] == []
