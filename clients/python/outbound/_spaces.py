"""Replaces Gymnasium for `outbound.gym` if it is not installed: the same names, with lists of floats for arrays."""

from __future__ import annotations

import random
from typing import Any, Sequence


class Discrete:
    """The integers from 0 to `n` - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: int | None = None) -> None:
        self._random.seed(seed)

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """Returns a random number; with a mask only one with a 1 at its place, or 0 if there is none."""
        allowed = range(self.n) if mask is None else [index for index in range(self.n) if mask[index]]
        return self._random.choice(allowed) if allowed else 0

    def contains(self, value: object) -> bool:
        return isinstance(value, int) and 0 <= value < self.n

    __contains__ = contains


class Box:
    """Lists of `shape[0]` numbers from `low` to `high`."""

    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: object = float) -> None:
        self.low = low
        self.high = high
        self.shape = shape
        self.dtype = dtype

    def contains(self, value: object) -> bool:
        return (
            isinstance(value, (list, tuple))
            and len(value) == self.shape[0]
            and all(isinstance(number, (int, float)) and self.low <= number <= self.high for number in value)
        )

    __contains__ = contains


class Env:
    """The base class of an environment, with the part of Gymnasium's that `outbound.gym` uses."""

    metadata: dict[str, Any] = {}
    render_mode: str | None = None
    spec: Any = None
    action_space: Any
    observation_space: Any

    @property
    def unwrapped(self) -> Env:
        return self

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return None

    def close(self) -> None:
        pass

    def __enter__(self) -> Env:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
