"""The pages that games share: podiums, charts, and the plain pictures of a game that draws nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Any

from bot.conformance.playing import steps
from bot.games.contract import Outcome
from bot.games.hidden import View, hide
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common.charts.chances import chances_page
from render.common.charts.course import Chances, ChartMistake
from render.common.charts.growth import growth_page
from render.common.page import Page
from render.common.plain import board_page, score_page
from render.common.plain_seats import seats_page
from render.common.podium.page import ScorePart, lay_podium
from render.common.result_card import ResultCard, card_page
from render.common.standings import Row, Standings, standings_page
from tests.games import fives, nim
from tests.outcomes import outcome_of
from tests.render.people import HARD_NAMES, NAMES


@cache
def scores() -> dict[str, Callable[[], Page]]:
    """Return functions that lay out a page when a test looks at it, once."""
    return {
        name: cache(lay) for name, lay in (*_podiums(), *_growth(), *_chances(), *_plain(), *_standings(), *_cards())
    }


def podium(
    outcome: Outcome,
    names: tuple[str, ...] = NAMES,
    parts: int = 4,
    icons: bool = True,
    built: bool = False,
) -> Page:
    sprites = ("point", "coin", "tick", "hourglass", "point", "coin")
    words = ("Scored", "Buildings", "Objects", "Coins", "Extra", "Others")
    shown = [ScorePart(words[part], 10 * part, sprites[part] if icons else "") for part in range(parts)]
    page = Page(names[: len(outcome.scores)], "en", "nim")
    things = [[(120.0, 170.0)] * 3] * len(outcome.scores) if built else []
    lay_podium(page, outcome, [shown] * len(outcome.scores), "Tie: most blocks left wins.", built=things)
    return page


def points(outcome: Outcome, names: Sequence[str], language: str, grown: Sequence[list[int]]) -> Page:
    page = Page(names, language, "nim")
    growth_page(page, grown, outcome)
    return page


def growth(grown: tuple[list[int], ...], *scores: int) -> Page:
    return points(outcome_of(*scores), NAMES[: len(scores)], "en", grown)


def course(seats: int, turns: int, seed: int = 1) -> list[tuple[float, ...]]:
    """Invent the course of the chances in a game."""
    chance = Random(seed)
    parts = [[chance.random() ** 2 for _ in range(seats)] for _ in range(turns)] + [[1.0] + [0.0] * (seats - 1)]
    return [tuple(part / sum(each) for part in each) for each in parts]


def judged(seats: int, turns: int, marks: int = 3) -> Chances:
    """Invent a course with a turning point and mistakes."""
    made = [
        ChartMistake(each + 1, 1 + each * (turns - 1) // max(1, marks), each % seats, 0.18) for each in range(marks)
    ]
    return Chances(course(seats, turns), max(1, turns // 2), made, Outcome((111,) * seats, (0,), ({},) * seats))


def chances(*course: tuple[float, ...], turning: int | None = None, marks: tuple[ChartMistake, ...] = ()) -> Page:
    return chances_page(Chances(course, turning, marks), NAMES[: len(course[0])], "en")


@cache
def finished(seats: int) -> Any:
    *_, last = steps(nim.GAME, seats, Random(seats))
    return last.played.position


def fives_view(seats: int) -> tuple[View[Any], list[Any]]:
    """Play Fives by chance until its deck is short, and return what an onlooker or the last seat sees, and events."""
    chance = Random(seats)
    position = fives.deal(seats, {}, chance)  # as the game itself is for fewer seats
    events = list[Any]()
    for _ in range(2 * seats):
        (seat,) = fives.actors(position)
        played = fives.play(position, seat, chance.choice(fives.legal(position, seat)), chance)
        position, events = played.position, [*events, *played.events]
    return fives.GAME.views.view(position, seats - 1 if seats % 2 else None, False), events


def seen_page(position: Any, seat: int | None, names: Sequence[str], language: str = "en") -> Page:
    """Lay out what a seat, whose own things are first, or an onlooker sees of a position, in the words of Fives."""
    view = View(seat, hide(position, seat), (0,))
    return seats_page(game_texts(texts(language), "fives"), view, view.actors, names, language, first=seat)


def _podiums() -> Iterator[tuple[str, Callable[[], Page]]]:
    for seats in range(2, 7):
        outcome, parts = outcome_of(*(238 - 40 * seat for seat in range(seats))), 4 if seats < 5 else 2
        for names, icons in ((NAMES, seats % 2), (HARD_NAMES, True), (HARD_NAMES, False)):
            yield f"podium-{seats}-{names[0][:4]}-{icons}", partial(podium, outcome, names, parts, bool(icons))


def _growth() -> Iterator[tuple[str, Callable[[], Page]]]:
    for seats in range(2, 7):
        for turns, highest in ((1, 0), (9, 40), (60, 288)):
            grown = tuple([highest * turn // turns // (seat + 1) for turn in range(turns)] for seat in range(seats))
            yield f"growth-{seats}-{turns}", partial(growth, grown, *(highest // (seat + 1) for seat in range(seats)))


def _chances() -> Iterator[tuple[str, Callable[[], Page]]]:
    """Yield charts that take long to lay out, as pins make room for each other."""
    found = (2, 1, 0), (2, 58, 6), (3, 7, 3), (4, 84, 12), (4, 200, 12), (6, 90, 18)
    for number, (seats, turns, marks) in enumerate(found):
        for names in (NAMES, HARD_NAMES):
            lay = partial(chances_page, judged(seats, turns, marks), names[:seats], LANGUAGES[number % 2])
            yield f"slow-chances-{seats}-{turns}-{names[0][:4]}", lay


def _plain() -> Iterator[tuple[str, Callable[[], Page]]]:
    for seats in range(2, 7):
        over, language = finished(seats), LANGUAGES[seats % 2]
        outcome = nim.outcome(over)
        assert outcome is not None
        grown = [[(turn * (seat + 2)) % 40 for turn in range(30)] for seat in range(seats)]
        for names in (HARD_NAMES[:seats], NAMES[:seats])[: 2 if seats in (2, 6) else 1]:
            name = f"{seats}-{names[0][:4]}"
            text = game_texts(texts(language), "nim").text_board(over, names)
            yield (
                f"plain-{name}",
                partial(board_page, "nim", text, (seats - 1,), names, language, "Since your last turn"),
            )
            yield (
                f"plain-nim-{name}",
                partial(seats_page, game_texts(texts(language), "nim"), over, (), names, language),
            )
            words, (view, events) = game_texts(texts(language), "fives"), fives_view(seats)
            for number, band in enumerate(("Since your turn", "")):
                acting, first = (view.actors, range(seats))[number], (view.seat, 0)[number]
                lay = partial(seats_page, words, view, acting, names, language, events, band, first)
                yield f"plain-seats-{name}-{band[:5]}", lay
            yield f"plain-score-{name}", partial(score_page, "nim", outcome, names, language)
            yield f"plain-points-{name}", partial(points, outcome, names, language, grown)


def standing(number: int, rounds: int, names: Sequence[str] = HARD_NAMES, reader: int = -1) -> Row:
    signs = ("1", "2", "½", "•", "", "3", "×", "5")
    path = [signs[(number + each) % len(signs)] for each in range(rounds)]
    figures = 100 * rounds - 7 * number, rounds - number % 3, 400 * rounds - 11 * number
    return Row(number + 1, names[number % len(names)], *figures, path, number % 4 == 3, number == reader)


def _standings() -> Iterator[tuple[str, Callable[[], Page]]]:
    for people, rounds in ((2, 1), (5, 4), (8, 12)):
        for names, title in ((NAMES, "Autumn"), (HARD_NAMES, "W" * 40), (HARD_NAMES, "Wunderbare Liga " * 5)):
            for apart in (None, standing(63, rounds, names, 63)) if people == 8 else (None,):
                every = tuple(standing(each, rounds, names, 1) for each in range(people))
                shown = Standings(title, "Nach Runde 12 von 12", every, apart, over=apart is None)
                name = f"standings-{people}-{title[:5]}-{apart is not None}"
                yield name, partial(standings_page, shown, LANGUAGES[rounds % 2])


def _cards() -> Iterator[tuple[str, Callable[[], Page]]]:
    grades = {"best": (True, True), "good": (True, False), "miss": (False, False)}
    for language in LANGUAGES:
        for name in ("Anna", *HARD_NAMES):
            for grade, signs in grades.items():
                say, game = texts(language).say, game_texts(texts(language), "carrara").name
                figures = [("1234", say("puzzle-card-days", count=1234)), ("−1063", say("puzzle-card-points"))]
                shown = ResultCard(say("puzzle-card-title"), game, name, say(f"puzzle-card-{grade}"), *signs, figures)
                yield f"card-{language}-{name[:9]}-{grade}", partial(card_page, shown, language)
