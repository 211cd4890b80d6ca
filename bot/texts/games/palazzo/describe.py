"""The table in words, in sections for the text board, hands and alt texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from bot.games.contract import Outcome
from bot.games.palazzo.auction import find_next_quarry, highest
from bot.games.palazzo.components import CERTIFICATE_VALUE, ENVOYS, OWN_SHARE, QUARRIES, Material, Tile
from bot.games.palazzo.events import Event
from bot.games.palazzo.payment import most, most_by_currency
from bot.games.palazzo.position import Palazzo, PalazzoPhase
from bot.games.palazzo.preview import Preview, changes, payment_of, put_out
from bot.games.palazzo.prospects import has_bid, most_with_bid, points_of_player
from bot.games.palazzo.scoring import points_of
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView
from bot.texts import Fact, Texts
from bot.texts.contract import say_winners
from bot.texts.games.palazzo.events import say_events
from bot.texts.games.palazzo.panels import find_abilities
from bot.texts.games.palazzo.pieces import say_cards, say_floor, say_palazzo, say_points, say_tile, say_tiles
from bot.texts.numbers import write_signed
from bot.texts.sections import Section, latest_section, plainly

_ITEMS = ("height", "windows", "material")


def describe(t: Texts, view: PalazzoView, names: Sequence[str]) -> list[Section]:
    """Describe the whole public position."""
    return [
        *_turn(t, view, names),
        *_auction(t, view, names),
        *_offers(t, view),
        *describe_players(t, view, names),
        _money(t, view),
        plainly(*_to_come(t, view)),
    ]


def describe_market(t: Texts, view: PalazzoView, names: Sequence[str], events: Sequence[Event]) -> list[Section]:
    """Describe the latest events and the public position without palazzi."""
    told = [*_turn(t, view, names), latest_section(say_events(t, events, names))]
    if view.final is not None:
        return [*told, plainly(*describe_score(t, view, view.final, names))]
    has = plainly(*(_say_has(t, view, seat, name, None) for seat, name in enumerate(names)))
    return [*told, has, *_auction(t, view, names), *_offers(t, view), _money(t, view)]


def describe_palazzi(t: Texts, view: PalazzoView, names: Sequence[str], seats: Sequence[int] = ()) -> list[Section]:
    """Describe the tiles to be built, and the palazzi of everyone or of some seats."""
    builds = _to_build(t, view, names) if not seats or view.asked in seats else []
    return [plainly(*builds), *describe_players(t, view, names, seats)]


def describe_hand(t: Texts, view: PalazzoSeatView) -> list[Section]:
    """Describe a seat's money, what it can pay in each currency of which it has cards, and its palazzi."""
    lines = [t.say("no-money")]
    if hand := view.hand:
        count = t.say("cards", count=len(hand))
        lines = [t.say("hand-money", count=count, cards=say_cards(t, hand)), t.say("hand-most", most=most(hand))]
        held = {card.currency for card in hand}
        amounts = [
            t.say("hand-pay", currency=t.say(f"currency-{currency}"), amount=amount)
            for currency, amount in most_by_currency(hand).items()
            if currency in held
        ]
        lines += [t.say("hand-pays", amounts=", ".join(amounts))] * bool(amounts)
        if has_bid(view):
            lines.append(t.say("hand-most-bid", most=most_with_bid(view)))
    palazzi = view.players[view.seat].palazzi
    points = [t.say("hand-points", points=say_points_so_far(t, view, view.seat))] * bool(palazzi)
    return [plainly(*lines, *points), _palazzi(t, palazzi, keep=1)]


def describe_preview(t: Texts, before: PalazzoSeatView, led: Preview) -> list[Section]:
    """Describe the result of a seat's actions: points before and after, the payment, and what the seat has then."""
    seat, paid = before.seat, payment_of(before, led)
    now, then = (say_points_so_far(t, view, seat) for view in (before, led.view))
    lines = [t.say("preview-points", now=now, then=then)]
    for number, was, becomes in changes(before, led):
        name = say_palazzo(t, number)
        lines.append(t.say("preview-palazzo", palazzo=name, now=write_signed(was), then=write_signed(becomes)))
    if paid.cards:
        lines.append(t.say("preview-paid", value=paid.value, cards=say_cards(t, paid.cards)))
    lines += [t.say("preview-out", tile=say_tile(t, tile)) for tile in put_out(led)]
    return [plainly(*lines), *describe_hand(t, led.view)]


def describe_score(t: Texts, view: PalazzoView, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Describe in order of rank where everyone's points come from, and the money if that has broken a tie."""
    ranked = [_say_has(t, view, seat, names[seat], outcome) for seat in outcome.order]
    return [*ranked, *_say_tie(t, outcome, names)]


def say_points_so_far(t: Texts, view: PalazzoView, seat: int) -> str:
    return say_points(t, points_of_player(view.players[seat]))


def do_facts(view: PalazzoView) -> dict[str, Fact]:
    """Return the facts for the text of what the seat that is asked has to do."""
    match view.phase:
        case PalazzoPhase.TURN:
            return {**find_abilities(view)}
        case PalazzoPhase.MONEY:
            return {"count": OWN_SHARE if view.asked == view.turn else 1}
        case PalazzoPhase.BIDDING:
            return {"bid": highest(view.bids) + 1}
        case PalazzoPhase.BUILDING:
            return {"count": len(view.to_build)}
    return {}


def _turn(t: Texts, view: PalazzoView, names: Sequence[str]) -> list[Section]:
    """Tell whose turn it is and what the asked seat has to do, or who has won; then how near the end is."""
    if view.final is not None:
        turn = [t.say("picture-over"), say_winners(t, view.final, names)]
        return [plainly(t.say("board-head", turn=" · ".join(turn)))]
    if view.phase is PalazzoPhase.STOPPED:
        turn = [t.say("picture-over")]
    else:
        what = t.say(f"board-do-{view.phase}", **do_facts(view))
        turn = [t.say("board-turn", name=names[view.turn], what=what)]
        if view.asked != view.turn:
            turn = [
                t.say("picture-turn", name=names[view.turn]),
                t.say("picture-asked", name=names[view.asked], what=what),
            ]
    first, second, third = view.stacks
    envoys = t.say("envoys-come", count=view.envoys, all=ENVOYS)
    near = t.say("board-near", envoys=envoys, first=first, second=second, third=third)
    return [plainly(t.say("board-head", turn=" · ".join(turn))), plainly(near)]


def _auction(t: Texts, view: PalazzoView, names: Sequence[str]) -> list[Section]:
    """Describe the open money, the bids in the order of asking, and the tiles to build."""
    lines = [t.say("board-display", cards=say_cards(t, view.display))] if view.display else []
    if view.bids:
        lines.append(t.say("board-auction", quarry=view.builder))
        seats = len(names)
        lines += [f"- {_bid(t, view, seat % seats, names)}" for seat in range(view.turn, view.turn + seats)]
    return [plainly(*lines, *_to_build(t, view, names))]


def _bid(t: Texts, view: PalazzoView, seat: int, names: Sequence[str]) -> str:
    laid, name = view.bids[seat], names[seat]
    if laid.passed:
        return t.say("board-bid-passed", name=name)
    if not laid.value:
        return t.say("board-bid-none", name=name)
    cards = [say_cards(t, laid.cards)] if laid.cards else []
    if seat == view.turn:
        assert laid.value >= CERTIFICATE_VALUE, "it lies there as long as its seat has not passed"
        cards.insert(0, t.say("board-bid-certificate"))
    return t.say("board-bid", name=name, bid=laid.value, cards=", ".join(cards))


def _to_build(t: Texts, view: PalazzoView, names: Sequence[str]) -> list[str]:
    tiles = say_tiles(t, view.to_build)
    return [t.say("board-to-build", name=names[view.asked], tiles=tiles)] if tiles else []


def _offers(t: Texts, view: PalazzoView) -> list[Section]:
    """Describe the warehouse with its price, the quarries, and where the builder is."""
    # before tiles are revealed, or while some are built, all will be cheaper by one more
    coming, tiles = view.phase is not PalazzoPhase.REVEALED, say_tiles(t, view.warehouse)
    key, price = "board-warehouse" + "-next" * coming, price_of(len(view.warehouse) + coming, 1)
    lines = [t.say(key, price=price, tiles=tiles) if tiles else t.say("board-warehouse-empty")]
    for quarry, lying in zip(QUARRIES, view.quarries, strict=True):
        lines.append(t.say("board-quarry", quarry=quarry, tiles=say_tiles(t, lying) or t.say("any-empty")))
    following = find_next_quarry(view)
    # in an auction the builder's own quarry is emptied
    if following is None or view.phase in (PalazzoPhase.BIDDING, PalazzoPhase.CHOOSING):
        lines.append(t.say("board-builder", quarry=view.builder))
    else:
        lines.append(t.say("board-builder-next", quarry=view.builder, next=following))
    return [plainly(*lines)]


def describe_players(t: Texts, view: PalazzoView, names: Sequence[str], seats: Sequence[int] = ()) -> list[Section]:
    """Describe what seats have and their palazzi, shortening those of the seat that is asked last."""
    final, told = view.final, list[Section]()
    for seat in seats or (range(len(names)) if final is None else final.order):
        told.append(plainly(_say_has(t, view, seat, names[seat], final)))
        told.append(_palazzi(t, view.players[seat].palazzi, keep=2 if final is None and seat == view.asked else 1))
    return told if final is None else [*told, plainly(*_say_tie(t, final, names))]


def _say_has(t: Texts, view: PalazzoView, seat: int, name: str, outcome: Outcome | None) -> str:
    """Return a seat's points and cards: how many, and where hands are open, which; in the end also its rank."""
    money = t.say("cards", count=view.players[seat].cards)
    if view.open_hands is not None and view.open_hands[seat]:
        money = f"{money} ({say_cards(t, view.open_hands[seat])})"
    if outcome is None:
        return t.say("board-player", name=name, points=say_points_so_far(t, view, seat), money=money)
    return t.say(
        "board-player-rank",
        place=t.say("rank", place=outcome.ranks[seat]),
        name=name,
        total=write_signed(outcome.scores[seat]),
        items=", ".join(t.say(f"item-{item}", points=write_signed(outcome.breakdown[seat][item])) for item in _ITEMS),
        money=money,
    )


def _say_tie(t: Texts, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Return the sentence that says with how much money a tie was broken, if one was."""
    if not outcome.tie_broken:
        return []
    best = outcome.scores[outcome.winners[0]]
    tied = [seat for seat in outcome.order if outcome.scores[seat] == best and seat not in outcome.left]
    amounts = [t.say("score-tie-of", name=names[seat], money=outcome.breakdown[seat]["money"]) for seat in tied]
    return [t.say("score-tie", amounts=", ".join(amounts))]


def _palazzi(t: Texts, palazzi: Sequence[Palazzo], keep: int) -> Section:
    """Describe palazzi with their points: by all tiles, by floors with material, by floors alone, or not at all."""

    def tell(degree: int) -> list[str]:
        ways: tuple[Callable[[Sequence[Tile]], str], ...] = (
            lambda tiles: say_tiles(t, tiles),
            lambda tiles: f"{', '.join(say_floor(t, tile) for tile in tiles)} · {_windows(t, tiles)}",
            # a dot, as the number of windows would else read like one more floor
            lambda tiles: f"{', '.join(str(tile.floor) for tile in tiles)} · {_windows(t, tiles)}",
        )
        return [
            "- "
            + t.say(
                "board-palazzo",
                palazzo=say_palazzo(t, palazzo.number),
                floors=say(palazzo.floors),
                points=say_points(t, points_of(palazzo.floors).total),
            )
            for say in ways[degree : degree + 1]
            for palazzo in palazzi
        ]

    return Section(tell, 4, keep)


def _windows(t: Texts, tiles: Sequence[Tile]) -> str:
    return t.say("windows", count=sum(tile.windows for tile in tiles))


def _money(t: Texts, view: PalazzoView) -> Section:
    ways = (
        lambda: t.say("board-money", pile=view.pile, cards=say_cards(t, view.discards)),
        lambda: t.say("board-money-count", pile=view.pile, discards=len(view.discards)),
    )
    return Section(lambda degree: [ways[degree]()], len(ways))


def _to_come(t: Texts, view: PalazzoView) -> Iterator[str]:
    """List the tiles still in the stacks, a line for each material: the floors, each with the windows of its tiles."""
    if view.phase is PalazzoPhase.OVER or not view.unseen:
        return
    yield t.say("board-to-come")
    for material in Material:
        of_it = [tile for tile in view.unseen if tile.material is material]
        floors = [
            f"{floor} ({', '.join(str(tile.windows) for tile in tiles)})"
            for floor, tiles in groupby(of_it, lambda tile: tile.floor)
        ]
        if floors:
            facts = {"material": t.say(f"material-{material}"), "floors": ", ".join(floors)}
            yield "- " + t.say("board-to-come-of", **facts)
