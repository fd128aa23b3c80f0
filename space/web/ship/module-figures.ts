/** Computes a module's figures, and the changes that its next tier or a new module would cause. */

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

/** Returns the module's figures in this game, followed by the grid's. */
export function moduleFigures(game: Game, kind: ModuleKind): Figure[] {
  return [...OWN_FIGURES[kind](game), figure("Grid (all teams)", gridText(game))];
}

/** Returns the figures that differ between a tier and the one before. */
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

/** Returns the figures that a new module changes, including the grid's. A patch changes none. */
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
  figure(`Team power when ${work}`, times(modulePercentOf(game, kind) / 100));

const recovery = (game: Game): Figure => figure("Recovery per idle turn", `${recoveryOf(game)}`);

/** The figures of each module. Modules whose effect text says everything have none. */
const OWN_FIGURES: Readonly<Record<ModuleKind, (game: Game) => Figure[]>> = {
  reactor: (game) => [figure("Power supply incl. technologies", `${supplyOf(game)}`)],
  drive: (game) => [
    figure("Jump range", `${shown(rangeOf(game))} ly`),
    figure("Jump fuel", percent(jumpFuelPercentOf(game))),
    team(game, "drive", "jumping"),
  ],
  sensor: (game) => [
    figure("Exploration yields", percent(yieldPercentOf(game))),
    figure("Signal range", signalText(game)),
    figure("Fragments", canFindFragments(game) ? "taken by surveys" : "not detected"),
    team(game, "sensor", "exploring"),
  ],
  lab: (game) => [
    figure("Data per turn", `${shown(labDataOf(game))}`),
    figure("Research data cost", percent(researchPercentOf(game))),
    team(game, "lab", "researching"),
  ],
  fab: (game) => [
    figure("Alloy and credits of upgrades", percent(upgradePercentOf(game))),
    team(game, "fab", "upgrading or building"),
  ],
  "life-support": (game) => [figure("Supplies eaten per turn", `${shown(upkeepOf(game))}`)],
  hydroponics: (game) => [figure("Supplies grown per turn", `${shown(harvestOf(game))}`)],
  scoop: () => [],
  quarters: (game) => [figure("Berths", `${berthsOf(game)}`), recovery(game)],
  medbay: (game) => [recovery(game)],
  shield: () => [],
  core: () => [],
};

function signalText(game: Game): string {
  const range = signalRangeOf(game);
  return range === null ? "none" : `${shown(range)} ly`;
}

/** Returns a text such as `× 0.83, tight`. */
const gridText = (game: Game): string => `${times(gridFactor(game))}, ${gridLabelOf(game)}`;

/** Returns the grid's factor on the power of every team, rounded down to hundredths like the service. */
export function gridFactor(game: Game): number {
  const { numerator, denominator } = gridOf(game);
  return Math.floor((100 * numerator) / denominator) / 100;
}
