"""Pictures of The Palaces of Carrara: turns a view into a picture with its alt text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PIL.Image import Image

from bot.games.carrara.actions import Build, ScoreCategory, ScoreCity, ScoreType, TakeBlocks, TurnWheel
from bot.games.carrara.events import BlocksTaken, CoinsTaken, Declined, Event, WheelTurned
from bot.games.carrara.scoring import Scoring
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.games.contract import Outcome, TurnEnded
from bot.texts.games.carrara.describe import cities_alt, hand_alt, market_alt
from render.contract import Pictures
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, CarraraPage
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.city_choice import city_choice_page
from render.games.carrara.pages.construction import construction_alt, construction_page
from render.games.carrara.pages.film import film_page
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_alt, player_page
from render.games.carrara.pages.purchase import purchase_alt, purchase_page
from render.games.carrara.pages.score import podium_alt, podium_page, points_alt, points_page
from render.games.carrara.pages.scoring import scoring_alt, scoring_page
from render.games.carrara.pages.wheel import wheel_alt, wheel_page


class CarraraPages(Pictures):
    """The pictures of Carrara, but for those of the rules and the gallery, which are made of them."""

    def board(
        self, view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the public position, the market and the cities, marking what the events changed; at the end the cities.

        A band may say what pictures they are.
        """
        page = cities_page(view, names, language, events, band)
        cities = _paint_page(page, cities_alt(view, names, language, events, band))
        return (market(view, names, language, events, band), cities) if view.final is None else (cities,)

    def film_frame(
        self, view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event], last: CarraraView
    ) -> Image:
        """Draw the cities, as what is built there tells a game's story, and above them the move."""
        return compose(film_page(view, names, language, events, last), atlas())

    def shares_frame(self, events: Sequence[Event]) -> bool:
        """Return whether a turn only filled a hand, which a film does not show."""
        return all(isinstance(each, WheelTurned | BlocksTaken | CoinsTaken | Declined | TurnEnded) for each in events)

    def hand(self, view: CarraraSeatView, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own hand, for its owner only."""
        return _paint_page(hand_page(view, names, language), hand_alt(view, language))

    def player_board(
        self, view: CarraraView, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
    ) -> Picture:
        """Draw the public part of one player's board, enlarged."""
        page = player_page(view, seat, names, language, events)
        return _paint_page(page, player_alt(view, seat, names, language, events))

    def suggestion(
        self, view: CarraraSeatView, actions: Sequence[Any], names: Sequence[str], language: str
    ) -> tuple[Picture, ...]:
        """Draw the effect of a purchase, a building or a scoring."""
        match actions:
            case [TakeBlocks() as bought, *_]:
                return (purchase(view, bought, names, language),)
            case [TurnWheel(), TakeBlocks() as bought, *_] if view.cards is None:
                return (purchase(view, bought, names, language),)
            case [Build() as building, *_]:
                return (construction(view, building, names, language),)
            case [(ScoreType() | ScoreCity() | ScoreCategory()) as scored, *_]:
                return (scoring(view, scored, names, language),)
        return ()

    def final_score(
        self,
        view: CarraraView,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with every item of the scores, and points turn by turn where known."""
        shown = _paint_page(podium_page(view, outcome, names, language), podium_alt(view, outcome, names, language))
        if not any(growth):
            return (shown,)
        chart = points_page(view, outcome, names, language, growth)
        return shown, _paint_page(chart, points_alt(view, outcome, names, language, growth))


PAGES: Final = CarraraPages(GAME)


def _paint_page(page: CarraraPage, alt: str) -> Picture:
    return Picture(paint(page, atlas()), alt)


def market(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> Picture:
    """Draw the wheel, the display and the objects; a band may say what picture it is."""
    page = market_page(view, names, language, events, band)
    return _paint_page(page, market_alt(view, names, language, events, band))


def wheel(
    view: CarraraView,
    names: Sequence[str],
    language: str,
    coins: int | None = None,
    chosen: int | None = None,
    *,
    turns: bool = False,
) -> Picture:
    """Draw the wheel as it is, with any chosen segment, 1 to 6, or as it will be once it turns.

    With `coins`, what they cannot pay for is faded.
    """
    page = wheel_page(view, names, language, coins, chosen, turns=turns)
    return _paint_page(page, wheel_alt(view, language, coins, chosen, turns=turns))


def purchase(view: CarraraSeatView, action: TakeBlocks, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of a purchase: the wheel after it, its total, coins and blocks before and after."""
    return _paint_page(purchase_page(view, action, names, language), purchase_alt(view, action, language))


def construction(view: CarraraSeatView, action: Build, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of building: the building in its city, the blocks it takes, what it yields when scored."""
    return _paint_page(
        construction_page(view, action, names, language), construction_alt(view, action, names, language)
    )


def city_choice(view: CarraraSeatView, action: Build, names: Sequence[str], language: str) -> Picture:
    """Draw where a building can go: its card, what pays for it, and the cities."""
    return _paint_page(city_choice_page(view, action, names, language), player_alt(view, view.seat, names, language))


def scoring(view: CarraraSeatView, action: Scoring, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of a scoring: each building with its yield, the total, the objects, the markers left."""
    return _paint_page(scoring_page(view, action, names, language), scoring_alt(view, action, names, language))
