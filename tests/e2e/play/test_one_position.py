"""The words, pictures and alt texts of one message are of one position, also once it is edited as a turn goes on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from random import Random
from typing import Any

import PIL.Image
import pytest

from bot.games import NAMES
from bot.texts import texts
from bot.texts.games import game_texts
from render.engine.picture import Picture
from render.games import pictures_of
from tests.e2e.world import World, alts, said

_SEAL = re.compile(r"⟦-?\d+⟧")
_DOT = BytesIO()
PIL.Image.new("RGB", (1, 1)).save(_DOT, "PNG")


def _seal(view: Any) -> str:
    return f"⟦{hash(repr(view))}⟧"


@pytest.fixture(params=[*NAMES, "nim"])
def sealed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Seal what a game says and draws with the public position that it is about; return the game's name."""
    game: str = request.param
    words, pictures = type(game_texts(texts("en"), game)), pictures_of(game)
    prompt = words.prompt

    def board(
        view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        return (Picture(_DOT.getvalue(), _seal(view)),)

    monkeypatch.setattr(words, "prompt", lambda self, view, names: f"{prompt(self, view, names)} {_seal(view)}")
    monkeypatch.setattr(pictures, "board", board)
    return game


@pytest.mark.slow
async def test_messages_of_whole_games(world: World, sealed: str) -> None:
    """After every action the newest message speaks of the position that there is now, and shows that or nothing."""
    table, chance = await world.start("Anna", "Bruno", game=sealed), Random(5)
    told = drawn = 0
    for _ in range(150):
        if not table.actors():
            break
        seat = table.actors()[0]
        legal = table.game.rules.legal(table.position, seat)
        await table.act(seat, table.revision, legal[chance.choice((-1, chance.randrange(len(legal))))])
        await world.client.services.outbox.idle()
        newest = world.public()[-1]
        if table.actors():
            now = _seal(table.view(None))
            seals = _SEAL.findall(said(newest))
            assert {*seals, *alts(newest)} <= {now}
            assert len(alts(newest)) == len(newest.attachments)
            told, drawn = told + len(seals), drawn + len(alts(newest))
    assert told
    assert drawn
