"""The rules as a library, `from bot.games import carcassonne`."""

from __future__ import annotations

import doctest

from bot.games import carcassonne


def test_examples() -> None:
    """The example in the package's docstring runs as shown."""
    result = doctest.testmod(carcassonne)

    assert result.failed == 0
    assert result.attempted > 8


def test_everything_is_exported() -> None:
    """Every action, event and error can be imported from the package itself."""
    names = {kind.__name__ for kind in (*carcassonne.Action.__args__, *carcassonne.Event.__args__)}

    assert names | {"IllegalAction", "BadData", "Outcome", "Played", "Reason"} <= {*carcassonne.__all__}
    assert all(hasattr(carcassonne, name) for name in carcassonne.__all__)
