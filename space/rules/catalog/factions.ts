/** The three factions of the relay network, which remember what the ship does for and against them. */

export const FACTION_KEYS = ["wayfarers", "foundry", "archive"] as const;
export type FactionKey = (typeof FACTION_KEYS)[number];

/** What a faction pays changes by this share for each point of standing, in percent. */
export const STANDING_PAY_PERCENT = 8;
/** From this standing down a faction makes no offers. */
export const HOSTILE_STANDING = -2;
/** Standing from which a faction shows the end of its story. */
export const TRUSTED_STANDING = 2;
/** Stages of each faction's story. */
export const STORY_STAGES = 4;

export const FACTION_NAMES: Readonly<Record<FactionKey, string>> = {
  wayfarers: "The Wayfarers",
  foundry: "The Foundry",
  archive: "The Archive",
};

/** The name within a sentence: `the Archive`. */
export const factionInSentence = (key: FactionKey): string => FACTION_NAMES[key].replace(/^The/, "the");
