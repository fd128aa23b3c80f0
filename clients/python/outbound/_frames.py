"""Rebuilds the state from the messages of `GET /api/stream?frames=delta`, as the TypeScript client does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping

from ._stream import Message

if TYPE_CHECKING:
    from . import cargo_types as t


class FrameReader:
    """Rebuilds states from changes. Returned states are never modified."""

    def __init__(self) -> None:
        #: The newest state; None before the first message.
        self.state: t.StreamState | None = None
        self._id: str | None = None
        self._at = 0

    def take(self, message: Message) -> t.StreamState | None:
        """Returns the state after a message `snapshot` or `delta`.

        None means that messages are missing: the stream has to be opened again without Last-Event-ID.
        """
        data = message.data
        if message.event == "snapshot":
            state: t.StreamState = data["state"]
        elif self.state is None or data["from"] != self._id:
            return None
        else:
            state = _changed(_counted(self.state, data["at"] - self._at), data)
            state["revision"] = int(str(message.id).split("-")[0])
        self.state, self._id, self._at = state, message.id, data["at"]
        return state


def _counted(state: t.StreamState, passed_ms: int) -> t.StreamState:
    """Reduces the remaining real times by `passed_ms`."""

    def left(fields: Any, name: str, least: int) -> Any:
        return {**fields, name: max(least, fields[name] - passed_ms)} if name in fields else fields

    player = left(state["player"], "routesUntilRealMs", 0)
    player["scouting"] = left(player["scouting"], "nextRealMs", 0)
    player["coolingOff"] = [left(one, "untilRealMs", 1) for one in player["coolingOff"]]
    packages = [left(one, "expiresRealMs", 1) for one in state["packages"]]
    return {**state, "player": player, "packages": packages}


def _changed(state: t.StreamState, delta: t.StreamDelta) -> Any:
    given: Mapping[str, Any] = delta
    market = given.get("market", {})
    before = state["market"]
    return {
        **state,
        **{name: given[name] for name in ("clock", "player", "economy", "omitted") if name in given},
        "simState": {"clockMs": delta["clockMs"]},
        "planes": _with_changes(state["planes"], given.get("planes", {})),
        "bases": _with_changes(state["bases"], given.get("bases", {})),
        "routes": _with_changes(state["routes"], given.get("routes", {})),
        "packages": _with_changes(state["packages"], given.get("packages", {})),
        "market": {
            "airports": _with_airports(before["airports"], market.get("airports", {})),
            "planes": _with_changes(before["planes"], market.get("planes", {})),
            "world": market.get("world", before["world"]),
        },
    }


def _with_changes(items: list[Any], changes: Mapping[str, Any]) -> list[Any]:
    """Applies changes by id."""
    kept = [item for item in items if str(item["id"]) not in changes]
    return sorted([*kept, *filter(None, changes.values())], key=lambda item: item["id"])


def _with_airports(airports: list[Any], changes: Mapping[str, Any]) -> list[Any]:
    """Applies changes to airports. Full ones come first in the result; both parts are sorted by code."""
    known = {_code_of(listed): listed for listed in airports}
    for icao, change in changes.items():
        before = known.pop(icao, None)
        if isinstance(change, int):
            known[icao] = [icao, change]
        elif change is not None:
            known[icao] = _in_full(icao, before, change)
    return sorted(known.values(), key=lambda listed: (isinstance(listed, list), _code_of(listed)))


def _code_of(listed: Any) -> str:
    return str(listed[0] if isinstance(listed, list) else listed["icao"])


def _in_full(icao: str, before: Any, change: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a full airport. Adds changes to the taken jobs that are known from before, and sorts the latest first."""
    changes = change.get("recentlyTaken", {})
    known = before["recentlyTaken"] if isinstance(before, dict) else []
    kept = [take for take in known if str(take["packageId"]) not in changes]
    taken = sorted([*kept, *filter(None, changes.values())], key=lambda take: take["takenAt"], reverse=True)
    return {"icao": icao, "openJobs": change["openJobs"], "recentlyTaken": taken}
