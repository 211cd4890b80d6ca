"""Explains why the bot refuses something, with what would be possible instead; `request` shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.model.person import Notices
from bot.model.refusals import Refusal, Refused
from bot.tables.lobby import can_join
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import escape
from cogs.core.buttons import concede_row, join_button, resume_row
from cogs.core.controls import Button, Link
from cogs.core.face import FACES, turn_of
from cogs.core.moves import say_since
from cogs.core.names import mention_of
from cogs.core.paging import join_newest
from cogs.core.panel import Panel, text_panel
from cogs.core.places import jump

_MAX_NEWS_LENGTH: Final = 300
"""The characters for what has happened meanwhile."""


async def host_refusal(tables: Tables, t: Texts, user: int, table: Table | None, refused: Refused) -> Panel:
    """Explain to a person why the bot refuses something, with controls to go on where possible."""
    person = await (tables.store.people.get(user) if table is None else tables.store.people.at_table(user, table.id))
    is_told = person.notices is not Notices.NONE
    said = t.say(_key(user, table, refused), **{"told": is_told, **_facts(t, table, refused)})
    row: Sequence[Button | Link] = ()
    match refused.reason:
        case Refusal.NOT_AT_TABLE if table is not None and can_join(table):
            row = (join_button(t, table),)
        case Refusal.MOVED_ON:
            since = refused.facts.get("since")
            lines = list[str]()
            if table is not None and isinstance(since, int) and 0 <= since < table.revision:
                lines = await say_since(t, table, since)
            told = t.say("refused-moved-on-since", lines=join_newest(lines, _MAX_NEWS_LENGTH)) if lines else said
            return await with_turn_panel(told, t, user, table)
        case Refusal.LEFT_SERVER if table is not None:
            row = concede_row(t, table, table.seat_of(user))
        case Refusal.STANDS_IN if table is not None:
            row = resume_row(t, table, table.seat_of(user))
        case Refusal.CHANNEL_TAKEN if isinstance(number := refused.facts["table"], int):
            row = (await jump(t, await tables.existing(number)),)
    return text_panel(said, *row)


def _key(user: int, table: Table | None, refused: Refused) -> str:
    """Return the key of the message that fits the person's situation at the table."""
    key = "refused-" + refused.reason.replace("_", "-")
    if refused.reason in (Refusal.NOT_OFFERED, Refusal.MISSING) and not refused.facts["offered"]:
        return f"{key}-none"
    if refused.reason is Refusal.NOT_OFFERED and not refused.facts["text"]:
        return f"{key}-blank"
    if table is None:
        return key
    match refused.reason:
        case Refusal.NOT_AT_TABLE if can_join(table):
            return f"{key}-yet"
        case Refusal.STARTED if table.seat_of(user) is not None:
            return f"{key}-playing"
        case _:
            return key


def _facts(t: Texts, table: Table | None, refused: Refused) -> dict[str, Any]:
    """Return the facts of a refusal in the form its message expects."""
    facts: dict[str, Any] = dict(refused.facts)
    for key, fact in refused.facts.items():
        match key:
            case "host":
                facts[key] = f"<@{fact}>"
            case "manager":
                facts[key] = mention_of(fact if isinstance(fact, int) else None)
            case "rights":
                facts[key] = t.rights(str(fact).split(","))
            case "seats" if refused.reason is Refusal.NOT_YOUR_TURN and table is not None:
                names = [escape(table.names[int(seat)]) for seat in str(fact).split(",")]
                facts |= {
                    "names": t.list(names),
                    "count": len(names),
                    "role": game_texts(t, table.row.game).role(table.view(None)),
                }
            case "offered" if isinstance(fact, tuple):
                facts[key] = _list_offered(t, fact, facts.pop("left"))
            case "option":
                facts[key] = texts(t.language, str(facts.pop("game"))).say(str(fact))
            case "game" if key in facts:
                facts[key] = game_name(t, str(fact))
            case "table":
                facts[key] = str(fact)
    return facts


def _list_offered(t: Texts, named: Sequence[str], left: int) -> str:
    """List the choices offered, and how many more there are; names that are lists themselves are kept apart."""
    several = any("," in name or f" {t.say('typed-and')} " in name for name in named)
    joined = ("; " if several else ", ").join(named)
    if left:
        return t.say("any-and-more", names=joined, count=left)
    return joined if several else t.list([*named])


async def with_turn_panel(said: str, t: Texts, user: int, table: Table | None) -> Panel:
    """Return a panel that says something, above the person's turn panel if they can act now."""
    seat = None if table is None else table.seat_of(user)
    if table is None or seat is None or seat not in table.acting() or not table.playable:
        return Panel((said,))
    panel = FACES[table.row.game].turn_panel(await turn_of(t, table, seat))
    return Panel((said, *panel.texts), rows=panel.rows)
