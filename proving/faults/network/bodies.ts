/**
 * Many requests at a time that never become complete, or are not what they claim: the service ends each in time, with an answer
 * that says why, while a normal client is served as ever.
 */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import { GAMES, type Game, startGame } from "../../harness/spawn-service.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, inTurn } from "../fault.ts";
import { ATTACKS, type Attack, type Attacker, attack } from "./attacks.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

const SIZES = { quick: { each: 10, waitsFor: "plain" }, full: { each: 200, waitsFor: "all" } } as const;
/** Slow requests are looked for every 5 s, after 30 s; an answered request has 2 s for the rest of its body. */
const ENDED_WITHIN_MS = { plain: 20_000, slow: 45_000 };
const MOST_GROWTH_MB = 200;

interface Target {
  /** Takes a body from anyone. */
  readonly path: string;
  readonly normal: readonly SteadyRequest[];
}

const TARGETS: Readonly<Record<Game, Target>> = {
  space: {
    path: "/api/explore",
    normal: [
      { method: "GET", path: "/api/world" },
      { method: "POST", path: "/api/save/new", body: { seed: 1 } },
    ],
  },
  cargo: {
    path: "/api/auth/sign-in",
    normal: [
      { method: "GET", path: "/api/version" },
      { method: "GET", path: "/readyz" },
    ],
  },
};

export const misuseBodies: FaultProgram = (options) => inTurn(GAMES, (game) => misuse(game, options));

async function misuse(game: Game, { size, log = () => {} }: FaultOptions): Promise<FaultVerdict> {
  const { each, waitsFor } = SIZES[size];
  const { path, normal } = TARGETS[game];
  const service = await startGame(game);
  const faults: string[] = [];
  const figures: Record<string, string | number> = { "bad connections at a time": each * ATTACKS.length };
  try {
    const beforeMB = await service.memoryMB();
    const steady = await whileServing(service.url, normal, size, async () => {
      const started = ATTACKS.map((one) => ({
        one,
        attackers: Array.from({ length: each }, () => attack(service.url, path, one)),
      }));
      for (const { one, attackers } of started.toSorted((a, b) => Number(b.one.isPlain) - Number(a.one.isPlain))) {
        if (waitsFor === "plain" && !one.isPlain) continue;
        const ms = await endOf(one, attackers, faults);
        figures[`ended: ${one.name}`] = `after ${duration(ms)} at most`;
        log(`${game}: ${one.name} ended within ${duration(ms)}`);
      }
      const growthMB = Math.round((await service.memoryMB()) - beforeMB);
      figures["growth of resident memory"] = `${growthMB} MB`;
      if (growthMB > MOST_GROWTH_MB) faults.push(`resident memory grew by ${growthMB} MB`);
      for (const { attackers } of started) for (const attacker of attackers) attacker.giveUp();
    });
    return { name: game, figures: { ...figures, ...steady.figures }, faults: [...faults, ...steady.faults] };
  } finally {
    await service.stop("SIGKILL");
  }
}

/** Resolves with the milliseconds until the last of them was ended. */
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
  // A client that still sends when the connection ends may lose the answer, by the rules of TCP.
  const answered = attackers.filter(({ statuses }) => statuses.length > 0 || drip === undefined);
  const odd = answered.filter(({ statuses }) => statuses.at(-1) !== status);
  if (answered.length === 0) faults.push(`${name}: no client received an answer`);
  if (odd.length > 0) {
    faults.push(`${name}: ${odd.length} were answered ${odd[0]?.statuses.join(", ") || "nothing"}, not ${status}`);
  }
  return Math.max(...times.map((ms) => ms ?? withinMs));
}
