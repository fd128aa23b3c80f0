/** Writes a world with routes: every player has bases, and as many planes for a route as for flying by hand. */
import { buyBase } from "@outbound/cargo/rules/company/bases.ts";
import { reachMilestones } from "@outbound/cargo/rules/company/milestones.ts";
import { knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { assignRoute } from "@outbound/cargo/rules/routes/assignment.ts";
import { createRoute } from "@outbound/cargo/rules/routes/routes.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import type { Scene } from "@outbound/cargo/rules/values/scene.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { act } from "@outbound/cargo/testing/a-game.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { type AtDistance, byDistance } from "../../bots/cargo/by-distance.ts";
import { airportAt, planeAt, writeWorld } from "./world-file.ts";

/** Sessions stay open for longer than any run of the service. */
const OPEN_MS = 7 * 86_400_000;
const CASH = 1_000_000_000;
/** Bases that bring eight desks beyond the first six. */
const BASES = 4;

/** Puts half of each player's planes on a route, in every second one with open jobs. Returns how many planes fly one. */
export async function writeRouteWorld(file: string, players: number, planes: number): Promise<number> {
  const now = Date.now();
  const routes = routesFor(players);
  const fleet = routes.flatMap(([first = ""], index) =>
    Array.from({ length: 2 * planes }, (_, plane) => planeAt(first, 1 + index * 2 * planes + plane, index + 1)),
  );
  await writeWorld(file, { players, planes: fleet, now, openUntil: now + OPEN_MS });
  const store = await openMigrated(`sqlite:${file}`);
  // Cash is the sum of the ledger.
  await store.write.updateTable("players").set({ money: 0 }).execute();
  const game = new CargoGame({ store, clock: fakeClock(now), ticks: false });
  await game.start({ resetTimeScale: false });
  let flying = 0;
  for (const [index, stops] of routes.entries()) {
    const ids = fleet.slice(2 * planes * index, 2 * planes * index + planes).map(({ id }) => id);
    flying += await act(game, (scene) => {
      const playerId = index + 1;
      scene.pay(playerId, CASH, "start");
      buyBases(scene, playerId, stops);
      const policy = { openJobs: index % 2 === 0 };
      const routeId = accepted(createRoute(scene, playerId, { name: "Round", stops, loop: true, policy }));
      for (const id of ids) accepted(assignRoute(scene, playerId, id, { routeId }));
      // As after the commands with which a player buys these planes.
      reachMilestones(scene, playerId, { hasCommanded: true });
      return ids.filter((id) => scene.plane(id)?.route?.status === "active").length;
    });
  }
  await game.close();
  await store.close();
  return flying;
}

/** Buys bases at the first stops, where the player has delivered, with the player's cash. */
function buyBases(scene: Scene, playerId: number, stops: readonly string[]): void {
  const places = stops.slice(0, BASES);
  const countries = new Set(places.map((icao) => knownAirport(icao).country)).size;
  const deliveredTo = places.map((icao) => `${icao}a`).join("");
  scene.putPlayer({ ...scene.player(playerId), deliveredTo, countries });
  for (const icao of places) accepted(buyBase(scene, playerId, icao));
}

function accepted<Result>(result: Result | Refusal): Result {
  if (result instanceof Refusal) throw new Error(result.detail);
  return result;
}

/** Shorter legs would bring more landings: a leg of a C208 takes about six sevenths of an hour. */
const NEAREST_KM = 250;
const FARTHEST_KM = 700;
const STOPS = 4;

function routesFor(players: number): readonly (readonly string[])[] {
  const routes: (readonly string[])[] = [];
  for (let index = 0; routes.length < players; index += 1) {
    const stops = stopsFrom(airportAt(index));
    const isNear = stops.every((icao, place) => kmBetween(icao, stops[(place + 1) % STOPS] as string) <= FARTHEST_KM);
    if (isNear) routes.push(stops);
  }
  return routes;
}

const kmBetween = (from: string, to: string): number => distanceKm(knownAirport(from), knownAirport(to));

function stopsFrom(icao: string): readonly string[] {
  const stops = [icao];
  while (stops.length < STOPS) {
    const isFar = ({ icao: to, km }: AtDistance) => km >= NEAREST_KM && !stops.includes(to);
    stops.push(byDistance(stops.at(-1) as string).find(isFar)?.icao ?? "EDDF");
  }
  return stops;
}
