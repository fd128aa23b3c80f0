/**
 * Relief: money for a player who is stuck. A player continues by buying fuel, repairing a broken plane or buying another, paid
 * from cash and the sale of empty planes. The sale of a plane does not pay for its own fuel or repair.
 */
import { AIRCRAFT, modelOf } from "../aircraft/aircraft.ts";
import { checkNotBusy } from "../aircraft/busy.ts";
import { requiredFuelFor } from "../aircraft/fuel.ts";
import { fuelCost } from "../aircraft/refuelling.ts";
import { isBroken } from "../aircraft/wear.ts";
import { WORST_WIND } from "../aircraft/wind.ts";
import { buyPrice } from "../fleet/plane-price.ts";
import { repairCost } from "../fleet/repair.ts";
import { checkSale, saleValue } from "../fleet/sell.ts";
import { AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { DEAR_FUEL_FACTOR } from "../market/world-events.ts";
import { figure, wait } from "../values/figure.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Whole euros that relief pays beyond the cost of the cheapest way to continue. */
export const RELIEF_EXTRA = 5_000;
/** Minimum real milliseconds between two reliefs of a player. */
export const RELIEF_INTERVAL_MS = 3_600_000;

/**
 * Raises the cash of a player who is stuck; returns the added whole euros. Refuses: 409 `relief-not-needed`, `relief-too-soon`.
 */
export function askRelief(scene: Scene, playerId: number): number | Refusal {
  const player = scene.player(playerId);
  const ways = waysToContinue(scene, player);
  if (ways instanceof Refusal) return ways;
  const refusal = payableWay(player, ways) ?? tooSoon(scene, player);
  if (refusal !== undefined) return refusal;
  const cheapest = Math.min(...ways.map(({ cost }) => cost));
  const amount = cheapest + RELIEF_EXTRA - player.money;
  scene.pay(playerId, amount, "relief");
  scene.putPlayer({ ...scene.player(playerId), reliefAt: scene.now });
  scene.emit(playerId, "relief", {}, { amount });
  return amount;
}

/** A way to continue. */
interface Way {
  readonly what: string;
  /** Whole euros. */
  readonly cost: number;
  /** Whole euros from the sale of planes that this way does not need. */
  readonly sales: number;
  readonly planeId?: number;
}

/** Returns the ways that cost money, each with its cheapest plane. Refuses if the player can continue without money. */
function waysToContinue(scene: Scene, player: Player): readonly Way[] | Refusal {
  const planes = scene.planesOf(player.id);
  for (const plane of planes) {
    const busy = checkNotBusy(scene, plane);
    if (busy !== undefined) return notNeeded(`wait until ${endOf(plane)}`, busy.details);
  }
  if (player.homeIcao === null) {
    return notNeeded("choose a home with POST /api/onboarding/home, which brings a plane for nothing", {
      homeIcao: null,
    });
  }
  // A queue or a route does not prevent a sale: legs can be cancelled, routes stopped.
  const values = new Map(
    planes.map((plane) => [plane.id, checkSale(scene, { ...plane, queue: [], route: null }) ? 0 : saleValue(plane)]),
  );
  const sales = [...values.values()].reduce((sum, value) => sum + value, 0);
  const ways: Way[] = [{ ...cheapestPlane(player), sales }];
  for (const plane of planes) {
    const way = wayOf(plane, player);
    if (way !== undefined) ways.push({ ...way, sales: sales - (values.get(plane.id) ?? 0), planeId: plane.id });
  }
  return ways;
}

const notNeeded = (way: string, details: Refusal["details"]): Refusal =>
  new Refusal("relief-not-needed", `Relief is for players who cannot continue: ${way}.`, details);

/** Describes the end of a plane's flight or repair, for a sentence. */
const endOf = ({ name, leg }: Plane): string =>
  leg === null ? `${name} is repaired` : `${name} has landed at ${leg.destIcao}`;

function cheapestPlane({ reputation }: Player): { what: string; cost: number } {
  const offers = AIRCRAFT.map((model) => ({ what: `a ${model.name}`, cost: buyPrice(model, reputation) }));
  return offers.reduce((best, offer) => (offer.cost < best.cost ? offer : best));
}

/** Least distance in kilometres that the fuel must be enough for. */
const FUELLED_KM = 150;

/** Returns the repair or fuel that a plane on the ground needs; undefined if its tank reaches no airport. */
function wayOf(plane: Plane, player: Player): { what: string; cost: number } | undefined {
  if (isBroken(plane)) return { what: `the repair of ${plane.name}`, cost: repairCost(plane) };
  const model = modelOf(plane);
  const km = Math.max(FUELLED_KM, nearestKm(plane.airportIcao));
  const required = requiredFuelFor(model, km, WORST_WIND);
  if (required > model.maxFuel) return undefined;
  const cost = fuelCost(Math.max(0, required - plane.fuelL), player, DEAR_FUEL_FACTOR);
  return { what: `the fuel of ${plane.name} for ${figure(Math.floor(km))} km`, cost };
}

const nearest = new Map<string, number>();

/** Returns the kilometres to the nearest other airport. */
function nearestKm(icao: string): number {
  const known = nearest.get(icao);
  if (known !== undefined) return known;
  const here = knownAirport(icao);
  const km = AIRPORTS.reduce(
    (least, there) => (there.icao === icao ? least : Math.min(least, distanceKm(here, there))),
    Number.POSITIVE_INFINITY,
  );
  nearest.set(icao, km);
  return km;
}

/** Refuses relief for a player who can pay a way to continue. */
function payableWay({ money }: Player, ways: readonly Way[]): Refusal | undefined {
  const [way] = ways.filter(({ cost, sales }) => cost <= money + sales).sort((a, b) => a.cost - b.cost);
  if (way === undefined) return undefined;
  const { what, cost: required, sales, planeId } = way;
  const pays =
    required <= money
      ? `cash of ${figure(money)} € covers`
      : `cash of ${figure(money)} € and ${figure(sales)} € for empty planes cover`;
  const details = { money, sales, required, ...(planeId === undefined ? {} : { planeId }) };
  return notNeeded(`${pays} ${what} (${figure(required)} €)`, details);
}

function tooSoon({ now }: Scene, { reliefAt }: Player): Refusal | undefined {
  const retryAfterRealMs = (reliefAt ?? Number.NEGATIVE_INFINITY) + RELIEF_INTERVAL_MS - now;
  if (retryAfterRealMs <= 0) return undefined;
  return new Refusal("relief-too-soon", `The next relief is possible in ${wait(retryAfterRealMs)}.`, {
    retryAfterRealMs,
  });
}
