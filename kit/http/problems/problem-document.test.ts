import assert from "node:assert/strict";
import { test } from "node:test";
import { pino } from "pino";
import { BusyError } from "../../passwords/errors.ts";
import { InDoubtError, OverloadedError, StoppedError, StoreUnavailableError } from "../../store/errors.ts";
import { notesApp } from "../testing/notes-app.ts";
import { ProblemError } from "./problem.ts";

/** Returns the answer and the log lines after a handler threw the error. */
async function answerTo(error: unknown, publicUrl?: string) {
  const lines: string[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const app = notesApp({ settings: { logger, publicUrl } });
  app.get("/api/failing", { schema: { hide: true } }, async () => {
    throw error;
  });
  const answer = await app.inject({ url: "/api/failing", headers: { host: "127.0.0.1:4100" } });
  await app.close();
  return { status: answer.statusCode, headers: answer.headers, body: answer.json(), log: lines.join("") };
}

test("a problem is answered as its table says, with a type URL on the requested host", async () => {
  const { status, headers, body } = await answerTo(
    new ProblemError("unknown-note", "there is no note 9", { details: { id: 9 } }),
  );
  assert.equal(status, 404);
  assert.equal(headers["content-type"], "application/problem+json");
  assert.deepEqual(body, {
    type: "http://127.0.0.1:4100/problems/unknown-note",
    title: "Unknown note",
    status: 404,
    code: "unknown-note",
    detail: "there is no note 9",
    details: { id: 9 },
  });
});

test("the type uses the public address if there is one", async () => {
  const { body } = await answerTo(new ProblemError("unknown-note", "x"), "https://play.example.org");
  assert.equal(body.type, "https://play.example.org/problems/unknown-note");
});

test("an unexpected error is logged and answered 500 without its text", async () => {
  for (const error of [
    new Error("secret of the house"),
    new ProblemError("no-such-code", "secret of the house"),
    "secret of the house",
  ]) {
    const { status, body, log } = await answerTo(error);
    assert.equal(status, 500);
    assert.equal(body.code, "internal-error");
    assert.doesNotMatch(JSON.stringify(body), /secret|stack|\.ts/);
    assert.match(log, /secret of the house/);
    assert.match(log, /"url":"\/api\/failing"/);
  }
});

test("a store that cannot answer is 503 with Retry-After, and the log says why", async () => {
  const { status, headers, body, log } = await answerTo(new StoreUnavailableError("13", "disk full"));
  assert.equal(status, 503);
  assert.equal(body.code, "store-unavailable");
  assert.equal(headers["retry-after"], "2");
  assert.doesNotMatch(body.detail, /disk/);
  assert.match(log, /disk full/);
});

test("a commit whose outcome is unknown is 503 with a code of its own and Retry-After", async () => {
  const { status, headers, body, log } = await answerTo(new InDoubtError(new Error("connection reset")));
  assert.deepEqual([status, body.code, headers["retry-after"]], [503, "outcome-unknown", "2"]);
  assert.match(log, /connection reset/);
});

test("a full writer or hasher is 503 with Retry-After and is not logged", async () => {
  for (const [error, code] of [
    [new OverloadedError(1000), "overloaded"],
    [new BusyError(20), "hashing-busy"],
    [new StoppedError(), "stopping"],
  ] as const) {
    const { status, headers, body, log } = await answerTo(error);
    assert.deepEqual([status, body.code, headers["retry-after"]], [503, code, "2"]);
    assert.doesNotMatch(log, /failed to answer a request/);
  }
});

test("errors of libraries keep their 4xx status", async () => {
  for (const [statusCode, code] of [
    [400, "malformed-request"],
    [404, "not-found"],
    [413, "body-too-large"],
    [415, "unsupported-media-type"],
    [418, "malformed-request"],
    [502, "internal-error"],
  ] as const) {
    assert.equal((await answerTo(Object.assign(new Error("x"), { statusCode }))).body.code, code);
  }
});

test("every code has its entry in the list and its page", async () => {
  const app = notesApp();
  const list = (await app.inject("/api/problems")).json();
  assert.ok(list.length > 20);
  assert.ok(list.some((kind: { code: string }) => kind.code === "unknown-note"));
  const { body: listPage } = await app.inject("/problems");
  for (const { code, page, title, status } of list) {
    assert.ok(listPage.includes(`<a href="${page}">`), code);
    const answer = await app.inject(page);
    assert.equal(page, `/problems/${code}`);
    assert.match(String(answer.headers["content-type"]), /^text\/html/);
    assert.ok(answer.body.includes(`${status} <code>${code}</code>`));
    assert.ok(answer.body.includes(title));
  }
  const unknown = await app.inject("/problems/%3Cscript%3E");
  assert.equal(unknown.statusCode, 404);
  assert.equal(unknown.json().code, "unknown-problem");
  assert.equal((await app.inject("/problems/constructor")).statusCode, 404);
  await app.close();
});

test("each code is counted separately, and unexpected errors as internal-error", async () => {
  const app = notesApp();
  const errors = [
    new StoreUnavailableError("FULL", "no space"),
    new InDoubtError(new Error("lost")),
    new OverloadedError(1),
    new StoppedError(),
    new BusyError(1),
    new Error("a bug"),
    new ProblemError("unknown-note", "x"),
    new ProblemError("unknown-note", "y"),
  ];
  app.get("/api/failing", { schema: { hide: true } }, async () => {
    throw errors.shift();
  });
  while (errors.length > 0) await app.inject("/api/failing");
  const counted = [...(await app.metrics.text()).matchAll(/^http_problems_total\{code="(.+)"\} ([1-9].*)$/gm)];
  assert.deepEqual(Object.fromEntries(counted.map(([, code, count]) => [code, Number(count)])), {
    ...{ "store-unavailable": 1, "outcome-unknown": 1, overloaded: 1, stopping: 1, "hashing-busy": 1 },
    ...{ "internal-error": 1, "unknown-note": 2 },
  });
  const overloads = [...(await app.metrics.text()).matchAll(/^http_overloaded_total\{reason="(.+)"\} (.*)$/gm)];
  assert.deepEqual(
    overloads.map(([, reason, count]) => [reason, count]),
    [
      ["load", "0"],
      ["queue", "1"],
      ["imports", "0"],
      ["pictures", "0"],
    ],
  );
  await app.close();
});
