"""Tests that states of the cargo game are rebuilt from changes as the TypeScript client does."""

from __future__ import annotations

import copy
import json
import threading
import unittest
from typing import Any, Iterator

from fake_service import Asked, FakeService, problem, stream
from outbound import Cargo, CargoProblem, FrameReader, Message

BYE = "event: bye\ndata: {}\n\n"


def state_of(**fields: Any) -> dict[str, Any]:
    return {
        "revision": 1,
        "simState": {"clockMs": 0},
        "clock": {"running": False, "timeScale": 24},
        "player": {
            "money": 10,
            "scouting": {"nextRealMs": 500},
            "coolingOff": [{"icao": "EDDF", "untilRealMs": 900}],
            "routesUntilRealMs": 2_000,
        },
        "planes": [{"id": 1, "name": "One"}, {"id": 11, "name": "Eleven"}],
        "bases": [],
        "routes": [],
        "packages": [{"id": 5, "expiresRealMs": 1_500}, {"id": 7}],
        "catalog": [{"id": "C208"}],
        "economy": {"fuelPricePerL": 2},
        "omitted": {"packages": 0},
        "market": {
            "airports": [{"icao": "EDDF", "openJobs": 3, "recentlyTaken": [taken(9, "2026-01-01")]}, ["EGLL", 4]],
            "planes": [],
            "world": {"players": 1},
        },
        **fields,
    }


def taken(package: int, at: str) -> dict[str, Any]:
    return {"packageId": package, "takenAt": at}


def snapshot(id: str, **fields: Any) -> str:
    return f"id: {id}\nevent: snapshot\ndata: {json.dumps({'v': 1, 'at': 1_000, 'state': state_of(**fields)})}\n\n"


def delta(id: str, before: str, **changes: Any) -> str:
    data = {"v": 1, "from": before, "at": 2_000, "clockMs": 24_000, **changes}
    return f"id: {id}\nevent: delta\ndata: {json.dumps(data)}\n\n"


def message(text: str) -> Message:
    id, event, data = (line.split(": ", 1)[1] for line in text.strip().split("\n"))
    return Message(event, json.loads(data), id)


class FrameReaderTest(unittest.TestCase):
    def setUp(self) -> None:
        self.reader = FrameReader()
        self.first: Any = self.reader.take(message(snapshot("1-a")))

    def after(self, **changes: Any) -> Any:
        return self.reader.take(message(delta("2-b", "1-a", **changes)))

    def test_items_replace_those_with_their_id_null_removes_them_and_lists_are_in_order(self) -> None:
        before = copy.deepcopy(self.first)
        state = self.after(planes={"2": {"id": 2, "name": "Two"}, "1": None}, packages={"7": {"id": 7, "weightKg": 1}})
        self.assertEqual(state["planes"], [{"id": 2, "name": "Two"}, {"id": 11, "name": "Eleven"}])
        self.assertEqual(state["packages"], [{"id": 5, "expiresRealMs": 500}, {"id": 7, "weightKg": 1}])
        self.assertEqual(self.first, before, "a state that was returned does not change")
        self.assertIs(self.reader.state, state)

    def test_sections_are_replaced_and_absent_ones_stay(self) -> None:
        player = {**self.first["player"], "money": 20}
        state = self.after(player=player, clock={"running": True, "timeScale": 24}, market={"world": {"players": 2}})
        self.assertEqual((state["player"], state["clock"]["running"]), (player, True))
        self.assertEqual((state["economy"], state["catalog"]), (self.first["economy"], self.first["catalog"]))
        self.assertEqual((state["market"]["world"], state["market"]["planes"]), ({"players": 2}, []))
        self.assertEqual((state["revision"], state["simState"]), (2, {"clockMs": 24_000}))

    def test_airports_are_merged_in_full_or_as_a_pair_and_removed(self) -> None:
        airports = {
            "EDDF": {"openJobs": 2, "recentlyTaken": {"9": None, "3": taken(3, "2026-01-02"), "4": taken(4, "2026-01-03")}},
            "EGLL": {"openJobs": 5, "recentlyTaken": {"6": taken(6, "2026-01-01")}},
            "AYPY": 1,
        }
        market = self.after(market={"airports": airports})["market"]
        full = [
            {"icao": "EDDF", "openJobs": 2, "recentlyTaken": [taken(4, "2026-01-03"), taken(3, "2026-01-02")]},
            {"icao": "EGLL", "openJobs": 5, "recentlyTaken": [taken(6, "2026-01-01")]},
        ]
        self.assertEqual(market["airports"], [*full, ["AYPY", 1]])
        gone = self.reader.take(message(delta("3-c", "2-b", market={"airports": {"EDDF": 7, "AYPY": None}})))
        assert gone is not None
        self.assertEqual(gone["market"]["airports"], [full[1], ["EDDF", 7]])

    def test_remaining_real_time_counts_down_from_message_to_message(self) -> None:
        player = self.after()["player"]
        left = (player["scouting"]["nextRealMs"], player["coolingOff"][0]["untilRealMs"], player["routesUntilRealMs"])
        self.assertEqual(left, (0, 1, 1_000))

    def test_a_message_that_does_not_follow_the_last_one_is_a_gap(self) -> None:
        self.assertIsNone(self.reader.take(message(delta("4-d", "3-c"))))
        self.assertIsNone(FrameReader().take(message(delta("2-b", "1-a"))))


class StatesTest(unittest.TestCase):
    def test_states_are_rebuilt_resumed_and_end_when_newer_streams_replace_this_one(self) -> None:
        lost = stream(f"retry: 1\n\n{snapshot('1-a')}")
        resumed = stream(delta("2-b", "1-a", planes={"1": None}) + f"event: campaign\ndata: {{}}\n\n{BYE}")
        with FakeService([lost, problem(503, "overloaded", Retry_After="0"), resumed]) as service:
            states = list(Cargo(service.url, "T").states())
        self.assertEqual([(one["revision"], len(one["planes"])) for one in states], [(1, 2), (2, 1)])
        self.assertEqual({one.target for one in service.asked}, {"/api/stream?frames=delta"})
        self.assertEqual([one.headers.get("last-event-id") for one in service.asked], [None, "1-a", "1-a"])
        self.assertEqual(service.asked[0].headers["authorization"], "Bearer T")

    def test_a_whole_state_may_follow_a_lost_stream(self) -> None:
        with FakeService([stream(f"retry: 1\n\n{snapshot('1-a')}"), stream(snapshot("9-z", revision=9) + BYE)]) as service:
            self.assertEqual([one["revision"] for one in Cargo(service.url).states()], [1, 9])

    def test_a_missing_message_begins_the_stream_again_without_an_id(self) -> None:
        gap = stream(snapshot("1-a") + delta("4-d", "3-c"))
        with FakeService([gap, stream(snapshot("4-d", revision=4) + BYE)]) as service:
            self.assertEqual([one["revision"] for one in Cargo(service.url).states()], [4])
        self.assertEqual([one.headers.get("last-event-id") for one in service.asked], [None, None])

    def test_a_slow_reader_gets_the_newest_state_however_it_was_sent(self) -> None:
        for chunked in (False, True):
            is_slow = threading.Event()
            is_sent = threading.Event()

            def reply(_: Asked) -> Iterator[bytes]:
                head = "Transfer-Encoding: chunked\r\n\r\n" if chunked else "\r\n"
                yield f"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n{head}".encode()
                texts = [snapshot("1-a"), *(delta(f"{number}-b", f"{number - 1}-{'ab'[number > 2]}") for number in range(2, 400))]
                for text in texts:
                    yield f"{len(text):x}\r\n{text}\r\n".encode() if chunked else text.encode()
                    is_slow.wait(5)
                is_sent.set()
                yield f"{len(BYE):x}\r\n{BYE}\r\n0\r\n\r\n".encode() if chunked else BYE.encode()

            with FakeService([reply]) as service:
                seen = []
                for state in Cargo(service.url).states():
                    seen.append(state["revision"])
                    is_slow.set()
                    self.assertTrue(is_sent.wait(5))
            self.assertEqual(seen, [1, 399])

    def test_campaigns_are_reported(self) -> None:
        progress = {"id": 4, "deliveredKg": 1, "targetKg": 2}
        text = f"event: campaign\ndata: {json.dumps(progress)}\n\n{snapshot('1-a')}{BYE}"
        seen: list[dict[str, int]] = []
        with FakeService([stream(text)]) as service:
            self.assertEqual(len(list(Cargo(service.url).states(on_campaign=seen.append))), 1)
        self.assertEqual(seen, [progress])

    def test_a_refused_stream_raises_the_problem(self) -> None:
        with FakeService([stream(f"retry: 1\n\n{snapshot('1-a')}"), problem(401, "not-signed-in")]) as service:
            with self.assertRaises(CargoProblem) as raised:
                list(Cargo(service.url).states())
        self.assertEqual(raised.exception.code, "not-signed-in")

    def test_wait_until_returns_the_first_matching_state(self) -> None:
        with FakeService([stream(f"retry: 1\n\n{snapshot('1-a')}"), stream(delta("2-b", "1-a"))]) as service:
            state = Cargo(service.url).wait_until(lambda state: state["revision"] == 2)
        self.assertEqual(state["revision"], 2)

    def test_wait_until_says_that_the_stream_was_replaced(self) -> None:
        with FakeService([stream(BYE)]) as service:
            with self.assertRaises(ConnectionError):
                Cargo(service.url).wait_until(lambda state: True)


if __name__ == "__main__":
    unittest.main()
