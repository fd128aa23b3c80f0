/** Alliances of players. Members share a name and a score, never money. */

export interface Alliance {
  readonly id: number;
  readonly name: string;
  /** The member who invites. */
  readonly founderId: number;
  /** Whole euros that former members had earned as members. */
  readonly earnedBefore: number;
  /** Real instant. */
  readonly createdAt: number;
}

export interface AllianceMember {
  readonly id: number;
  readonly allianceId: number;
  readonly playerId: number;
  readonly joinedAt: number;
  /** Real instant from which the member's earnings count. */
  readonly countsFrom: number;
  /** Whole euros earned as a member. */
  readonly earned: number;
}

export interface Invitation {
  readonly id: number;
  readonly allianceId: number;
  /** The invited player. */
  readonly playerId: number;
  readonly sentAt: number;
  /** True if the player blocks further invitations of this alliance. */
  readonly isBlocked: boolean;
}
