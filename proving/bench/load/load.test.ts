/** The short form of `npm run bench -- load`: checks the promises that hold at any size. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Reply } from "../../harness/client.ts";
import { withFolder } from "../../harness/folder.ts";
import { markdown } from "../../harness/report.ts";
import { Answers } from "../answers.ts";
import { loadText, measure, verdictOf } from "./load.ts";
import { memoryTrend } from "./samples.ts";

test("[STREAM2] players under load get every answer and frame, and the tables are consistent", async () => {
  const size = { players: 10, streams: 40, minutes: 0.05, think: 0.3 };
  const reports = await Promise.all(
    [false, true].map((deltas) => withFolder((folder) => measure(folder, { ...size, deltas }))),
  );
  for (const report of reports) {
    assert.deepEqual(verdictOf(report), []);
    assert.equal(report.streams, 40);
    assert.ok(report.answers.latencies.reads.length > 0, "nobody read");
    assert.ok(report.answers.latencies.actions.length > 0, "nobody acted");
    assert.ok(report.frames > 0, "no frame came");
    assert.match(markdown(...loadText(report)), /^\| reads \| /m);
  }
});

describe("the figures of a load", () => {
  test("a refusal of the rules is expected, and any other error is not", () => {
    const answers = new Answers("action");
    const problem = (status: number, code: string) =>
      new Reply(status, JSON.stringify({ code }), "content-type: application/problem+json");
    answers.record("action", "POST /a", problem(409, "job-taken"));
    answers.record("action", "POST /b", problem(429, "too-many-requests"));
    answers.record("action", "POST /c", new Reply(503, "", ""));
    assert.deepEqual([...answers.refusals], [["job-taken", 1]]);
    assert.equal(answers.unexpected.length, 2);
  });

  test("the memory trend ignores the warm-up and is in megabytes per minute", () => {
    const samples = Array.from({ length: 91 }, (_, index) => ({
      seconds: index * 10,
      residentMB: index < 30 ? 10 * index : 300 + (index - 30) / 6,
    }));
    const { slopeMB, growth } = memoryTrend(samples);
    assert.ok(Math.abs(slopeMB - 1) < 1e-9, String(slopeMB));
    assert.ok(growth > 0.03 && growth < 0.04, String(growth));
  });
});
