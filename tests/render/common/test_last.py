"""What was done last, on the ribbon of boards that a game does not draw itself, and in their alt texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.conformance.playing import steps
from bot.games import GAMES
from bot.services.game_packages import admit
from bot.texts import texts
from bot.texts.games import game_texts
from render.common import plain_seats
from render.common.page import Page
from render.games import pictures_of
from tests.packages import Installing, packages
from tests.render.people import NAMES
from tests.render.shown import words

__all__ = ["packages"]

LONG = tuple(f"{name} von und zu Hohenstein" for name in NAMES)
EVERY = 5
"""Every fifth move is looked at, as laying out a board takes a tenth of a second."""


@pytest.mark.parametrize(("language", "names"), [("en", NAMES[:3]), ("de", LONG[:3])])
@pytest.mark.parametrize("name", ["nim", "fives", "pig", "perudo"])
def test_what_was_done_is_on_the_ribbon_and_in_the_alt_text(
    packages: Installing, monkeypatch: pytest.MonkeyPatch, name: str, names: Sequence[str], language: str
) -> None:
    """The ribbon begins with the first event and ends with the last, if room is short; the alt text has all of it."""
    pages = list[Page]()

    def collect(page: Page, _: object) -> bytes:
        pages.append(page)
        return b""

    monkeypatch.setattr(plain_seats, "paint", collect)
    if name not in ("nim", "fives"):
        packages.install(name, name)
        admit([name])
    game, told, happened = GAMES[name], game_texts(texts(language), name), list[Any]()
    for number, step in enumerate(steps(game, 3, Random(5))):
        happened = [*happened, *step.played.events] if number % 3 else [*step.played.events]
        if number % EVERY:
            continue
        view = game.views.view(step.played.position, None, False)
        (board,) = pictures_of(name).board(view, names, language, happened)
        said = " ".join(words(pages.pop(), "ribbon/", "/said"))
        first, last = told.lines(happened[:1], names)[0], told.lines(happened[-1:], names)[0]
        assert said.startswith(first[:40].rstrip("."))
        assert said.endswith(("…", last.rpartition(": ")[2][-8:]))
        assert [part for part in said.split("…") if part.strip() not in board.alt] == []
