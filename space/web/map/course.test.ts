import assert from "node:assert/strict";
import { test } from "node:test";
import type { System, Task } from "../api.ts";
import { courseOf } from "./course.ts";

const system = (id: number, x: number, y: number) => ({ id, x, y }) as System;
const SYSTEMS = [system(1, 0, 0), system(2, 8, 0), system(3, 8, 6)];

const jump = (id: number, systemId: number, status: Task["status"], remainingTurns = 4): Task =>
  ({ id, kind: "jump", status, target: { systemId }, durationTurns: 4, remainingTurns }) as Task;
const explore = (id: number, status: Task["status"]): Task =>
  ({ id, kind: "explore", status, target: { systemId: 1 }, durationTurns: 3, remainingTurns: 3 }) as Task;

const course = (activeTask: Task | null, ...pendingTasks: Task[]) =>
  courseOf({ systems: SYSTEMS, position: { systemId: 1 }, activeTask, pendingTasks });

test("with an empty queue the ship is at its system", () => {
  const { ship, docked, legs, end } = course(null);
  assert.deepEqual([ship.x, ship.y, docked, legs.length, end.id], [0, 0, true, 0, 1]);
});

test("during a jump the ship moves a part of the way with each turn", () => {
  assert.deepEqual(course(jump(1, 2, "active")).ship, { x: 0, y: 0 });
  assert.deepEqual(course(jump(1, 2, "active", 1)).ship, { x: 6, y: 0 });
  assert.equal(course(jump(1, 2, "active", 1)).docked, false);
});

test("queued jumps form legs, each starting where the previous one ends", () => {
  const { legs, end, ship, docked } = course(explore(1, "active"), jump(2, 2, "pending"), jump(3, 3, "pending"));
  assert.deepEqual(
    legs.map(({ taskId, from, to, flying }) => [taskId, from.id, to.id, flying]),
    [
      [2, 1, 2, false],
      [3, 2, 3, false],
    ],
  );
  assert.deepEqual([end.id, ship.x, docked], [3, 0, true]);
});

test("the ship points along its next leg", () => {
  assert.equal(course(jump(1, 2, "active")).heading, 0);
  assert.equal(Math.round(course(null, jump(1, 3, "pending")).heading), 37);
});
