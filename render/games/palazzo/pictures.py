"""The pictures of Palazzo: pages, painted, with their alt texts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.palazzo import Event, Outcome, SeatView, View
from bot.games.palazzo.preview import Preview
from bot.texts import texts
from bot.texts.games.palazzo.describe import (
    describe_hand,
    describe_market,
    describe_palazzi,
    describe_preview,
    describe_score,
    say_winners,
)
from bot.texts.sections import alt_text, cut, plainly, spoken_names
from render.common.charts.growth import growth_words
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.palazzo.atlas import atlas
from render.games.palazzo.page import GAME
from render.games.palazzo.pages.hand import hand_page
from render.games.palazzo.pages.market import market_page
from render.games.palazzo.pages.palazzi import palazzi_page
from render.games.palazzo.pages.preview import preview_page
from render.games.palazzo.pages.score import podium_page, points_page


def board(
    view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> tuple[Picture, ...]:
    """Draw the market and everyone's palazzi; once the game is over, the palazzi alone."""
    t = texts(language, GAME)
    alt = alt_text(t, lambda said: describe_market(t, view, said, events), names, band)
    palazzi = paint(palazzi_page(view, names, language, events, band), atlas())
    if view.final is not None:
        return (Picture(palazzi, alt),)
    market = Picture(paint(market_page(view, names, language, events, band), atlas()), alt)
    return market, Picture(palazzi, alt_text(t, lambda said: describe_palazzi(t, view, said), names, band))


def film_frame(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Image:
    """Draw everyone's palazzi as a frame of an animation."""
    return compose(palazzi_page(view, names, language, events), atlas())


def hand(view: SeatView, names: Sequence[str], language: str) -> Picture:
    """Draw a seat's own money and palazzi."""
    t = texts(language, GAME)
    return Picture(paint(hand_page(view, names, language), atlas()), alt_text(t, lambda _: describe_hand(t, view)))


def preview(before: SeatView, led: Preview, names: Sequence[str], language: str) -> Picture:
    """Draw what a seat's actions would lead to: its palazzi before and after, what it pays, and what it has left."""
    t, drawn = texts(language, GAME), paint(preview_page(before, led, names, language), atlas())
    return Picture(drawn, alt_text(t, lambda _: describe_preview(t, before, led)))


def final_score(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> tuple[Picture, ...]:
    """Draw the podium with the parts of every score, and points turn by turn where known."""
    t = texts(language, GAME)
    alt = alt_text(
        t, lambda said: [plainly(say_winners(t, outcome, said), *describe_score(t, view, outcome, said))], names
    )
    podium = Picture(paint(podium_page(view, outcome, names, language), atlas()), alt)
    if not any(growth):
        return (podium,)
    chart = paint(points_page(view, outcome, names, language, growth), atlas())
    grown = growth_words(spoken_names(t, names, 24), outcome, growth, language)
    return podium, Picture(chart, cut(grown, t.say("picture-alt-more")))
