"""The texts of The Palaces of Carrara."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.games.carrara import (
    Action,
    Build,
    BuyObject,
    Outcome,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    SeatView,
    TakeBlocks,
    TurnWheel,
    View,
)
from bot.games.carrara.components import OBJECT_PRICE, price
from bot.games.carrara.position import Phase
from bot.games.carrara.scoring import gain_of
from bot.games.carrara.view import Hand
from bot.games.contract import IllegalAction, Turn
from bot.games.players import Suggestion
from bot.texts import Fact, Texts
from bot.texts.contract import GameTexts
from bot.texts.games.carrara.cards import deck_chapters
from bot.texts.games.carrara.describe import describe, describe_hand, describe_players
from bot.texts.games.carrara.events import say_events, say_refusal
from bot.texts.games.carrara.hindsight import in_hindsight
from bot.texts.games.carrara.hints import say_action, why
from bot.texts.games.carrara.outlook import opening, outlook
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_city,
    say_facts,
    say_gain,
    say_object,
    say_objects,
    say_subject,
    say_worth,
)
from bot.texts.sections import text_board, text_of


class CarraraTexts(GameTexts):
    """The texts of Carrara."""

    def rules(self) -> list[tuple[str, str]]:
        """Return the rules as chapters, followed by all cards of the expansion."""
        return [*super().rules(), *deck_chapters(self.t)]

    def opening(self, view: View) -> list[str]:
        """Describe which cards were drawn."""
        return opening(self.t, view)

    def lines(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Describe what happened, a line for each event."""
        return say_events(self.t, events, names)

    def refusal(self, refused: IllegalAction, names: Sequence[str]) -> str:
        """Explain why the game refuses an action."""
        return say_refusal(self.t, refused, names)

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """Describe in a few words what the seat that is to act can do now."""
        if view.phase is Phase.BUYING:
            return self.t.say("asked-blocks")
        if view.phase is not Phase.ACTION:
            return self.t.say("asked-close")
        return self.t.say("asked-action" if view.announced_by is None else "asked-last-action")

    def turn_hint(self, view: View) -> str:
        """Return the public remark that this is the last round, or nothing."""
        if view.last_round_by is None:
            return ""
        # after an announcement the prompt offers to pass; who built the last building may still announce
        acting = view.announced_by is None and view.turn != view.last_round_by
        return self.t.say("hint-last-round-acting" if acting else "hint-last-round")

    def action(self, action: Action) -> str:
        """Describe an action in a few words, as something to do."""
        return say_action(self.t, action)

    def turn(self, view: SeatView, actions: Sequence[Action]) -> str:
        """Describe actions that a seat does one after the other, turning the wheel with the purchase after it."""
        match actions:
            case [TurnWheel(), TakeBlocks() as bought]:
                return self.t.say("do-turn-and-take", action=self.action(bought))
        return super().turn(view, actions)

    def facts(self, action: Action, names: Sequence[str] = ()) -> dict[str, Fact]:
        """Return the fields of an action in words."""
        return say_facts(self.t, action)

    def action_choice(self, view: SeatView, action: Action, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of its kind, and what it costs or gains."""
        return say_choice(self.t, view, action)

    def hand_text(self, view: SeatView, names: Sequence[str]) -> str:
        """Describe what a seat holds, what it owns, and how far it is from each condition."""
        return text_of(self.t, describe_hand(self.t, view))

    def hand_line(self, view: SeatView) -> str:
        """Describe what a seat holds, in a line."""
        return say_hand(self.t, view)

    def score_text(self, view: View, outcome: Outcome, names: Sequence[str]) -> str:
        """Itemise the final scoring in order of rank, and show the hands."""
        assert view.open_hands is not None, "hands are open once the game is over"
        key = "score-line" if view.cards is None else "score-line-cards"
        lines = []
        for seat in outcome.order:
            place, items = self.place(outcome, seat), outcome.breakdown[seat]
            lines.append(self.t.say(key, place=place, name=names[seat], **items))
            lines.append(self._open_hand(view.open_hands[seat]))
        return "\n".join(lines)

    def standing_text(self, view: View, names: Sequence[str]) -> str:
        """List what everyone has."""
        return text_of(self.t, describe_players(self.t, view, names))

    def text_board(self, view: View, names: Sequence[str], whole: bool = False) -> str:
        """Return the whole public position."""
        return text_board(self.t, lambda said: describe(self.t, view, said), names, whole)

    def _open_hand(self, hand: Hand) -> str:
        blocks, objects = say_blocks(self.t, hand.blocks), say_objects(self.t, hand.objects)
        return self.t.say("score-hand", coins=hand.coins, blocks=blocks, objects=objects)

    def why(self, view: SeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Explain what an action gains its seat and what it prevents, judging by the view."""
        return why(self.t, view, suggestion, names)

    def in_hindsight(
        self,
        view: SeatView,
        done: Action,
        better: Sequence[Action],
        later: Sequence[tuple[Turn, str]],
        names: Sequence[str],
    ) -> str:
        """Explain after a game why other actions were better than one that was done."""
        return in_hindsight(self.t, view, done, better, later, names)

    def outlook(self, view: SeatView, names: Sequence[str]) -> str:
        """Describe to a seat how near the end is, judging by its view."""
        return outlook(self.t, view, names)


TEXTS: Final = CarraraTexts


def say_choice(t: Texts, view: SeatView, action: Any) -> tuple[str, str]:
    """Describe an action among others of its kind, and what it costs or gains; both empty if it is the only one."""
    match action:
        case TakeBlocks(segment, blocks):
            return say_blocks(t, blocks), t.say("whatif-for", price=price(segment, blocks))
        case Build(building, city, blocks):
            way = t.say("whatif-way", city=say_city(t, city), blocks=say_blocks(t, blocks))
            return way, t.say("whatif-worth", gain=say_worth(t, building, city))
        case ScoreType() | ScoreCity() | ScoreCategory():
            return say_subject(t, action), say_gain(t, *gain_of(view.players[view.seat], action, view.supply))
        case BuyObject(item):
            return say_object(t, item), t.say("whatif-for", price=OBJECT_PRICE)
    return "", ""


def say_hand(t: Texts, view: SeatView) -> str:
    """Describe a seat's hand in a line."""
    return t.say(
        "hand-line",
        coins=view.hand.coins,
        blocks=say_blocks(t, view.hand.blocks),
        objects=say_objects(t, view.hand.objects),
    )
