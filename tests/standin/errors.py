"""Discord's refusals with their codes."""

from collections.abc import Mapping
from typing import Any


class ApiError(Exception):
    """A refusal, answered as JSON with a status, a code and, for a form, the place of each fault."""

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
        """Write the refusal as the answer's body."""
        errors = {} if self.errors is None else {"errors": self.errors}
        return {"message": self.message, "code": self.code, **errors, **self.more}


def invalid(path: str, code: str, message: str) -> ApiError:
    """Refuse a form for one fault at a dotted path such as ``components.0.custom_id``."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path.split(".")):
        errors = {step: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)


def rate_limited(retry_after: float, *, everywhere: bool) -> ApiError:
    """Refuse for a rate limit, as Discord itself does and not its outer wall (hence ``Via``)."""
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
    """Refuse a wrong token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown(what: str) -> ApiError:
    """Refuse because a thing does not exist."""
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
    # Discord itself spells this one in small letters
    name = "interaction" if what == "Interaction" else what.lower() if " " in what else what
    return ApiError(404, codes[what], f"Unknown {name}")


def missing_access() -> ApiError:
    """Refuse because the bot does not see the place."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Refuse because the bot lacks a permission there."""
    return ApiError(403, 50013, "Missing Permissions")


def cannot_message() -> ApiError:
    """Refuse because the person takes no direct messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def already_answered() -> ApiError:
    """Refuse a second answer to an interaction."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def lapsed_token() -> ApiError:
    """Refuse a call with the token of an interaction that is too old."""
    return ApiError(401, 50027, "Invalid Webhook Token")
