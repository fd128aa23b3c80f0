/** The planets and other bodies of a system: flavour drawn from the seed, without effect on the game. */
import { drawInteger, pick, type Source } from "../values/chance.ts";
import type { System } from "./game.ts";

export type BodyKind = "rocky planet" | "ocean planet" | "ice planet" | "gas giant" | "asteroid belt" | "dwarf planet";

export interface Body {
  readonly name: string;
  readonly kind: BodyKind;
}

const KINDS: readonly BodyKind[] = [
  "rocky planet",
  "ocean planet",
  "ice planet",
  "gas giant",
  "asteroid belt",
  "dwarf planet",
];
const NUMERALS: readonly string[] = ["I", "II", "III", "IV", "V", "VI", "VII"];

/** Returns one to seven bodies, innermost first. */
export function bodiesOf(source: Source, system: System): Body[] {
  const count = drawInteger(source, 1, NUMERALS.length, "body-count", system.id);
  return NUMERALS.slice(0, count).map((numeral, index) => ({
    name: `${system.name} ${numeral}`,
    kind: pick(source, KINDS, "body-kind", system.id, index) as BodyKind,
  }));
}
