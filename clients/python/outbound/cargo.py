"""The client of the cargo game."""

from __future__ import annotations

import os
from contextlib import closing
from typing import Any, Callable, Generator

from . import cargo_types as t
from ._connection import Answer
from ._frames import FrameReader
from .cargo_api import CargoApi
from .problem import Problem


class CargoProblem(Problem):
    """A refusal of the cargo game. A type checker finds a misspelt code; newer services may know more of them."""

    code: t.ProblemCode


class Cargo(CargoApi):
    """Plays a company of a cargo service. Registering, starting as a guest and signing in store the token for other calls.

    `url` is the address of the service, by default the environment variable CARGO_URL or else http://127.0.0.1:4200. `token` is
    the token of a session or an API token, by default the environment variable CARGO_TOKEN.
    """

    PROBLEM = CargoProblem

    def __init__(
        self,
        url: str | None = None,
        token: str | None = None,
        *,
        patience: float = 60.0,
        timeout: float = 60.0,
    ) -> None:
        where = url or os.environ.get("CARGO_URL") or "http://127.0.0.1:4200"
        super().__init__(where, patience=patience, timeout=timeout)
        self.token = token or os.environ.get("CARGO_TOKEN") or None

    @property
    def token(self) -> str | None:
        """The token that identifies the player."""
        return self.headers.get("Authorization", "").removeprefix("Bearer ") or None

    @token.setter
    def token(self, token: str | None) -> None:
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    def send(self, method: str, path: str, body: Any = None, **options: Any) -> Answer:
        """Like `Client.send`, but keeps a token that the service returns."""
        answer = super().send(method, path, body, **options)
        path = path.partition("?")[0]
        if path in ("/api/auth/register", "/api/auth/guest", "/api/auth/keep", "/api/auth/sign-in"):
            self.token = answer.body["token"]
        elif path in ("/api/auth/sign-out", "/api/auth/account") and method != "GET":
            self.token = None
        return answer

    def states(
        self, on_campaign: Callable[[dict[str, int]], None] | None = None
    ) -> Generator[t.StreamState, None, None]:
        """Yields the state now and after each change, at most once a second.

        The state lacks ended packages and `economy.depth`. The service sends only changes; the client rebuilds the state. A slow
        reader gets the newest state, never a backlog. Ends if newer streams of the player replace it. When a campaign has
        progressed, `on_campaign` is called with `id`, `deliveredKg` and `targetKg`.
        """
        while (yield from self._states_until_gap(on_campaign)):
            pass

    def _states_until_gap(
        self, on_campaign: Callable[[dict[str, int]], None] | None
    ) -> Generator[t.StreamState, None, bool]:
        """Returns True if a message is missing, so that a new stream must begin with a whole state."""
        frames = FrameReader()
        with closing(self._batches("/api/stream", {"frames": "delta"}, together=True)) as batches:
            for batch in batches:
                before = frames.state
                for message in batch:
                    if message.event == "campaign" and on_campaign is not None:
                        on_campaign(message.data)
                    elif message.event in ("snapshot", "delta") and frames.take(message) is None:
                        return True
                if frames.state is not None and frames.state is not before:
                    yield frames.state
        return False

    def wait_until(self, is_so: Callable[[t.StreamState], bool]) -> t.StreamState:
        """Follows the stream until `is_so` returns True for a state, and returns that state.

        Raises ConnectionError if newer streams of the player replaced this one.
        """
        states = self.states()
        try:
            for state in states:
                if is_so(state):
                    return state
        finally:
            states.close()
        raise ConnectionError("newer streams of the player replaced this one")
