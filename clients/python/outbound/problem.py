"""The exceptions of a call that the service refuses, and of a service that cannot be reached."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """A refusal of the service: a problem document (RFC 9457).

    `code` is stable, so that programs can distinguish problems. `detail` is a sentence for people, `details` has its figures.
    """

    #: The code of an answer that is not a problem document, such as the page of a proxy.
    UNREADABLE = "unreadable-answer"

    def __init__(self, status: int, document: dict[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.code: str = document.get("code", Problem.UNREADABLE)
        self.title: str = document.get("title", "")
        self.detail: str = document.get("detail", "")
        self.type: str = document.get("type", "about:blank")
        self.details: dict[str, Any] = document.get("details", {})
        #: With status 400: a JSON pointer and a message for every malformed value.
        self.errors: list[dict[str, str]] = document.get("errors", [])
        #: Seconds to wait before the same request, if the service named them.
        self.retry_after = retry_after
        super().__init__(f"{self.status} {self.code}: {self.detail}")


class Unreachable(ConnectionError):
    """The service did not answer within the client's patience.

    `in_doubt`: the command may have been done, because its answer was lost and it could not be repeated safely or was repeated
    without success. Read the game before you decide again.
    """

    def __init__(self, request: str, cause: BaseException, in_doubt: bool) -> None:
        self.in_doubt = in_doubt
        doubt = "; whether it was done is in doubt" if in_doubt else ""
        super().__init__(f"{request}: {cause or type(cause).__name__}{doubt}")
