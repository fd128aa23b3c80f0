"""Follows the stream of states of a real service at CARGO_URL. Run by `npm test`, which starts the service with a fast clock."""

from __future__ import annotations

import secrets
import unittest
from typing import Any

from outbound import Cargo, FrameReader, Message

STREAM: dict[str, Any] = {"query": {"frames": "delta"}}


def company() -> Cargo:
    cargo = Cargo()
    cargo.register(username=f"pilot-{secrets.token_hex(4)}", password=secrets.token_urlsafe())
    cargo.choose_home(icao=cargo.list_homes()[0]["icao"])
    return cargo


def lasting(state: Any) -> Any:
    """Returns the parts of a state that do not change as time passes, sorted."""
    player = {name: value for name, value in state["player"].items() if name not in ("scouting", "coolingOff", "routesUntilRealMs")}
    planes = [{name: value for name, value in one.items() if name not in ("fuel", "health")} for one in state["planes"]]
    packages = [{name: value for name, value in one.items() if name != "expiresRealMs"} for one in state["packages"]]
    open_or_own = [one for one in packages if one["status"] in ("open", "accepted", "loaded")]
    return player, planes, state["market"]["airports"], sorted(open_or_own, key=lambda one: one["id"])


class StatesTest(unittest.TestCase):
    def test_states_of_a_stream_equal_the_answer_to_a_read(self) -> None:
        cargo = company()
        plane = cargo.get_state()["planes"][0]["id"]
        plan = cargo.plan_load(plane)
        states = cargo.states()
        first = next(states)
        self.assertEqual(lasting(first), lasting(cargo.get_state()))
        self.assertNotIn("depth", first["economy"])
        cargo.dispatch(plane, package_ids=plan["packageIds"], legs=plan["legs"][:1])
        landed = next(state for state in states if state["planes"][0]["airportIcao"] == plan["legs"][0])
        self.assertGreater(landed["revision"], first["revision"])
        cargo.rename_plane(plane, name="Pelican")
        renamed = next(state for state in states if state["planes"][0]["name"] == "Pelican")
        self.assertEqual(lasting(renamed), lasting(cargo.get_state()))
        states.close()

    def test_a_stream_that_is_resumed_sends_what_was_missed(self) -> None:
        cargo = company()
        reader = FrameReader()
        last = self.taken(reader, cargo, None, 1)
        self.assertEqual(last.event, "snapshot")
        cargo.change_privacy(share_planes=True)
        last = self.taken(reader, cargo, last.id, 2)
        self.assertEqual(last.event, "delta")
        self.assertEqual(lasting(reader.state), lasting(cargo.get_state()))

    def taken(self, reader: FrameReader, cargo: Cargo, last_id: str | None, count: int) -> Message:
        """Returns the last of a number of messages on a new connection."""
        messages = cargo.messages("/api/stream", last_id=last_id, **STREAM)
        for _ in range(count):
            last = next(messages)
            self.assertIsNotNone(reader.take(last))
        messages.close()
        return last


if __name__ == "__main__":
    unittest.main()
