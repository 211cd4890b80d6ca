"""The pictures in the rules: moments of games that show what their chapters describe."""

from __future__ import annotations

import pytest

from bot.games.palazzo import Phase
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.engine.picture import ALT_LIMIT
from render.games.palazzo import PICTURES
from render.games.palazzo.showcase import chapters as drawn


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_with_pictures(language: str) -> None:
    """The chapters that have pictures exist, and each picture has an alt text and is drawn only once."""
    assert PICTURES.chapters is drawn.CHAPTERS
    assert max(drawn.CHAPTERS) <= len(game_texts(texts(language), "palazzo").rules())
    for draw in (each for pictures in drawn.CHAPTERS.values() for each in pictures):
        picture = draw(language)
        assert 20 < len(picture.alt) <= ALT_LIMIT
        assert draw(language) is picture


def test_the_moments_show_what_they_are_for() -> None:
    """Money to take, a price that has fallen, an auction with bids, four tiles for all, and palazzi of all heights."""
    assert len(drawn.money().position.display) == 4
    assert len(drawn.revealed().position.warehouse) > 2
    assert max(laid.value for laid in drawn.auction().position.bids) > 5
    assert (drawn.offered().position.phase, len(drawn.offered().position.quarry) >= 4) == (Phase.CHOOSING, True)
    heights = {len(each.floors) for player in drawn.built().position.players for each in player.palazzi}
    assert heights >= {2, 3, 4, 5}
