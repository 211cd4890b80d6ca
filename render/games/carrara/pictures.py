"""Pictures of The Palaces of Carrara: turns a view into a picture with its alt text."""

from __future__ import annotations

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.carrara.actions import Build, TakeBlocks
from bot.games.carrara.events import Event
from bot.games.carrara.scoring import Scoring
from bot.games.carrara.view import SeatView, View
from bot.games.contract import Outcome
from bot.texts.games.carrara.describe import cities_alt, hand_alt, market_alt
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.construction import construction_alt, construction_page
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_alt, player_page
from render.games.carrara.pages.purchase import purchase_alt, purchase_page
from render.games.carrara.pages.score import podium_alt, podium_page, points_alt, points_page
from render.games.carrara.pages.scoring import scoring_alt, scoring_page
from render.games.carrara.pages.wheel import wheel_alt, wheel_page


def board(
    view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> tuple[Picture, ...]:
    """Draw the public position, the market and the cities, marking what the events changed; at the end the cities."""
    built = cities(view, names, language, events, band)
    return (market(view, names, language, events, band), built) if view.final is None else (built,)


def market(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Picture:
    """Draw the wheel, the display and the objects; a band may say what picture it is."""
    page = market_page(view, names, language, events, band)
    return Picture(paint(page, atlas()), market_alt(view, names, language, events, band))


def cities(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Picture:
    """Draw the cities and what everyone has built; a band may say what picture it is."""
    page = cities_page(view, names, language, events, band)
    return Picture(paint(page, atlas()), cities_alt(view, names, language, events, band))


def film_frame(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Image:
    """Draw the cities as a frame of an animated game."""
    return compose(cities_page(view, names, language, events), atlas())


def hand(view: SeatView, names: Sequence[str], language: str) -> Picture:
    """Draw a seat's own hand, for its owner only."""
    return Picture(paint(hand_page(view, names, language), atlas()), hand_alt(view, language))


def wheel(
    view: View,
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
    return Picture(paint(page, atlas()), wheel_alt(view, language, coins, chosen, turns=turns))


def player_board(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Picture:
    """Draw the public part of one player's board, enlarged."""
    page = player_page(view, seat, names, language, events)
    return Picture(paint(page, atlas()), player_alt(view, seat, names, language, events))


def purchase(view: SeatView, action: TakeBlocks, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of a purchase: the wheel after it, its total, coins and blocks before and after."""
    page = purchase_page(view, action, names, language)
    return Picture(paint(page, atlas()), purchase_alt(view, action, language))


def construction(view: SeatView, action: Build, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of building: the building in its city, the blocks it takes, what it yields when scored."""
    page = construction_page(view, action, names, language)
    return Picture(paint(page, atlas()), construction_alt(view, action, names, language))


def scoring(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> Picture:
    """Draw the effect of a scoring: each building with its yield, the total, the objects, the markers left."""
    page = scoring_page(view, action, names, language)
    return Picture(paint(page, atlas()), scoring_alt(view, action, names, language))


def final_score(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> tuple[Picture, ...]:
    """Draw the podium, and points turn by turn where known."""
    podium = paint(podium_page(view, outcome, names, language), atlas())
    shown = (Picture(podium, podium_alt(view, outcome, names, language)),)
    if not any(growth):
        return shown
    chart = paint(points_page(view, outcome, names, language, growth), atlas())
    return *shown, Picture(chart, points_alt(view, outcome, names, language, growth))
