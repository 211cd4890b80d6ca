"""The lesson: clicked through from its first step to its last."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor, UserHandle

from bot.games.carrara.lesson import STEPS, Asks, CarraraLessonStep, attempt
from bot.games.contract import IllegalAction
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from tests.e2e.world import World, alts, control, controls, files, has, open_panel, parts, said, shown

Person = MemberActor | UserHandle
NAMES = ["Anna", "Lucia"]


def answer(message: discord.Message, key: str) -> str:
    (found,) = (each for each in controls(message) if each.startswith("button:learn_try:") and each.endswith(f":{key}"))
    return found


async def give(person: Person, message: discord.Message, step: CarraraLessonStep, key: str) -> discord.Message:
    if step.asks is Asks.BLOCKS:
        picks = {
            "right": ["red.0", "green.0", "blue.0", "black.0"],
            "few": ["red.0", "black.0"],
            "dear": ["white.0", "yellow.0", "red.0"],
            "free": ["red.0", "green.0", "blue.0"],
        }
        return shown(await person.select(message, picks[key], custom_id=control(message, "learn_pick")))
    return shown(await person.click(message, custom_id=answer(message, key)))


def refused(t: Texts, step: CarraraLessonStep, key: str) -> str:
    """Return how an answer is refused: by the rules, or as part of a choice by the lesson; empty if it is allowed."""
    try:
        attempt(step, step.answers.get(key, step.answers[step.right]))
    except IllegalAction as illegal:
        if step.asks in (Asks.SEGMENT, Asks.BUILDING):
            return f"❌ {t.say(f'lesson-{step.name}-{key}')}"
        return f"❌ {game_texts(t, 'carrara').refusal(illegal, NAMES)}"
    return ""


def check_step(message: discord.Message, number: int, t: Texts) -> None:
    """Check that a message is a step of the lesson, with its picture, in its language, for its reader alone."""
    step = STEPS[number]
    assert message.flags.ephemeral
    title = t.say(f"lesson-{step.name}-title")
    head = t.say("learn-title", game=t.say("name"), step=number + 1, steps=len(STEPS), title=title)
    assert said(message).startswith(head)
    assert files(message)[0] == f"learn-carrara-{number + 1}"
    assert len(alts(message)) == len(files(message))
    assert has(message, "learn") == (number > 0)


@pytest.mark.slow
async def test_the_whole_lesson(world: World, german: str) -> None:
    """Of all answers, illegal ones show the real refusal, weaker ones are explained, the right one leads on."""
    person, t = world.anna.user, texts(german, "carrara")
    page = shown(await person.slash("learn", game="carrara"))
    for number, step in enumerate(STEPS[:-1]):
        check_step(page, number, t)
        if number == 6:
            await world.restart()
        wrong = [key for key in step.answers if key != step.right] or ["few", "dear", "free"]
        for key in wrong:
            tried = await give(person, page, step, key)
            assert (tried.id, files(tried), alts(tried)) == (page.id, files(page), alts(page)), "the pictures stay"
            check_step(tried, number, t)
            assert (refused(t, step, key) or "💡") in said(tried)
            *_, last = [part.content for part in parts(tried) if isinstance(part, discord.ui.TextDisplay)]
            assert last.startswith(("❌", "💡")), "it stands where the answers are"
            page = tried
        page = await give(person, page, step, step.right)
        assert "✅" in said(page)
    check_step(page, len(STEPS) - 1, t)
    assert "84" in said(page)
    assert has(page, "rules")
    assert t.say("learn-play-on-server") in said(page)
    back = await open_panel(person, page, "learn")
    check_step(back, len(STEPS) - 2, t)
