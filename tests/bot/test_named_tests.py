"""Documents that say which tests hold a promise: every test that they name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import ROOT
from tests.conftest import FAULTS, named_tests

DOCUMENTS = [ROOT / ".github" / "CONTRIBUTING.md", *sorted((ROOT / ".github" / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_every_test_that_a_document_names_exists(document: Path) -> None:
    missing = []
    for file, name in sorted(named_tests(document)):
        path = ROOT / file
        if not path.exists() or (name and not re.search(rf"^(async )?def {name}\(", path.read_text("utf-8"), re.M)):
            missing.append(f"{file}::{name}")
    assert missing == []


def test_the_list_of_faults_is_read() -> None:
    assert len(named_tests(FAULTS)) > 50


def test_every_line_of_the_list_names_a_test() -> None:
    lines = [line for line in FAULTS.read_text("utf-8").splitlines() if line.startswith("|") and "---" not in line]
    assert [line for line in lines if "`tests/" not in line and "tested by" not in line] == []
