"""Replays, the log, and the search in the rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.games import NAMES
from bot.model.rows import Status
from bot.services.worker_pool import WorkerPool
from bot.tables.registry import Tables
from bot.texts import texts
from bot.texts.games import game_texts
from cogs.core.names import escape_names
from cogs.viewing.log import log_lines, log_panel
from cogs.viewing.replay import choose_steps, draw_animation
from cogs.viewing.rules import complete_passages, excerpt, find, found_panel, passages, words_of
from tests.bot.kit import placed
from tests.cogs.worst import check, play_on, worst
from tests.e2e.games.carrara.stage import late


@given(st.integers(0, 500), st.data())
def test_the_turns_that_one_can_jump_to(last: int, data: st.DataObject) -> None:
    """There are at most 25, in order: first, last, the current step with its neighbours, and others evenly between."""
    now = data.draw(st.integers(0, last))
    steps = choose_steps(last, now)
    assert steps == sorted(set(steps))
    assert len(steps) <= 25
    assert {0, now, last} <= set(steps)
    assert {step for step in (now - 2, now - 1, now + 1, now + 2) if 0 <= step <= last} <= set(steps)
    assert set(steps) <= set(range(last + 1))
    widest = max((b - a for a, b in pairwise(steps)), default=0)
    assert widest <= last // 16 + 1
    assert last > 24 or steps == list(range(last + 1))


@pytest.mark.parametrize("game", NAMES)
async def test_the_log_numbers_turns_as_the_replay_does(tables: Tables, game: str) -> None:
    t, table = texts("en"), await worst(tables, "en", begun=True, game=game)
    await play_on(table, Random(5), most=40)
    names, words = escape_names(table.names), game_texts(t, game)
    lines = log_lines(t, table, await table.store.log.moves(table.id))
    (_, first), (_, last) = [(await log_panel(t, table, page)).texts for page in ("0.first", "9999")]
    assert "\n".join(lines).startswith(first), "its pages begin with the first line"
    assert "\n".join(lines).endswith(last)
    told = [line for line in lines if line[:2] == "**"]

    assert told == [
        t.say("log-line", number=turn.number, line=line)
        for turn in await table.turns()
        for line in words.lines(turn.events, names)
    ]


@pytest.fixture
def film_worker() -> Iterator[WorkerPool]:
    workers = WorkerPool()
    yield workers
    workers.close()


@pytest.mark.slow
async def test_an_animation_is_drawn_in_a_process_of_its_own(tables: Tables, film_worker: WorkerPool) -> None:
    """So it keeps nobody waiting; it has frames for the deal, the turns, of which some share one, and the podium."""
    table = await placed(tables, late(2, 8), game="carrara")
    await play_on(table, Random(2))
    assert table.row.status is Status.OVER
    picture = await draw_animation(film_worker, table)
    (process,) = film_worker.processes
    assert process != os.getpid()
    assert picture is not None
    turns = await table.turns()
    assert len(turns) >= 8
    assert getattr(Image.open(BytesIO(picture.data)), "n_frames", 1) in range(len(turns) // 2 + 2, len(turns) + 3)
    assert str(len(turns)) in picture.alt


TOLD = [
    (
        "Bausteine kaufen",
        "**Preise** in Segment I: weiß 6.\n\n1. Aus dem Säckchen wird gezogen.\n2. `/carrara kaufen` hilft.",
    ),
    ("Städte", "- **Livorno**, weiß: nimmt weiß. Über allem\n- Pisa, gelb: *nimmt* weiß und gelb"),
]


def found(typed: str) -> list[str]:
    return [f"{hit.chapter}: {hit.marked}" for hit in find(TOLD, words_of(typed))]


def test_words_as_people_type_them() -> None:
    """Case, accents, umlauts written as two letters, endings and the order of words do not matter."""
    for typed in ("säckchen", "SÄCKCHEN", "sackch", "saeck", "sa\u0308ckchen", "gezogen säck", "Säckchen, gezogen!"):
        assert [hit.chapter for hit in find(TOLD, words_of(typed))] == [0], typed


def test_hits_are_marked() -> None:
    """In bold, as whole words, and nothing else is; commands stay intact."""
    assert found("weiss preis") == ["0: **Preise** in Segment I: **weiß** 6."]
    assert found("wei gelb") == ["1: Pisa, **gelb**: nimmt **weiß** und **gelb**"]
    assert found("carrara") == ["0: **`/carrara kaufen`** hilft."]
    assert found("uber") == found("ueber") == found("über") == ["1: Livorno, weiß: nimmt weiß. **Über** allem"]


def test_all_words_have_to_be_there() -> None:
    """Or their beginnings; middles of words are not found."""
    assert found("säckchen pisa") == []
    assert found("ausstein") == []
    assert found("zzz") == found("") == found("?! …") == []


@pytest.mark.slow
def test_every_passage_can_be_found(language: str) -> None:
    """Typing the beginning of a passage finds it, in every chapter of the rules."""
    told = game_texts(texts(language), "carrara").rules()
    for number, (_, text) in enumerate(told):
        for place, passage in enumerate(passages(text)):
            hits = find(told, words_of(passage))
            assert (number, place) in [(hit.chapter, hit.place) for hit in hits]
            assert all("***" not in hit.marked for hit in hits)
            assert passage in [hit.marked.replace("**", "") for hit in hits]


@settings(max_examples=30)
@given(st.text("aEäßẞİſ09 \n\t\u2028*_`|.,-…\u0301\u200d\u202eا中😀", max_size=300))
def test_whatever_is_typed(typed: str) -> None:
    """A search never fails, has few words, and fits into a button; an excerpt fits into a suggestion."""
    words = words_of(typed)
    assert len(words) <= 8
    assert len(" ".join(words)) <= 40
    for hit in find(TOLD, words):
        assert len(excerpt(hit, 30)) <= 30


def test_search_results_fit(language: str) -> None:
    """Every page of them, and the suggestions."""
    t = texts(language, "carrara")
    for typed in ("e", "a b c", "die der das", "x" * 500, "\u00df" * 100, "", "mar kaufen buy"):
        for page in ("", "0.first", "1.on", "7.last", "nonsense"):
            check(found_panel(t, "carrara", typed, page))
        assert all(1 <= len(choice.name) <= 100 for choice in complete_passages(t, "carrara", typed))
