"""Every row of every game's log can be shown and told: in pictures and in words, to everyone, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import GAMES, NAMES
from bot.model.rows import Post, PostKind
from bot.store.followers import ReadMark
from bot.tables import take_back
from bot.tables.players import players_of
from bot.tables.registry import Tables
from bot.tables.sandbox import begin, hands_open, view_at
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from bot.texts.alt_text import LONGEST_ALT
from bot.texts.games import game_texts
from cogs.coach.whatif import SandboxSession, StartingPoint, panel, sandbox_board
from cogs.core.face import FACES, turn_of
from cogs.core.panel import Panel
from cogs.play.recap import find_news
from cogs.posts.sender import play_panel
from cogs.viewing.log import log_panel
from cogs.viewing.replay import film_scenes, replay_panel
from render.engine.painter import Painter
from render.engine.picture import Picture
from render.engine.theme import HEIGHT, WIDTH
from render.games import pictures_of
from tests.cogs.worst import any_or_last, check, worst
from tests.e2e.reading import foreign

EXPANDED = [(name, [*GAMES[name].meta.variants][1]) for name in NAMES]
"""Each game with an expansion; what other variants leave out is nothing new."""
ALL = [(name, variant) for name in NAMES for variant in GAMES[name].meta.variants]


@pytest.mark.parametrize(
    ("game", "variant", "share"),
    [
        *(pytest.param(*each, 0.03, marks=pytest.mark.slow) for each in EXPANDED),
        *(pytest.param(*each, 1.0, marks=pytest.mark.exhaustive) for each in ALL),
    ],
)
async def test_every_row_can_be_shown(tables: Tables, painter: Painter, game: str, variant: str, share: float) -> None:
    """However it came about: by sensible play, at random, or by taking back.

    Only a share of the rows is shown, most of them within turns, each in one language and to one person.
    """
    chance = Random(f"{game} {variant}")
    table = await worst(tables, "en", begun=True, variant=variant, game=game)
    eyes = [None, *range(len(table.seats))]
    while table.actors():
        (seat,) = table.actors()
        await step(table, seat, chance)
        if chance.random() < (share if share == 1 or table.actors() == (seat,) else share / 5):
            await show(table, painter, chance.choice(LANGUAGES), chance.choice(eyes), chance)
    for language in LANGUAGES:
        await show(table, painter, language, chance.choice(eyes), chance)
        for number in range(round(100 * share)):
            check_told(await log_panel(texts(language), table, str(number)), language)
            check_told(await replay_panel(texts(language), painter, table, str(number)), language)
    scenes = await film_scenes(table, await players_of(table))
    plans = pictures_of(game).plan_film(scenes, "en")
    for number in chance.sample(range(len(scenes)), round(share * len(scenes))):
        view, events, names = scenes[number]
        frame = pictures_of(game).film_frame(view, names, "en", events, plans[number])
        assert frame.size == (WIDTH, HEIGHT)


async def step(table: Table, seat: int, chance: Random) -> None:
    """Play as a novice does or at random, or take back the latest choice."""
    if chance.random() < 0.03 and (found := await take_back.possible_take_back(table, seat)) is not None:
        await take_back._go_back(table, seat, found.back_to)
        return
    legal = table.game.rules.legal(table.position, seat)
    if chance.random() < 0.5:
        action = table.game.computers.players["novice"].choose(table.view(seat), seat, legal, chance)
    else:
        action = any_or_last(None, legal, chance)
    await table.act(seat, table.revision, action)


async def show(table: Table, painter: Painter, language: str, seat: int | None, chance: Random) -> None:
    """Show the newest row to a seat or an onlooker, as news since any row before it."""
    t, since, over = texts(language), chance.randrange(-1, table.revision), not table.actors()
    table.row = replace(table.row, language=language)
    post = Post(PostKind.END if over else PostKind.TURN, since, table.revision, table_id=table.id)
    host: Any = SimpleNamespace(painter=painter)
    check_told(await play_panel(host, table, post), language)
    board = game_texts(t, table.row.game).text_board(table.view(None), table.names)
    assert len(board) <= 3500
    assert not foreign(board, language), board
    await find_news(t, table, seat, ReadMark(since))
    if not over:
        where = StartingPoint(table.revision, seat, hands_open(table))
        view = await view_at(table, where.seq, seat, where.all_open)
        trial = SandboxSession(table, table.names, where, begin(table.game, view, 7, seat).computer_step())
        sandbox_board(t, trial)
        check(panel(t, trial))
    if seat is not None:
        for picture in pictures(table, seat, language, chance):
            assert 0 < len(picture.alt) <= LONGEST_ALT
            assert not foreign(picture.alt, language), picture.alt
    for actor in table.actors():
        check_told(FACES[table.row.game].turn_panel(await turn_of(t, table, actor)), language)


def check_told(panel: Panel, language: str) -> None:
    check(panel)
    told = "\n".join([*panel.every_text, *(picture.alt for _, picture in panel.pictures)])
    assert not foreign(re.sub(r"\w+…", "", told), language), told  # words that were cut are of no language


def pictures(table: Table, seat: int, language: str, chance: Random) -> Iterator[Picture]:
    """Draw the pictures that are shown only on request or to a seat alone."""
    drawn, names = pictures_of(table.row.game), table.names
    yield drawn.player_board(table.view(None), seat, names, language)
    if table.game.meta.hidden_hands:
        yield drawn.hand(table.view(seat), names, language)
        assert game_texts(texts(language), table.row.game).hand_text(table.view(seat), names)
    for actor in table.actors():
        legal = table.game.rules.legal(table.position, actor)
        yield from drawn.suggestion(table.view(actor), [legal[chance.randrange(len(legal))]], names, language)
