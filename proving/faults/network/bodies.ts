/** Sends many requests at a time that never complete or contradict their headers: the service ends each in time and says why. */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import type { Game } from "../../harness/spawn-service.ts";
import { EACH_GAME, type FaultProgram, type FaultRun, onServices } from "../fault.ts";
import { openRaw, type RawConnection } from "./raw-connection.ts";
import { type SteadyRequest, whileServing } from "./steady-client.ts";

const SIZES = { quick: { each: 10, waitsForSlow: false }, full: { each: 200, waitsForSlow: true } };
/** The service checks for slow requests every 5 s, after 30 s; an answered request has 2 s for the rest of its body. */
const ENDED_WITHIN_MS = { plain: 20_000, slow: 45_000 };
const MOST_GROWTH_MB = 200;

interface Attack {
  readonly name: string;
  /** Sent at once, after the first headers of a POST. */
  readonly begin: string;
  /** Sent again and again at this interval. */
  readonly drip?: string;
  readonly everyMs?: number;
  /** True if the bytes show at once that the request is malformed; otherwise only a time limit does. */
  readonly isPlain: boolean;
  readonly status: number;
}

const SLOW = { everyMs: 1000, isPlain: false, status: 408 };
const LONG = "content-length: 60000\r\n\r\n";
const SHORT = "content-length: 2\r\n\r\n";
const CHUNKED = "transfer-encoding: chunked\r\n\r\n";
const WRONG = { isPlain: true, status: 400 };
const CHUNK = `400\r\n${" ".repeat(1024)}\r\n`;

const ATTACKS: readonly Attack[] = [
  { name: "headers, a byte a second", begin: "x-slow: ", drip: "a", ...SLOW },
  { name: "a body, a byte a second", begin: LONG, drip: " ", ...SLOW },
  { name: "chunks, a byte a second", begin: CHUNKED, drip: "1\r\n \r\n", ...SLOW },
  { name: "a body that is longer than it comes", begin: `${LONG}{`, ...SLOW },
  { name: "chunks without end", begin: CHUNKED, drip: CHUNK, everyMs: 10, isPlain: true, status: 413 },
  { name: "a body that is shorter than it comes", begin: `${SHORT}[]and what is no request`, ...WRONG },
  { name: "two lengths", begin: "content-length: 2\r\ncontent-length: 3\r\n\r\n{} ", ...WRONG },
];

/** A path that takes a body from anyone, and the request of a normal client. */
const TARGETS: Readonly<Record<Game, readonly [path: string, ...normal: SteadyRequest[]]>> = {
  space: ["/api/explore", ["GET", "/api/world"], ["POST", "/api/save/new", { seed: 1 }]],
  cargo: ["/api/auth/sign-in", ["GET", "/api/version"], ["GET", "/readyz"]],
};

export const misuseBodies: FaultProgram = (options) =>
  onServices(EACH_GAME, async (run) => {
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
      for (const { attackers } of started) for (const attacker of attackers) attacker.socket.destroy();
    });
  });

function attack(url: string, path: string, { begin, drip, everyMs }: Attack): RawConnection {
  const raw = openRaw(url);
  const { socket, ended } = raw;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${begin}`);
  const timer = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), everyMs);
  void ended.then(() => clearInterval(timer));
  return raw;
}

/** Resolves with the milliseconds until the last attacker was disconnected. */
async function endOf(one: Attack, attackers: readonly RawConnection[], run: FaultRun): Promise<number> {
  const { name, isPlain, status, drip } = one;
  const withinMs = isPlain ? ENDED_WITHIN_MS.plain : ENDED_WITHIN_MS.slow;
  const late = wait(withinMs, undefined, { ref: false });
  const times = await Promise.all(attackers.map(({ ended }) => Promise.race([ended, late])));
  const open = times.filter((ms) => ms === undefined).length;
  run.expect(open === 0, `${name}: ${open} of ${times.length} were not ended within ${withinMs} ms`);
  // By the rules of TCP, a client that still sends when the connection closes may lose the answer.
  const answers = attackers.map(({ received }) =>
    received
      .matchAll(/HTTP\/1\.1 (\d{3})/g)
      .map(([, code]) => Number(code))
      .toArray(),
  );
  const answered = answers.filter((statuses) => statuses.length > 0 || drip === undefined);
  const odd = answered.filter((statuses) => statuses.at(-1) !== status);
  run.expect(answered.length > 0, `${name}: no client received an answer`);
  const shown = odd[0]?.join(", ") || "nothing";
  run.expect(odd.length === 0, `${name}: ${odd.length} were answered ${shown}, not ${status}`);
  return Math.max(...times.map((ms) => ms ?? withinMs));
}
