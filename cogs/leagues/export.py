"""A season as CSV, a line for each place at a table, and as JSON, with its terms, standings and log."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Final

from bot.model.leagues import LogEntry, Season, State, season_ratings, standings
from cogs.leagues.words import names_of, place_in

_HEAD: Final = ("round", "table", "seat", "name", "place", "points", "state", "reason", "table_number")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of a formula."""


def as_csv(season: Season) -> bytes:
    """Return all pairings, a line for each member at each table; nothing that people typed is a formula."""
    out, names = io.StringIO(), names_of(season)
    writer = csv.writer(out)
    writer.writerow(_HEAD)
    for pairing in season.pairings:
        for seat, (member, points) in enumerate(zip(pairing.members, pairing.points, strict=True), 1):
            place = place_in(pairing, member) if pairing.state is State.PLAYED else ""
            name, reason = _plain(names[member]), _plain(pairing.reason)
            row = (pairing.round, pairing.number, seat, name, place, points, pairing.state.value, reason)
            writer.writerow((*row, pairing.table_id or ""))
    return out.getvalue().encode("utf-8-sig")


def _plain(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def as_json(season: Season, entries: Sequence[LogEntry]) -> bytes:
    """Return the terms, the standings, the pairings and the log."""
    league, names, ratings = season.league, names_of(season), season_ratings(season)
    data = {
        "title": league.title,
        "season": league.season,
        "name": league.name,
        "plays": league.variant,
        "seats": league.seats,
        "rounds": league.rounds,
        "days": league.days,
        "pace": league.pace.value,
        "unfinished": league.unfinished.value,
        "phase": league.phase.value,
        "round": league.round,
        "standings": [
            {
                "rank": line.rank,
                "name": names[line.member.number],
                "points": line.points,
                "wins": line.wins,
                "opponents": line.opponents,
                "direct": line.direct,
                "games": line.games,
                "byes": line.byes,
                "rating": ratings[line.member.number].points if line.member.number in ratings else None,
                "active": line.member.active,
            }
            for line in standings(season)
        ],
        "pairings": [
            {
                "round": pairing.round,
                "number": pairing.number,
                "table": pairing.table_id,
                "state": pairing.state.value,
                "reason": pairing.reason,
                "members": [
                    {
                        "name": names[member],
                        "points": points,
                        "place": place_in(pairing, member) if pairing.state is State.PLAYED else None,
                    }
                    for member, points in zip(pairing.members, pairing.points, strict=True)
                ],
            }
            for pairing in season.pairings
        ],
        "log": [
            {
                "at": entry.at,
                "what": entry.kind.value,
                **{key: value for key, value in entry.facts.items() if "user" not in key},
            }
            for entry in entries
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
