"""Discord's error responses with their codes."""

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """An error response as JSON with a status, a code and, for a form, the path of each fault."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        more: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} ({code}): {message}" + (f" {errors}" if errors else ""))
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.more = dict(more or {})
        self.headers = dict(headers or {})

    def payload(self) -> dict[str, Any]:
        """Return the body of the response."""
        errors = {} if self.errors is None else {"errors": self.errors}
        return {"message": self.message, "code": self.code, **errors, **self.more}


def invalid(path: str, code: str, message: str) -> ApiError:
    """Return the error for a form with one fault at a dotted path such as ``components.0.custom_id``."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path.split(".")):
        errors = {step: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)


def rate_limited(retry_after: float, *, everywhere: bool) -> ApiError:
    """Return the error for a rate limit of Discord itself, rather than its proxy (hence ``Via``)."""
    return ApiError(
        429,
        0,
        "You are being rate limited.",
        more={"retry_after": retry_after, "global": everywhere},
        headers={
            "Via": "1.1 google",
            "Retry-After": f"{retry_after:g}",
            "X-RateLimit-Scope": "global" if everywhere else "user",
            **({"X-RateLimit-Global": "true"} if everywhere else {}),
        },
    )


def unauthorized() -> ApiError:
    """Return the error for a wrong token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown(what: str) -> ApiError:
    """Return the error for something that does not exist."""
    codes = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "Interaction": 10062,
        "Application Command": 10063,
    }
    # Discord spells this one in lower case
    name = "interaction" if what == "Interaction" else what.lower() if " " in what else what
    return ApiError(404, codes[what], f"Unknown {name}")


def missing_access() -> ApiError:
    """Return the error for a place that the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return the error for a permission that the bot lacks there."""
    return ApiError(403, 50013, "Missing Permissions")


def cannot_message() -> ApiError:
    """Return the error for a person who takes no direct messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def already_answered() -> ApiError:
    """Return the error for a second response to an interaction."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def lapsed_token() -> ApiError:
    """Return the error for the token of an interaction that is too old."""
    return ApiError(401, 50027, "Invalid Webhook Token")
