import assert from "node:assert/strict";
import { test } from "node:test";
import { linearAxis, logAxis, tickText } from "./axis.ts";
import { plotSvg } from "./plot.ts";

test("a logarithmic axis goes from power to power of ten, a linear one from 0 in even steps", () => {
  const log = logAxis([10, 1000, 50_000]);
  assert.deepEqual(log.ticks, [10, 100, 1000, 10_000, 100_000]);
  assert.deepEqual([10, 1000, 100_000].map(log.place), [0, 0.5, 1]);
  const linear = linearAxis([180, 410]);
  assert.deepEqual(linear.ticks, [0, 100, 200, 300, 400, 500]);
  assert.deepEqual([0, 250, 500].map(linear.place), [0, 0.5, 1]);
  assert.deepEqual([0.01, 5, 100_000].map(tickText), ["0.01", "5", "100,000"]);
});

test("a plot has a line and a name for each series, and writes what it is given as text", () => {
  const svg = plotSvg({
    title: "Cost & <size>",
    labels: ["players", "µs"],
    axis: logAxis,
    series: [
      {
        name: "read",
        points: [
          [10, 70],
          [100, 71],
        ],
      },
      {
        name: "action",
        points: [
          [10, 160],
          [100, 170],
        ],
      },
    ],
  });
  assert.equal(svg.match(/<polyline /g)?.length, 2);
  assert.match(svg, />Cost &amp; &lt;size></);
  assert.match(svg, />read</);
  assert.doesNotMatch(svg, /NaN|undefined/);
});
