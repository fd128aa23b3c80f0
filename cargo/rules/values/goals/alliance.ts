/** Alliances of players. They share a name and a score, and never money. */

export interface Alliance {
  readonly id: number;
  readonly name: string;
  /** The member who invites. */
  readonly founderId: number;
  /** Whole euros that members who left had earned as members. */
  readonly earnedBefore: number;
  /** Real instant. */
  readonly createdAt: number;
}

export interface AllianceMember {
  readonly id: number;
  readonly allianceId: number;
  readonly playerId: number;
  readonly joinedAt: number;
  /** Real instant from which what the member earns counts. */
  readonly countsFrom: number;
  /** Whole euros earned as a member. */
  readonly earned: number;
}

export interface Invitation {
  readonly id: number;
  readonly allianceId: number;
  /** Who is invited. */
  readonly playerId: number;
  readonly sentAt: number;
  /** The player wants no more invitations of this alliance. */
  readonly isBlocked: boolean;
}
