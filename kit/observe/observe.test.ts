import assert from "node:assert/strict";
import { test } from "node:test";
import { createLogger, type LOG_LEVELS } from "./logger.ts";
import { createMetrics } from "./registry.ts";

function linesAt(level: (typeof LOG_LEVELS)[number]) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("notes", level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  logger.debug("small");
  logger.warn({ turn: 5 }, "large");
  return lines;
}

test("a log line is JSON with the service's name; lesser levels are left out", () => {
  const [line, ...more] = linesAt("info");
  assert.deepEqual([line?.name, line?.msg, line?.turn], ["notes", "large", 5]);
  assert.equal(more.length, 0);
  assert.equal(linesAt("debug").length, 2);
});

test("silent logs nothing", () => {
  assert.deepEqual(linesAt("silent"), []);
});

test("the process's metrics are present at the first request, once", async () => {
  const metrics = createMetrics();
  metrics.watchProcess();
  const text = await metrics.text();
  assert.match(text, /process_cpu_user_seconds_total/);
  assert.equal(text.match(/# TYPE process_cpu_user_seconds_total/g)?.length, 1);
});
