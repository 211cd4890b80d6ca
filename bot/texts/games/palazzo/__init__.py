"""The texts of Palazzo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.games.contract import IllegalAction, Outcome, Turn
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import highest
from bot.games.palazzo.building import apply_building
from bot.games.palazzo.components import ENVOYS, OWN_SHARE, Tile
from bot.games.palazzo.events import AuctionBegun, TilesOffered
from bot.games.palazzo.orders import (
    BidUpTo,
    BuildLike,
    ChooseFrom,
    Order,
    PassAuction,
    TakeMoneyBy,
    TileSite,
)
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.preview import preview
from bot.games.palazzo.prospects import player_of, points_of_player, tile_gain
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView
from bot.games.players import Suggestion
from bot.texts import Fact, Texts
from bot.texts.contract import GameTexts, key_of
from bot.texts.games.palazzo.describe import describe, describe_hand, describe_players, describe_score
from bot.texts.games.palazzo.events import say_events
from bot.texts.games.palazzo.panels import find_abilities, say_action, say_change, say_choice
from bot.texts.games.palazzo.pieces import (
    say_cards,
    say_fact,
    say_floor,
    say_own_hand,
    say_palazzo,
    say_points,
    say_tile,
    say_tiles,
)
from bot.texts.graphemes import sentence
from bot.texts.sections import Section, text_of


class PalazzoTexts(GameTexts):
    awaited_role = "answer"

    def opening(self, view: PalazzoView) -> list[str]:
        """Say which split of the tiles is used, if it is not the default."""
        if not (view.even_stacks or view.own_stacks):
            return []
        return [self.t.say("opening", split="even" if view.even_stacks else "own")]

    def lines(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        return say_events(self.t, events, names)

    def refusal_facts(self, refused: IllegalAction, names: Sequence[str]) -> dict[str, Fact]:
        facts = {name: say_fact(self.t, name, fact) for name, fact in refused.facts.items()}
        return facts | {"free": refused.facts.get("need") == 0}

    def prompt(self, view: PalazzoView, names: Sequence[str]) -> str:
        """Describe in a few words what the seat that is asked can do now; in auctions, also tiles and leader."""
        phase = view.phase
        if phase is PalazzoPhase.MONEY:
            number = OWN_SHARE if view.asked == view.turn else 1
            return self.t.say("asked-money", number=number, cards=say_cards(self.t, view.display))
        if phase is PalazzoPhase.BIDDING:
            bid = highest(view.bids)
            leader = next(names[seat] for seat, laid in enumerate(view.bids) if laid.value == bid and not laid.passed)
            return self.t.say("asked-bidding", tiles=say_tiles(self.t, view.quarry), bid=bid + 1, led=bid, name=leader)
        if phase is PalazzoPhase.CHOOSING:
            return self.t.say("asked-choosing", tiles=say_tiles(self.t, view.quarry))
        if phase is PalazzoPhase.BUILDING:
            return self.t.say("asked-building", tiles=say_tiles(self.t, view.to_build))
        if phase is PalazzoPhase.TURN:
            return self.t.say("asked-turn", **find_abilities(view))
        return self.t.say("asked-revealed" if phase is PalazzoPhase.REVEALED else "asked-end")

    def role(self, view: PalazzoView) -> str:
        """Return whether the seat that is asked is in its own turn, or bids, takes or builds in someone else's."""
        return "turn" if view.asked == view.turn else "answer"

    def following(self, view: PalazzoView, seats: Sequence[int], names: Sequence[str]) -> str:
        """Say who will be asked next, and who gets the last card or tile without being asked."""
        shared = view.phase in (PalazzoPhase.MONEY, PalazzoPhase.CHOOSING) or (
            view.phase is PalazzoPhase.BUILDING and view.chosen
        )
        waiting = (view.turn - view.asked - 1) % len(names) if shared else len(seats)
        if waiting == len(seats):
            return super().following(view, seats, names)
        last = names[(view.asked + len(seats) + 1) % len(names)]
        what = "card" if view.phase is PalazzoPhase.MONEY else "tile"
        then = ", ".join(names[seat] for seat in seats)
        return self.t.say("asked-then", count=len(seats), names=then, last=last, what=what)

    def turn_hint(self, view: PalazzoView) -> str:
        """Return the public remark on the envoys revealed, or nothing."""
        return self.t.say("hint-envoys", come=self._envoys(view)) if 0 < view.envoys < ENVOYS else ""

    def action(self, action: Action, names: Sequence[str] = ()) -> str:
        """Describe an action in a few words, as something to do."""
        return say_action(self.t, action)

    def action_choice(self, view: PalazzoView, action: Action, names: Sequence[str]) -> tuple[str, str]:
        """Describe an action among others of its kind, and what it brings."""
        return say_choice(self.t, view, action)

    def order(self, order: Order) -> str:
        match order:
            case BidUpTo(amount):
                return self.t.say("order-bid-up-to", amount=amount)
            case PassAuction(None):
                return self.t.say("order-pass")
            case PassAuction(unless, number):
                return self.t.say(f"order-pass-unless-{unless}", number=number, count=number)
            case TakeMoneyBy(preference):
                return self.t.say(f"order-money-{preference}")
            case ChooseFrom(None):
                return self.t.say("order-tile-best")
            case ChooseFrom(Tile() as wish, Tile() as second):
                return self.t.say("order-tile-wishes", tile=say_tile(self.t, wish), second=say_tile(self.t, second))
            case ChooseFrom(Tile() as wish):
                return self.t.say("order-tile-wish", tile=say_tile(self.t, wish))
            case BuildLike(places):
                return self.t.say(
                    "order-build-like", sites=", ".join(_say_place(self.t, place, places) for place in places)
                )
        return self.t.say("order-build-best")

    def order_choice(self, view: PalazzoSeatView, order: Order) -> tuple[str, str]:
        """Describe a standing order among others, and what a plan to build would bring."""
        if not isinstance(order, BuildLike):
            return self.order(order), ""
        built = start = player_of(view)
        for place in order.places:
            built = apply_building(built, place.action)
        return self.order(order), say_change(self.t, points_of_player(built) - points_of_player(start))

    def order_terms(self, view: PalazzoSeatView, order: Order) -> str:
        """Describe when a standing order that is given now applies, and how exactly."""
        shared = view.phase is PalazzoPhase.CHOOSING or (view.phase is PalazzoPhase.BUILDING and view.chosen)
        applies = shared if isinstance(order, ChooseFrom) else view.bids
        unless = isinstance(order, PassAuction) and order.unless is not None
        key = key_of("terms", order) + "-unless" * unless
        return self.t.say(key, when="now" if applies else "next", quarry=view.builder)

    def orders_next(self, shortcut: Order | None) -> str:
        """Invite a seat that has bid to say what to do if it is outbid."""
        return super().orders_next(shortcut) if shortcut is None else self.t.say("orders-if-outbid")

    def order_amount(self) -> tuple[str, str, str]:
        say = self.t.say
        return say("order-up-to"), say("order-up-to-title"), say("order-up-to-label")

    def order_shortcut(self, order: Order) -> str:
        """Return the label of the button that gives the order to pass."""
        return self.t.say("order-then-pass")

    def hand_text(self, view: PalazzoSeatView, names: Sequence[str]) -> str:
        return text_of(self.t, describe_hand(self.t, view))

    def hand_line(self, view: PalazzoSeatView) -> str:
        """Describe a seat's money in a line."""
        return say_own_hand(self.t, view)

    def why(self, view: PalazzoSeatView, suggestion: Suggestion, names: Sequence[str]) -> str:
        said = "; ".join(filter(None, _reasons(self.t, view, suggestion.advice.line, names)))
        return self.t.say("why-line", reasons=sentence(said)) if said else ""

    def in_hindsight(
        self,
        view: PalazzoSeatView,
        done: Action,
        better: Sequence[Action],
        later: Sequence[tuple[Turn, str]],
        names: Sequence[str],
    ) -> str:
        """Explain after a game what other actions would have cost and brought."""
        said = "; ".join(filter(None, _list_reasons(self.t, view, better, names)))
        return self.t.say("better-because", reasons=said) if said else ""

    def score_text(self, view: PalazzoView, outcome: Outcome, names: Sequence[str]) -> str:
        return "\n".join(describe_score(self.t, view, outcome, names))

    def standing_text(self, view: PalazzoView, names: Sequence[str]) -> str:
        return text_of(self.t, describe_players(self.t, view, names))

    def sections(self, view: PalazzoView, names: Sequence[str]) -> list[Section]:
        return describe(self.t, view, names)

    def outlook(self, view: PalazzoView, names: Sequence[str]) -> str:
        return self.t.say("outlook", come=self._envoys(view), left=sum(view.stacks))

    def _envoys(self, view: PalazzoView) -> str:
        return self.t.say("envoys-come", count=view.envoys, all=ENVOYS)


TEXTS: Final = PalazzoTexts


def _say_place(t: Texts, place: TileSite, places: Sequence[TileSite]) -> str:
    """Say where a tile goes, with its windows only if another tile has the same material and floor."""
    alike = [each.tile for each in places if each.tile.material is place.tile.material]
    only = sum(tile.floor == place.tile.floor for tile in alike) == 1
    tile = say_floor(t, place.tile) if only else say_tile(t, place.tile)
    if place.palazzo is not None:
        return t.say("choice-floor", tile=tile, palazzo=say_palazzo(t, place.palazzo))
    return t.say("do-discard" if place.out else "order-site-new", tile=tile)


def _list_reasons(t: Texts, view: PalazzoSeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    """Yield the reasons for actions without counterarguments, such as points lost."""
    if isinstance(line[0], Pass):
        yield t.say("why-pass", bid=highest(view.bids) + 1)
        return
    if isinstance(line[0], ChooseTile | BeginPalazzo | AddFloor | Discard):
        now, then = _totals(view, line)
        if then < now:
            return
    yield from _reasons(t, view, line, names)


def _totals(view: PalazzoSeatView, line: Sequence[Action]) -> tuple[int, int]:
    """Return the points of a seat's palazzi before and after actions."""
    now, then = (points_of_player(each.players[view.seat]) for each in (view, preview(view, line).view))
    return now, then


def _reasons(t: Texts, view: PalazzoSeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    match line[0]:
        case TakeMoney():
            yield t.say("why-money", most=most(view.hand))
        case Reveal():
            # one more tile will lie in the warehouse
            price = price_of(len(view.warehouse) + 1, 1)
            yield t.say("why-reveal" if most(view.hand) >= price else "why-reveal-poor", price=price)
        case Buy(_, cards):
            yield say_choice(t, view, line[0])[1]
            yield from _describe_gain(t, view, line)
            yield t.say("why-left", most=most(view.hand.minus(cards)))
        case Auction():
            yield from _auction(t, view, line, names)
        case Bid(cards):
            yield say_choice(t, view, line[0])[1]
            yield from _describe_offered(t, view, names)
            yield t.say("why-left", most=most(view.hand.minus(cards)))
        case Pass():
            yield t.say("why-pass", bid=highest(view.bids) + 1)
            yield from _describe_offered(t, view, names)
        case ChooseTile() | BeginPalazzo() | AddFloor() | Discard():
            yield from _describe_gain(t, view, line)
        case ChooseMoney() | Insert() | Remove() | TakeOut():
            yield say_choice(t, view, line[0])[1]


def _auction(t: Texts, view: PalazzoSeatView, line: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    match preview(view, line[:1]).events[0]:
        case AuctionBegun(_, quarry, tiles):
            yield t.say("why-auction", quarry=quarry, tiles=say_tiles(t, tiles))
            yield from _describe_offered(t, view, names, tuple(tiles))
        case TilesOffered(_, _, tiles):
            yield t.say("why-first", count=len(tiles))
            yield from _describe_gain(t, view, line)
        case _:
            yield t.say("why-nothing")


def _describe_gain(t: Texts, view: PalazzoSeatView, line: Sequence[Action]) -> Iterator[str]:
    """Say how a turn changes the points of its seat's palazzi."""
    now, then = _totals(view, line)
    yield t.say("why-points", same=now == then, now=say_points(t, now), then=say_points(t, then))


def _describe_offered(
    t: Texts, view: PalazzoSeatView, names: Sequence[str], tiles: tuple[Tile, ...] = ()
) -> Iterator[str]:
    """Say what the tiles of an auction would bring the seat, and the opponent to whom they would bring most."""
    tiles = tiles or view.quarry
    own = tile_gain(view, view.seat, tiles)
    yield t.say("why-worth", now=say_points(t, own.now), later=say_points(t, own.later))
    others = {
        seat: tile_gain(view, seat, tiles).later
        for seat in range(len(names))
        if seat != view.seat and not (view.bids and view.bids[seat].passed)
    }
    rival = max(others, key=others.__getitem__, default=None)
    if rival is not None:
        yield t.say("why-rival", name=names[rival], later=say_points(t, others[rival]))
