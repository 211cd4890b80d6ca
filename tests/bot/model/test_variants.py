"""A game's variant: chosen by the host, stored with the table, dealt and recorded."""

from __future__ import annotations

from bot.games import GAMES, carrara
from bot.model.variants import (
    game_and_options,
    plain_variant,
    rated_variant_of,
    rated_variants,
    variant_of,
    variants_of,
)


def test_every_variant_is_recognised() -> None:
    """By its options; the base one has none."""
    for game in GAMES.values():
        assert game_and_options(plain_variant(game)) == (game, {})
        for variant in variants_of(game):
            its_game, options = game_and_options(variant)
            assert its_game is game
            assert variant_of(game, options) == variant
        assert variant_of(game, {"unheard_of": True}) is None


def test_choices_of_cards_share_one_rating() -> None:
    rated = {name: rated_variant_of(carrara.GAME, its) for name, its in carrara.VARIANTS.items()}
    assert rated == {"base": "carrara/base", "expansion": "carrara/expansion", "documented": "carrara/expansion"}
    assert rated_variant_of(carrara.GAME, {"expansion": False}) == "carrara/base"
    assert rated_variants(carrara.GAME) == ("carrara/base", "carrara/expansion")
