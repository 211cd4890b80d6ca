"""The rules as a library, `from bot.games import palazzo`."""

from __future__ import annotations

import doctest

from bot.games import palazzo


def test_examples() -> None:
    """The example in the package's docstring runs as shown."""
    result = doctest.testmod(palazzo)

    assert result.failed == 0
    assert result.attempted > 8


def test_everything_is_exported() -> None:
    """Every action, event and error can be imported from the package itself."""
    names = {kind.__name__ for kind in (*palazzo.Action.__args__, *palazzo.Event.__args__)}

    assert names | {"IllegalAction", "BadData", "Outcome", "Played", "Reason"} <= {*palazzo.__all__}
    assert all(hasattr(palazzo, name) for name in palazzo.__all__)
