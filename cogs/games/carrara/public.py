"""The buttons of the public turn message: blue where they can do something, as far as everyone knows."""

from __future__ import annotations

from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import open_buildings
from bot.games.carrara.scoring import scorable_categories, scorable_cities, scorable_types
from bot.games.carrara.view import View
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.games.carrara.panels.turn import PRIMARY, SECONDARY


def public_buttons(t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that open the private panels; the others are grey, since they only tell why not.

    After the action a single one opens the panel in which the turn is ended.
    """
    view: View = table.view(None)
    finish = ControlId("carrara_turn", table.id, seq)
    if view.phase in (Phase.AFTER_ACTION, Phase.AFTER_PURCHASE):
        return ((Button(finish, t.say("button-finish-turn"), PRIMARY),),)
    useful = {"buy": _may_buy(view), "build": _may_build(view), "score": _may_score(view)}
    actions = tuple(
        Button(ControlId(f"carrara_{what}", table.id, seq), t.say(f"button-{what}"), PRIMARY if blue else SECONDARY)
        for what, blue in useful.items()
    )
    if view.announced_by is None or view.phase is Phase.BUYING:
        return (actions,)
    # this opens a private panel that asks again, since for the last seat declining ends the game
    return actions, (Button(finish, t.say("button-decline")),)


def _may_buy(view: View) -> bool:
    return any(map(any, view.wheel)) or view.bag > 0


def _may_build(view: View) -> bool:
    """Return whether a building may be affordable: with hidden hands, nobody but its owner knows what a hand pays."""
    if view.phase is not Phase.ACTION:
        return False
    most = None if view.open_hands is None else sum(view.open_hands[view.turn].blocks)
    return any(most is None or building.cost <= most for building in open_buildings(view))


def _may_score(view: View) -> bool:
    if view.phase is not Phase.ACTION:
        return False
    player = view.players[view.turn]
    special = view.cards is not None and any(scorable_categories(player))
    return any(scorable_types(player)) or any(scorable_cities(view.players, player)) or special
