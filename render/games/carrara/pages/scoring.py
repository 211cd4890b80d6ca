"""Preview of a scoring: what each building yields, the total, objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.carrara.components import MARKERS, NO_OBJECTS, Category, City
from bot.games.carrara.scoring import gain
from bot.games.carrara.view import SeatView
from bot.texts import texts
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import cut, spoken_names
from render.engine import theme
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.private.before_after import lay_objects
from render.games.carrara.parts.private.markers import lay_markers
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.scoring.bill import lay_bill, lay_lost, lost_width
from render.games.carrara.parts.scoring.effect import Scoring, after, lacking, objects_after, scored, total_gain

_MARKERS = Box(theme.MARGIN, 602, theme.WIDTH - 2 * theme.MARGIN, 84)
_APART = 16


def scoring_page(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of a scoring."""
    page = Page(replace(after(view, action), open_hands=None), names, language)
    subject, buildings = scored(view, action)
    lost = lacking(subject, total_gain(view, subject, buildings), buildings)
    title = _title(Words(texts(language, GAME), ()), subject)
    lay_own_head(page, view.seat, title, beside=lost_width(page, lost) + _APART if lost else 0)
    if lost:
        lay_lost(page, lost)
    top = _MARKERS.bottom - 124 if isinstance(subject, Category) else _MARKERS.y
    lay_bill(page, view, subject, buildings, top - _APART)
    if not isinstance(subject, Category):
        held = objects_after(view, gain(buildings, view.supply))
        lay_objects(page, view.hand.objects, held, 512)
    lay_markers(page, view, subject, _MARKERS._replace(y=top, height=_MARKERS.bottom - top))
    return page


def scoring_alt(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> str:
    """Describe the effect of a scoring."""
    words = Words(texts(language, GAME), spoken_names(texts(language, GAME), names, 24))
    say = words.say
    subject, buildings = scored(view, action)
    brought = total_gain(view, subject, buildings)
    missing = lacking(subject, brought, buildings)
    player, hand = view.players[view.seat], view.hand
    terms = [
        say(
            "picture-alt-term",
            buildings=words.building(each.building),
            city=words.city(each.city),
            gain=words.gain(total_gain(view, subject, [each])._replace(objects=NO_OBJECTS)),
        )
        for each in buildings
    ]
    sums = [
        say("picture-alt-brings-all", gain=words.gain(brought)),
        *([say("picture-supply-out", objects=words.objects(missing))] if missing else []),
        say("picture-alt-points", before=player.points, after=player.points + brought.points),
        say("picture-alt-coins", before=hand.coins, after=hand.coins + brought.coins),
        say("picture-alt-markers", markers=MARKERS - player.scorings - 1),
    ]
    said = [_title(words, subject) + ":", *terms, *sums]
    if len(" ".join(said)) > ALT_LIMIT:
        said = [_title(words, subject) + ":", *sums, *terms]
    return cut(said, say("picture-alt-more"))


def _title(words: Words, subject: Scored) -> str:
    if isinstance(subject, Category):
        return words.say(f"picture-scoring-{subject}")
    key = "city" if isinstance(subject, City) else "type"
    return words.say("picture-scoring", what=words.say(f"{key}-{subject.key}"))
