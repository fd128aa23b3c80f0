/** A row of the players' table. */
import type { Row } from "@outbound/kit/web/admin/tables.ts";

export interface PlayerRow {
  readonly id: number;
  readonly username: string;
  readonly companyName: string;
  readonly isSuspended: boolean;
  readonly money: number;
  readonly home: string | undefined;
  readonly createdAt: number;
}

/** The table admin returns values by column; the table's description has their types. */
export const playerOf = (row: Row): PlayerRow => ({
  id: Number(row.id),
  username: String(row.username),
  companyName: String(row.company_name),
  isSuspended: row.is_suspended === true,
  money: Number(row.money),
  home: row.home_icao === null ? undefined : String(row.home_icao),
  createdAt: Number(row.created_at),
});
