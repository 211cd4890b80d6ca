"""A search of the rules finds passages that contain all words, regardless of case, accents and endings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from cogs.viewing.rules import excerpt, find, found_panel, offered_passages, passages, words_of
from tests.cogs.worst import check

TOLD = [
    (
        "Bausteine kaufen",
        "**Preise** in Segment I: weiß 6.\n\n1. Aus dem Säckchen wird gezogen.\n2. `/carrara kaufen` hilft.",
    ),
    ("Städte", "- **Livorno**, weiß: nimmt weiß. Über allem\n- Pisa, gelb: *nimmt* weiß und gelb"),
]


def found(typed: str) -> list[str]:
    """List what a search finds, with its chapter."""
    return [f"{hit.chapter}: {hit.marked}" for hit in find(TOLD, words_of(typed))]


@pytest.mark.parametrize(
    "typed", ["säckchen", "SÄCKCHEN", "sackch", "saeck", "sa\u0308ckchen", "gezogen säck", "Säckchen, gezogen!"]
)
def test_words_as_people_type_them(typed: str) -> None:
    """Case, accents, umlauts written as two letters, endings and the order of words do not matter."""
    assert [hit.chapter for hit in find(TOLD, words_of(typed))] == [0]


def test_hits_are_marked() -> None:
    """Hits are bold as whole words, and nothing else is; commands stay intact."""
    assert found("weiss preis") == ["0: **Preise** in Segment I: **weiß** 6."]
    assert found("wei gelb") == ["1: Pisa, **gelb**: nimmt **weiß** und **gelb**"]
    assert found("carrara") == ["0: **`/carrara kaufen`** hilft."]
    assert found("uber") == found("ueber") == found("über") == ["1: Livorno, weiß: nimmt weiß. **Über** allem"]


def test_all_words_have_to_be_there() -> None:
    """A passage with only some of the words is not found; beginnings of words match, middles do not."""
    assert found("säckchen pisa") == []
    assert found("ausstein") == []
    assert found("zzz") == found("") == found("?! …") == []


def test_titles_help() -> None:
    """A chapter's title counts for its passages, and a match of the title alone finds the first passage."""
    assert found("kaufen säckchen") == ["0: Aus dem **Säckchen** wird gezogen."]
    assert found("städte") == ["1: Livorno, weiß: nimmt weiß. Über allem"]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.exhaustive)])
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
@given(st.text(max_size=300))
def test_whatever_is_typed(typed: str) -> None:
    """A search never fails, has few words, and fits into a button; an excerpt fits into a suggestion."""
    words = words_of(typed)
    assert len(words) <= 8
    assert len(" ".join(words)) <= 40
    for hit in find(TOLD, words):
        assert len(excerpt(hit, 30)) <= 30


def test_an_excerpt_shows_the_hit() -> None:
    """However far into its passage a hit is, the excerpt begins near it."""
    told = [("T", "word " * 60 + "needle and what follows it")]
    (hit,) = find(told, words_of("needle"))
    assert "needle" in excerpt(hit, 50)
    assert excerpt(hit, 50).startswith("…")


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["e", "a b c", "die der das", "the", "x" * 500, "\u00df" * 100, "", "mar kaufen buy"])
def test_search(language: str, typed: str) -> None:
    """Every page of search results fits, and so do the suggestions."""
    t = texts(language, "carrara")
    for page in ("", "0.first", "1.on", "7.last", "nonsense"):
        check(found_panel(t, "carrara", typed, page))
    assert all(1 <= len(choice.name) <= 100 for choice in offered_passages(t, "carrara", typed))
