"""The documented list of faults: every test it names exists."""

from __future__ import annotations

import re

from tests import ROOT
from tests.conftest import FAULTS, faults


def test_every_test_of_the_list_exists() -> None:
    missing = []
    for file, name in sorted(faults()):
        path = ROOT / file
        if not path.exists() or (name and not re.search(rf"^(async )?def {name}\(", path.read_text("utf-8"), re.M)):
            missing.append(f"{file}::{name}")
    assert missing == []
    assert len(faults()) > 50


def test_every_line_of_the_list_names_a_test() -> None:
    lines = [line for line in FAULTS.read_text("utf-8").splitlines() if line.startswith("|") and "---" not in line]
    assert [line for line in lines if "`tests/" not in line and "tested by" not in line] == []
