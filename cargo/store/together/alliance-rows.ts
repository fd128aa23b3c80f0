/** Converts alliances to rows of their tables and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { Alliance, AllianceMember, Invitation } from "../../rules/values/goals/alliance.ts";
import type * as tables from "./alliance-tables.ts";

type AllianceRow = RowOf<typeof tables.alliances>;
type MemberRow = RowOf<typeof tables.allianceMembers>;
type InvitationRow = RowOf<typeof tables.invitations>;

export const allianceRow = ({ id, name, founderId, earnedBefore, createdAt }: Alliance): AllianceRow => ({
  ...{ id, name, founder_id: founderId, earned_before: earnedBefore, created_at: createdAt },
});

export const allianceOf = ({ id, name, founder_id, earned_before, created_at }: AllianceRow): Alliance => ({
  ...{ id, name, founderId: founder_id, earnedBefore: earned_before, createdAt: created_at },
});

export const memberRow = ({ id, allianceId, playerId, joinedAt, countsFrom, earned }: AllianceMember): MemberRow => ({
  ...{ id, alliance_id: allianceId, player_id: playerId, joined_at: joinedAt, counts_from: countsFrom, earned },
});

export const memberOf = ({
  id,
  alliance_id,
  player_id,
  joined_at,
  counts_from,
  earned,
}: MemberRow): AllianceMember => ({
  ...{ id, allianceId: alliance_id, playerId: player_id, joinedAt: joined_at, countsFrom: counts_from, earned },
});

export const invitationRow = ({ id, allianceId, playerId, sentAt, isBlocked }: Invitation): InvitationRow => ({
  ...{ id, alliance_id: allianceId, player_id: playerId, sent_at: sentAt, is_blocked: isBlocked },
});

export const invitationOf = ({ id, alliance_id, player_id, sent_at, is_blocked }: InvitationRow): Invitation => ({
  ...{ id, allianceId: alliance_id, playerId: player_id, sentAt: sent_at, isBlocked: is_blocked },
});
