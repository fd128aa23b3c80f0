/** The team being chosen: one lead, and up to three helpers. */

import type { Team } from "../../rules/orders/queue.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";

/** Makes a member the lead. If the member was a helper, the previous lead takes that place. */
export function withLead(team: Team, leadId: number): Team {
  if (leadId === team.leadId) return team;
  const helperIds = team.helperIds.map((id) => (id === leadId ? team.leadId : id));
  return { leadId, helperIds };
}

/** Adds or removes a helper. Adding the lead or a fourth helper changes nothing. */
export function withHelper(team: Team, id: number, helps: boolean): Team {
  const others = team.helperIds.filter((helperId) => helperId !== id);
  if (!helps) return { ...team, helperIds: others };
  return id === team.leadId || others.length >= HELPER_LIMIT ? team : { ...team, helperIds: [...others, id] };
}

/** Returns the team without members who are no longer aboard. The first of `ids`, the members aboard, replaces a lead who is gone. */
export function aboardTeam(team: Team, ids: readonly number[]): Team {
  const leadId = ids.includes(team.leadId) ? team.leadId : (ids[0] ?? 0);
  return { leadId, helperIds: team.helperIds.filter((id) => id !== leadId && ids.includes(id)) };
}

/** The same, but null if the lead is gone. */
export const stillAboard = (team: Team | null, ids: readonly number[]): Team | null =>
  team !== null && ids.includes(team.leadId) ? aboardTeam(team, ids) : null;
