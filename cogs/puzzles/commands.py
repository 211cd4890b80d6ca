"""The command `/puzzle`, and the buttons that lead to the position of a day, its solution, and the result to share."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.model.puzzles import Answer, PuzzleCard
from bot.model.refusals import Refusal, Refused
from bot.tables.puzzle_attempt import Attempt
from cogs.core.clicks import follow, on_click
from cogs.core.command_tree import CommandTree, anywhere
from cogs.core.controls import HANDLERS, ControlId, InvalidControl, parse_int
from cogs.core.panel import Panel
from cogs.core.places import message_url
from cogs.core.request import Request
from cogs.core.response import INTERACTION_LIFETIME
from cogs.puzzles.panels import card_panel, position_panel, verdict_panel, words_panel

_sharing: Final = WeakValueDictionary[tuple[int, int, int], asyncio.Lock]()
"""By person, day and channel: held while a result is shared, so that it is posted once."""


async def show_puzzle(request: Request, text: bool = False) -> None:
    """Show the position of the day, in pictures or in words, with the panel in which it is answered."""
    await _show(request, request.services.puzzles.today(), text)


async def _show(request: Request, day: int, text: bool = False) -> None:
    """Show the position of a day, or its solution once the attempt is over."""
    attempt = await request.attempt(day)
    if attempt is None:
        await request.say("puzzle-none" if day == request.services.puzzles.today() else "refused-puzzle-gone")
        return
    await request.set_table(attempt)
    if attempt.over:
        verdict = request.complete(await verdict_panel(request, attempt))
        # the panel that was clicked may be today's position
        await (request.response.note if attempt.past else request.response.show)(verdict)
        return
    await request.show(await position_panel(request, attempt, text))
    if text:
        await request.response.note(words_panel(request.t, attempt))
    # a message of its own, so that the position stays above it
    opens = f"{attempt.puzzle.game}_turn"
    what = opens if opens in HANDLERS else "play"
    await follow(request, ControlId(what, attempt.id, attempt.revision, attempt.puzzle.seat))


@on_click("puzzle")
async def _puzzle(request: Request) -> None:
    await _show(request, parse_int(request.arg))


@on_click("puzzle_solution")
async def _solution(request: Request) -> None:
    """Show the solution of a former day, which gives up an answer that was begun."""
    attempt = await _attempt(request)
    if not attempt.past:
        raise InvalidControl(request.arg)
    if not attempt.over:
        await request.services.store.puzzles.give_up(request.user, attempt.day)
        await attempt.load()
    await _show(request, attempt.day)


@on_click("puzzle_text")
async def _show_words(request: Request) -> None:
    """Describe the position in words."""
    attempt = await _attempt(request)
    await request.response.note(words_panel(request.t, attempt))


@on_click("puzzle_share")
async def _share(request: Request) -> None:
    """Post the user's result for everyone, where they may write themselves, once in a channel."""
    attempt, channel = await _attempt(request), request.channel
    if attempt.answer is None or attempt.answer.grade is None:
        raise Refused(Refusal.PUZZLE_GONE)
    if not request.may_write:
        raise Refused(Refusal.NO_WRITING)
    async with _sharing.setdefault((request.user, attempt.day, channel), asyncio.Lock()):
        await _share_once(request, attempt, attempt.answer, channel)


async def _share_once(request: Request, attempt: Attempt, answer: Answer, channel: int) -> None:
    """Post the result unless it is there; a killed process may have posted it without noting that."""
    puzzles = request.services.store.puzzles
    card = await puzzles.card(answer, channel)
    message = None if card is None else card.message or await _find(request, channel, card)
    if message is None:
        panel = await card_panel(request, attempt)
        await puzzles.begin_card(answer, channel, request.interaction.id)
        await puzzles.note_card(answer, channel, await request.response.post(panel))
        return
    await puzzles.note_card(answer, channel, message)
    link = message_url(request.interaction.guild_id, channel, message)
    await request.response.note(Panel((request.t.say("puzzle-shared", link=link),)))


async def _find(request: Request, channel: int, card: PuzzleCard) -> int | None:
    """Return the message that responds to an interaction, if there is one; raise Refused if that is unclear."""
    interaction, begun = request.interaction, discord.Object(card.interaction)
    if interaction.guild_id is not None and not interaction.app_permissions.read_message_history:
        raise Refused(Refusal.SHARED_PERHAPS)
    place = request.host.get_partial_messageable(channel, guild_id=interaction.guild_id)
    until = begun.created_at + timedelta(seconds=INTERACTION_LIFETIME)
    try:
        async for message in place.history(limit=None, after=begun, before=until, oldest_first=False):
            answers = message.interaction_metadata
            if answers is not None and answers.id == card.interaction:
                found: int = message.id
                return found
    except (discord.Forbidden, discord.NotFound):  # people can use the bot where it is not a member itself
        raise Refused(Refusal.SHARED_PERHAPS) from None
    return None


async def _attempt(request: Request) -> Attempt:
    """Return the user's attempt at the position that a button names; raise Refused."""
    attempt = await request.attempt(parse_int(request.arg))
    if attempt is None:
        raise Refused(Refusal.PUZZLE_GONE)
    await request.set_table(attempt)
    return attempt


def add_commands(tree: CommandTree) -> None:
    tree.add_command(anywhere("puzzle", show_puzzle))
