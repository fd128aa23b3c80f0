/** How far a plane gets on a full tank, and which airports lie within that. */
import type { Feature, LineString } from "geojson";
import { type AircraftModel, aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { reachKm } from "../../rules/aircraft/fuel.ts";
import { distanceKm, type Place } from "../../rules/geography/geodesy.ts";
import { circleAround } from "./great-circle.ts";

/** From where, and with which type. */
export interface Departure {
  readonly from: Place;
  readonly modelId: string;
}

export interface Ring {
  readonly windFactor: number;
  readonly km: number;
}

/** The factors on the burn that are drawn: the best wind there can be, none, and the worst. */
const WINDS = [
  { windFactor: 0.8, name: "best wind" },
  { windFactor: 1, name: "still air" },
  { windFactor: 1.2, name: "worst wind" },
] as const;

/** Farthest first; none for a type that the rules do not know. */
export function ringsOf(modelId: string): readonly Ring[] {
  const model = aircraftOf(modelId);
  return model === undefined ? [] : WINDS.map(({ windFactor }) => ({ windFactor, km: reachKm(model, windFactor) }));
}

/** Three digits: tanks are rounded up to whole litres, so a range is never met to the kilometre. */
const tens = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3 });

/** The rings as lines that say what they are. */
export function ringFeatures({ from, modelId }: Departure): Feature<LineString>[] {
  return ringsOf(modelId).map(({ windFactor, km }, index) => ({
    type: "Feature",
    properties: { windFactor, label: `${WINDS[index]?.name} · ${tens.format(km)} km` },
    geometry: { type: "LineString", coordinates: circleAround(from, km) },
  }));
}

/** In every wind, in a good one only, never. */
export type Reach = "sure" | "maybe" | "beyond";

/** How each place lies to a plane. Where it is itself is within reach. */
export function reachFrom({ from, modelId }: Departure): (place: Place) => Reach {
  const [best, sure] = bounds(aircraftOf(modelId));
  return (place) => {
    const km = distanceKm(from, place);
    return km <= sure ? "sure" : km <= best ? "maybe" : "beyond";
  };
}

const bounds = (model: AircraftModel | undefined): readonly [best: number, sure: number] =>
  model === undefined ? [0, 0] : [reachKm(model, WINDS[0].windFactor), reachKm(model, WINDS[2].windFactor)];
