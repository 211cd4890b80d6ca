"""Drawing a round: who plays whom, in which order of seats, and who has a bye."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, islice, permutations, product
from random import Random
from typing import Final, TypeAlias

from bot.model.leagues import Pairing, PairingState, Season, standings

EXACT_PEOPLE: Final = 10
"""The number of people up to which the best draw is computed; for more, a search finds a good one."""
SEARCH_TRIES: Final = 8
"""The number of times that the search starts over."""
_REPEATED_PENALTY: Final = 10**6
"""The cost of a repeated meeting, as a difference in points: more than a whole round's differences."""
Table: TypeAlias = tuple[int, ...]
Draw: TypeAlias = tuple[Table, ...]


class Entrants:
    """The people in a draw, by their numbers as members, and what they have played so far."""

    def __init__(self, season: Season) -> None:
        tables = [pairing for pairing in season.pairings if len(pairing.members) > 1]
        lines = [line for line in standings(season) if line.member.active]
        self.ranks = {line.member.number: line.rank for line in lines}
        self.byes = {line.member.number: line.byes for line in lines}
        points = {line.member.number: line.points for line in lines}
        self._sat = Counter((member, seat) for each in tables for seat, member in enumerate(each.members))
        met = Counter(pair for each in tables for pair in permutations(each.members, 2))
        self.near = {
            (one, other): met[one, other] * _REPEATED_PENALTY + abs(points[one] - points[other])
            for one, other in product(points, repeat=2)
        }
        """The cost of each meeting: for having met before, and for the difference in points."""
        self.seated = cache(self._seat_people)
        self.uneven = cache(lambda table: self._uneven(self.seated(table)))

    def _uneven(self, table: Table) -> int:
        """Return how often these people have had the seats that they would have in this order."""
        return sum(self._sat[member, seat] for seat, member in enumerate(table))

    def _seat_people(self, table: Table) -> Table:
        """Return a table in the fairest order of seats, given the seats that its people have had."""
        return min(permutations(table), key=self._uneven)

    def cost(self, table: Table) -> tuple[int, int]:
        """Return the cost of a table: for its meetings, then for seats that its people have had before."""
        return sum(self.near[pair] for pair in combinations(table, 2)), self.uneven(table)


def draw(season: Season, fewest: int) -> list[Pairing]:
    """Return the pairings of the next round; none if there are too few people for a single table.

    `fewest` is the smallest number of people who can play the game. The same season is always drawn in the same way.
    """
    field, number = Entrants(season), season.league.round + 1
    sizes = table_sizes(len(field.ranks), season.league.seats, fewest)
    if not sizes:
        return []
    chance = Random(f"{season.league.id}/{number}")
    # people who are level are in random order
    order = sorted(chance.sample([*field.ranks], len(field.ranks)), key=field.ranks.__getitem__)
    lowest_first = order[::-1]
    free = sorted(lowest_first, key=field.byes.__getitem__)[: len(order) - sum(sizes)]
    playing = [member for member in order if member not in free]
    drawn = (find_best_draw if len(playing) <= EXACT_PEOPLE else find_good_draw)(field, playing, sizes, chance)
    tables = sorted(drawn, key=lambda table: min(map(order.index, table)))
    seated = [field.seated(tuple(chance.sample(table, len(table)))) for table in tables]
    return [
        Pairing(number, place, members, PairingState.OPEN if len(members) > 1 else PairingState.BYE)
        for place, members in enumerate([*seated, *((member,) for member in free)], 1)
    ]


def smallest_table(seats: int, fewest: int) -> int:
    """Return the smallest size of a table: one less than the usual, if the game allows that."""
    return seats - 1 if seats - 1 >= max(2, fewest) else seats


def table_sizes(people: int, seats: int, fewest: int) -> list[int]:
    """Return the sizes of the tables, with as few byes, and then as few smaller tables, as possible."""
    least = smallest_table(seats, fewest)
    options = [
        (people - full * seats - small * least, small, full)
        for full, small in product(range(people // seats + 1), range(people // least + 1 if least < seats else 1))
        if full * seats + small * least <= people
    ]
    _, small, full = min(options)
    return [seats] * full + [least] * small


def find_best_draw(field: Entrants, people: Sequence[int], sizes: Sequence[int], chance: Random) -> Draw:
    """Return the best of all possible draws."""

    @cache
    def best(left: Table, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], Draw]:
        if not left:
            return (0, 0), ()
        found = []
        for place, size in enumerate(sizes):
            for others in combinations(left[1:], size - 1) if size not in sizes[:place] else ():
                table = (left[0], *others)
                rest = tuple(member for member in left if member not in table)
                cost, tables = best(rest, (*sizes[:place], *sizes[place + 1 :]))
                found.append((tuple(map(sum, zip(cost, costs(table), strict=True))), (table, *tables)))
        return min(found, key=lambda each: each[0])

    costs = cache(field.cost)
    return best(tuple(people), tuple(sizes))[1]


def find_good_draw(field: Entrants, people: Sequence[int], sizes: Sequence[int], chance: Random) -> Draw:
    """Return the best of several draws that no exchange of two people improves."""
    found = list[Draw]()
    order = [*people]
    for _ in range(SEARCH_TRIES):
        places = iter(order)
        tables = [tuple(islice(places, size)) for size in sizes]
        while _exchange(field, tables):
            pass
        found.append(tuple(tables))
        order = [member for table in tables for member in table]
        for _ in range(len(order) // 4):
            one, other = chance.sample(range(len(order)), 2)
            order[one], order[other] = order[other], order[one]
    return min(found, key=lambda tables: [sum(each) for each in zip(*map(field.cost, tables), strict=True)])


def _exchange(field: Entrants, tables: list[Table]) -> bool:
    """Exchange people between tables wherever that is an improvement; return whether there was any."""
    improved, near = False, field.near
    for one, other in combinations(range(len(tables)), 2):
        for here, there in product(range(len(tables[one])), range(len(tables[other]))):
            left, right = tables[one], tables[other]
            mine, theirs = left[here], right[there]
            gain = 2 * near[mine, theirs]  # neither meets the other now
            for member in left:
                gain += near[mine, member] - near[theirs, member]
            for member in right:
                gain += near[theirs, member] - near[mine, member]
            now = 0 if gain else field.uneven(left) + field.uneven(right)
            if gain < 0 or (gain == 0 and now == 0):
                continue
            new = (*left[:here], theirs, *left[here + 1 :]), (*right[:there], mine, *right[there + 1 :])
            if gain > 0 or sum(map(field.uneven, new)) < now:
                tables[one], tables[other] = new
                improved = True
    return improved
