"""The client of the space game."""

from __future__ import annotations

import os
from typing import Any, Generator, Literal, TypeVar

from . import space_types as t
from .problem import Problem
from .space_api import SpaceApi

Own = TypeVar("Own", bound="Space")


class SpaceProblem(Problem):
    """A refusal of the space game. A type checker finds a misspelt code; newer services may know more of them."""

    code: t.ProblemCode


class Space(SpaceApi):
    """Plays one game of a space service: `main`, which everybody may play, or the one with the id `game`.

    `url` is the address of the service, by default the environment variable SPACE_URL or else http://127.0.0.1:4100.
    """

    PROBLEM = SpaceProblem

    def __init__(
        self,
        url: str | None = None,
        game: str | None = None,
        *,
        patience: float = 60.0,
        timeout: float = 60.0,
    ) -> None:
        where = url or os.environ.get("SPACE_URL") or "http://127.0.0.1:4100"
        super().__init__(where, patience=patience, timeout=timeout)
        self.game = game

    def with_game(self: Own, game: str | None) -> Own:
        """Returns a client of another game of the same service."""
        return type(self)(self.url, game, patience=self.patience, timeout=self.timeout)

    def private_game(
        self: Own,
        *,
        seed: int | None = None,
        difficulty: Literal["hard", "standard", "relaxed", "sandbox"] | None = None,
        name: str | None = None,
    ) -> Own:
        """Creates a game that nobody else knows and returns a client of it. Keep its `game`, the id that lets you play.

        An address may create 20 games at once, then one every three minutes. `start_new_game` starts a game again under the same id,
        as often as you like.
        """
        return self.with_game(self.create_game(seed=seed, difficulty=difficulty, name=name)["id"])

    def take(self, step: t.NextStep) -> Any:
        """Makes one of the calls that the world suggests in `nextSteps`, and returns its answer."""
        return self.request(step["method"], step["path"], step["body"])

    def events(self, after: int | None = None) -> Generator[t.Event, None, None]:
        """Yields the events of the game as they happen, each once and in order.

        With `after` it starts with the event after this `seq`. Changes without an event, such as an import, are left out:
        `messages("/api/events/stream")` yields them, as messages named `changed`.
        """
        for message in self.messages("/api/events/stream", last_id=None if after is None else str(after)):
            if message.event == "message":
                yield message.data
