/** Many players reach for one job at once, over both processes. */
import type { HomeView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../service/cargo-player.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

export interface RaceOptions {
  readonly players: number;
  /** Attempts on each job, of all players together. */
  readonly attempts: number;
  readonly jobs: number;
}

export interface RaceVerdict {
  /** How often each answer was given: "200", or the code of a refusal. */
  readonly answers: Readonly<Record<string, number>>;
  /** Jobs that were won on the first process, and on the second. */
  readonly won: readonly [number, number];
  readonly faults: readonly string[];
}

const WEIGHT_KG = 5;

interface Racer {
  readonly player: CargoPlayer;
  readonly planeId: number;
}

export async function race(cluster: CargoCluster, options: RaceOptions): Promise<RaceVerdict> {
  const verdict = { answers: {} as Record<string, number>, won: [0, 0] as [number, number], faults: [] as string[] };
  const racers = await gather(cluster, options.players);
  for (let job = 0; job < options.jobs; job += 1) await raceForOne(cluster, racers, options.attempts, verdict);
  const loads = await Promise.all(racers.map(({ player }) => loadsOf(player)));
  const loaded = loads.reduce((sum, count) => sum + count, 0);
  if (loaded !== options.jobs) verdict.faults.push(`${options.jobs} jobs were loaded ${loaded} times`);
  return verdict;
}

/** Players at one home, each with the first plane there. */
async function gather(cluster: CargoCluster, count: number): Promise<Racer[]> {
  const racers: Racer[] = [];
  let icao: string | undefined;
  for (let place = 0; place < count; place += 1) {
    const player = await registerPlayer(cluster.url(place % 2 === 0 ? 0 : 1), `racer-${place}`);
    icao ??= (await player.ok<HomeView[]>("GET", "/api/onboarding/homes"))[0]?.icao;
    const { planes } = await player.ok<StateView>("POST", "/api/onboarding/home", { icao });
    racers.push({ player, planeId: planes[0]?.id ?? 0 });
  }
  return racers;
}

async function raceForOne(
  cluster: CargoCluster,
  racers: readonly Racer[],
  attempts: number,
  verdict: { readonly answers: Record<string, number>; readonly won: [number, number]; readonly faults: string[] },
): Promise<void> {
  const packageId = await offer((racers[0] as Racer).player);
  const winners: { readonly racer: Racer; readonly node: 0 | 1 }[] = [];
  const tries = Array.from({ length: attempts }, async (_, attempt) => {
    const racer = racers[attempt % racers.length] as Racer;
    const node = Math.floor(attempt / racers.length) % 2 === 0 ? 0 : 1;
    const path = `/api/packages/${packageId}/load`;
    const { status, text } = await racer.player.at(cluster.url(node)).send("POST", path, { planeId: racer.planeId });
    const answer = status === 200 ? "200" : (JSON.parse(text) as { code: string }).code;
    verdict.answers[answer] = (verdict.answers[answer] ?? 0) + 1;
    if (status === 200) winners.push({ racer, node });
  });
  await Promise.all(tries);
  if (winners.length !== 1) verdict.faults.push(`package ${packageId} was won ${winners.length} times`);
  for (const { racer, node } of winners) {
    verdict.won[node] += 1;
    for (const other of [0, 1] as const) {
      const { packages } = await racer.player.at(cluster.url(other)).state();
      const own = packages.find(({ id }) => id === packageId);
      if (own?.ownerId !== racer.player.id)
        verdict.faults.push(`process ${other} shows package ${packageId} as ${own?.status}`);
    }
  }
}

/** A new job at the home of all; gives its id. */
async function offer(player: CargoPlayer): Promise<number> {
  const before = await player.state();
  const originIcao = before.player.homeIcao;
  const destIcao = before.packages.find((job) => job.originIcao === originIcao)?.destIcao;
  const contract = { originIcao, destIcao, weightKg: WEIGHT_KG, payout: 1 };
  const { packages } = await player.ok<StateView>("POST", "/api/test/create-contract", contract);
  const made = packages.find(({ id, payout }) => payout === 1 && !before.packages.some((known) => known.id === id));
  if (made === undefined) throw new Error("the new job is not shown");
  return made.id;
}

const loadsOf = async (player: CargoPlayer): Promise<number> =>
  (await player.events()).filter(({ kind }) => kind === "loaded").length;
