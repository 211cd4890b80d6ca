"""The whole public position as text, complete enough for a blind person to play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.games.palazzo import Material, Phase, View, price_of
from bot.games.palazzo.components import QUARRIES
from bot.texts import Texts, texts
from bot.texts.games.palazzo.pieces import say_cards, say_tiles
from bot.texts.games.palazzo.scores import say_items, say_palazzi, say_tie
from bot.texts.numbers import signed
from render.common.alt import spoken_names
from render.common.markdown import escaped
from render.common.text_board import fitting_board
from render.games.palazzo.words.standing import GAME, say_bids, say_has, say_money, say_turn

EVER_SHORTER: Final = (32, 16, 12)
"""The maximum lengths of names."""


def board_text(view: View, names: Sequence[str], language: str, whole: bool = False) -> str:
    """Return the public position in Discord's markdown, `whole` or in as much detail as there is room for."""
    t = texts(language, GAME)
    versions = (
        _lines(t, view, [escaped(name) for name in spoken_names(names, language, longest)]) for longest in EVER_SHORTER
    )
    return fitting_board(versions, t, whole)


def _lines(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    lines = [t.say("board-head", turn=" · ".join(say_turn(t, view, names)))]
    if view.display:
        lines.append(t.say("board-display", cards=say_cards(t, view.display)))
    if view.bids:
        lines.append(t.say("board-auction", quarry=view.builder))
        lines += [f"- {line}" for line in say_bids(t, view, names)]
    if view.to_build:
        lines.append(t.say("board-to-build", name=names[view.asked], tiles=say_tiles(t, view.to_build)))
    lines += _offers(t, view)
    lines += _players(t, view, names)
    lines.append(t.say("board-money", pile=view.pile, cards=say_cards(t, view.discards)))
    return [*lines, *(_to_come(t, view) if view.phase is not Phase.OVER else [])]


def _offers(t: Texts, view: View) -> list[str]:
    """Describe the warehouse with its price, and the quarries."""
    if view.warehouse:
        price = price_of(len(view.warehouse), 1)
        lines = [t.say("board-warehouse", price=price, tiles=say_tiles(t, view.warehouse))]
    else:
        lines = [t.say("board-warehouse-empty")]
    lines.append(t.say("board-quarries"))
    for quarry, tiles in zip(QUARRIES, view.quarries, strict=True):
        key = "board-quarry-builder" if quarry == view.builder else "board-quarry"
        lines.append("- " + t.say(key, quarry=quarry, tiles=say_tiles(t, tiles) or t.say("board-empty")))
    return lines


def _players(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Describe what everyone has, and below it the palazzi of each."""
    final = view.final
    lines = []
    for seat in range(len(names)) if final is None else final.order:
        if final is None:
            lines.append(t.say("board-player", name=names[seat], has=say_has(t, view, seat)))
        else:
            facts = {"name": names[seat], "items": say_items(t, final, seat), "money": say_money(t, view, seat)}
            place = t.say("rank", place=final.ranks[seat])
            lines.append(t.say("board-player-rank", place=place, total=signed(final.scores[seat]), **facts))
        lines += say_palazzi(t, view, seat)
    return lines if final is None else [*lines, *say_tie(t, final, names)]


def _to_come(t: Texts, view: View) -> list[str]:
    """List the tiles that are still in the stacks, a line for each material: floors, and the windows of each tile."""
    lines = [t.say("board-to-come")] if view.unseen else []
    for material in Material:
        of_it = [tile for tile in view.unseen if tile.material is material]
        floors = [
            f"{floor} ({', '.join(str(tile.windows) for tile in tiles)})"
            for floor, tiles in groupby(of_it, lambda tile: tile.floor)
        ]
        if floors:
            facts = {"material": t.say(f"material-{material}"), "floors": ", ".join(floors)}
            lines.append("- " + t.say("board-to-come-of", **facts))
    return lines
