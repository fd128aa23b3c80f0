/** How long the technologies and modules of a strategy serve it, and how often it wins with and without one. */
import { BUILD_KINDS, type BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { TECH_IDS, type TechId } from "@outbound/space/rules/catalog/techs.ts";
import { byValue, type TasteName } from "../bots/space/by-value.ts";
import { play } from "../bots/space/play.ts";
import type { View } from "../bots/space/view.ts";
import type { Item } from "../bots/space/worth.ts";
import { type Summary, summarise } from "./summary.ts";

type Holding = TechId | BuiltKind;
/** All technologies, and all modules that can be built. */
export const HOLDINGS: readonly Holding[] = [
  ...TECH_IDS,
  ...BUILD_KINDS.filter((kind): kind is BuiltKind => kind !== "patch"),
];

/** Held for fewer turns, an item has hardly been used. */
const LEAST_TURNS = 20;

export interface Played {
  readonly summary: Summary;
  /** The share of the games in which each was held for 20 turns or more. */
  readonly held: ReadonlyMap<Holding, number>;
}

/** The games of a strategy on these seeds; it does without the forbidden item. */
export function played(name: TasteName, seeds: number, from: number, forbidden?: Item): Played {
  const counts = new Map<Holding, number>();
  const bot = byValue(name, forbidden);
  const games = Array.from({ length: seeds }, (_, index) => {
    const since = new Map<Holding, number>();
    const game = play(
      (view) => {
        for (const holding of holdingsOf(view)) if (!since.has(holding)) since.set(holding, view.turn);
        return bot(view);
      },
      from + index,
      "standard",
    );
    for (const [holding, turn] of since) {
      if (game.turn - turn >= LEAST_TURNS) counts.set(holding, (counts.get(holding) ?? 0) + 1);
    }
    return game;
  });
  return {
    summary: summarise(games),
    held: new Map(HOLDINGS.map((holding) => [holding, (counts.get(holding) ?? 0) / seeds])),
  };
}

const holdingsOf = ({ techs, modules }: View): readonly Holding[] => [
  ...techs,
  ...modules.flatMap(({ kind }) => (HOLDINGS.includes(kind as Holding) ? [kind as Holding] : [])),
];
