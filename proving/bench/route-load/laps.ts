/** Chooses routes of four stops for any number of players. */
import { knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { type AtDistance, byDistance } from "../../bots/cargo/by-distance.ts";
import { airportAt } from "../cargo-world.ts";

/** Shorter legs would bring more landings: a leg of a C208 takes about six sevenths of an hour. */
const NEAREST_KM = 250;
const FARTHEST_KM = 700;
const STOPS = 4;

/** Returns a route for each player; the index is the player's number less one. */
export function routesFor(players: number): readonly (readonly string[])[] {
  const routes: (readonly string[])[] = [];
  for (let index = 0; routes.length < players; index += 1) {
    const stops = stopsFrom(airportAt(index));
    const isNear = stops.every((icao, place) => kmBetween(icao, stops[(place + 1) % STOPS] as string) <= FARTHEST_KM);
    if (isNear) routes.push(stops);
  }
  return routes;
}

const kmBetween = (from: string, to: string): number => distanceKm(knownAirport(from), knownAirport(to));

/** Returns stops that each lead to the nearest airport that is new and far enough away. */
function stopsFrom(icao: string): readonly string[] {
  const stops = [icao];
  while (stops.length < STOPS) {
    const isFar = ({ icao: to, km }: AtDistance) => km >= NEAREST_KM && !stops.includes(to);
    stops.push(byDistance(stops.at(-1) as string).find(isFar)?.icao ?? "EDDF");
  }
  return stops;
}
