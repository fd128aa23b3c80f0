/** The look of a crew member's portrait, derived from the name. */
export interface PortraitLook {
  readonly initials: string;
  readonly hue: number;
  /** A polygon in a box of 100; null for a disc. */
  readonly outline: string | null;
}

const HUES = [262, 205, 168, 130, 28, 345, 300, 232] as const;
const OUTLINES = [
  null,
  "50,2 93,26 93,74 50,98 7,74 7,26",
  "50,0 98,38 80,97 20,97 2,38",
  "12,6 88,6 96,50 88,94 12,94 4,50",
] as const;

export function portraitOf(name: string): PortraitLook {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return {
    initials: initials.join("").toUpperCase(),
    hue: HUES[sum % HUES.length] as number,
    outline: OUTLINES[Math.floor(sum / HUES.length) % OUTLINES.length] as string | null,
  };
}
