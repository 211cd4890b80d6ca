"""Alerts: every rule queries metrics that exist from the start of a process."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from prometheus_client import Metric

from bot.app.client import cog_modules
from bot.telemetry.metrics import REGISTRY
from tests import ROOT

TEXT = (ROOT / ".deploy" / "alerts.yml").read_text("utf-8")
RULES = dict(re.findall(r"- alert: (\w+)\n +expr: (.+)\n", TEXT))
BY_PROMETHEUS = {"up", "process_start_time_seconds"}
"""Metrics that Prometheus adds, and those about the process."""
SELECTOR = re.compile(r"\b(up|piazza_\w+|process_\w+)(?:\{(\w+)=~?\"([^\"]+)\"\})?")


def families() -> dict[str, Metric]:
    cog_modules()  # importing them creates the counters of refusals
    ends = {"counter": "_total", "histogram": "_bucket"}
    return {f"{family.name}{ends.get(family.type, '')}": family for family in REGISTRY.collect()}


def test_every_rule_asks_for_what_is_measured() -> None:
    """A counter or histogram where a rule queries an increase, and a gauge where it queries a value."""
    measured = families()
    for alert, rule in RULES.items():
        name = SELECTOR.findall(rule)[0][0]
        if name not in BY_PROMETHEUS:
            grows = "increase(" in rule or "rate(" in rule
            assert (measured[name].type in ("counter", "histogram")) is grows, alert
    assert len(RULES) == TEXT.count("- alert: ")


def test_counters_exist_before_their_first_event() -> None:
    """In a new process each counter has its series, with the labels of the rules: alerts fire on the first event."""
    code = (
        "import json, bot.app.client; from bot.telemetry.metrics import REGISTRY\n"
        "bot.app.client.cog_modules()\n"
        "found = {each.name: [*each.samples] for each in REGISTRY.collect() if each.type == 'counter'}\n"
        "labels = {name: [*map(str, (v for s in many for v in s.labels.values()))] for name, many in found.items()}\n"
        "print(json.dumps([[name for name, many in found.items() if not many], labels]))"
    )
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, timeout=60, cwd=ROOT)
    lacking, labels = json.loads(done.stdout)
    assert lacking == []
    asked = [SELECTOR.findall(rule)[0] for rule in RULES.values() if "increase(" in rule]
    assert asked
    for name, _, values in asked:
        assert {*filter(None, values.split("|"))} <= {*labels[name.removesuffix("_total")]}, name
