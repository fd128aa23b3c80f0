"""Converts the world to the numbers that a learning agent sees. Their order is fixed within a version."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence

if TYPE_CHECKING:
    from . import space_types as t

#: Greatest number of calls in `nextSteps`, and of options of an encounter.
STEPS = 8
OPTIONS = 4
#: Bounds of every number.
LEAST = -100.0
MOST = 1e6
#: Used instead of an unlimited number of turns.
ENDLESS = 1000

#: Kinds of calls in `nextSteps` by the last word of their path. A kind is encoded as its position, counted from 1; 0 means no call.
KINDS = ("accept", "explore", "jump", "research", "upgrade", "expand", "build", "choose", "turn")

GOODS = ("credits", "fuel", "alloy", "supplies", "data", "exotics", "fragments")
FACTIONS = 3

#: The name of each number of an observation.
FEATURES: tuple[str, ...] = (
    "turn",
    "turns_left",
    "score",
    *GOODS,
    "food_turns_left",
    "techs_left",
    "core_built",
    "powered",
    "at_apex",
    "conditions_met",
    "signals",
    "systems_explored",
    "systems_reachable",
    "here_visits",
    "here_danger",
    *(f"standing_{index}" for index in range(FACTIONS)),
    "encounter_open",
    "tasks",
    *(f"step_{index}_kind" for index in range(STEPS)),
    *(f"option_{index}_chance" for index in range(OPTIONS)),
)


def observe(world: t.World, mask: Sequence[int]) -> list[float]:
    """Returns the numbers that FEATURES names. The chance of an option is 0 if it is not legal, 1 if it is certain."""
    save, goal, systems = world["save"], world["goal"], world["systems"]
    here = next(system for system in systems if system["id"] == world["position"]["systemId"])
    goods: dict[str, Any] = {**world["resources"]}
    limit, food = save["limit"], world["food"]["turnsLeft"]
    standing = [one["standing"] for one in world["standing"][:FACTIONS]]
    encounter = world["encounter"]
    options = encounter["options"] if encounter is not None else []
    chances = [
        (1.0 if option["chancePercent"] is None else option["chancePercent"] / 100) if is_legal else 0.0
        for option, is_legal in zip(options, mask[STEPS:])
    ]
    kinds = [kind_of(step["path"]) for step in world["nextSteps"][:STEPS]]
    numbers: list[float] = [
        save["turn"],
        ENDLESS if limit is None else limit - save["turn"],
        save["score"],
        *(goods[name]["amount"] for name in GOODS),
        ENDLESS if food is None else min(food, ENDLESS),
        len(goal["techsLeft"]),
        goal["coreBuilt"],
        goal["powered"],
        goal["atApex"],
        sum(condition["met"] for condition in goal["conditions"]),
        len(world["signals"]),
        sum(system["explored"] for system in systems),
        sum(system["reachable"] for system in systems),
        here["visits"],
        here["danger"],
        *standing,
        *[0] * (FACTIONS - len(standing)),
        encounter is not None,
        len(world["pendingTasks"]) + (world["activeTask"] is not None),
        *kinds,
        *[0] * (STEPS - len(kinds)),
        *chances,
        *[0] * (OPTIONS - len(chances)),
    ]
    return [max(LEAST, min(MOST, float(number))) for number in numbers]


def kind_of(path: str) -> int:
    word = path.rsplit("/", 1)[-1]
    return KINDS.index(word) + 1 if word in KINDS else 0
