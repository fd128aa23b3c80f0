import assert from "node:assert/strict";
import { test } from "node:test";
import { columnFaults } from "./column-faults.ts";
import { boolean, defineTable, integer, json, nullable, real, text } from "./table.ts";

const things = defineTable(
  "things",
  {
    id: integer({ min: 1 }),
    share: real({ min: 0, max: 1 }),
    name: text({ min: 1, max: 3 }),
    status: text({ oneOf: ["good", "bad"] }),
    end: nullable(integer()),
    isOpen: boolean(),
    data: json(),
  },
  { primaryKey: ["id"] },
);

const SOUND = { id: 1, share: 0.5, name: "abc", status: "good", end: null, isOpen: true, data: { any: [1] } };

test("a row that its table accepts has no faults, and neither has a part of it", () => {
  assert.deepEqual(columnFaults(things, SOUND), []);
  assert.deepEqual(columnFaults(things, { id: 7 }), []);
  assert.deepEqual(columnFaults(things, { ...SOUND, name: "✈✈✈", end: -5 }), []);
  assert.deepEqual(columnFaults(things, { ...SOUND, name: "🛩🛩🛩" }), []);
});

test("each column reports the values it rejects", () => {
  const unsound: readonly (readonly [string, unknown])[] = [
    ["id", 0],
    ["id", 1.5],
    ["id", Number.NaN],
    ["id", 2 ** 53],
    ["id", null],
    ["id", "1"],
    ["share", 1.01],
    ["share", Number.NaN],
    ["share", Number.POSITIVE_INFINITY],
    ["name", ""],
    ["name", "abcd"],
    ["status", "ugly"],
    ["end", 0.5],
    ["isOpen", 1],
  ];
  for (const [name, value] of unsound) {
    assert.deepEqual(columnFaults(things, { ...SOUND, [name]: value }), [`${name} cannot be ${value}`]);
  }
});
