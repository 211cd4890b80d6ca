"""Which of a game's variants is played at a table."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.game import AnyGame, IllegalAction
from bot.model.refusals import Refusal


def plain(game: AnyGame) -> str:
    """Tell the variant that is played unless somebody says otherwise."""
    return next(iter(game.VARIANTS))


def options_of(game: AnyGame, variant: str) -> Mapping[str, bool]:
    """Tell with which options a variant is dealt; raise IllegalAction for one that the game does not have."""
    if variant not in game.VARIANTS:
        raise IllegalAction(Refusal.NO_VARIANT)
    return game.VARIANTS[variant]


def rated_as(game: AnyGame, options: Mapping[str, bool]) -> str:
    """Tell with which variant's games one with these options is rated: the simplest one that it goes on from.

    What is only a choice within a variant, such as of fewer cards, makes no other game of it.
    """
    chosen = {name for name, value in options.items() if value}
    within = [name for name, its in game.VARIANTS.items() if its and its.keys() <= chosen]
    return min(within, key=lambda name: len(game.VARIANTS[name]), default=plain(game))


def rated_variants(game: AnyGame) -> tuple[str, ...]:
    """List the variants that are rated each on their own, the plain one first."""
    return tuple(dict.fromkeys(rated_as(game, its) for its in game.VARIANTS.values()))


def variant_of(game: AnyGame, options: Mapping[str, bool]) -> str | None:
    """Tell which variant is dealt with these options; None where only another version of the program has it."""
    chosen = {name: True for name, value in options.items() if value}
    return next((name for name, its in game.VARIANTS.items() if dict(its) == chosen), None)
