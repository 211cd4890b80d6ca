"""Every kind of picture for illustrative positions, always the same ones: to look at, and to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games import carcassonne as game
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.events import Event, FeatureScored, IngotTaken
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.scoring import totals
from render.engine.picture import Picture
from render.games.carcassonne import pictures
from render.games.carcassonne.showcase.played import ShowcaseMoment, play_game, preview_laying

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Elena")
LONG_NAMES = (
    "Maximiliane-Henriette von Zwiesel",
    "张三丰和他的朋友们",
    "Александр Великолепный",
    "مرحبا بالعالم",
    "Wolkenstein",
)
_GOLD = "gold_mines"


def showcase(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures, each with a name."""
    yield from _boards(language)
    yield from _draw_scored(language)
    yield from _questions(language)
    yield from _end(language)


def _boards(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield boards from the first turn to the last."""
    first = play_game(2, 3)[0]
    yield "board-start", _board(first.view, NAMES[:2], language, first.events)
    for name, seats, seed, turn in (("early", 3, 2, 12), ("middle", 4, 4, 33), ("late", 5, 1, 60)):
        moment = play_game(seats, seed, _GOLD)[turn]
        yield f"board-{name}", _board(moment.view, NAMES[:seats], language, moment.events)
    late = play_game(5, 1, _GOLD)[60]
    yield "board-names", _board(late.view, LONG_NAMES, language, late.events)
    several = play_game(5, 1, _GOLD)[36:41]
    recap = [event for moment in several for event in moment.events]
    yield "recap", _board(several[-1].view, NAMES, language, recap)
    over = play_game(5, 1, _GOLD)[-1]
    yield "board-over", _board(over.view, NAMES, language, over.events)
    yield "whole-map", pictures.whole_map(late.view, NAMES, language, late.events)


def _board(view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event]) -> Picture:
    return pictures.BOARDS.board(view, names, language, events)[0]


def _draw_scored(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield boards after each kind of feature was scored, and after ingots were taken."""
    for what, seats, seed in (Kind.ROAD, 4, 4), (Kind.CITY, 4, 4), (Kind.MONASTERY, 4, 4), ("gold", 5, 1):
        moment = _moment(what, seats, seed)
        yield f"after-{what}", _board(moment.view, NAMES[:seats], language, moment.events)


def _moment(what: str, seats: int, seed: int) -> ShowcaseMoment:
    """Return the moment nearest to the middle of a game after which a kind of feature was scored, or gold was taken."""

    def shows(event: Event) -> bool:
        return (
            event.feature == what
            if isinstance(event, FeatureScored)
            else what == "gold" and isinstance(event, IngotTaken)
        )

    moments = play_game(seats, seed, _GOLD)
    found = [at for at, moment in enumerate(moments[:-1]) if any(map(shows, moment.events))]
    return moments[min(found, key=lambda at: abs(at - len(moments) // 2))]


def _questions(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures that answer a question of those who think about their turn."""
    early, late = play_game(3, 2, _GOLD)[12].view, play_game(5, 1, _GOLD)[60].view
    best = [group[0] for group in pictures.place_groups(early)]
    yield "places", pictures.places(early, NAMES, language, best)[0]
    for number, picture in enumerate(pictures.places(late, NAMES, language), 1):
        yield f"places-late-{number}", picture
    turn = preview_laying(early)
    yield "follower", pictures.follower(turn.view, NAMES, language)
    yield "follower-chosen", pictures.follower(turn.view, NAMES, language, 1)
    gold = next(
        moment.view for moment in play_game(4, 4, _GOLD)[20:] if moment.view.tile is not None and moment.view.tile.gold
    )
    mine = preview_laying(gold)
    yield "gold", pictures.closeup(mine.view, NAMES[:4], language, mine.events, places_for_gold(mine.view))
    yield "closeup", pictures.closeup(turn.view, NAMES[:3], language, turn.events)
    yield "fields", pictures.fields(late, NAMES, language)
    yield "tiles-left", pictures.tiles_left(late, NAMES, language)
    yield "possible-places", pictures.places(late, NAMES, language, tile=TILES["X"])[0]


def _end(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the final scorings of games of two and of five."""
    for seats, seed, variant in ((2, 3, ""), (5, 1, _GOLD)):
        moments = play_game(seats, seed, variant)
        view = moments[-1].view
        happened = [event for moment in moments for event in moment.events]
        drawn = pictures.BOARDS.final_score(
            view, totals(view), NAMES[:seats], language, game.growth(happened, seats), happened
        )
        yield from zip((f"score-{seats}", f"points-{seats}"), drawn, strict=True)
