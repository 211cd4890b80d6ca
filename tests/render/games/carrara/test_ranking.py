"""After the final scoring the market shows the winners and the ranking."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.events import Declined
from bot.games.contract import Outcome
from bot.texts.games.carrara.describe import market_alt
from render.games.carrara.pages.market import market_page
from render.games.carrara.parts.market.victory import STAGE
from tests.render.checks import inside, overlaps
from tests.render.games.carrara.market_pages import BOARD, FIXED, icons, market, words
from tests.render.games.carrara.positions import HARD_NAMES, PLAIN_NAMES, finished

GONE = ("display/", "end/", "ribbon", "shelf", "objects/")


def test_nothing_has_a_price_once_the_game_is_over() -> None:
    """Neither blocks nor objects can be bought then."""
    page = market(carrara.view(finished(4, 6), None))

    assert [each.what for each in page.elements if each.what.endswith(("/tag", "/price"))] == []
    assert [each.what for each in page.elements if "/sale" in each.what] == []


def test_the_end_names_the_winners() -> None:
    """After the end the head names the winner, whose badge is on the wheel alone; an early end has no winner."""
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    view = carrara.view(over, None)
    page = market(view)

    assert icons(page, "turn/") == []
    assert icons(page, "victory/") == ["laurel-large", *(f"seat-{seat}" for seat in result.winners)]
    assert words(page, "turn")[-1:] == [f"{PLAIN_NAMES[result.winners[0]]} wins"]
    assert words(page, "last-round") == ["Game over"]
    assert f"Winner: {PLAIN_NAMES[result.winners[0]]}." in market_alt(view, PLAIN_NAMES, "en")
    early = market(carrara.ended_early(BOARD))
    assert icons(early, "turn/") == []
    assert words(early, "turn") == ["Game over"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_shows_the_ranking(seats: int) -> None:
    """Everyone has a row by rank with badge, name and points; nothing of the market but the empty wheel is left."""
    position = finished(seats, 6)
    result = carrara.outcome(position)
    assert result is not None
    page = market(carrara.view(position, None), events=[Declined(0)])
    said = words(page, "rank/")

    assert [each for each in page.elements if each.what.startswith(GONE)] == []
    assert not any("/block/" in each.what for each in page.elements)
    assert said == [
        each
        for seat in result.order
        for each in (str(result.ranks[seat]), "ABCD"[seat], PLAIN_NAMES[seat], str(result.scores[seat]))
    ]
    before, after = ({(each.what, each.box) for each in it.elements if each.what in FIXED} for it in (market(), page))
    assert after - {("wheel", STAGE)} == {each for each in before if each[0] not in ("wheel", "shelf", "hub")}


@pytest.mark.parametrize("winners", [2, 3, 4])
def test_a_shared_victory_has_all_winners_badges(winners: int) -> None:
    """Their names are in the title if there is room for them."""
    over = carrara.view(finished(4, 6), None)
    result = Outcome((70,) * winners + (60,) * (4 - winners), tuple(range(winners)), ())
    view = replace(over, final=result)
    plain, hard = market(view), market_page(view, HARD_NAMES, "de")

    for page in (plain, hard):
        badges = [
            each.box for each in page.elements if each.what in {f"victory/{seat}/badge" for seat in range(winners)}
        ]
        assert len(badges) == winners
        assert all(inside(box, STAGE) for box in badges)
        assert overlaps(page) == []
    assert words(hard, "turn")[-1:] == ["Geteilter Sieg"]
    assert winners > 2 or words(plain, "turn")[-1:] == ["Anna and Benedetto win together"]
