"""Which offers make a table, compared with trying every group of people at every possible table."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.contract import Meta
from bot.model.offers import Match, PlayOffer, Wish, find_match, offers_to_fill, seniority
from bot.model.pace import Pace
from tests.bot.kit import offer

GAMES = (Meta("chess", 1, range(2, 3)), Meta("rummy", 1, range(1, 4), {"base": {}, "long": {"long": True}}))
WISHES = st.builds(
    Wish,
    st.sampled_from(["", "", "chess", "rummy", "rummy/base", "rummy/long", "bridge"]),
    st.sampled_from([None, None, 2, 3, 5]),
    st.sampled_from([None, None, *Pace]),
)


@st.composite
def pools(draw: st.DrawFn) -> list[PlayOffer]:
    """Return the offers on a server, in any order, several of some people."""
    made = draw(st.lists(st.tuples(st.integers(1, 5), WISHES), max_size=7))
    stored = [_stored(number, user, wish) for number, (user, wish) in enumerate(made, 1)]
    return draw(st.permutations(stored))


def _stored(number: int, user: int, wish: Wish) -> PlayOffer:
    new = replace(offer(user), wish=wish)
    return PlayOffer(id=number, **{name: getattr(new, name) for name in new.__dataclass_fields__})


def fits(group: tuple[PlayOffer, ...], game: Meta, name: str, pace: Pace) -> bool:
    """Return whether people could play this together, each as they wish."""
    if len(group) not in game.seats or len(group) < 2 or len({each.user for each in group}) < len(group):
        return False
    return all(
        each.wish.game in ("", game.name, f"{game.name}/{name}")
        and each.wish.players in (None, len(group))
        and each.wish.pace in (None, pace)
        for each in group
    )


@settings(max_examples=60)
@given(pools())
def test_a_match_is_found_as_by_brute_force(offers: list[PlayOffer]) -> None:
    """It finds a table whenever there is one, of people whom it suits, with those who have waited longest."""
    by_age = sorted(offers, key=lambda each: each.id)
    tried = [
        Match(group, f"{game.name}/{name}", pace)
        for size in range(2, 4)
        for group in combinations(by_age, size)
        for game in GAMES
        for name, pace in product(game.variants, Pace)
        if fits(group, game, name, pace)
    ]
    found = find_match(offers, GAMES)
    assert (found is None) == (not tried)
    if found is not None:
        assert found in tried
        assert seniority(found) == min(map(seniority, tried))


def test_terms_that_nobody_names_are_the_defaults() -> None:
    """The first game in its base variant, without a clock; what one person names applies to all."""
    plain = [_stored(number, number, Wish()) for number in (1, 2)]
    assert find_match(plain, GAMES) == Match((*plain,), "chess/base", Pace.NONE)
    named = [plain[0], _stored(3, 3, Wish("rummy/long", pace=Pace.BRISK))]
    assert find_match(named, GAMES) == Match((*named,), "rummy/long", Pace.BRISK)


@settings(max_examples=40)
@given(pools(), st.sampled_from(list(Pace)), st.integers(1, 3))
def test_offers_suggested_to_a_host_fit_the_table(pool: list[PlayOffer], pace: Pace, free: int) -> None:
    """They are at most as many as there are free seats, name nobody twice, and respect the size that each wishes."""
    terms, there = Wish("rummy/long", 1 + free, pace), {1, None}
    found = offers_to_fill(pool, terms, there, free)
    users = [offer.user for offer in found]
    assert len(users) == len(set(users)) <= free
    assert not there & {*users}
    for each in found:
        assert each.wish.suits(*terms)
        assert each.wish.players is None or len(found) == free
    others = [each for each in pool if each.user not in {*there, *users} and each.wish.suits(*terms)]
    if len(found) < free:
        assert all(each.wish.players is not None for each in others)
        assert len({each.user for each in others} | {*users}) < free
