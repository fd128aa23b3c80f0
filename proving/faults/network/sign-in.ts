/** Guesses passwords from 64 addresses, while a player signs in from a known device and others for the first time. */
import { setTimeout as wait } from "node:timers/promises";
import { PASSWORD } from "../../harness/cargo/player.ts";
import { Client, type Headers, type Reply } from "../../harness/client.ts";
import { duration } from "../../harness/report.ts";
import { type FaultOptions, type FaultProgram, type FaultRun, onServices } from "../fault.ts";

/** Number and duration of the attackers, the interval of the other sign-ins, and the longest delay allowed for a known player. */
const SIZES = {
  // Tests share their machine with other programs.
  quick: { attackers: 16, attackMs: 1_000, everyMs: 200, mostMs: 30_000 },
  full: { attackers: 64, attackMs: 15_000, everyMs: 750, mostMs: 2_000 },
} as const;
/** Sign-ins without an attack, for comparison. */
const CALM_SIGN_INS = 4;
/** Time until the attack has filled the queue. */
const HEAD_START_MS = 500;

const SIGN_IN = "/api/auth/sign-in";
const PLAYER = { username: "mira", password: PASSWORD };
const HOME = "203.0.113.9";

const from = (address: string, more: Headers = {}): Headers => ({ "x-forwarded-for": address, ...more });

const ATTACKS: Readonly<Record<string, (index: number) => string>> = {
  "64 addresses of one /58": (index) => `2001:db8:1:${index.toString(16)}::1`,
  "64 addresses of 64 networks": (index) => `10.${index}.0.1`,
};

export const guessPasswords: FaultProgram = (options) => {
  const environment = { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT: "on", MAX_CONNECTIONS_PER_PEER: "1000" };
  const names = Object.keys(ATTACKS).slice(options.size === "quick" ? 1 : 0);
  const places = names.map(() => ({ game: "cargo", environment }) as const);
  return onServices(places, async (run) => {
    const name = names.shift() ?? "";
    await attack(run, name, options.size);
  });
};

async function attack(run: FaultRun, name: string, size: FaultOptions["size"]): Promise<void> {
  const { attackers: count, attackMs, everyMs, mostMs } = SIZES[size];
  const { url } = run.service;
  const client = new Client(url);
  const registered = await client.send("POST", "/api/auth/register", PLAYER, from(HOME));
  const cookie = /^set-cookie: (cargo_devices=[^;]+)/im.exec(registered.head)?.[1] ?? "";
  const calm = await signIns(client, performance.now() + CALM_SIGN_INS * everyMs, everyMs, () =>
    from(HOME, { cookie }),
  );
  const until = performance.now() + HEAD_START_MS + attackMs;
  const addressOf = ATTACKS[name] ?? ((index) => String(index));
  const attackers = Array.from({ length: count }, (_, index) => guess(url, addressOf(index), until));
  await wait(HEAD_START_MS);
  const [known, fresh] = await Promise.all([
    signIns(client, until, everyMs, () => from(HOME, { cookie })),
    signIns(client, until, 4 * everyMs, (time) => from(`198.51.${100 + time}.1`)),
  ]);
  const statuses = (await Promise.all(attackers)).flat();
  const answered = (wanted: (status: number) => boolean) => statuses.filter(wanted).length;
  const longest = longestOf(known);
  const delay = longest - longestOf(calm);
  for (const [who, replies] of Object.entries({ "a known player": known, "a new client": fresh })) {
    const answers = replies.map(({ status }) => status);
    run.expect(answers.length > 0, `${who} never signed in during the attack`);
    run.expect(
      answers.every((status) => status === 200),
      `${who} was answered ${answers}`,
    );
  }
  run.expect(delay <= mostMs, `a known player waited ${duration(delay)} longer than without the attack`);
  run.expect(statuses.length >= count, "the attack did not fill the queue");
  Object.assign(run.figures, {
    [`${name}: wrong passwords hashed, refused`]: `${answered((status) => status === 401)}, ${answered((status) => status > 401)}`,
    [`${name}: sign-ins of a known device, longest`]: `${known.length}, ${duration(longest)}`,
    [`${name}: before the attack`]: `${calm.length}, ${duration(longestOf(calm))}`,
    [`${name}: sign-ins of new clients, longest`]: `${fresh.length}, ${duration(longestOf(fresh))}`,
  });
  client.close();
}

const longestOf = (replies: readonly Reply[]): number => Math.max(0, ...replies.map(({ ms }) => ms));

/** Returns the statuses of guesses for names that do not exist, one after the other. */
async function guess(url: string, address: string, until: number): Promise<number[]> {
  const client = new Client(url);
  const statuses: number[] = [];
  while (performance.now() < until) {
    const body = { username: `nobody${statuses.length}`, password: "a plane of nobody" };
    const { status, retryAfter } = await client.send("POST", SIGN_IN, body, from(address));
    statuses.push(status);
    // The address is locked for a minute, which ends its share of the attack.
    if (status === 429 && (retryAfter ?? 0) > 30) await wait(Math.max(0, until - performance.now()));
  }
  client.close();
  return statuses;
}

async function signIns(client: Client, until: number, everyMs: number, headersOf: (time: number) => Headers) {
  const replies: Reply[] = [];
  while (performance.now() < until - everyMs) {
    replies.push(await client.send("POST", SIGN_IN, PLAYER, headersOf(replies.length)));
    await wait(everyMs);
  }
  return replies;
}
