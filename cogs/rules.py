"""The rules of a game, privately, chapter by chapter."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games import GAMES
from bot.texts import Texts
from cogs.controls import Choice, ControlId, Select, answers
from cogs.desk import Request, serve
from cogs.faces import FACES
from cogs.messages import Panel
from cogs.pages import page_of, turners


def rules_panel(t: Texts, game: str, page: int) -> Panel:
    """Make a chapter of the rules, with a select that leads to the others."""
    told = FACES[game].rules(t)
    number = max(0, min(page, len(told) - 1))
    title, text = told[number]
    contents = Select(
        ControlId("rules_chapter", arg=game),
        t.say("rules-choose"),
        tuple(
            Choice(str(place), f"{place + 1}. {name}", chosen=place == number) for place, (name, _) in enumerate(told)
        ),
    )
    turn = turners(t, number, len(told), lambda arg: ControlId("rules", arg=f"{game}:{arg}"))
    return Panel(
        (t.say("rules-title", game=t.say(game), number=number + 1, chapters=len(told)), f"### {title}\n{text}"),
        rows=(contents, *turn),
    )


async def show_rules(request: Request, game: str | None, chapter: str | None) -> None:
    """Show the rules of a game, by default of the one that is played here."""
    if game is None:
        channel = request.interaction.channel_id
        here = None if channel is None else await request.house.tables.latest(channel)
        game = next(iter(GAMES)) if here is None else here.row.game
    await request.show(rules_panel(request.t, game, _number(request.t, game, chapter or "")))


def _number(t: Texts, game: str, chapter: str) -> int:
    titles = [title for title, _ in FACES[game].rules(t)]
    if chapter.isdecimal() and len(chapter) < 5:
        return int(chapter) - 1
    wanted = chapter.casefold().strip()
    return next((place for place, title in enumerate(titles) if wanted in title.casefold()), 0)


def offered(t: Texts, game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the chapters whose title or text holds what was typed."""
    wanted = typed.casefold().strip()
    return [
        app_commands.Choice(name=f"{place + 1}. {title}"[:100], value=str(place + 1))
        for place, (title, text) in enumerate(FACES[game].rules(t))
        if wanted in title.casefold() or wanted in text.casefold()
    ][:25]


@answers("rules")
async def _turn_page(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    game, _, page = control.arg.partition(":")

    async def work(request: Request) -> None:
        await request.show(rules_panel(request.t, game, page_of(page, len(FACES[game].rules(request.t)))))

    await serve(interaction, work)


@answers("rules_chapter")
async def _choose_chapter(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    async def work(request: Request) -> None:
        await request.show(rules_panel(request.t, control.arg, int(values[0])))

    await serve(interaction, work)
