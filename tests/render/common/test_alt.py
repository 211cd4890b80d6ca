"""Alt texts get shorter by degrees, and then always say where the whole is told."""

from __future__ import annotations

from render.common.alt import cut, fitting
from render.engine.picture import ALT_LIMIT

MORE = "More: /table show."


def test_whatever_is_left_out_is_pointed_to() -> None:
    """The first version is whole; every other ends with the pointer, and so does what had to be cut."""
    assert fitting([["All."], ["Some."]], MORE) == "All."
    assert fitting([["x" * ALT_LIMIT + "."], ["Some."]], MORE) == f"Some. {MORE}"
    just = "x" * (ALT_LIMIT - len(MORE)) + "."
    assert fitting([["x" * ALT_LIMIT + "."], [just], ["Some."]], MORE) == f"Some. {MORE}", "there is no room for it"
    sentences = ["x" * 100 + "."] * 20
    assert fitting([sentences, sentences], MORE) == cut(sentences, MORE)
    assert cut(sentences, MORE).endswith(f". {MORE}")
