"""Many tables of one person: the most urgent comes first, and what waited for them comes as one message."""

from __future__ import annotations

from bot.model.pace import HOUR, Pace
from tests.bot.days import Days
from tests.bot.kit import PEOPLE

ADA, BEN, *_ = PEOPLE


async def test_the_most_urgent_comes_first(days: Days) -> None:
    """By when the time bank is empty, then, without clocks, the longest wait first."""
    paces = (Pace.NONE, Pace.RELAXED, Pace.NONE, Pace.BRISK, Pace.NORMAL)
    found = [await days.begun(pace, channel=channel) for channel, pace in enumerate(paces, 5)]
    await days.advance(HOUR)
    found.append(await days.begun(Pace.BRISK, channel=20))
    for table in found:
        while table.seats[table.actors()[0]].user != ADA:
            await days.turn(table)
    listings, order = days.services.store.listings, [found[number].id for number in (3, 5, 4, 1, 0, 2)]
    assert await listings.running_of(ADA) == order
    assert [await listings.next_for(ADA, besides) for besides in (0, order[0])] == order[:2]
    await days.turn(found[3])
    assert await listings.running_of(ADA) == [*order[1:], order[0]]
