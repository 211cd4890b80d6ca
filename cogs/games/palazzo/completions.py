"""The completions of the commands, and parsing: cards and amounts (“florin 7, 2 certificates”), tiles, places.

Something with a name that cannot be chosen now is refused with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Final

from bot.games.contract import IllegalAction
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    BeginPalazzo,
    Bid,
    Build,
    Buy,
    ChooseMoney,
    ChooseTile,
    PalazzoReason,
    Rebuild,
)
from bot.games.palazzo.auction import highest
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.components import CARDS, COPIES, CURRENCIES, GROUP, Card, Cards, Tile
from bot.games.palazzo.payment import most, value_payment
from bot.games.palazzo.position import PalazzoPlayer
from bot.games.palazzo.prospects import best_gain, cards_of, lowest_first, player_of, raises, ways_to_rebuild
from bot.games.palazzo.turn import price_of, purchasable, shares
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import amount_of, say_change, say_purchase, say_rebuilding, say_site
from bot.texts.games.palazzo.pieces import say_cards, say_floor, say_palazzo, say_tile, say_tiles
from cogs.core.completions import (
    MAX_TYPED_LENGTH,
    Completion,
    find_fitting,
    fold,
    is_unfinished,
    pick,
    refuse_missing,
    refuse_unused,
)
from cogs.games.palazzo.packed import GAME, Turn, pack, unpack
from cogs.games.palazzo.panels import choices_of_tiles, list_payments, open_purchases

_AMOUNT_SUFFIX: Final = re.compile(r"·[^,+&]*")
"""What follows the cards in the label of a completion."""
_SEPARATOR: Final = re.compile(r"\s*(?:[,+&]|\b(?:and|und)\b)\s*")
_NUMBER: Final = re.compile(r"[0-9]{1,4}", re.ASCII)
_SUGGESTED_BID: Final = re.compile(f"bid\\.[0-9a-f]{{{len(Card)}}}", re.ASCII)


class TypedReason(StrEnum):
    """Why what was typed cannot be done though the rules have nothing against it, with the facts."""

    NOT_EXACTLY = "not_exactly"  # have; next: the next higher amount that can be bid
    TOO_HIGH = "too_high"  # have, most
    NO_RAISE = "no_raise"  # need
    AMOUNT_DIFFERS = "amount_differs"  # have, need, cards
    NOTHING_REVEALED = "nothing_revealed"


def money(turn: Turn) -> list[Completion[ChooseMoney]]:
    """Return the cards that can be taken."""
    return [
        Completion(pack(each), _label(turn, each), each, say_cards(turn.t, each.cards)) for each in shares(turn.view)
    ]


def read_money(turn: Turn, typed: str) -> ChooseMoney:
    """Return the taking of the cards that were typed; raise Refused."""
    cards = read_cards(typed)
    # hidden cards are refused by naming the revealed ones, and any other number of cards by the rules
    known = cards is not None and Cards(turn.view.display).holds(cards)
    return ChooseMoney(cards) if cards is not None and known else pick(money(turn), typed)


def purchases(turn: Turn) -> list[Completion[Buy]]:
    """Return what can be bought, each with the payment that loses least."""
    found = []
    for buy in open_purchases(turn.view):
        chosen, *names = _list_names(turn.t, buy.tiles)
        label = ": ".join(say_purchase(turn.t, turn.view, buy))
        found.append(Completion(pack(buy), label, buy, chosen, names))
    return found


def read_purchase(turn: Turn, tiles: str, pay: str | None) -> Buy:
    """Return the purchase of the tiles that were typed, paid as it was typed; raise Refused or IllegalAction."""
    view, payable = turn.view, purchases(turn)
    dear = [
        Completion("", chosen, IllegalAction(PalazzoReason.NOT_ENOUGH, need=price, have=most(view.hand)), names=names)
        for each in purchasable(view.warehouse)
        if each not in [completion.what.tiles for completion in payable]
        for chosen, *names in (_list_names(turn.t, each),)
        for price in (price_of(len(view.warehouse), len(each)),)
    ]
    buy = pick(payable, tiles, dear)
    if pay is None:
        return buy
    ways, cards = ways_to_pay(turn, buy), read_cards(pay)
    if cards is None or find_fitting(ways, pay):
        paid = pick(ways, pay)
        assert isinstance(paid, Buy)
        return paid
    return Buy(buy.tiles, cards)


def tiles(turn: Turn) -> list[Completion[ChooseTile]]:
    """Return the tiles of a quarry that can be taken, with what each brings now."""
    found, built = [], player_of(turn.view)
    for choice in choices_of_tiles(turn.view):
        chosen, *names = _list_names(turn.t, (choice.tile,))
        gain = say_change(turn.t, best_gain(turn.view, built, (choice.tile,)))
        found.append(Completion(pack(choice), f"{chosen}: {gain}", choice, chosen, names))
    return found


def rebuilds(turn: Turn) -> list[Completion[Rebuild]]:
    """Return how the seat can rebuild for the card whose loss matters least."""
    return [
        Completion(pack(each), _label(turn, each), each, say_rebuilding(turn.t, turn.view, each), whole=True)
        for each in ways_to_rebuild(turn.view)
    ]


def read_rebuilding(turn: Turn, what: str, card: str | None) -> Action:
    """Return the rebuilding that was typed, for the card that was; raise Refused."""
    action = pick(rebuilds(turn), what)
    return action if card is None else pick(ways_to_pay(turn, action), card)


def ways_to_pay(turn: Turn, action: Action) -> list[Completion[Action]]:
    """Return the cards that can pay for an action, those that lose least first."""
    return [Completion(pack(way), say_cards(turn.t, cards_of(way)), way) for way in list_payments(turn.view, action)]


def sites_of(turn: Turn, tiles: Iterable[Tile], typed: Iterable[str]) -> list[Completion[Build]]:
    """Return where the next of some tiles can go after those whose places have been typed; raise Refused."""
    built, left = player_of(turn.view), lowest_first(tiles)
    for said in typed:
        if not left:
            return []
        built = apply_building(built, pick(_sites(turn, built, left.pop(0)), said))
    return _sites(turn, built, left[0]) if left else []


def plan_of(turn: Turn, tiles: Iterable[Tile], typed: Mapping[str, str | None]) -> list[Build]:
    """Return where tiles go, the lowest floor first, as far as that was typed in these options.

    Raise Refused, also for a place without a tile or after one that is missing; or IllegalAction.
    """
    built, plan, left = player_of(turn.view), list[Build](), lowest_first(tiles)
    gap = ""
    for option, said in typed.items():
        if said is None:
            gap = gap or option
        elif gap:
            raise refuse_missing(gap, _sites(turn, built, left[len(plan)]) if len(plan) < len(left) else (), GAME)
        elif len(plan) == len(left):
            raise refuse_unused(option, GAME)
        else:
            tile = left[len(plan)]
            plan.append(pick(_sites(turn, built, tile), said, _refuse_low_palazzi(turn.t, built, tile)))
            built = apply_building(built, plan[-1])
    return plan


def _sites(turn: Turn, built: PalazzoPlayer, tile: Tile) -> list[Completion[Build]]:
    found = []
    for site in sites(built, tile):
        where, brings = say_site(turn.t, built, site)
        key = "on" if isinstance(site, AddFloor) else "new" if isinstance(site, BeginPalazzo) else "out"
        number = site.palazzo if isinstance(site, AddFloor) else 0
        displayed = where, f"{say_tile(turn.t, tile)}: {where}"
        label = f"{say_tile(turn.t, tile)}: {where}, {brings}"
        chosen = turn.t.say(f"place-{key}", palazzo=say_palazzo(turn.t, number))
        # a word does not put a tile out of the game
        names = _names_of_site(key, number)
        found.append(Completion(f"build.{key}.{number}", label, site, chosen, names, displayed, whole=key == "out"))
    return found


def _refuse_low_palazzi(t: Texts, built: PalazzoPlayer, tile: Tile) -> Iterator[Completion[IllegalAction]]:
    """Yield the palazzi that do not carry a tile."""
    carrying = [site.palazzo for site in sites(built, tile) if isinstance(site, AddFloor)]
    for own in built.palazzi:
        if own.number not in carrying:
            why = IllegalAction(PalazzoReason.FLOOR_TOO_LOW, palazzo=own.number, floor=tile.floor, top=own.top)
            label = t.say("place-on", palazzo=say_palazzo(t, own.number))
            yield Completion("", label, why, names=_names_of_site("on", own.number), whole=True)


def _names_of_site(key: str, number: int) -> Sequence[str]:
    """Return the names of a place in any language."""
    called = []
    for t in (texts(language, GAME) for language in LANGUAGES):
        palazzo = say_palazzo(t, number)
        called += [t.say(f"place-{key}", palazzo=palazzo), *t.say(f"typed-{key}", palazzo=palazzo).split(", ")]
    return [*called, str(number)] if key == "on" else called


def _list_names(t: Texts, tiles: Iterable[Tile]) -> Iterator[str]:
    """Yield the names of tiles: first in the reader's language, then in any, also without windows."""
    yield say_tiles(t, tiles)
    for each in (texts(language, GAME) for language in LANGUAGES):
        yield from (say_tiles(each, tiles), ", ".join(say_tile(each, tile) for tile in tiles))
        yield ", ".join(say_floor(each, tile) for tile in tiles)


def _label(turn: Turn, action: Action) -> str:
    label, brings = game_texts(turn.t, GAME).action_choice(turn.view, action, turn.table.names)
    return f"{label} · {brings}" if brings else label


# Bids, and cards as they are typed


def list_bids(turn: Turn) -> list[Completion[Bid]]:
    """Return the amounts that can be bid; an amount is its own value."""
    found = []
    for bid in raises(turn.view):
        amount, cards = amount_of(turn.view, bid), say_cards(turn.t, bid.cards)
        said = turn.t.say("choice-raise", bid=amount, cards=cards)
        found.append(Completion(str(amount), said, bid, str(amount), names=(turn.t.say("choice-bid", bid=amount),)))
    return found


def read_bid(turn: Turn, amount: str | None, cards: str | None) -> Bid:
    """Return the bid of an amount, or that adds cards; raise Refused, or IllegalAction, also if the two differ."""
    if cards is None:
        assert amount is not None
        return _bid_of(turn, amount)
    bid = _bid_with(turn, cards)
    if (refused := turn.refusal(bid)) is not None:
        raise refused
    if amount is not None and (wanted := _number(amount)) != (need := amount_of(turn.view, bid)):
        if wanted is None:
            pick([Completion(str(need), str(need), bid)], amount)
        raise IllegalAction(TypedReason.AMOUNT_DIFFERS, have=wanted, need=need, cards=bid.cards)
    return bid


def _bid_of(turn: Turn, typed: str) -> Bid:
    completions, amount = list_bids(turn), _number(typed)
    possible = {amount_of(turn.view, completion.what): completion.what for completion in completions}
    if amount is None:
        return pick(completions, typed)
    if amount in possible:
        return possible[amount]
    if amount <= (leads := highest(turn.view.bids)):
        raise IllegalAction(PalazzoReason.BID_TOO_LOW, need=leads + 1, have=amount)
    if not possible:
        raise IllegalAction(TypedReason.NO_RAISE, need=leads + 1)
    if amount > max(possible):
        raise IllegalAction(TypedReason.TOO_HIGH, have=amount, most=max(possible))
    raise IllegalAction(TypedReason.NOT_EXACTLY, have=amount, next=min(each for each in possible if each > amount))


def _bid_with(turn: Turn, typed: str) -> Bid:
    if _SUGGESTED_BID.fullmatch(typed):
        bid = unpack(typed)
        assert isinstance(bid, Bid)
        return bid
    if (cards := read_cards(typed)) is not None:
        return Bid(cards)
    named, _ = _read(_AMOUNT_SUFFIX.sub("", typed))
    added = value_payment(named, turn.view.bids[turn.seat].currency) if named else None
    labelled = [] if added is None else [_complete_bid(turn, Bid(named))]
    return pick(labelled if find_fitting(labelled, typed) else complete_bids(turn, ""), typed)


def _number(typed: str) -> int | None:
    written = fold(typed)
    return int(written) if _NUMBER.fullmatch(written) else None


def _without_blanks(text: str) -> str:
    """Return a name as it is compared: without blanks."""
    return fold(text).replace(" ", "")


@cache
def _names() -> dict[str, Cards]:
    """Return cards, and several equal ones, by their names in any language."""
    found: dict[str, Cards] = {}
    for card in CARDS:
        for count in range(1, COPIES[card] + 1):
            equal = Cards([card] * count)
            for language in LANGUAGES:
                named = say_cards(texts(language, GAME), equal)
                found[_without_blanks(named)] = equal
                if count == 1:
                    bare = named.rpartition(" ")[2] if card is Card.CERT2 else named
                    found |= {_without_blanks(each): equal for each in (bare, f"1 {bare}", f"1 x {bare}")}
    return found


def read_cards(text: str) -> Cards | None:
    """Return the cards that were typed; None if any part of it is not the name of some."""
    cards, rest = _read(text)
    return cards if cards and not rest and not is_unfinished(text) else None


def _read(text: str) -> tuple[Cards, str]:
    """Return the cards that were typed, up to a part that is not the name of any, and that part."""
    names, found = _names(), Cards()
    if len(text) > MAX_TYPED_LENGTH:
        return found, text
    for part in filter(None, _SEPARATOR.split(text.casefold().strip())):
        words = fold(part).split()
        while words:
            longest = next((end for end in range(len(words), 0, -1) if "".join(words[:end]) in names), 0)
            if not longest:
                return found, " ".join(words)
            found = found.plus(names["".join(words[:longest])])
            words = words[longest:]
    return found, ""


def complete_bids(turn: Turn, text: str) -> list[Completion[Bid]]:
    """Return the bid that was typed, and those with one more card or group, if these cards can be bid together."""
    view, (cards, rest) = turn.view, _read(_AMOUNT_SUFFIX.sub("", text))
    bound, found = view.bids[view.seat].currency, dict[str, Completion[Bid]]()
    for more in _additions(Cards(view.hand.minus(cards))) if view.hand.holds(cards) else ():
        bid = Bid(cards.plus(more))
        if bid.cards and value_payment(bid.cards, bound) is not None and _begins_with(turn.t, more, rest):
            if not more and amount_of(view, bid) <= highest(view.bids):
                continue
            found.setdefault(pack(bid), _complete_bid(turn, bid))
    return list(found.values())


def _complete_bid(turn: Turn, bid: Bid) -> Completion[Bid]:
    laid = say_cards(turn.t, bid.cards)
    label = turn.t.say("choice-cards", bid=amount_of(turn.view, bid), cards=laid)
    return Completion(pack(bid), label, bid, laid)


def _begins_with(t: Texts, more: Cards, rest: str) -> bool:
    words = say_cards(t, more).split()
    return any(_without_blanks("".join(words[place:])).startswith(_without_blanks(rest)) for place in range(len(words)))


def _additions(left: Cards) -> Iterator[Cards]:
    """Yield nothing, then each card that is left, then each group."""
    yield Cards()
    counts = Counter(left)
    for card in dict.fromkeys(left.ordered()):
        yield Cards((card,))
    by_worth = {each: [card for card in counts if card.worth == each and card.currency] for each in range(3, 8)}
    yield from (Cards(cards) for cards in by_worth.values() if len(cards) == len(CURRENCIES))
    if counts[Card.CERT2] >= GROUP:
        yield Cards([Card.CERT2] * GROUP)
