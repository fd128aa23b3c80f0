"""One HTTP connection at a time to one service, kept open between requests."""

from __future__ import annotations

import json
import math
import time
import zlib
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPMessage, HTTPResponse, HTTPSConnection
from selectors import EVENT_READ, DefaultSelector
from ssl import SSLCertVerificationError
from typing import Any, Mapping
from urllib.parse import urlsplit

#: Seconds for which an idle connection is reused. The service closes it after 75, and a request sent just then may be lost.
IDLE = 30.0
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Answer:
    """An answer of the service. `body` is the JSON value; None without a body, a string if it is not JSON."""

    status: int
    headers: HTTPMessage
    body: Any


class NotSent(ConnectionError):
    """The service could not be reached, so nothing can have happened."""


class Connection:
    """Sends requests one after the other and reconnects as needed. Not safe for several threads."""

    def __init__(self, url: str, timeout: float) -> None:
        self._http: HTTPConnection | None = None
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise ValueError(f"no address of a service: {url}")
        self._secure = parts.scheme == "https"
        self._host = parts.hostname
        self._port = parts.port
        self._timeout = None if timeout == math.inf else timeout
        self._base = parts.path.rstrip("/")
        self._used = 0.0
        #: A local connection needs no compression, which would only cost time.
        self.accepts = "identity" if self._host in LOOPBACK else "gzip"

    def open(self) -> HTTPConnection:
        """Opens a new connection, which the caller must close. Raises NotSent, and SSLCertVerificationError."""
        kind = HTTPSConnection if self._secure else HTTPConnection
        http = kind(self._host, self._port, timeout=self._timeout)
        try:
            http.connect()
        except SSLCertVerificationError:
            # Another attempt would find the same certificate.
            raise
        except OSError as error:
            raise NotSent(str(error)) from error
        return http

    def target(self, path: str) -> str:
        return self._base + path

    def exchange(self, method: str, path: str, content: bytes | None, headers: Mapping[str, str]) -> Answer:
        """Sends one request. Raises OSError or HTTPException if its answer is lost, NotSent if it was not sent."""
        if self._http is not None and (time.monotonic() - self._used > IDLE or _is_over(self._http)):
            self.close()
        if self._http is None:
            self._http = self.open()
        try:
            self._http.request(method, self.target(path), content, {"Accept-Encoding": self.accepts, **headers})
            response = self._http.getresponse()
            answer = Answer(response.status, response.headers, value_of(response))
        except BaseException:
            self.close()
            raise
        self._used = time.monotonic()
        return answer

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        if self._http is not None:
            self._http.close()
            self._http = None


def _is_over(http: HTTPConnection) -> bool:
    """Returns whether the service has closed a connection on which no request waits, for example because it restarts."""
    if http.sock is None:
        return True
    with DefaultSelector() as selector:
        selector.register(http.sock, EVENT_READ)
        return len(selector.select(0)) > 0


def value_of(response: HTTPResponse) -> Any:
    """Returns the JSON of an answer; None without a body, a string if it is not JSON."""
    content = response.read()
    if response.headers.get("Content-Encoding") == "gzip":
        content = zlib.decompress(content, wbits=31)
    if not content:
        return None
    text = content.decode("utf-8", "replace")
    kind = response.headers.get_content_type()
    return json.loads(text) if kind == "application/json" or kind.endswith("+json") else text
