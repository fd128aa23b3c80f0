/** How what is done on one process reaches the streams on the other, and how long it takes. */
import type { HomeView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer, signInAgain } from "../service/cargo-player.ts";
import { watchState } from "../service/state-stream.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

export interface NewsTimes {
  /** Milliseconds from the answer of a departure on one process to the frame on the other. */
  readonly frames: readonly number[];
  /** Milliseconds from the answer that ended a session on one process to the end of its stream on the other. */
  readonly ends: readonly number[];
}

/** Throws when news does not come, or when an ended session still opens anything. */
export async function timeNews(cluster: CargoCluster, times: number): Promise<NewsTimes> {
  const [actor, viewer] = [await settled(cluster, "actor"), await settled(cluster, "viewer")];
  const frames: number[] = [];
  const ends: number[] = [];
  for (let time = 0; time < times; time += 1) {
    frames.push(await timeDeparture(actor, viewer.at(cluster.url(1))));
    ends.push(await timeSignOut(cluster, "viewer"), await timeRevocation(cluster, viewer, "viewer"));
  }
  return { frames, ends };
}

async function settled(cluster: CargoCluster, name: string): Promise<CargoPlayer> {
  const player = await registerPlayer(cluster.url(0), name);
  const icao = (await player.ok<HomeView[]>("GET", "/api/onboarding/homes")).map((home) => home.icao).sort()[0];
  await player.ok("POST", "/api/onboarding/home", { icao });
  return player;
}

/** Off and back again, so that the next time starts from the home once more. */
async function timeDeparture(actor: CargoPlayer, viewer: CargoPlayer): Promise<number> {
  const stream = await watchState(viewer);
  try {
    const { planes, packages, player } = await actor.state();
    const plane = planes[0];
    const destIcao = packages.find(({ originIcao }) => originIcao === player.homeIcao)?.destIcao;
    await stream.until(({ market }) => market.planes.some(({ id, destIcao: to }) => id === plane?.id && to === null));
    const after = await actor.ok<StateView>("POST", `/api/planes/${plane?.id}/dispatch`, {
      legs: [destIcao, player.homeIcao],
    });
    const answeredAt = performance.now();
    const departure = after.planes[0]?.departureSimTime;
    await stream.until(({ market }) =>
      market.planes.some(({ id, departureSimTime }) => id === plane?.id && departureSimTime === departure),
    );
    const took = performance.now() - answeredAt;
    await actor.ok("POST", "/api/test/advance", { simMs: 86_400_000 });
    return took;
  } finally {
    stream.close();
  }
}

/** A session signs out on the first process. */
async function timeSignOut(cluster: CargoCluster, name: string): Promise<number> {
  const session = await signInAgain(cluster.url(0), name);
  return timeEnd(session.at(cluster.url(1)), () => session.ok("POST", "/api/auth/sign-out"));
}

/** Another session of the player ends it on the first process. */
async function timeRevocation(cluster: CargoCluster, owner: CargoPlayer, name: string): Promise<number> {
  const session = await signInAgain(cluster.url(0), name);
  const { sessionId } = await session.ok<{ sessionId: number }>("GET", "/api/auth/session");
  return timeEnd(session.at(cluster.url(1)), () => owner.ok("DELETE", `/api/auth/sessions/${sessionId}`));
}

async function timeEnd(session: CargoPlayer, endIt: () => Promise<unknown>): Promise<number> {
  const stream = await watchState(session);
  await stream.until(() => true);
  await endIt();
  const answeredAt = performance.now();
  const { status } = await session.send("GET", "/api/state");
  if (status !== 401) throw new Error(`an ended session was answered ${status} on the other process`);
  await stream.ended;
  return performance.now() - answeredAt;
}
