"""Pictures of Palazzo: so far its text board alone, drawn as plainly as for any game, with an alt text of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.contract import Outcome
from bot.games.palazzo import Event, View
from bot.texts import texts
from render.contract import Pictures
from render.engine.picture import Picture
from render.games.palazzo.words.board_text import board_text
from render.games.palazzo.words.public_alt import public_alt

PARTS: Final = ("height", "windows", "material", "money")
"""The parts of a score, and what decides ties."""


class PalazzoPictures(Pictures):
    """The pictures of Palazzo."""

    def board(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the text board, with the last move in its alt text."""
        (picture,) = super().board(view, names, language, events, band)
        return (replace(picture, alt=public_alt(view, names, language, events, band)),)

    def final_score(
        self,
        view: View,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with the parts of every score, and points turn by turn."""
        said = {part: texts(language, self.game).say(f"part-{part}") for part in PARTS}
        named = tuple({said[part]: parts[part] for part in PARTS} for parts in outcome.breakdown)
        return super().final_score(view, replace(outcome, breakdown=named), names, language, growth)

    def text_board(self, view: View, names: Sequence[str], language: str) -> str:
        """Return the whole public position in Discord's markdown."""
        return board_text(view, names, language)


PICTURES: Final = PalazzoPictures("palazzo")
