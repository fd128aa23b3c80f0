/** A crowded map: four players at one airport with fifty planes each, most of them flying. */
import { addPlayer, type CargoVisitor, visitAs } from "../harness/browser/cargo-visitor.ts";
import type { Stage } from "../harness/browser/stage.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";

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
  const players: CargoPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const player = await addPlayer(stage, { username: `player-${index}`, home: HOME });
    await player.ok("POST", "/api/test/add-cash", { amount: 100_000_000 });
    for (let plane = 1; plane < PLANES_EACH; plane += 1) {
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: HOME });
    }
    players.push(player);
  }
  for (const player of players) {
    const { planes } = await player.state();
    for (const [index, { id }] of planes.entries()) {
      const destIcao = DESTINATIONS[index % DESTINATIONS.length] ?? HOME;
      // Every fifth stays, so that the page also has the airport's jobs.
      if (index % 5 > 0) await player.ok("POST", `/api/planes/${id}/fly`, { destIcao });
    }
  }
  const [first] = players;
  if (first === undefined) throw new Error("there is no player");
  return await visitAs(stage, "/account", first, { motion: true });
}
