"""The pictures of Palazzo: pages, painted, with their alt texts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.palazzo import Event, Outcome, SeatView, View
from bot.games.palazzo.preview import Preview
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.palazzo.atlas import atlas
from render.games.palazzo.pages.hand import hand_page
from render.games.palazzo.pages.market import market_page
from render.games.palazzo.pages.palazzi import palazzi_page
from render.games.palazzo.pages.preview import preview_page
from render.games.palazzo.pages.score import podium_page, points_page
from render.games.palazzo.words.private_alt import hand_alt, palazzi_alt, preview_alt
from render.games.palazzo.words.public_alt import public_alt
from render.games.palazzo.words.score_alt import points_alt, score_alt


def board(
    view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> tuple[Picture, ...]:
    """Draw the market and everyone's palazzi; once the game is over, the palazzi alone."""
    palazzi = paint(palazzi_page(view, names, language, events, band), atlas())
    if view.final is not None:
        return (Picture(palazzi, public_alt(view, names, language, events, band)),)
    market = paint(market_page(view, names, language, events, band), atlas())
    alt = public_alt(view, names, language, events, band)
    return Picture(market, alt), Picture(palazzi, palazzi_alt(view, names, language, band))


def film_frame(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Image:
    """Draw everyone's palazzi as a frame of an animation."""
    return compose(palazzi_page(view, names, language, events), atlas())


def hand(view: SeatView, names: Sequence[str], language: str) -> Picture:
    """Draw a seat's own money and palazzi."""
    return Picture(paint(hand_page(view, names, language), atlas()), hand_alt(view, language))


def preview(before: SeatView, led: Preview, names: Sequence[str], language: str) -> Picture:
    """Draw what a seat's actions would lead to: its palazzi before and after, what it pays, and what it has left."""
    return Picture(paint(preview_page(before, led, names, language), atlas()), preview_alt(before, led, language))


def final_score(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]] = ()
) -> tuple[Picture, ...]:
    """Draw the podium with the parts of every score, and points turn by turn where known."""
    shown = (Picture(paint(podium_page(view, outcome, names, language), atlas()), score_alt(outcome, names, language)),)
    if not any(growth):
        return shown
    chart = paint(points_page(view, outcome, names, language, growth), atlas())
    return *shown, Picture(chart, points_alt(outcome, names, language, growth))
