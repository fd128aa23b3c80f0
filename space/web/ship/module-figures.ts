/** What a module does in figures, and what its next tier or a new module would change. */

import type { BuildKind, ModuleKind, TieredKind } from "../../rules/catalog/modules.ts";
import {
  berthsOf,
  gridLabelOf,
  gridOf,
  harvestOf,
  jumpFuelPercentOf,
  labDataOf,
  modulePercentOf,
  rangeOf,
  recoveryOf,
  researchPercentOf,
  signalRangeOf,
  supplyOf,
  upgradePercentOf,
  upkeepOf,
  yieldPercentOf,
} from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { canFindFragments } from "../../rules/orders/explore.ts";
import { shown } from "../../rules/values/amount.ts";

export interface Figure {
  readonly label: string;
  readonly value: string;
}

export interface Change {
  readonly label: string;
  readonly now: string;
  readonly next: string;
}

/** What the module does in this game, its part of the ship's power last. */
export function moduleFigures(game: Game, kind: ModuleKind): Figure[] {
  return [...OWN_FIGURES[kind](game), figure("Grid, for every team", gridText(game))];
}

/** What a tier changes from the one before it; what stays as it is, is left out. */
export function tierChanges(game: Game, kind: TieredKind, toTier: number): Change[] {
  return changes(
    moduleFigures(withTier(game, kind, toTier - 1), kind),
    moduleFigures(withTier(game, kind, toTier), kind),
  );
}

const withTier = (game: Game, kind: TieredKind, tier: number): Game => ({
  ...game,
  modules: game.modules.map((module) => (module.kind === kind ? { ...module, tier } : module)),
});

/** What a new module changes in figures, the grid's among them. A patch is no module and changes neither. */
export function buildChanges(game: Game, kind: BuildKind): Change[] {
  if (kind === "patch") return [];
  const modules = [...game.modules, { id: game.nextModuleId, kind, tier: 1 }];
  return changes(moduleFigures(game, kind), moduleFigures({ ...game, modules }, kind));
}

function changes(now: readonly Figure[], next: readonly Figure[]): Change[] {
  return now.flatMap(({ label, value }) => {
    const after = next.find((figure) => figure.label === label)?.value ?? value;
    return after === value ? [] : [{ label, now: value, next: after }];
  });
}

const figure = (label: string, value: string): Figure => ({ label, value });
const percent = (value: number): string => `${value} %`;
const times = (value: number): string => `× ${value}`;
const team = (game: Game, kind: TieredKind, work: string): Figure =>
  figure(`Power of a team that ${work}`, times(modulePercentOf(game, kind) / 100));

/** Where nothing is counted, the effect in words says all. */
const OWN_FIGURES: Readonly<Record<ModuleKind, (game: Game) => Figure[]>> = {
  reactor: (game) => [figure("Power supplied, with technologies", `${supplyOf(game)}`)],
  drive: (game) => [
    figure("Jump range", `${shown(rangeOf(game))} ly`),
    figure("Fuel of a jump", percent(jumpFuelPercentOf(game))),
    team(game, "drive", "jumps"),
  ],
  sensor: (game) => [
    figure("Yields of an explore", percent(yieldPercentOf(game))),
    figure("Signals of fragments", signalText(game)),
    figure("Fragments", canFindFragments(game) ? "taken by surveys" : "not found"),
    team(game, "sensor", "explores"),
  ],
  lab: (game) => [
    figure("Data a worked turn", `${shown(labDataOf(game))}`),
    figure("Data that research costs", percent(researchPercentOf(game))),
    team(game, "lab", "researches"),
  ],
  fab: (game) => [
    figure("Alloy and credits of upgrades", percent(upgradePercentOf(game))),
    team(game, "fab", "upgrades or builds"),
  ],
  "life-support": (game) => [figure("Supplies eaten a turn", `${shown(upkeepOf(game))}`)],
  hydroponics: (game) => [figure("Supplies grown a turn", `${shown(harvestOf(game))}`)],
  scoop: () => [],
  quarters: (game) => [figure("Berths", `${berthsOf(game)}`)],
  medbay: (game) => [figure("Fatigue that the idle shed a turn", `${recoveryOf(game)}`)],
  shield: () => [],
  core: () => [],
};

function signalText(game: Game): string {
  const range = signalRangeOf(game);
  return range === null ? "not seen" : `seen within ${shown(range)} ly`;
}

/** `× 0.83, tight`. */
const gridText = (game: Game): string => `${times(gridFactor(game))}, ${gridLabelOf(game)}`;

/** What the grid makes of every team's power, cut to hundredths as the service shows it. */
export function gridFactor(game: Game): number {
  const { numerator, denominator } = gridOf(game);
  return Math.floor((100 * numerator) / denominator) / 100;
}
