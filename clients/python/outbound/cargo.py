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
    """Plays a company of a cargo service. Registering, beginning as a guest and signing in keep the token that other calls need.

    The service is at `url`, else where the environment variable CARGO_URL says, else at http://127.0.0.1:4200. `token` is that
    of a session or an API token, else what the environment variable CARGO_TOKEN says.
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
        """What the service knows the player by."""
        return self.headers.get("Authorization", "").removeprefix("Bearer ") or None

    @token.setter
    def token(self, token: str | None) -> None:
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    def send(self, method: str, path: str, body: Any = None, **options: Any) -> Answer:
        """As of every client; a token that the service returns is kept."""
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
        """The state now, and again after each change of it, at most once a second, without end.

        It lacks ended packages and `economy.depth`. Only what changed is sent, and put together here. A slow reader gets the
        newest state, never a backlog. It ends if newer streams of the player replaced it. `on_campaign` is called with `id`,
        `deliveredKg` and `targetKg` when a campaign has progressed.
        """
        while (yield from self._states_until_gap(on_campaign)):
            pass

    def _states_until_gap(
        self, on_campaign: Callable[[dict[str, int]], None] | None
    ) -> Generator[t.StreamState, None, bool]:
        """Returns True if a message is missing: only a stream that begins with a whole state helps."""
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
        """Follows the stream until a state is as `is_so` says, and returns it.

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
