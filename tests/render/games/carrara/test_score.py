"""The end of a game: the podium with everyone's parts of the score, and the points turn by turn with the hands left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.model.review import TurningPoint, turning_points
from bot.texts import texts
from render.games.carrara.pages.score import podium_page
from render.games.carrara.pictures import PAGES
from render.games.carrara.showcase.showcase import derive_chances
from tests.render.games.carrara.expanded import longest
from tests.render.games.carrara.positions import PLAIN_NAMES, ended, finished, grown, moment
from tests.render.games.carrara.scenes import everything
from tests.render.shown import boxes, check, icons, words


def test_every_part_of_the_score_is_shown() -> None:
    """Below each pedestal are the points of each part, for cards as in hands; some names are short for four."""
    position = finished(4, 6)
    check(
        podium_page(*ended(position), PLAIN_NAMES, "en"),
        """
        legend/: point | Points | seal-scored | Scored | objects | Objects | built | Buildings | coin | Coins
        score/2/total: 51
        score/2/part/: 14 | 21 | 16 | 0
        score/3/part/: 4 | 21 | 20 | 2
        """,
    )
    by_cards = podium_page(*ended(position._replace(cards=longest())), PLAIN_NAMES, "en")
    assert words(by_cards, "legend/") == ["Points", "Scored", "Kinds", "Built types", "Land cost", "Others", "Coins"]
    check(by_cards, "score/3/total: 14\nscore/3/part/: 4 | 1 | 0 | 0 | 7 | 2")
    of_three = podium_page(*ended(finished(3, 6)._replace(cards=longest())), PLAIN_NAMES[:3], "en")
    assert "Other objects" in words(of_three, "legend/")


def test_the_podium_shows_what_everyone_built() -> None:
    """The most expensive buildings stand on their builder’s pedestal, three if they have room within its width.

    Nobody's stand higher than the winner's.
    """
    page = podium_page(*ended(finished(4, 6)), PLAIN_NAMES, "en")
    check(
        page,
        """
        built/0/: building-cattedrale-5 | building-cattedrale-4 | building-porta-3
        built/1/: building-villa-5 | building-palazzo-4 | building-palazzo-3
        built/2/: building-porta-4 | building-castello-4 | building-villa-4
        built/3/: building-porta-5 | building-biblioteca-4 | building-biblioteca-3
        """,
    )
    for shown, winner in ((page, 2), (podium_page(*everything(), PLAIN_NAMES, "en"), 0)):
        where = boxes(shown)
        built = {what: icon.box for what, icon in icons(shown, "built/").items()}
        assert min(built, key=lambda what: built[what].y).startswith(f"built/{winner}/")
        for what, box in built.items():
            stand = where[f"score/{what.split('/')[1]}/pedestal"]
            assert stand.x <= box.x < box.right <= stand.right
            assert box.bottom <= stand.y + 8


def test_the_alt_texts() -> None:
    """They give the winner, everyone's rank with all sums and buildings, what was left, then points turn by turn."""
    view, result = ended(finished(4, 6))
    podium, points = PAGES.final_score(view, result, PLAIN_NAMES, "en", grown(4))

    assert podium.alt == (
        "Final scoring. Winner: Chiara. 1st Chiara: 51 = scored 14 + objects 21 + buildings 16 + coins 0. "
        "2nd Benedetto: 48 = scored 3 + objects 27 + buildings 18 + coins 0. "
        "3rd Anna: 47 = scored 5 + objects 21 + buildings 21 + coins 0. "
        "3rd Dante: 47 = scored 4 + objects 21 + buildings 20 + coins 2. "
        "Chiara built: Viareggio 1 building for 1; Massa 3 buildings for 9; Lerici 2 buildings for 6; total cost 16. "
        "Benedetto built: Massa 1 building for 3; Lerici 5 buildings for 15; total cost 18. "
        "Anna built: Lucca 1 building for 4; Lerici 7 buildings for 17; total cost 21. "
        "Dante built: Viareggio 2 buildings for 7; Massa 2 buildings for 4; Lerici 3 buildings for 9; total cost 20."
    )
    assert points.alt == (
        "Chiara had left: 0 coins, 2 yellow, red, green, 2 black, 1 crown, 1 book, 2 gates, 2 flags, 1 coat of arms. "
        "Benedetto had left: 0 coins, yellow, blue, 2 black, "
        "2 crowns, 1 book, 1 cup, 1 gate, 2 flags, 2 coats of arms. "
        "Anna had left: 3 coins, red, 1 crown, 1 book, 2 cups, 1 gate, 1 flag, 1 coat of arms. "
        "Dante had left: 10 coins, blue, 1 crown, 2 books, 1 cup, 1 gate, 2 coats of arms. "
        "Points, round by round. In the lead: Chiara from round 2 on. "
        "Chiara: 0 3 6 9; at the end 51. Benedetto: 0 0 0 0; at the end 48. "
        "Anna: 0 1 2 3 4; at the end 47. Dante: 0 0 0 0; at the end 47."
    )
    conceded = replace(result, left=frozenset({2}), winners=(1,))
    told = PAGES.final_score(view, conceded, PLAIN_NAMES, "en")[0].alt
    assert told.startswith("Final scoring. Winner: Benedetto. 1st Benedetto: 48 ")
    assert "4th Chiara: 51 " in told


def test_a_broken_tie_is_explained() -> None:
    """A note says why someone wins with equal points."""
    view, result = ended(finished(2, 2))
    tied = replace(result, scores=(40, 40), winners=(1,))
    page = podium_page(view, tied, PLAIN_NAMES[:2], "en")

    assert " ".join(words(page, "note")) == texts("en", "carrara").say("picture-tie-blocks")
    assert not words(podium_page(view, result, PLAIN_NAMES[:2], "en"), "note")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_turning_point_of_illustrative_chances_is_that_of_a_review(seats: int) -> None:
    """It favours whoever won, even if others gained more in another turn."""
    played = [*(moment(seats, seats, turns).position for turns in range(1, 30)), finished(seats, seats)]
    shown = derive_chances(played)
    (winner,) = shown.winners
    assert turning_points(shown.chances, winner)[0] == TurningPoint(shown.turning or 0, shown.favoured)
    assert shown.favoured == winner
