/** Columns and references that several tables of the space game share. */
import { type ForeignKey, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";

export const keys = (table: object): string[] => Object.keys(table);

/** Id of the game `main`, which a request means if it names no other. */
export const MAIN_SAVE = 1;

/** All rows of a game reference its save row, so that it cannot be deleted first. */
export const toSave: ForeignKey = { columns: ["save_id"], references: { table: "save", columns: ["id"] } };
export const saveId = () => integer({ defaultValue: MAIN_SAVE, min: 1, isImplied: true });
export const count = () => integer({ min: 0 });
/** The name of the player who gave the command; null if none was given. */
export const givenBy = () => nullable(text({ min: 1, max: PLAYER_NAME_LIMIT }));

/** A foreign key to a row of the same game. */
export const references = (column: string, table: string): ForeignKey => ({
  columns: ["save_id", column],
  references: { table, columns: ["save_id", "id"] },
});

export const toGame = (column: string): ForeignKey => ({
  columns: [column],
  references: { table: "games", columns: ["id"] },
});
