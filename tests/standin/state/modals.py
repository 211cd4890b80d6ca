"""Modals: their limits, and the data of their submission."""

from typing import Any

from tests.standin.state.errors import invalid
from tests.standin.state.limits import walk

JSON = dict[str, Any]

TEXT_INPUT, LABEL, CHECKBOX = 4, 18, 23
_SINGLE = (TEXT_INPUT, 21, CHECKBOX)
_SHOWN_ONLY = (1, 10, LABEL)


def check_modal(modal: JSON) -> None:
    """Refuse a modal that exceeds a limit."""
    if not 1 <= len(modal.get("title") or "") <= 45:
        raise invalid("data.title", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.")
    if not 1 <= len(modal.get("custom_id") or "") <= 100:
        raise invalid("data.custom_id", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if not 1 <= len(modal.get("components") or []) <= 5:
        raise invalid("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for path, component in walk(modal["components"], "data.components"):
        if component["type"] == LABEL and not 1 <= len(component.get("label") or "") <= 45:
            raise invalid(f"{path}.label", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.")
        if component["type"] not in _SHOWN_ONLY and not 1 <= len(component.get("custom_id") or "") <= 100:
            raise invalid(f"{path}.custom_id", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if len(component.get("placeholder") or "") > (100 if component["type"] == TEXT_INPUT else 150):
            raise invalid(f"{path}.placeholder", "BASE_TYPE_MAX_LENGTH", "The placeholder is too long.")


def submission(modal: JSON, fields: dict[str, Any]) -> JSON:
    """Build the data of a submission; fields that are not named keep their defaults."""
    known = {each["custom_id"] for _, each in walk(modal["components"]) if "custom_id" in each}
    if unknown := set(fields) - known:
        raise LookupError(f"the modal has no field {sorted(unknown)}, only {sorted(known)}")
    components = [_sent(component, index, fields) for index, component in enumerate(modal["components"], 1)]
    return {"custom_id": modal["custom_id"], "components": components}


def _sent(component: JSON, number: int, fields: dict[str, Any]) -> JSON:
    sent: JSON = {"type": component["type"], "id": component.get("id") or number}
    if component["type"] == LABEL:
        return {**sent, "component": _sent(component["component"], number + 100, fields)}
    if component["type"] == 1:
        return {**sent, "components": [_sent(each, number + 100, fields) for each in component["components"]]}
    if "custom_id" not in component:
        return sent
    sent["custom_id"] = component["custom_id"]
    if component["type"] in _SINGLE:
        default = {TEXT_INPUT: component.get("value") or "", CHECKBOX: False}.get(component["type"])
        return {**sent, "value": fields.get(component["custom_id"], default)}
    return {**sent, "values": fields.get(component["custom_id"], [])}
