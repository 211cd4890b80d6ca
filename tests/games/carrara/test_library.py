"""The rules as a library, `from bot.games import carrara`."""

from __future__ import annotations

import doctest

from bot.games import carrara


def test_examples() -> None:
    """The example in the package's docstring runs as shown."""
    result = doctest.testmod(carrara)

    assert result.failed == 0
    assert result.attempted > 8


def test_everything_is_exported() -> None:
    """Every action, event and error can be imported from the package itself."""
    names = {kind.__name__ for kind in (*carrara.Action.__args__, *carrara.Event.__args__)}

    assert names | {"IllegalAction", "BadData", "Outcome", "Played", "Reason"} <= {*carrara.__all__}
    assert all(hasattr(carrara, name) for name in carrara.__all__)
