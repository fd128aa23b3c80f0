/** The jobs of a snapshot as offers for the selected plane. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { distanceKm } from "../../../rules/geography/geodesy.ts";
import { POOL_BANDS, type PoolBand } from "../../../rules/jobs/pool-bands.ts";
import type { Base, Package, Quote, State } from "../../api.ts";
import type { Prices } from "../../demand/leg-conditions.ts";
import { cartPlan } from "../cart/cart-plan.ts";
import { estimateLeg, type LegFigures, quotedLeg } from "../cart/leg-estimate.ts";
import { type Hold, misfitsOf } from "../cart/misfits.ts";
import { isPickable, type PlaceOf, type PlaneView } from "../plane-view.ts";

export type BandId = PoolBand["id"];

export interface Offer {
  readonly job: Package;
  /** Kilometres from origin to destination; null until the airports are loaded. */
  readonly distanceKm: number | null;
  readonly band: BandId | null;
  /**
   * The leg to the destination, as if the selected plane flew this job alone; null without a plane, for flying cargo, and for
   * what no plane of its type can bring there.
   */
  readonly leg: LegFigures | null;
  readonly gains: Gains | null;
  /** Euros that it adds to the net of the cart's route; null if no job is selected, and for selected jobs and jobs elsewhere. */
  readonly added: number | null;
  /** True if the service computed `gains` and `added` for the whole trip. */
  readonly isTripGain?: boolean;
  /** The `performance.now()` value at which it expires or lapses; null once it is loaded. */
  readonly deadline: number | null;
  /** Why the plane cannot load it in addition to the selected jobs; empty if it can. */
  readonly misfits: readonly string[];
  /** True if the plane could carry it alone. */
  readonly isSuitable: boolean;
  /** True if it is at the airport where the plane can next be loaded. */
  readonly isHere: boolean;
  /** True if its destination is a stop of the plane's queue. */
  readonly isAlongQueue: boolean;
}

/** Payout minus fuel and wear, in euros. */
export interface Gains {
  readonly net: number;
  /** Per simulated hour of flight. */
  readonly netPerHour: number;
  readonly netPerKg: number;
}

export function gainsOf({ payout, weightKg }: Package, leg: LegFigures | null): Gains | null {
  if (leg === null) return null;
  const net = payout - leg.fuelCost - leg.wearCost;
  return { net, netPerHour: (net * HOUR_MS) / leg.flightMs, netPerKg: net / weightKg };
}

/** Returns the band of a job with this distance and weight; the shorter band where two overlap. */
export function bandOf(distanceKm: number, weightKg: number): BandId | null {
  const near = POOL_BANDS.filter(({ minKm, maxKm }) => distanceKm >= minKm && distanceKm <= maxKm);
  return (near.find(({ minKg, maxKg }) => weightKg >= minKg && weightKg <= maxKg) ?? near[0])?.id ?? null;
}

export type Quotes = ReadonlyMap<string, Quote>;

export interface OfferGiven {
  readonly packages: readonly Package[];
  /** The `performance.now()` value when the snapshot was received. */
  readonly receivedAt: number;
  readonly view: PlaneView | null;
  /** The player's reputation in points. */
  readonly reputation: number;
  readonly prices: Prices;
  readonly simTime: number;
  /** Quotes by destination, from the airport where the plane can next be loaded. */
  readonly quotes: Quotes;
  readonly placeOf: PlaceOf;
}

/** Returns all jobs that have not ended. */
export function offersOf(given: OfferGiven): Offer[] {
  const { view, reputation } = given;
  const hold: Hold | null = view && {
    model: view.model,
    health: view.plane.health,
    reputation,
    cargo: [...view.onBoard, ...view.picked],
  };
  const netOf = view === null || view.picked.length === 0 ? undefined : netWith(view, given);
  return given.packages
    .filter(({ status }) => status === "open" || status === "accepted" || status === "loaded")
    .map((job) => offerOf(job, given, hold, netOf));
}

/** Returns how much a job adds to the net of the cart's shortest route; null until the airports are loaded. */
function netWith(view: PlaneView, given: OfferGiven): (job: Package) => number | null {
  const net = (picked: readonly Package[]) => cartPlan({ ...view, picked }, given)?.net ?? null;
  const before = net(view.picked);
  return (job) => {
    const after = net([...view.picked, job]);
    return before === null || after === null ? null : after - before;
  };
}

function offerOf(job: Package, given: OfferGiven, hold: Hold | null, netOf: NetOf | undefined): Offer {
  const { view, receivedAt } = given;
  const km = between(job.originIcao, job.destIcao, given.placeOf);
  const isHere = job.originIcao === view?.groundIcao;
  const asked = legOf(job, km, given, isHere);
  const leg = view === null || canCarry(view, job, asked) ? asked : null;
  return {
    job,
    distanceKm: km ?? asked?.distanceKm ?? null,
    band: km === null ? null : bandOf(km, job.weightKg),
    leg,
    gains: gainsOf(job, leg),
    added:
      leg !== null && isHere && job.status !== "loaded" && view?.picked.includes(job) === false
        ? (netOf?.(job) ?? null)
        : null,
    deadline: job.expiresRealMs === undefined ? null : receivedAt + job.expiresRealMs,
    misfits: hold === null ? [] : misfitsOf(job, hold, asked),
    isSuitable: hold === null || misfitsOf(job, { ...hold, cargo: view?.onBoard ?? [] }, asked).length === 0,
    isHere,
    isAlongQueue: isHere && (view?.queue.includes(job.destIcao) ?? false),
  };
}

type NetOf = (job: Package) => number | null;

/** Whether a plane of the type could bring it there alone: what it costs says nothing otherwise. */
const canCarry = ({ model }: PlaneView, { weightKg }: Package, leg: LegFigures | null): boolean =>
  weightKg <= model.maxPayloadKg && (leg === null || leg.fuelL <= model.maxFuel);

function legOf(job: Package, km: number | null, given: OfferGiven, isHere: boolean): LegFigures | null {
  const { view, prices, quotes } = given;
  if (view === null) return null;
  // The fuel of a flight in progress has been paid.
  if (job.status === "loaded" && view.plane.status === "flying") return null;
  const quote = quotes.get(job.destIcao);
  if (quote?.originIcao === job.originIcao) return quotedLeg(view.model, prices, quote);
  // At another airport, fuel and cargo are unknown: assumes an empty tank and this job alone.
  return km === null
    ? null
    : estimateLeg(view.model, prices, {
        fromIcao: job.originIcao,
        toIcao: job.destIcao,
        distanceKm: km,
        fuelL: isHere ? view.fuelL : 0,
        cargo: [...(isHere ? view.onBoard : []), job],
      });
}

function between(originIcao: string, destIcao: string, placeOf: PlaceOf): number | null {
  const [from, to] = [placeOf(originIcao), placeOf(destIcao)];
  return from === undefined || to === undefined ? null : distanceKm(from, to);
}

/** Returns the destinations to quote: those of the jobs on board and at the plane's airport, and its next stop. */
export function quotedDestinations(packages: readonly Package[], view: PlaneView | null, most: number): string[] {
  if (view === null) return [];
  const { groundIcao, onBoard, queue, plane } = view;
  // The service only quotes from where the plane is or lands next.
  if (groundIcao !== (plane.destIcao ?? plane.airportIcao)) return [];
  const here = packages.filter((job) => isPickable(job, groundIcao));
  const all = [...queue.slice(0, 1), ...onBoard.map(destination), ...here.map(destination)];
  const wanted = [...new Set(all)].filter((icao) => icao !== groundIcao);
  return wanted.slice(0, most).sort();
}

type QuotedView = Pick<PlaneView, "plane" | "groundIcao">;

interface QuotedGame {
  readonly economy: Pick<State["economy"], "fuelDiscount">;
  readonly bases: readonly Pick<Base, "icao">[];
}

/**
 * Returns what quotes depend on besides their destinations and the wind: the plane where it departs, its cargo, which may add to
 * the wear, and what fuel costs there.
 */
export const quotesBasis = (view: QuotedView | null, { economy, bases }: QuotedGame): readonly unknown[] => [
  view?.plane.id,
  view?.groundIcao,
  view?.plane.status,
  view?.plane.status === "flying" ? view.plane.departureSimTime : view?.plane.fuel,
  view?.plane.cargoKg,
  economy.fuelDiscount,
  bases.map(({ icao }) => icao).join(),
];

/** Returns what the dry run of a dispatch depends on besides its call, the wind and other players. */
export const dispatchBasis = (
  view: QuotedView,
  game: QuotedGame & { readonly player: Pick<State["player"], "money"> },
): readonly unknown[] => [
  ...quotesBasis(view, game),
  view.plane.airportIcao,
  view.plane.queue.join(),
  view.plane.health,
  game.player.money,
];

const destination = ({ destIcao }: Package): string => destIcao;
