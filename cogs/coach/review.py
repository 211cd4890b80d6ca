"""Reviews of finished games: a chart of the chances, the turning point, the costliest mistakes, a way to each turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.game import IllegalAction
from bot.model.history import holding
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.model.turns import Turn, turns_of
from bot.store.reviews import MOST_MISTAKES, Mistake, Review, costliest
from bot.tables.table import Table
from bot.texts import Texts
from cogs.coach.hint import say_line
from cogs.core.controls import Button, Choice, ControlId, Select, only
from cogs.core.face import FACES
from cogs.core.names import escape
from cogs.core.panel import ROOM, Panel
from cogs.core.request import Request, clicked
from cogs.viewing.replay import replay_panel
from cogs.words.chances import percent, sentence
from render.common.chances import Chances, Mark, chances
from render.engine.painter import Painter

LONGEST_OPTION = 100
_LESS_AND_LESS = ((MOST_MISTAKES, True), (2, True), (MOST_MISTAKES, False), (2, False), (1, False))
"""How many mistakes of each seat are told, and whether with reasons: the first of these that a message has room for."""


def review_button(t: Texts, table: Table) -> Button:
    """Make the button that leads to the review of a finished game."""
    return Button(ControlId("review", table.id), t.say("button-review"))


async def show_review(request: Request) -> None:
    """Show the review of the table that it is about, at once where it was made before; raise IllegalAction."""
    table, t, coach = request.table, request.t, request.house.coach
    if table.row.status in (Status.INVITATION, Status.RUNNING):
        raise IllegalAction(Refusal.NOT_STARTED if table.revision < 0 else Refusal.NO_REVIEW_YET)
    turns = [] if table.row.status is Status.ABANDONED else await _turns(table)
    if not turns:
        raise IllegalAction(Refusal.NOTHING_TO_REVIEW)
    review = await coach.kept(table)
    if review is None:
        ready = request.house.store.now() + await coach.seconds(table)
        await request.answer.wait(Panel((t.say("review-waits", ready=str(ready)),)))
        review = await coach.review(table)
    await request.show(await review_panel(t, request.painter, table, review, turns))


async def _turns(table: Table) -> list[Turn]:
    return turns_of(holding(await table.store.moves(table.id)), table.game.events_from_json)


async def _seen(table: Table, mistake: Mistake) -> Any:
    """Show what whoever made a mistake saw before it."""
    found = await table.store.position(table.id, mistake.row - 1)
    assert found is not None, f"table {table.id} has no row before {mistake.row}"
    return table.game.view(table.game.position_from_json(found[1]), mistake.seat)


async def review_panel(t: Texts, painter: Painter, table: Table, review: Review, turns: Sequence[Turn]) -> Panel:
    """Tell a review in a language, with its chart; where there is no room for all of it, what matters most."""
    views = {mistake.row: await _seen(table, mistake) for mistake in review.mistakes}
    for most, reasons in _LESS_AND_LESS:
        review = replace(review, mistakes=costliest(review.mistakes, most))
        title = t.say("review-title", game=t.say(table.row.game), turns=review.turns)
        told = (_turning(t, table, review, turns), *_mistakes(t, table, review, turns, views if reasons else {}))
        if sum(map(len, (title, *told))) <= ROOM:
            break
    marks = [Mark(number, mistake.turn, mistake.seat) for number, mistake in enumerate(review.mistakes, 1)]
    shown = Chances(review.chances, None if review.turning is None else review.turning.turn, marks)
    names, language = table.names, t.language
    picture = await painter.paint(lambda: chances(shown, names, language))
    return Panel(
        (title,),
        below=told,
        pictures=((f"{table.row.game}-{table.id}-review.png", picture),),
        rows=_rows(t, table, review),
    )


def _turning(t: Texts, table: Table, review: Review, turns: Sequence[Turn]) -> str:
    if review.turning is None:
        return t.say("review-steady")
    turn, seat = turns[review.turning.turn - 1], review.turning.seat
    names = [escape(name) for name in table.names]
    before, after = (percent(review.chances[each][seat]) for each in (turn.number - 1, turn.number))
    what = " ".join(FACES[table.row.game].lines(t, turn.events, names))
    facts = {"name": names[turn.seat], "whom": names[seat], "what": what}
    said = t.say("review-turning", turn=str(turn.number), before=before, after=after, **facts)
    same = [number for number, mistake in enumerate(review.mistakes, 1) if mistake.turn == turn.number]
    return " ".join([said, *(t.say("review-turning-mistake", number=str(number)) for number in same[:1])])


def _mistakes(t: Texts, table: Table, review: Review, turns: Sequence[Turn], views: Mapping[int, Any]) -> list[str]:
    """Tell the mistakes of each seat, with the numbers that they have in the chart."""
    numbered = list(enumerate(review.mistakes, 1))
    told = []
    for seat, name in enumerate(table.names):
        own = [
            _mistake(t, table, number, mistake, turns[mistake.turn :], views.get(mistake.row))
            for number, mistake in numbered
            if mistake.seat == seat
        ]
        key = "review-mistakes" if own else "review-flawless"
        told.append("\n".join([t.say(key, name=escape(name)), *own]))
    return told


def _mistake(t: Texts, table: Table, number: int, mistake: Mistake, later: Sequence[Turn], view: Any) -> str:
    face, read = FACES[table.row.game], table.game.action_from_json
    done, better = read(mistake.done), [read(action) for action in mistake.better]
    names = [escape(name) for name in table.names]
    said = t.say(
        "review-mistake",
        number=str(number),
        turn=str(mistake.turn),
        done=face.action(t, done),
        better=say_line(t, table, better),
        cost=max(1, round(100 * mistake.cost)),
        why="" if view is None else face.in_hindsight(t, view, done, better, later, names),
    )
    return said.rstrip()


def _rows(t: Texts, table: Table, review: Review) -> tuple[Any, ...]:
    """Offer the turns that were told of, to be seen on the board."""
    names, choices = table.names, dict[str, Choice]()
    if review.turning is not None:
        turn = review.turning.turn
        label = t.say("review-option-turning", turn=str(turn), name=names[review.movers[turn - 1]])
        choices[str(turn)] = Choice(str(turn), label[:LONGEST_OPTION])
    for number, mistake in enumerate(review.mistakes, 1):
        facts = {"number": str(number), "turn": str(mistake.turn), "name": names[mistake.seat]}
        label = t.say("review-option-mistake", **facts)[:LONGEST_OPTION]
        choice = choices.get(str(mistake.turn))
        if choice is None:
            done = sentence(FACES[table.row.game].action(t, table.game.action_from_json(mistake.done)))
            choices[str(mistake.turn)] = Choice(str(mistake.turn), label, done[:LONGEST_OPTION])
        elif choice.description is None:
            choices[str(mistake.turn)] = replace(choice, description=label)
    buttons = (Button(ControlId("replay", table.id), t.say("button-replay")),)
    if not choices:
        return (buttons,)
    return Select(ControlId("review_turn", table.id), t.say("review-jump"), tuple(choices.values())), buttons


@clicked("review")
async def _review(request: Request, control: ControlId, values: list[str]) -> None:
    await show_review(request)


@clicked("review_turn")
async def _turn(request: Request, control: ControlId, values: list[str]) -> None:
    """Show a turn on the board, with the way back."""
    panel = await replay_panel(request.t, request.painter, request.table, only(values))
    last = panel.rows[-1]
    assert isinstance(last, tuple)
    back = review_button(request.t, request.table)
    await request.show(replace(panel, rows=(*panel.rows[:-1], (*last, back))))
