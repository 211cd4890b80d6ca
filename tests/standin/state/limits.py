"""Discord's limits for messages."""

from collections.abc import Iterator
from typing import Any

from tests.standin.state.errors import ApiError, invalid

JSON = dict[str, Any]

COMPONENTS_V2 = 1 << 15
FILE_BYTES = 10 * 1024 * 1024

ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 14, 17
SELECTS = (3, 5, 6, 7, 8)
_CONTAINED = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_CHILDREN: dict[int, tuple[int, ...]] = {
    ROW: (BUTTON, *SELECTS),
    SECTION: (TEXT,),
    CONTAINER: _CONTAINED,
}


def walk(components: list[JSON], path: str = "components") -> Iterator[tuple[str, JSON]]:
    """Yield all components, including nested ones, each with its dotted path."""
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(child := component.get(key), dict):
                yield f"{here}.{key}", child


def check_message(body: JSON, flags: int) -> None:
    """Refuse a message that exceeds a limit or mixes the two kinds of layout."""
    content, embeds = body.get("content") or "", body.get("embeds") or []
    components: list[JSON] = body.get("components") or []
    if len(str(body.get("nonce") or "")) > 25:
        raise invalid("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if flags & COMPONENTS_V2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                raise invalid(
                    key,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    elif len(content) > 2000:
        raise invalid("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    elif len(embeds) > 10:
        raise invalid("embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    _check_components(components, v2=bool(flags & COMPONENTS_V2))


def check_filled(content: str, embeds: list[JSON], components: list[JSON], files: int) -> None:
    """Refuse an empty message."""
    if not (content or embeds or components or files):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _check_components(components: list[JSON], *, v2: bool) -> None:
    allowed = (*_CONTAINED, CONTAINER) if v2 else (ROW,)
    for index, component in enumerate(components):
        if component.get("type") not in allowed:
            raise invalid(
                f"components.{index}", "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of {allowed}."
            )
    everything = list(walk(components))
    if v2 and len(everything) > 40:
        raise invalid("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "Must be 40 or fewer in total.")
    if not v2 and len(components) > 5:
        raise invalid("components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    if sum(len(component.get("content") or "") for _, component in everything if component.get("type") == TEXT) > 4000:
        raise invalid(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Component displayable text size exceeds maximum size of 4000",
        )
    custom_ids: set[str] = set()
    for path, component in everything:
        check_component(path, component)
        if (custom_id := component.get("custom_id")) is not None:
            if custom_id in custom_ids:
                raise invalid(
                    f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            custom_ids.add(custom_id)


def check_component(path: str, component: JSON) -> None:
    """Refuse a component that exceeds a limit itself, without checking its children."""
    kind = component.get("type")
    if kind == BUTTON:
        _length(path, component, "label", 0, 80)
        if component.get("style") not in (5, 6):
            _length(path, component, "custom_id", 1, 100, needed=True)
        if not (component.get("label") or component.get("emoji") or component.get("style") == 6):
            raise invalid(path, "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL", "A button needs a label or an emoji.")
    elif kind in SELECTS:
        _check_select(path, component)
    elif kind == TEXT:
        _length(path, component, "content", 1, 4000, needed=True)
    elif kind == GALLERY:
        _count(path, component, "items", 1, 10)
        for index, item in enumerate(component["items"]):
            _length(f"{path}.items.{index}", item, "description", 0, 1024)
    elif kind == THUMBNAIL:
        _length(path, component, "description", 0, 1024)
    elif kind in _CHILDREN:
        _count(path, component, "components", 1, {ROW: 5, SECTION: 3}.get(kind, 40))
        kinds = [child.get("type") for child in component["components"]]
        if any(child not in _CHILDREN[kind] for child in kinds):
            raise invalid(f"{path}.components", "UNION_TYPE_CHOICES", f"One of {_CHILDREN[kind]} is allowed here.")
        if kind == ROW and len(kinds) > 1 and any(child in SELECTS for child in kinds):
            raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
        if kind == SECTION and (component.get("accessory") or {}).get("type") not in (BUTTON, THUMBNAIL):
            raise invalid(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    elif kind not in (FILE, SEPARATOR):
        raise invalid(path, "UNION_TYPE_CHOICES", f"A component of type {kind} is not allowed in a message.")


def _check_select(path: str, select: JSON) -> None:
    _length(path, select, "custom_id", 1, 100, needed=True)
    _length(path, select, "placeholder", 0, 150)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
        raise invalid(path, "NUMBER_TYPE_MAX", f"{low} to {high} choices are not possible.")
    if select["type"] != SELECT:
        return
    _count(path, select, "options", 1, 25)
    if high > len(select["options"]):
        raise invalid(f"{path}.max_values", "NUMBER_TYPE_MAX", f"There are only {len(select['options'])} options.")
    values: set[str] = set()
    for index, option in enumerate(select["options"]):
        here = f"{path}.options.{index}"
        _length(here, option, "label", 1, 100, needed=True)
        _length(here, option, "value", 1, 100, needed=True)
        _length(here, option, "description", 0, 100)
        if option["value"] in values:
            raise invalid(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Values must be unique.")
        values.add(option["value"])


def _length(path: str, thing: JSON, key: str, low: int, high: int, *, needed: bool = False) -> None:
    value = thing.get(key)
    if value is None and not needed:
        return
    if not isinstance(value, str) or not low <= len(value) <= high:
        raise invalid(f"{path}.{key}", "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def _count(path: str, thing: JSON, key: str, low: int, high: int) -> None:
    if not low <= len(thing.get(key) or []) <= high:
        raise invalid(f"{path}.{key}", "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
