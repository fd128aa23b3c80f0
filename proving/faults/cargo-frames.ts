/** Players of the cargo game whose frames are large, and come each second, so that readers who stop fall behind. */
import { setTimeout as wait } from "node:timers/promises";
import type { HomeView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../harness/cargo/player.ts";
import { bearer } from "../harness/client.ts";
import type { Service } from "../harness/service.ts";
import type { Flood } from "./readers.ts";
import { StoppedReader } from "./stopped-reader.ts";

const STREAMS_A_SESSION = 4;
/** Of each player, and jobs: more than a frame shows of either. */
const PLANES = 12;
const JOBS = 150;
/** Together some 8 MB; Linux holds up to 4 MB for a connection. */
const FRAMES = 90;
const FRAME_EVERY_MS = 1_050;

/** All are at one home, so that what one of them does is in the frames of all. */
export async function fillFrames(service: Service, readers: number): Promise<Flood> {
  const players: CargoPlayer[] = [];
  for (let place = 0; place < Math.ceil(readers / STREAMS_A_SESSION); place += 1) {
    const player = await registerPlayer(service.url, `reader-${place}`);
    const homes = await player.ok<HomeView[]>("GET", "/api/onboarding/homes");
    const icao = homes.map((home) => home.icao).sort()[0];
    await player.ok("POST", "/api/onboarding/home", { icao });
    await player.ok("POST", "/api/test/add-cash", { amount: 100_000_000 });
    for (let plane = 0; plane < PLANES; plane += 1)
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao });
    players.push(player);
  }
  const [first] = players as [CargoPlayer];
  const { player } = await first.state();
  let frames = 0;
  /** A new job at the home is in everybody's frame. */
  const happen = async () => {
    frames += 1;
    const contract = {
      originIcao: player.homeIcao,
      destIcao: player.homeIcao === "EDDF" ? "EDDM" : "EDDF",
      weightKg: 5,
      payout: frames,
    };
    return (await first.ok<StateView>("POST", "/api/test/create-contract", contract)).revision;
  };
  for (let job = 0; job < JOBS; job += 1) await happen();
  return {
    open: (place) => {
      const owner = players[Math.floor(place / STREAMS_A_SESSION)] as CargoPlayer;
      return StoppedReader.open(service.url, { headers: bearer(owner.token) });
    },
    async pour() {
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await happen();
        await wait(FRAME_EVERY_MS);
      }
    },
    happen,
  };
}
