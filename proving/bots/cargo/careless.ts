/** Players who are away for hours, players who do everything wrong, and ways on for a player with almost no cash. */

import type { PackageView, PlaneView } from "@outbound/cargo/api/schemas.ts";
import { AIRCRAFT } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { HOUR_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { steady } from "./companies.ts";
import { shownRepairCost, withinRange } from "./dispatcher.ts";
import type { Bot, Command, CompanyView } from "./view.ts";

/** Sends the planes off, then comes back after 1 to 12 hours. */
export const idle: Bot = (view) => {
  const command = persistent(view);
  if (command.kind !== "wait") return command;
  return { kind: "wait", realMs: HOUR_MS * (1 + 11 * draw(view.seed, "away", view.look)) };
};

/** Plays well, and tries anything that lets a plane depart if none moves. */
export const persistent: Bot = (view) => {
  const command = steady(view);
  const isMoving = view.planes.some(({ status }) => status !== "available");
  return command.kind === "wait" && !isMoving ? (wayOn(view) ?? command) : command;
};

/** Acts on whims: lets reservations lapse, abandons cargo, flies empty, spends everything, and repairs broken planes last. */
export const clumsy: Bot = (view) => {
  const free = view.planes.filter(({ status }) => status === "available");
  const command = whimOf(view, pick(view, "plane", free));
  const realMs = MINUTE_MS * (1 + 9 * draw(view.seed, "dawdle", view.look));
  return command ?? (free.length === view.planes.length ? wayOn(view) : undefined) ?? { kind: "wait", realMs };
};

function whimOf(view: CompanyView, plane: PlaneView | undefined): Command | undefined {
  const { open, own } = view;
  const whim = draw(view.seed, "whim", view.look);
  if (whim < 0.15) return onPackage("accept", pick(view, "accept", open));
  if (whim < 0.25) return onPackage("abandon", pick(view, "abandon", own));
  if (whim < 0.3) return dearestPurchase(view);
  if (plane === undefined) return undefined;
  if (whim < 0.32) return { kind: "sell", planeId: plane.id };
  if (whim < 0.55) return toAnywhere(view, plane, []);
  if (whim >= 0.9) return undefined;
  const jobsHere = open.filter((job) => job.originIcao === plane.airportIcao);
  return toAnywhere(view, plane, jobsHere);
}

const onPackage = (kind: "accept" | "abandon", cargo: PackageView | undefined): Command | undefined =>
  cargo && { kind, packageId: cargo.id };

/** Takes one of the jobs and flies to its destination three times in four, otherwise anywhere. */
function toAnywhere(view: CompanyView, plane: PlaneView, jobs: readonly PackageView[]): Command | undefined {
  const fitting = jobs.filter(({ weightKg }) => weightKg <= plane.maxPayloadKg - plane.cargoKg);
  const job = pick(view, "load", fitting);
  const isSensible = job !== undefined && draw(view.seed, "sense", view.look) < 0.75;
  const icao = isSensible ? job.destIcao : pick(view, "anywhere", withinRange(plane, AIRPORTS));
  if (icao === undefined || view.quote(plane.id, icao).refusal !== null) return undefined;
  return { kind: "dispatch", planeId: plane.id, packageIds: job ? [job.id] : [], legs: [icao] };
}

function dearestPurchase(view: CompanyView): Command | undefined {
  const payable = AIRCRAFT.filter(({ price }) => price * (1 - view.planeDiscount) < view.money);
  const [dearest] = payable.toSorted((a, b) => b.price - a.price);
  return dearest && purchase(view, dearest.id);
}

const purchase = ({ homeIcao: icao }: CompanyView, modelId: string): Command => ({ kind: "buy", modelId, icao });

/** Returns a command that lets a plane depart: fuel, a repair or a purchase. Without the cash, one that earns it. */
function wayOn(view: CompanyView): Command | undefined {
  for (const plane of view.planes) {
    if (plane.broken && shownRepairCost(plane) <= view.money) return { kind: "repair", planeId: plane.id };
    const nearest = plane.broken ? undefined : withinRange(plane, AIRPORTS)[0];
    if (nearest && view.quote(plane.id, nearest).refusal === null) return toNearest(plane, nearest);
  }
  const cheapest = AIRCRAFT.reduce((least, model) => (model.price < least.price ? model : least));
  if (cheapest.price * (1 - view.planeDiscount) + 1 <= view.money) return purchase(view, cheapest.id);
  const last: readonly Command[] = [
    { kind: "relief" },
    { kind: "wait", realMs: 10 * MINUTE_MS },
    ...view.planes.map(({ id: planeId }) => ({ kind: "sell", planeId }) as const),
    ...view.own.map(({ id: packageId }) => ({ kind: "abandon", packageId }) as const),
    ...view.planes
      .filter(({ queue }) => queue.length > 0)
      .map(({ id: planeId }) => ({ kind: "cancel", planeId, index: 0 }) as const),
  ];
  return pick(view, "last", last);
}

/** Returns a flight to the nearest airport. A plane with a queue flies its first leg. */
const toNearest = ({ id: planeId, queue }: PlaneView, icao: string): Command =>
  queue.length > 0
    ? { kind: "cancel", planeId, index: 0 }
    : { kind: "dispatch", planeId, packageIds: [], legs: [icao] };

const pick = <T>({ seed, look }: CompanyView, purpose: string, items: readonly T[]): T | undefined =>
  items[Math.floor(draw(seed, purpose, look) * items.length)];
