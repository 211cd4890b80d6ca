"""What the commands of Palazzo offer: what can be chosen now, and what has a name but cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.games.contract import IllegalAction
from bot.games.palazzo import (
    Action,
    AddFloor,
    BeginPalazzo,
    Buy,
    Cards,
    ChooseMoney,
    ChooseTile,
    Reason,
    Tile,
    most,
    price_of,
)
from bot.games.palazzo.actions import Build, Rebuild
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.position import Player
from bot.games.palazzo.prospects import best_gain, cards_of, lowest_first, player_of, ways_to_rebuild
from bot.games.palazzo.turn import purchasable, shares
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.actions import say_rebuilding
from bot.texts.games.palazzo.panels import say_change, say_purchase, say_site
from bot.texts.games.palazzo.pieces import say_cards, say_floor, say_palazzo, say_tile, say_tiles
from cogs.core.offers import Offer, fitting, missing, pick, unused
from cogs.games.palazzo.panels.choose import choices_of_tiles, open_purchases
from cogs.games.palazzo.panels.common import GAME, Turn
from cogs.games.palazzo.panels.packed import pack
from cogs.games.palazzo.panels.pay import other_ways
from cogs.games.palazzo.typed import read_cards


def money(turn: Turn) -> list[Offer[ChooseMoney]]:
    """Return the cards that can be taken."""
    return [Offer(pack(each), _label(turn, each), each, say_cards(turn.t, each.cards)) for each in shares(turn.view)]


def read_money(turn: Turn, typed: str) -> ChooseMoney:
    """Return the taking of the cards that were typed; raise Refused."""
    cards = read_cards(typed)
    # what is not revealed is refused by naming what is, and any other number of cards by the rules
    known = cards is not None and Cards(turn.view.display).holds(cards)
    return ChooseMoney(cards) if cards is not None and known else pick(money(turn), typed)


def purchases(turn: Turn) -> list[Offer[Buy]]:
    """Return what can be bought, each with the payment that loses least."""
    found = []
    for buy in open_purchases(turn.view):
        chosen, *names = _called(turn.t, buy.tiles)
        label = ": ".join(say_purchase(turn.t, turn.view, buy))
        found.append(Offer(pack(buy), label, buy, chosen, tuple(names)))
    return found


def read_purchase(turn: Turn, tiles: str, pay: str | None) -> Buy:
    """Return the purchase of the tiles that were typed, paid as it was typed; raise Refused or IllegalAction."""
    view, payable = turn.view, purchases(turn)
    dear = [
        Offer("", chosen, IllegalAction(Reason.NOT_ENOUGH, need=price, have=most(view.hand)), names=tuple(names))
        for each in purchasable(view.warehouse)
        if each not in [offer.what.tiles for offer in payable]
        for chosen, *names in (_called(turn.t, each),)
        for price in (price_of(len(view.warehouse), len(each)),)
    ]
    buy = pick(payable, tiles, dear)
    if pay is None:
        return buy
    ways, cards = ways_to_pay(turn, buy), read_cards(pay)
    if cards is None or fitting(ways, pay):
        paid = pick(ways, pay)
        assert isinstance(paid, Buy)
        return paid
    return Buy(buy.tiles, cards)


def tiles(turn: Turn) -> list[Offer[ChooseTile]]:
    """Return the tiles of a quarry that can be taken, with what each brings now."""
    found, built = [], player_of(turn.view)
    for choice in choices_of_tiles(turn.view):
        chosen, *names = _called(turn.t, (choice.tile,))
        gain = say_change(turn.t, best_gain(turn.view, built, (choice.tile,)))
        found.append(Offer(pack(choice), f"{chosen}: {gain}", choice, chosen, tuple(names)))
    return found


def rebuilds(turn: Turn) -> list[Offer[Rebuild]]:
    """Return how the seat can rebuild for the card whose loss matters least."""
    return [
        Offer(pack(each), _label(turn, each), each, say_rebuilding(turn.t, turn.view, each), whole=True)
        for each in ways_to_rebuild(turn.view)
    ]


def read_rebuilding(turn: Turn, what: str, card: str | None) -> Action:
    """Return the rebuilding that was typed, for the card that was; raise Refused."""
    action = pick(rebuilds(turn), what)
    return action if card is None else pick(ways_to_pay(turn, action), card)


def ways_to_pay(turn: Turn, action: Action) -> list[Offer[Action]]:
    """Return the cards that can pay for an action, those that lose least first."""
    return [Offer(pack(way), say_cards(turn.t, cards_of(way)), way) for way in other_ways(turn.view, action)]


def sites_of(turn: Turn, tiles: Iterable[Tile], typed: Iterable[str | None]) -> list[Offer[Build]]:
    """Return where the next of some tiles can go after those whose places have been typed; raise Refused."""
    built, left = player_of(turn.view), lowest_first(tiles)
    for said in typed:
        if said is None or not left:
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
            raise missing(gap, _sites(turn, built, left[len(plan)]) if len(plan) < len(left) else (), GAME)
        elif len(plan) == len(left):
            raise unused(option, GAME)
        else:
            tile = left[len(plan)]
            plan.append(pick(_sites(turn, built, tile), said, _too_low(turn.t, built, tile)))
            built = apply_building(built, plan[-1])
    return plan


def _sites(turn: Turn, built: Player, tile: Tile) -> list[Offer[Build]]:
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
        found.append(Offer(f"build.{key}.{number}", label, site, chosen, names, displayed, whole=key == "out"))
    return found


def _too_low(t: Texts, built: Player, tile: Tile) -> Iterator[Offer[IllegalAction]]:
    """Yield the palazzi that do not carry a tile."""
    carrying = [site.palazzo for site in sites(built, tile) if isinstance(site, AddFloor)]
    for own in built.palazzi:
        if own.number not in carrying:
            why = IllegalAction(Reason.FLOOR_TOO_LOW, palazzo=own.number, floor=tile.floor, top=own.top)
            label = t.say("place-on", palazzo=say_palazzo(t, own.number))
            yield Offer("", label, why, names=_names_of_site("on", own.number), whole=True)


def _names_of_site(key: str, number: int) -> tuple[str, ...]:
    """Return what a place is called in any language."""
    called = []
    for t in (texts(language, GAME) for language in LANGUAGES):
        palazzo = say_palazzo(t, number)
        called += [t.say(f"place-{key}", palazzo=palazzo), *t.say(f"typed-{key}", palazzo=palazzo).split(", ")]
    return (*called, str(number)) if key == "on" else tuple(called)


def _called(t: Texts, tiles: Iterable[Tile]) -> Iterator[str]:
    """Yield what tiles are called: first in the reader's words, then without windows and in any language."""
    yield say_tiles(t, tiles)
    for each in (texts(language, GAME) for language in LANGUAGES):
        yield from (say_tiles(each, tiles), ", ".join(say_tile(each, tile) for tile in tiles))
        yield ", ".join(say_floor(each, tile) for tile in tiles)


def _label(turn: Turn, action: Action) -> str:
    label, brings = game_texts(turn.t, GAME).action_choice(turn.view, action, turn.table.names)
    return f"{label} · {brings}" if brings else label
