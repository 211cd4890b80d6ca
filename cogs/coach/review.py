"""Reviews of finished games: a chart of the chances, the turning point, the costliest mistakes, a jump to each turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.contract import Turn
from bot.model.refusals import Refusal, Refused
from bot.model.review import MAX_MISTAKES, Mistake, Review, costliest
from bot.model.rows import Status
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from bot.texts.graphemes import sentence
from bot.texts.numbers import percents
from bot.texts.sections import escape
from cogs.core.buttons import make_button, review_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import ControlId, Select, SelectOption
from cogs.core.limits import OPTION_LENGTH, TEXT_LENGTH
from cogs.core.moves import actors_names, logged_events_of_turn, say_happened, say_line
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.viewing.replay import name_in, replay_panel
from render.common.charts.chances import chances
from render.common.charts.course import Chances, ChartMistake, circled_number
from render.engine.painter import Painter

_DETAIL_LEVELS = ((MAX_MISTAKES, True), (2, True), (MAX_MISTAKES, False), (2, False), (1, False))
"""How many mistakes are shown per seat, and whether with reasons: the first level that fits is used."""


@on_click("review")
async def show_review(request: Request) -> None:
    """Show the review of a table's game, immediately if it exists already; raise Refused."""
    t, table, (review, turns) = request.t, request.table, await get_review(request)
    await request.show(await review_panel(t, request.painter, table, review, turns, table.seat_of(request.user)))


async def get_review(request: Request) -> tuple[Review, Sequence[Turn]]:
    """Return the review of a table's game, which may take a while, and its turns; raise Refused."""
    table, t, coach = request.table, request.t, request.services.coach
    if table.row.is_unfinished:
        raise Refused(Refusal.NOT_STARTED if table.revision < 0 else Refusal.NO_REVIEW_YET)
    if not table.game.computers.can_review:
        raise Refused(Refusal.NO_REVIEWS, game=table.row.game)
    table.check_playable()
    turns = [] if table.row.status is Status.ABANDONED else await table.turns()
    if not turns:
        raise Refused(Refusal.NOTHING_TO_REVIEW)
    review = await coach.stored_review(table)
    if review is None:
        ready = request.now + await coach.seconds(table)
        # Discord lets this panel be updated for a quarter of an hour only; a longer review is shown by its button
        await request.wait(Panel((t.say("review-waits", ready=str(ready)),), rows=(review_buttons(t, table),)))
        review = await coach.review(table)
    return review, turns


async def _view_before(table: Table, mistake: Mistake) -> Any:
    return table.game.views.view(await table.position_at(mistake.seq - 1), mistake.seat, False)


async def review_panel(
    t: Texts, painter: Painter, table: Table, review: Review, turns: Sequence[Turn], reader: int | None = None
) -> Panel:
    """Return a review with its chart, the reader's own mistakes first, reduced to what matters most if it is long."""
    views = {mistake.seq: await _view_before(table, mistake) for mistake in review.mistakes}
    players = await players_of(table)
    for most, reasons in _DETAIL_LEVELS:
        review = replace(review, mistakes=costliest(review.mistakes, most))
        title = t.say("review-title", game=game_name(t, table.row.game), turns=len(review.movers))
        mistakes = _mistakes(t, table, players, review, turns, views, reasons, reader)
        said = (say_turning(t, table, players, review, turns), *mistakes)
        if sum(map(len, (title, *said))) <= TEXT_LENGTH:
            break
    marks = [ChartMistake(number, each.turn, each.seat, each.cost) for number, each in enumerate(review.mistakes, 1)]
    turning, favoured = (None, 0) if review.turning is None else (review.turning.turn, review.turning.seat)
    shown = Chances(review.chances, turning, marks, table.outcome(), favoured)
    names, language = table.names, t.language
    picture = await painter.paint(lambda: chances(shown, names, language, table.row.game))
    return Panel(
        (title,),
        below=said,
        pictures=((f"{table.row.game}-{table.id}-review", picture),),
        rows=_rows(t, table, players, review, turns, views),
    )


def _number_mistakes(review: Review) -> list[tuple[str, Mistake]]:
    """Return the mistakes in the order of the game, each with its number as a sign."""
    return [(circled_number(number), mistake) for number, mistake in enumerate(review.mistakes, 1)]


def say_turning(t: Texts, table: Table, players: Players, review: Review, turns: Sequence[Turn]) -> str:
    """Describe the turn that changed the chances most."""
    if review.turning is None:
        return t.say("review-steady")
    turn, seat = turns[review.turning.turn - 1], review.turning.seat
    names = escape_names(actors_names(t, players, turn.last))
    before, after = (
        t.say("percent", percent=percents(review.chances[each])[seat]) for each in (turn.number - 1, turn.number)
    )
    what = " ".join(say_happened(t, table, players, logged_events_of_turn(turn)))
    facts = {"whom": names[seat], "what": what}
    said = t.say("review-turning", turn=str(turn.number), before=before, after=after, **facts)
    same = [
        t.say("review-turning-mistake", mark=mark, name=escape(_whose(t, players, mistake)), cost=_cost(t, mistake))
        for mark, mistake in _number_mistakes(review)
        if mistake.turn == turn.number
    ]
    return " ".join([said, *same[:1]])


def _cost(t: Texts, mistake: Mistake) -> str:
    """Return by how much less likely a mistake made its seat to win than the best move, in percent."""
    return t.say("percent", percent=max(1, round(100 * mistake.cost)))


def _mistakes(
    t: Texts,
    table: Table,
    players: Players,
    review: Review,
    turns: Sequence[Turn],
    views: Mapping[int, Any],
    reasons: bool,
    reader: int | None,
) -> list[str]:
    """Describe the numbered mistakes of all who made any or played to the end, the reader's first."""
    said = []
    acted = dict.fromkeys((mistake.seat, _whose(t, players, mistake)) for mistake in review.mistakes)
    now = None if reader is None else (reader, table.names[reader])
    for seat, name in sorted(
        {**acted, **dict.fromkeys(enumerate(table.names))}, key=lambda each: (each != now, each[0])
    ):
        own = [
            _mistake(t, table, players, mark, mistake, turns[mistake.turn :], views[mistake.seq], reasons)
            for mark, mistake in _number_mistakes(review)
            if (mistake.seat, _whose(t, players, mistake)) == (seat, name)
        ]
        key = "review-mistakes" if own else "review-flawless"
        # reasons address the one who moved
        whose = "other" if reasons and (seat, name) != now else "own"
        said.append(join_lines(t.say(key, name=escape(name), whose=whose), *own))
    return said


def _whose(t: Texts, players: Players, mistake: Mistake) -> str:
    """Return the name, not escaped, of who made a mistake."""
    return actors_names(t, players, mistake.seq)[mistake.seat]


def _mistake(
    t: Texts,
    table: Table,
    players: Players,
    mark: str,
    mistake: Mistake,
    later: Sequence[Turn],
    view: Any,
    reasons: bool,
) -> str:
    words, read = game_texts(t, table.row.game), table.game.codec.action_from_json
    done, better = read(mistake.done), [read(action) for action in mistake.better]
    names = escape_names(players.names(mistake.seq))
    since = [(turn, escape(name_in(t, players, turn))) for turn in later]
    said = t.say(
        "review-mistake",
        mark=mark,
        turn=str(mistake.turn),
        done=words.turn(view, [done]),
        better=say_line(t, table, view, better),
        cost=_cost(t, mistake),
        why=words.in_hindsight(view, done, better, since, names) if reasons else "",
    )
    return said.rstrip()


def _rows(
    t: Texts, table: Table, players: Players, review: Review, turns: Sequence[Turn], views: Mapping[int, Any]
) -> Sequence[Any]:
    """Return the controls that show the mentioned turns on the board."""
    choices = dict[str, SelectOption]()
    if review.turning is not None:
        turn = review.turning.turn
        label = t.say("review-option-turning", turn=str(turn), name=name_in(t, players, turns[turn - 1]))
        choices[str(turn)] = SelectOption(str(turn), label[:OPTION_LENGTH])
    for mark, mistake in _number_mistakes(review):
        facts = {"mark": mark, "turn": str(mistake.turn), "name": _whose(t, players, mistake)}
        label = t.say("review-option-mistake", **facts)[:OPTION_LENGTH]
        choice = choices.get(str(mistake.turn))
        if choice is None:
            words, action = game_texts(t, table.row.game), table.game.codec.action_from_json(mistake.done)
            done = sentence(words.turn(views[mistake.seq], [action]))
            choices[str(mistake.turn)] = SelectOption(str(mistake.turn), label, done[:OPTION_LENGTH])
        elif choice.description is None:
            choices[str(mistake.turn)] = replace(choice, description=label)
    buttons = (make_button(t, "replay", table),)
    if not choices:
        return (buttons,)
    return Select(ControlId("review_turn", table.id), t.say("review-jump"), [*choices.values()]), buttons


@on_click("review_turn")
async def _turn(request: Request) -> None:
    """Show a turn on the board, with a button back to the review."""
    panel = await replay_panel(request.t, request.painter, request.table, request.value)
    last = panel.rows[-1]
    assert isinstance(last, Sequence)
    back = review_buttons(request.t, request.table)
    await request.show(replace(panel, rows=(*panel.rows[:-1], (*last, *back))))
