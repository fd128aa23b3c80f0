/** For tests: tables with every kind of column and key. */

import type { TestContext } from "node:test";
import type { Kysely } from "kysely";
import { createTables } from "../../store/ddl.ts";
import { boolean, defineTable, integer, json, nullable, real, text } from "../../store/table.ts";
import type { OpenFresh } from "../../testing/engines.ts";
import { createRegistry } from "../registry.ts";
import type { AnyTables } from "../store.ts";

const rooms = defineTable(
  "rooms",
  { name: text({ min: 1, max: 30 }), kind: text({ oneOf: ["hall", "cabin"], defaultValue: "hall" }) },
  { primaryKey: ["name"] },
);

/** A key of two columns, one of which references another table. */
const seats = defineTable(
  "seats",
  { room: text(), number: integer({ min: 1 }), comfort: real({ min: 0, max: 1, defaultValue: 0.5 }) },
  {
    primaryKey: ["room", "number"],
    foreignKeys: [{ columns: ["room"], references: { table: "rooms", columns: ["name"] } }],
  },
);

/** Has a generated number, every kind of column, nullable and not, a secret, and references to two tables and to itself. */
const guests = defineTable(
  "guests",
  {
    id: integer({ generated: true }),
    name: text({ min: 1, max: 40 }),
    nick: nullable(text()),
    age: integer({ min: 0, max: 150, defaultValue: 30 }),
    rank: nullable(integer()),
    weight: nullable(real()),
    awake: boolean({ defaultValue: true }),
    paid: nullable(boolean()),
    skills: json(),
    note: nullable(json()),
    password: text({ secret: true, defaultValue: "hash" }),
    room: nullable(text()),
    seat: nullable(integer()),
    leader: nullable(integer()),
  },
  {
    primaryKey: ["id"],
    unique: [["name"], ["room", "seat"]],
    foreignKeys: [
      { columns: ["room", "seat"], references: { table: "seats", columns: ["room", "number"] } },
      { columns: ["leader"], references: { table: "guests", columns: ["id"] } },
    ],
  },
);

const journal = defineTable("journal", { day: integer(), line: text() }, { primaryKey: ["day"], readOnly: true });

/** Documents that are too long to be parsed. */
const letters = defineTable(
  "letters",
  { id: integer({ generated: true }), body: json({ large: true }), copy: nullable(json({ large: true })) },
  { primaryKey: ["id"] },
);

export const sampleTables = [journal, guests, letters, rooms, seats];

export const sampleRegistry = createRegistry(sampleTables);

/** A fresh database with the sample tables, empty. */
export async function openSample(openFresh: OpenFresh, t: TestContext) {
  const store = await openFresh<AnyTables>(t, sampleTables);
  await store.transaction((tx: Kysely<AnyTables>) => createTables(tx, store.engine, sampleTables));
  return store;
}
