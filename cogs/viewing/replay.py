"""The replay of a game: turn by turn in private, or, once it is over, all of it as one animated picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Turn
from bot.services.worker_pool import WorkerPool
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.buttons import make_button, share_buttons, whatif_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import Buttons, ControlId, Rows, Select, SelectOption
from cogs.core.limits import MAX_OPTIONS
from cogs.core.moves import actors_names, logged_events_of_turn, say_happened, shown_names
from cogs.core.names import escape_names
from cogs.core.paging import page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.request import Request
from render.common.animation import animation_alt
from render.engine.painter import Painter
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of
from render.games.film import Scene, film

NEAR_STEPS = 2
"""Steps before and after the shown one to which one can always jump."""
MAX_TEXT_LENGTH = 3300
"""Characters of the sentences about a turn."""


SINCE_PREFIX: Final = "t"
"""Prefixed to the row of the log since which turns are shared; see `cogs.coach.share`."""
DRAWING_TIMEOUT: Final = 300.0
"""Seconds that drawing a game may take, even on a busy machine."""


async def replay_panel(t: Texts, painter: Painter, table: Table, step: str = "") -> Panel:
    """Return the panel of the board after a turn, step 0 being the deal; the nearest step if there is no such step.

    Without a step it is the newest turn while the game runs, and the first one once it is over. Raise Refused before
    the game has begun.
    """
    table.check_begun()
    turns, players = await table.turns(), await players_of(table)
    over = table.row.is_over
    now = page_of(step or ("1" if over else str(len(turns))), len(turns) + 1)
    happened, seq = (logged_events_of_turn(turns[now - 1]), turns[now - 1].last) if now else ([], 0)
    events, names = [event for _, event in happened], shown_names(t, players, happened, seq)
    position = await table.position_at(seq)
    view = table.game.views.view(position, None, over or table.row.open_hands)
    pictures = pictures_of(table.row.game)
    board = await painter.paint(lambda: pictures.board(view, names, t.language, events))
    title = t.say("replay-title", game=game_name(t, table.row.game), place=_place(t, table, players, turns, now))
    said = "\n".join(_describe_turn(t, table, players, turns, now))[:MAX_TEXT_LENGTH]
    try_buttons = whatif_buttons(t, table, seq=seq) if over and table.game.rules.actors(position) else ()
    return Panel(
        (title, said),
        pictures=number_pictures(f"{table.row.game}-{table.id}-{seq}-replay", board),
        rows=_rows(t, table, players, turns, now, try_buttons),
    )


def _place(t: Texts, table: Table, players: Players, turns: Sequence[Turn], now: int) -> str:
    if not now:
        return t.say("replay-beginning", count=len(turns))
    turn = turns[now - 1]
    done = turn.over or not table.row.is_running
    return t.say(
        "replay-turn" if done else "replay-turn-going-on",
        number=now,
        count=len(turns),
        round=turn.round,
        name=escape(name_in(t, players, turn)),
    )


def name_in(t: Texts, players: Players, turn: Turn) -> str:
    """Return the name, not escaped, of who ended a turn."""
    return actors_names(t, players, turn.last)[turn.seat]


def _describe_turn(t: Texts, table: Table, players: Players, turns: Sequence[Turn], now: int) -> list[str]:
    if not now:
        names = escape_names(players.names(0))
        return [t.say("log-begins", names=t.list(names), start=names[0])]
    lines = say_happened(t, table, players, logged_events_of_turn(turns[now - 1]))
    if now == len(turns) and (won := table.winners()):
        names = escape_names(table.names)
        lines.append(t.say("game-over", count=len(won), winners=t.list([names[seat] for seat in won])))
    return lines


def _rows(t: Texts, table: Table, players: Players, turns: Sequence[Turn], now: int, try_buttons: Buttons) -> Rows:
    steps = paging_buttons(t, now, len(turns) + 1, lambda arg: ControlId("replay", table.id, arg=arg))
    choices = [_choice(t, table, players, turns, step, now) for step in choose_steps(len(turns), now)]
    jump = (Select(ControlId("replay_jump", table.id), t.say("replay-jump"), choices),) if turns else ()
    others = [make_button(t, "log", table)]
    if table.row.is_over:
        others.append(make_button(t, "animation", table))
    if now:
        since = turns[now - 2].last if now > 1 else 0
        others += share_buttons(t, table, turns[now - 1].last, f"{SINCE_PREFIX}{since}")
    return (*steps, *jump, (*others, *try_buttons))


def choose_steps(last: int, now: int) -> list[int]:
    """Choose as many steps from 0 to `last` as a select has room for: first, last, neighbours, and every k-th."""
    near = {0, last, *range(max(0, now - NEAR_STEPS), min(last, now + NEAR_STEPS) + 1)}
    every = 1
    while len(chosen := near.union(range(0, last, every))) > MAX_OPTIONS:
        every += 1
    return sorted(chosen)


def _choice(t: Texts, table: Table, players: Players, turns: Sequence[Turn], step: int, now: int) -> SelectOption:
    if not step:
        return SelectOption("0", t.say("replay-option-beginning"), chosen=not now)
    turn = turns[step - 1]
    # Discord does not render markdown in options, so names are not escaped, and nothing is bold
    name = name_in(t, players, turn)
    names = sorted({each for row in turn.rows for each in actors_names(t, players, row)}, key=len, reverse=True)
    said = say_happened(t, table, players, logged_events_of_turn(turn), escaping=list)
    lines = [_unbold_names(line, names) for line in said]
    done = next((line for line in lines if name in line), "".join(lines[:1]))
    return SelectOption(str(step), t.say("replay-option", number=step, name=name), done, chosen=step == now)


def _unbold_names(line: str, names: Sequence[str]) -> str:
    for name in names:
        line = line.replace(f"**{name}**", name)
    return line


async def _show_step(request: Request, step: str) -> None:
    await request.show(await replay_panel(request.t, request.painter, request.table, step))


async def show_replay_at(request: Request, seq: int) -> None:
    """Open the replay of a table at the turn to which a row of its log belongs."""
    done = sum(turn.last <= seq for turn in await request.table.turns())
    await _show_step(request, str(done))


@on_click("replay")
async def show_replay(request: Request) -> None:
    """Open the replay of a table, at the step that a button names."""
    await _show_step(request, request.arg)


@on_click("replay_news")
async def _show_since(request: Request) -> None:
    """Show the replay from a turn on, below the panel with a recap that only sums it up."""
    await request.response.note(await replay_panel(request.t, request.painter, request.table, request.arg))


@on_click("replay_jump")
async def _jump(request: Request) -> None:
    await _show_step(request, request.value)


@on_click("animation")
async def _animation(request: Request) -> None:
    """Show the whole game as one animated picture; its steps if it is not over after all."""
    t, table = request.t, request.table
    if table.row.is_over:
        await request.wait(Panel((t.say("animation-waits"),)))
    picture = await draw_animation(request.host.film_worker, table, t.language)
    if picture is None:
        await show_replay(request)
        return
    title = t.say("replay-animation", game=game_name(t, table.row.game))
    back = make_button(t, "replay", table)
    await request.show(Panel((title,), pictures=((animation_name(table), picture),), rows=((back,),)))


async def draw_animation(
    film_worker: WorkerPool, table: Table, language: str | None = None, players: Players | None = None
) -> Picture | None:
    """Draw a game turn by turn, in a separate process, once for all who wait for it; None if it is not over.

    Other players can be given than those at the table, with the names that may be told elsewhere.
    """
    if not table.row.is_over:
        return None
    language, shown = language or table.row.language, players or await players_of(table)
    key = table.id, table.revision, language, *shown.by_seat
    return await film_worker.shared.join(key, lambda: _draw_film(film_worker, table, language, shown))


async def _draw_film(film_worker: WorkerPool, table: Table, language: str, players: Players) -> Picture:
    scenes = await film_scenes(table, players)
    data = await film_worker.run(film, table.row.game, scenes, language, table.result(), patience=DRAWING_TIMEOUT)
    everyone = [name for seat in range(len(table.seats)) for name in players.of_seat(seat)]
    names = players.names(table.revision + 1)
    won = [names[seat] for seat in table.winners()]
    return Picture(data, animation_alt(language, table.row.game, everyone, len(scenes) - 1, won))


async def film_scenes(table: Table, players: Players) -> list[Scene]:
    """Return what the film of a finished game shows before its end: the deal, and every turn, with who played then."""
    scenes = list[Scene]()
    for seq, events in ((0, ()), *((turn.last, turn.events) for turn in await table.turns())):
        view = table.game.views.view(await table.position_at(seq), None, True)
        scenes.append((view, events, players.names(seq)))
    return scenes


def animation_name(table: Table) -> str:
    """Return the stem of the file name of a table's animation."""
    return f"{table.row.game}-{table.id}-replay"
