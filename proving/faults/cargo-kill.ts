/**
 * Kills the cargo service (SIGKILL) in the middle of flights, loads, queues and payments, again and again on the same
 * database, and holds what is there afterwards against what was answered.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { countdown } from "../harness/countdown.ts";
import { type Random, seededRandom } from "../harness/random.ts";
import { type Service, startCargoOn } from "../harness/service.ts";
import { type Seat, seatFliers } from "./flier-seats.ts";
import type { Flown } from "./keyed-flier.ts";
import type { KillOptions, KillVerdict } from "./kill-verdict.ts";

/** Answers of a round before the kill, and milliseconds after them, so that it comes at any point of the work. */
const MOST_ANSWERS = 100;
const MOST_WAIT_MS = 30;

export interface CargoKillOptions extends KillOptions {
  /** On PostgreSQL the service is killed, the database server lives. */
  readonly engine: "sqlite" | "postgres";
}

/** Plays and kills so many times; stops after the first round with a fault. */
export async function killCargo({ rounds, seed, engine, tell = () => {} }: CargoKillOptions): Promise<KillVerdict> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-kill-"));
  const place = engine === "postgres" ? await testDatabase() : { url: `sqlite:${join(folder, "cargo.db")}` };
  const start = () => startCargoOn(place.url, join(folder, "compiled"));
  const random = seededRandom(seed);
  const verdict = { answered: 0, inDoubt: 0, hadHappened: 0 };
  let seats: Seat[] = [];
  const faults = () => seats.flatMap(({ books }) => books.faults);
  try {
    for (let round = 1; round <= rounds && faults().length === 0; round += 1) {
      const service = await start();
      try {
        if (round === 1) seats = await seatFliers(service.url, seed);
        const flown = await flyUntilKilled(service, seats, random);
        verdict.answered += sumOf(flown, ({ answered }) => answered.length);
        verdict.inDoubt += sumOf(flown, ({ inDoubt }) => inDoubt.length);
        verdict.hadHappened += await checkAfterRestart(start, seats, flown);
      } finally {
        await service.stop("SIGKILL");
      }
      tell(
        `round ${round}: ${verdict.answered} answered, ${verdict.inDoubt} in doubt, ${verdict.hadHappened} had happened`,
      );
    }
    return { ...verdict, done: sumOf(seats, ({ books }) => books.done), faults: faults() };
  } finally {
    if ("drop" in place) await place.drop();
    await rm(folder, { recursive: true });
  }
}

const sumOf = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

async function flyUntilKilled(service: Service, seats: readonly Seat[], random: Random): Promise<Flown[]> {
  const enough = countdown(random.integer(1, MOST_ANSWERS));
  const flying = Promise.all(seats.map(({ flier }) => flier.play(service.url, enough.count)));
  await Promise.race([enough.reached, flying]);
  await new Promise((resolve) => setTimeout(resolve, random.integer(0, MOST_WAIT_MS)));
  await service.stop("SIGKILL");
  return flying;
}

/** Gives how many of the requests in doubt had happened. The service it starts is stopped in good order. */
async function checkAfterRestart(
  start: () => Promise<Service>,
  seats: readonly Seat[],
  flown: readonly Flown[],
): Promise<number> {
  const service = await start();
  try {
    let hadHappened = 0;
    for (const [place, { books }] of seats.entries())
      hadHappened += await books.check(service.url, flown[place] as Flown);
    return hadHappened;
  } finally {
    await service.stop();
  }
}
