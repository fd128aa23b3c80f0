import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableColumn } from "./tables.ts";
import { describeValues, editableText, hourText, instantText, minuteText, readText, shownText } from "./values.ts";

const column = (type: TableColumn["type"], more: Partial<TableColumn> = {}): TableColumn => ({
  name: "c",
  type,
  nullable: false,
  hasDefault: false,
  ...more,
});

test("a value put into an input is read back unchanged", () => {
  const cases: [TableColumn["type"], unknown][] = [
    ["integer", -12],
    ["real", 2.5],
    ["real", 1e-7],
    ["text", ""],
    ["text", " a\nb "],
    ["boolean", false],
    ["json", { a: [1, null, "x"] }],
    ["json", "text"],
    ["json", null],
  ];
  for (const [type, value] of cases) {
    const text = type === "json" ? JSON.stringify(value, null, 2) : editableText({ type }, value);
    assert.deepEqual(readText(column(type), text), { value }, `${type} ${text}`);
  }
});

test("an invalid value is explained in a few words", () => {
  const cases: [TableColumn, string, RegExp][] = [
    [column("integer"), "", /whole number/],
    [column("integer"), "1.0", /whole number/],
    [column("integer"), "1e3", /whole number/],
    [column("integer"), "9007199254740993", /too far/],
    [column("integer", { min: 0, max: 10 }), "-1", /at least 0$/],
    [column("integer", { min: 0, max: 10 }), "11", /at most 10$/],
    [column("real"), "1,5", /a number/],
    [column("real"), "1e999", /a number/],
    [column("boolean"), "yes", /true or false/],
    [column("text", { min: 1 }), "", /must not be empty/],
    [column("text", { min: 2 }), "a", /at least 2 characters/],
    [column("text", { max: 2 }), "abc", /at most 2 characters/],
    [column("text", { oneOf: ["a", "b"] }), "c", /one of a, b/],
    [column("json"), "{", /is not JSON/],
  ];
  for (const [of, text, fault] of cases) {
    const read = readText(of, text);
    assert.ok("fault" in read, `${of.type} ${text}`);
    assert.match(read.fault, fault);
  }
  assert.deepEqual(readText(column("text", { max: 2 }), "🛩️".slice(0, 2)), { value: "🛩" });
});

test("numbers may be surrounded by spaces, and text keeps its own", () => {
  assert.deepEqual(
    [readText(column("integer"), " 7 "), readText(column("text"), " 7 ")],
    [{ value: 7 }, { value: " 7 " }],
  );
});

test("the accepted values of a column are described", () => {
  const descriptions = [
    column("integer"),
    column("integer", { min: 0, max: 10 }),
    column("integer", { min: 1 }),
    column("real", { max: 1 }),
    column("text", { min: 4, max: 4 }),
    column("text", { oneOf: ["a"] }),
    column("integer", { min: 0, instant: "simulated" }),
  ].map(describeValues);
  assert.deepEqual(descriptions, [
    "integer",
    "integer of 0 to 10",
    "integer of at least 1",
    "real of at most 1",
    "text of exactly 4 characters",
    "one of a list",
    "simulated time in milliseconds since 1970",
  ]);
});

test("instants show as dates and times in UTC", () => {
  assert.equal(instantText(Date.UTC(2026, 2, 5, 14, 5, 9)), "5 Mar 2026, 14:05:09 UTC");
  assert.equal(minuteText("2026-03-05T14:05:09.000Z"), "5 Mar 2026, 14:05 UTC");
  assert.equal(hourText(Date.UTC(2026, 2, 5, 14, 5, 9)), "5 Mar 2026, 14 h UTC");
  assert.equal(instantText(0), "1 Jan 1970, 00:00:00 UTC");
  assert.deepEqual([instantText(null), instantText(Number.MAX_SAFE_INTEGER)], [undefined, undefined]);
});

test("JSON is shown on one line and edited over several", () => {
  assert.equal(shownText({ type: "json" }, { a: 1 }), '{"a":1}');
  assert.equal(editableText({ type: "json" }, { a: 1 }), '{\n  "a": 1\n}');
});
