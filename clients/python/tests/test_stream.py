"""Event streams: how messages are read, and how a lost stream is resumed."""

from __future__ import annotations

import time
import unittest
from unittest.mock import patch

from fake_service import FakeService, problem, stream
from outbound import Cargo, CargoProblem, Message, Space, Unreachable

BYE = stream("event: bye\ndata: {}\n\n")


class StreamTest(unittest.TestCase):
    def test_a_lost_stream_is_resumed_after_the_last_whole_message(self) -> None:
        first = stream('retry: 1\n\n: still here\n\nid: 4\ndata: {"seq":4}\n\nid: 5\ndata: {"se')
        with FakeService([first, problem(503, "overloaded", Retry_After="0"), stream('id: 5\ndata: {"seq":5}\n\n'), BYE]) as service:
            events = list(Space(service.url, "abc").events(after=3))
        self.assertEqual(events, [{"seq": 4}, {"seq": 5}])
        self.assertEqual([one.headers["last-event-id"] for one in service.asked], ["3", "4", "4", "5"])
        self.assertEqual({one.target for one in service.asked}, {"/api/events/stream?game=abc"})

    def test_a_stream_without_an_id_yet_is_opened_again_without_one(self) -> None:
        with FakeService([stream("retry: 1\n\n"), BYE]) as service:
            self.assertEqual(list(Space(service.url).events()), [])
        self.assertEqual([one.headers.get("last-event-id") for one in service.asked], [None, None])

    def test_messages_have_a_name_and_data_of_several_lines(self) -> None:
        with FakeService([stream('event: changed\ndata: [1,\ndata: 2]\n\nid:7\ndata: 1\n\nevent: bye\n\n')]) as service:
            found = list(Space(service.url).messages("/api/events/stream"))
        self.assertEqual(found, [Message("changed", [1, 2], None), Message("message", 1, "7")])

    def test_states_end_when_newer_streams_replaced_this_one(self) -> None:
        with FakeService([stream('id: 1\ndata: {"revision":1}\n\nevent: campaign\ndata: {}\n\nevent: bye\n\n')]) as service:
            self.assertEqual(list(Cargo(service.url, "T").states()), [{"revision": 1}])
        self.assertEqual(service.asked[0].headers["authorization"], "Bearer T")

    def test_a_refused_stream_raises_the_problem(self) -> None:
        with FakeService([stream("retry: 1\n\nid: 1\ndata: {}\n\n"), problem(401, "not-signed-in")]) as service:
            with self.assertRaises(CargoProblem) as raised:
                list(Cargo(service.url).states())
        self.assertEqual(raised.exception.code, "not-signed-in")

    def test_a_stream_is_given_up_when_the_service_stays_away(self) -> None:
        with FakeService([stream("retry: 50\n\nid: 1\ndata: {}\n\n")]) as service:
            states = Cargo(service.url, patience=0.2).states()
            next(states)
        with self.assertRaises(Unreachable):
            next(states)

    def test_a_reader_that_was_busy_for_longer_than_the_patience_is_resumed(self) -> None:
        with FakeService([stream('retry: 1\n\nid: 1\ndata: {"seq":1}\n\n'), stream('id: 2\ndata: {"seq":2}\n\n'), BYE]) as service:
            seen = []
            for event in Space(service.url, patience=0.2).events(after=0):
                seen.append(event["seq"])
                time.sleep(0.3)
        self.assertEqual(seen, [1, 2])

    def test_clients_do_not_come_back_together(self) -> None:
        with FakeService([stream("retry: 1000\n\n")] * 20 + [BYE]) as service, patch("time.sleep") as sleep:
            self.assertEqual(list(Space(service.url).events()), [])
        pauses = [call.args[0] for call in sleep.call_args_list]
        self.assertEqual(len(pauses), 20)
        self.assertTrue(all(0.5 <= pause <= 1.5 for pause in pauses), pauses)
        self.assertGreater(len(set(pauses)), 1)

    def test_wait_until_returns_the_first_state_that_fits(self) -> None:
        with FakeService([stream('retry: 1\n\nid: 1\ndata: {"revision":1}\n\n'), stream('id: 2\ndata: {"revision":2}\n\n')]) as service:
            self.assertEqual(Cargo(service.url).wait_until(lambda state: state["revision"] == 2), {"revision": 2})

    def test_wait_until_says_that_the_stream_was_replaced(self) -> None:
        with FakeService([BYE]) as service:
            with self.assertRaises(ConnectionError):
                Cargo(service.url).wait_until(lambda state: True)


if __name__ == "__main__":
    unittest.main()
