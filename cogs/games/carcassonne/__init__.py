"""Carcassonne in Discord: its commands, panels and lesson."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bot.games.carcassonne.actions import CarcassonneReason, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.board import Place, coordinate, read_coordinate
from bot.games.carcassonne.components import Kind, Tile
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.lesson import STEPS, Asks, attempt, events_before, view_at
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.prospects import likely_turn
from bot.games.carcassonne.turn import preview
from bot.games.contract import BadData, IllegalAction
from bot.model.refusals import Refused
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_texts
from bot.texts.games.carcassonne.lesson import facts_of, label
from bot.texts.games.carcassonne.panels import place_choices, say_follower_choice, say_follower_segment, say_gold_choice
from bot.texts.games.carcassonne.pieces import number_of, say_tile, say_turning
from cogs.core.buttons import make_button
from cogs.core.completions import MAX_TYPED_LENGTH, Completion, find_fitting, fold, pick, refuse_missing, refuse_unused
from cogs.core.controls import PRIMARY, Buttons, ControlId
from cogs.core.face import Face, Lesson
from cogs.core.request import Request
from cogs.games.carcassonne.draft import GAME, Draft, Turn, complete_draft, lay_tile, open_numbers, places_of, tile_of
from cogs.games.carcassonne.look import look_buttons
from cogs.games.carcassonne.panels import advised_places, open_panel, play_draft, show_draft, turn_panel
from cogs.play.game_commands import GameCommands, ListCompletions, Typed
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.engine.picture import Picture
from render.games.carcassonne import pictures

_PLACE: Final = re.compile(r"([a-z]{1,2}) ?(-?[0-9]{1,3})", re.ASCII)
_TURN: Final = re.compile(r"([1-4])|(0|90|180|270)", re.ASCII)
_FOLLOWER: Final = re.compile(r"([1-9])? ?([^\W\d_]+)? ?([1-9])?")


class SeveralSegments(Exception):
    """Raised for the name of a kind of which several segments are free."""


def places(turn: Turn) -> list[Completion[Place]]:
    """Return the places where the tile fits, with what it would do there and its turns.

    First come the coach's best, then those where it does something for the seat, as only some can be listed.
    """
    found, starred = [], advised_places(turn)
    choices = place_choices(turn.t, turn.view, turn.names, places_of(turn.view))
    for choice in sorted(choices, key=lambda choice: choice.place not in starred):
        named, star = coordinate(choice.place), "⭐ " if choice.place in starred else ""
        label = f"{star}{named}: {turn.t.say('place-choice', does=choice.does, turns=choice.turns)}"
        found.append(Completion(named, label, choice.place, named))
    return found


def parse_place(turn: Turn, typed: str) -> Place:
    """Parse a place, `L14` or `l 14`, where the tile need not fit; raise Refused."""
    place = _place(typed)
    return pick(places(turn), typed) if place is None else place


def _place(typed: str) -> Place | None:
    found = None if len(typed) > MAX_TYPED_LENGTH else _PLACE.fullmatch(fold(typed))
    try:
        return None if found is None else read_coordinate(found[1].upper() + found[2])
    except BadData:
        return None


def list_turns(turn: Turn, place: Place) -> list[Completion[int]]:
    """Return the turns in which the tile fits at a place, in quarters."""
    fits = places_of(turn.view).get(place, ())
    return [
        Completion(str(90 * each), f"{named}: {say_tile(turn.t, tile_of(turn.view), each, fields=False)}", each, named)
        for each in fits
        for named in (say_turning(turn.t, each),)
    ]


def read_turn(turn: Turn, place: Place, typed: str) -> int:
    """Parse how a tile is turned, `2` or `90`, as quarters in which it need not fit; raise Refused."""
    quarters = _quarters(tile_of(turn.view), typed)
    return pick(list_turns(turn, place), typed) if quarters is None else quarters


def _quarters(tile: Tile, typed: str) -> int | None:
    """Read how a tile is turned, as its number in the pictures or in degrees; None if the tile has no such turn."""
    found = _TURN.fullmatch(fold(typed))
    if found is None:
        return None
    if found[2]:
        return int(found[2]) // 90 % len(tile.turned)
    return int(found[1]) - 1 if int(found[1]) <= len(tile.turned) else None


def followers(turn: Turn, draft: Draft) -> list[Completion[int]]:
    """Return the numbers of the segments on which a follower may be set, with what they would bring, and 0 for none."""
    laid, found = lay_tile(turn.view, draft.place, draft.turn), list[Completion[int]]()
    for number, action in open_numbers(turn.view, draft).items():
        kind, named = turn.t.say(f"kind-{action.feature}"), say_follower_segment(turn.t, laid, action)
        names = (f"{number} {kind}",)
        found.append(Completion(str(number), say_follower_choice(turn.t, laid, action), number, named, names))
    none, *others = (each for said in _say_in_all_languages("typed-none") for each in said.split(", "))
    label = turn.t.say("kind-keep-follower")
    # a word of its name, “follower”, would mean the opposite
    return [*found, Completion("0", label, 0, names=(none, *others), whole=True)]


def read_follower(turn: Turn, draft: Draft, typed: str) -> int:
    """Parse a follower's segment, `2`, `2 road`, `road` or `none`, as its number; 0 for none.

    Raise SeveralSegments if the kind alone does not say which one, else Refused or IllegalAction.
    """
    completions = followers(turn, draft)
    if len(fitting := find_fitting(completions, typed)) == 1 and typed.strip():
        return fitting[0].what
    found = _FOLLOWER.fullmatch(fold(typed)[:MAX_TYPED_LENGTH])
    if found is None or not any(found.groups()) or (found[1] and found[3]):
        return pick(completions, typed)
    tile, kind = tile_of(turn.view), None if found[2] is None else _kind(found[2])
    if found[2] and kind is None:
        return pick(completions, typed)
    kinds = {number_of(tile, *segment[:2]): segment.kind for segment in tile.segments}
    if written := found[1] or found[3]:
        number = int(written)
        if kinds.get(number) is None or kind not in (None, kinds[number]):
            return pick(completions, typed)
        return number
    same = [number for number, its in kinds.items() if its is kind]
    if not same:
        raise IllegalAction(CarcassonneReason.NO_SUCH_SEGMENT, feature=kind, part=0)
    free = [number for number in same if number in open_numbers(turn.view, draft)]
    if len(free) > 1:
        raise SeveralSegments
    return (free or same)[0]


def gold_completions(turn: Turn, draft: Draft) -> list[Completion[Place]]:
    """Return the tiles for the second ingot of a gold tile; none where there is none to put down."""
    if draft.gold is None:
        return []
    laid, names = lay_tile(turn.view, draft.place, draft.turn), turn.names
    found = []
    for place in places_for_gold(laid):
        named = coordinate(place)
        found.append(Completion(named, f"{named}: {say_gold_choice(turn.t, laid, place, names)}", place, named))
    return found


def read_gold(turn: Turn, draft: Draft, typed: str) -> Place:
    """Parse the tile for the second ingot; raise Refused or IllegalAction."""
    if draft.gold is None:
        laid = turn.view.phase is not CarcassonnePhase.TILE
        raise IllegalAction(CarcassonneReason.NO_GOLD_TO_PLACE) if laid else refuse_unused("place-gold", GAME)
    place = _place(typed)
    return pick(gold_completions(turn, draft), typed) if place is None else place


def check_laid(view: CarcassonneView, where: str | None, turned: str | None) -> None:
    """Raise IllegalAction unless what was typed, if anything, says how the tile of the turn lies already."""
    last = view.board.laid[-1]
    if where is not None and _place(where) != last.place:
        raise IllegalAction(CarcassonneReason.TILE_PLACED)
    if turned is not None and _quarters(last.tile, turned) != last.turn:
        raise IllegalAction(CarcassonneReason.TILE_PLACED)


def _kind(word: str) -> Kind | None:
    return next((kind for kind in Kind if word in _say_in_all_languages(f"kind-{kind}")), None)


def _say_in_all_languages(key: str) -> list[str]:
    """Return a message in all languages, in lower case."""
    return [texts(language, GAME).say(key).casefold() for language in LANGUAGES]


def ingots(turn: Turn) -> list[Completion[Place]]:
    """Return the tiles from which the seat may take an ingot, with who may; none unless it chooses one."""
    names, found = turn.names, []
    for claim in takeable(turn.view):
        named, wanted = coordinate(claim.place), turn.t.list([names[seat] for seat in claim.seats])
        label = turn.t.say("board-ingot-claim", place=named, names=wanted)
        found.append(Completion(named, label, claim.place, named))
    return found


COMMANDS: Final = GameCommands(GAME)


def _places_typed(turn: Turn, typed: Typed) -> list[Completion[Place]]:
    """Return the places, or only those in the column that was typed."""
    if turn.view.phase is not CarcassonnePhase.TILE:
        return []
    found = places(turn)
    return [each for each in found if each.value.casefold().startswith(fold(typed["where"]))] or found


def _complete_turns(turn: Turn, typed: Typed) -> list[Completion[int]]:
    """Return the turns in which the tile fits at the place typed so far, if it does not lie already."""
    return list_turns(turn, parse_place(turn, typed["where"])) if turn.view.phase is CarcassonnePhase.TILE else []


def _list_for_draft(listed: Callable[[Turn, Draft], Iterable[Completion[Any]]]) -> ListCompletions:
    """Return a function that lists what completes the typed part of a turn, once that includes the place."""

    def list_for(turn: Turn, typed: Typed) -> Iterable[Completion[Any]]:
        if turn.view.phase is not CarcassonnePhase.TILE:
            return listed(turn, complete_draft(turn.view))
        place = parse_place(turn, typed["where"])
        quarters = read_turn(turn, place, typed["turn"]) if "turn" in typed else None
        return listed(turn, complete_draft(turn.view, place, quarters))

    return list_for


@COMMANDS.add(
    "place",
    panel=open_panel,
    where=_places_typed,
    turn=_complete_turns,
    follower=_list_for_draft(followers),
    gold=_list_for_draft(gold_completions),
)
async def place(
    request: Request,
    now: Turn,
    where: str | None = None,
    turn: str | None = None,
    follower: str | None = None,
    gold: str | None = None,
) -> None:
    """Play a whole turn if nothing is left open, since it cannot be taken back freely; else show its panel."""
    view = now.view
    if view.phase is CarcassonnePhase.INGOT:
        raise IllegalAction(CarcassonneReason.INGOT_FIRST)
    if view.phase is not CarcassonnePhase.TILE:
        check_laid(view, where, turn)
        there, quarters = view.board.laid[-1].place, None
    elif where is None:
        raise refuse_missing("place-where", places(now), GAME)
    else:
        there, quarters = parse_place(now, where), None
        if _fits_in_no_turn(now, there):
            note = now.t.say("panel-not-there", tile=tile_of(view).id, place=coordinate(there))
            await request.show(await open_panel(request, now, note))
            return
        if turn is not None:
            quarters = read_turn(now, there, turn)
            _check_place(now, there, quarters)
    draft, settled = _lay_draft(now, there, quarters, follower)
    if gold is not None:
        draft = draft._replace(gold=read_gold(now, draft, gold))
    elif draft.gold is not None:
        settled = settled and len(places_for_gold(lay_tile(view, there, draft.turn))) == 1
    if follower is None:
        await show_draft(request, now, draft)
        return
    try:
        draft = draft._replace(number=read_follower(now, draft, follower))
    except SeveralSegments:
        await show_draft(request, now, draft, now.t.say("panel-which"))
        return
    await (play_draft(request, now, draft) if settled else show_draft(request, now, draft))


def _lay_draft(turn: Turn, place: Place, quarters: int | None, follower: str | None) -> tuple[Draft, bool]:
    """Return a draft with the tile at a place, and whether there was no choice but what was typed.

    If the turn of the tile was not typed, it is the likeliest one in which the follower can be set.
    """
    view = turn.view
    if view.phase is not CarcassonnePhase.TILE or quarters is not None:
        return complete_draft(view, place, quarters), True
    fitting = places_of(view)[place]
    if len(fitting) == 1 or follower is None:
        return complete_draft(view, place), len(fitting) == 1
    possible = [each for each in fitting if _can_stand(turn, Draft(place, each), follower)] or fitting
    return complete_draft(view, place, likely_turn(view, place, possible)), False


def _can_stand(turn: Turn, draft: Draft, follower: str) -> bool:
    draft = complete_draft(turn.view, draft.place, draft.turn)
    try:
        number = read_follower(turn, draft, follower)
    except SeveralSegments:
        return True
    except (Refused, IllegalAction):
        return False
    return complete_draft(turn.view, draft.place, draft.turn, number).number == number


def _fits_in_no_turn(turn: Turn, place: Place) -> bool:
    """Return whether the tile fits in no turn of it at an empty place by a tile; raise IllegalAction for others."""
    if place in places_of(turn.view):
        return False
    if place not in turn.view.board.frontier:
        _check_place(turn, place, 0)
    return True


def _check_place(turn: Turn, place: Place, quarters: int) -> None:
    preview(turn.view, turn.seat, [PlaceTile(tile_of(turn.view), *place, quarters)])


@COMMANDS.add("take", where=lambda turn, _: ingots(turn))
async def take(request: Request, now: Turn, where: str | None = None) -> None:
    """Take an ingot, or show from which tiles one can be taken."""
    if now.view.phase is not CarcassonnePhase.INGOT:
        raise IllegalAction(
            CarcassonneReason.TILE_FIRST
            if now.view.phase is CarcassonnePhase.TILE
            else CarcassonneReason.NO_INGOT_TO_TAKE
        )
    if where is None:
        await show_with_recap(request, await open_panel(request, now))
    else:
        place = _place(where)
        await act(request, now, TakeIngot(*pick(ingots(now), where if place is None else coordinate(place))))


def draw_lesson(step: int, names: Sequence[str], language: str) -> Sequence[Picture]:
    view = view_at(STEPS[step])
    match STEPS[step].asks:
        case Asks.PLACE | Asks.TURN:
            return pictures.places(view, names, language)
        case Asks.FOLLOWER:
            return (pictures.follower(view, names, language),)
        case Asks.GOLD:
            return (pictures.closeup(view, names, language, (), places_for_gold(view)),)
        case Asks.NOTHING:
            return (pictures.fields(view, names, language),)


LESSON: Final = Lesson(GAME, STEPS, attempt, label, facts_of, draw_lesson, events_before)


def turn_buttons(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the button that opens the private panel, and two that show what people look up most."""
    words = game_texts(t, GAME)
    own, answers = words.t, words.role(table.view(None)) == "answer"
    opens = "answer" if answers and table.revision == seq else "take-turn"
    turn = make_button(own, "carcassonne_turn", table, seq, key=opens, style=PRIMARY)
    return ((turn, *look_buttons(own, table, ("map", "fields"))),)


def confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
    """Return the id of a control that opens the private panel in which the turn is confirmed with these actions."""
    view: CarcassonneView = table.view(seat)
    if isinstance(action, TakeIngot):
        return ControlId("carcassonne_ingot", table.id, table.revision, seat, f"{action.x}.{action.y}")
    laying = action if isinstance(action, PlaceTile) else None
    draft = complete_draft(view) if laying is None else complete_draft(view, laying.place, laying.turn)
    for each in (action, *then):
        match each:
            case PlaceGold(x, y):
                draft = draft._replace(gold=Place(x, y))
            case PlaceFollower(kind, part):
                draft = draft._replace(number=number_of(tile_of(view), kind, part))
    return ControlId("carcassonne_follower", table.id, table.revision, seat, str(draft))


def own_buttons(t: Texts, table: Table) -> Buttons:
    """Return the buttons that show the tiles left, and where a tile would fit, while the game goes on."""
    own = game_texts(t, GAME).t
    return () if not table.actors() else look_buttons(own, table, ("left", "fit"))


FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, own_buttons, LESSON)
