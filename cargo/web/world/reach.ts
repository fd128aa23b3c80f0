/** Computes the range of a plane with a full tank, and the airports within it. */
import type { Feature, LineString } from "geojson";
import { type AircraftModel, aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { reachKm } from "../../rules/aircraft/fuel.ts";
import { distanceKm, type Place } from "../../rules/geography/geodesy.ts";
import { circleAround } from "./great-circle.ts";

export interface Departure {
  readonly from: Place;
  readonly modelId: string;
}

export interface Ring {
  readonly windFactor: number;
  readonly km: number;
}

/** The factors on fuel burn for which rings are drawn: best wind, still air, worst wind. */
const WINDS = [
  { windFactor: 0.8, name: "best wind" },
  { windFactor: 1, name: "still air" },
  { windFactor: 1.2, name: "worst wind" },
] as const;

/** Returns the rings, farthest first; empty for an aircraft type that the rules do not know. */
export function ringsOf(modelId: string): readonly Ring[] {
  const model = aircraftOf(modelId);
  return model === undefined ? [] : WINDS.map(({ windFactor }) => ({ windFactor, km: reachKm(model, windFactor) }));
}

/** Rounds to three digits: tanks are rounded up to whole litres, so ranges are not exact to the kilometre. */
const tens = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3 });

/** Returns the rings as labelled lines. */
export function ringFeatures({ from, modelId }: Departure): Feature<LineString>[] {
  return ringsOf(modelId).map(({ windFactor, km }, index) => ({
    type: "Feature",
    properties: { windFactor, label: `${WINDS[index]?.name} · ${tens.format(km)} km` },
    geometry: { type: "LineString", coordinates: circleAround(from, km) },
  }));
}

/** Within range in any wind (`sure`), only in a favourable wind (`maybe`), or never (`beyond`). */
export type Reach = "sure" | "maybe" | "beyond";

/** Returns a function that determines the reach of a place. The plane's own place is within reach. */
export function reachFrom({ from, modelId }: Departure): (place: Place) => Reach {
  const [best, sure] = bounds(aircraftOf(modelId));
  return (place) => {
    const km = distanceKm(from, place);
    return km <= sure ? "sure" : km <= best ? "maybe" : "beyond";
  };
}

const bounds = (model: AircraftModel | undefined): readonly [best: number, sure: number] =>
  model === undefined ? [0, 0] : [reachKm(model, WINDS[0].windFactor), reachKm(model, WINDS[2].windFactor)];
