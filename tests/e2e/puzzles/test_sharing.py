"""A result of the position of the day is shared once in a channel, however often that is asked for."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.store.puzzles import PuzzleStore
from bot.texts import texts
from cogs.core.response import Response
from tests.e2e.puzzles.test_answering import ask, open_puzzle, set_puzzle, take
from tests.e2e.reading import EN
from tests.e2e.stage import chatter, click, cut, deny, send
from tests.e2e.world import World, control, open_panel, refusal, said, shown, tap


def cards(channel: Any) -> list[discord.Message]:
    return [each for each in channel.history() if "result" in "".join(file.filename for file in each.attachments)]


async def answered(world: World) -> discord.Message:
    await set_puzzle(world)
    _, panel = await open_puzzle(world.anna, world.channel)
    return await open_panel(world.anna, await take(world.anna, panel, 3), "end_turn")


async def test_it_is_shared_once(world: World, german: str) -> None:
    """Whoever presses again, at the same time or later, in that panel or another one, is told where it is."""
    anna, t, verdict = world.anna, texts(german), await answered(world)
    there = await send(*(click(anna, verdict, control(verdict, "puzzle_share")) for _ in range(3)))
    (card,) = cards(world.channel)
    assert sorted(str(card.id) in said(shown(each)) for each in there) == [False, True, True]
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{card.id}"
    for panel in (verdict, shown(await ask(anna, world.channel))):
        again = shown(await tap(anna, panel, "puzzle_share"))
        assert again.flags.ephemeral
        assert said(again) == t.say("puzzle-shared", link=link)
    assert [each.id for each in cards(world.channel)] == [card.id]


async def _killed(*_: object) -> Any:
    raise OSError("killed")


async def interrupted(world: World, monkeypatch: pytest.MonkeyPatch, way: str) -> simcord.MemberActor:
    """Let Anna share, and kill the bot before the message is sent, or after that, or lose Discord's answer to it."""
    anna, verdict = world.anna, await answered(world)
    with monkeypatch.context() as patch:
        if way == "answer lost":
            cut(patch, ConnectionResetError, times=1, effect=True)
        else:
            owner, name = (Response, "post") if way == "unsent" else (PuzzleStore, "note_card")
            patch.setattr(owner, name, _killed)
        await tap(anna, verdict, "puzzle_share")
        await world.env.settle()
    assert len(cards(world.channel)) == (way != "unsent")
    await world.restart()
    return anna


@pytest.mark.parametrize("way", ["unsent", "answer lost"])
async def test_killed_while_it_is_shared(world: World, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Pressed again after that it is there once, however much was said since."""
    anna = await interrupted(world, monkeypatch, way)
    chatter(world, world.channel.id, world.eva.id)
    there = [shown(await tap(anna, shown(await ask(anna, world.channel)), "puzzle_share")) for _ in range(2)]
    (card,) = cards(world.channel)
    assert [str(card.id) in said(each) for each in there] == [way != "unsent", True]


async def test_where_the_bot_cannot_read_it_is_not_sent_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it may be there; it can be shared in another channel."""
    anna = await interrupted(world, monkeypatch, "sent")
    deny(world, world.channel, read_message_history=True)
    refused = await tap(anna, shown(await ask(anna, world.channel)), "puzzle_share")
    assert refusal(refused) == EN.say("refused-shared-perhaps")
    lounge = world.guild.create_text_channel("lounge")
    await tap(anna, shown(await ask(anna, lounge)), "puzzle_share")
    assert [len(cards(each)) for each in (world.channel, lounge)] == [1, 1]
