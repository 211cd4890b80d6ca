"""The pictures of Palazzo: pages, painted, with their alt texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.palazzo.actions import Action, Auction, Pass, Reveal, TakeMoney
from bot.games.palazzo.events import BidMade, Event, Passed
from bot.games.palazzo.preview import Preview, preview
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView
from bot.texts import texts
from bot.texts.alt_text import alt_text
from bot.texts.contract import say_winners
from bot.texts.games.palazzo.describe import (
    describe_hand,
    describe_market,
    describe_palazzi,
    describe_preview,
    describe_score,
)
from bot.texts.sections import Section, plainly
from render.common.charts.growth import growth_picture
from render.contract import Pictures
from render.engine.paint import compose, paint
from render.engine.picture import Picture
from render.games.palazzo.atlas import atlas
from render.games.palazzo.market import market_page
from render.games.palazzo.page import GAME, PalazzoPage
from render.games.palazzo.palazzi import FieldPlan, Scene, palazzi_page, plan_film
from render.games.palazzo.private import hand_page, preview_page, to_build_page
from render.games.palazzo.score import podium_page


def _draw(page: PalazzoPage, alt: str) -> Picture:
    return Picture(paint(page, atlas()), alt)


class PalazzoPages(Pictures):
    """The pictures of Palazzo, but for those of the rules and the gallery, which are made of them."""

    def board(
        self, view: PalazzoView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the market until the game is over, and as soon as anyone has built everyone's palazzi."""
        t, drawn = texts(language, GAME), list[Picture]()
        if view.final is None:
            alt = alt_text(t, lambda said: describe_market(t, view, said, events), names, band)
            drawn.append(_draw(market_page(view, names, language, events, band), alt))
        if view.final is not None or any(player.palazzi for player in view.players):
            alt = alt_text(t, lambda said: describe_palazzi(t, view, said), names, band)
            drawn.append(_draw(palazzi_page(view, names, language, events, band), alt))
        return tuple(drawn)

    def player_board(
        self, view: PalazzoView, seat: int, names: Sequence[str], language: str, events: Sequence[Event] = ()
    ) -> Picture:
        """Draw a player's palazzi as large as there is room."""
        t = texts(language, GAME)
        alt = alt_text(t, lambda said: describe_palazzi(t, view, said, [seat]), names)
        return _draw(palazzi_page(view, names, language, events, seats=(seat,)), alt)

    def changes_board(self, events: Sequence[Event]) -> bool:
        """Return whether more happened than bids and passes, of which an auction can have a dozen."""
        return not events or not all(isinstance(event, BidMade | Passed) for event in events)

    def film_frame(
        self,
        view: PalazzoView,
        names: Sequence[str],
        language: str,
        events: Sequence[Event],
        plan: FieldPlan,
    ) -> Image:
        """Draw everyone's palazzi."""
        return compose(palazzi_page(view, names, language, events, film=plan), atlas())

    def plan_film(self, scenes: Sequence[Scene], language: str) -> Sequence[FieldPlan]:
        return plan_film(scenes, language)

    def hand(self, view: PalazzoSeatView, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own money and palazzi, for its owner only."""
        t = texts(language, GAME)
        return _draw(hand_page(view, names, language), alt_text(t, lambda _: describe_hand(t, view)))

    def to_build(self, view: PalazzoSeatView, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's palazzi and the tiles that it is to build."""
        t = texts(language, GAME)
        alt = alt_text(t, lambda said: describe_palazzi(t, view, said, [view.seat]), names)
        return _draw(to_build_page(view, names, language), alt)

    def suggestion(
        self, view: PalazzoSeatView, actions: Sequence[Action], names: Sequence[str], language: str
    ) -> tuple[Picture, ...]:
        """Draw the seat's palazzi and money before and after; nothing if others decide what comes of it, or chance."""
        if any(isinstance(each, TakeMoney | Reveal | Auction | Pass) for each in actions):
            return ()
        return (self.preview(view, preview(view, actions), names, language),)

    def preview(self, before: PalazzoSeatView, led: Preview, names: Sequence[str], language: str) -> Picture:
        """Draw what a seat's actions would lead to: its palazzi, what it pays, and what it has left."""
        t = texts(language, GAME)
        alt = alt_text(t, lambda _: describe_preview(t, before, led))
        return _draw(preview_page(before, led, names, language), alt)

    def final_score(
        self,
        view: PalazzoView,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with the parts of every score, and points turn by turn where known."""
        t = texts(language, GAME)

        def describe(said: Sequence[str]) -> list[Section]:
            return [plainly(say_winners(t, outcome, said), *describe_score(t, view, outcome, said))]

        podium = _draw(podium_page(view, outcome, names, language), alt_text(t, describe, names))
        if not any(growth):
            return (podium,)
        return podium, growth_picture(PalazzoPage(view, names, language), names, growth, outcome, atlas())


PAGES: Final = PalazzoPages(GAME)
