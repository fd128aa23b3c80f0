import assert from "node:assert/strict";
import { test } from "node:test";
import type { System } from "../../api.ts";
import { type SystemQuery, systemRows } from "./system-rows.ts";

const system = (id: number, name: string, part: Partial<System> = {}): System =>
  ({
    id,
    name,
    starClass: "M",
    distance: id,
    hops: 1,
    fuelToJump: null,
    reachable: false,
    explored: false,
    ...part,
  }) as System;

const SYSTEMS = [
  system(3, "Aveth", { fuelToJump: 5, reachable: true }),
  system(1, "Norrun", { explored: true, starClass: "red-giant" }),
  system(2, "Brakka", { fuelToJump: 2, hops: 4 }),
];

const names = (part: Partial<SystemQuery>) =>
  systemRows(SYSTEMS, (id) => id === 2, {
    search: "",
    filter: "all",
    sorting: { by: "distance", descending: false },
    ...part,
  }).map(({ name }) => name);

test("systems are found by name and by class", () => {
  assert.deepEqual(names({ search: " AVE " }), ["Aveth"]);
  assert.deepEqual(names({ search: "red giant" }), ["Norrun"]);
  assert.deepEqual(names({ search: "nothing like it" }), []);
});

test("systems can be sorted by each figure, and fuel puts those in reach first", () => {
  assert.deepEqual(names({}), ["Norrun", "Brakka", "Aveth"]);
  assert.deepEqual(names({ sorting: { by: "name", descending: true } }), ["Norrun", "Brakka", "Aveth"]);
  assert.deepEqual(names({ sorting: { by: "fuel", descending: false } }), ["Brakka", "Aveth", "Norrun"]);
  assert.deepEqual(names({ sorting: { by: "hops", descending: true } }), ["Brakka", "Norrun", "Aveth"]);
});

test("a filter keeps systems that are in reach, unexplored or have a mission", () => {
  assert.deepEqual(names({ filter: "reach" }), ["Aveth"]);
  assert.deepEqual(names({ filter: "unexplored" }), ["Brakka", "Aveth"]);
  assert.deepEqual(names({ filter: "missions" }), ["Brakka"]);
});
