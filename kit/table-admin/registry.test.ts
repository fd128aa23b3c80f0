import assert from "node:assert/strict";
import { test } from "node:test";
import { defineTable, integer, nullable, text } from "../store/table.ts";
import { createRegistry } from "./registry.ts";
import { sampleRegistry, sampleTables } from "./testing/sample-tables.ts";

test("every table is listed once, in alphabetical order", () => {
  assert.deepEqual(sampleRegistry.names, ["guests", "journal", "rooms", "seats"]);
  assert.throws(() => createRegistry([...sampleTables, ...sampleTables]), /the same name/);
});

test("a table is described by its columns, kinds, keys and references", () => {
  assert.deepEqual(sampleRegistry.table("seats").description, {
    name: "seats",
    primaryKey: ["room", "number"],
    columns: [
      {
        name: "room",
        type: "text",
        nullable: false,
        hasDefault: false,
        references: { table: "rooms", column: "name" },
      },
      { name: "number", type: "integer", nullable: false, hasDefault: false },
      { name: "comfort", type: "real", nullable: false, hasDefault: true },
    ],
  });
});

test("a composite reference is told column by column, and a number that the store gives is a default", () => {
  const columns = new Map(sampleRegistry.table("guests").description.columns.map((column) => [column.name, column]));
  assert.deepEqual(columns.get("room")?.references, { table: "seats", column: "room" });
  assert.deepEqual(columns.get("seat")?.references, { table: "seats", column: "number" });
  assert.equal(columns.get("id")?.hasDefault, true);
});

test("a secret column is no column", () => {
  const { description, columns } = sampleRegistry.table("guests");
  assert.equal(columns.has("password"), false);
  assert.equal(
    description.columns.some((column) => column.name === "password"),
    false,
  );
});

test("a table whose key is secret must be read-only, for its rows cannot be named", () => {
  const columns = { token: text({ secret: true }), user: integer() };
  const sessions = defineTable("sessions", columns, { primaryKey: ["token"] });
  assert.throws(() => createRegistry([sessions]), /sessions has a secret in its key/);
  const { description } = createRegistry([{ ...sessions, readOnly: true }]).table("sessions");
  assert.deepEqual(description.primaryKey, []);
});

test("a reference to a table that is not there is a mistake of the schema", () => {
  const foreignKeys = [{ columns: ["owner"], references: { table: "people", columns: ["id"] } }];
  const things = defineTable(
    "things",
    { id: integer(), owner: nullable(integer()) },
    { primaryKey: ["id"], foreignKeys },
  );
  assert.throws(() => createRegistry([things]), /things references people/);
});
