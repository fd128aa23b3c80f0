/** Chooses the features of a crew member's portrait from its key. */

const HAIRS = [
  "crop",
  "long",
  "curls",
  "bun",
  "bald",
  "bob",
  "parted",
  "scarf",
  "mohawk",
  "ponytail",
  "cap",
  "afro",
  "buzz",
] as const;
const HEADS = ["oval", "round", "square", "long"] as const;
const COLLARS = ["crew", "zip", "lapels", "hood", "high"] as const;
const BEARDS = ["none", "none", "full", "moustache", "none", "goatee", "none"] as const;
const EXTRAS = [
  "none",
  "glasses",
  "none",
  "headset",
  "scar",
  "none",
  "freckles",
  "none",
  "visor",
  "none",
  "freckles",
  "glasses",
  "none",
  "patch",
] as const;

export interface PortraitLook {
  /** Hue of the background, in degrees. */
  readonly hue: number;
  readonly hair: (typeof HAIRS)[number];
  readonly head: (typeof HEADS)[number];
  readonly collar: (typeof COLLARS)[number];
  readonly beard: (typeof BEARDS)[number];
  readonly extra: (typeof EXTRAS)[number];
  readonly skin: string;
  readonly hairColor: string;
  readonly clothes: string;
  /** From serious (0) to smiling (2). */
  readonly mouth: number;
}

/** Neighbours in the list have very different hues, because members of a crew have neighbouring numbers. */
const HUES = [262, 24, 168, 338, 205, 48, 292, 140, 0, 228, 90, 186] as const;
const SKINS = ["#f2cfb0", "#8a5a3c", "#d9a577", "#5c3a28", "#f6dcc6", "#b67b50", "#74482f"] as const;
const HAIR_COLORS = [
  "#2a2320",
  "#a5612c",
  "#d9b36a",
  "#4a3326",
  "#8d8f97",
  "#7c2f23",
  "#e5dfd3",
  "#37456b",
  "#15161c",
] as const;
const CLOTHES = ["#3d4f78", "#a4492f", "#4d6b52", "#c29a45", "#6a4a7d", "#2f3440", "#b8b0a0", "#2f6f78"] as const;

/**
 * Returns the look of a portrait key, which is always the same. Background and hair step through lists of 12 and 13 with the
 * member's number, so both together repeat only after 156 members.
 */
export function portraitOf(key: string): PortraitLook {
  const [game, member] = [key.slice(0, -4), Number.parseInt(key.slice(-4), 16)];
  const inGame = (salt: string, step = 1) => hash(`${salt} ${game}`) + step * member;
  const own = (salt: string) => hash(`${salt} ${key}`);
  return {
    hue: at(HUES, inGame("hue")),
    hair: at(HAIRS, inGame("hair", 5)),
    skin: at(SKINS, inGame("skin", 3)),
    clothes: at(CLOTHES, inGame("clothes", 3)),
    hairColor: at(HAIR_COLORS, own("hair color")),
    head: at(HEADS, own("head")),
    collar: at(COLLARS, own("collar")),
    beard: at(BEARDS, own("beard")),
    extra: at(EXTRAS, own("extra")),
    mouth: own("mouth") % 3,
  };
}

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** FNV-1a with a final mix, so that keys that differ in one digit differ in every feature. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}
