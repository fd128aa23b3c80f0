import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { notesApp } from "@outbound/kit/http/testing/notes-app.ts";
import { newJudge } from "./judge.ts";
import { watchSlowness } from "./slowness.ts";

const AT_ONCE = { wallMs: 1, ownMs: 1 };

test("the judge finds an answer without security headers, one that shows a stack, a 5xx and a slow one", async (t) => {
  const app = notesApp();
  t.after(() => app.close());
  const answer = await app.inject({ method: "GET", url: "/api/version" });
  const judge = newJudge(app.openapi("closed"));
  const good = { method: "GET", path: "/api/version", status: 200, headers: answer.headers, body: answer.body };
  assert.deepEqual(judge.faults(good, AT_ONCE), []);
  const { "x-content-type-options": _left, ...headers } = answer.headers;
  assert.match(judge.faults({ ...good, headers }, AT_ONCE).join(), /nosniff/);
  assert.match(judge.faults({ ...good, body: "at x (a.ts:1:2)" }, AT_ONCE).join(), /a stack/);
  assert.match(judge.faults({ ...good, status: 500 }, AT_ONCE).join(), /^500: /);
  assert.match(judge.faults(good, { wallMs: 5000, ownMs: 4000 }).join(), /4000 ms of the service's own time/);
  assert.deepEqual(judge.faults(good, { wallMs: 5000, ownMs: 10 }), [], "the machine stood still");
});

test("processor time that the service uses counts as its own, however busy the machine is", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "outbound-slowness-"));
  const slowness = watchSlowness(folder);
  t.after(async () => {
    await slowness.stop();
    await rm(folder, { recursive: true });
  });
  const end = slowness.begin();
  const before = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - before < 1_200_000);
  const { ownMs, wallMs } = await end();
  assert.ok(wallMs >= ownMs && ownMs > 1000, `${ownMs} of ${wallMs} ms`);
});
