"""Words and controls about the variant of a game that is played at a table."""

from __future__ import annotations

from bot.model.variants import plain, variant_of
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Choice, ControlId, Select


def variant_name(t: Texts, game: str, variant: str) -> str:
    """Name a variant."""
    return t.say(f"variant-{game}-{variant}")


def variant_lines(t: Texts, table: Table) -> list[str]:
    """Say in which variant a game with several is played: a line or none."""
    variant = variant_of(table.game, table.row.options)
    if variant is None or len(table.game.VARIANTS) < 2:
        return []
    return [t.say(f"variant-{table.row.game}-{variant}-line")]


def special_lines(t: Texts, table: Table) -> list[str]:
    """Say in which variant a game is played where it is not the plain one: a line or none."""
    variant = variant_of(table.game, table.row.options)
    if variant is None or variant == plain(table.game):
        return []
    return [t.say("variant-short", variant=variant_name(t, table.row.game, variant))]


def variant_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Offer the host the other variants of a game that has any: a select or none."""
    game, now = table.row.game, variant_of(table.game, table.row.options)
    if len(table.game.VARIANTS) < 2:
        return ()
    choices = tuple(
        Choice(name, variant_name(t, game, name), t.say(f"variant-{game}-{name}-terms"), chosen=name == now)
        for name in table.game.VARIANTS
    )
    return (Select(ControlId("variant", table.id), t.say(f"choose-variant-{game}"), choices),)
