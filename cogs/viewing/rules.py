"""The rules of a game in private panels: chapter by chapter with pictures, and what a search finds.

A search finds passages that contain all words, regardless of case, accents and endings.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from discord import app_commands

from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.completions import Choices, Completion, pick, refuse_unused
from cogs.core.controls import ControlId, Select, SelectOption, TextRow, parse_game
from cogs.core.limits import MAX_OPTIONS, OPTION_LENGTH
from cogs.core.paging import page_of, paginate, paging_buttons
from cogs.core.panel import Panel
from cogs.core.request import Request
from render.common.charts.course import circled_number
from render.games import pictures_of

Chapters: TypeAlias = Sequence[tuple[str, str]]
"""Titles and texts."""
_PASSAGES_PER_PAGE, _MAX_PAGE_LENGTH = 8, 3000
"""Limits of a page of search results."""
_PASSAGE_VALUE = re.compile(r"§(\d{1,3})\.\d{1,3}")
"""The value of a passage as a completion: its chapter, counted from 1, and its position there."""


_TOKEN = re.compile(r"`[^`]*`|[^\W_]+")
"""Text that is marked as a whole: a word, or a command, inside which Discord renders no markdown."""
_WORD = re.compile(r"[^\W_]+")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_MAX_WORDS = 8
_MAX_SEARCH_LENGTH = 40
"""The characters of a search that fit into its paging buttons."""
_CHARACTERS_BEFORE = 24
"""The characters that an excerpt shows before the first hit."""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A passage found by a search: its chapter, counted from 0, its position there, and its text with bold hits."""

    chapter: int
    place: int
    title: str
    marked: str


def chapter_panel(t: Texts, game: str, chapters: Chapters, number: int) -> Panel:
    """Return a chapter of the rules without its pictures, with a select that leads to the others."""
    if not chapters:
        return Panel((t.say("rules-none", game=game_name(t, game)),))
    title, text = chapters[number]
    turn = paging_buttons(t, number, len(chapters), lambda arg: ControlId("rules", arg=f"{game}:{arg}"))
    head = t.say("rules-title", game=game_name(t, game), number=number + 1, chapters=len(chapters))
    pins = game_texts(t, game).pins(number + 1)
    legend = "\n".join(f"{circled_number(place)} {said}" for place, said in enumerate(pins, 1))
    return Panel(
        (head, f"### {title}\n{text}", legend),
        rows=(_contents(t, game, chapters, number), *turn),
    )


def _contents(t: Texts, game: str, chapters: Chapters, number: int | None = None) -> Select:
    choices = [
        SelectOption(str(place), f"{place + 1}. {title}"[:OPTION_LENGTH], chosen=place == number)
        for place, (title, _) in enumerate(chapters)
    ]
    return Select(ControlId("rules_chapter", arg=game), t.say("rules-choose"), choices[:MAX_OPTIONS])


async def rules_page(request: Request, game: str, page: str) -> Panel:
    """Return a chapter of the rules with its pictures; the nearest if there is no such chapter."""
    chapters, language = game_texts(request.t, game).rules(), request.t.language
    number = page_of(page, len(chapters))
    drawn = []
    for place, draw in enumerate(pictures_of(game).chapters.get(number + 1, ())):
        picture = await request.painter.paint(lambda draw=draw: draw(language))  # type: ignore[misc]
        drawn.append((f"rules-{game}-{number + 1}-{place + 1}", picture))
    return replace(chapter_panel(request.t, game, chapters, number), pictures=drawn)


def found_panel(t: Texts, game: str, typed: str, page: str = "") -> Panel:
    """Return a page of the passages that contain what was typed, each with a button to its chapter."""
    words, chapters = words_of(typed), game_texts(t, game).rules()
    if not chapters:
        return chapter_panel(t, game, chapters, 0)
    found = find(chapters, words)
    if not found:
        said = " ".join(words) or "…"
        nothing = t.say("rules-nothing-found", game=game_name(t, game), words=said)
        return Panel((nothing,), rows=(_contents(t, game, chapters),))
    told = [t.say("rules-found-passage", number=hit.chapter + 1, title=hit.title, passage=hit.marked) for hit in found]
    pages = paginate(told, _PASSAGES_PER_PAGE, _MAX_PAGE_LENGTH)
    number, said = page_of(page, len(pages)), " ".join(words)
    turn = paging_buttons(t, number, len(pages), lambda arg: ControlId("rules_found", arg=f"{game}:{arg}:{said}"))
    facts = {"count": len(found), "page": number + 1, "pages": len(pages)}
    title = t.say("rules-found", game=game_name(t, game), words=said, **facts)
    before = sum(map(len, pages[:number]))
    lines = [
        # passages of one chapter lead to the same page, but their buttons need different ids
        TextRow(text, make_button(t, "rules", arg=f"{game}:{hit.chapter}.{hit.place}", key="open"))
        for text, hit in zip(pages[number], found[before:], strict=False)
    ]
    return Panel((title,), rows=(*lines, *turn))


async def show_rules(request: Request, game: str, chapter: str | None, search: str | None = None) -> None:
    """Show the rules of a game: a chapter, or search results; raise Refused for a chapter that there is not."""
    chapters = game_texts(request.t, game).rules()
    if chapter is not None and search is not None:
        raise refuse_unused("rules-chapter")
    if search is not None:
        found = _PASSAGE_VALUE.fullmatch(search)
        if found is None or not 0 < int(found[1]) <= len(chapters):
            await request.show(found_panel(request.t, game, search))
        else:
            await request.show(await rules_page(request, game, str(int(found[1]) - 1)))
        return
    page = 0 if chapter is None or not chapters else pick(_chapter_completions(chapters), chapter)
    await request.show(await rules_page(request, game, str(page)))


def _chapter_completions(chapters: Chapters) -> list[Completion[int]]:
    return [
        Completion(str(number), f"{number}. {title}", number - 1, names=(title, str(number)))
        for number, (title, _) in enumerate(chapters, 1)
    ]


def complete_chapters(t: Texts, game: str, typed: str) -> Choices:
    """List the chapters that contain what was typed, first those with it in the title; all if nothing was typed."""
    chapters, words = game_texts(t, game).rules(), words_of(typed)
    fitting = {hit.chapter for hit in find(chapters, words)} if words else set(range(len(chapters)))
    titled = {hit.chapter for hit in find([(title, title) for title, _ in chapters], words)}
    return [
        app_commands.Choice(name=f"{place + 1}. {chapters[place][0]}"[:OPTION_LENGTH], value=str(place + 1))
        for place in sorted(fitting, key=lambda place: (place not in titled, place))
    ][:MAX_OPTIONS]


def complete_passages(t: Texts, game: str, typed: str) -> Choices:
    """List the passages that contain what was typed; the chapters if nothing was typed."""
    chapters, words = game_texts(t, game).rules(), words_of(typed)
    if not words:
        return [
            app_commands.Choice(name=f"{place + 1}. {title}"[:OPTION_LENGTH], value=f"§{place + 1}.0")
            for place, (title, _) in enumerate(chapters)
        ][:MAX_OPTIONS]
    choices = []
    for hit in find(chapters, words)[:MAX_OPTIONS]:
        head = f"{hit.chapter + 1}. {hit.title}: "
        label = head + excerpt(hit, max(20, OPTION_LENGTH - len(head)))
        choices.append(app_commands.Choice(name=label[:OPTION_LENGTH], value=f"§{hit.chapter + 1}.{hit.place + 1}"))
    return choices


@on_click("rules")
async def _turn_page(request: Request) -> None:
    game, _, page = request.arg.partition(":")
    await request.show(await rules_page(request, parse_game(game), page))


@on_click("rules_chapter")
async def _choose_chapter(request: Request) -> None:
    await request.show(await rules_page(request, parse_game(request.arg), request.value))


@on_click("rules_found")
async def _turn_found(request: Request) -> None:
    game, _, rest = request.arg.partition(":")
    page, _, typed = rest.partition(":")
    await request.show(found_panel(request.t, parse_game(game), typed, page))


def words_of(typed: str) -> Sequence[str]:
    words = _WORD.findall(unicodedata.normalize("NFC", typed))[:_MAX_WORDS]
    while words and len(" ".join(words)) > _MAX_SEARCH_LENGTH:
        words.pop()
    return tuple(words)


def find(chapters: Sequence[tuple[str, str]], words: Sequence[str]) -> list[SearchHit]:
    """Find the passages with words that begin with all those given; a chapter's title counts for its passages."""
    if not words:
        return []
    wanted = [_forms(word) for word in words]
    found = []
    for chapter, (title, text) in enumerate(chapters):
        titled = [_has_word(title, each) for each in wanted]
        for place, passage in enumerate(passages(text)):
            here = [_has_word(passage, each) for each in wanted]
            if all(map(max, here, titled)) and (any(here) or place == 0):
                found.append(SearchHit(chapter, place, title, _mark_wanted(passage, wanted)))
    return found


def passages(text: str) -> list[str]:
    """Split a chapter into passages, one per line or list item, without markdown."""
    lines = (re.sub(r"^(- |\d+\. )", "", line).replace("*", "").strip() for line in text.splitlines())
    return [line for line in lines if line]


def excerpt(passage: SearchHit, longest: int) -> str:
    """Shorten a passage around its first hit to at most `longest` characters, without marks."""
    begin = passage.marked.find("**")
    plain = passage.marked.replace("**", "")
    if begin > _CHARACTERS_BEFORE and len(plain) > longest:
        start = plain.find(" ", begin - _CHARACTERS_BEFORE) + 1
        plain = "…" + plain[start if 0 < start <= begin else begin :]
    return plain if len(plain) <= longest else plain[: longest - 1].rstrip() + "…"


@lru_cache(maxsize=4096)
def _forms(word: str) -> tuple[str, ...]:
    """Return the forms in which a word may be typed: without accents, and with ae for ä."""
    small = unicodedata.normalize("NFC", word.casefold())
    return tuple({_remove_accents(small), _remove_accents(small.translate(_UMLAUTS))})


def _remove_accents(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word) if not unicodedata.combining(sign))


def _has_word(text: str, wanted: tuple[str, ...]) -> bool:
    return any(form.startswith(wanted) for word in _WORD.findall(text) for form in _forms(word))


def _mark_wanted(passage: str, wanted: Sequence[tuple[str, ...]]) -> str:
    def mark(token: re.Match[str]) -> str:
        return f"**{token[0]}**" if any(_has_word(token[0], each) for each in wanted) else token[0]

    return _TOKEN.sub(mark, passage)
