/** A landing and what follows from it in the same instant, in one order: arrive, deliver, wear, break or fly on. */
import { modelOf } from "../aircraft/aircraft.ts";
import { fuelLeft, shownFuel } from "../aircraft/fuel.ts";
import { isBroken } from "../aircraft/wear.ts";
import { deliver } from "../jobs/delivery.ts";
import { rounded } from "../values/figure.ts";
import type { ActiveLeg, Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, depart } from "./departure.ts";
import { landingWear } from "./landing-wear.ts";
import { stopsAhead } from "./queue.ts";

/** Lands a flying plane. The scene's clock shows the arrival instant. */
export function land(scene: Scene, plane: Plane): void {
  const { id: planeId, ownerId, leg } = plane;
  if (leg === null) throw new Error(`plane ${planeId} does not fly`);
  const landed = arrived(plane, leg);
  const wear = landingWear(modelOf(plane), leg.distanceKm, scene.cargoOf(planeId));
  scene.putPlane(landed);
  const owner = scene.player(ownerId);
  scene.putPlayer({ ...owner, totalKm: owner.totalKm + leg.distanceKm });
  scene.emit(
    ownerId,
    "landed",
    { planeId },
    {
      originIcao: plane.airportIcao,
      destIcao: leg.destIcao,
      distanceKm: rounded(leg.distanceKm, 1),
      fuelL: shownFuel(landed.fuelL),
      wear: wear / 100,
    },
  );
  unload(scene, landed);
  const worn = wearDown(scene, planeId, wear);
  if (isBroken(worn))
    scene.emit(ownerId, "plane-broken", { planeId }, { icao: leg.destIcao, queued: worn.queue.length });
  else chain(scene, worn);
}

/** The plane at the destination with the fuel left, before wear. */
export const arrived = (plane: Plane, leg: ActiveLeg): Plane => ({
  ...plane,
  status: "available",
  airportIcao: leg.destIcao,
  leg: null,
  fuelL: fuelLeft(modelOf(plane), plane.fuelL, leg.distanceKm, leg.windFactor),
  totalKm: plane.totalKm + leg.distanceKm,
});

/** Every package on board has landed once more, those that are delivered here too; by id. */
function unload(scene: Scene, plane: Plane): void {
  for (const onBoard of scene.cargoOf(plane.id)) {
    const cargoPackage = { ...onBoard, landings: onBoard.landings + 1 };
    scene.putPackage(cargoPackage);
    if (cargoPackage.destIcao === plane.airportIcao) deliver(scene, cargoPackage, plane, plane.health);
  }
}

/** Reads the plane again: deliveries have changed its totals. */
function wearDown(scene: Scene, planeId: number, wear: number): Plane {
  const plane = scene.plane(planeId) as Plane;
  const worn = { ...plane, health: Math.max(0, plane.health - wear) };
  scene.putPlane(worn);
  return worn;
}

/** Departs on the next queued leg at once; where that cannot be, the plane stays with its queue until its owner acts. */
function chain(scene: Scene, plane: Plane): void {
  if (plane.queue.length === 0) return;
  const queue = stopsAhead(plane);
  const [destIcao] = queue;
  if (destIcao === undefined) {
    scene.putPlane({ ...plane, queue });
    return;
  }
  const departure = checkDeparture(scene, plane, destIcao);
  if (departure instanceof Refusal) {
    const { code, detail, details } = departure;
    scene.emit(
      plane.ownerId,
      "chain-refused",
      { planeId: plane.id },
      {
        icao: plane.airportIcao,
        destIcao,
        code,
        detail,
        ...details,
      },
    );
    return;
  }
  depart(scene, { ...plane, queue }, departure);
}
