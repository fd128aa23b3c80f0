/** Milestones: goals that pay no money. A milestone once reached stays reached, and its livery or title can be worn. */
import { airportsIn } from "../geography/delivered-to.ts";
import { SPECIALS } from "../jobs/specials.ts";
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { ONBOARDING_STEPS, onboardingSteps } from "./onboarding.ts";

export const MILESTONE_CATEGORIES = [
  "onboarding",
  "deliveries",
  "distance",
  "airports",
  "countries",
  "fleet",
  "types",
  "reputation",
  "mastery",
] as const;
export type MilestoneCategory = (typeof MILESTONE_CATEGORIES)[number];

export interface Reward {
  readonly liveryId?: string;
  readonly title?: string;
}

export interface Milestone {
  readonly id: string;
  readonly category: MilestoneCategory;
  readonly target: number;
  readonly reward: Reward;
}

/**
 * A milestone and the function that measures it. Figures of the player alone can change at any time, those of the fleet only by
 * commands.
 */
interface Measured extends Milestone {
  readonly ofFleet: boolean;
  value(player: Player, fleet: Fleet): number;
}

/** Planes and types of a player. */
export interface Fleet {
  readonly planes: number;
  readonly types: number;
}

type Figure = (player: Player, fleet: Fleet) => number;

const NO_FLEET: Fleet = { planes: 0, types: 0 };

const livery = (liveryId: string): Reward => ({ liveryId });
const title = (name: string): Reward => ({ title: name });
const NONE: Reward = {};

/** Builds the milestones of one figure, one for each target. */
const tiers = (
  category: MilestoneCategory,
  value: Figure,
  rows: readonly (readonly [target: number, reward: Reward])[],
): Measured[] =>
  rows.map(([target, reward]) => ({
    id: `${category}-${target}`,
    category,
    target,
    reward,
    value,
    ofFleet: category === "fleet" || category === "types",
  }));

const mastery = (id: string, target: number, reward: Reward, value: Figure): Measured => ({
  id,
  category: "mastery",
  target,
  reward,
  value,
  ofFleet: false,
});

const LONG_LEG_KM = 8_000;
const HEAVY_KG = 100_000;
const ROUTE_DELIVERIES = 100;

const TABLE: readonly Measured[] = [
  ...ONBOARDING_STEPS.map((step, index) => ({
    id: `onboarding-${step}`,
    category: "onboarding" as const,
    target: 1,
    reward: [title("Newcomer"), NONE, NONE, livery("dawn"), title("Entrepreneur")][index] ?? NONE,
    value: (player: Player) => (onboardingSteps(player)[index]?.done ? 1 : 0),
    ofFleet: false,
  })),
  ...tiers("deliveries", ({ deliveries }) => deliveries, [
    [10, title("Courier")],
    [100, livery("parcel")],
    [1_000, title("Haulier")],
    [10_000, livery("crimson")],
    [100_000, title("Cargo magnate")],
  ]),
  ...tiers("distance", ({ totalKm }) => Math.floor(totalKm), [
    [10_000, title("Traveller")],
    [100_000, livery("lagoon")],
    [1_000_000, title("Long hauler")],
    [10_000_000, livery("midnight")],
    [50_000_000, title("To the stars")],
  ]),
  ...tiers("airports", ({ deliveredTo }) => airportsIn(deliveredTo), [
    [5, title("Neighbour")],
    [25, livery("harbour")],
    [100, title("Pathfinder")],
    [250, livery("savanna")],
    [500, title("Cartographer")],
  ]),
  ...tiers("countries", ({ countries }) => countries, [
    [3, title("Border crosser")],
    [10, livery("meadow")],
    [25, title("Ambassador")],
    [50, livery("polar")],
    [100, title("Citizen of the world")],
  ]),
  ...tiers("fleet", (_player, { planes }) => planes, [
    [3, title("Fleet owner")],
    [5, livery("brick")],
    [10, title("Air line")],
    [25, livery("graphite")],
    [60, title("Air empire")],
  ]),
  ...tiers("types", (_player, { types }) => types, [
    [2, title("Switcher")],
    [5, livery("heather")],
    [10, title("Collector")],
    [15, livery("copper")],
    [19, title("Museum director")],
  ]),
  ...tiers("reputation", ({ reputation }) => Math.floor(reputation / 1_000), [
    [30, title("Reliable")],
    [50, NONE],
    [70, title("Trusted")],
    [90, livery("jade")],
    [99, title("Beyond doubt")],
  ]),
  mastery(
    "mastery-specials",
    SPECIALS.length,
    title("Specialist"),
    ({ specialsDelivered }) => specialsDelivered.length,
  ),
  mastery("mastery-long-leg", LONG_LEG_KM, title("Ocean crosser"), ({ longestLegKm }) => Math.floor(longestLegKm)),
  mastery("mastery-heavy", HEAVY_KG, title("Heavy lifter"), ({ heaviestKg }) => heaviestKg),
  mastery("mastery-route", ROUTE_DELIVERIES, title("Planner"), ({ routeDeliveries }) => routeDeliveries),
  mastery("mastery-campaign", 1, livery("gold"), ({ campaignsWon }) => campaignsWon),
];

/** All milestones, grouped by category, with rising targets. */
export const MILESTONES: readonly Milestone[] = TABLE;

export interface MilestoneProgress extends Milestone {
  /** The player's current figure; it may fall again. */
  readonly value: number;
  /** Real instant; null until it is reached. */
  readonly doneAt: number | null;
}

const fleetOf = (scene: Pick<Scene, "planesOf">, playerId: number): Fleet => {
  const planes = scene.planesOf(playerId);
  return { planes: planes.length, types: new Set(planes.map(({ modelId }) => modelId)).size };
};

/** Returns the player's progress towards each milestone, in the order of MILESTONES. */
export function milestonesOf(scene: Pick<Scene, "planesOf">, player: Player): readonly MilestoneProgress[] {
  const fleet = fleetOf(scene, player.id);
  return TABLE.map(({ id, category, target, reward, value }) => ({
    ...{ id, category, target, reward, value: value(player, fleet) },
    doneAt: player.milestones[id] ?? null,
  }));
}

/**
 * Marks milestones that the player has reached, each with an event. `hasCommanded`: called after a command of the player.
 * Otherwise the fleet's figures are skipped, because scheduled events never change a fleet.
 */
export function reachMilestones(scene: Scene, playerId: number, { hasCommanded }: { readonly hasCommanded: boolean }) {
  const player = scene.player(playerId);
  const fleet = hasCommanded ? fleetOf(scene, playerId) : NO_FLEET;
  const reached = TABLE.filter(
    ({ id, target, ofFleet, value }) =>
      player.milestones[id] === undefined && (hasCommanded || !ofFleet) && value(player, fleet) >= target,
  );
  if (reached.length === 0) return;
  const now = Object.fromEntries(reached.map(({ id }) => [id, scene.now]));
  scene.putPlayer({ ...player, milestones: { ...player.milestones, ...now } });
  for (const { id, category, target, reward } of reached) {
    scene.emit(playerId, "milestone", {}, { id, category, target, ...reward });
  }
}

/** The livery and title of a player. */
export interface Appearance {
  readonly liveryId?: string | null | undefined;
  readonly title?: string | null | undefined;
}

/** Titles in the order of their milestones. */
export const TITLES: readonly string[] = MILESTONES.flatMap(({ reward }) => reward.title ?? []);

/** Changes livery and title. Null takes one off; an absent field stays. Refuses: 409 `not-earned`. */
export function changeAppearance(scene: Scene, playerId: number, given: Appearance): Refusal | undefined {
  const player = scene.player(playerId);
  const { liveryId = player.liveryId, title: name = player.title } = given;
  const refusal =
    checkEarned(player, "livery", liveryId, ({ reward }) => reward.liveryId === liveryId) ??
    checkEarned(player, "title", name, ({ reward }) => reward.title === name);
  if (refusal !== undefined) return refusal;
  scene.putPlayer({ ...player, liveryId, title: name });
  return undefined;
}

function checkEarned(
  { milestones, liveryId, title: worn }: Player,
  what: "livery" | "title",
  wanted: string | null,
  isReward: (milestone: Milestone) => boolean,
): Refusal | undefined {
  if (wanted === null || wanted === (what === "livery" ? liveryId : worn)) return undefined;
  const milestone = MILESTONES.find(isReward);
  if (milestone !== undefined && milestones[milestone.id] !== undefined) return undefined;
  const by = milestone === undefined ? "" : `: it takes the milestone '${milestone.id}'`;
  const details = { [what]: wanted, ...(milestone === undefined ? {} : { milestoneId: milestone.id }) };
  return new Refusal("not-earned", `You have not earned the ${what} '${wanted}'${by}.`, details);
}
