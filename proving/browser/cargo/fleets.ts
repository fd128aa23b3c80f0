/** A company with planes in every state, set up through the API and the test hooks. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";

const BOUGHT: readonly (readonly [modelId: string, icao: string, name: string])[] = [
  ["SW4", "EDDM", "Sir Reginald Featherston"],
  ["SF34", "EDDF", "Kestrel"],
  ["AT76", "LFPG", "Marguerite"],
  ["B463", "EDDF", "Quiet Trader"],
  ["B734", "EGLL", "Old Faithful"],
  ["B738", "KJFK", "Liberty"],
  ["B752", "EDDF", "Night Mail"],
  ["A306", "RJTT", "Chrysanthemum"],
  ["B763", "SBGR", "Ipanema"],
  ["B744", "OMDB", "Queen of the Skies II"],
  ["C408", "EDDF", "Pony"],
];

/** Buys planes until they are flying with cargo and a queue, held, in repair, broken, worn and idle. Returns their ids by name. */
export async function buyLargeFleet(player: CargoPlayer): Promise<ReadonlyMap<string, number>> {
  let state = await player.ok<StateView>("POST", "/api/test/add-cash", { amount: 120_000_000 });
  for (const [modelId, icao, name] of BOUGHT) {
    state = await player.ok<StateView>("POST", "/api/planes/buy", { modelId, icao, name });
  }
  const ids = new Map(state.planes.map(({ id, name }) => [name, id]));
  const of = (name: string, action: string, body: object = {}) =>
    player.ok("POST", `/api/planes/${ids.get(name)}/${action}`, body);
  const health = (name: string, points: number) =>
    player.ok("POST", "/api/test/set-health", { planeId: ids.get(name), health: points });
  await health("Sir Reginald Featherston", 0);
  await health("Kestrel", 43);
  await health("Marguerite", 12);
  await of("Marguerite", "repair");
  await health("Old Faithful", 71);
  await of("Old Faithful", "repair");
  const job = { originIcao: "EDDF", destIcao: "OMDB", weightKg: 20_500, payout: 60_000 };
  state = await player.ok<StateView>("POST", "/api/test/create-contract", job);
  const packageIds = state.packages.filter(({ weightKg }) => weightKg === job.weightKg).map(({ id }) => id);
  await of("Night Mail", "dispatch", { packageIds, legs: ["LTFM", "OMDB", "VIDP", "OMDB", "LTFM", "EDDF"] });
  await of("Quiet Trader", "dispatch", { legs: ["LEMD", "LPPT"] });
  await of("Chrysanthemum", "fly", { destIcao: "PANC" });
  await of("Queen of the Skies II", "fly", { destIcao: "EDDF" });
  await of("Pony", "queue", { destIcao: "EGLL" });
  await player.ok("POST", "/api/test/advance", { simMs: 5_400_000 });
  return ids;
}

/** A name of 96 bytes. */
const LONG_NAME = "𠜎".repeat(24);
const FAR_AND_WIDE = ["EDDF", "EDDM", "EDDH", "EDDB", "EDDS", "EDDK", "EDDL", "EDDN", "EDDW", "EDDP", "EDDC", "EDDV"];

/** Buys all planes and creates all routes but one that a player may have, so that a snapshot leaves out most of the routes. */
export async function buyLargestFleet(player: CargoPlayer): Promise<StateView> {
  let state = await player.ok<StateView>("POST", "/api/test/add-cash", { amount: 20_000_000 });
  while (state.planes.length < state.economy.limits.planes) {
    const plane = { modelId: "C208", icao: "EDDF", name: LONG_NAME };
    state = await player.ok<StateView>("POST", "/api/planes/buy", plane);
  }
  for (let number = 1; number < 50; number++) {
    state = await player.ok<StateView>("POST", "/api/routes", { name: `Route ${number}`, stops: FAR_AND_WIDE });
  }
  return state;
}
