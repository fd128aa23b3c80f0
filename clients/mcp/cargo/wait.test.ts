import assert from "node:assert/strict";
import { test } from "node:test";
import { COMPANY } from "../testing/company.ts";
import { CargoSession } from "./session.ts";
import { waitForChange } from "./wait.ts";

const EVENTS = [{ id: 4, kind: "departed", clockMs: 0, planeId: 2, data: {} }];

/** A service whose stream has these messages after the state, and then no others. */
function serviceOf(messages = "") {
  const answers: Record<string, () => Response> = {
    "/api/history/events": () => Response.json({ items: EVENTS }),
    "/api/state": () => Response.json(COMPANY),
    "/api/leaderboard": () => Response.json({ own: { deliveries: 7 } }),
    "/api/stream": () => {
      const data = JSON.stringify({ v: 1, at: 0, state: COMPANY });
      const text = `event: snapshot\nid: 1-a\ndata: ${data}\n\n${messages}`;
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
  };
  const fetch = async ({ url }: Request) => answers[new URL(url).pathname]?.() ?? Response.error();
  const session = new CargoSession({ baseUrl: "http://127.0.0.1:1", token: "t" }, { fetch, patienceMs: 0 });
  return { session, answers };
}

const uncancelled = () => new AbortController().signal;

test("a wait ends when its time is over, also on Node 20, which loses timeouts that are part of another signal", async (t) => {
  t.mock.method(AbortSignal, "timeout", uncancelled);
  const { waited } = await waitForChange(serviceOf().session, 0.01, uncancelled());
  assert.equal(waited, "the time is over and nothing changed");
});

test("a wait ends when the host cancels it", async () => {
  const cancelled = new AbortController();
  const waiting = waitForChange(serviceOf().session, 300, cancelled.signal);
  cancelled.abort();
  await waiting;
  await waitForChange(serviceOf().session, 300, cancelled.signal);
});

test("a wait whose stream was replaced by newer ones does not say that its time is over", async () => {
  const { waited } = await waitForChange(serviceOf("event: bye\ndata: {}\n\n").session, 300, uncancelled());
  assert.equal(waited, "newer streams of the company ended the wait");
});

test("events are shown once, after a wait whose answer could not be completed too", async () => {
  const { session, answers } = serviceOf("event: bye\ndata: {}\n\n");
  const { "/api/state": read } = answers;
  answers["/api/state"] = () => Response.json({ status: 503, code: "overloaded", detail: "Busy." }, { status: 503 });
  await assert.rejects(waitForChange(session, 300, uncancelled()), /overloaded/);
  Object.assign(answers, { "/api/state": read });
  const line = "1970-01-01 00:00 departed plane 2 {}";
  assert.deepEqual((await waitForChange(session, 300, uncancelled())).events, [line]);
  assert.deepEqual((await waitForChange(session, 300, uncancelled())).events, []);
});
