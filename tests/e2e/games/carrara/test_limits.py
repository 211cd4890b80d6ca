"""Discord's limits at the largest positions: everything on one board, full hands, the longest and worst names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games.carrara import BUILDINGS, Blocks, Built, Objects, Phase, Position
from bot.games.carrara.components import CITIES, TYPES
from bot.model.rows import Status
from cogs.core.controls import ButtonControl, ControlId, SelectControl
from cogs.core.panel import Panel, layout
from render.engine.picture import ALT_LIMIT, Picture
from render.games.carrara import PICTURES
from tests.cogs.limits import check_panel
from tests.e2e.games.carrara.stage import public
from tests.e2e.games.carrara.test_completion import OPTIONS, Typist
from tests.e2e.reading import speak
from tests.e2e.stage import Step, follow
from tests.e2e.world import World, alts, controls, has, parts, said
from tests.games.carrara.positions import player, table

GAME = "carrara"
pytestmark = pytest.mark.drawn

NAMES = ("*" * 31 + "1", "[x](https://evil.example/abcdefg", "W" * 32, "`|>#_~@everyone<@1>||**__~~--::()")
FILE = re.compile(r"[a-z0-9-]{1,60}\.(jpeg|webp|gif|json)")
LANGUAGES = ["en", "de"]


@pytest.fixture
def panels(monkeypatch: pytest.MonkeyPatch) -> list[Panel]:
    """Measure every panel laid out anywhere, and list them all."""
    seen: list[Panel] = []

    def measured(
        panel: Panel, commands: Mapping[str, str], kept: Sequence[discord.Attachment] = (), **marked: Any
    ) -> discord.ui.LayoutView:
        check_panel(panel)
        names = [name for name, _ in (*panel.uploaded_pictures, *panel.files)]
        assert all(FILE.fullmatch(name) for name in names), names
        assert sum(len(data) for _, data in panel.files) + sum(len(p.data) for _, p in panel.pictures) < 5_000_000
        seen.append(panel)
        return layout(panel, commands, kept, **marked)

    for module in ("core.response", "posts.messages", "tables.invitation"):
        monkeypatch.setattr(f"cogs.{module}.layout", measured)
    return seen


def check_ids(message: discord.Message) -> None:
    """Check that every custom id is parsed back into the control that wrote it."""
    for custom_id, item in controls(message).items():
        form: Any = ButtonControl if isinstance(item, discord.ui.Button) else SelectControl
        match = form.__discord_ui_compiled_template__.fullmatch(custom_id)
        assert match
        assert str(ControlId.read(match["id"])) == custom_id.partition(":")[2]
        assert len(custom_id) <= 100


def crowded(seats: int, **changes: Any) -> Position:
    """Put all buildings but three on the board of seat 0, with as much of everything else as there can be."""
    *built, _, _, _ = BUILDINGS
    position = table(
        seats,
        coins=9999,
        points=999,
        blocks=Blocks(*[7] * 6),
        objects=Objects(*[6] * 6),
        buildings=tuple(Built(building, CITIES[place % 6]) for place, building in enumerate(built)),
        display=BUILDINGS[-3:],
        stack=(),
        wheel=(Blocks(2, 2, 2, 2, 2, 1), *(Blocks() for _ in range(5))),
        round=99,
    )
    for seat in range(1, seats):
        position = player(position, seat, coins=9999, blocks=Blocks(*[7] * 6), objects=Objects(*[6] * 6))
    position = player(position, seats - 1, cities_scored=CITIES[:3], types_scored=TYPES[:3])
    return position._replace(**changes)


async def seat(world: World, position: Position, **options: Any) -> Any:
    """Seat people with the worst possible names."""
    for name in NAMES:
        world.people[name] = world.guild.add_member(world.env.create_user("villain", global_name=name))
    found = await world.begin(position, *NAMES, **options)
    for place in found.seats:
        world.people[place.name] = next(person for person in world.people.values() if person.id == place.user)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_panel_at_the_largest_positions(
    world: World, monkeypatch: pytest.MonkeyPatch, panels: list[Panel], language: str
) -> None:
    """Every panel of a turn and everything one can look at fit, even with two pictures of the longest alt texts."""
    board = PICTURES.board

    def described(*given: Any, **band: Any) -> tuple[Picture, ...]:
        drawn = board(*given, **band)
        longest = tuple(replace(picture, alt=picture.alt.ljust(ALT_LIMIT, "x")) for picture in drawn)
        return longest if len(longest) > 1 else longest * 2

    monkeypatch.setattr(PICTURES, "board", described)
    found = await seat(world, crowded(4), language=language, open_hands=True)
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    mover = world.by_seat(found, 0)
    routes: tuple[tuple[Step, ...], ...] = (
        (("carrara_score", None), ("carrara_scoring", ["viareggio"]), ("carrara_turn", None)),
        (("carrara_build", None), ("carrara_building", ["villa5"]), ("carrara_city", ["lerici"])),
        (("carrara_buy", None), ("carrara_turn", None)),
        (("hand", None),),
        (("more", None), ("log", None)),
        (("more", None), ("show_text", None)),
    )
    for steps in routes:
        for message in await follow(mover, public(world), steps):
            check_ids(message)
    for command in ("table show", "table log", "table replay", "hand"):
        check_ids(await world.ask(mover, command))
    for command, option, filled in OPTIONS:
        filled = {**filled, "building": "villa5"} if "building" in filled else filled
        assert await Typist(world, mover).types(command, option, **filled) or command == "carrara object"

    *_, blocks = await follow(mover, public(world), (("carrara_buy", None), ("carrara_wheel", None)))
    (all_,) = await follow(mover, blocks, (("carrara_all_blocks", None),))
    check_ids(all_)
    (closing,) = await follow(mover, all_, (("carrara_take", None),))
    check_ids(closing)
    await follow(mover, closing, (("carrara_object", ["shield"]), ("carrara_buy_object", None)))
    assert len(panels) > 25
    assert any(len(panel.pictures) > 1 and panel.ping for panel in panels), "a turn's message"
    assert found.actors() == (1,)
    for message in world.public():
        check_ids(message)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_the_largest_game(world: World, panels: list[Panel], language: str) -> None:
    """The final scoring of four players with the worst names and a full board fits into one message."""
    position = crowded(4, turn=3, last_round_by=0, announced_by=0, phase=Phase.AFTER_ACTION)
    found = await seat(world, position, language=language)
    last = world.by_seat(found, 3)
    await last.slash(world.channel, "carrara object", object="shield")
    assert found.row.status is Status.OVER
    end = world.public()[-1]
    assert has(end, "rematch")
    assert len(alts(end)) == 2
    assert len(said(end)) <= 4000
    assert len(parts(end)) <= 40
    assert panels


async def test_more_happened_than_fits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If more happened than fits into a message, the oldest lines are dropped, and the message comes."""
    found = await seat(world, crowded(4))
    monkeypatch.setattr(
        "bot.texts.games.carrara.say_events", lambda *_: [f"{number} {'x' * 190}" for number in range(40)]
    )
    await world.by_seat(found, 0).slash(world.channel, "carrara score", what="porta")
    await world.by_seat(found, 0).slash(world.channel, "carrara end")
    text = said(public(world))
    assert 3700 < len(text) <= 4000
    assert text.startswith("…\n")
    assert "39 xxx" in text
    assert not await found.store.outbox.waiting(found.id)
