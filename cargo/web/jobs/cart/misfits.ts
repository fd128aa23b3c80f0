/** Why a package cannot be loaded onto a plane, in words: the service's refusals, known before the request. */

import { areApart, type Special, specialOf } from "../../../rules/jobs/specials.ts";
import { figure } from "../../../rules/values/figure.ts";
import type { CatalogEntry, Package } from "../../api.ts";
import { commodityLabel } from "../cargo-text.ts";
import type { LegFigures } from "./leg-estimate.ts";

/** A plane as it concerns what can still be loaded. */
export interface Hold {
  readonly model: CatalogEntry;
  /** Points. */
  readonly health: number;
  /** Points of its owner. */
  readonly reputation: number;
  /** What is on board and what is picked for it. */
  readonly cargo: readonly Package[];
}

/** Empty where it fits. `leg` is that to its destination, null where nothing is known of it. */
export function misfitsOf(job: Package, hold: Hold, leg: LegFigures | null): string[] {
  const others = hold.cargo.filter(({ id }) => id !== job.id);
  return [weight(job, hold, others), range(hold, leg), ...specialRules(job, hold), neighbour(job, others)].filter(
    (reason) => reason !== undefined,
  );
}

/** Kilograms of payload that these leave. */
export const payloadLeft = ({ maxPayloadKg }: CatalogEntry, cargo: readonly Package[]): number =>
  Math.max(0, maxPayloadKg - weightOf(cargo));

export const weightOf = (cargo: readonly Package[]): number => cargo.reduce((sum, { weightKg }) => sum + weightKg, 0);

function weight({ weightKg }: Package, { model }: Hold, others: readonly Package[]): string | undefined {
  if (weightKg > model.maxPayloadKg) {
    return `Weighs ${figure(weightKg)} kg; this type carries ${figure(model.maxPayloadKg)} kg.`;
  }
  const left = payloadLeft(model, others);
  return weightKg > left ? `Weighs ${figure(weightKg)} kg; ${figure(left)} kg of payload are left.` : undefined;
}

function range({ model }: Hold, leg: LegFigures | null): string | undefined {
  if (leg === null || leg.fuelL <= model.maxFuel) return undefined;
  const about = leg.isExact ? "" : "about ";
  return `Out of reach: ${figure(leg.distanceKm)} km take ${about}${figure(leg.fuelL)} l, the tank holds ${figure(model.maxFuel)} l.`;
}

function specialRules({ special: id }: Package, { model, health, reputation }: Hold): string[] {
  const special = specialOf(id ?? null);
  if (special === undefined) return [];
  const { minHealth = 0, minPayloadKg = 0, minReputation = 0 } = special.load;
  return [
    asks(special, "plane health", minHealth, health),
    asks(special, "payload", minPayloadKg, model.maxPayloadKg, " kg"),
    asks(special, "reputation", minReputation, reputation),
  ].filter((reason) => reason !== undefined);
}

const asks = (special: Special, what: string, required: number, available: number, unit = ""): string | undefined =>
  available >= required
    ? undefined
    : `${special.label} asks for a ${what} of at least ${figure(required)}${unit}; you have ${figure(available, 1)}${unit}.`;

function neighbour(job: Package, others: readonly Package[]): string | undefined {
  const other = others.find((each) => areApart(goodsOf(job), goodsOf(each)));
  if (other === undefined) return undefined;
  return `Can't share a plane with ${commodityLabel(other).toLowerCase()}: hazardous goods fly without live animals or food.`;
}

const goodsOf = ({ special, commodity }: Package) => ({ special: special ?? null, commodity });
