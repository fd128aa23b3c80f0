/** A plane as the API shows it. */
import { modelOf } from "../../rules/aircraft.ts";
import { rounded } from "../../rules/figure.ts";
import { fuelOnBoard, shownPlaneHealth } from "../../rules/flight.ts";
import type { Plane } from "../../rules/plane.ts";
import { isBroken } from "../../rules/wear.ts";
import type { MarketPlaneView, PlaneView } from "../schemas.ts";

/** As its owner sees it at the simulated instant `clockMs`. */
export function planeView(plane: Plane, cargoKg: number, clockMs: number): PlaneView {
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
    health: shownPlaneHealth(plane, clockMs),
    broken: isBroken(plane),
    fuel: rounded(fuelOnBoard(plane, clockMs), 1),
    maxFuel: model.maxFuel,
    cargoKg,
    maxPayloadKg: model.maxPayloadKg,
    windFactor: plane.leg?.windFactor ?? null,
    repairEndsSimTime: plane.repair?.endsSimTime ?? null,
    totals: { km: rounded(plane.totalKm, 1), deliveries: plane.deliveries, earned: plane.earned },
  };
}

/** As other players see it. */
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
