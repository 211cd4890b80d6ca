"""What was done last, on the ribbon of boards that a game does not draw itself, and in their alt texts."""

from __future__ import annotations

from bot.texts import texts
from bot.texts.games import game_texts
from render.common.page import Page
from render.common.plain_seats import seats_page
from render.games import pictures_of
from tests.render.common.scenes import fives_view
from tests.render.people import NAMES
from tests.render.shown import words

LONG = tuple(f"{name} von und zu Hohenstein" for name in NAMES)


def board(names: tuple[str, ...]) -> tuple[Page, str]:
    """Lay out a board after six turns, and return its alt text too."""
    view, events = fives_view(3)
    page = seats_page(game_texts(texts("en"), "fives"), view, view.actors, names[:3], "en", events)
    (drawn,) = pictures_of("fives").board(view, names[:3], "en", events)
    return page, drawn.alt


def test_what_was_done_is_on_the_ribbon_and_in_the_alt_text() -> None:
    """In sentences, which are divided between two lines."""
    page, alt = board(NAMES)
    done = ["Anna: drew. Benedetto: laid 4. Chiara: drew.", "Anna: laid 5. Benedetto: drew. Chiara: laid 3."]
    assert words(page, "ribbon/", "/said") == done
    assert alt.startswith(f"Fives. {' '.join(done)} Deck: ")


def test_where_room_is_short_the_first_and_the_last_are_on_the_ribbon() -> None:
    """The alt text has all of it."""
    page, alt = board(LONG)
    assert words(page, "ribbon/", "/said") == [
        "Anna von und zu Hohenstein: drew. … Benedetto von und",
        "zu Hohenstein: drew. Chiara von und zu Hohenstein: laid 3.",
    ]
    assert alt.count("von und zu Hohenstein: drew. ") == 3
    assert alt.count("von und zu Hohenstein: laid ") == 3
