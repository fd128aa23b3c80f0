/** A player with years of play behind: jobs done one after the other in a world that the rules themselves write. */
import { fly } from "@outbound/cargo/rules/flights/fly.ts";
import { land } from "@outbound/cargo/rules/flights/landing.ts";
import { contractId } from "@outbound/cargo/rules/jobs/job-ids.ts";
import { loadPackage } from "@outbound/cargo/rules/jobs/load.ts";
import { FULL_HEALTH } from "@outbound/cargo/rules/values/plane.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { aPackage } from "@outbound/cargo/testing/values.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import type { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";

const PLAYER = 1;
const PLANE = 1;
/** Simulated instants do not matter here; in real time a job takes this long. */
export const JOB_MS = 60_000;
/** Jobs of a commit. */
const TOGETHER = 500;
/** Contracts of the world begin after these. */
const FIRST_CONTRACT = 1_000_000;

/** Gives player 1 of a world so many delivered jobs, the last one now: each four events and two entries of the ledger. */
export async function addJobs(file: string, jobs: number, now: number): Promise<void> {
  const store = await openMigrated(`sqlite:${file}`);
  const clock = fakeClock(now - jobs * JOB_MS);
  const game = new CargoGame({ store, clock, ticks: false });
  await game.start({ resetTimeScale: false });
  for (let done = 0; done < jobs; done += TOGETHER) {
    const some = Math.min(TOGETHER, jobs - done);
    clock.advance(some * JOB_MS);
    await game.host.execute(
      {
        run: (draft) =>
          draft.run((scene) => {
            for (let job = 0; job < some; job += 1) doJob(scene, contractId(FIRST_CONTRACT + done + job));
          }),
      },
      () => undefined,
    );
  }
  await game.close();
  await store.close();
}

/** Loads, flies and lands between two airports, each time with a plane as good as new. */
function doJob(scene: WorldScene, packageId: number): void {
  const plane = () => scene.plane(PLANE) ?? failed("the player has no plane");
  const [originIcao, destIcao] = plane().airportIcao === "EDDF" ? ["EDDF", "EDDM"] : ["EDDM", "EDDF"];
  scene.putPlane({ ...plane(), airportIcao: originIcao, health: FULL_HEALTH });
  scene.putPackage(aPackage(scene.now, { id: packageId, originIcao, destIcao }));
  for (const refusal of [loadPackage(scene, PLAYER, packageId, PLANE), fly(scene, PLAYER, PLANE, destIcao)]) {
    if (refusal instanceof Refusal) failed(refusal.detail);
  }
  land(scene, plane());
}

function failed(why: string): never {
  throw new Error(why);
}
