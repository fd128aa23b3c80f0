/** A plane as the API shows it. */
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { fuelOnBoard, shownPlaneHealth } from "../../rules/aircraft/flight.ts";
import { isBroken } from "../../rules/aircraft/wear.ts";
import { rounded } from "../../rules/values/figure.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { PlaneRoute } from "../../rules/values/routes/route.ts";
import type { MarketPlaneView, PlaneView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

/** Returns the owner's view at the simulated instant `clockMs`. */
function planeView(plane: Plane, cargoKg: number, clockMs: number): PlaneView {
  const model = modelOf(plane);
  return {
    id: plane.id,
    modelId: plane.modelId,
    name: plane.name,
    ownerId: plane.ownerId,
    status: plane.status,
    airportIcao: plane.airportIcao,
    destIcao: plane.leg?.destIcao ?? null,
    departureSimTime: plane.leg?.departureSimTime ?? null,
    arrivalSimTime: plane.leg?.arrivalSimTime ?? null,
    queue: plane.queue,
    ...(plane.route === null ? {} : { route: placeOnRoute(plane.route) }),
    health: shownPlaneHealth(plane, clockMs),
    broken: isBroken(plane),
    fuel: rounded(fuelOnBoard(plane, clockMs), 1),
    maxFuel: model.maxFuel,
    cargoKg: cargoKg + (plane.lineFreight?.kg ?? 0),
    maxPayloadKg: model.maxPayloadKg,
    windFactor: plane.leg?.windFactor ?? null,
    repairEndsSimTime: plane.repair?.endsSimTime ?? null,
    totals: { km: rounded(plane.totalKm, 1), deliveries: plane.deliveries, earned: plane.earned },
  };
}

const placeOnRoute = ({ reason, ...place }: PlaneRoute): NonNullable<PlaneView["route"]> =>
  reason === null ? place : { ...place, reason };

const restingText = textOnce((plane: Plane) => JSON.stringify(planeView(plane, 0, 0)));

/** Returns the owner's view as JSON text. The clock does not change that of an empty, parked plane. */
export const planeJson = (plane: Plane, cargoKg: number, clockMs: number): string =>
  plane.status === "available" && cargoKg === 0
    ? restingText(plane)
    : JSON.stringify(planeView(plane, cargoKg, clockMs));

/** Most bytes more than without cargo: health and weight. */
const CHANGING_BYTES = 10;
const bytes = new WeakMap<Plane, number>();

/** Returns the most bytes that `planeJson` takes at any time. */
export function planeBytes(plane: Plane): number {
  let known = bytes.get(plane);
  if (known === undefined) {
    known = Buffer.byteLength(restingText(plane)) + CHANGING_BYTES;
    bytes.set(plane, known);
  }
  return known;
}

/** Returns the stored values as JSON text. The owner's view follows from them and the clock. */
export const storedPlaneJson = textOnce((plane: Plane) => JSON.stringify(plane));

interface MarketText {
  readonly ownerName: string;
  readonly json: string;
}

const marketTexts = new WeakMap<Plane, MarketText>();

/** Returns other players' view as JSON text. The owner's name may change while the plane does not. */
export function marketPlaneJson(plane: Plane, ownerName: string): string {
  const known = marketTexts.get(plane);
  if (known?.ownerName === ownerName) return known.json;
  const json = JSON.stringify(marketPlaneView(plane, ownerName));
  marketTexts.set(plane, { ownerName, json });
  return json;
}

/** Returns other players' view. */
export const marketPlaneView = (plane: Plane, ownerName: string): MarketPlaneView => ({
  id: plane.id,
  modelId: plane.modelId,
  ownerId: plane.ownerId,
  ownerName,
  originIcao: plane.airportIcao,
  destIcao: plane.leg?.destIcao ?? null,
  departureSimTime: plane.leg?.departureSimTime ?? null,
  arrivalSimTime: plane.leg?.arrivalSimTime ?? null,
});
