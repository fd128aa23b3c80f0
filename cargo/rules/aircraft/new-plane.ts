/** Creates planes, bought or given. */
import { airportOf, knownAirport } from "../geography/airports.ts";
import { registration } from "../values/names.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";
import { countOpening } from "../values/scouting.ts";

export interface NewPlane {
  readonly modelId: string;
  readonly icao: string;
  /** Default: a registration of the owner's country. */
  readonly name?: string | undefined;
}

/** Returns a parked plane with full health and an empty tank. */
export const newPlane = (plane: Pick<Plane, "id" | "ownerId" | "modelId" | "name" | "airportIcao">): Plane => ({
  status: "available",
  leg: null,
  repair: null,
  queue: [],
  health: FULL_HEALTH,
  fuelL: 0,
  totalKm: 0,
  deliveries: 0,
  earned: 0,
  route: null,
  lineFreight: null,
  ...plane,
});

/** Delivers a new plane to the player; returns its id. */
export function addPlane(scene: Scene, ownerId: number, { modelId, icao, name }: NewPlane): number {
  const id = scene.newPlaneId();
  const { country } = airportOf(scene.player(ownerId).homeIcao ?? icao) ?? knownAirport(icao);
  const named = name ?? registration(scene.seed, id, country);
  countOpening(scene, ownerId, icao);
  scene.putPlane(newPlane({ id, ownerId, modelId, name: named, airportIcao: icao }));
  return id;
}
