"""Games paused by server managers: nothing changes until they are resumed, to the second."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.model.pace import HOUR, Pace
from bot.model.rows import PostKind, Status
from bot.tables.moderation import pause, resume
from tests.bot.days import BANK, GAIN, Days
from tests.bot.kit import ADA, MANAGER, pass_turn, seat_of

pytestmark = pytest.mark.usefixtures("levels")


async def test_computer_players_wait_during_a_pause(days: Days) -> None:
    """A computer player waits, even over a restart, and acts as soon as the game is resumed."""
    table = await days.begun(Pace.NONE, people=1, computers=("random",))
    seat = seat_of(table, ADA)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(days.services.computers, "wake", lambda _: None)  # so that the pause comes first
        await pass_turn(table)
        await pause(table, MANAGER)
    days.services.computers.wake(table)
    await days.idle()
    revision, actors = table.revision, table.actors()
    assert actors != (seat,)
    await days.restart(off=HOUR, kill=True)
    table = await days.table()
    await days.advance(HOUR)
    assert (table.revision, table.actors()) == (revision, actors)
    await resume(table, MANAGER)
    await days.idle()
    assert table.revision > revision
    assert table.actors() == (seat,) or table.row.status is not Status.RUNNING


@pytest.mark.slow
@settings(max_examples=1, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(spans=[7200], off=0)
@example(spans=[BANK + HOUR], off=9 * HOUR)  # the others are voting
@given(spans=st.lists(st.integers(0, 9 * HOUR), min_size=1, max_size=3), off=st.integers(0, 2 * HOUR))
async def test_pauses_change_nothing(tmp_path_factory: pytest.TempPathFactory, spans: list[int], off: int) -> None:
    """Pauses of any number and length affect neither clocks nor reminders nor votes."""
    # the message that the game goes on calls those to act again, and an earlier reminder is deleted with it
    apart = (PostKind.INCIDENT, PostKind.CLEAN)
    told = []
    for pauses in (True, False):
        days = Days(tmp_path_factory.mktemp("pauses") / "piazza.sqlite3")
        await days.begin()
        table = await days.begun()
        rested, moments = 0.0, []
        for span in spans:
            await days.advance(span)
            if pauses:
                seen, begun_at = len(days.sent_at), days.passed
                await pause(table, MANAGER)
                await days.advance(off)
                await resume(table, MANAGER)
                await days.advance(0)
                calm = [post for _, post in days.sent_at[seen:] if post.kind not in apart]
                assert calm == []
                rested += days.passed - begun_at
        await days.advance(3 * GAIN)
        clocks = await days.clocks(table)
        moments = [(post.kind, post.about) for _, post in days.sent_at if post.kind not in apart]
        since = [None if each.since is None else each.since - rested for each in clocks]
        waits = {
            seat: wait.since - rested for seat, wait in (await days.services.store.listings.waits(table.id)).items()
        }
        told.append((await days.left(table), moments, since, waits, [each.reminded for each in clocks]))
        await days.stop()
    assert told[0] == told[1]
