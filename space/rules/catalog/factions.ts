/** The three factions of the relay network, which remember what the ship does for and against them. */

export const FACTION_KEYS = ["wayfarers", "foundry", "archive"] as const;
export type FactionKey = (typeof FACTION_KEYS)[number];

export const FACTION_NAMES: Readonly<Record<FactionKey, string>> = {
  wayfarers: "The Wayfarers",
  foundry: "The Foundry",
  archive: "The Archive",
};
