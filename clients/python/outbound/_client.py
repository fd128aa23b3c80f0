"""Requests that are repeated until they are answered. A command takes effect once, however often it is sent."""

from __future__ import annotations

import enum
import json
import random
import re
import threading
import time
import uuid
from contextlib import closing
from email.utils import mktime_tz, parsedate_tz
from http.client import HTTPException
from ssl import SSLCertVerificationError
from typing import Any, ClassVar, Generator, Iterator, Mapping, TypeVar
from urllib.parse import parse_qsl, quote, urlencode

from ._connection import Answer, Connection, NotSent
from ._stream import Message, batches
from .problem import Problem, Unreachable

#: Longest pause in seconds between two attempts to reach the service.
LONGEST_PAUSE = 5.0
#: Statuses of a proxy that got no answer from the service. They count as a lost connection.
GATEWAY = (502, 504)
BUSY = (429, 503)
#: Operations that accept no key but may be repeated: the worst result is one more session.
REPEATABLE = ("POST /api/auth/sign-in", "POST /api/auth/sign-out", "POST /api/admin/login", "POST /api/admin/logout")
#: Codes of a 503 after which the game may have changed. A proxy sends no code, which reads as UNREADABLE.
DOUBTFUL = ("outcome-unknown", Problem.UNREADABLE)


class Unset(enum.Enum):
    """The type of UNSET, which leaves a field out, because None means null."""

    UNSET = "unset"


UNSET = Unset.UNSET

Self = TypeVar("Self", bound="Client")


def body(fields: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Returns the body of a request: `fields` except those that are UNSET, and `optional` except those that are None."""
    sent = {name: value for name, value in fields.items() if value is not UNSET}
    return {**sent, **{name: value for name, value in (optional or {}).items() if value is not None}}


class Client:
    """A client of one service. Every thread has its own connection; `with` closes the one of the current thread.

    url: the address of the service.
    patience: seconds for which a request is repeated while the service is busy or away; 0: never, math.inf: no limit.
    timeout: seconds without a byte after which a connection counts as lost; math.inf: no limit.
    Raises ValueError for an invalid address or time.
    """

    #: "METHOD /path" of the operations that accept an Idempotency-Key, and of those that accept the parameter `game`.
    KEYED: ClassVar[tuple[str, ...]] = ()
    IN_GAME: ClassVar[tuple[str, ...]] = ()
    #: The class with which a refusal is raised.
    PROBLEM: ClassVar[type[Problem]] = Problem

    def __init__(self, url: str, *, patience: float = 60.0, timeout: float = 60.0) -> None:
        if not patience >= 0:
            raise ValueError(f"patience is {patience}, and must be a number of at least 0")
        if not timeout > 0:
            raise ValueError(f"timeout is {timeout}, and must be a number above 0")
        self.url = url
        self.patience = patience
        self.timeout = timeout
        #: Headers that every request has.
        self.headers: dict[str, str] = {}
        #: Query parameters of every operation of a game.
        self.game: str | None = None
        self._local = threading.local()
        self._connection()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._keyed = _pattern(cls.KEYED)
        cls._in_game = _pattern(cls.IN_GAME)

    _keyed = _in_game = re.compile(r"(?!)")

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection of this thread. A later request opens another one."""
        self._connection().close()

    @staticmethod
    def path(template: str, *values: object) -> str:
        """Returns the template with the escaped values instead of `{}`."""
        return template.format(*(quote(str(value), safe="") for value in values))

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        key: str | None = None,
        if_match: str | None = None,
    ) -> Any:
        """Makes any call of the API and returns the JSON of the answer, or None. Raises Problem and Unreachable.

        Parameters of `query` that are None are left out. Commands get an Idempotency-Key; give `key` to choose it.
        """
        return self.send(method, path, body, query=query, key=key, if_match=if_match).body

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Mapping[str, Any] | None = None,
        key: str | None = None,
        if_match: str | None = None,
    ) -> Answer:
        """Like `request`, but returns the whole answer with status and headers."""
        name = f"{method} {path.partition('?')[0]}"
        headers = dict(self.headers)
        is_keyed = self._keyed.fullmatch(name) is not None
        if is_keyed:
            headers["Idempotency-Key"] = key or str(uuid.uuid4())
        if if_match is not None:
            headers["If-Match"] = if_match
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(body, allow_nan=False, separators=(",", ":")).encode()
        repeatable = is_keyed or method == "GET" or name in REPEATABLE
        return self._until_answered(method, self._target(name, path, query), content, headers, repeatable)

    def _until_answered(
        self, method: str, target: str, content: bytes | None, headers: Mapping[str, str], repeatable: bool
    ) -> Answer:
        give_up = time.monotonic() + self.patience
        in_doubt = False
        for pause in _pauses():
            try:
                answer = self._connection().exchange(method, target, content, headers)
            except SSLCertVerificationError:
                raise
            except (OSError, HTTPException) as error:
                lost = not isinstance(error, NotSent)
                in_doubt = in_doubt or (lost and method != "GET")
                if (lost and not repeatable) or time.monotonic() + pause > give_up:
                    raise Unreachable(f"{method} {target}", error, in_doubt) from error
            else:
                kind = answer.headers.get_content_type()
                is_page = target.startswith("/api/") and kind == "text/html"
                if answer.status < 300 and not is_page:
                    return answer
                problem = self._problem(answer)
                if answer.status < 300:
                    # The page of a proxy that asks for a sign-in, for example.
                    raise problem
                unknown = problem.status in GATEWAY or (problem.status == 503 and problem.code in DOUBTFUL)
                if problem.retry_after is None:
                    pause = max(pause, 1.0)
                elif problem.retry_after > 0:
                    pause = problem.retry_after
                again = repeatable if unknown else problem.status in BUSY
                if not again or time.monotonic() + pause > give_up:
                    raise problem
            time.sleep(pause)
        raise AssertionError("pauses never end")

    def messages(
        self, path: str, *, query: Mapping[str, Any] | None = None, last_id: str | None = None
    ) -> Generator[Message, None, None]:
        """Yields the messages of an event stream. A lost stream is resumed after the last message.

        Ends after `event: bye`, which the service sends when newer streams replace this one. Raises Problem if the
        service refuses the stream, Unreachable if it is away for longer than the client's patience.
        """
        with closing(self._batches(path, query, last_id)) as found:
            for batch in found:
                yield from batch

    def _batches(
        self, path: str, query: Mapping[str, Any] | None = None, last_id: str | None = None, *, together: bool = False
    ) -> Generator[list[Message], None, None]:
        return batches(
            lambda: Connection(self.url, self.timeout),
            self._target(f"GET {path.partition('?')[0]}", path, query),
            lambda: self.headers,
            last_id,
            self.patience,
            self._problem,
            together=together,
        )

    def _connection(self) -> Connection:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = Connection(self.url, self.timeout)
        return connection

    def _target(self, name: str, path: str, query: Mapping[str, Any] | None) -> str:
        """Adds parameters to a path, which may have a query, and the game if the operation accepts it."""
        bare, _, own = path.partition("?")
        given = dict(parse_qsl(own, keep_blank_values=True))
        given |= {key: _text(value) for key, value in (query or {}).items() if value is not None}
        if self.game is not None and self._in_game.fullmatch(name):
            given.setdefault("game", self.game)
        return f"{bare}?{urlencode(given)}" if given else bare

    def _problem(self, answer: Answer) -> Problem:
        document = answer.body if isinstance(answer.body, dict) else {"detail": str(answer.body or "")[:200]}
        return self.PROBLEM(answer.status, document, _retry_after(answer.headers.get("Retry-After", "")))


def _pattern(operations: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(re.sub(r"\{\w+\}", "[^/?]+", one) for one in operations) or r"(?!)")


def _retry_after(value: str) -> float | None:
    """Returns the seconds of Retry-After, which proxies also send as a date."""
    if value.isdigit():
        return float(value)
    date = parsedate_tz(value)
    return None if date is None else max(0.0, mktime_tz(date) - time.time())


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _pauses() -> Iterator[float]:
    """Yields the seconds before each repeat: increasing, and random so that clients do not all return together."""
    pause = 0.1
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, LONGEST_PAUSE)
