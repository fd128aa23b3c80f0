import assert from "node:assert/strict";
import { test } from "node:test";
import { disturbanceBetween, ticksOf, watchMachine } from "./machine.ts";

const stat = (pid: number, parent: number, name: string, ticks: readonly number[]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 102 0 0 0 ${ticks.join(" ")} 20 0 1 0 91952`;

test("a program's own ticks include those of all processes that it started, ended ones too, and of the kernel's threads", () => {
  const machine = "cpu  500 20 300 9000 7 11 13 40 0 0\ncpu0 250 10 150 4500 3 5 6 20 0 0\n";
  const processes = [
    stat(30, 20, "client) S 1 (", [1, 2, 0, 0]),
    stat(20, 10, "server", [10, 20, 3, 4]),
    stat(10, 1, "bench", [100, 50, 0, 0]),
    stat(40, 1, "another", [200, 0, 0, 0]),
    stat(3, 2, "jbd2/vda", [0, 5, 0, 0]),
  ];
  assert.deepEqual(ticksOf(machine, processes, 10), { used: 820, stolen: 40, own: 195 });
});

test("the disturbance is in percent of one core and never negative", () => {
  const before = { used: 1000, stolen: 0, own: 400 };
  const after = { used: 2200, stolen: 10, own: 1500 };
  assert.deepEqual(disturbanceBetween(before, after, 10), { others: 10, stolen: 1 });
  assert.deepEqual(disturbanceBetween(before, { used: 1000, stolen: 0, own: 401 }, 10), { others: 0, stolen: 0 });
});

test("the disturbance since a moment is measured on Linux only", () => {
  const disturbance = watchMachine()();
  assert.equal(disturbance !== undefined, process.platform === "linux");
});
