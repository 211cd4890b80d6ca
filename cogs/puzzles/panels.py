"""The panels of the position of a day: the position, the verdict on an answer, and the result that can be shared."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.model.pace import DAY
from bot.model.puzzles import Answer, Grade, Puzzle, PuzzleStanding, suggestion
from bot.tables.puzzle_attempt import Attempt
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from bot.texts.numbers import write_change, write_signed
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.controls import PRIMARY, SECONDARY, Button, Buttons
from cogs.core.face import FACES
from cogs.core.moves import say_line
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel, text_panel, with_pictures
from cogs.core.request import Request
from cogs.words.status import board_in_words, say_chance
from cogs.words.terms import special_lines
from render.common.result_card import ResultCard, result_card
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of

_WEIGHING_SHOWN_AFTER: Final = 0.7
"""Seconds after which someone is told that their answer is being weighed."""


def puzzle_button(t: Texts, day: int, key: str = "puzzle") -> Button:
    """Return the button that opens the position of a day in private."""
    return make_button(t, "puzzle", arg=str(day), key=key, style=PRIMARY if key == "puzzle" else SECONDARY)


def noon(day: int) -> int:
    """Return the time of noon UTC, when the date is the same almost everywhere."""
    return day * DAY + DAY // 2


def _facts(t: Texts, day: int, puzzle: Puzzle) -> dict[str, str]:
    return {"game": game_name(t, puzzle.game), "day": str(noon(day))}


# The position


def headline(t: Texts, attempt: Attempt, asked: str) -> str:
    """Describe the position of a day, with the question that the key names."""
    puzzle, names = attempt.puzzle, escape_names(attempt.names)
    origin = "computers" if puzzle.origin.table is None else "table"
    facts = _facts(t, attempt.day, puzzle)
    where = t.say("puzzle-where", names=t.list(names), origin=origin, **facts)
    told = " · ".join([where, *special_lines(t, attempt)])
    return join_lines(t.say("puzzle-title", **facts), told, t.say(asked, name=names[puzzle.seat]))


def draw_position(attempt: Attempt, language: str) -> Sequence[tuple[str, Picture]]:
    """Draw what everyone sees of a position, and what its seat holds, with the stems of their file names."""
    pictures, public, own = pictures_of(attempt.puzzle.game), attempt.view(None), attempt.view(attempt.puzzle.seat)
    drawn = pictures.board(public, attempt.names, language)
    if attempt.game.meta.hidden_hands:
        drawn = (*drawn, pictures.hand(own, attempt.names, language))
    return number_pictures(f"puzzle-{attempt.day}-{attempt.revision}", drawn)


async def position_panel(request: Request, attempt: Attempt, text: bool) -> Panel:
    """Return the private panel of a position, with its pictures unless it is told in words, and what the seat holds."""
    t, puzzle = request.t, attempt.puzzle
    standing, hidden = await request.services.puzzles.standing(request.user), attempt.game.meta.hidden_hands
    is_new = FACES[puzzle.game].lesson is not None and not standing.grades
    words, view = game_texts(t, puzzle.game), attempt.view(puzzle.seat)
    said = join_lines(
        headline(t, attempt, "puzzle-asked"),
        t.say("puzzle-finish") if attempt.past else "",
        t.say("puzzle-new", game=game_name(t, puzzle.game)) if is_new else "",
        words.hand_text(view, escape_names(attempt.names)) if hidden else "",
    )
    own = FACES[puzzle.game].own_buttons(t, attempt)
    look = [replace(each, id=replace(each.id, revision=attempt.revision, seat=puzzle.seat)) for each in own]
    drawn = () if text else await request.painter.paint(lambda: draw_position(attempt, t.language))
    in_words = [] if text else [make_button(t, "puzzle_text", arg=str(attempt.day))]
    gives_up = (make_button(t, "puzzle_solution", arg=str(attempt.day)),)
    solution = gives_up if attempt.past else await _yesterday(request, attempt.day)
    return Panel((said,), pictures=drawn, rows=((*look, *in_words, *solution),))


async def _yesterday(request: Request, day: int) -> Buttons:
    there = await request.services.puzzles.of_day(day - 1) is not None
    return (puzzle_button(request.t, day - 1, "puzzle-yesterday"),) if there else ()


def words_panel(t: Texts, attempt: Attempt) -> Panel:
    """Return the panel that describes in words what everyone sees of a position."""
    stem = f"puzzle-{attempt.day}-{attempt.revision}"
    board, files = board_in_words(t, attempt.puzzle.game, attempt.view(None), attempt.names, stem)
    return Panel(board, files=files)


# The verdict


async def verdict_panel(request: Request, attempt: Attempt) -> Panel:
    """Return the panel of a position that is over: the verdict if it was answered, the best turn, and how to go on."""
    t, puzzle, day, puzzles = request.t, attempt.puzzle, attempt.day, request.services.puzzles
    if attempt.complete:
        await _judge(request, attempt)
    answer, today = attempt.answer, puzzles.today()
    graded = None if answer is None or answer.grade is None else answer
    head = join_lines(_verdict(t, graded), t.say("puzzle-of", **_facts(t, day, puzzle)))
    # off the event loop, as it takes a while to play on a large map
    solution, drawn = await request.painter.paint(lambda: (_solution(t, attempt), _draw_solution(attempt, t.language)))
    standing, counts = await puzzles.standing(request.user), await request.services.store.puzzles.grades(day)
    each = {grade.value: counts.get(grade, 0) for grade in Grade}
    below = join_lines(
        _standing(t, standing, graded) if standing.grades else "",
        t.say("puzzle-all", count=sum(counts.values()), **each) if counts else "",
        t.say("puzzle-next", next=str((today + 1) * DAY)) if day == today else "",
    )
    pictures, rows = number_pictures(f"puzzle-{day}-solution", drawn), await _buttons_when_over(request, attempt)
    return Panel((head, solution), pictures=pictures, below=(below,), rows=rows)


async def _judge(request: Request, attempt: Attempt) -> None:
    """Judge a complete answer, unless it was judged; that takes seconds if the search did not weigh it."""
    if attempt.answer is None or attempt.answer.grade is not None:
        return
    judging = asyncio.ensure_future(request.services.puzzles.judge(request.user, attempt.day, attempt.actions))
    done, _ = await asyncio.wait({judging}, timeout=_WEIGHING_SHOWN_AFTER)
    if not done:
        await request.wait(Panel((request.t.say("puzzle-weighs"),)))
    attempt.answer = await judging


def _verdict(t: Texts, answer: Answer | None) -> str:
    if answer is None or answer.grade is None:
        return t.say("puzzle-past")
    return t.say(f"puzzle-{answer.grade}", cost=max(1, round(100 * answer.cost)))


def _solution(t: Texts, attempt: Attempt) -> str:
    """Describe the best turn with the reasons for it, below the person's own if that is another."""
    puzzle, game, words = attempt.puzzle, attempt.game, game_texts(t, attempt.puzzle.game)
    view = game.views.view(puzzle.begin(game), puzzle.seat, False)
    best = suggestion(game, puzzle.best)
    lines = [t.say("puzzle-solution", turn=say_line(t, attempt, view, best.line))]
    led = puzzle.leads_to(game, best.advice.line)
    if attempt.complete and puzzle.leads_to(game, attempt.actions) != led:
        lines.insert(0, t.say("puzzle-yours", turn=say_line(t, attempt, view, attempt.actions)))
    chance = say_chance(t, best.advice.forecast.chances[puzzle.seat])
    return join_lines(*lines, chance, words.why(view, best, escape_names(attempt.names)))


def _draw_solution(attempt: Attempt, language: str) -> Sequence[Picture]:
    """Draw where the best turn leads."""
    puzzle, game, pictures = attempt.puzzle, attempt.game, pictures_of(attempt.puzzle.game)
    view, best = game.views.view(puzzle.begin(game), puzzle.seat, False), suggestion(game, puzzle.best)
    if drawn := pictures.suggestion(view, best.line, attempt.names, language):
        return drawn
    reached = puzzle.leads_to(game, best.advice.line)
    after = game.views.view(reached.position, None, False)
    return pictures.board(after, attempt.names, language, reached.events)


def _standing(t: Texts, standing: PuzzleStanding, answer: Answer | None) -> str:
    change = "none" if answer is None else _change(answer)
    return t.say(
        "puzzle-standing",
        streak=standing.streak,
        longest=standing.longest if standing.longest > standing.streak else 0,
        points=str(standing.rating.points),
        change=change,
    )


def _change(answer: Answer) -> str:
    return write_change(answer.after.points - answer.before.points)


async def _buttons_when_over(request: Request, attempt: Attempt) -> Sequence[Buttons]:
    t, day, buttons = request.t, attempt.day, list[Button]()
    if attempt.complete:
        buttons.append(make_button(t, "puzzle_share", arg=str(day), style=PRIMARY))
    buttons.append(make_button(t, "whatif", attempt, 0, attempt.puzzle.seat, key="puzzle-try", emoji="🧪"))
    today = request.services.puzzles.today()  # the message may be days old
    other = (puzzle_button(t, today, "puzzle-today"),) if attempt.past else await _yesterday(request, day)
    return ((*buttons, *other),)


# The result to share


async def card_panel(request: Request, attempt: Attempt) -> Panel:
    """Return the message with a person's result, which reveals nothing about the position."""
    t, answer, puzzles = request.t, attempt.answer, request.services.puzzles
    assert answer is not None, "only what was judged is shared"
    standing, name = await puzzles.standing(request.user), request.user_name
    facts, said = _facts(t, attempt.day, attempt.puzzle), t.say(f"puzzle-card-{answer.grade}")
    figures = (
        (str(standing.streak), t.say("puzzle-card-days", count=standing.streak)),
        (write_signed(standing.rating.points), t.say("puzzle-card-points")),
    )
    card = t.say("puzzle-card", name=escape(name), result=said, **facts)
    right, best = answer.grade is not Grade.MISS, answer.grade is Grade.BEST
    shown = ResultCard(t.say("puzzle-card-title"), facts["game"], name, said, right, best, figures)
    picture = await request.painter.paint(lambda: result_card(shown, t.language))
    panel = text_panel(
        join_lines(card, _standing(t, replace(standing, longest=0), None)), puzzle_button(t, attempt.day)
    )
    return with_pictures(panel, f"puzzle-{attempt.day}-result", picture)
