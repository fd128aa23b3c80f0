/** Columns and references that several tables of the space game share. */
import { type ForeignKey, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";

export const keys = (table: object): string[] => Object.keys(table);

/** The save of the game `main`: the one that a request means if it names no other. */
export const MAIN_SAVE = 1;

/** All rows of a game refer to its save row, so that cannot be deleted first. */
export const toSave: ForeignKey = { columns: ["save_id"], references: { table: "save", columns: ["id"] } };
export const saveId = () => integer({ defaultValue: MAIN_SAVE, min: 1, isImplied: true });
export const count = () => integer({ min: 0 });
/** The name of the player who gave the command; null if none was given. */
export const givenBy = () => nullable(text({ min: 1, max: PLAYER_NAME_LIMIT }));

/** The rows of a game refer only to each other. */
export const references = (column: string, table: string): ForeignKey => ({
  columns: ["save_id", column],
  references: { table, columns: ["save_id", "id"] },
});

export const toGame = (column: string): ForeignKey => ({
  columns: [column],
  references: { table: "games", columns: ["id"] },
});
