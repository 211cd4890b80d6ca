"""The terms of a table, in words and as controls: clock, computer players, variant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from discord import app_commands

from bot.games import GAMES
from bot.model.offers import Wish
from bot.model.pace import DAY, HOUR, TERMS, Pace
from bot.model.person import Notices
from bot.model.quiet_hours import defer_notice, start_clock
from bot.model.reminders import MAX_REMINDERS
from bot.model.rows import TableRow
from bot.model.variants import plain_variant, variant_of, variants_of
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.completions import Choices, Completion, complete
from cogs.core.controls import Buttons, ControlId, Form, Pick, Rows, Select, SelectOption, make_arg
from cogs.core.languages import localize
from cogs.core.limits import MAX_OPTIONS
from cogs.core.paging import join_lines
from cogs.core.request import Request

_MIN_PLAYERS = min(game.meta.seats[0] for game in GAMES.values())
_MAX_PLAYERS = max(game.meta.seats[-1] for game in GAMES.values())
PlayerCount: TypeAlias = app_commands.Range[int, _MIN_PLAYERS, _MAX_PLAYERS]
"""A number of players that at least one game allows."""
_MINUTE = 60
_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", _MINUTE))


def span(t: Texts, seconds: int) -> str:
    """Format a duration in the two largest of its days, hours and minutes."""
    parts, rest = [], seconds
    for unit, size in _UNITS:
        count, rest = divmod(rest, size)
        if count:
            parts.append(t.say(f"span-{unit}", count=count))
    if len(parts) > 1:
        return t.say("span-two", first=parts[0], second=parts[1])
    return parts[0] if parts else t.say("span-minutes", count=0)


def pace_text(t: Texts, pace: Pace, key: str) -> str:
    """Describe the terms of a pace, using the message with this key."""
    terms = TERMS[pace]
    facts = {"bank": span(t, terms.bank), "gain": span(t, terms.gain), "floor": span(t, terms.floor)}
    return t.say(key, pace=pace, name=t.say(f"pace-{pace}"), most=MAX_REMINDERS, **facts)


PACES = [
    app_commands.Choice(
        name=localize(lambda t, pace=pace: pace_text(t, pace, "pace-choice")),  # type: ignore[misc]
        value=pace.value,
    )
    for pace in Pace
]


def pace_terms(t: Texts, row: TableRow) -> list[str]:
    """Describe the clock of a table, and whether it is rated, each in a word or two."""
    clock = t.say("terms-pace", pace=row.pace, name=t.say(f"pace-{row.pace}"))
    return [clock, t.say("terms-rated" if row.rated else "terms-unrated")]


def clock_lines(t: Texts, row: TableRow) -> list[str]:
    """Describe how the clock of a table runs; empty without one."""
    return [] if row.pace is Pace.NONE else [pace_text(t, row.pace, "invitation-pace")]


def terms_form(t: Texts, table: Table) -> Form:
    """Return the form with which the host changes the clock, the stand-in, the rating and open hands."""
    row, levels = table.row, table.game.computers.players
    paces = [
        SelectOption(f"pace.{pace}", t.say(f"pace-{pace}"), pace_text(t, pace, "pace-terms"), chosen=pace is row.pace)
        for pace in Pace
    ]
    found = [Pick(t.say("terms-pick-pace"), paces)]
    if _may_stand_in(table) and len(levels) > 1:
        stand_ins = (replace(computer_choice(t, each), chosen=each == table.stand_in) for each in levels)
        choices = [replace(choice, value=f"stand_in.{choice.value}") for choice in stand_ins]
        found.append(Pick(t.say("terms-pick-stand-in"), choices, about=t.say("terms-pick-stand-in-means")))
    ticks = [SelectOption("rated", t.say("terms-pick-rated"), t.say("terms-pick-rated-means"), chosen=row.rated)]
    if table.game.meta.hidden_hands:
        ticks.append(
            SelectOption("open_hands", t.say("terms-open-hands"), t.say("terms-pick-open"), chosen=row.open_hands)
        )
    found.append(Pick(t.say("terms-pick-more"), ticks, several=True))
    return Form(ControlId("terms_picked", table.id), t.say("button-settings"), found)


async def turn_time(t: Texts, table: Table, seat: int) -> list[str]:
    """Describe until when a seat that is to act has time, if its person is called now; empty without a clock."""
    clock, now = (await table.store.clocks.of_table(table.id)).get(seat), table.store.now()
    user = table.seats[seat].user if table.seats[seat].awaited else None
    if clock is None or user is None or table.row.paused is not None:
        return []
    if clock.since is None:
        person = await table.store.people.get(user)
        called = now if person.notices is Notices.NONE else defer_notice(person, now)
        clock = start_clock(person, clock, called)
    ends = clock.runs_out_at()
    if clock.since is None or ends is None:
        return []
    if clock.since > now:
        return [t.say("turn-time-later", begins=str(clock.since), ends=str(ends))]
    return [t.say("turn-time" if clock.left(now) else "turn-time-up", ends=str(ends))]


async def reminder_time(t: Texts, table: Table, seat: int) -> list[str]:
    """Describe until when a seat that is to act has time, and what happens then."""
    others = any(other.awaited for number, other in enumerate(table.seats) if number != seat)
    return [f"{line} {t.say('turn-time-then')}" if others else line for line in await turn_time(t, table, seat)]


async def bank_text(t: Texts, table: Table) -> list[str]:
    """Describe how much time each person at a table has left; empty without a time limit."""
    if table.row.pace is Pace.NONE:
        return []
    clocks, now, lines = await table.store.clocks.of_table(table.id), table.store.now(), []
    for seat, clock in clocks.items():
        sitting, ends = table.seats[seat], clock.runs_out_at()
        if sitting.user is None or sitting.conceded:
            continue
        # nobody begins a turn with less than the floor
        waits = seat in table.actors() or sitting.stand_in is not None
        left = clock.left(now) if waits else max(clock.left(now), TERMS[table.row.pace].floor)
        facts = {"name": escape(table.names[seat]), "left": span(t, left)}
        if clock.since is None or ends is None:
            lines.append(t.say("bank-left" if sitting.stand_in is None else "bank-stand-in", **facts))
        elif clock.since > now:
            lines.append(t.say("bank-later", begins=str(clock.since), **facts))
        else:
            lines.append(t.say("bank-runs" if clock.left(now) else "bank-empty", ends=str(ends), **facts))
    if not lines:
        return []
    title = t.say("bank-title", pace=t.say(f"pace-{table.row.pace}"))
    return [join_lines(title, *(f"-# {line}" for line in lines))]


_MIN_PLAYERS_TO_CONTINUE = 3
"""The number of players from which a game continues when one concedes."""


def computer_name(t: Texts, computer: str) -> str:
    """Return the name of a computer player; one unknown to this version is named as in the store."""
    return t.say(f"computer-{computer}") if t.has(f"computer-{computer}") else escape(computer)


def computer_choice(t: Texts, computer: str) -> SelectOption:
    """Return the option for a computer player, with how it plays."""
    return SelectOption(computer, computer_name(t, computer), t.say(f"level-{computer}"))


def computer_rows(t: Texts, table: Table) -> Rows:
    """Return the select that adds a computer player to an invitation; empty if there is no room."""
    if len(table.seats) >= table.row.capacity:
        return ()
    choices = [computer_choice(t, computer) for computer in table.game.computers.players]
    return (Select(ControlId("computer", table.id, arg=make_arg()), t.say("choose-computer"), choices),)


def remove_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that removes the computer player added last; empty if there is none."""
    if not any(seat.computer is not None for seat in table.seats):
        return ()
    return (make_button(t, "computer_out", table),)


def _may_stand_in(table: Table) -> bool:
    return table.row.pace is not Pace.NONE or table.row.capacity >= _MIN_PLAYERS_TO_CONTINUE


def stand_in_terms(t: Texts, table: Table) -> list[str]:
    """Name the computer player that stands in at a table; empty if none may."""
    if not _may_stand_in(table):
        return []
    return [t.say("terms-stand-in", level=computer_name(t, table.stand_in))]


def variant_name(t: Texts, variant: str) -> str:
    """Return the title of a variant, given as `game/variant`."""
    game, _, name = variant.partition("/")
    return game_texts(t, game).variant(name)


def _special_variant(table: Table) -> str | None:
    """Return the variant played, given as `game/variant`; None if it is the plain one."""
    variant = variant_of(table.game, table.row.options)
    return None if variant == plain_variant(table.game) else variant


def variant_lines(t: Texts, table: Table) -> list[str]:
    """Describe which variant is played, and what that means; empty if it is the plain one."""
    variant = _special_variant(table)
    return [] if variant is None else [game_texts(t, table.row.game).variant_line(variant.partition("/")[2])]


def special_lines(t: Texts, table: Table) -> list[str]:
    """Describe which variant is played; empty if it is the plain one."""
    variant = _special_variant(table)
    return [] if variant is None else [t.say("variant-short", variant=variant_name(t, variant))]


def variant_rows(t: Texts, table: Table) -> Rows:
    """Return the select with which the host chooses the variant or another game; empty if there is no choice."""
    words, now = game_texts(t, table.row.game), variant_of(table.game, table.row.options)
    others = [game for name, game in GAMES.items() if name != table.row.game]
    if len(table.game.meta.variants) < 2 and not others:
        return ()
    choices = [
        SelectOption(
            variant,
            words.variant_chosen(name) if variant == now else words.variant(name),
            words.variant_terms(name),
            chosen=variant == now,
        )
        for variant, name in zip(variants_of(table.game), table.game.meta.variants, strict=True)
    ]
    choices += [
        SelectOption(plain_variant(game), game_name(t, game.meta.name), t.say("choose-other-game")) for game in others
    ]
    return (Select(ControlId("variant", table.id, arg=make_arg()), words.choose_variant(), choices[:MAX_OPTIONS]),)


def variant_completions(t: Texts, variants: Iterable[str]) -> list[Completion[str]]:
    """Return variants by their titles."""
    found = []
    for variant in variants:
        game, _, name = variant.partition("/")
        titles = [game_texts(texts(language), game).variant(name) for language in LANGUAGES]
        found.append(Completion(variant, variant_name(t, variant), variant, names=(name, *titles)))
    return found


async def game_typed(request: Request) -> str:
    """Return the game that is named in the command being typed, or its default."""
    return await request.game(getattr(request.interaction.namespace, "game", None))


async def complete_variants(request: Request, typed: str) -> Choices:
    """List the variants of the game that is named in the command being typed."""
    return complete(variant_completions(request.t, variants_of(GAMES[await game_typed(request)])), typed)


def wish_text(t: Texts, wish: Wish) -> str:
    """Describe what someone would like to play, as far as they named it."""
    game, _, variant = wish.game.partition("/")
    parts = [game_name(t, game) if game else t.say("play-terms-any")]
    if variant:
        parts.append(variant_name(t, wish.game))
    if wish.players is not None:
        parts.append(t.say("play-terms-players", count=wish.players))
    if wish.pace is not None:
        parts.append(t.say(f"pace-{wish.pace}"))
    return " · ".join(parts)
