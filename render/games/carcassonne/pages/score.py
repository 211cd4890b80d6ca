"""The end of a game: the podium with points by feature, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Event, FeatureScored, Kind, Outcome, View
from render.common.page import Page
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.atlas import GOLD
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.built import lay_model

_SKY: Final = "#d9b98c"
_FOLLOWER: Final = 0.6, 150
"""The height of a follower as a share of the width of what it stands on, and at most."""
_SHIELD: Final = 0.585, 0.48
"""How far down the middle of its shield is, and how large, as shares of that."""


def podium_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, events: Sequence[Event] = (), edge: int = EDGE
) -> CarcassonnePage:
    """Lay out the podium, with a view of the largest city of each seat on it."""
    page = CarcassonnePage(view, names, language)

    def topping(_: Page, seat: int, box: Box) -> None:
        largest, what = _largest(events, seat), f"built/{seat}"
        if largest is not None:
            follower = largest.followers[0]
            feature = view.board.feature_at(follower.place, follower.feature, follower.part)
            assert feature is not None, "a feature stays where it is"
            lay_model(page, what, feature, box, _SKY)
        side = min(round(_FOLLOWER[0] * box.width), _FOLLOWER[1])
        figure = Box(box.right - side, box.bottom - side, side, side)
        page.icon(f"{what}/follower", *figure[:3], f"follower-{seat}", _SKY, plate=True)
        shield = round(_SHIELD[1] * side)
        at = figure.mid_x - shield // 2, figure.y + round(_SHIELD[0] * side) - shield // 2, shield
        page.badge(f"{what}/badge", *at, seat, theme.SEATS[seat])

    parts = [_origins(page, seat) for seat in range(len(view.players))]
    lay_podium(page, outcome, parts, "", topping, edge)
    return page


def _largest(events: Sequence[Event], seat: int) -> FeatureScored | None:
    """Return the largest city that brought a seat points, or where it had none, what else was largest."""
    scored = [event for event in events if isinstance(event, FeatureScored) and seat in event.seats]
    return max(scored, key=lambda each: (each.feature is Kind.CITY, len(each.places), each.points), default=None)


def _origins(page: CarcassonnePage, seat: int) -> list[ScorePart]:
    """Return where a seat's points come from, as far as the variant has it."""
    breakdown = page.outcome.breakdown[seat]
    shown = [
        ScorePart(page.say(f"picture-item-{kind}"), breakdown[kind], f"feature-{kind}")
        for kind in Kind
        if not (page.view.without_farmers and kind is Kind.FIELD)
    ]
    gold = ScorePart(page.say("picture-item-gold"), breakdown["gold"], GOLD)
    return [*shown, *([gold] if page.view.gold_mines else [])]
