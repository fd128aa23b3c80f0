"""Reads the body of an HTTP answer as it arrives."""

from __future__ import annotations

from http.client import HTTPException, HTTPResponse
from socket import socket
from typing import Generator

#: Greatest number of bytes that are read at a time.
PIECE = 65_536


class Body:
    """Reads what has arrived of a body. `http.client` cannot do that, because it waits for the rest of a chunk."""

    def __init__(self, response: HTTPResponse, connection: socket) -> None:
        self._file = response.fp
        self._chunks = Chunks() if response.chunked else None
        self._connection = connection

    def pieces(self) -> Generator[bytes, None, None]:
        """Waits for the next piece, which may be empty, and yields it, until the body ends."""
        while piece := self._file.read1(PIECE):
            yield piece if self._chunks is None else self._chunks.take(piece)
            if self._chunks is not None and self._chunks.is_over:
                return

    def has_more(self) -> bool:
        """Returns whether more has arrived already."""
        timeout = self._connection.gettimeout()
        self._connection.settimeout(0)
        try:
            return len(self._file.peek(1)) > 0
        except OSError:
            # TLS has nothing to read, or the next read will find that the connection is lost.
            return False
        finally:
            self._connection.settimeout(timeout)


class Chunks:
    """Removes the framing of `Transfer-Encoding: chunked` from a body, wherever the network split it."""

    def __init__(self) -> None:
        self.is_over = False
        self._rest = b""
        #: Number of bytes of the current chunk that have not arrived.
        self._left = 0

    def take(self, piece: bytes) -> bytes:
        rest = self._rest + piece
        content = []
        while not self.is_over and (self._left > 0 or b"\n" in rest):
            if self._left == 0:
                line, _, rest = rest.partition(b"\n")
                self._begin(line.strip())
            else:
                part, rest = rest[: self._left], rest[self._left :]
                self._left -= len(part)
                content.append(part)
                if not rest:
                    break
        self._rest = rest
        return b"".join(content)

    def _begin(self, line: bytes) -> None:
        """Parses the line before a chunk: its size and perhaps an extension. An empty line ends the previous chunk."""
        if line:
            try:
                self._left = int(line.partition(b";")[0], 16)
            except ValueError as error:
                raise HTTPException(f"no size of a chunk: {line[:20]!r}") from error
            self.is_over = self._left == 0
