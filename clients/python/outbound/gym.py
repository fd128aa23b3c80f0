"""The space game as a Gymnasium environment for learning agents. It also works without Gymnasium.

A step is one call of the API that the rules accept: an order, a mission, an option of an encounter, the end of a turn. The
reward is the increase of the score.
"""

from __future__ import annotations

import random
from collections import UserDict
from typing import TYPE_CHECKING, Any, Sequence, TypedDict

from ._observation import FEATURES, LEAST, MOST, STEPS, OPTIONS, observe
from .problem import Problem
from .space import Space

if TYPE_CHECKING:
    from . import space_types as t

try:
    import numpy
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Discrete

    HAS_GYMNASIUM = True
except ImportError:
    from ._spaces import Box, Discrete, Env  # type: ignore[assignment]

    HAS_GYMNASIUM = False

__all__ = ["FEATURES", "HAS_GYMNASIUM", "Action", "Snapshot", "SpaceEnv"]

#: Greatest number of turns that the service plays in one call.
TURNS = 50


class Action(TypedDict):
    """A call of the API that the rules accept now."""

    title: str
    method: str
    path: str
    body: dict[str, Any]
    #: Chance of the good result of an encounter's option, in percent; None if it is certain or the action is a next step.
    chance: int | None


class Snapshot(UserDict[str, Any]):
    """The whole snapshot of the game, read like a dict; `data` is the dict.

    Gymnasium's vector environments merge the dicts of `info` by key, and fail where one of them has null, so this is no dict.
    """


class SpaceEnv(Env):  # type: ignore[type-arg, misc, unused-ignore]
    """One private game of a space service. Each `reset` starts a new one; `close` deletes it.

    url: the address of the service, as in `Space`.
    difficulty: "hard", "standard", "relaxed" or "sandbox".
    max_steps: steps after which an episode is truncated.
    run: whether a step also plays turns until the ship has nothing to do or meets something, at most 50. If not, a step is
        one call, and turns pass only with the action "End turn".
    render_mode: None, or "ansi" for `render`.

    Actions 0 to 7 are the calls of `nextSteps`, the most useful first; 8 to 11 are the options of an open encounter. A turn
    that is worked while an encounter is open decides it by its cautious option. An action that is not legal does nothing, has
    reward 0 and counts as a step: `info["action_mask"]` has 1 for legal actions.

    Observations are the numbers that `FEATURES` names. `info` has `world` (the whole snapshot), `actions` (an Action or None
    for each), `action_mask`, `score`, `turn` and `is_legal` (of the previous action).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 10}

    def __init__(
        self,
        url: str | None = None,
        *,
        difficulty: str = "standard",
        max_steps: int = 1000,
        run: bool = False,
        render_mode: str | None = None,
        patience: float = 60.0,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode: {render_mode}")
        if max_steps < 1:
            raise ValueError(f"max_steps is {max_steps}, and must be at least 1")
        self.render_mode = render_mode
        self.difficulty = difficulty
        self.max_steps = max_steps
        self.run = run
        self.action_space = Discrete(STEPS + OPTIONS)
        dtype: Any = numpy.float32 if HAS_GYMNASIUM else float
        self.observation_space = Box(LEAST, MOST, (len(FEATURES),), dtype)
        #: The client of the game that is played.
        self.space = Space(url, patience=patience)
        self._seeds = random.Random()
        self._steps = 0
        self._world: t.World | None = None
        self._actions: list[Action | None] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts a game with this seed, or else with the next one of a sequence that the last seed determines.

        `options` may set another `difficulty` for this game. The same seed and actions give the same rewards.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seeds.seed(seed)
        chosen = seed if seed is not None else self._seeds.randrange(2**53)
        self._begin(chosen, (options or {}).get("difficulty", self.difficulty))
        self._steps = 0
        return self._shown(is_legal=True)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Returns observation, reward, terminated (the game is over), truncated (too many steps) and info.

        Raises ValueError for a number without an action, and RuntimeError once the game is over.
        """
        before = self._present()
        if before["save"]["status"] != "active":
            raise RuntimeError("the game is over: call reset()")
        if not 0 <= int(action) < len(self._actions):
            raise ValueError(f"action {action} is not one of 0 to {len(self._actions) - 1}")
        chosen = self._actions[int(action)]
        self._steps += 1
        if chosen is not None:
            self._do(chosen)
            self._world = self.space.get_world()
        observation, info = self._shown(is_legal=chosen is not None)
        after = self._present()["save"]
        is_over = after["status"] != "active"
        reward = float(after["score"] - before["save"]["score"])
        return observation, reward, is_over, not is_over and self._steps >= self.max_steps, info

    def render(self) -> str | None:
        """Returns the situation as text."""
        if self.render_mode != "ansi":
            return None
        world = self._present()
        names = {system["id"]: system["name"] for system in world["systems"]}
        goods = ", ".join(f"{name} {goods['amount']:g}" for name, goods in world["resources"].items())  # type: ignore[index]
        actions = [f"  {index}: {one['title']}" for index, one in enumerate(self._actions) if one]
        title = f"turn {world['save']['turn']}, {names[world['position']['systemId']]}, score {world['save']['score']}"
        return "\n".join([title, goods, *actions])

    def close(self) -> None:
        """Deletes the game."""
        if self.space.game is not None:
            try:
                self.space.delete_game(self.space.game)
            except Problem as problem:
                if problem.code != "unknown-game":
                    raise
            self.space.game = None
        self.space.close()
        super().close()

    def _begin(self, seed: int, difficulty: Any) -> None:
        """Starts a new game in place of the last one, so that a service never has more than one per environment."""
        if self.space.game is not None:
            try:
                replaced = self.space.start_new_game(seed=seed, difficulty=difficulty)
                self._world = replaced
                if (archive := replaced.get("archived")) is not None:
                    self.space.delete_archive(archive)
                return
            except Problem as problem:
                # The service has deleted the game, because nobody played it for long.
                if problem.code != "unknown-game":
                    raise
        self.space.game = self.space.create_game(seed=seed, difficulty=difficulty)["id"]
        self._world = self.space.get_world()

    def _do(self, action: Action) -> None:
        """Makes the call and, if `run` is set, plays turns."""
        answer = self.space.request(action["method"], action["path"], action["body"])
        if self.run and answer.get("activeTask") is not None:
            self.space.run_turns(max_turns=TURNS, until="idle")

    def _shown(self, is_legal: bool) -> tuple[Any, dict[str, Any]]:
        world = self._present()
        self._actions = actions_of(world)
        mask = [0 if action is None else 1 for action in self._actions]
        numbers = observe(world, mask)
        info = {
            "world": Snapshot(world),
            "actions": self._actions,
            "action_mask": numpy.array(mask, numpy.int8) if HAS_GYMNASIUM else mask,
            "score": world["save"]["score"],
            "turn": world["save"]["turn"],
            "is_legal": is_legal,
        }
        return (numpy.array(numbers, numpy.float32) if HAS_GYMNASIUM else numbers), info

    def _present(self) -> t.World:
        if self._world is None:
            raise RuntimeError("call reset() first")
        return self._world


def actions_of(world: t.World) -> list[Action | None]:
    """Returns the legal actions by number; None for numbers without one."""
    if world["save"]["status"] != "active":
        return [None] * (STEPS + OPTIONS)
    steps: list[Action | None] = [
        {"title": step["title"], "method": step["method"], "path": step["path"], "body": step["body"], "chance": None}
        for step in world["nextSteps"][:STEPS]
    ]
    encounter = world["encounter"]
    options: list[Action | None] = []
    for option in encounter["options"][:OPTIONS] if encounter else ():
        is_legal = all(need["met"] for need in option["needs"]) and _affords(world, option)
        choose: Action = {
            "title": f"{encounter['title']}: {option['title']}" if encounter else "",
            "method": "POST",
            "path": f"/api/encounters/{encounter['id'] if encounter else 0}/choose",
            "body": {"option": option["key"]},
            "chance": option["chancePercent"],
        }
        options.append(choose if is_legal else None)
    return _filled(steps, STEPS) + _filled(options, OPTIONS)


def _affords(world: t.World, option: t.EncounterOption) -> bool:
    goods: dict[str, Any] = {**world["resources"]}
    cost: dict[str, Any] = {**option["cost"]}
    return all(goods[name]["amount"] >= amount for name, amount in cost.items())


def _filled(actions: Sequence[Action | None], count: int) -> list[Action | None]:
    return [*actions, *[None] * (count - len(actions))]


if HAS_GYMNASIUM:
    register(id="outbound/Space-v0", entry_point="outbound.gym:SpaceEnv")
