"""Alerts: each rule of the file fires on what it is about, and stays silent while all is well."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from math import inf
from typing import NamedTuple

import pytest
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.database.faults import FaultKind
from bot.model.refusals import Refusal
from bot.telemetry import metrics
from cogs.core import request  # noqa: F401 - it creates the counters of refusals
from tests import ROOT

HOUR = 3600.0
FILE = ROOT / ".deploy" / "alerts.yml"
RULES = {
    match["alert"]: match["expr"]
    for match in re.finditer(r"- alert: (?P<alert>\w+)\n +expr: (?P<expr>.+)\n", FILE.read_text("utf-8"))
}
Sample = dict[tuple[str, frozenset[tuple[str, str]]], float]

_SELECTOR = r"(?P<name>\w+)(?:\{(?P<labels>[^}]*)\})?"
_BOUND = r" (?P<than>[>=]+) (?P<bound>[\d.]+)"
_FORM = re.compile(rf"(?:sum\()?(?:(?P<function>increase|rate|changes)\()?{_SELECTOR}(?:\[\w+\]\))?\)?{_BOUND}")
_QUANTILE = re.compile(
    rf"histogram_quantile\((?P<share>[\d.]+), sum by \(le\) \(rate\({_SELECTOR}\[\w+\]\)\)\){_BOUND}"
)


class Scrapes(NamedTuple):
    """What Prometheus read, an hour apart; the process's start is that of the second."""

    before: Sample
    after: Sample


def scrape(up: bool, starts: int) -> Sample:
    """Read the bot's metrics as Prometheus does, with what it adds: whether the bot could be reached."""
    own = CollectorRegistry()
    Gauge("up", "", ["job"], registry=own).labels("piazza").set(up)
    found = {}
    for text in (generate_latest(metrics.REGISTRY).decode(), generate_latest(own).decode()):
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                found[sample.name, frozenset(sample.labels.items())] = sample.value
    found["process_start_time_seconds", frozenset()] = starts
    return found


def fires(expression: str, scrapes: Scrapes) -> bool:
    """Evaluate a rule for what changed between two scrapes, by PromQL's rules as far as they are needed here."""
    if (match := _QUANTILE.fullmatch(expression)) is not None:
        steps: dict[float, float] = {}
        for (name, labels), value in scrapes.after.items():
            if name == match["name"]:
                bound = float(dict(labels)["le"])
                steps[bound] = steps.get(bound, 0) + value - scrapes.before.get((name, labels), value)
        if not steps.get(inf):
            return False  # nothing was observed: the quantile is not a number
        return quantile(float(match["share"]), sorted(steps.items())) > float(match["bound"])
    match = _FORM.fullmatch(expression)
    assert match is not None, expression
    values = []
    for (name, labels), value in scrapes.after.items():
        if name == match["name"] and selects(match["labels"] or "", dict(labels) | {"job": "piazza"}):
            # a series that did not exist before has no increase, which is why all must exist from the start
            former = scrapes.before.get((name, labels), value)
            values.append(value - former if match["function"] else value)
    if match["function"] == "rate":
        values = [sum(values) / HOUR]
    bound = float(match["bound"])
    return any(value > bound if match["than"] == ">" else value == bound for value in values)


def selects(selector: str, labels: dict[str, str]) -> bool:
    """Return whether labels satisfy a selector."""
    return all(
        re.fullmatch(wanted if how == "=~" else re.escape(wanted), labels[name])
        for name, how, wanted in re.findall(r'(\w+)(=~?)"([^"]*)"', selector)
    )


def quantile(share: float, steps: list[tuple[float, float]]) -> float:
    """Return a quantile of cumulative buckets, interpolated within one, as Prometheus does."""
    wanted, lower, below = share * steps[-1][1], 0.0, 0.0
    for bound, count in steps:
        if count >= wanted:
            return lower if bound == inf else lower + (bound - lower) * (wanted - below) / max(count - below, 1e-9)
        lower, below = bound, count
    raise AssertionError("the last bucket holds everything")


EVENTS: dict[str, Callable[[], object]] = {
    "PiazzaIsDown": lambda: None,
    "PiazzaKeepsRestarting": lambda: None,
    "PiazzaIsDisconnected": lambda: metrics.CONNECTED.set(0),
    "PiazzaMessagesWait": lambda: metrics.OLDEST.set(700),
    "PiazzaTableStuck": lambda: metrics.TABLES_STUCK.set(1),
    "PiazzaMessageDegraded": metrics.DEGRADED.labels("dropped").inc,
    "PiazzaFault": metrics.ERRORS.inc,
    "PiazzaStoreDamaged": metrics.STORE_FAULTS.labels(FaultKind.DAMAGED.value).inc,
    "PiazzaBackupFailed": metrics.BACKUPS.labels("failed").inc,
    "PiazzaAnswersSlow": lambda: metrics.ANSWERS.labels("component").observe(7),
    "PiazzaMachineTooSmall": lambda: metrics.LAG.observe(0.7),
    "PiazzaClicksRefused": metrics.REFUSALS.labels(Refusal.CROWDED).inc,
    "PiazzaDiskSlow": lambda: metrics.TRANSACTIONS.observe(0.7),
    "PiazzaRateLimited": lambda: metrics.LIMITED_FOR.labels("global").inc(0.2 * HOUR),
}
"""What each alert is about; the first two are seen by Prometheus alone."""


@pytest.fixture(autouse=True)
def calm() -> None:
    """Begin while all is well."""
    metrics.CONNECTED.set(1)
    for gauge in (metrics.OLDEST, metrics.TABLES_STUCK):
        gauge.set(0)
    for kind in ("component", "application_command"):
        metrics.ANSWERS.labels(kind)


@pytest.mark.parametrize("alert", EVENTS)
def test_each_alert_fires_alone(alert: str) -> None:
    """Exactly the alert about an event fires on it, even if it is the first of its kind."""
    before = scrape(up=True, starts=0)
    assert not [name for name, rule in RULES.items() if fires(rule, Scrapes(before, before))]
    EVENTS[alert]()
    after = scrape(up=alert != "PiazzaIsDown", starts=4 if alert == "PiazzaKeepsRestarting" else 0)
    assert [name for name, rule in RULES.items() if fires(rule, Scrapes(before, after))] == [alert]


def test_every_rule_is_tried() -> None:
    """The file has no other rules."""
    assert set(RULES) == set(EVENTS)


def test_counters_exist_before_their_first_event() -> None:
    """In a new process each counter has its series, or no alert could fire on the first event."""
    code = (
        "import bot.app.client; from bot.telemetry.metrics import REGISTRY\n"
        "print(*(each.name for each in REGISTRY.collect() if each.type == 'counter' and not each.samples))"
    )
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, timeout=60, cwd=ROOT)
    assert done.stdout.split() == []
