import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { createLogger, type LOG_LEVELS } from "./logger.ts";
import { readableLine } from "./readable-lines.ts";
import { createMetrics } from "./registry.ts";

function linesAt(level: (typeof LOG_LEVELS)[number]) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("notes", level, { write: (line: string) => void lines.push(JSON.parse(line)) });
  logger.debug("small");
  logger.warn({ turn: 5 }, "large");
  return lines;
}

test("a log line is JSON with the service's name, and lower levels are left out", () => {
  const [line, ...more] = linesAt("info");
  assert.deepEqual([line?.name, line?.msg, line?.turn], ["notes", "large", 5]);
  assert.equal(more.length, 0);
  assert.equal(linesAt("debug").length, 2);
});

test("in a terminal a log line has time, level, service, message and figures, and an error its stack", () => {
  const lines: string[] = [];
  const logger = createLogger("notes", "info", { write: (line) => void lines.push(readableLine(line)) });
  logger.warn({ turn: 5 }, "large");
  logger.error({ err: new Error("a bug") }, "failed");
  const [line = "", failed = ""] = lines.map(stripVTControlCharacters);
  assert.match(line, /^\[\d\d:\d\d:\d\d\] WARN \(notes\): large \{"turn":5\}\n$/);
  assert.match(failed, /ERROR \(notes\): failed \n[\s\S]*Error: a bug\n +at /);
});

test("in a terminal control characters in logged text are shown and have no effect", () => {
  const line = JSON.stringify({
    level: 30,
    err: { message: "a\u001b[2Jb", stack: "at \u009b2Jc\n  \\u001b[1m" },
    msg: "d\u0007e\bf\rg\fh",
  });
  const shown = stripVTControlCharacters(readableLine(`${line}\n`));
  for (const text of ["a\\\\u001b[2Jb", "at \\u009b2Jc", "\\u001b[1m", "d\\u0007e\\bf\\rg\\fh"])
    assert.ok(shown.includes(text), shown);
});

test("silent logs nothing", () => {
  assert.deepEqual(linesAt("silent"), []);
});

test("the process's metrics are present at the first request, once", async () => {
  const metrics = createMetrics();
  const text = await metrics.text();
  assert.match(text, /process_cpu_user_seconds_total/);
  assert.equal(text.match(/# TYPE process_cpu_user_seconds_total/g)?.length, 1);
});

test("the processor time counts from the start of the process", async () => {
  const before = process.cpuUsage();
  const text = await createMetrics().text();
  const after = process.cpuUsage();
  const seconds = (name: string) => Number(new RegExp(`^process_cpu_${name}seconds_total (.*)$`, "m").exec(text)?.[1]);
  const micros = { user_: "user", system_: "system" } as const;
  for (const [name, kind] of Object.entries(micros)) {
    assert.ok(seconds(name) >= before[kind] / 1e6 && seconds(name) <= after[kind] / 1e6, name);
  }
  assert.ok(Math.abs(seconds("") - seconds("user_") - seconds("system_")) < 1e-6);
});

test("the next metrics show a long turn of the event loop, and do not count idle time as one", async () => {
  const metrics = createMetrics();
  const figure = async (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (.*)$`, "m").exec(await metrics.text())?.[1]);
  metrics.watchLoop();
  await wait(100);
  const until = performance.now() + 30;
  while (performance.now() < until);
  await wait(20);
  assert.ok((await figure("max")) >= 0.03);
  await wait(300);
  assert.ok((await figure("p50")) < 0.3);
});

test("a metric that is slow or fails keeps its last value and does not delay others", async () => {
  const metrics = createMetrics();
  let answer: () => Promise<number> = async () => 5;
  metrics.gauge("slow_figure", "A figure.", () => answer());
  metrics.gauge("quick_figure", "Another.", () => 1);
  const figures = async () => (await metrics.text()).match(/^(?:slow|quick)_figure .*$/gm);
  assert.deepEqual(await figures(), ["slow_figure 5", "quick_figure 1"]);
  const { promise, resolve } = Promise.withResolvers<number>();
  answer = () => promise;
  assert.deepEqual(await figures(), ["slow_figure 5", "quick_figure 1"]);
  resolve(6);
  assert.deepEqual(await figures(), ["slow_figure 6", "quick_figure 1"]);
  answer = async () => {
    throw new Error("the database is gone");
  };
  assert.deepEqual(await figures(), ["slow_figure 6", "quick_figure 1"]);
});

test("totals start at 0 for each value of their label, and a total that is counted elsewhere is shown unchanged", async () => {
  const metrics = createMetrics();
  const count = metrics.totals("things_total", "Things.", "kind", ["a", "b"]);
  let elsewhere = 2;
  metrics.total("other_total", "Others.", () => elsewhere);
  count("a");
  count("a");
  elsewhere = 7;
  const text = await metrics.text();
  for (const line of ['things_total{kind="a"} 2', 'things_total{kind="b"} 0', "other_total 7"])
    assert.ok(text.includes(line));
});
