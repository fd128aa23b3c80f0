/** The ship's modules: the tiered ones it starts with and the kinds that can be built. */

import type { TechId } from "./techs.ts";

/** Modules with tiers: each takes a slot; all but the reactor draw 2 power per tier. */
export type TieredKind = "reactor" | "drive" | "sensor" | "lab" | "fab";
/** Modules that can be built, at most one of each kind. */
export type BuiltKind = "hydroponics" | "scoop" | "quarters" | "medbay" | "shield" | "core";
export type ModuleKind = TieredKind | "life-support" | BuiltKind;
/** What the fabricator can build: modules, and hull patches, which are not modules. */
export type BuildKind = BuiltKind | "patch";

export const TIERED_KINDS: readonly TieredKind[] = ["reactor", "drive", "sensor", "lab", "fab"];
export const START_MODULES: readonly ModuleKind[] = [...TIERED_KINDS, "life-support"];

/** Power drawn: per tier for tiered modules, in total for the others. The reactor draws nothing. */
export const DRAW: Readonly<Record<ModuleKind, number>> = {
  reactor: 0,
  drive: 2,
  sensor: 2,
  lab: 2,
  fab: 2,
  "life-support": 2,
  hydroponics: 1,
  scoop: 1,
  quarters: 1,
  medbay: 1,
  shield: 1,
  core: 8,
};

/** Slots that a module takes. */
export const SLOTS: Readonly<Record<ModuleKind, number>> = {
  reactor: 1,
  drive: 1,
  sensor: 1,
  lab: 1,
  fab: 1,
  "life-support": 0,
  hydroponics: 1,
  scoop: 1,
  quarters: 1,
  medbay: 1,
  shield: 1,
  core: 2,
};

export interface Blueprint {
  readonly name: string;
  readonly baseTurns: number;
  /** In thousandths. */
  readonly difficulty: number;
  /** In whole units. */
  readonly alloy: number;
  readonly credits: number;
  readonly exotics: number;
  readonly fragments: number;
  readonly needsTech?: TechId;
  readonly needsTiers?: Readonly<Partial<Record<TieredKind, number>>>;
  readonly effect: string;
}

const blueprint = (
  name: string,
  alloy: number,
  credits: number,
  effect: string,
  more: Partial<Blueprint> = {},
): Blueprint => ({
  name,
  baseTurns: 3,
  difficulty: 12_000,
  alloy,
  credits,
  exotics: 0,
  fragments: 0,
  effect,
  ...more,
});

export const BLUEPRINTS: Readonly<Record<BuildKind, Blueprint>> = {
  hydroponics: blueprint("Hydroponics", 12, 40, "+1 supplies per turn", { needsTech: "life1" }),
  scoop: blueprint(
    "Fuel scoop",
    12,
    40,
    "explore fuel × 1.4; harvests at stars other than M, K, G and F find exotics like salvage",
  ),
  quarters: blueprint("Crew quarters", 12, 40, "+2 berths, +2 recovery per turn for idle crew"),
  medbay: blueprint("Med bay", 15, 50, "+6 recovery per turn for idle crew"),
  shield: blueprint("Shield", 15, 50, "damage −50 %"),
  patch: blueprint("Hull patch", 18, 0, "hull +25, up to 100", { baseTurns: 2, difficulty: 8_000 }),
  core: blueprint("Lodestar Core", 50, 120, "relights the Apex", {
    baseTurns: 6,
    difficulty: 34_000,
    exotics: 6,
    fragments: 3,
    needsTech: "lode",
    needsTiers: { fab: 2, reactor: 3 },
  }),
};

export const BUILD_KINDS = Object.keys(BLUEPRINTS) as readonly BuildKind[];

export const isBuildKind = (kind: string): kind is BuildKind => Object.hasOwn(BLUEPRINTS, kind);
export const isTiered = (kind: ModuleKind): kind is TieredKind => (TIERED_KINDS as readonly string[]).includes(kind);

export const MODULE_NAMES: Readonly<Record<ModuleKind, string>> = {
  reactor: "Reactor",
  drive: "Jump drive",
  sensor: "Sensor array",
  lab: "Laboratory",
  fab: "Fabricator",
  "life-support": "Life support",
  hydroponics: "Hydroponics",
  scoop: "Fuel scoop",
  quarters: "Crew quarters",
  medbay: "Med bay",
  shield: "Shield",
  core: "Lodestar Core",
};

export const MODULE_EFFECTS: Readonly<Record<ModuleKind, string>> = {
  reactor: "power supply +5 per tier",
  drive: "jump range +1.5 ly and jump fuel −10 % per tier",
  sensor: "exploration yields +15 % per tier; from tier 2 detects signals and finds fragments",
  lab: "research data −10 % and +0.30 data per turn, per tier",
  fab: "upgrade cost −8 % per tier",
  "life-support": "keeps the crew alive",
  hydroponics: BLUEPRINTS.hydroponics.effect,
  scoop: BLUEPRINTS.scoop.effect,
  quarters: BLUEPRINTS.quarters.effect,
  medbay: BLUEPRINTS.medbay.effect,
  shield: BLUEPRINTS.shield.effect,
  core: BLUEPRINTS.core.effect,
};
