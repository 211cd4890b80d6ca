"""The texts of The Palaces of Carrara."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.building import apply_building
from bot.games.carrara.components import (
    CURRENCIES,
    OBJECT_PRICE,
    POINTS_FOR_ANNOUNCING,
    VALUES,
    City,
    plus,
    price,
)
from bot.games.carrara.events import BuildingBuilt, CityScored
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import (
    counts_by_category,
    counts_by_city,
    counts_by_type,
    enables_announcement,
    lead,
    open_buildings,
    reveal_own_player,
)
from bot.games.carrara.scoring import Scoring, apply_scoring, buildings_scored, find_scorer, gain_of
from bot.games.carrara.view import CarraraSeatView, CarraraView, Hand
from bot.games.contract import IllegalAction, Outcome, Turn
from bot.games.players import Suggestion
from bot.texts import Fact, Texts
from bot.texts.contract import GameTexts
from bot.texts.games.carrara.cards import deck_chapters
from bot.texts.games.carrara.describe import describe, describe_hand, describe_players
from bot.texts.games.carrara.events import refusal_facts, say_events
from bot.texts.games.carrara.hints import (
    amount,
    explain,
    find_best_building,
    object_worth,
    say_by_cards,
    say_counted_by,
    say_left,
    say_ripe,
)
from bot.texts.games.carrara.outlook import opening, outlook
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_building,
    say_city,
    say_facts,
    say_gain,
    say_object,
    say_objects,
    say_subject,
    say_value,
    say_worth,
)
from bot.texts.sections import Section, text_of


class CarraraTexts(GameTexts):
    def rules(self) -> list[tuple[str, str]]:
        """Return the rules as chapters, followed by all cards of the expansion."""
        return [*super().rules(), *deck_chapters(self.t)]

    def opening(self, view: CarraraView) -> list[str]:
        """Describe which cards were drawn."""
        return opening(self.t, view)

    def lines(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        return say_events(self.t, events, names)

    def refusal_facts(self, refused: IllegalAction, names: Sequence[str]) -> dict[str, Fact]:
        return refusal_facts(self.t, refused, names)

    def prompt(self, view: CarraraView, names: Sequence[str]) -> str:
        """Describe in a few words what the seat that is to act can do now."""
        if view.phase is CarraraPhase.BUYING:
            return self.t.say("asked-blocks")
        if view.phase is not CarraraPhase.ACTION:
            return self.t.say("asked-close")
        return self.t.say("asked-action" if view.announced_by is None else "asked-last-action")

    def turn_hint(self, view: CarraraView) -> str:
        """Return the public remark that this is the last round, or nothing."""
        if view.last_round_by is None:
            return ""
        # after an announcement the prompt already offers to pass; the builder of the last building may still announce
        acting = view.announced_by is None and view.turn != view.last_round_by
        return self.t.say("hint-last-round-acting" if acting else "hint-last-round")

    def turn(self, view: CarraraSeatView, actions: Sequence[Action]) -> str:
        """Describe actions that a seat does one after the other, turning the wheel with the purchase after it."""
        match actions:
            case [TurnWheel(), TakeBlocks() as bought]:
                return self.t.say("do-turn-and-take", action=self.action(bought))
        return super().turn(view, actions)

    def facts(self, action: Action, names: Sequence[str] = ()) -> dict[str, Fact]:
        """Return the fields of an action in words, and the price of blocks."""
        facts = say_facts(self.t, action)
        if isinstance(action, TakeBlocks):
            facts["price"] = price(action.segment, action.blocks)
        return facts

    def action_choice(self, view: CarraraSeatView, action: Action, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of its kind, and what it costs or gains."""
        t = self.t
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

    def hand_text(self, view: CarraraSeatView, names: Sequence[str]) -> str:
        """Describe what a seat holds, what it owns, and how far it is from each condition."""
        return text_of(self.t, describe_hand(self.t, view))

    def hand_line(self, view: CarraraSeatView) -> str:
        return self._held("hand-line", view.hand)

    def score_text(self, view: CarraraView, outcome: Outcome, names: Sequence[str]) -> str:
        """Itemise the final scoring in order of rank, and show the hands."""
        assert view.open_hands is not None, "hands are open once the game is over"
        key = "score-line" if view.cards is None else "score-line-cards"
        lines = []
        for seat in outcome.order:
            place, items = self.place(outcome, seat), outcome.breakdown[seat]
            lines.append(self.t.say(key, place=place, name=names[seat], **items))
            lines.append(self._held("score-hand", view.open_hands[seat]))
        return "\n".join(lines)

    def standing_text(self, view: CarraraView, names: Sequence[str]) -> str:
        return text_of(self.t, describe_players(self.t, view, names))

    def sections(self, view: CarraraView, names: Sequence[str]) -> list[Section]:
        return describe(self.t, view, names)

    def _held(self, key: str, hand: Hand) -> str:
        blocks, objects = say_blocks(self.t, hand.blocks), say_objects(self.t, hand.objects)
        return self.t.say(key, coins=hand.coins, blocks=blocks, objects=objects)

    def why(self, view: CarraraSeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Explain what an action gains its seat and what it prevents, judging by the view."""
        return explain(self.t, view, suggestion, names)

    def in_hindsight(
        self,
        view: CarraraSeatView,
        done: Action,
        better: Sequence[Action],
        later: Sequence[tuple[Turn, str]],
        names: Sequence[str],
    ) -> str:
        """Explain after a game why other actions were better than one that was done; names arrive escaped.

        The view is what its seat saw then, `later` holds the turns that came after this one, each with who took it.
        """
        said = [*_reasons(self.t, view, done, better[0], later, names)]
        little = [*_shortcomings(self.t, view, done, better[0])]
        said = [*little, *said] if isinstance(better[0], TurnWheel) else [*said, *little]
        said += _describe_card_gains(self.t, view, better[0])
        if Announce() in better[1:]:
            said.insert(0, _describe_announcing(self.t, view))
        return " ".join(said[:MAX_SENTENCES])

    def outlook(self, view: CarraraSeatView, names: Sequence[str]) -> str:
        """Describe to a seat how near the end is, judging by its view."""
        return outlook(self.t, view, names)


TEXTS: Final = CarraraTexts


MAX_SENTENCES = 2
"""The limit on sentences in an explanation."""
SOON_ROUNDS = 2
"""If another seat builds a building within this many rounds, that is mentioned as a missed chance."""


def _reasons(
    t: Texts,
    view: CarraraSeatView,
    done: Action,
    better: Action,
    later: Sequence[tuple[Turn, str]],
    names: Sequence[str],
) -> Iterator[str]:
    """Yield sentences on what the better action would have gained, the most important first."""
    match better:
        case Build():
            yield from _building(t, view, done, better, later)
        case ScoreType() | ScoreCity() | ScoreCategory():
            yield from _scoring(t, view, better, later)
        case TakeBlocks():
            yield from _taking(t, view, done, better, names)
        case BuyObject():
            yield object_worth(t, view, better)
        case Announce():
            yield _describe_announcing(t, view)
        case EndTurn() if isinstance(done, BuyObject):
            yield t.say("better-coins", price=OBJECT_PRICE)
        case TurnWheel():
            blocks = sum(view.hand.blocks)
            there = open_buildings(view)
            count = sum(building.cost <= blocks for building in there)
            if 2 * count <= len(there):
                facts = {"count": count, "open": len(there)}
                yield t.say("better-few-blocks", blocks=t.say("blocks", count=blocks), **facts)


def _building(
    t: Texts, view: CarraraSeatView, done: Action, better: Build, later: Sequence[tuple[Turn, str]]
) -> Iterator[str]:
    building, city = better.building, better.city
    if enables_announcement(view, apply_building(reveal_own_player(view), better)):
        yield t.say("better-conditions")
    yield from say_counted_by(t, "better", view, building, city)
    yield from say_ripe(t, "better", view, building, city)
    for turn, name in later[: SOON_ROUNDS * len(view.players)]:
        for event in turn.events:
            if isinstance(event, BuildingBuilt) and event.building == building and turn.seat != view.seat:
                yield t.say("better-built", name=name, turn=str(turn.number))
    if isinstance(done, Build) and (saved := sum(done.blocks) - sum(better.blocks)) > 0:
        yield t.say("better-saves-blocks", count=saved)


def _scoring(t: Texts, view: CarraraSeatView, better: Scoring, later: Sequence[tuple[Turn, str]]) -> Iterator[str]:
    own = reveal_own_player(view)
    yield t.say("better-gain", gain=say_gain(t, *gain_of(own, better, view.supply)))
    if enables_announcement(view, apply_scoring(own, better, view.supply)):
        yield t.say("better-conditions")
    for turn, name in later:
        for event in turn.events:
            if isinstance(better, ScoreCity) and isinstance(event, CityScored) and event.city is better.city:
                key = "better-scored-late" if turn.seat == view.seat else "better-scored"
                yield t.say(key, name=name, city=say_city(t, event.city), turn=str(turn.number))


def _describe_card_gains(t: Texts, view: CarraraSeatView, better: Action) -> Iterator[str]:
    """Yield what an action would have added to the final scoring by the cards, if anything (expansion)."""
    own = reveal_own_player(view)
    match better:
        case Build():
            yield from say_by_cards(t, "better", view, apply_building(own, better))
        case ScoreType() | ScoreCity() | ScoreCategory():
            yield from say_by_cards(t, "better", view, apply_scoring(own, better, view.supply))


def _taking(t: Texts, view: CarraraSeatView, done: Action, better: TakeBlocks, names: Sequence[str]) -> Iterator[str]:
    """Yield the advantages of a better purchase over the one that was made."""
    if view.phase is CarraraPhase.ACTION:
        yield t.say("better-unturned")
    taken = done if isinstance(done, TakeBlocks) else None
    before = find_best_building(view, view.hand.blocks if taken is None else plus(view.hand.blocks, taken.blocks))
    after = find_best_building(view, plus(view.hand.blocks, better.blocks))
    if after is not None and (before is None or amount(after) > amount(before)):
        building, city = after
        facts = {"building": say_building(t, building), "city": say_city(t, city)}
        yield t.say("better-possible", gain=say_value(t, building, city), **facts)
    if taken is not None:
        if (saved := price(taken.segment, taken.blocks) - price(better.segment, better.blocks)) > 0:
            yield t.say("better-cheaper", count=saved)
        if (more := sum(better.blocks) - sum(taken.blocks)) > 0:
            yield t.say("better-more-blocks", count=more)
    yield from say_left(t, "better-no-more", "better-cheaper-left", view, better, names)


def _shortcomings(t: Texts, view: CarraraSeatView, done: Action, better: Action) -> Iterator[str]:
    """Yield the weaknesses of the action that was done."""
    own = view.players[view.seat]
    match done:
        case ScoreType() | ScoreCity() | ScoreCategory() if not isinstance(better, Scoring):
            gained = say_gain(t, *gain_of(own, done, view.supply))
            yield t.say("better-scored-early", count=len(buildings_scored(own, done)), gain=gained)
        case Build(building, city, _):
            if not (counts_by_type(view, building) or counts_by_city(view, city)):
                if view.cards is None:
                    yield t.say("better-counted-never", cost=building.cost)
                elif not counts_by_category(view, building):
                    yield t.say("better-counted-never-more")
            elif isinstance(better, TurnWheel) and (best := _most_expensive(view, done)) is not city:
                counted, most = (say_value(t, building, each) for each in (city, best))
                facts = {"building": say_building(t, building), "city": say_city(t, city), "best": say_city(t, best)}
                yield t.say("better-elsewhere", gain=counted, most=most, **facts)
        case TakeBlocks() if isinstance(better, TurnWheel):
            yield t.say("better-turned")
        case Announce() if (ahead := lead(view)) < 0:
            yield t.say("better-behind", count=-ahead)


def _most_expensive(view: CarraraSeatView, done: Build) -> City:
    """Find the unscored city of the same currency in which a building would count most."""
    currency = CURRENCIES[done.city]
    alike = [city for city in City if CURRENCIES[city] is currency and find_scorer(view.players, city) is None]
    return max([done.city, *alike], key=lambda city: VALUES[city])


def _describe_announcing(t: Texts, view: CarraraSeatView) -> str:
    ahead = lead(view)
    key = "better-announced-ahead" if ahead >= 0 else "better-announced-behind"
    return t.say(key, points=POINTS_FOR_ANNOUNCING, count=abs(ahead))
