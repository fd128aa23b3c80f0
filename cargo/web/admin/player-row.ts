/** A player as a row of the table admin. */
import type { Row } from "@outbound/kit/web/admin/tables.ts";
import { instantText } from "@outbound/kit/web/admin/values.ts";

/** The table admin returns values by column; the table's description has their types. */
export const playerOf = (row: Row) => ({
  id: Number(row.id),
  username: String(row.username),
  companyName: String(row.company_name),
  ...suspensionOf(row),
  money: Number(row.money),
  home: row.home_icao === null ? "none" : String(row.home_icao),
  createdAt: Number(row.created_at),
});

function suspensionOf({ is_suspended, suspended_until, suspension_reason }: Row) {
  const until = suspended_until === null ? null : Number(suspended_until);
  const isSuspended = is_suspended === true && (until === null || Date.now() < until);
  const end = until === null ? "" : `until ${instantText(until)}`;
  const details = [end, String(suspension_reason ?? "")].filter((text) => text !== "");
  return { isSuspended, suspension: isSuspended ? details.join(": ") : "" };
}
