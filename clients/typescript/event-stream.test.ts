import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { cargoClient } from "./cargo.ts";
import { MessageParser } from "./event-stream.ts";
import { ProblemError } from "./problem.ts";
import { spaceClient } from "./space.ts";

/** A service that gives connections these answers one after the other. Returns their paths and Last-Event-IDs. */
async function serve(t: TestContext, answers: ((response: ServerResponse) => void)[]) {
  const opened: [url: string | undefined, lastId: IncomingMessage["headers"][string]][] = [];
  const closed: Promise<void>[] = [];
  const server = createServer((request, response) => {
    opened.push([request.url, request.headers["last-event-id"]]);
    closed.push(new Promise((resolve) => response.on("close", resolve)));
    (answers[opened.length - 1] ?? (() => response.destroy()))(response);
  }).listen(0, "127.0.0.1");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, opened, closed };
}

const stream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" }).write("retry: 5\n\n");
const event = (seq: number) => `id: ${seq}\ndata: {"seq":${seq},"text":"é"}\n\n`;
const refused = (status: number, code: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { "content-type": "application/problem+json", "retry-after": "0" })
    .end(JSON.stringify({ status, code, detail: "Why." }));

test("messages are assembled wherever the network splits them", () => {
  const text =
    ": hi\r\nretry: 7\r\n\r\nid: 1\ndata: a\ndata: b\n\nevent: bye\ndata: {}\n\nevent: empty\n\nid:2\ndata:c\n\ndata";
  const expected = [
    { event: "message", id: "1", data: "a\nb" },
    { event: "bye", id: "", data: "{}" },
    { event: "message", id: "2", data: "c" },
  ];
  for (let size = 1; size <= text.length; size += 1) {
    const parser = new MessageParser();
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    assert.deepEqual(
      pieces.flatMap((piece) => parser.take(piece)),
      expected,
      `${size}`,
    );
    assert.equal(parser.retryMs, 7);
  }
});

test("a service that asks for no pause before the next connection gets the pause of before", () => {
  const parser = new MessageParser();
  for (const [text, expected] of [
    ["retry: 0\n\n", 2000],
    ["retry: 7\n\n", 7],
    ["retry: 00\n\n", 7],
    ["retry: ²\n\n", 7],
  ] as const) {
    parser.take(text);
    assert.equal(parser.retryMs, expected, text);
  }
});

test("a message may contain Unicode line separators, which do not end a line", () => {
  const data = JSON.stringify({ name: "a\u2028b\u2029c" });
  assert.ok(data.includes("\u2028"));
  assert.deepEqual(new MessageParser().take(`id: 1\ndata: ${data}\n\n`), [{ event: "message", id: "1", data }]);
});

test("clients do not reconnect all at the same time", async (t) => {
  const { baseUrl } = await serve(t, [
    ...Array.from({ length: 10 }, () => (response: ServerResponse) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).end("retry: 8\n\n");
    }),
    (response) => stream(response).toString() && response.write(event(1)),
  ]);
  const timers = t.mock.method(globalThis, "setTimeout");
  for await (const _event of spaceClient({ baseUrl }).events()) break;
  const pauses = timers.mock.calls.map(({ arguments: [, ms = 0] }) => ms).filter((ms) => ms <= 12);
  assert.ok(pauses.length >= 10 && pauses.every((ms) => ms >= 4), `${pauses}`);
  assert.ok(new Set(pauses).size > 1, `${pauses}`);
});

test("events come once and in order across lost connections, and leaving the loop ends the connection", async (t) => {
  let changes = 0;
  const { baseUrl, opened, closed } = await serve(t, [
    (response) => {
      stream(response);
      // The connection is lost in the middle of an event.
      response.write(`${event(8)}event: changed\ndata: {}\n\nid: 9\nda`);
      setTimeout(() => response.destroy(), 20);
    },
    refused(503, "stopping"),
    (response) => {
      stream(response);
      response.end(event(9));
    },
    (response) => {
      stream(response);
      response.write(event(10));
    },
  ]);
  const seen: number[] = [];
  for await (const { seq } of spaceClient({ baseUrl, game: "g" }).events({ after: 7, onChanged: () => changes++ })) {
    seen.push(seq);
    if (seq === 10) break;
  }
  assert.deepEqual(seen, [8, 9, 10]);
  assert.equal(changes, 1);
  const path = "/api/events/stream?game=g";
  assert.deepEqual(opened, [
    [path, "7"],
    [path, "8"],
    [path, "8"],
    [path, "9"],
  ]);
  await closed[3];
});

test("leaving the loop ends the connection even if the intermediate signals were garbage-collected", async (t) => {
  const { baseUrl, closed } = await serve(t, [
    (response) => {
      stream(response);
      response.write(event(1));
    },
  ]);
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  for await (const _event of spaceClient({ baseUrl, game: "g" }).events({ after: 0 })) {
    for (let round = 0; round < 5; round += 1) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    break;
  }
  await closed[0];
});

test("a connection that is silent for too long is replaced, and comments do not count as silence", async (t) => {
  const { baseUrl, opened, closed } = await serve(t, [
    (response) => {
      stream(response);
      response.write(event(1));
      for (const ms of [80, 160, 240]) setTimeout(() => response.write(":\n\n"), ms);
      setTimeout(() => response.write(event(2)), 320);
    },
    (response) => {
      stream(response);
      response.write(event(3));
    },
  ]);
  const seen: number[] = [];
  for await (const { seq } of spaceClient({ baseUrl }).events({ silenceMs: 200 })) if (seen.push(seq) === 3) break;
  assert.deepEqual(seen, [1, 2, 3]);
  assert.deepEqual(
    opened.map(([, lastId]) => lastId),
    [undefined, "2"],
  );
  await closed[0];
});

test("a refused stream throws the problem", async (t) => {
  const { baseUrl } = await serve(t, [refused(401, "not-signed-in")]);
  await assert.rejects(
    cargoClient({ baseUrl, token: "old" }).states().next(),
    (error) => error instanceof ProblemError && error.code === "not-signed-in",
  );
});

test("a page of a proxy instead of a stream throws an error that names its type", async (t) => {
  const page = (response: ServerResponse) =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<h1>Sign in to the network</h1>");
  const { baseUrl, opened } = await serve(t, [page, page, page]);
  const said = {
    name: "NoAnswerError",
    message: /\/api\/.*: text\/html; charset=utf-8 came instead of an event stream/,
  };
  await assert.rejects(spaceClient({ baseUrl }).events().next(), said);
  await assert.rejects(cargoClient({ baseUrl }).states().next(), said);
  assert.equal(opened.length, 2);
});

test("an aborted stream ends without an error", async (t) => {
  const { baseUrl } = await serve(t, [(response) => stream(response).toString()]);
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 50);
  const states = cargoClient({ baseUrl }).states({ signal: abort.signal });
  assert.deepEqual(await states.next(), { value: undefined, done: true });
});

const market = { airports: [], planes: [], world: {} };
const whole = (id: string, money: number) =>
  `event: snapshot\nid: ${id}\ndata: ${JSON.stringify({
    v: 1,
    at: 0,
    state: {
      player: { money, scouting: { nextRealMs: 0 }, coolingOff: [], routesUntilRealMs: 0 },
      planes: [{ id: 1, name: "One" }],
      packages: [],
      bases: [],
      routes: [],
      market,
    },
  })}\n\n`;
const delta = (id: string, from: string, planes: object) =>
  `event: delta\nid: ${id}\ndata: ${JSON.stringify({ v: 1, from, at: 1, clockMs: 5, planes })}\n\n`;

test("states are rebuilt from changes, begin again after a gap, and end with a bye", async (t) => {
  const { baseUrl, opened } = await serve(t, [
    (response) => {
      stream(response);
      response.write(whole("1-a", 10));
      setTimeout(() => response.write(delta("2-a", "1-a", { 1: null, 2: { id: 2, name: "Two" } })), 30);
      setTimeout(() => response.end(), 60);
    },
    (response) => {
      stream(response);
      // A message between 2 and 3 is missing.
      response.write(delta("4-a", "3-a", { 3: { id: 3, name: "Three" } }));
    },
    (response) => {
      stream(response);
      response.write('event: campaign\ndata: {"id":4,"deliveredKg":1,"targetKg":2}\n\n');
      response.write(`${whole("4-a", 20)}${delta("5-a", "4-a", {})}`);
      setTimeout(() => response.end("event: bye\ndata: {}\n\n"), 30);
    },
  ]);
  const campaigns: unknown[] = [];
  const seen: unknown[] = [];
  for await (const { player, planes, revision } of cargoClient({ baseUrl, token: "t" }).states({
    onCampaign: (progress) => campaigns.push(progress),
  })) {
    seen.push([revision, player.money, planes.map(({ name }) => name)]);
  }
  assert.deepEqual(seen, [
    [undefined, 10, ["One"]],
    [2, 10, ["Two"]],
    [5, 20, ["One"]],
  ]);
  assert.deepEqual(campaigns, [{ id: 4, deliveredKg: 1, targetKg: 2 }]);
  assert.deepEqual(
    opened.map(([, lastId]) => lastId),
    [undefined, "2-a", undefined],
  );
});

test("a busy reader of states gets the newest one, never a backlog", async (t) => {
  let sent = 1;
  const { baseUrl } = await serve(t, [
    (response) => {
      stream(response);
      response.write(whole("1-a", 10));
      const timer = setInterval(() => {
        response.write(delta(`${sent + 1}-a`, `${sent}-a`, {}));
        sent += 1;
      }, 2);
      response.on("close", () => clearInterval(timer));
    },
  ]);
  for await (const { revision = 1 } of cargoClient({ baseUrl }).states()) {
    assert.ok(revision > sent - 10, `state ${revision} of ${sent}`);
    if (sent > 100) break;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
});

test("the stream ends when its reader leaves, or when it is refused while the reader is busy", async (t) => {
  const { baseUrl, closed } = await serve(t, [
    (response) => stream(response).toString() && response.write(whole("1-a", 10)),
    (response) => stream(response).toString() && response.end(whole("1-a", 10)),
    refused(401, "not-signed-in"),
  ]);
  for await (const _state of cargoClient({ baseUrl }).states()) break;
  await closed[0];
  const states = cargoClient({ baseUrl }).states();
  await states.next();
  await closed[2];
  await assert.rejects(states.next(), (error) => error instanceof ProblemError && error.code === "not-signed-in");
  assert.deepEqual(await states.next(), { value: undefined, done: true });
});
