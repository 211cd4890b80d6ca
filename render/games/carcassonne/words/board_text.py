"""The whole public position as text, complete enough for a blind person to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Board, Outcome, Phase, Place, Tile, View
from bot.games.carcassonne.board import coordinate, reading_order
from bot.games.carcassonne.ending import if_ended, totals
from bot.games.carcassonne.followers import free_segments
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.placement import placements
from bot.texts import Texts, texts
from bot.texts.games.carcassonne.pieces import say_places, say_segment, say_tile
from bot.texts.games.carcassonne.scores import say_items, say_scores
from render.common.alt import spoken_names
from render.common.markdown import escaped
from render.common.text_board import fitting_board
from render.games.carcassonne.words.features import NONE, PLACES, Detail, Features, gold_line, map_lines
from render.games.carcassonne.words.standing import GAME, say_newest, say_turn

EVER_LESS: Final = (
    Detail(32),
    Detail(16),
    Detail(32, map=False),
    Detail(16, map=False),
    Detail(16, map=False, free=PLACES),
    Detail(16, map=False, free=NONE),
    Detail(12, map=False, free=NONE, places=False, turns=False),
)


def board_text(view: View, names: Sequence[str], language: str, whole: bool = False) -> str:
    """Return the public position in Discord's markdown, `whole` or in as much detail as there is room for."""
    t = texts(language, GAME)
    versions = (
        _lines(t, view, [escaped(name) for name in spoken_names(names, language, much.name)], much)
        for much in EVER_LESS
    )
    return fitting_board(versions, t, whole)


def _lines(t: Texts, view: View, names: Sequence[str], much: Detail) -> list[str]:
    outcome = totals(view) if view.phase is Phase.OVER else None
    lines = [t.say("board-head", turn=" · ".join(say_turn(t, view, names)))]
    lines += say_newest(t, view, names)
    lines += _possible(t, view, names, much)
    lines += [f"- {line}" for line in _players(t, view, names, outcome)]
    lines += Features(t, view, names, much).lines()
    lines += gold_line(t, view)
    return [*lines, *(map_lines(t, view) if much.map else []), t.say("board-compass")]


def _possible(t: Texts, view: View, names: Sequence[str], much: Detail) -> list[str]:
    """Tell what the seat to act can do: where the tile it has drawn fits, or where an ingot or a follower can go."""
    if view.phase is Phase.TILE and view.tile is not None:
        shows = t.say("board-tile", tile=view.tile.id, shows=say_tile(t, view.tile))
        return [shows, t.say("board-fits", places=_fits(t, view.board, view.tile, much))]
    if view.phase is Phase.GOLD:
        return [t.say("board-gold-on", places=say_places(places_for_gold(view)))]
    if view.phase is Phase.FOLLOWER and (free := free_segments(view)):
        laid = view.board.laid[-1]
        segments = [say_segment(t, kind, part, (laid.tile, laid.turn)) for kind, part in free]
        return [t.say("board-follower-on", segments=", ".join(segments))]
    if view.phase is Phase.INGOT:
        claims = [
            t.say(
                "board-ingot-claim",
                place=coordinate(claim.place),
                names=t.list([names[seat] for seat in claim.seats]),
            )
            for claim in takeable(view)
        ]
        return [t.say("board-ingot-from", name=names[view.asked], places=", ".join(claims))]
    return []


def _fits(t: Texts, board: Board, tile: Tile, much: Detail) -> str:
    """List the places where a tile fits, each with the turns in which it does, unless the tile looks alike in all."""
    turns: dict[Place, list[int]] = {}
    for x, y, turn in placements(board, tile):
        turns.setdefault(Place(x, y), []).append(turn)
    if len(tile.turned) == 1 or not much.turns:
        return say_places(turns)
    return ", ".join(
        t.say("board-fit", place=coordinate(place), turns=", ".join(f"{90 * turn}°" for turn in turns[place]))
        for place in sorted(turns, key=reading_order)
    )


def _players(t: Texts, view: View, names: Sequence[str], outcome: Outcome | None) -> list[str]:
    if outcome is None:
        ended = if_ended(view)
        has = (say_scores(t, view, seat, ended) for seat in range(len(names)))
        return [t.say("board-player", name=name, has=each) for name, each in zip(names, has, strict=True)]
    return [
        t.say(
            "board-player-rank",
            place=t.say("rank", place=outcome.ranks[seat]),
            name=names[seat],
            total=outcome.scores[seat],
            items=say_items(t, view, outcome, seat),
        )
        for seat in outcome.order
    ]
