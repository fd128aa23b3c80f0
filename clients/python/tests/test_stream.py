"""Tests how messages of event streams are read, and how a lost stream is resumed."""

from __future__ import annotations

import gzip
import threading
import time
import unittest
from typing import Iterator
from unittest.mock import patch

from fake_service import Asked, FakeService, in_pieces, problem, raw, stream
from outbound import Cargo, CargoProblem, Message, Space, SpaceProblem, Unreachable

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

    def test_messages_are_assembled_wherever_the_network_splits_them(self) -> None:
        text = 'retry: 1\r\n\r\n: hi\n\nid: 1\ndata: {"seq":1,"text":"é\u2028"}\n\nevent: changed\ndata: {}\n\nid: 2\ndata: {"seq":2}\n\n'
        whole = text.encode()
        chunks = b"".join(b"%X;extension\r\n%b\r\n" % (len(part), part) for part in (whole[:9], whole[9:40], whole[40:])) + b"0\r\n\r\n"
        for content, headers in (
            (whole, ""),
            (gzip.compress(whole), "Content-Encoding: gzip\r\n"),
            (chunks, "Transfer-Encoding: chunked\r\n"),
        ):
            for size in (1, 2, 3, 7, 64):
                pieces = [content[place : place + size] for place in range(0, len(content), size)]
                with FakeService([in_pieces(pieces, headers), BYE]) as service:
                    events = list(Space(service.url).events(after=0))
                self.assertEqual(events, [{"seq": 1, "text": "é\u2028"}, {"seq": 2}], size)
                self.assertEqual(service.asked[1].headers["last-event-id"], "2")

    def test_a_stream_in_malformed_chunks_is_lost(self) -> None:
        with FakeService([in_pieces([b"nothing\r\n"], "Transfer-Encoding: chunked\r\n"), BYE]) as service, patch("time.sleep"):
            self.assertEqual(list(Space(service.url).events()), [])
        self.assertEqual(len(service.asked), 2)

    def test_leaving_the_loop_ends_the_connection(self) -> None:
        ended = threading.Event()

        def reply(_: Asked) -> Iterator[bytes]:
            try:
                yield stream('id: 1\ndata: {"seq":1}\n\n')
                while True:
                    yield b":\n\n"
            finally:
                ended.set()

        with FakeService([reply]) as service:
            for _ in Space(service.url).events():
                break
            self.assertTrue(ended.wait(5))

    def test_a_refused_stream_raises_the_problem(self) -> None:
        with FakeService([stream("retry: 1\n\nid: 1\ndata: {}\n\n"), problem(401, "not-signed-in")]) as service:
            with self.assertRaises(CargoProblem) as raised:
                list(Cargo(service.url).states())
        self.assertEqual(raised.exception.code, "not-signed-in")

    def test_a_page_of_a_proxy_instead_of_a_stream_raises_a_problem_that_names_its_type(self) -> None:
        with FakeService([raw(200, b"<h1>Sign in to the network</h1>", "text/html")]) as service:
            with self.assertRaises(SpaceProblem) as raised:
                list(Space(service.url).events())
        self.assertEqual((raised.exception.status, raised.exception.code), (200, "unreadable-answer"))
        self.assertIn("text/html came instead of an event stream", raised.exception.detail)

    def test_a_busy_service_that_asks_for_no_wait_is_asked_again_after_a_pause(self) -> None:
        busy = problem(503, "overloaded", Retry_After="0")
        with FakeService([busy, busy, BYE]) as service, patch("outbound._stream.time.sleep") as sleep:
            list(Space(service.url).events())
        self.assertTrue(all(1 <= call.args[0] <= 3 for call in sleep.call_args_list))
        self.assertEqual(len(sleep.call_args_list), 2)

    def test_a_service_that_asks_for_no_pause_before_the_next_connection_gets_the_pause_of_before(self) -> None:
        replies = [stream("retry: 0\n\n"), stream("retry: 8\n\n"), stream("retry: 00\n\n"), stream("retry: ²\n\n"), BYE]
        with FakeService(replies) as service, patch("outbound._stream.time.sleep") as sleep:
            list(Space(service.url).events())
        pauses = [call.args[0] for call in sleep.call_args_list]
        self.assertEqual(len(pauses), 4)
        self.assertTrue(1 <= pauses[0] <= 3 and all(0.004 <= pause <= 0.012 for pause in pauses[1:]), pauses)

    def test_a_stream_is_given_up_when_the_service_stays_away(self) -> None:
        with FakeService([stream('retry: 50\n\nid: 1\ndata: {"seq":1}\n\n')]) as service:
            events = Space(service.url, patience=0.2).events(after=0)
            next(events)
        with self.assertRaises(Unreachable):
            next(events)

    def test_a_reader_that_was_busy_for_longer_than_the_patience_is_resumed(self) -> None:
        with FakeService([stream('retry: 1\n\nid: 1\ndata: {"seq":1}\n\n'), stream('id: 2\ndata: {"seq":2}\n\n'), BYE]) as service:
            seen = []
            for event in Space(service.url, patience=0.2).events(after=0):
                seen.append(event["seq"])
                time.sleep(0.3)
        self.assertEqual(seen, [1, 2])

    def test_clients_do_not_reconnect_together(self) -> None:
        with FakeService([stream("retry: 1000\n\n")] * 20 + [BYE]) as service, patch("time.sleep") as sleep:
            self.assertEqual(list(Space(service.url).events()), [])
        pauses = [call.args[0] for call in sleep.call_args_list]
        self.assertEqual(len(pauses), 20)
        self.assertTrue(all(0.5 <= pause <= 1.5 for pause in pauses), pauses)
        self.assertGreater(len(set(pauses)), 1)


if __name__ == "__main__":
    unittest.main()
