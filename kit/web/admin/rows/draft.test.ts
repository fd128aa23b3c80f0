import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableColumn, TableDescription } from "../tables.ts";
import { draftOfNewRow, draftOfRow, readDraft } from "./draft.ts";

const column = (name: string, more: Partial<TableColumn>): TableColumn => ({
  name,
  type: "integer",
  nullable: false,
  hasDefault: false,
  ...more,
});

const seats: TableDescription = {
  name: "seats",
  readOnly: false,
  deleteOnly: false,
  canAdd: true,
  primaryKey: ["room", "number"],
  unique: [],
  columns: [
    column("room", { type: "text", min: 1 }),
    column("number", { min: 1 }),
    column("comfort", { type: "real", hasDefault: true, defaultValue: 0.5 }),
    column("guest", { nullable: true }),
    column("tags", { type: "json", hasDefault: true, defaultValue: [] }),
  ],
};
const stored = { room: "hall", number: 3, comfort: 0.5, guest: null, tags: { a: 1 } };

test("an edited row sends only changed values", () => {
  const draft = draftOfRow(seats, stored);
  assert.deepEqual(readDraft(seats, draft, stored), { values: {}, faults: {} });
  const changed = {
    ...draft,
    comfort: { text: "0.75", is: "text" as const },
    guest: { text: "7", is: "text" as const },
    tags: { text: '{"a":1}', is: "text" as const },
  };
  assert.deepEqual(readDraft(seats, changed, stored), { values: { comfort: 0.75, guest: 7 }, faults: {} });
});

test("null counts as a change, even if the input still has the stored value", () => {
  const full = { ...stored, guest: 7 };
  const draft = { ...draftOfRow(seats, full), guest: { text: "7", is: "null" as const } };
  assert.deepEqual(readDraft(seats, draft, full).values, { guest: null });
});

test("an invalid text is reported at its column and not sent", () => {
  const draft = { ...draftOfRow(seats, stored), number: { text: "0", is: "text" as const } };
  const { values, faults } = readDraft(seats, { ...draft, tags: { text: "[", is: "text" } }, stored);
  assert.deepEqual([values, Object.keys(faults)], [{}, ["number", "tags"]]);
});

test("a stored value out of bounds does not prevent saving the others", () => {
  const odd = { ...stored, number: 0 };
  const draft = { ...draftOfRow(seats, odd), comfort: { text: "1", is: "text" as const } };
  assert.deepEqual(readDraft(seats, draft, odd), { values: { comfort: 1 }, faults: {} });
});

test("a new row starts with defaults and nulls, and requires the rest", () => {
  const draft = draftOfNewRow(seats);
  assert.deepEqual(
    Object.entries(draft).map(([name, { is }]) => [name, is]),
    [
      ["room", "text"],
      ["number", "text"],
      ["comfort", "default"],
      ["guest", "null"],
      ["tags", "default"],
    ],
  );
  assert.deepEqual(Object.keys(readDraft(seats, draft).faults), ["room", "number"]);
  const filled = { ...draft, room: { text: "hall", is: "text" as const }, number: { text: "4", is: "text" as const } };
  assert.deepEqual(readDraft(seats, filled), { values: { room: "hall", number: 4, guest: null }, faults: {} });
});

test("when a default is replaced by a value, the input starts with the default", () => {
  const { comfort, tags } = draftOfNewRow(seats);
  assert.deepEqual([comfort?.text, tags?.text], ["0.5", "[]"]);
});
