"""A service that gives a test's answers and records the requests."""

from __future__ import annotations

import json
import socketserver
import threading
import time
from dataclasses import dataclass, field
from email.parser import Parser
from typing import Any, Callable, Iterator, Union


@dataclass(frozen=True)
class Asked:
    method: str
    target: str
    headers: dict[str, str]
    body: Any


Sent = Union[bytes, Iterator[bytes]]


@dataclass
class FakeService:
    """Sends the replies in order, as they are, and closes the connection after each. An empty reply sends nothing.

    A function makes a reply from the request. A reply in pieces is sent piece by piece, until the client has left.
    """

    replies: list[bytes | Callable[[Asked], Sent]]
    asked: list[Asked] = field(default_factory=list)

    def __enter__(self) -> FakeService:
        service = self

        class Handler(socketserver.StreamRequestHandler):
            disable_nagle_algorithm = True

            def handle(self) -> None:
                line = self.rfile.readline().decode().split()
                if not line:
                    return
                lines = []
                while (header := self.rfile.readline().decode().strip()) != "":
                    lines.append(header)
                headers = {name.lower(): value for name, value in Parser().parsestr("\n".join(lines)).items()}
                content = self.rfile.read(int(headers.get("content-length", "0")))
                asked = Asked(line[0], line[1], headers, json.loads(content) if content else None)
                service.asked.append(asked)
                reply = service.replies.pop(0)
                sent = reply(asked) if callable(reply) else reply
                try:
                    for piece in [sent] if isinstance(sent, bytes) else sent:
                        self.wfile.write(piece)
                except ConnectionError:
                    pass

        socketserver.ThreadingTCPServer.allow_reuse_address = True
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def keys(self) -> list[str | None]:
        return [one.headers.get("idempotency-key") for one in self.asked]


#: The service executes the request, and its answer is lost.
LOST = b""


def reply(status: int, value: Any = None, kind: str = "application/json", **headers: str) -> bytes:
    content = b"" if value is None else json.dumps(value).encode()
    return raw(status, content, kind, **headers)


def raw(status: int, content: bytes, kind: str, **headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} Reason", f"Content-Type: {kind}", f"Content-Length: {len(content)}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


def problem(status: int, code: str, **headers: str) -> bytes:
    document = {"type": f"/problems/{code}", "title": code, "status": status, "code": code, "detail": "No.", "details": {"a": 1}}
    return reply(status, document, "application/problem+json", **headers)


def stream(text: str) -> bytes:
    """An event stream that ends after the text."""
    return b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n" + text.encode()


def in_pieces(pieces: list[bytes], headers: str = "") -> Callable[[Asked], Iterator[bytes]]:
    """An event stream that arrives in these pieces and ends; the client reads each one separately."""

    def sent(_: Asked) -> Iterator[bytes]:
        yield f"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{headers}Connection: close\r\n\r\n".encode()
        for piece in pieces:
            time.sleep(0.001)
            yield piece

    return sent
