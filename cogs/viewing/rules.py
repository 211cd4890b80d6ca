"""The rules of a game, privately: chapter by chapter with pictures, and what a search finds in them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.games import GAMES
from bot.texts import Texts
from cogs.core.controls import Choice, ControlId, Select, answers, only, whole
from cogs.core.face import FACES
from cogs.core.paging import pack, page_of, turners
from cogs.core.panel import Panel
from cogs.core.request import Request, serve
from cogs.viewing.rules_search import Passage, excerpt, find, words_of
from render.chapters import CHAPTERS

MOST_CHOICES = 25
"""So many suggestions, or options of a select, Discord shows at most."""
_LABEL = 100
_LINES, _LENGTH = 8, 3000
"""How much a page of what was found holds: passages, and characters."""
_OFFERED = re.compile(r"§(\d{1,3})\.\d{1,3}")
"""What a suggested passage sends: its chapter, counted from 1, and its place there."""


def rules_panel(t: Texts, game: str, page: int) -> Panel:
    """Make a chapter of the rules in words, with a select that leads to the others."""
    told = FACES[game].rules(t)
    number = max(0, min(page, len(told) - 1))
    title, text = told[number]
    turn = turners(t, number, len(told), lambda arg: ControlId("rules", arg=f"{game}:{arg}"))
    return Panel(
        (t.say("rules-title", game=t.say(game), number=number + 1, chapters=len(told)), f"### {title}\n{text}"),
        rows=(_contents(t, game, number), *turn),
    )


def _contents(t: Texts, game: str, number: int | None = None) -> Select:
    titles = [title for title, _ in FACES[game].rules(t)]
    return Select(
        ControlId("rules_chapter", arg=game),
        t.say("rules-choose"),
        tuple(
            Choice(str(place), f"{place + 1}. {title}"[:_LABEL], chosen=place == number)
            for place, title in enumerate(titles)
        )[:MOST_CHOICES],
    )


async def rules_page(request: Request, game: str, page: int) -> Panel:
    """Make a chapter of the rules with its pictures; beyond the last chapter it is the last."""
    number = max(0, min(page, len(FACES[game].rules(request.t)) - 1))
    language = request.t.language
    drawn = []
    for place, draw in enumerate(CHAPTERS.get(game, {}).get(number + 1, ())):
        picture = await request.painter.paint(lambda draw=draw: draw(language))  # type: ignore[misc]
        drawn.append((f"rules-{game}-{number + 1}-{place + 1}.png", picture))
    return replace(rules_panel(request.t, game, number), pictures=tuple(drawn))


def found_panel(t: Texts, game: str, typed: str, page: str = "") -> Panel:
    """Make a page of the passages that hold what was typed, with a select that leads to their chapters."""
    words = words_of(typed)
    found = find(FACES[game].rules(t), words)
    if not found:
        said = " ".join(words) or "…"
        return Panel((t.say("rules-nothing-found", game=t.say(game), words=said),), rows=(_contents(t, game),))
    lines = [t.say("rules-found-passage", number=hit.chapter + 1, title=hit.title, passage=hit.marked) for hit in found]
    pages = pack(lines, _LINES, _LENGTH)
    number, said = page_of(page, len(pages)), " ".join(words)
    turn = turners(t, number, len(pages), lambda arg: ControlId("rules_found", arg=f"{game}:{arg}:{said}"))
    title = t.say("rules-found", game=t.say(game), words=said, count=len(found), page=number + 1, pages=len(pages))
    return Panel((title, "\n".join(pages[number])), rows=(_found_chapters(t, game, found), *turn))


def _found_chapters(t: Texts, game: str, found: list[Passage]) -> Select:
    counts: dict[int, list[Passage]] = {}
    for hit in found:
        counts.setdefault(hit.chapter, []).append(hit)
    return Select(
        ControlId("rules_chapter", arg=game),
        t.say("rules-read-chapter"),
        tuple(
            Choice(str(chapter), f"{chapter + 1}. {hits[0].title}"[:_LABEL], t.say("rules-found-here", count=len(hits)))
            for chapter, hits in counts.items()
        )[:MOST_CHOICES],
    )


async def show_rules(request: Request, game: str | None, chapter: str | None, search: str | None = None) -> None:
    """Show the rules of a game, by default of the one that is played here: a chapter, or what a search finds."""
    if game is None:
        channel = request.interaction.channel_id
        here = None if channel is None else await request.house.tables.latest(channel)
        game = next(iter(GAMES)) if here is None else here.row.game
    if search is not None and (offered := _OFFERED.fullmatch(search)) is not None:
        await request.show(await rules_page(request, game, int(offered[1]) - 1))
    elif search is not None:
        await request.show(found_panel(request.t, game, search))
    else:
        await request.show(await rules_page(request, game, _number(request.t, game, chapter or "")))


def _number(t: Texts, game: str, chapter: str) -> int:
    titles = [title for title, _ in FACES[game].rules(t)]
    if chapter.isdecimal() and len(chapter) < 5:
        return int(chapter) - 1
    wanted = chapter.casefold().strip()
    return next((place for place, title in enumerate(titles) if wanted in title.casefold()), 0)


def offered(t: Texts, game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the chapters that hold what was typed; all of them where nothing was typed."""
    told, words = FACES[game].rules(t), words_of(typed)
    holding = {hit.chapter for hit in find(told, words)} if words else set(range(len(told)))
    return [
        app_commands.Choice(name=f"{place + 1}. {title}"[:_LABEL], value=str(place + 1))
        for place, (title, _) in enumerate(told)
        if place in holding
    ][:MOST_CHOICES]


def offered_passages(t: Texts, game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the passages that hold what was typed; where nothing was typed, the chapters."""
    told, words = FACES[game].rules(t), words_of(typed)
    if not words:
        return [
            app_commands.Choice(name=f"{place + 1}. {title}"[:_LABEL], value=f"§{place + 1}.0")
            for place, (title, _) in enumerate(told)
        ][:MOST_CHOICES]
    choices = []
    for hit in find(told, words)[:MOST_CHOICES]:
        head = f"{hit.chapter + 1}. {hit.title}: "
        name = head + excerpt(hit, max(20, _LABEL - len(head)))
        choices.append(app_commands.Choice(name=name[:_LABEL], value=f"§{hit.chapter + 1}.{hit.place + 1}"))
    return choices


def _known(game: str) -> str:
    """Take the game of a button; another version of the bot may have had more games."""
    return game if game in FACES else next(iter(FACES))


@answers("rules")
async def _turn_page(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    name, _, page = control.arg.partition(":")
    game = _known(name)

    async def work(request: Request) -> None:
        await request.show(await rules_page(request, game, page_of(page, len(FACES[game].rules(request.t)))))

    await serve(interaction, work)


@answers("rules_chapter")
async def _choose_chapter(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    async def work(request: Request) -> None:
        await request.show(await rules_page(request, _known(control.arg), whole(only(values))))

    await serve(interaction, work)


@answers("rules_found")
async def _turn_found(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    game, _, rest = control.arg.partition(":")
    page, _, typed = rest.partition(":")

    async def work(request: Request) -> None:
        await request.show(found_panel(request.t, _known(game), typed, page))

    await serve(interaction, work)
