/** Stores the answers to requests with an Idempotency-Key, so that a retry gets the same answer. */
import { defineTable, integer, nullable, type RowOf, text } from "../store/table.ts";

export const idempotencyKeys = defineTable(
  "idempotency_keys",
  {
    /** The sender of the key: principals do not share keys. */
    principal: text(),
    key: text({ min: 1, max: 64 }),
    /** Numbers a principal's keys in the order of their first use; the oldest are deleted first. */
    sequence: integer(),
    fingerprint: text(),
    status: integer(),
    /** The answer's headers as JSON text. */
    headers: text(),
    /** The sent answer as JSON text; null if it had no body. */
    body: nullable(text()),
    created_at: integer({ instant: "real" }),
  },
  {
    primaryKey: ["principal", "key"],
    unique: [["principal", "sequence"]],
    indexes: [["created_at"]],
    readOnly: true,
  },
);

export type IdempotencyKeyRow = RowOf<typeof idempotencyKeys>;

/** The tables that `findAnswer` and `storeAnswer` need. */
export interface IdempotencyTables {
  readonly idempotency_keys: IdempotencyKeyRow;
}
