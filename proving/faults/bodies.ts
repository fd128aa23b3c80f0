/**
 * Many requests at a time that never become whole, or are not what they say: the service ends each in time, with the answer
 * that says why, while a normal client is served as ever.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Service, startCargo, startService } from "../harness/service.ts";
import { ATTACKS, type Attack, type Attacker, attack } from "./attacks.ts";
import { NormalClient, type NormalRequest, shownLatencies, slownessOf } from "./normal-client.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, shownMs } from "./program.ts";

const SIZES = { quick: { each: 10, waitsFor: "plain" }, full: { each: 200, waitsFor: "all" } } as const;
/** What takes too long to arrive is looked for each 5 s, after 30; an answered request has 2 s for the rest of its body. */
const ENDED_WITHIN_MS = { plain: 20_000, slow: 45_000 };
const MOST_GROWTH_MB = 200;

interface Target {
  readonly start: (file: string, compiled: string) => Promise<Service>;
  /** Takes a body from anybody. */
  readonly path: string;
  readonly normal: readonly NormalRequest[];
}

const TARGETS = {
  space: {
    start: startService,
    path: "/api/explore",
    normal: [
      { method: "GET", path: "/api/world" },
      { method: "POST", path: "/api/save/new", body: { seed: 1 } },
    ],
  },
  cargo: {
    start: startCargo,
    path: "/api/auth/sign-in",
    normal: [
      { method: "GET", path: "/api/version" },
      { method: "GET", path: "/readyz" },
    ],
  },
} satisfies Record<string, Target>;

export const misuseBodies: FaultProgram = async (options) => {
  const verdicts: FaultVerdict[] = [];
  for (const game of ["space", "cargo"] as const) verdicts.push(await endure(game, TARGETS[game], options));
  return verdicts;
};

async function endure(game: string, target: Target, { size, tell = () => {} }: FaultOptions): Promise<FaultVerdict> {
  const { each, waitsFor } = SIZES[size];
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const service = await target.start(join(folder, "game.db"), join(folder, "compiled"));
  try {
    const client = new NormalClient(service.url, target.normal);
    const beforeMB = await service.memoryMB();
    const under = ATTACKS.map((one) => ({
      attack: one,
      attackers: Array.from({ length: each }, () => attack(service.url, target.path, one)),
    }));
    const faults: string[] = [];
    const slowest = new Map<string, number>();
    for (const { attack: one, attackers } of under.toSorted(
      (a, b) => Number(b.attack.isPlain) - Number(a.attack.isPlain),
    )) {
      if (waitsFor === "plain" && !one.isPlain) continue;
      slowest.set(one.name, await endOf(one, attackers, faults));
      tell(`${game}: ${one.name} ended within ${shownMs(slowest.get(one.name) ?? 0)}`);
    }
    const growthMB = Math.round((await service.memoryMB()) - beforeMB);
    for (const { attackers } of under) for (const attacker of attackers) attacker.giveUp();
    const latencies = await client.stop();
    if (growthMB > MOST_GROWTH_MB) faults.push(`resident memory grew by ${growthMB} MB`);
    return {
      name: game,
      figures: {
        "bad connections at a time": each * ATTACKS.length,
        ...shownLatencies(latencies),
        ...Object.fromEntries([...slowest].map(([name, ms]) => [`ended: ${name}`, `after ${shownMs(ms)} at most`])),
        "growth of resident memory": `${growthMB} MB`,
      },
      faults: [...faults, ...client.faults, ...slownessOf(latencies, size)],
    };
  } finally {
    await service.stop("SIGKILL");
    await rm(folder, { recursive: true });
  }
}

/** Gives the milliseconds until the last of them was ended. */
async function endOf(
  { name, isPlain, status, drip }: Attack,
  attackers: readonly Attacker[],
  faults: string[],
): Promise<number> {
  const withinMs = isPlain ? ENDED_WITHIN_MS.plain : ENDED_WITHIN_MS.slow;
  const late = wait(withinMs, undefined, { ref: false });
  const times = await Promise.all(attackers.map(({ ended }) => Promise.race([ended, late])));
  const open = times.filter((ms) => ms === undefined).length;
  if (open > 0) faults.push(`${name}: ${open} of ${times.length} were not ended within ${withinMs} ms`);
  // Who goes on sending when the connection ends may lose the answer, as TCP has it.
  const told = attackers.filter(({ statuses }) => statuses.length > 0 || drip === undefined);
  const odd = told.filter(({ statuses }) => statuses.at(-1) !== status);
  if (told.length === 0) faults.push(`${name}: nobody was told why`);
  if (odd.length > 0) {
    faults.push(`${name}: ${odd.length} were answered ${odd[0]?.statuses.join(", ") || "nothing"}, not ${status}`);
  }
  return Math.max(...times.map((ms) => ms ?? withinMs));
}
