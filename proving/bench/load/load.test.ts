/** The load of players on one service, short: what is promised at any size. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Answers } from "./answers.ts";
import { memoryTrend } from "./memory.ts";
import { loadText, verdictOf } from "./report.ts";
import { runLoad } from "./run.ts";

test("[STREAM2] players who play under load are answered and shown everything, and their books are right", async () => {
  const report = await runLoad({ players: 10, streams: 40, seconds: 3, thinkMs: 300 });
  assert.deepEqual(verdictOf(report), []);
  assert.equal(report.streams, 40);
  assert.ok(report.answers.latencies.read.quantiles().count > 0, "nobody read");
  assert.ok(report.answers.latencies.action.quantiles().count > 0, "nobody acted");
  assert.ok(report.frames > 0, "no frame came");
  assert.match(loadText(report), /^\| reads \| /m);
});

describe("the figures of a load", () => {
  test("a refusal of the rules is an answer, anything else is not expected", () => {
    const answers = new Answers();
    answers.refused("POST /a", 409, '{"code":"job-taken"}');
    answers.refused("POST /b", 429, '{"code":"too-many-requests"}');
    answers.refused("POST /c", 503, "");
    assert.deepEqual([...answers.refusals], [["job-taken", 1]]);
    assert.equal(answers.unexpected.length, 2);
  });

  test("what memory did while it warmed up does not count, what it does afterwards is told by the minute", () => {
    const samples = Array.from({ length: 91 }, (_, index) => ({
      seconds: index * 10,
      residentMB: index < 30 ? 10 * index : 300 + (index - 30) / 6,
    }));
    const { slopeMB, growth } = memoryTrend(samples);
    assert.ok(Math.abs(slopeMB - 1) < 1e-9, String(slopeMB));
    assert.ok(growth > 0.03 && growth < 0.04, String(growth));
  });
});
