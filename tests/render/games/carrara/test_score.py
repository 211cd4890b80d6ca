"""The end of a game: the podium with everyone's parts of the score, and the points turn by turn with the hands left."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.model.review import TurningPoint, turning_points
from bot.texts import LANGUAGES, texts
from render.games.carrara.pages.score import podium_page, points_page
from render.games.carrara.pictures import PAGES
from render.games.carrara.showcase.showcase import derive_chances
from tests.render.games.carrara.expanded import longest
from tests.render.games.carrara.positions import PLAIN_NAMES, ended, finished, grown, moment
from tests.render.games.carrara.scenes import everything
from tests.render.shown import boxes, drawn, labels, said, words

BY_CARDS = ("track", "objects", "buildings", "extra", "loose_objects", "coins")

BASE = ("track", "objects", "buildings", "coins")


@pytest.mark.parametrize("cards", [False, True], ids=["base", "cards"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_part_of_the_score_is_shown(seats: int, cards: bool) -> None:
    """Below each pedestal are the points of each part, for cards as in hands; some names are short for four."""
    position = finished(seats, 6)
    view, result = ended(position._replace(cards=longest()) if cards else position)
    page = podium_page(view, result, PLAIN_NAMES[:seats], "en")
    told = said(page)
    named = BY_CARDS if cards else BASE

    for seat, parts in enumerate(result.breakdown):
        shown = [told[f"score/{seat}/part/{place}"] for place in range(len(named))]
        assert shown == [str(parts[name]) for name in named]
        assert told[f"score/{seat}/total"] == str(result.scores[seat])
    whole = ["Points", "Scored", "Kinds", "Built types", "Land cost", "Other objects", "Coins"]
    short = [each.replace("Other objects", "Others") for each in whole]
    base = ["Points", "Scored", "Objects", "Buildings", "Coins"]
    assert [*said(page, "legend/").values()] == ((short if seats > 3 else whole) if cards else base)
    assert len({*drawn(page, "legend/").values()}) == len(named) + 1


def test_the_podium_shows_what_everyone_built() -> None:
    """The most expensive buildings stand on their builder’s pedestal, three if they have room within its width.

    Nobody's stand higher than the winner's.
    """
    view, result = everything()
    for _view, _result in (ended(finished(4, 6)), (view, result)):
        page = podium_page(_view, _result, PLAIN_NAMES, "en")
        where = boxes(page)
        highest = min((what for what in where if what.startswith("built/")), key=lambda what: where[what].y)
        assert highest.startswith(f"built/{_result.winners[0]}/")
        for seat, player in enumerate(_view.players):
            stand = where[f"score/{seat}/pedestal"]
            seen = {what: box for what, box in where.items() if re.fullmatch(f"built/{seat}/[a-z]+/[0-9]", what)}
            costs = sorted((each.building.cost for each in player.buildings), reverse=True)
            assert min(2, len(costs)) <= len(seen) <= 3
            assert sorted((int(what[-1]) for what in seen), reverse=True) == costs[: len(seen)]
            for box in seen.values():
                assert stand.x <= box.x < box.right <= stand.right
                assert box.bottom <= stand.y + 8


def test_hands_are_revealed_in_words() -> None:
    """At the ends of the lines are all names; what everyone had left is in the alt text."""
    view, result = ended(finished(4, 6))
    page = points_page(view, result, PLAIN_NAMES, "en", grown(20))
    named = labels(page, end="/who/0").values()
    told = PAGES.final_score(view, result, PLAIN_NAMES, "en", grown(20))[1].alt

    assert {each.text for each in named} == {*PLAIN_NAMES}
    assert view.open_hands is not None
    for name, hand in zip(PLAIN_NAMES, view.open_hands, strict=True):
        (left,) = re.findall(rf"{name} had left: (.*?)\.", told)
        counts = (*(count for count in hand.blocks if count > 1), *(count for count in hand.objects if count))
        assert sorted(map(int, re.findall(r"\d+", left))) == sorted((hand.coins, *counts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_texts(language: str) -> None:
    """They give the winner, everyone's rank with all sums, then the points turn by turn."""
    view, result = ended(finished(4, 6))
    (winner,) = result.winners
    left = replace(result, left=frozenset({winner}), winners=(result.order[1],))
    say = texts(language, "carrara").say

    for outcome, order in ((result, result.order), (left, [*result.order[1:], winner])):
        podium, points = PAGES.final_score(view, outcome, PLAIN_NAMES, language, grown(20))
        places = [say("rank", place=outcome.ranks[seat]) for seat in order]
        rows = [
            f"{place} {PLAIN_NAMES[seat]}: {outcome.scores[seat]} =" for place, seat in zip(places, order, strict=True)
        ]
        assert sorted(rows, key=podium.alt.index) == rows
        assert podium.alt.index(PLAIN_NAMES[order[0]]) < podium.alt.index(rows[0]), "the winner's name comes first"
        for seat, grew in enumerate(grown(20)):
            assert f"{PLAIN_NAMES[seat]}: {' '.join(map(str, grew))};" in points.alt
            sums = f" {view.players[seat].costs}."
            assert sums in podium.alt


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
