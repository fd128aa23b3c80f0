import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { pino } from "pino";
import { StoreUnavailableError } from "../../store/errors.ts";
import { notesApp } from "../testing/notes-app.ts";
import { OutageLog } from "./outage-log.ts";

function aLog(t: TestContext) {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, logger, pass: (seconds: number) => t.mock.timers.tick(seconds * 1000) };
}

const full = () => new StoreUnavailableError("SQLITE_FULL", "disk full");
const failure = (err: unknown) => ({ err, method: "GET", url: "/api/notes" });

test("an outage is logged once with its stack, then in at most one short line a second that counts", (t) => {
  const { lines, logger, pass } = aLog(t);
  const outage = new OutageLog();
  for (let second = 0; second < 10; second++) {
    for (let each = 0; each < 400; each++) outage.log(logger, failure(full()));
    pass(1);
  }
  assert.equal(lines.length, 11);
  assert.match(JSON.stringify(lines[0]), /"stack":/);
  for (const line of lines.slice(1)) {
    assert.doesNotMatch(JSON.stringify(line), /"stack":/);
    assert.equal(line.level, 50);
    assert.match(String(line.reason), /disk full/);
    assert.equal(line.url, "/api/notes");
  }
  assert.deepEqual(
    lines.map((line) => line.failed),
    [undefined, 399, ...Array(9).fill(400)],
    "every failure is counted",
  );
});

test("another reason is logged with its stack, and so is the next outage after a quiet time", (t) => {
  const { lines, logger, pass } = aLog(t);
  const outage = new OutageLog();
  const stacks = () => lines.map((line) => "err" in line);
  outage.log(logger, failure(full()));
  outage.log(logger, failure(new StoreUnavailableError("CONNECTION", "gone")));
  pass(1);
  outage.log(logger, failure(new StoreUnavailableError("CONNECTION", "gone")));
  pass(29);
  assert.deepEqual(stacks(), [true, true, false]);
  pass(60);
  assert.equal(lines.length, 3, "nothing is said while nothing fails");
  outage.log(logger, failure(full()));
  assert.deepEqual(stacks(), [true, true, false, true]);
});

test("failures because of the store share log lines, and other faults are logged one by one", async (t) => {
  const { lines, logger, pass } = aLog(t);
  const app = notesApp({ settings: { logger } });
  app.get("/api/failing", { schema: { hide: true } }, async () => {
    throw full();
  });
  for (let each = 0; each < 20; each++) assert.equal((await app.inject("/api/failing")).statusCode, 503);
  pass(1);
  assert.deepEqual(
    lines.map((line) => line.failed),
    [undefined, 19],
  );
  for (let each = 0; each < 3; each++) assert.equal((await app.inject("/api/broken")).statusCode, 500);
  assert.equal(lines.length, 5);
  await app.close();
});
