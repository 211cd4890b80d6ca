"""What the shared commands and messages need to know of a game's face, and the faces there are."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from bot.games.game import IllegalAction
from bot.model.turns import Turn
from bot.services.analysis import Suggestion
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel


class Face(Protocol):
    """How a game shows itself in Discord; names arrive escaped."""

    def lines(self, t: Texts, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Say what happened, a line an event."""
        ...

    def refusal(self, t: Texts, refused: IllegalAction, names: Sequence[str]) -> str:
        """Say why the game refuses an action."""
        ...

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Make the buttons of a public turn message that open the game's private panels: at most 3, then other rows."""
        ...

    def asked(self, t: Texts, view: Any) -> str:
        """Say in a few words what whoever is to move can do now."""
        ...

    def turn_hint(self, t: Texts, view: Any) -> str:
        """Say publicly what matters in this turn beside whose it is; often nothing."""
        ...

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Make the private panel with which a seat can go on now."""
        ...

    def hand_text(self, t: Texts, view: Any, names: Sequence[str]) -> str:
        """Tell a seat's hand, what it owns, and how far it is."""
        ...

    def score_text(self, t: Texts, view: Any, outcome: Any, names: Sequence[str]) -> str:
        """Itemise the final scoring."""
        ...

    def standing_text(self, t: Texts, view: Any, names: Sequence[str]) -> str:
        """Tell what everyone has at the end of a game that came to no scoring; everything lies open."""
        ...

    def growth(self, events: Sequence[Any], seats: int) -> Sequence[Sequence[int]]:
        """Tell for each seat its points after each of its turns."""
        ...

    def idea(self, action: Any) -> Hashable:
        """Tell what an action is about; of several about the same thing a hint names only the best."""
        ...

    def action(self, t: Texts, action: Any) -> str:
        """Say an action in a few words, as something to do, beginning with a small letter where the language has it."""
        ...

    def why(self, t: Texts, view: Any, suggestion: Suggestion, names: Sequence[str]) -> str:
        """Say what an action brings its seat and what it prevents, by what the seat sees."""
        ...

    def in_hindsight(
        self, t: Texts, view: Any, done: Any, better: Sequence[Any], later: Sequence[Turn], names: Sequence[str]
    ) -> str:
        """Say after a game why other actions were better than one that was done, or nothing where that is not plain.

        The view is what its seat saw then, `later` holds the turns that came after this one.
        """
        ...

    def outlook(self, t: Texts, view: Any, names: Sequence[str]) -> str:
        """Say to a seat how close the end is, by what it sees."""
        ...

    def try_id(self, table: Table, seat: int, action: Any) -> ControlId:
        """Make the id of a control that leads to the private panel in which an action is confirmed."""
        ...

    def action_kind(self, t: Texts, action: Any) -> str:
        """Say in a few words what kind of action it is, to choose from where there are very many."""
        ...

    def action_choice(self, t: Texts, view: Any, action: Any) -> tuple[str, str]:
        """Say an action among others of its kind, and what it costs or brings the seat whose view it is, if anything.

        Both are empty where there is but one of a kind.
        """
        ...

    def hand_line(self, t: Texts, view: Any) -> str:
        """Tell a seat's hand in a line."""
        ...

    def opening(self, t: Texts, view: Any) -> list[str]:
        """Say what came of the deal that lies open for all and stays so: a line each, often none."""
        ...

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Make buttons that lead to what only this game has, for below a hand and the panel More: at most 2."""
        ...

    def rules(self, t: Texts) -> list[tuple[str, str]]:
        """Tell the rules as chapters: a title and a text of at most 3,500 characters each."""
        ...


FACES: dict[str, Face] = {}
"""By game; each game's cog puts its own in."""
