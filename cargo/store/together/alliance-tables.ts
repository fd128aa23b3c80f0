/** The tables of alliances. */
import { boolean, defineTable, integer, text } from "@outbound/kit/store/table.ts";
import { count, instant, references } from "../columns.ts";

export const alliances = defineTable(
  "alliances",
  {
    id: integer({ min: 1 }),
    name: text({ min: 3, max: 24 }),
    /** The member who invites. */
    founder_id: integer(),
    /** Earnings of former members while they were members. */
    earned_before: count(),
    created_at: instant(),
  },
  { primaryKey: ["id"], foreignKeys: [references("founder_id", "players")] },
);

export const allianceMembers = defineTable(
  "alliance_members",
  {
    id: integer({ min: 1 }),
    alliance_id: integer({ min: 1 }),
    player_id: integer(),
    joined_at: instant(),
    /** The member's earnings count from this instant on. */
    counts_from: instant(),
    earned: count(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("alliance_id", "alliances"), references("player_id", "players")],
    unique: [["player_id"]],
    indexes: [["alliance_id"]],
    readOnly: true,
  },
);

export const invitations = defineTable(
  "invitations",
  {
    id: integer({ min: 1 }),
    alliance_id: integer({ min: 1 }),
    player_id: integer(),
    sent_at: instant(),
    /** True if the player blocks further invitations of this alliance. */
    is_blocked: boolean({ defaultValue: false }),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("alliance_id", "alliances"), references("player_id", "players")],
    unique: [["alliance_id", "player_id"]],
    indexes: [["player_id"]],
    readOnly: true,
  },
);
