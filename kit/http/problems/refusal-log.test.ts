import assert from "node:assert/strict";
import { test } from "node:test";
import type { FastifyBaseLogger } from "fastify";
import { createLogger } from "../../observe/logger.ts";
import { notesApp } from "../testing/notes-app.ts";
import { ProblemError } from "./problem.ts";
import { RefusalLog } from "./refusal-log.ts";

/** A logger that keeps its lines. */
function kept(): { readonly lines: string[]; readonly log: FastifyBaseLogger } {
  const lines: string[] = [];
  return { lines, log: createLogger("test", "info", { write: (line) => void lines.push(line) }) };
}

const refused = { event: "wrong-credentials", address: "192.0.2.1", method: "POST", route: "/api/auth/sign-in" };

test("the first refusal is logged at once, later ones as one line a minute with their number", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { lines, log } = kept();
  const refusals = new RefusalLog();
  for (let count = 0; count < 40; count += 1) refusals.log(log, 401, refused);
  refusals.log(log, 401, { ...refused, address: "192.0.2.2" });
  refusals.log(log, 404, { ...refused, event: "not-found" });
  assert.equal(lines.length, 2);
  t.mock.timers.tick(60_000);
  assert.equal(lines.length, 3);
  assert.equal(JSON.parse(lines[2] ?? "").count, 39);
  refusals.log(log, 401, refused);
  assert.equal(lines.length, 4);
});

test("refusals of one client from many IPv6 addresses become one line, with the first address", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { lines, log } = kept();
  const refusals = new RefusalLog();
  for (let host = 1; host <= 40; host += 1) refusals.log(log, 401, { ...refused, address: `2001:db8:0:1::${host}` });
  refusals.log(log, 401, { ...refused, address: "2001:db8:0:2::1" });
  t.mock.timers.tick(60_000);
  const logged = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    logged.map(({ address, count }) => [address, count]),
    [
      ["2001:db8:0:1::1", undefined],
      ["2001:db8:0:2::1", undefined],
      ["2001:db8:0:1::1", 39],
    ],
  );
});

test("many addresses cannot fill the memory, because all counts are logged before more are kept", () => {
  const { lines, log } = kept();
  const refusals = new RefusalLog();
  for (let place = 0; place < 1001; place += 1) {
    for (const _twice of [1, 2]) refusals.log(log, 429, { ...refused, address: `address ${place}` });
  }
  assert.equal(lines.length, 2001);
});

test("a refused request is logged on one line with its route, address and caller, whatever it contains and without any secret", async () => {
  const { lines, log } = kept();
  const app = notesApp({ settings: { logger: log }, callerOf: () => "player 3" });
  app.get("/api/forbidden/:id", { schema: { hide: true } }, async () => {
    throw new ProblemError("cross-site", "no");
  });
  const url = `/api/forbidden/${encodeURIComponent('1\r\n{"level":60}')}`;
  await app.inject({ url, headers: { authorization: "Bearer of-somebody", "user-agent": "a\tb" } });
  const logged = JSON.parse(lines.find((line) => line.includes("cross-site")) ?? "{}");
  const { event, route, method, address, who } = logged;
  assert.deepEqual(
    [event, route, method, address, who],
    ["cross-site", "/api/forbidden/:id", "GET", "127.0.0.1", "player 3"],
  );
  for (const line of lines) {
    assert.equal(line.trimEnd().split("\n").length, 1);
    assert.ok(!line.includes("of-somebody"));
  }
  await app.close();
});
