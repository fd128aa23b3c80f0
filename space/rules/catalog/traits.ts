/** The traits of crew members: each member has one. */

export const TRAIT_KEYS = [
  "steady",
  "curious",
  "thrifty",
  "bold",
  "gentle",
  "sleepless",
  "handy",
  "wary",
  "silver-tongued",
  "restless",
] as const;
export type TraitKey = (typeof TRAIT_KEYS)[number];
