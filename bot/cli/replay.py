"""`piazza replay`: games from untrusted records, each as a page that holds its pictures and an animation."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from html import escape
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO

from bot.cli.gallery import ensure_folder, write_page
from bot.cli.terminal import naming, write
from bot.cli.verify import count_verdicts, open_records, replay_records
from bot.games.contract import Turn
from bot.model.draws import RecordedChance
from bot.model.history import split_into_turns
from bot.model.record import BadRecord, Replayed
from bot.model.rows import Move
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.graphemes import MAX_NAME_LENGTH, clip
from bot.texts.printable import say, to_one_line
from bot.texts.sections import escape as escape_name
from bot.texts.sections import remove_markdown
from render.common.animation import animation_alt
from render.common.names import clean_line, seat_letters
from render.games.replay_page import ReplayStep, replay_page


def run(arguments: Namespace) -> int:
    """Run the command: draw the records in a file, and describe what is wrong with the others."""
    with naming(arguments.file, "read"), open_records(arguments.file) as source:
        good, bad_ones = count_verdicts(draw_records(source, Path(arguments.out), arguments.language))
    if good or not bad_ones:
        write(say("terminal-replay-done", count=good, folder=to_one_line(arguments.out)))
    return int(bool(bad_ones))


def draw_records(source: BinaryIO, folder: Path, language: str) -> Iterator[BadRecord | None]:
    """Draw one record after another; for each, yield what is wrong with it, or None.

    A single record is the folder's page, several are files that this page links to. All hands are open, whether the
    game is over or not, as the record contains them. Raise OSError if the source cannot be read, and WrongUse if the
    folder cannot be written.
    """
    records = replay_records(source)
    first = list(islice(records, 2))
    drawn: list[str] = []
    for number, found in enumerate(chain(first, records), 1):
        if isinstance(found, BadRecord):
            yield found
            continue
        with naming(str(folder), "written"):
            ensure_folder(folder)
            if len(first) < 2:
                (folder / "index.html").write_bytes(_page(found, texts(language))[1])
            else:
                title, page = _page(found, texts(language), number)
                (folder / f"record-{number}.html").write_bytes(page)
                drawn.append(f'<li><a href="record-{number}.html">{escape(remove_markdown(title))}</a></li>\n')
                _write_list(folder, texts(language), drawn)
        yield None


def _page(game: Replayed, t: Texts, number: int | None = None) -> tuple[str, bytes]:
    """Return the title of a game, in Discord's markdown, and its page."""
    names = [clip(clean_line(name[: 2 * MAX_NAME_LENGTH]), MAX_NAME_LENGTH) for name in game.names]
    names = [name or letter for name, letter in zip(names, seat_letters(names), strict=True)]
    turns, escaped = (
        split_into_turns(_moves(game), game.game.codec.events_from_json),
        [escape_name(name) for name in names],
    )
    steps = []
    for turn in (None, *turns):
        view = game.game.views.view(game.positions[turn.last if turn else 0], None, True)
        heading, lines = _step(game, turn, len(turns), escaped, t)
        steps.append(ReplayStep(heading, lines, (view, turn.events if turn else (), names)))
    winners = [] if game.outcome is None else [names[seat] for seat in game.outcome.winners]
    name = game.game.meta.name
    title = t.say("replay-page-title", game=game_name(t, name), names=t.list(escaped))
    if number is not None:
        title = t.say("replay-page-number", number=number, title=title)
    notes = () if game.outcome else (t.say("replay-page-running"),)
    alt = animation_alt(t.language, name, names, len(turns), winners)
    return title, replay_page(name, t.language, title, steps, notes, game.outcome, alt)


def _step(game: Replayed, turn: Turn | None, count: int, names: list[str], t: Texts) -> tuple[str, list[str]]:
    """Return the heading of a turn and what was done in it, after the last one also who has won."""
    if turn is None:
        place = t.say("replay-beginning", count=count)
        lines = [t.say("log-begins", names=t.list(names), start=names[0])]
    else:
        place = t.say("replay-turn", number=turn.number, count=count, round=turn.round, name=names[turn.seat])
        lines = game_texts(t, game.game.meta.name).lines(turn.events, names)
        if game.outcome is not None and turn.number == count:
            won = [names[seat] for seat in game.outcome.winners]
            lines.append(t.say("show-over", winners=t.list(won), count=len(won)))
    return place, lines


def _moves(game: Replayed) -> Iterator[Move]:
    """Yield the game's moves as in a table's log: row 0 is the deal, so each move's seq is its number."""
    for seq, move in enumerate(game.moves, 1):
        played: Any = game.game.rules.play(game.positions[seq - 1], move.seat, move.action, RecordedChance(move.drawn))
        yield Move(
            seq,
            move.seat,
            game.game.codec.action_to_json(move.action),
            None,
            game.game.codec.events_to_json(played.events),
            reveals=played.reveals,
            chosen=True,
            turn_ended=played.turn_ended,
        )


def _write_list(folder: Path, t: Texts, drawn: list[str]) -> None:
    title = t.say("replay-page-games")
    write_page(folder, t.language, title, f"<h1>{escape(title)}</h1>\n<ul>\n{''.join(drawn)}</ul>\n")
