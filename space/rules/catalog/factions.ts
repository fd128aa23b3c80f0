/** The three factions of the relay network. They remember what the ship does for and against them. */

export const FACTION_KEYS = ["wayfarers", "foundry", "archive"] as const;
export type FactionKey = (typeof FACTION_KEYS)[number];

/** A faction's payments change by this percentage for each point of standing. */
export const STANDING_PAY_PERCENT = 8;
/** At this standing and below, a faction makes no offers. */
export const HOSTILE_STANDING = -2;
/** At this standing and above, a faction shows the end of its story. */
export const TRUSTED_STANDING = 2;
/** Number of stages in each faction's story. */
export const STORY_STAGES = 4;

export const FACTION_NAMES: Readonly<Record<FactionKey, string>> = {
  wayfarers: "The Wayfarers",
  foundry: "The Foundry",
  archive: "The Archive",
};

/** The name inside a sentence: `the Archive`. */
export const factionInSentence = (key: FactionKey): string => FACTION_NAMES[key].replace(/^The/, "the");
