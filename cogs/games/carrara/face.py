"""How Carrara shows itself where the house asks for it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from bot.games.carrara import Action, Outcome, SeatView, View, growth
from bot.games.carrara.components import CITIES
from bot.games.carrara.position import Phase
from bot.games.carrara.view import Hand
from bot.games.game import IllegalAction
from bot.model.turns import Turn
from bot.services.analysis import Suggestion
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.carrara import say_blocks, say_building, say_city, say_events, say_objects, say_refusal
from bot.texts.carrara_cards import deck_chapters
from bot.texts.rules import chapters
from cogs.carrara_coach import idea, say_action, why
from cogs.carrara_hindsight import in_hindsight
from cogs.carrara_outlook import outlook
from cogs.carrara_whatif import say_choice, say_hand, say_kind
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel
from cogs.games.carrara.cards import cards_buttons, condition_lines, opening
from cogs.games.carrara.panels.confirm import try_id
from cogs.games.carrara.panels.turn import PRIMARY, turn_panel


class CarraraFace:
    """The face of Carrara."""

    def lines(self, t: Texts, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Say what happened, a line an event."""
        return say_events(t, events, names)

    def refusal(self, t: Texts, refused: IllegalAction, names: Sequence[str]) -> str:
        """Say why the game refuses an action."""
        return say_refusal(t, refused, names)

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Make the buttons of a public turn message that open the private panels."""
        actions = tuple(
            Button(ControlId(f"carrara_{what}", table.id, seq), t.say(f"button-{what}"), PRIMARY)
            for what in ("buy", "build", "score")
        )
        if table.view(None).announced_by is None:
            return (actions,)
        # the private panel that this opens asks once more: at the last seat it is the end of the game
        return actions, (Button(ControlId("carrara_turn", table.id, seq), t.say("button-decline")),)

    def asked(self, t: Texts, view: View) -> str:
        """Say in a few words what whoever is to move can do now."""
        if view.phase is Phase.BUYING:
            return t.say("asked-blocks")
        if view.phase is not Phase.ACTION:
            return t.say("asked-close")
        return t.say("asked-action" if view.announced_by is None else "asked-last-action")

    def turn_hint(self, t: Texts, view: View) -> str:
        """Say publicly that the last round is on."""
        return "" if view.last_round_by is None else t.say("hint-last-round")

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Make the private panel with which a seat can go on now."""
        return turn_panel(t, table, seat)

    def hand_text(self, t: Texts, view: SeatView, names: Sequence[str]) -> str:
        """Tell a seat's hand, what it owns, and how far it is from each condition."""
        own = view.players[view.seat]
        lines = [
            t.say("hand-coins", count=view.hand.coins),
            t.say("hand-blocks", count=sum(view.hand.blocks), blocks=say_blocks(t, view.hand.blocks)),
            t.say("hand-objects", count=sum(view.hand.objects), objects=say_objects(t, view.hand.objects)),
            t.say("hand-points", count=own.points),
        ]
        for city in CITIES:
            there = [say_building(t, built.building) for built in own.buildings if built.city is city]
            if there:
                lines.append(t.say("hand-city", city=say_city(t, city), buildings=", ".join(there)))
        return "\n".join([*lines, *condition_lines(t, view)])

    def score_text(self, t: Texts, view: View, outcome: Outcome, names: Sequence[str]) -> str:
        """Itemise the final scoring, and open the hands."""
        assert view.open_hands is not None, "hands are open when the game is over"
        lines = []
        for seat, (items, hand) in enumerate(zip(outcome.breakdown, view.open_hands, strict=True)):
            lines.append(t.say("score-line" if view.cards is None else "score-line-cards", name=names[seat], **items))
            lines.append(_hand_line(t, hand))
        return "\n".join(lines)

    def standing_text(self, t: Texts, view: View, names: Sequence[str]) -> str:
        """Tell the points on the track, and open the hands."""
        assert view.open_hands is not None, "hands are open when the game is over"
        lines = []
        for name, own, hand in zip(names, view.players, view.open_hands, strict=True):
            lines += [t.say("standing-line", name=name, points=own.points), _hand_line(t, hand)]
        return "\n".join(lines)

    def growth(self, events: Sequence[Any], seats: int) -> Sequence[Sequence[int]]:
        """Tell for each seat its points after each of its turns."""
        return growth(events, seats)

    def idea(self, action: Action) -> Hashable:
        """Tell what an action is about; of several about the same thing a hint names only the best."""
        return idea(action)

    def action(self, t: Texts, action: Action) -> str:
        """Say an action in a few words, as something to do."""
        return say_action(t, action)

    def why(self, t: Texts, view: SeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Say what an action brings its seat and what it prevents, by what the seat sees."""
        return why(t, view, suggestion, names)

    def in_hindsight(
        self,
        t: Texts,
        view: SeatView,
        done: Action,
        better: Sequence[Action],
        later: Sequence[Turn],
        names: Sequence[str],
    ) -> str:
        """Say after a game why other actions were better than one that was done."""
        return in_hindsight(t, view, done, better, later, names)

    def outlook(self, t: Texts, view: SeatView, names: Sequence[str]) -> str:
        """Say to a seat how close the end is, by what it sees."""
        return outlook(t, view, names)

    def try_id(self, table: Table, seat: int, action: Action) -> ControlId:
        """Make the id of a control that leads to the private panel in which an action is confirmed."""
        return try_id(table, seat, action)

    def action_kind(self, t: Texts, action: Any) -> str:
        """Say in a few words what kind of action it is."""
        return say_kind(t, action)

    def action_choice(self, t: Texts, view: SeatView, action: Any) -> tuple[str, str]:
        """Say an action among others of its kind, and what it costs or brings."""
        return say_choice(t, view, action)

    def hand_line(self, t: Texts, view: SeatView) -> str:
        """Tell a seat's hand in a line."""
        return say_hand(t, view)

    def rules(self, t: Texts) -> list[tuple[str, str]]:
        """Tell the rules as chapters, all cards of the expansion at their end."""
        return [*chapters(t, "carrara"), *deck_chapters(t)]

    def opening(self, t: Texts, view: View) -> list[str]:
        """Say which cards were drawn."""
        return opening(t, view)

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Lead to the cards."""
        return cards_buttons(t, table)


def _hand_line(t: Texts, hand: Hand) -> str:
    blocks, objects = say_blocks(t, hand.blocks), say_objects(t, hand.objects)
    return t.say("score-hand", coins=hand.coins, blocks=blocks, objects=objects)
