import assert from "node:assert/strict";
import { test } from "node:test";
import { defineTable, integer, json, nullable, type Table, text } from "../store/table.ts";
import { createRegistry } from "./registry.ts";
import { sampleRegistry, sampleTables } from "./testing/sample-tables.ts";

test("every table is listed once, in alphabetical order", () => {
  assert.deepEqual(sampleRegistry.names, ["guests", "journal", "letters", "rooms", "seats"]);
  assert.throws(() => createRegistry([...sampleTables, ...sampleTables]), /the same name/);
});

test("a table is described by its columns, kinds, bounds, defaults, keys and references", () => {
  assert.deepEqual(sampleRegistry.table("seats").description, {
    name: "seats",
    readOnly: false,
    deleteOnly: false,
    canAdd: true,
    primaryKey: ["room", "number"],
    unique: [],
    columns: [
      {
        name: "room",
        type: "text",
        nullable: false,
        hasDefault: false,
        references: { table: "rooms", column: "name" },
      },
      { name: "number", type: "integer", nullable: false, hasDefault: false, min: 1 },
      { name: "comfort", type: "real", nullable: false, hasDefault: true, defaultValue: 0.5, min: 0, max: 1 },
    ],
  });
});

test("choices, instants and JSON defaults are listed as values", () => {
  const kept = {
    kind: text({ oneOf: ["log", "letter"] }),
    at: integer({ instant: "real" }),
    lines: json({ defaultValue: "[]" }),
  };
  const { columns, unique } = createRegistry([
    defineTable("papers", kept, { primaryKey: ["at"], unique: [["kind", "at"]] }),
  ]).table("papers").description;
  const required = { nullable: false, hasDefault: false };
  assert.deepEqual(columns, [
    { name: "kind", type: "text", ...required, oneOf: ["log", "letter"] },
    { name: "at", type: "integer", ...required, instant: "real" },
    { name: "lines", type: "json", nullable: false, hasDefault: true, defaultValue: [] },
  ]);
  assert.deepEqual(unique, [["kind", "at"]]);
});

test("rows cannot be added to a read-only table, nor if they need a secret", () => {
  const canAdd = (table: Table) => createRegistry([table]).table(table.name).description.canAdd;
  const keys = { id: integer(), secret: text({ secret: true }) };
  assert.equal(canAdd(defineTable("keys", keys, { primaryKey: ["id"] })), false);
  const optional = { id: integer(), secret: nullable(text({ secret: true })) };
  assert.equal(canAdd(defineTable("keys", optional, { primaryKey: ["id"] })), true);
  assert.equal(sampleRegistry.table("guests").description.canAdd, true);
  assert.deepEqual(
    [sampleRegistry.table("journal").description].map(({ readOnly, canAdd }) => [readOnly, canAdd]),
    [[true, false]],
  );
});

test("a unique pair with a secret in it is not listed", () => {
  const columns = { id: integer(), token: text({ secret: true, defaultValue: "" }) };
  const tokens = defineTable("tokens", columns, { primaryKey: ["id"], unique: [["token"], ["id", "token"]] });
  assert.deepEqual(createRegistry([tokens]).table("tokens").description.unique, []);
});

test("a composite reference is listed column by column, and a generated number counts as a default", () => {
  const columns = new Map(sampleRegistry.table("guests").description.columns.map((column) => [column.name, column]));
  assert.deepEqual(columns.get("room")?.references, { table: "seats", column: "room" });
  assert.deepEqual(columns.get("seat")?.references, { table: "seats", column: "number" });
  assert.equal(columns.get("id")?.hasDefault, true);
});

test("a secret column is not listed", () => {
  const { description, columns } = sampleRegistry.table("guests");
  assert.equal(columns.has("password"), false);
  assert.equal(
    description.columns.some((column) => column.name === "password"),
    false,
  );
});

test("a table with a secret key must be read-only, because its rows cannot be named", () => {
  const columns = { token: text({ secret: true }), user: integer() };
  const sessions = defineTable("sessions", columns, { primaryKey: ["token"] });
  assert.throws(() => createRegistry([sessions]), /sessions has a secret in its key/);
  const { description } = createRegistry([{ ...sessions, readOnly: true }]).table("sessions");
  assert.deepEqual(description.primaryKey, []);
});

test("a reference to a missing table throws", () => {
  const foreignKeys = [{ columns: ["owner"], references: { table: "people", columns: ["id"] } }];
  const things = defineTable(
    "things",
    { id: integer(), owner: nullable(integer()) },
    { primaryKey: ["id"], foreignKeys },
  );
  assert.throws(() => createRegistry([things]), /things references people/);
});
