"""The variants of games. Outside of its game a variant is named `game/variant`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import GAMES
from bot.games.contract import AnyGame
from bot.model.refusals import Refusal, Refused


def variants_of(game: AnyGame) -> tuple[str, ...]:
    """List a game's variants, the plain one first."""
    return tuple(_variant_name(game, name) for name in game.meta.variants)


def plain_variant(game: AnyGame) -> str:
    """Return the variant that is played by default."""
    return variants_of(game)[0]


def game_and_options(variant: str) -> tuple[AnyGame, Mapping[str, bool]]:
    """Return the game of a variant, and the options that it is dealt with; raise Refused for an unknown one."""
    game, _, name = variant.partition("/")
    if game not in GAMES or name not in GAMES[game].meta.variants:
        raise Refused(Refusal.NO_VARIANT)
    return GAMES[game], GAMES[game].meta.variants[name]


def rated_variant_of(game: AnyGame, options: Mapping[str, bool]) -> str:
    """Return the variant as which a game with these options is rated: the simplest one that it extends.

    An option within a variant, such as fewer cards, does not make it a different game; several variants at once do.
    """
    chosen = {name for name, value in options.items() if value}
    within = {name: its.keys() for name, its in game.meta.variants.items() if its and its.keys() <= chosen}
    simplest = [name for name, its in within.items() if not any(other < its for other in within.values())]
    if len(simplest) > 1:
        simplest = [max(within, key=lambda name: len(within[name]))]
    return _variant_name(game, simplest[0]) if simplest else plain_variant(game)


def rated_variants(game: AnyGame) -> tuple[str, ...]:
    """List the variants that are rated separately, the plain one first."""
    return tuple(dict.fromkeys(rated_variant_of(game, its) for its in game.meta.variants.values()))


def variant_of(game: AnyGame, options: Mapping[str, bool]) -> str | None:
    """Return the variant that is dealt with these options; None if only another version of the program has it."""
    chosen = {name: True for name, value in options.items() if value}
    found = (name for name, its in game.meta.variants.items() if dict(its) == chosen)
    return next((_variant_name(game, name) for name in found), None)


def _variant_name(game: AnyGame, name: str) -> str:
    return f"{game.meta.name}/{name}"
