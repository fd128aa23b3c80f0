/** Names and progress of milestones. */
import { integer } from "@outbound/kit/web/format.ts";
import type { Milestone } from "./api.ts";

type Category = Milestone["category"];

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  onboarding: "First steps",
  deliveries: "Deliveries",
  distance: "Distance",
  airports: "Airports",
  countries: "Countries",
  fleet: "Fleet",
  types: "Types of plane",
  reputation: "Reputation",
  mastery: "Mastery",
};

const NAMES: Readonly<Record<string, (target: string) => string>> = {
  deliveries: (target) => `${target} jobs delivered`,
  distance: (target) => `${target} km flown`,
  airports: (target) => `Deliveries to ${target} airports`,
  countries: (target) => `Deliveries to ${target} countries`,
  fleet: (target) => `${target} planes`,
  types: (target) => `${target} types of plane`,
  reputation: (target) => `Reputation ${target}`,
};

const SINGLE: Readonly<Record<string, string>> = {
  "onboarding-home": "Home chosen",
  "onboarding-load": "First job loaded",
  "onboarding-fly": "First departure",
  "onboarding-deliver": "First delivery",
  "onboarding-expand": "Second plane",
  "mastery-specials": "Each kind of special job delivered",
  "mastery-long-leg": "A leg of 8,000 km",
  "mastery-heavy": "100 t on one flight",
  "mastery-route": "100 deliveries by routes",
  "mastery-campaign": "A campaign that succeeded",
};

/** Returns the name for an id, which holds category and target: `fleet-5`. */
export function milestoneName(id: string): string {
  const [category, rest] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  return SINGLE[id] ?? NAMES[category]?.(integer(Number(rest))) ?? id;
}

const UNITS: Readonly<Record<string, string>> = {
  distance: " km",
  "mastery-long-leg": " km",
  "mastery-heavy": " kg",
};

/** Returns `3 of 10` with the unit; the value is capped at the target. */
export function progressText({ id, category, value, target }: Pick<Milestone, "id" | "category" | "value" | "target">) {
  const unit = UNITS[id] ?? UNITS[category] ?? "";
  return `${integer(Math.min(value, target))} of ${integer(target)}${unit}`;
}

/** Returns the nearest open milestone of each category, the greatest progress first. */
export function nextMilestones(milestones: readonly Milestone[]): readonly Milestone[] {
  const open = milestones.filter(({ doneAt }) => doneAt === undefined);
  const nearest = [...Map.groupBy(open, ({ id, category }) => (category === "mastery" ? id : category)).values()];
  const share = ({ value, target }: Milestone) => Math.min(1, value / target);
  return nearest.flatMap(([first]) => first ?? []).toSorted((a, b) => share(b) - share(a));
}
