"""Pictures of The Palaces of Carrara: a view in, a picture with its alt text out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.view import SeatView, View
from bot.games.game import Outcome
from render.carrara.alt import board_alt
from render.carrara.board import board_page
from render.carrara.hand import hand_page
from render.carrara.hand_alt import hand_alt
from render.carrara.looks import look
from render.carrara.market import next_wheel_alt, next_wheel_page, wheel_alt, wheel_page
from render.carrara.score import score_alt, score_page
from render.carrara.text import board_text
from render.paint import paint
from render.picture import Picture


def board(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Picture:
    """Draw the public board, with what events changed since a former turn marked."""
    return Picture(paint(board_page(view, names, language, events), look()), board_alt(view, names, language))


def hand(view: SeatView, names: Sequence[str], language: str) -> Picture:
    """Draw a seat's own hand; for its owner alone."""
    return Picture(paint(hand_page(view, names, language), look()), hand_alt(view, names, language))


def wheel(view: View, language: str, coins: int | None = None) -> Picture:
    """Draw the wheel as it lies; with coins, what they do not pay for is toned down."""
    return Picture(paint(wheel_page(view, language, coins), look()), wheel_alt(view, language, coins))


def wheel_after_turn(view: View, language: str) -> Picture:
    """Draw the wheel as it will lie when it has been turned; what comes from the bag is unknown."""
    return Picture(paint(next_wheel_page(view, language), look()), next_wheel_alt(view, language))


def final_score(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Picture:
    """Draw the final scoring with every item, the winners and all hands."""
    return Picture(paint(score_page(view, outcome, names, language), look()), score_alt(view, outcome, names, language))


def text_board(view: View, names: Sequence[str], language: str) -> str:
    """Write the whole public position in Discord's markdown, in at most 3,500 characters."""
    return board_text(view, names, language)
