"""Questions about seats and endings, and a game's last message, stay within Discord's limits."""

from __future__ import annotations

from random import Random

import pytest

from bot.model.rows import Ending, Post, PostKind, Question, QuestionKind
from bot.tables import concede, end_by_agreement, hand_over
from bot.tables.questions import AGREE, agree
from bot.tables.registry import Tables
from bot.texts import texts
from cogs.core.buttons import leave_row
from cogs.core.controls import Button, ControlId
from cogs.questions.hand_over import hand_over_vote, person_panel, seat_panel
from cogs.questions.leaving import concede_panel, end_panel, end_vote
from cogs.tables.show import more_panel
from cogs.viewing.end import ending_text, final_panel
from cogs.viewing.log import log_panel
from cogs.words.status import incident_panel
from render.engine.painter import Painter
from tests.cogs.worst import NAME, check, play_on, worst


async def test_questions(tables: Tables, language: str) -> None:
    """They fit whoever asked and whoever agreed, as does every way to leave a table."""
    t, table = texts(language, "carrara"), await worst(tables, language, begun=True)
    users = [seat.user or 0 for seat in table.seats]
    for asker, seat in ((users[0], 0), (users[1], 0), (5, 0)):
        facts = {"user": 5, "name": NAME, "asker": asker}
        votes = dict.fromkeys([*users, 5], AGREE)
        check(await hand_over_vote(t, table, Question(QuestionKind.HAND_OVER, 0, seat, votes, facts)))
    check(await end_vote(t, table, Question(QuestionKind.END, 0, 0, dict.fromkeys(users, AGREE))))
    check(end_panel(t, table, 0))
    check(concede_panel(t, table, 0))
    for own in (0, None):
        check(seat_panel(t, table, own, range(4)))
        check(person_panel(t, table, own, 0))
    assert len(leave_row(t, table, 0)) == 3
    follow = Button(ControlId("follow", table.id), t.say("button-follow"))
    check(await more_panel(t, table, 0, (follow,)))


@pytest.mark.parametrize("ending", [Ending.CONCEDED, Ending.AGREED, Ending.PLAYED])
async def test_the_last_message(tables: Tables, language: str, ending: Ending) -> None:
    """It fits with and without a final score, with everything open and after many incidents."""
    t, table, painter = texts(language, "carrara"), await worst(tables, language, begun=True), Painter(1)
    await play_on(table, Random(5), most=60)
    users = [seat.user or 0 for seat in table.seats]
    for number in range(12):
        asked = await hand_over.ask(table, users[0], 0, 100 + number, NAME)
        for voter in (100 + number, *users[1:]):
            await agree(table, hand_over.PROPOSAL, voter, asked.seq, 0, 100 + number)
        users[0] = 100 + number
    if ending is Ending.AGREED:
        await end_by_agreement.propose(table, users[0])
        for voter in users[1:]:
            await agree(table, end_by_agreement.PROPOSAL, voter, table.revision, 0)
    else:
        await concede.concede(table, users[0])
        told = Post(PostKind.INCIDENT, 0, table.revision, about="13")
        check(await incident_panel(table, told))
    if ending is Ending.PLAYED:
        (left,) = [seat for seat in table.seats if seat.conceded]
        assert left.name == NAME
        await play_on(table, Random(6))
    elif ending is Ending.CONCEDED:
        for user in users[1:3]:
            await concede.concede(table, user)
    assert table.row.ending is ending
    panel = await final_panel(painter, table, table.revision)
    check(panel)
    assert len(panel.pictures) == (2 if ending is Ending.PLAYED else 0)
    assert ending_text(t, table) in panel.texts
    for page in ("0.first", "9999"):
        check(await log_panel(t, table, page))
    painter.close()
