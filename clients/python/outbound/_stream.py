"""Server-sent events, resumed with Last-Event-ID when the connection is lost."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any, Callable, Generator, Iterator, Mapping

from ._connection import Answer, Connection
from .problem import Problem, Unreachable

#: Seconds without a byte after which a stream counts as lost: the service writes a comment every 15.
SILENCE = 45.0


@dataclass(frozen=True)
class Message:
    """A message of a stream. `event` is "message" without a name; `data` is its JSON value; `id` may be missing."""

    event: str
    data: Any
    id: str | None


class _Reader:
    """Splits a stream into messages, and remembers what is needed to resume it."""

    def __init__(self, last_id: str | None) -> None:
        self.last_id = last_id
        #: Seconds before a lost stream is opened again.
        self.retry = 2.0
        #: When the service was found to be away; None while it answers.
        self.away_since: float | None = None

    def read(self, response: HTTPResponse) -> Generator[Message, None, None]:
        fields: dict[str, str] = {}
        while line := response.readline():
            self.away_since = None
            text = line.decode("utf-8", "replace").rstrip("\r\n")
            if text == "":
                yield from self._message(fields)
                fields = {}
            elif not text.startswith(":"):
                name, _, value = text.partition(":")
                value = value.removeprefix(" ")
                fields[name] = f"{fields[name]}\n{value}" if name == "data" and name in fields else value

    def _message(self, fields: Mapping[str, str]) -> Generator[Message, None, None]:
        if fields.get("retry", "").isdigit():
            self.retry = int(fields["retry"]) / 1000
        if "data" in fields:
            self.last_id = fields.get("id", self.last_id)
            yield Message(fields.get("event", "message"), json.loads(fields["data"]), fields.get("id"))
        elif "event" in fields:
            yield Message(fields["event"], None, fields.get("id"))


def messages(
    connect: Callable[[], Connection],
    target: str,
    headers: Callable[[], Mapping[str, str]],
    last_id: str | None,
    patience: float,
    problem_of: Callable[[Answer], Problem],
) -> Generator[Message, None, None]:
    """Yields messages until `event: bye`. Raises Problem, and Unreachable after `patience` seconds without the service."""
    reader = _Reader(last_id)
    while True:
        asked: float | None = None
        try:
            for message in _once(connect(), target, headers(), reader, problem_of):
                if message.event == "bye":
                    return
                yield message
            # What was lost is sent after the id; a client without one starts with the newest state.
            error: Exception = ConnectionError("the stream ended")
        except Problem as problem:
            if problem.status not in (429, 502, 503, 504):
                raise
            asked, error = problem.retry_after, problem
        except (OSError, HTTPException) as lost:
            error = lost
        now = time.monotonic()
        if reader.away_since is None:
            reader.away_since = now
        # Random, so that clients do not come back together after a restart.
        pause = reader.retry * random.uniform(0.5, 1.5) if asked is None else asked
        if now + pause > reader.away_since + patience:
            raise error if isinstance(error, Problem) else Unreachable(f"GET {target}", error, in_doubt=False)
        time.sleep(pause)


def _once(
    connection: Connection,
    target: str,
    headers: Mapping[str, str],
    reader: _Reader,
    problem_of: Callable[[Answer], Problem],
) -> Generator[Message, None, None]:
    """The messages of one connection, which is closed at the end."""
    http = connection.open()
    try:
        resumed = {} if reader.last_id is None else {"Last-Event-ID": reader.last_id}
        http.request("GET", connection.target(target), None, {"Accept": "text/event-stream", **headers, **resumed})
        if http.sock is not None:
            http.sock.settimeout(SILENCE)
        response = http.getresponse()
        if response.status != 200:
            raise problem_of(Answer(response.status, response.headers, _json(response.read())))
        yield from reader.read(response)
    finally:
        http.close()


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return content.decode("utf-8", "replace")
