"""Tests requests: what is sent, what is repeated and with which key, what is raised."""

from __future__ import annotations

import gzip
import json
import math
import os
import socket
import time
import unittest
from email.utils import formatdate
from select import select
from ssl import SSLCertVerificationError
from unittest.mock import patch

from fake_service import LOST, FakeService, problem, raw, reply, stream
from outbound import Cargo, CargoProblem, Space, SpaceProblem, Unreachable
from outbound._connection import Connection

BYE = stream("event: bye\n\n")


class RequestsTest(unittest.TestCase):
    def test_a_method_sends_path_query_and_body_as_the_api_names_them(self) -> None:
        with FakeService([reply(200, {"task": {}}), reply(200, {})]) as service:
            space = Space(service.url, "abc")
            space.order_jump(system_id=33, lead_id=1, preview=True)
            space.get_route(to=7, from_=2)
        jump, route = service.asked
        self.assertEqual((jump.method, jump.target), ("POST", "/api/jump?preview=true&game=abc"))
        self.assertEqual(jump.body, {"systemId": 33, "leadId": 1})
        self.assertEqual(route.target, "/api/route?to=7&from=2&game=abc")
        self.assertIsNone(route.headers.get("idempotency-key"))

    def test_calls_without_a_game_parameter_are_sent_without_the_game(self) -> None:
        with FakeService([reply(200, {}), reply(201, {"id": "xyz"})]) as service:
            space = Space(service.url, "abc")
            space.get_rules()
            self.assertEqual(space.private_game(seed=42).game, "xyz")
        self.assertEqual([one.target for one in service.asked], ["/api/rules", "/api/games"])
        self.assertEqual(service.asked[1].body, {"seed": 42})

    def test_none_is_sent_as_null_for_nullable_fields_and_omitted_fields_are_left_out(self) -> None:
        with FakeService([reply(200, {}), reply(200, {}), reply(200, {})]) as service:
            cargo = Cargo(service.url)
            cargo.change_appearance(livery_id=None)
            cargo.assign_route(3, route_id=None)
            cargo.dispatch(3, legs=["EDDF"])
        self.assertEqual([one.body for one in service.asked], [{"liveryId": None}, {"routeId": None}, {"legs": ["EDDF"]}])

    def test_values_in_a_path_are_escaped(self) -> None:
        with FakeService([reply(200, {})]) as service:
            Cargo(service.url).get_company("a/b ?")
        self.assertEqual(service.asked[0].target, "/api/companies/a%2Fb%20%3F")

    def test_the_token_of_a_registration_is_kept_and_forgotten_with_the_sign_out(self) -> None:
        with FakeService([reply(201, {"token": "T"}), reply(200, {}), reply(204)]) as service:
            cargo = Cargo(service.url)
            cargo.register(username="mira", password="a long night over Lyon")
            cargo.get_state()
            self.assertIsNone(cargo.sign_out())
            self.assertIsNone(cargo.token)
        self.assertEqual([one.headers.get("authorization") for one in service.asked], [None, "Bearer T", "Bearer T"])

    def test_the_token_of_a_guest_is_kept_and_that_of_the_kept_company_replaces_it(self) -> None:
        with FakeService([reply(201, {"token": "T"}), reply(200, {"token": "U"}), reply(200, {})]) as service:
            cargo = Cargo(service.url)
            cargo.begin_as_guest()
            cargo.keep_company(username="mira", password="a long night over Lyon")
            cargo.get_state()
        self.assertEqual([one.headers.get("authorization") for one in service.asked], [None, "Bearer T", "Bearer U"])

    def test_a_compressed_answer_is_read(self) -> None:
        with FakeService([raw(200, gzip.compress(json.dumps({"a": 1}).encode()), "application/json", Content_Encoding="gzip")]) as service:
            self.assertEqual(Space(service.url).request("GET", "/api/world"), {"a": 1})
        self.assertEqual(service.asked[0].headers["accept-encoding"], "identity")
        self.assertEqual(Connection("https://example.com", 1).accepts, "gzip")

    def test_a_path_with_a_query_of_its_own_is_sent_in_the_game_and_with_a_key(self) -> None:
        with FakeService([reply(200, {}), reply(200, {}), BYE]) as service:
            space = Space(service.url, "abc")
            space.request("POST", "/api/jump?preview=true", {}, query={"by": "mira"}, key="mine")
            space.request("GET", "/api/events?kind=a%26b&limit=", query={"limit": 2})
            list(space.messages("/api/events/stream?game=other"))
        self.assertEqual(
            [one.target for one in service.asked],
            ["/api/jump?preview=true&by=mira&game=abc", "/api/events?kind=a%26b&limit=2&game=abc", "/api/events/stream?game=other"],
        )
        self.assertEqual(service.keys()[0], "mine")

    def test_an_empty_environment_variable_counts_as_not_set(self) -> None:
        with patch.dict(os.environ, {"SPACE_URL": "", "CARGO_URL": "", "CARGO_TOKEN": ""}):
            self.assertEqual((Space().url, Cargo().url, Cargo().token), ("http://127.0.0.1:4100", "http://127.0.0.1:4200", None))

    def test_invalid_times_are_refused_and_infinite_ones_are_accepted(self) -> None:
        for patience, timeout in ((-1, 1), (math.nan, 1), (1, 0), (1, -1), (1, math.nan)):
            with self.assertRaises(ValueError) as raised:
                Space(patience=patience, timeout=timeout)
            self.assertRegex(str(raised.exception), r"^(patience|timeout) is (-?\d+|nan), and must be a number (of at least|above) 0$")
        with FakeService([LOST, reply(200, {"turn": 1})]) as service:
            self.assertEqual(Space(service.url, patience=math.inf, timeout=math.inf).work_turn()["turn"], 1)

    def test_an_address_without_a_host_is_refused(self) -> None:
        for url in ("ftp://example.com", "http://"):
            with self.assertRaises(ValueError):
                Space(url)


class RefusalsTest(unittest.TestCase):
    def test_a_refusal_is_raised_with_code_status_and_figures_and_is_not_repeated(self) -> None:
        with FakeService([problem(422, "out-of-range")]) as service:
            with self.assertRaises(SpaceProblem) as raised:
                Space(service.url).order_jump(system_id=1, lead_id=1)
        refusal = raised.exception
        self.assertEqual((refusal.status, refusal.code, refusal.detail, refusal.details), (422, "out-of-range", "No.", {"a": 1}))
        self.assertEqual(str(refusal), "422 out-of-range: No.")
        self.assertEqual(len(service.asked), 1)

    def test_an_answer_that_is_not_a_problem_document_has_a_special_code(self) -> None:
        with FakeService([raw(404, b"<p>nothing</p>", "text/html")]) as service:
            with self.assertRaises(CargoProblem) as raised:
                Cargo(service.url).get_state()
        self.assertEqual((raised.exception.code, raised.exception.detail), ("unreadable-answer", "<p>nothing</p>"))


    def test_a_page_of_a_proxy_with_status_200_is_raised(self) -> None:
        page = raw(200, b"<h1>Sign in</h1>", "text/html; charset=utf-8")
        with FakeService([page, page]) as service:
            with self.assertRaises(SpaceProblem) as raised:
                Space(service.url).work_turn()
            self.assertEqual(Space(service.url).request("GET", "/problems/out-of-range"), "<h1>Sign in</h1>")
        problem = raised.exception
        self.assertEqual((problem.status, problem.code, problem.detail), (200, "unreadable-answer", "<h1>Sign in</h1>"))


class RepeatsTest(unittest.TestCase):
    def test_a_command_with_a_lost_answer_is_repeated_with_the_same_key(self) -> None:
        with FakeService([LOST, problem(503, "outcome-unknown", Retry_After="0"), raw(502, b"", "text/html", Retry_After="0"), reply(200, {"turn": 1})]) as service:
            self.assertEqual(Space(service.url).work_turn()["turn"], 1)
        keys = service.keys()
        self.assertEqual(len(keys), 4)
        self.assertEqual(len(set(keys)), 1)
        self.assertIsNotNone(keys[0])

    def test_each_command_gets_a_new_key_unless_one_is_given(self) -> None:
        with FakeService([reply(200, {}), reply(200, {}), reply(200, {})]) as service:
            space = Space(service.url)
            space.work_turn()
            space.work_turn()
            space.request("POST", "/api/turn", {}, key="mine")
        first, second, third = service.keys()
        self.assertNotEqual(first, second)
        self.assertEqual(third, "mine")

    def test_a_busy_service_is_asked_again_after_the_seconds_that_it_names(self) -> None:
        with FakeService([problem(429, "too-many-requests", Retry_After="0"), problem(503, "overloaded", Retry_After="1"), reply(200, {})]) as service:
            Cargo(service.url).get_state()
        self.assertEqual(len(service.asked), 3)

    def test_a_service_that_asks_for_no_wait_is_asked_again_after_growing_pauses(self) -> None:
        busy = problem(429, "too-many-requests", Retry_After="0")
        with FakeService([busy, busy, busy, reply(200, {})]) as service, patch("outbound._client.time.sleep") as sleep:
            Cargo(service.url).get_state()
        pauses = [call.args[0] for call in sleep.call_args_list]
        self.assertEqual(len(pauses), 3)
        for pause, most in zip(pauses, (0.1, 0.2, 0.4)):
            self.assertTrue(most / 2 <= pause <= most, pauses)

    def test_a_wait_longer_than_the_patience_is_raised_at_once(self) -> None:
        with FakeService([problem(429, "sign-in-locked", Retry_After="55")]) as service:
            with self.assertRaises(CargoProblem) as raised:
                Cargo(service.url, patience=5).sign_in(username="mira", password="x")
        self.assertEqual((raised.exception.code, raised.exception.retry_after), ("sign-in-locked", 55))

    def test_the_seconds_to_wait_may_be_a_date_as_proxies_send_it(self) -> None:
        later = formatdate(time.time() + 3_600, usegmt=True)
        for value, least, most in ((later, 3_590, 3_600), ("Fri, 01 Jan 2021 00:00:00 GMT", 0, 0), ("soon", None, None)):
            with FakeService([problem(503, "overloaded", Retry_After=value)]) as service:
                with self.assertRaises(SpaceProblem) as raised:
                    Space(service.url, patience=0).get_world()
            after = raised.exception.retry_after
            self.assertTrue(after is least or (after is not None and least is not None and least <= after <= most), after)

    def test_signing_in_is_repeated_although_it_accepts_no_key_and_registering_is_not(self) -> None:
        account = {"username": "mira", "password": "a long night over Lyon"}
        with FakeService([LOST, reply(200, {"token": "T"}), LOST]) as service:
            cargo = Cargo(service.url)
            cargo.sign_in(**account)
            self.assertEqual(cargo.token, "T")
            with self.assertRaises(Unreachable):
                cargo.register(**account)
        self.assertEqual(service.keys(), [None, None, None])

    def test_a_call_that_ignores_the_key_is_not_repeated_after_a_lost_answer(self) -> None:
        with FakeService([LOST]) as service:
            with self.assertRaises(Unreachable) as raised:
                Space(service.url).create_game(seed=1)
        self.assertTrue(raised.exception.in_doubt)
        self.assertEqual(service.keys(), [None])

    def test_a_call_that_ignores_the_key_is_repeated_only_if_nothing_happened(self) -> None:
        with FakeService([problem(503, "overloaded", Retry_After="0"), problem(503, "outcome-unknown", Retry_After="0")]) as service:
            with self.assertRaises(SpaceProblem) as raised:
                Space(service.url).create_game(seed=1)
        self.assertEqual(raised.exception.code, "outcome-unknown")
        self.assertEqual(len(service.asked), 2)

    def test_after_a_503_of_a_proxy_only_a_command_with_a_key_is_repeated(self) -> None:
        of_proxy = raw(503, b"<h1>Unavailable</h1>", "text/html", Retry_After="0")
        with FakeService([of_proxy, of_proxy, reply(200, {})]) as service:
            with self.assertRaises(SpaceProblem) as raised:
                Space(service.url).create_game(seed=1)
            Space(service.url).work_turn()
        self.assertEqual((raised.exception.status, raised.exception.code), (503, "unreadable-answer"))
        self.assertEqual([one.target for one in service.asked], ["/api/games", "/api/turn", "/api/turn"])

    def test_a_service_that_stays_away_is_unreachable_after_the_patience_and_nothing_is_in_doubt(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            url = f"http://127.0.0.1:{free.getsockname()[1]}"
        with self.assertRaises(Unreachable) as raised:
            Space(url, patience=0.3).work_turn()
        self.assertFalse(raised.exception.in_doubt)

    def test_a_service_that_stops_after_an_answer_leaves_the_next_command_out_of_doubt(self) -> None:
        with FakeService([problem(503, "stopping", Retry_After="9")]) as service:
            space = Space(service.url, patience=0.3)
            with self.assertRaises(SpaceProblem):
                space.create_game(seed=1)
        with self.assertRaises(Unreachable) as raised:
            space.create_game(seed=1)
        self.assertFalse(raised.exception.in_doubt)

    def test_a_connection_that_the_service_has_closed_is_not_used_again(self) -> None:
        kept = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        with FakeService([kept, reply(201, {"id": "xyz"})]) as service:
            space = Space(service.url)
            space.get_rules()
            connection = space._connection()._http
            self.assertIsNotNone(connection)
            select([connection.sock], [], [])  # type: ignore[union-attr]
            self.assertEqual(space.create_game(seed=1)["id"], "xyz")

    def test_a_certificate_that_is_not_trusted_is_raised_at_once(self) -> None:
        with patch("outbound._connection.HTTPSConnection.connect", side_effect=SSLCertVerificationError("self-signed")) as connect:
            with self.assertRaises(SSLCertVerificationError):
                Space("https://example.com", patience=0.3).get_world()
            with self.assertRaises(SSLCertVerificationError):
                next(Space("https://example.com", patience=0.3).messages("/api/events/stream"))
        self.assertEqual(connect.call_count, 2)

    def test_a_command_is_in_doubt_if_a_sent_request_had_no_answer(self) -> None:
        with FakeService([LOST, LOST, LOST, LOST, LOST, LOST]) as service:
            with self.assertRaises(Unreachable) as raised:
                Space(service.url, patience=0.2).work_turn()
        self.assertTrue(raised.exception.in_doubt)
        self.assertGreater(len(service.asked), 1)


if __name__ == "__main__":
    unittest.main()
