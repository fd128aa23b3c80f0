/** A team while it is chosen: one leads, up to three others help. */
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import type { Team } from "./order.ts";

/** Gives the lead to somebody; one who helped changes places with the lead that was. */
export function withLead(team: Team, leadId: number): Team {
  if (leadId === team.leadId) return team;
  const helperIds = team.helperIds.map((id) => (id === leadId ? team.leadId : id));
  return { leadId, helperIds };
}

/** Lets somebody help or not; the lead and a fourth helper are passed over. */
export function withHelper(team: Team, id: number, helps: boolean): Team {
  const others = team.helperIds.filter((helperId) => helperId !== id);
  if (!helps) return { ...team, helperIds: others };
  return id === team.leadId || others.length >= HELPER_LIMIT ? team : { ...team, helperIds: [...others, id] };
}

/** The same team without those who are no longer aboard; null where its lead is not. */
export function stillAboard(team: Team | null, ids: readonly number[]): Team | null {
  if (team === null || !ids.includes(team.leadId)) return null;
  return { ...team, helperIds: team.helperIds.filter((id) => ids.includes(id)) };
}
