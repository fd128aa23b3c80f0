/** A plane as it comes from the maker: sound, empty and nowhere else than where it was asked for. */
import { airportOf, knownAirport } from "../geography/airports.ts";
import { registration } from "../values/names.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

export interface NewPlane {
  readonly modelId: string;
  readonly icao: string;
  /** A registration of the owner's country when absent. */
  readonly name?: string | undefined;
}

/** Puts a new plane of the player into the world; returns its id. */
export function addPlane(scene: Scene, ownerId: number, { modelId, icao, name }: NewPlane): number {
  const id = scene.newPlaneId();
  const { country } = airportOf(scene.player(ownerId).homeIcao ?? icao) ?? knownAirport(icao);
  scene.putPlane({
    id,
    modelId,
    name: name ?? registration(scene.seed, id, country),
    ownerId,
    status: "available",
    airportIcao: icao,
    leg: null,
    repair: null,
    queue: [],
    health: FULL_HEALTH,
    fuelL: 0,
    totalKm: 0,
    deliveries: 0,
    earned: 0,
  });
  return id;
}
