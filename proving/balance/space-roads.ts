/** `npm run balance -- roads`: what strategies that choose by value hold, and what each item brings. Exits with 1 if one brings too little. */
import { BUILD_KINDS, type BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { TECH_IDS, type TechId } from "@outbound/space/rules/catalog/techs.ts";
import { byValue, TASTE_NAMES, type TasteName } from "../bots/space/by-value.ts";
import { play } from "../bots/space/play.ts";
import type { View } from "../bots/space/view.ts";
import { ITEMS, type Item, onEveryRoad } from "../bots/space/worth.ts";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { atLeast, atMost, missedBy, points, summarise } from "./summary.ts";

const LEAST_WON = 0.6;
const LEAST_HELD = 0.1;
const MOST_RAISED = 0.02;

export async function run(): Promise<void> {
  const { seeds, from, strategy } = readOptions({ seeds: 400, from: 71_000, strategy: "" });
  const names = namedOnes("strategy", TASTE_NAMES, [strategy]);
  console.log(`${seeds} seeds from ${from}, standard difficulty`);
  const faults: string[] = [];
  const all = new Map(names.map((name) => [name, played(name, seeds, from)]));
  for (const [name, { summary, held }] of all) {
    console.log(`${name}: median turn ${summary.winningTurns?.[1]}`);
    console.log(`  held: ${HOLDINGS.map((holding) => `${holding} ${percent(held.get(holding) ?? 0)}`).join(", ")}`);
    faults.push(...missedBy(`${name} wins`, summary.share, atLeast(LEAST_WON)));
  }
  for (const holding of strategy === "" ? HOLDINGS : []) {
    const most = Math.max(...[...all.values()].map(({ held }) => held.get(holding) ?? 0));
    if (most < LEAST_HELD) faults.push(`${holding} is held in ${percent(most)} at most`);
  }
  for (const [name, { summary, held }] of all) {
    // An item that every road to the Core needs cannot be forbidden.
    for (const item of ITEMS.filter((one) => (held.get(one) ?? 0) >= LEAST_HELD && !onEveryRoad(one))) {
      const raised = played(name, seeds, from, item).summary.share - summary.share;
      faults.push(...missedBy(`without ${item} ${name} wins more by`, raised, atMost(MOST_RAISED), points));
    }
  }
  printVerdict(faults);
}

type Holding = TechId | BuiltKind;
/** All technologies, and all modules that can be built. */
export const HOLDINGS: readonly Holding[] = [
  ...TECH_IDS,
  ...BUILD_KINDS.filter((kind): kind is BuiltKind => kind !== "patch"),
];

/** An item that was held for fewer turns was hardly used. */
const LEAST_TURNS = 20;

/** Plays these seeds with a strategy that does without the forbidden item. `held` are shares of the games. */
export function played(name: TasteName, seeds: number, from: number, forbidden?: Item) {
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
