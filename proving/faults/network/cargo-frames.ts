/** Players of the cargo game whose frames are large and come each second, so that stopped readers fall behind. */
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../../harness/cargo/player.ts";
import { bearer } from "../../harness/client.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { type Flood, openStopped } from "./stopped-reader.ts";

const STREAMS_A_SESSION = 4;
/** Planes of each player, and jobs: more than a frame shows of either. */
const PLANES = 12;
const JOBS = 150;
/** Together some 8 MB; Linux buffers up to 4 MB for a connection. */
const FRAMES = 90;
const FRAME_EVERY_MS = 1_050;

/** All share a home, so that what one of them does is in the frames of all. */
export async function fillFrames({ url }: Service, readers: number): Promise<Flood> {
  const players: CargoPlayer[] = [];
  let originIcao = "";
  while (players.length < Math.ceil(readers / STREAMS_A_SESSION)) {
    const player = await registerPlayer(url, `reader-${players.length}`);
    originIcao = (await player.settle()).player.homeIcao ?? "";
    await player.ok("POST", "/api/test/add-cash", { amount: 100_000_000 });
    for (let plane = 0; plane < PLANES; plane += 1) {
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: originIcao });
    }
    players.push(player);
  }
  const destIcao = originIcao === "EDDF" ? "EDDM" : "EDDF";
  let payout = 0;
  /** A new job at the home is in everyone's frame. */
  const publish = async () => {
    payout += 1;
    const contract = { originIcao, destIcao, weightKg: 5, payout };
    return (await (players[0] as CargoPlayer).ok<StateView>("POST", "/api/test/create-contract", contract)).revision;
  };
  for (let job = 0; job < JOBS; job += 1) await publish();
  return {
    publish,
    open: (place) => {
      const { token } = players[Math.floor(place / STREAMS_A_SESSION)] as CargoPlayer;
      return openStopped(url, { headers: bearer(token) });
    },
    async pour() {
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await publish();
        await wait(FRAME_EVERY_MS);
      }
    },
  };
}
