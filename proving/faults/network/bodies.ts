/**
 * Sends many requests at a time that never complete or contradict their headers: the service ends each in time, with an answer
 * that states the reason, and serves a normal client as usual.
 */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import type { Game } from "../../harness/spawn-service.ts";
import { EACH_GAME, type FaultProgram, type FaultRun, onServices } from "../fault.ts";
import { ATTACKS, type Attack, type Attacker, attack } from "./attacks.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

const SIZES = { quick: { each: 10, waitsForSlow: false }, full: { each: 200, waitsForSlow: true } };
/** The service checks for slow requests every 5 s, after 30 s; an answered request has 2 s for the rest of its body. */
const ENDED_WITHIN_MS = { plain: 20_000, slow: 45_000 };
const MOST_GROWTH_MB = 200;

/** A path that takes a body from anyone, and the request of a normal client. */
const TARGETS: Readonly<Record<Game, readonly [path: string, ...normal: SteadyRequest[]]>> = {
  space: ["/api/explore", ["GET", "/api/world"], ["POST", "/api/save/new", { seed: 1 }]],
  cargo: ["/api/auth/sign-in", ["GET", "/api/version"], ["GET", "/readyz"]],
};

export const misuseBodies: FaultProgram = (options) =>
  onServices(EACH_GAME, options, async (run) => {
    const { each, waitsForSlow } = SIZES[options.size];
    const { service, figures, log } = run;
    const [path, ...normal] = TARGETS[run.place.game];
    figures["bad connections at a time"] = each * ATTACKS.length;
    const beforeMB = await service.memoryMB();
    await whileServing(run, normal, options.size, async () => {
      const started = ATTACKS.map((one) => ({
        one,
        attackers: Array.from({ length: each }, () => attack(service.url, path, one)),
      }));
      for (const { one, attackers } of started.toSorted((a, b) => Number(b.one.isPlain) - Number(a.one.isPlain))) {
        if (!one.isPlain && !waitsForSlow) continue;
        const ms = duration(await endOf(one, attackers, run));
        figures[`ended: ${one.name}`] = `after ${ms} at most`;
        log(`${one.name} ended within ${ms}`);
      }
      const growthMB = Math.round((await service.memoryMB()) - beforeMB);
      figures["growth of resident memory"] = `${growthMB} MB`;
      run.expect(growthMB <= MOST_GROWTH_MB, `resident memory grew by ${growthMB} MB`);
      for (const { attackers } of started) for (const attacker of attackers) attacker.giveUp();
    });
  });

/** Resolves with the milliseconds until the last attacker was disconnected. */
async function endOf(one: Attack, attackers: readonly Attacker[], run: FaultRun): Promise<number> {
  const { name, isPlain, status, drip } = one;
  const withinMs = isPlain ? ENDED_WITHIN_MS.plain : ENDED_WITHIN_MS.slow;
  const late = wait(withinMs, undefined, { ref: false });
  const times = await Promise.all(attackers.map(({ ended }) => Promise.race([ended, late])));
  const open = times.filter((ms) => ms === undefined).length;
  run.expect(open === 0, `${name}: ${open} of ${times.length} were not ended within ${withinMs} ms`);
  // By the rules of TCP, a client that still sends when the connection closes may lose the answer.
  const answers = attackers.map(({ statuses }) => statuses());
  const answered = answers.filter((statuses) => statuses.length > 0 || drip === undefined);
  const odd = answered.filter((statuses) => statuses.at(-1) !== status);
  run.expect(answered.length > 0, `${name}: no client received an answer`);
  const shown = odd[0]?.join(", ") || "nothing";
  run.expect(odd.length === 0, `${name}: ${odd.length} were answered ${shown}, not ${status}`);
  return Math.max(...times.map((ms) => ms ?? withinMs));
}
