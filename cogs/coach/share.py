"""Sharing: a line of play or a whole game as a public message with pictures, and as a page to keep.

A share is identified by a row of the log and an argument: `g` for the whole game, `t` and another row for the
turns since that one, or the letters of a sandbox that begins at the row. Of a running game, it is what everybody may
know. A `-` is prefixed where people who cannot see the table will read it: then nothing in the message leads there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any, Final

import discord

from bot.games.contract import Turn
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, Post, PostForm, PostKind, Status
from bot.services.sender import Lapsed, Unavailable
from bot.tables.players import Players, players_of, public_players
from bot.tables.quotas import check_shared
from bot.tables.sandbox import hands_open, read, view_at
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import escape
from cogs.coach.review import get_review, say_turning
from cogs.coach.whatif import SandboxSession, read_starting_point
from cogs.core.buttons import make_button, whatif_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import (
    SUCCESS,
    Buttons,
    ControlId,
    EntitySelect,
    InvalidControl,
    Rows,
    Select,
    SelectOption,
    parse_int,
)
from cogs.core.limits import CUSTOM_ID_LENGTH, TEXT_LENGTH
from cogs.core.moves import logged_events_of_turn, say_happened, shown_names
from cogs.core.names import escape_names
from cogs.core.paging import join_lines, join_newest
from cogs.core.panel import Panel
from cogs.core.permissions import missing_permissions, needed_to_play
from cogs.core.places import UNANSWERED, is_as_open
from cogs.core.request import Host, Request
from cogs.viewing.end import SHARED_GAME, ending_text, final_panel
from cogs.viewing.replay import DRAWING_TIMEOUT, SINCE_PREFIX, animation_name, choose_steps, draw_animation, name_in
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of
from render.games.replay_page import ReplayStep, replay_page

_UNSEEN_PREFIX: Final = "-"
"""Prefixed to the argument of what people who cannot see the table will read."""
_MAX_TEXT_LENGTH: Final = 3000
"""Characters of the sentences about a line of play."""
_MAX_BOARDS: Final = 4
_MAX_PICTURES: Final = 8
"""Discord takes ten files, of which one is the page."""

_PAGE_TIMEOUT: Final = 20.0
"""Seconds for which the other messages of a running game wait for a page."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a game or a line of play: its steps, of which the first is the position before."""

    title: str
    """In Discord's markdown, like all texts here."""
    steps: Sequence[ReplayStep]
    bands: Sequence[str]
    """The captions on the boards of the steps."""
    try_buttons: Buttons
    """The button that opens a sandbox from here; empty where that is not allowed."""
    notes: Sequence[str] = ()
    first: int = 0
    """The number of the first turn; 0 for a line of play."""


async def passage(host: Host, t: Texts, table: Table, players: Players, seq: int, arg: str) -> Passage:
    """Return the shared passage; raise Refused or InvalidControl if it is not, or no longer, there."""
    turns = await table.turns()
    if arg == SHARED_GAME and table.row.status is Status.OVER:
        return await _turns_passage(t, table, players, turns, 0, turns)
    if not arg.startswith(SINCE_PREFIX):
        return await _line(host, t, table, players, seq, arg)
    since = parse_int(arg[len(SINCE_PREFIX) :])
    shown = [turn for turn in turns if since < turn.last <= seq]
    if since not in (0, *(turn.last for turn in turns)) or not shown or shown[-1].last != seq:
        raise InvalidControl(arg)
    return await _turns_passage(t, table, players, turns, since, shown)


async def _turns_passage(
    t: Texts, table: Table, players: Players, turns: Sequence[Turn], since: int, shown: Sequence[Turn]
) -> Passage:
    """Return some turns after a row of the log."""
    views, all_open, count = table.game.views, hands_open(table), len(turns)
    before = await table.position_at(since)
    heading = t.say("share-before") if since else t.say("replay-beginning", count=count)
    steps = [ReplayStep(heading, (), (views.view(before, None, all_open), (), players.names(since)))]
    for turn in shown:
        happened, name = logged_events_of_turn(turn), escape(name_in(t, players, turn))
        heading = t.say("replay-turn", number=turn.number, count=count, round=turn.round, name=name)
        view = views.view(await table.position_at(turn.last), None, all_open)
        scene = view, turn.events, shown_names(t, players, happened, turn.last)
        steps.append(ReplayStep(heading, say_happened(t, table, players, happened), scene))
    first, last = (shown[0].number, shown[-1].number) if shown else (0, 0)
    which = t.say("share-turns", first=first, last=last, count=len(shown))
    title = t.say("share-title-turns", game=game_name(t, table.row.game), turns=which)
    bands = [t.say("share-before"), *(t.say("share-band-turn", turn=turn.number) for turn in shown)]
    try_buttons = whatif_buttons(t, table, seq=since, key="try") if table.game.rules.actors(before) else ()
    return Passage(title, steps, bands, try_buttons, first=shown[0].number if shown else 0)


async def _line(host: Host, t: Texts, table: Table, players: Players, seq: int, arg: str) -> Passage:
    """Return the turns of a sandbox that began with what everybody knew after a row of the log."""
    all_open = read_starting_point(ControlId("", arg=arg)).all_open
    seen = await view_at(table, seq, None, all_open)
    line = [await host.painter.paint(lambda: read(table.game, seen, arg[1:], None))]
    while (before := line[0].before) is not None:
        line.insert(0, before)
    if len(line) < 2:
        raise InvalidControl(arg)
    words, names = game_texts(t, table.row.game), players.names(seq + 1)
    steps = [ReplayStep(t.say("share-before"), (), (line[0].seen_by(None, all_open), (), names))]
    for actor, played in groupby(pairwise(line), lambda pair: pair[0].actor):
        (first, last), *others = played
        last = others[-1][1] if others else last
        events = last.events[len(first.events) :]
        scene = last.seen_by(None, all_open), events, names
        steps.append(ReplayStep(escape(names[actor or 0]), words.lines(events, escape_names(names)), scene))
    turn = sum(turn.last <= seq for turn in await table.turns())
    title = t.say("share-title-line", game=game_name(t, table.row.game), turn=turn)
    bands = [t.say("share-before"), *[t.say("whatif-band")] * (len(steps) - 1)]
    try_button = make_button(t, "whatif_back", table, seq, arg=arg, key="try")
    return Passage(title, steps, bands, (try_button,), (t.say("share-not-played"),))


def _key_steps(table: Table, steps: Sequence[ReplayStep]) -> list[int]:
    """Choose the first step, the last one, and those between them that changed the points most."""
    statistics, middle = table.game.statistics, range(1, len(steps) - 1)
    if statistics is not None and statistics.points is not None:
        points = [[*statistics.points(step.scene[0])] for step in steps]
        gained = [0, *(sum(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(points))]
        chosen = sorted(middle, key=lambda number: -gained[number])[: _MAX_BOARDS - 2]
    else:
        chosen = [*middle[-(_MAX_BOARDS - 2) :]]
    return sorted({0, *chosen, len(steps) - 1})


def _boards(t: Texts, table: Table, shown: Passage, numbers: Sequence[int]) -> list[Picture]:
    found = list[Picture]()
    for number in numbers:
        view, events, names = shown.steps[number].scene
        band = shown.bands[number]
        found += pictures_of(table.row.game).board(view, names, t.language, events, band=band)
    return found[:_MAX_PICTURES]


async def _players_told(table: Table, channel: int | None) -> Players:
    """Return who played at a table: all by name in its own channel, in another one only those who want that."""
    own = channel in (None, table.row.channel)
    return await players_of(table) if own else await public_players(table, table.row.language)


def _has_outsiders(post: NewPost) -> bool:
    """Return whether people who cannot see its table will read a post."""
    return post.about.startswith(_UNSEEN_PREFIX)


def _write_arg(post: NewPost) -> str:
    return post.about.removeprefix(_UNSEEN_PREFIX)


async def shared_panel(host: Host, table: Table, post: NewPost, full: bool) -> Panel:
    """Return the public message, `full` with pictures but without animation and page; raise as `passage` does."""
    t, players = texts(table.row.language), await _players_told(table, post.channel)
    seq, arg = post.seq, _write_arg(post)
    by = [] if post.user is None else [t.say("share-by", name=f"<@{post.user}>")]
    if arg == SHARED_GAME:
        panel = await _game_panel(host, t, table, players, by, full)
        return replace(panel, rows=()) if _has_outsiders(post) else panel
    shown = await passage(host, t, table, players, seq, arg)
    lines = [
        t.say("log-line", number=shown.first + place, line=line) if shown.first and len(shown.steps) > 2 else line
        for place, step in enumerate(shown.steps, -1)
        for line in step.lines
    ]
    boards = await host.painter.paint(lambda: _boards(t, table, shown, _key_steps(table, shown.steps))) if full else []
    title = join_lines(f"### 📣 {shown.title}", *shown.notes, *by)
    pictures = number_pictures(f"{table.row.game}-{table.id}-{seq}-shared", boards)
    return Panel(
        (title, join_newest(lines, _MAX_TEXT_LENGTH)),
        pictures=pictures,
        rows=() if _has_outsiders(post) else (shown.try_buttons,),
    )


async def _game_panel(host: Host, t: Texts, table: Table, players: Players, by: Sequence[str], full: bool) -> Panel:
    """Return the message about a whole game: who won, and the turning point if there is a review."""
    if table.row.status is not Status.OVER:
        raise InvalidControl(SHARED_GAME)
    names, turns = players.names(table.revision + 1), await table.turns()
    ended = await final_panel(host.painter, table, table.revision, full, names)
    title = join_lines(f"### 📣 {t.say('share-title-game', game=game_name(t, table.row.game), count=len(turns))}", *by)
    said, pictures = [title, *ended.texts], [picture for _, picture in ended.pictures]
    try_buttons: Buttons = ()
    review = await host.services.coach.stored_review(table)
    if review is not None and review.turning is not None:
        number = review.turning.turn
        before = turns[number - 2].last if number > 1 else 0
        shown = await passage(host, t, table, players, turns[number - 1].last, f"{SINCE_PREFIX}{before}")
        told, try_buttons = say_turning(t, table, players, review, turns), shown.try_buttons
        said += [told] if sum(map(len, [*said, told])) < _MAX_TEXT_LENGTH else []
        pictures += await host.painter.paint(lambda: _boards(t, table, shown, [1])) if full else []
    named = number_pictures(f"{table.row.game}-{table.id}-shared", pictures)
    return Panel(said, pictures=named, rows=(try_buttons,))


async def draw_page(host: Host, t: Texts, table: Table, seq: int, arg: str) -> tuple[str, bytes]:
    """Draw the page in a separate process, with only the names of those who want that, and return its file."""
    players = await public_players(table, t.language)
    names = escape_names(players.names(table.revision + 1))
    shown = await passage(host, t, table, players, seq, arg)
    title = t.say("replay-page-title", game=game_name(t, table.row.game), names=t.list(names))
    whole = arg == SHARED_GAME
    notes = (ending_text(t, table, names),) if whole else (shown.title, *shown.notes)
    worker, outcome = host.film_worker, table.result() if whole else None
    game = table.row.game
    data = await worker.shared.join(
        (table.id, table.revision, t.language, seq, arg, title),
        lambda: worker.run(replay_page, game, t.language, title, shown.steps, notes, outcome, patience=DRAWING_TIMEOUT),
    )
    return f"{game}-{table.id}{'' if whole else f'-{seq}'}.html", data


async def posted_panel(host: Host, table: Table, post: Post) -> Panel:
    """Return the message of a post with the shared passage; raise as `passage` does, and Lapsed if it may not be."""
    if _has_outsiders(post) and not await _do_all_agree(table):
        raise Lapsed
    full = post.form is PostForm.FULL
    panel = await shared_panel(host, table, post, full)
    if not full:
        return panel
    if _write_arg(post) == SHARED_GAME:
        film = await draw_animation(host.film_worker, table, players=await _players_told(table, post.channel))
        panel = replace(panel, pictures=(*panel.pictures, *([] if film is None else [(animation_name(table), film)])))
    try:
        # while it is drawn, the table's other messages wait
        async with asyncio.timeout(_PAGE_TIMEOUT if table.row.status is Status.RUNNING else None):
            page = await draw_page(host, texts(table.row.language), table, post.seq, _write_arg(post))
    except TimeoutError:
        raise Unavailable("the page is not drawn yet") from None
    return replace(panel, files=(page,))


# Before it is posted


async def _possible_post(request: Request, place: Any, seq: int, arg: str) -> NewPost | None:
    """Return the post that a person may make in a channel; None if they may make none.

    They must be able to write there themselves, and either everyone there can see the game's channel too, or the game
    is over and all who played agree.
    """
    home, server = request.table.row.channel, request.interaction.guild
    if server is None or place is None or server.id != request.table.row.guild or not _can_write(request, place):
        return None
    if place.id != home:
        played = server.get_channel_or_thread(home)
        with suppress(*UNANSWERED):
            played = played or await server.fetch_channel(home)  # an archived thread is not cached
        if not is_as_open(played, place):
            if not await _do_all_agree(request.table):
                return None
            arg = f"{_UNSEEN_PREFIX}{arg}"
    channel = None if place.id == home else place.id
    return NewPost(PostKind.SHARED, seq, seq, about=arg, user=request.user, channel=channel)


async def _do_all_agree(table: Table) -> bool:
    """Return whether a game is over, and all who played there let it be shown to others."""
    return table.row.status is Status.OVER and await table.store.puzzles.shared_by_all(table.id)


def _can_write(request: Request, place: Any) -> bool:
    """Return whether the user and the bot may write in a channel."""
    if place.id == request.interaction.channel_id:
        return request.may_write
    thread, user = isinstance(place, discord.Thread), request.interaction.user
    theirs, ours = (place.permissions_for(each) for each in (user, place.guild.me))
    may = theirs.send_messages_in_threads if thread else theirs.send_messages
    return bool(theirs.view_channel and may and not missing_permissions(ours, needed_to_play(thread)))


@on_click("share")
async def _share(request: Request) -> None:
    await _ask(request, request.control.revision, request.arg)


@on_click("share_reviewed")
async def _find_turning_point(request: Request) -> None:
    """Find the turning point of a whole game, and show what would be posted with it."""
    chosen, _ = _split_channel(request)
    await get_review(request)
    await _ask(request, request.control.revision, SHARED_GAME, chosen)


@on_click("share_since")
async def _preview_since(request: Request) -> None:
    """Show what would be posted with turns since another row."""
    chosen, _ = _split_channel(request)
    await _ask(request, request.control.revision, f"{SINCE_PREFIX}{request.value}", chosen)


@on_click("share_line")
async def _share_line(request: Request) -> None:
    """Show what would be posted of a sandbox: the same line, seen with public knowledge only."""
    table, where = request.table, read_starting_point(request.control)
    own = await view_at(table, where.seq, where.seat, where.all_open)
    everyone = await view_at(table, where.seq, None, where.all_open)
    public = await request.painter.paint(
        lambda: read(table.game, own, request.arg[1:], where.seat).seen_publicly(everyone)
    )
    shared = SandboxSession(table, [], replace(where, seat=None), public)
    if not shared.fits:
        raise Refused(Refusal.TOO_DEEP)
    if public.before is None:
        raise Refused(Refusal.NEEDS_HAND)
    await _ask(request, where.seq, shared.id("share").arg)


async def _ask(request: Request, seq: int, arg: str, chosen: int | None = None) -> None:
    """Show what would be posted here, or in the chosen channel; raise Refused if it may not be there."""
    t, table, whole = request.t, request.table, arg == SHARED_GAME
    post = await _possible_post(request, _place(request, chosen), seq, arg)
    if post is None and chosen is not None:
        raise Refused(Refusal.NOT_SHARED_THERE, channel=f"<#{table.row.channel}>")
    would = post or NewPost(PostKind.SHARED, seq, seq, about=arg, user=request.user)
    panel = await shared_panel(request.host, table, would, full=True)
    place, what = f"<#{would.channel or table.row.channel}>", "game" if whole else "turns"
    named = "all" if would.channel is None else "apart" if _has_outsiders(would) else "agreed"
    asked = t.say("share-ask" if post else "share-ask-elsewhere", place=place, what=what, named=named)
    reviews = whole and table.game.computers.can_review and await request.services.coach.stored_review(table) is None
    since = await _choose_since(t, table, seq, arg, chosen) if arg.startswith(SINCE_PREFIX) else ()
    buttons = (
        *([make_button(t, "share_post", table, seq, arg=_channel_arg(chosen, arg), style=SUCCESS)] if post else []),
        *([make_button(t, "share_reviewed", table, seq, arg=_channel_arg(chosen))] if reviews else []),
        make_button(t, "share_page", table, seq, arg=arg),
    )
    # a long line leaves no room for a channel in the custom id
    room = len(f"button:{ControlId('share_post', table.id, seq, arg=_channel_arg(2**63 - 1, arg))}") <= CUSTOM_ID_LENGTH
    elsewhere = (EntitySelect("channels", ControlId("share_in", table.id, seq, arg=arg), t.say("share-in")),)
    assert len(asked) + sum(map(len, panel.texts)) <= TEXT_LENGTH
    on_server = elsewhere if room and request.interaction.guild_id is not None else ()
    await request.show(replace(panel, texts=(asked, *panel.texts), rows=(*since, *on_server, buttons)))


def _channel_arg(chosen: int | None, arg: str = "") -> str:
    """Return the argument of a control, with the chosen channel if one was chosen."""
    return arg if chosen is None else f"{chosen}/{arg}"


def _split_channel(request: Request) -> tuple[int | None, str]:
    """Split the argument of a control into the chosen channel, if one was chosen, and the rest."""
    chosen, _, arg = request.arg.rpartition("/")
    return parse_int(chosen) if chosen else None, arg


def _place(request: Request, chosen: int | None) -> Any:
    """Return the chosen channel, by default the one that the person is in; None if it does not exist."""
    interaction = request.interaction
    if chosen is None or interaction.guild is None:
        return interaction.channel
    return interaction.guild.get_channel_or_thread(chosen)


async def _choose_since(t: Texts, table: Table, seq: int, arg: str, chosen: int | None) -> Rows:
    """Return the select of the first turn to share; empty if there is only one."""
    ends = [0, *(turn.last for turn in await table.turns() if turn.last <= seq)]
    last, since = len(ends) - 1, parse_int(arg[len(SINCE_PREFIX) :])
    if last < 2:
        return ()
    choices = [
        SelectOption(
            str(ends[number]),
            t.say("share-turns", first=number + 1, last=last, count=last - number),
            chosen=ends[number] == since,
        )
        for number in reversed(choose_steps(last - 1, last - 1))
    ]
    return (Select(ControlId("share_since", table.id, seq, arg=_channel_arg(chosen)), t.say("share-choose"), choices),)


@on_click("share_in", on_server=True)
async def _preview_in(request: Request) -> None:
    await _ask(request, request.control.revision, request.arg, parse_int(request.value))


@on_click("share_post", on_server=True)
async def _post(request: Request) -> None:
    """Post it where the preview said, only once however often that is clicked."""
    t, table, seq = request.t, request.table, request.control.revision
    chosen, arg = _split_channel(request)
    place = _place(request, chosen)
    post = await _possible_post(request, place, seq, arg)
    if post is None:
        raise Refused(Refusal.NOT_SHARED_THERE, channel=f"<#{table.row.channel}>")
    await passage(request.host, t, table, await players_of(table), seq, arg)
    await check_shared(table)
    new = await table.store.outbox.share(table.id, post)
    request.services.outbox.wake(table.id)
    await request.say("share-posted" if new else "share-already", place=f"<#{place.id}>")


@on_click("share_page")
async def _page(request: Request) -> None:
    """Show the page to the person alone, in their language."""
    t, table = request.t, request.table
    await request.wait(Panel((t.say("share-drawing"),)))
    file = await draw_page(request.host, t, table, request.control.revision, request.arg)
    await request.show(Panel((t.say("share-page"),), files=(file,)))
