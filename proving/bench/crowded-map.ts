/** A crowded map: four players at one airport with fifty planes each, most of them flying. */
import type { CargoVisitor } from "../harness/browser/cargo-visitor.ts";
import { visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import type { Stage } from "../harness/browser/stage.ts";

const HOME = "EDDF";
const PLAYERS = 4;
const PLANES_EACH = 50;
/** All within reach of the smallest plane in any wind. */
const DESTINATIONS = [
  ...["EDDM", "EDDH", "EDDB", "EDDK", "EDDS", "EDDN", "EDDP", "EDDV", "EDDW", "EHAM", "EBBR", "LFPG", "LSZH"],
  ...["LOWW", "LKPR", "EKCH", "LFLL", "LIMC", "ELLX", "LOWS"],
];

/** Returns the first player, whose page shows all planes: the own ones, and the others' from the same airport. */
export async function crowdedMap(stage: Stage): Promise<CargoVisitor> {
  const players: CargoVisitor[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    const visitor = await visitAsPlayer(stage, "/account", { username: `player-${player}`, home: HOME, motion: true });
    await visitor.api("POST", "/api/test/add-cash", { amount: 100_000_000 });
    for (let plane = 1; plane < PLANES_EACH; plane += 1) {
      await visitor.api("POST", "/api/planes/buy", { modelId: "C208", icao: HOME });
    }
    players.push(visitor);
  }
  for (const { api } of players) {
    const { planes } = (await api("GET", "/api/state")) as { planes: { id: number }[] };
    for (const [index, { id }] of planes.entries()) {
      const destIcao = DESTINATIONS[index % DESTINATIONS.length] ?? HOME;
      // Every fifth stays, so that the page also has the airport's jobs.
      if (index % 5 > 0) await api("POST", `/api/planes/${id}/fly`, { destIcao });
    }
  }
  for (const { context } of players.slice(1)) await context.close();
  const [first] = players;
  if (first === undefined) throw new Error("there is no player");
  return first;
}
