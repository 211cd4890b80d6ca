"""A game's variant: chosen by the host, stored with the table, dealt and recorded."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES, carrara
from bot.model.refusals import Refusal
from bot.model.variants import game_and_options, plain_variant, rated_as, rated_variants, variant_of, variants_of
from bot.tables import lobby
from bot.tables.export import record_of
from bot.tables.registry import Tables
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.bot.kit import PEOPLE, check_stored, invitation, refused

ADA, BEN, *_ = PEOPLE


def test_every_variant_can_be_dealt_and_is_known_again() -> None:
    """Every variant can be dealt for any number of seats; the base one has no options."""
    for game in GAMES.values():
        assert game_and_options(plain_variant(game)) == (game, {})
        for variant in variants_of(game):
            its_game, options = game_and_options(variant)
            assert its_game is game
            assert variant_of(game, options) == variant
            for seats in game.meta.seats:
                assert game.rules.actors(game.rules.deal(seats, options, Random(1)))
        assert variant_of(game, {"unheard_of": True}) is None


def test_a_choice_of_cards_makes_no_game_of_its_own() -> None:
    """All games with the expansion share one rating, separate from the base game's."""
    rated = {name: rated_as(carrara.GAME, its) for name, its in carrara.VARIANTS.items()}
    assert rated == {"base": "carrara/base", "expansion": "carrara/expansion", "documented": "carrara/expansion"}
    assert rated_as(carrara.GAME, {"expansion": False}) == "carrara/base"
    assert rated_variants(carrara.GAME) == ("carrara/base", "carrara/expansion")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    """A variant's name fits a command choice, and its description fits a select option."""
    for name, game in GAMES.items():
        words = game_texts(texts(language), name)
        for variant in game.meta.variants:
            assert 1 <= len(words.variant(variant)) <= 100
            assert len(words.variant_terms(variant)) <= 100
            assert words.variant_line(variant)


async def test_the_host_chooses_until_the_game_begins(tables: Tables) -> None:
    """Only the host can set the variant, only before the start, and it is stored."""
    table = await lobby.open_table(tables, invitation(2, game="carrara"))
    assert variant_of(table.game, table.row.options) == "carrara/base"
    assert await refused(lobby.set_variant(table, BEN, "carrara/expansion")) == (Refusal.HOST_ONLY, {"host": ADA})
    assert await refused(lobby.set_variant(table, ADA, "carrara/statues")) == (Refusal.NO_VARIANT, {})
    for variant in ("carrara/documented", "carrara/base", "carrara/expansion"):
        await lobby.set_variant(table, ADA, variant)
        assert variant_of(table.game, table.row.options) == variant
        await check_stored(table)
    await lobby.start(table, ADA)
    assert await refused(lobby.set_variant(table, ADA, "carrara/base")) == (Refusal.STARTED, {})
    assert isinstance(table.position, carrara.Position)
    assert table.position.cards is not None
    assert (await record_of(table))["options"] == dict(carrara.VARIANTS["expansion"])
