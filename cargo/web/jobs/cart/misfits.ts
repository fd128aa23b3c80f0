/** Predicts why the service would refuse to load a job on a plane. */
import { decimal, integer } from "@outbound/kit/web/format.ts";
import { areApart, type Special, specialOf } from "../../../rules/jobs/specials.ts";
import { weightOf } from "../../../rules/values/cargo-package.ts";
import type { CatalogEntry, Package } from "../../api.ts";
import { commodityName } from "../../cargo-text.ts";
import type { LegFigures } from "./leg-estimate.ts";

/** Input that decides whether a plane can load another job. */
export interface Hold {
  readonly model: CatalogEntry;
  /** The plane's health in points. */
  readonly health: number;
  /** The player's reputation in points. */
  readonly reputation: number;
  /** Jobs on board and jobs selected for the plane. */
  readonly cargo: readonly Package[];
}

/** Returns the reasons; empty if the job fits. `leg` leads to its destination; null if it is not known. */
export function misfitsOf(job: Package, hold: Hold, leg: LegFigures | null): string[] {
  const others = hold.cargo.filter(({ id }) => id !== job.id);
  return [
    tooHeavy(job, hold, others),
    outOfRange(hold, leg),
    ...specialRules(job, hold),
    incompatible(job, others),
  ].filter((reason) => reason !== undefined);
}

/** Returns the kilograms of payload that remain with this cargo. */
export const payloadLeft = ({ maxPayloadKg }: CatalogEntry, cargo: readonly Package[]): number =>
  Math.max(0, maxPayloadKg - weightOf(cargo));

function tooHeavy({ weightKg }: Package, { model }: Hold, others: readonly Package[]): string | undefined {
  if (weightKg > model.maxPayloadKg) {
    return `Weighs ${integer(weightKg)} kg; this type carries ${integer(model.maxPayloadKg)} kg.`;
  }
  const left = payloadLeft(model, others);
  return weightKg > left ? `Weighs ${integer(weightKg)} kg; ${integer(left)} kg of payload are left.` : undefined;
}

function outOfRange({ model }: Hold, leg: LegFigures | null): string | undefined {
  if (leg === null || leg.fuelL <= model.maxFuel) return undefined;
  const about = leg.isExact ? "" : "about ";
  return `Out of reach: ${integer(leg.distanceKm)} km take ${about}${integer(leg.fuelL)} l, the tank holds ${integer(model.maxFuel)} l.`;
}

function specialRules({ special: id }: Package, { model, health, reputation }: Hold): string[] {
  const special = specialOf(id ?? null);
  if (special === undefined) return [];
  const { minHealth = 0, minPayloadKg = 0, minReputation = 0 } = special.load;
  return [
    requirement(special, "plane health", minHealth, health),
    requirement(special, "payload", minPayloadKg, model.maxPayloadKg, " kg"),
    requirement(special, "reputation", minReputation, reputation),
  ].filter((reason) => reason !== undefined);
}

const requirement = (
  special: Special,
  what: string,
  required: number,
  available: number,
  unit = "",
): string | undefined =>
  available >= required
    ? undefined
    : `${special.label} asks for a ${what} of at least ${integer(required)}${unit}; you have ${decimal(available)}${unit}.`;

function incompatible(job: Package, others: readonly Package[]): string | undefined {
  const other = others.find((another) => areApart(goodsOf(job), goodsOf(another)));
  if (other === undefined) return undefined;
  return `Can't share a plane with ${commodityName(other.commodity).toLowerCase()}: hazardous goods fly without live animals or food.`;
}

const goodsOf = ({ special, commodity }: Package) => ({ special: special ?? null, commodity });
