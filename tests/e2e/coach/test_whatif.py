"""What if: a private sandbox by click and command, several turns deep, which leaves nothing behind."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from random import Random
from typing import Any

import discord
import pytest
import simcord

from bot.games import carrara
from bot.games.carrara import BUILDINGS, Blocks
from bot.model.rows import Status
from bot.tables.sandbox import begin
from bot.texts import texts
from cogs.coach.whatif import SandboxSession, StartingPoint, panel
from cogs.core.panel import Panel, layout
from tests.cogs.limits import check_panel
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import everything, foreign, refusal
from tests.e2e.stage import forged, nothing_changes, private, send
from tests.e2e.world import World, alts, control, controls, has, open_panel, pick, said, shown
from tests.games.carrara.positions import player, table

GAME = "carrara"

EN = texts("en", "carrara")
LANGUAGES = ["en", "de"]
STEPS = ("whatif_do", "whatif_kind")


@pytest.fixture(autouse=True)
def panels(monkeypatch: pytest.MonkeyPatch) -> list[Panel]:
    """Measure every private panel that is shown, and list them all."""
    seen: list[Panel] = []

    def measured(
        made: Panel, commands: Mapping[str, str], kept: Sequence[discord.Attachment] = ()
    ) -> discord.ui.LayoutView:
        check_panel(made)
        seen.append(made)
        return layout(made, commands, kept)

    monkeypatch.setattr("cogs.core.response.layout", measured)
    return seen


def stored(world: World) -> list[str]:
    """Dump the store, except for the languages people read."""
    with closing(sqlite3.connect(world.config.database)) as connection:
        return [line for line in connection.iterdump() if 'INSERT INTO "people"' not in line]


def options(message: discord.Message, what: str) -> list[discord.SelectOption]:
    """Return what a select offers."""
    select = controls(message)[control(message, what)]
    assert isinstance(select, discord.ui.Select)
    return select.options


async def opened(world: World, name: str, **turn: int) -> discord.Message:
    """Open a sandbox by command."""
    result = await world.people[name].slash(world.channel, "table whatif", **turn)
    assert result.ephemeral
    return shown(result)


async def choose(person: simcord.MemberActor, message: discord.Message, place: int = 0) -> discord.Message:
    """Choose something to do: at once, or through the kind of action."""
    if has(message, "whatif_kind"):
        value = options(message, "whatif_kind")[place % len(options(message, "whatif_kind"))].value
        message = await pick(person, message, "whatif_kind", value)
        if "." not in value:
            return message
    value = options(message, "whatif_do")[0].value
    return await pick(person, message, "whatif_do", value)


@pytest.mark.slow
async def test_ten_moves_deep_and_back(world: World, german: str) -> None:
    """Moves for every seat, chosen or by computer, are described in the reader's language, and nothing is stored."""
    t = texts(german, "carrara")
    await world.begin(late(3, 12), language=german)
    found = await world.table()
    mover = world.by_seat(found, 0)
    before = stored(world)
    async with nothing_changes(world, found):
        public = world.newest("more")
        more = await open_panel(mover, public, "more")
        first = await open_panel(mover, more, "whatif")
        assert first.flags.ephemeral
        for words in ("whatif-title", "whatif-made-up", "whatif-nothing-yet"):
            assert t.say(words) in said(first)
        assert t.say("whatif-turn-own", role="turn", asked=t.say("asked-action")) in said(first)
        assert alts(first)[0].startswith(t.say("whatif-band"))
        shots = [first]
        for step in range(8):
            shots.append(await choose(mover, shots[-1], step))
        shots.append(await open_panel(mover, shots[-1], "whatif_turn"))
        if has(shots[-1], "whatif_on"):
            shots.append(await open_panel(mover, shots[-1], "whatif_on"))
            assert t.say("whatif-turn-own", role="turn", asked="")[:12] in said(shots[-1])
        assert len({said(shot) for shot in shots}) == len(shots), "every step is seen"
        for shot in shots:
            assert not foreign(everything(shot), german)
            assert all(len(custom_id) <= 100 for custom_id in controls(shot))
        assert private(world, mover)[-1] == shots[-1].id, "one panel, posted again with each picture"

        back = await open_panel(mover, shots[-1], "whatif_back")
        assert said(back) != said(shots[-1])
        over = await open_panel(mover, back, "whatif_begin")
        assert said(over) == said(first)
        assert alts(over) == alts(first)
        again = await open_panel(mover, over, "whatif")
        assert t.say("whatif-nothing-yet") in said(again)
        left = await open_panel(mover, again, "whatif_leave")
        assert t.say("whatif-left") in said(left)
        assert has(left, "carrara_buy"), "the game itself goes on"
    assert stored(world) == before


async def test_back_is_the_step_before(world: World) -> None:
    """Back goes one step at a time to the start, where it is disabled."""
    await world.start()
    anna = world.anna
    shots = [await opened(world, "Anna")]
    for step in range(4):
        shots.append(await choose(anna, shots[-1], step))
    now = shots.pop()
    while shots:
        now, before = await open_panel(anna, now, "whatif_back"), shots.pop()
        assert (said(now), alts(now)) == (said(before), alts(before))
        assert list(controls(now)) == list(controls(before))
    assert all(controls(now)[control(now, what)].disabled for what in ("whatif_back", "whatif_begin"))


@pytest.mark.slow
async def test_kinds_and_pages(world: World) -> None:
    """Many choices of the only kind are shown in pages, below the same picture."""
    wheel = (Blocks(2, 2, 2, 2, 2, 1), *(Blocks() for _ in range(5)))
    await world.begin(table(2, coins=50, wheel=wheel))
    anna = world.by_seat(await world.table(), 0)
    buying = await choose(anna, await opened(world, anna.name))
    select = controls(buying)[control(buying, "whatif_kind")]
    assert isinstance(select, discord.ui.Select)
    assert select.placeholder == "Buy from segment II: how?"
    page = buying
    labels_, pages = [], 0
    while True:
        offered = options(page, "whatif_kind")
        assert len(offered) <= 25
        labels_ += [option.label for option in offered if "." not in option.value]
        pages += 1
        onward = [option for option in offered if option.label.endswith("▶")]
        if not onward:
            break
        page = shown(await anna.select(page, [onward[0].value], custom_id=control(page, "whatif_kind")))
        assert page.id == buying.id, "edited in place"
        assert alts(page) == alts(buying), "the picture stays"
    assert len(labels_) == len(set(labels_)) == 485
    assert pages == 22
    assert options(page, "whatif_kind")[-1].label == "◀ Page 21 of 22"
    bought = shown(
        await anna.select(page, [options(page, "whatif_kind")[0].value], custom_id=control(page, "whatif_kind"))
    )
    assert f"bought {labels_[21 * 23]} from segment II" in said(bought)


async def test_the_game_moves_on_and_the_bot_restarts(world: World) -> None:
    """A sandbox goes on from its start although the game has moved on and the bot was restarted."""
    found = await world.start()
    mover = world.by_seat(found, 0)
    shot = await choose(mover, await opened(world, mover.name))
    await CommandPlayer(world).turn(found)
    await world.restart()
    after = await choose(mover, shot)
    assert EN.say("whatif-earlier") in said(after)
    assert said(shot).splitlines()[3] in said(after), "what was drawn in the sandbox before"
    assert control(after, "whatif_do" if has(after, "whatif_do") else "whatif_kind").split(":")[3] == "0"
    left = await open_panel(mover, after, "whatif_leave")
    assert has(left, "carrara_buy") is (found.seat_of(mover.id) in (await world.table()).actors())


@pytest.mark.slow
async def test_rated_games_are_off_limits_until_their_end(world: World) -> None:
    """There is no button, and a kind refusal; after the end everyone may start one, from any turn."""
    found = await world.begin(late(2, 2), rated=True)
    anna = world.anna
    denied = await anna.slash(world.channel, "table whatif")
    assert refusal(denied) == EN.say("refused-no-what-if")
    public = world.newest("more")
    assert not has(await open_panel(anna, public, "more"), "whatif")
    custom_id = f"button:whatif:{found.id}:0::h"
    (result,) = await send(forged(anna, public, custom_id))
    assert refusal(result) == EN.say("refused-no-what-if")
    while found.actors():
        await CommandPlayer(world).turn(found)
    assert found.row.status is Status.OVER

    eva = world.eva
    shot = await opened(world, "Eva", turn=0)
    assert "’s hand:" in said(shot), "hands are open"
    assert EN.say("whatif-made-up-draws") in said(shot)
    assert EN.say("whatif-made-up") not in said(shot)
    shot = await open_panel(eva, shot, "whatif_turn")
    assert has(await opened(world, "Eva"), "whatif_turn"), "by default from the last turn on"
    turns = len(await found.turns())
    beyond = await eva.slash(world.channel, "table whatif", turn=999)
    assert refusal(beyond) == EN.say("refused-no-such-turn", turn="999", most=turns)
    last = await opened(world, "Eva", turn=turns)
    assert not has(last, "whatif_turn")
    assert "🏁" in said(last)


async def test_onlookers_see_what_everyone_may_know(world: World) -> None:
    """They play for all seats with determinized hands, of which none is shown, and have no hand of their own."""
    found = await world.start()
    eva = world.eva
    shot = await opened(world, "Eva")
    assert "🖐️" not in said(shot)
    assert EN.say("whatif-hand", hand="")[:10] not in said(shot)
    assert "made up" in said(shot)
    assert not has(shot, "whatif_on")
    shot = await choose(eva, await open_panel(eva, shot, "whatif_turn"))
    other = await world.anna.slash(world.channel, "table whatif")
    assert EN.say("whatif-hand", hand="")[:10] in said(shown(other))
    assert found.revision == 0


async def test_too_deep(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the custom ids are full a message beside the panel says so; the panel stays and leads back."""
    monkeypatch.setattr("cogs.coach.whatif.CUSTOM_ID", 38)
    await world.start()
    anna = world.anna
    shots = [await opened(world, "Anna")]
    for _ in range(20):
        shots.append(await open_panel(anna, shots[-1], "whatif_turn"))
        if said(shots[-1]) == EN.say("refused-too-deep"):
            break
    assert said(shots.pop()) == EN.say("refused-too-deep")
    assert len(shots) > 1
    assert has(await open_panel(anna, shots[-1], "whatif_back"), "whatif_turn")


async def test_the_largest_sandboxes(world: World, language: str) -> None:
    """Every panel fits with huge hands, however deep, until a sandbox no longer fits into a custom id."""
    rich: Any = table(4, coins=99, blocks=Blocks(*[6] * 6), display=BUILDINGS[:9], stack=BUILDINGS[9:], wheel=_WHEEL)
    for seat in range(1, 4):
        rich = player(rich, seat, coins=99, blocks=Blocks(*[6] * 6))
    found = await world.start("Anna", "Bruno", "Carla", "Dario", open_hands=True)
    t, chance = texts(language, "carrara"), Random(3)
    sandbox = begin(carrara.GAME, carrara.view(rich, 0, open_hands=True), 1, 0)
    depth, wide = 0, 0
    while (
        trial := SandboxSession(found, found.names, StartingPoint(9999, 0, True), sandbox)
    ).fits and sandbox.actor is not None:
        if len(sandbox.legal) > 25 and wide < 4:
            wide += 1
            for kind in ("", "0.0", "1.0", "1.999"):
                check_panel(panel(t, trial, kind))
        sandbox = sandbox.step(chance.randrange(len(sandbox.legal)))
        depth += 1
    assert sandbox.before is not None
    check_panel(panel(t, SandboxSession(found, found.names, StartingPoint(9999, 0, True), sandbox.before)))
    assert wide == 4
    assert depth >= 20


_WHEEL = (Blocks(2, 2, 2, 2, 2, 1), *(Blocks() for _ in range(5)))


async def test_how_it_would_end(world: World) -> None:
    """Played to its end, a sandbox shows the scores and can be taken back from there."""
    position = late(2, 2)
    await world.begin(position)
    anna = world.anna
    shot = await opened(world, "Anna")
    for _ in range(40):
        if not has(shot, "whatif_turn"):
            break
        shot = await open_panel(anna, shot, "whatif_turn")
    assert "🏁 The game would end here." in said(shot)
    assert not any(has(shot, what) for what in STEPS)
    assert has(await open_panel(anna, shot, "whatif_back"), "whatif_turn")
