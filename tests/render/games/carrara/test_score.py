"""The end of a game: the podium with everyone's parts of the score, and the points turn by turn with the hands left."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

import pytest

from bot.games import carrara
from bot.games.carrara.components import BUILDINGS, GREAT_BUILDINGS, City
from bot.games.carrara.position import Built, Position
from bot.games.carrara.view import View
from bot.games.contract import Outcome
from bot.texts import LANGUAGES, texts
from render.engine import theme
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Icon, Label, Plate
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.pages.score import podium_page, points_page
from render.games.carrara.pictures import final_score
from tests.render.checks import astride, front, off_page, overlaps, wrong_grounds
from tests.render.games.carrara.expanded import longest
from tests.render.games.carrara.positions import HARD_NAMES, PLAIN_NAMES, finished, grown, scattered
from tests.render.laid import Laid
from tests.render.pixels import unreadable

BY_CARDS = ("track", "objects", "buildings", "extra", "loose_objects", "coins")
BASE = ("track", "objects", "buildings", "coins")


def ended(position: Position) -> tuple[View, Outcome]:
    """Return a game that is over, as onlookers see it, and its outcome."""
    result = carrara.outcome(position)
    assert result is not None
    return carrara.view(position, None), result


def everything() -> tuple[View, Outcome]:
    """Return the end of a game in which someone has built everything and holds a lot, and two share the rank below."""
    view, result = ended(finished(4, 6))
    built = tuple(Built(building, City.LERICI) for building in (*BUILDINGS, *GREAT_BUILDINGS))
    players = (view.players[0]._replace(buildings=built), *view.players[1:])
    tied = Outcome((238, 97, 97, 0), (0,), result.breakdown)
    return replace(view, players=players, open_hands=scattered().open_hands), tied


@cache
def pages() -> Laid[Page]:
    """Return pages for two to four players with easy and with hard names, with and without the expansion."""
    found: dict[str, Callable[[], Page]] = {}
    for language in LANGUAGES:
        for seats in (2, 3, 4):
            for cards in (None, longest()):
                view, result = ended(finished(seats, seats)._replace(cards=cards))
                for names in (PLAIN_NAMES, HARD_NAMES):
                    name = f"{seats}-{'base' if cards is None else 'cards'}-{names[1][0]}-{language}"
                    found[f"podium-{name}"] = partial(podium_page, view, result, names[:seats], language)
                    found[f"points-{name}"] = partial(
                        points_page, view, result, names[:seats], language, grown(23)[:seats]
                    )
        view, result = everything()
        found[f"podium-everything-{language}"] = partial(podium_page, view, result, HARD_NAMES, language)
        found[f"points-everything-{language}"] = partial(points_page, view, result, HARD_NAMES, language, grown(1))
    return Laid(found)


@pytest.mark.parametrize("name", sorted(pages()))
def test_everything_can_be_read(name: str) -> None:
    """Nothing overlaps, except buildings, or is cut off; every word is large enough and stands out from its ground."""
    page = pages()[name]
    shown = front(page)
    shown.elements = [each for each in shown.elements if not each.what.startswith("built/")]

    assert page.height <= theme.HEIGHT
    assert off_page(front(page)) == []
    assert overlaps(shown) == []
    assert [pair for pair in astride(shown) if not pair[0].startswith("growth")] == []
    wrong = [what for what, *_ in wrong_grounds(page) if not what.startswith(("growth", "built"))]
    assert [what for what in wrong if "/sample" not in what] == []
    assert unreadable(page, atlas()) == []


@pytest.mark.parametrize("cards", [False, True], ids=["base", "cards"])
def test_every_part_of_the_score_is_shown(cards: bool) -> None:
    """Each of four pedestals has the points of each part, in the row of its name or else beside an icon of a legend."""
    position = finished(4, 6)
    view, result = ended(position._replace(cards=longest()) if cards else position)
    page = podium_page(view, result, PLAIN_NAMES, "en")
    said = {each.what: each.text for each in page.elements if isinstance(each, Label)}
    icons = {each.what: each.sprite for each in page.elements if isinstance(each, Icon)}
    boxes = {each.what: each.box for each in page.elements if isinstance(each, Label)}

    for seat, parts in enumerate(result.breakdown):
        names = BY_CARDS if cards else BASE
        assert [said[f"score/{seat}/part/{place}"] for place in range(len(names))] == [
            str(parts[name]) for name in names
        ]
        assert said[f"score/{seat}/total"] == str(result.scores[seat])
        if cards:
            drawn = [icons[f"score/{seat}/part/{place}/icon"] for place in range(len(names))]
            assert drawn == [icon for what, icon in icons.items() if what.startswith("legend/")]
            continue
        for place in range(len(names)):
            word, number = boxes[f"legend/{place}"], boxes[f"score/{seat}/part/{place}"]
            assert word.right < number.x
            assert word.y < number.y + number.height // 2 < word.bottom
    words = [text for what, text in said.items() if what.startswith("legend/")]
    base = ["Points", "Scored", "Objects", "Buildings", "Coins"]
    assert words == (["Scored", "Object", "Building", "Extra", "Others", "Coins"] if cards else base)


@pytest.mark.parametrize("cards", [False, True], ids=["base", "cards"])
def test_few_players_have_the_parts_named_beside_their_points(cards: bool) -> None:
    """With two or three players, each icon has its name in its row, short if need be, and there is no legend."""
    for seats in (2, 3):
        position = finished(seats, seats)
        view, result = ended(position._replace(cards=longest()) if cards else position)
        page = podium_page(view, result, PLAIN_NAMES[:seats], "en")
        labels = {each.what: each for each in page.elements if isinstance(each, Label)}
        whole = ["Scored", "Object card", "Building card", "Extra card", "Other objects", "Coins"]
        words = whole if seats == 2 else ["Scored", "Object", "Building", "Extra", "Others", "Coins"]
        for seat in range(seats):
            for place, word in enumerate(words if cards else ("Scored", "Objects", "Buildings", "Coins")):
                name, number = (labels[f"score/{seat}/part/{place}{end}"] for end in ("/name", ""))
                assert name.text == word
                assert name.box.y < number.box.y + number.box.height // 2 < name.box.bottom
        assert not any(each.what.startswith("legend/") for each in page.elements)


def test_the_podium_shows_what_everyone_built() -> None:
    """The three or four most expensive buildings stand on their builder’s pedestal, within its width."""
    view, result = everything()
    for _view, _result in (ended(finished(4, 6)), (view, result)):
        page = podium_page(_view, _result, PLAIN_NAMES, "en")
        boxes = {each.what: each.box for each in page.elements}
        for seat, player in enumerate(_view.players):
            stand = boxes[f"score/{seat}/pedestal"]
            shown = [box for what, box in boxes.items() if re.fullmatch(f"built/{seat}/[a-z]+/[0-9]", what)]
            costs = sorted((each.building.cost for each in player.buildings), reverse=True)
            assert min(len(costs), 3) <= len(shown) <= 4
            assert sum(costs[: len(shown)]) == sum(
                each.building.cost
                for each in player.buildings
                if f"built/{seat}/{each.building.type.key}/{each.building.cost}" in boxes
            )
            for box in shown:
                assert stand.x <= box.x
                assert box.right <= stand.right
                assert box.bottom <= stand.y + 8


def test_hands_are_revealed_in_words() -> None:
    """Beside the final scoring are the names, in order of rank; what everyone had left is in the alt text."""
    view, result = ended(finished(4, 6))
    page = points_page(view, result, PLAIN_NAMES, "en", grown(20))
    names = [each for each in page.elements if isinstance(each, Label) and each.what.endswith("/who")]
    told = final_score(view, result, PLAIN_NAMES, "en", grown(20))[1].alt

    assert [each.text for each in names] == [PLAIN_NAMES[seat] for seat in result.order]
    assert view.open_hands is not None
    for name, hand in zip(PLAIN_NAMES, view.open_hands, strict=True):
        (left,) = re.findall(rf"{name} had left: (.*?)\.", told)
        counts = (*(count for count in hand.blocks if count > 1), *(count for count in hand.objects if count))
        assert sorted(map(int, re.findall(r"\d+", left))) == sorted((hand.coins, *counts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_texts(language: str) -> None:
    """They give the winner, everyone's rank with all sums, then the points turn by turn; within the limit."""
    view, result = ended(finished(4, 6))
    (winner,) = result.winners
    left = replace(result, left=frozenset({winner}), winners=(result.order[1],))
    say = texts(language, "carrara").say

    for outcome, order in ((result, result.order), (left, [*result.order[1:], winner])):
        podium, points = final_score(view, outcome, PLAIN_NAMES, language, grown(20))
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
    for picture in final_score(*everything(), HARD_NAMES, language, grown(60)):
        assert len(picture.alt) <= ALT_LIMIT


def test_without_points_turn_by_turn_there_is_only_the_podium() -> None:
    """A game whose history is not known has one picture."""
    view, result = ended(finished(2, 2))

    assert len(final_score(view, result, PLAIN_NAMES[:2], "en")) == 1
    assert len(final_score(view, result, PLAIN_NAMES[:2], "en", grown(5)[:2])) == 2


def test_a_broken_tie_is_explained() -> None:
    """Whoever wins with equal points stands higher, and a note says why."""
    view, result = ended(finished(2, 2))
    tied = replace(result, scores=(40, 40), winners=(1,))
    page = podium_page(view, tied, PLAIN_NAMES[:2], "en")
    boxes = {each.what: each for each in page.elements}

    assert boxes["score/1/pedestal"].box.y < boxes["score/0/pedestal"].box.y
    note = boxes["note"]
    assert isinstance(note, Label)
    assert note.text == texts("en", "carrara").say("picture-tie-blocks")
    assert not [each for each in podium_page(view, result, PLAIN_NAMES[:2], "en").elements if each.what == "note"]


def test_bands_have_the_colours_of_the_seats() -> None:
    """Names are on their seats' colours."""
    view, result = ended(finished(4, 6))
    page = podium_page(view, result, PLAIN_NAMES, "en")
    bands = [each for each in page.elements if isinstance(each, Plate) and each.what.endswith("/band")]

    assert len({band.fill for band in bands}) == 4
