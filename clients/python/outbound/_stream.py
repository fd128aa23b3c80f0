"""Server-sent events, resumed with Last-Event-ID when the connection is lost."""

from __future__ import annotations

import codecs
import json
import random
import time
import zlib
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from itertools import takewhile
from socket import socket
from ssl import SSLCertVerificationError
from typing import Any, Callable, Generator, Mapping

from ._body import Body
from ._connection import Answer, Connection, value_of
from .problem import Problem, Unreachable

#: Seconds without a byte after which a stream counts as lost. The service sends a comment every 15 seconds.
SILENCE = 45.0


@dataclass(frozen=True)
class Message:
    """A message of a stream. `event` is "message" if it has no name, `data` its JSON value; `id` may be missing."""

    event: str
    data: Any
    id: str | None


class _Reader:
    """Assembles a stream, wherever the network split it, and keeps what is needed to resume it."""

    def __init__(self, last_id: str | None) -> None:
        self.last_id = last_id
        #: Seconds before a lost stream is opened again.
        self.retry = 2.0
        #: When the service stopped answering; None while it answers.
        self.away_since: float | None = None

    def read(self, response: HTTPResponse, connection: socket, together: bool) -> Generator[list[Message], None, None]:
        """Yields the messages in batches as they arrive; if `together`, one batch has all that have arrived."""
        body = Body(response, connection)
        is_gzip = response.headers.get("Content-Encoding") == "gzip"
        unpack = zlib.decompressobj(wbits=31).decompress if is_gzip else bytes
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        rest = ""
        fields: dict[str, str] = {}
        found: list[Message] = []
        for piece in body.pieces():
            self.away_since = None
            *lines, rest = (rest + decode(unpack(piece))).split("\n")
            for line in lines:
                text = line.rstrip("\r")
                if text == "":
                    found += self._message(fields)
                    fields = {}
                elif not text.startswith(":"):
                    name, _, value = text.partition(":")
                    value = value.removeprefix(" ")
                    fields[name] = f"{fields[name]}\n{value}" if name == "data" and name in fields else value
            if found and not (together and body.has_more()):
                # Messages that are lost before they are yielded are sent again.
                self.last_id = next((one.id for one in reversed(found) if one.id is not None), self.last_id)
                yield found
                found = []

    def _message(self, fields: Mapping[str, str]) -> Generator[Message, None, None]:
        asked = fields.get("retry", "")
        if asked.isascii() and asked.isdigit():
            # A pause of 0 would flood a service that ends each stream, so it counts as missing.
            self.retry = int(asked) / 1000 or self.retry
        if "data" in fields:
            yield Message(fields.get("event", "message"), json.loads(fields["data"]), fields.get("id"))
        elif "event" in fields:
            yield Message(fields["event"], None, fields.get("id"))


def batches(
    connect: Callable[[], Connection],
    target: str,
    headers: Callable[[], Mapping[str, str]],
    last_id: str | None,
    patience: float,
    problem_of: Callable[[Answer], Problem],
    *,
    together: bool = False,
) -> Generator[list[Message], None, None]:
    """Yields messages as they arrive until `event: bye`; if `together`, a batch has all that arrived while the caller was busy.

    Raises Problem, and Unreachable after `patience` seconds without the service.
    """
    reader = _Reader(last_id)
    while True:
        asked: float | None = None
        try:
            for found in _once(connect(), target, headers(), reader, problem_of, together):
                before = list(takewhile(lambda message: message.event != "bye", found))
                if before:
                    yield before
                if len(before) < len(found):
                    return
            # The service sends what came after the id; a client without one starts with the newest state.
            error: Exception = ConnectionError("the stream ended")
        except Problem as problem:
            if problem.status not in (429, 502, 503, 504):
                raise
            asked, error = problem.retry_after, problem
        except SSLCertVerificationError:
            raise
        except (OSError, HTTPException) as lost:
            error = lost
        now = time.monotonic()
        if reader.away_since is None:
            reader.away_since = now
        # Random, so that clients do not reconnect together after a restart.
        pause = asked or reader.retry * random.uniform(0.5, 1.5)
        if now + pause > reader.away_since + patience:
            raise error if isinstance(error, Problem) else Unreachable(f"GET {target}", error, in_doubt=False)
        time.sleep(pause)


def _once(
    connection: Connection,
    target: str,
    headers: Mapping[str, str],
    reader: _Reader,
    problem_of: Callable[[Answer], Problem],
    together: bool,
) -> Generator[list[Message], None, None]:
    """Yields the messages of one connection and closes it at the end."""
    http = connection.open()
    try:
        sent = {"Accept": "text/event-stream", "Accept-Encoding": connection.accepts, **headers}
        resumed = {} if reader.last_id is None else {"Last-Event-ID": reader.last_id}
        http.request("GET", connection.target(target), None, {**sent, **resumed})
        stream: socket = http.sock
        stream.settimeout(SILENCE)
        with http.getresponse() as response:
            if response.status != 200:
                raise problem_of(Answer(response.status, response.headers, value_of(response)))
            kind = response.headers.get_content_type()
            if kind != "text/event-stream":
                said = f"{kind} came instead of an event stream, and not from the service"
                raise problem_of(Answer(response.status, response.headers, said))
            yield from reader.read(response, stream, together)
    finally:
        http.close()
