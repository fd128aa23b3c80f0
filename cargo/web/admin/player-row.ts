/** Converts a row of the table admin, or a search result, to a player of the panel. */
import type { Row } from "@outbound/kit/web/admin/tables.ts";
import { instantText } from "@outbound/kit/web/admin/values.ts";
import type { FoundPlayer } from "../api.ts";

/** Returns the player of a table row, whose values have the column types of the table's description. */
export const playerOf = (row: Row) => ({
  id: Number(row.id),
  username: String(row.username),
  companyName: String(row.company_name),
  ...suspensionOf(row),
  money: Number(row.money),
  home: row.home_icao === null ? "none" : String(row.home_icao),
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
});

/** Returns the player of a search result. */
export const foundPlayer = ({ cash, homeIcao, createdAt, seenAt, suspended, ...player }: FoundPlayer) => ({
  id: player.id,
  username: player.username,
  companyName: player.companyName,
  isSuspended: suspended,
  suspension: suspended ? suspensionText(instantOrNull(player.suspendedUntil), player.suspensionReason) : "",
  money: cash,
  home: homeIcao ?? "none",
  createdAt: Date.parse(createdAt),
  seenAt: seenAt === null ? 0 : Date.parse(seenAt),
});

const instantOrNull = (text: string | null): number | null => (text === null ? null : Date.parse(text));

function suspensionOf({ is_suspended, suspended_until, suspension_reason }: Row) {
  const until = suspended_until === null ? null : Number(suspended_until);
  const isSuspended = is_suspended === true && (until === null || Date.now() < until);
  const reason = suspension_reason === null ? null : String(suspension_reason);
  return { isSuspended, suspension: isSuspended ? suspensionText(until, reason) : "" };
}

function suspensionText(until: number | null, reason: string | null): string {
  const end = `until ${until === null ? "restored" : instantText(until)}`;
  return reason === null ? end : `${end}: ${reason}`;
}
