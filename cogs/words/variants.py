"""The variant played at a table, in words and as a control."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import GAMES
from bot.model.variants import plain_variant, variant_of, variants_of
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_name, game_texts
from cogs.core.controls import Choice, ControlId, Select, fresh
from cogs.core.limits import OPTIONS, cut
from cogs.core.offers import Offer


def variant_name(t: Texts, variant: str) -> str:
    """Return the title of a variant, given as `game/variant`."""
    game, _, name = variant.partition("/")
    return game_texts(t, game).variant(name)


def variant_lines(t: Texts, table: Table) -> list[str]:
    """Describe which variant is played, and what that means; empty if it is the plain one."""
    variant = variant_of(table.game, table.row.options)
    if variant is None or variant == plain_variant(table.game):
        return []
    return [game_texts(t, table.row.game).variant_line(variant.partition("/")[2])]


def special_lines(t: Texts, table: Table) -> list[str]:
    """Describe which variant is played; empty if it is the plain one."""
    variant = variant_of(table.game, table.row.options)
    if variant is None or variant == plain_variant(table.game):
        return []
    return [t.say("variant-short", variant=variant_name(t, variant))]


def variant_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Return the select with which the host chooses the variant or another game; empty if there is only one of all."""
    words, now = game_texts(t, table.row.game), variant_of(table.game, table.row.options)
    others = [game for name, game in GAMES.items() if name != table.row.game]
    if len(table.game.meta.variants) < 2 and not others:
        return ()
    choices = [
        Choice(
            variant,
            words.variant_chosen(name) if variant == now else words.variant(name),
            cut(words.variant_terms(name)) or None,
            chosen=variant == now,
        )
        for variant, name in zip(variants_of(table.game), table.game.meta.variants, strict=True)
    ]
    choices += [
        Choice(plain_variant(game), cut(game_name(t, game.meta.name)), t.say("choose-other-game")) for game in others
    ]
    return (Select(ControlId("variant", table.id, arg=fresh()), words.choose_variant(), tuple(choices[:OPTIONS])),)


def variant_offers(t: Texts, variants: Iterable[str]) -> list[Offer[str]]:
    """Return variants by their titles."""
    found = []
    for variant in variants:
        game, _, name = variant.partition("/")
        titles = [game_texts(texts(language), game).variant(name) for language in LANGUAGES]
        found.append(Offer(variant, variant_name(t, variant), variant, names=(name, *titles)))
    return found
