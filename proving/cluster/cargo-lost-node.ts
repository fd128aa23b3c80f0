/** Kills one of two processes in the middle of what players do on both, and lets the other answer for all of it. */
import type { HomeView } from "@outbound/cargo/api/schemas.ts";
import { FlierBooks } from "../faults/flier-books.ts";
import { KeyedFlier } from "../faults/keyed-flier.ts";
import { registerPlayer } from "../service/cargo-player.ts";
import { countdown } from "../service/countdown.ts";
import { seededRandom } from "../service/random.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

export interface LostNodeVerdict {
  readonly answered: number;
  readonly inDoubt: number;
  readonly hadHappened: number;
  /** Requests that the process which lived answered in these rounds. */
  readonly answeredByTheOther: number;
  readonly faults: readonly string[];
}

const PLAYERS_EACH = 4;
/** Answers of both processes before the kill, and of the one that lives after it. */
const MOST_ANSWERS = 100;
const ANSWERS_AFTER = 20;
const TIME_SCALE = 1800;

export async function loseNodes(cluster: CargoCluster, rounds: number, seed: number): Promise<LostNodeVerdict> {
  const random = seededRandom(seed);
  const seats = await settle(cluster, seed);
  const verdict = { answered: 0, inDoubt: 0, hadHappened: 0, answeredByTheOther: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [lost, other] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const stop = new AbortController();
    let enough = countdown(random.integer(1, MOST_ANSWERS));
    const flying = Promise.all(
      seats.map(({ flier }, place) =>
        flier.play(cluster.url(place % 2 === 0 ? lost : other), () => enough.count(), stop.signal),
      ),
    );
    await Promise.race([enough.reached, flying]);
    await cluster.kill(lost);
    enough = countdown(ANSWERS_AFTER);
    await Promise.race([enough.reached, flying]);
    stop.abort();
    const flown = await flying;
    for (const [place, { books }] of seats.entries()) {
      const { answered, inDoubt } = flown[place] as (typeof flown)[number];
      verdict.answered += answered.length;
      verdict.inDoubt += inDoubt.length;
      if (place % 2 === 1) verdict.answeredByTheOther += answered.length;
      verdict.hadHappened += await books.check(cluster.url(other), flown[place] as (typeof flown)[number]);
    }
    await cluster.startAgain(lost);
  }
  return { ...verdict, faults: seats.flatMap(({ books }) => books.faults) };
}

async function settle(cluster: CargoCluster, seed: number) {
  const seats: { flier: KeyedFlier; books: FlierBooks }[] = [];
  for (let place = 0; place < 2 * PLAYERS_EACH; place += 1) {
    const player = await registerPlayer(cluster.url(place % 2 === 0 ? 0 : 1), `flier-${place}`);
    const icaos = (await player.ok<HomeView[]>("GET", "/api/onboarding/homes")).map(({ icao }) => icao).sort();
    const flier = new KeyedFlier(player, seededRandom(seed * 1000 + place));
    const books = new FlierBooks(flier);
    books.enter(await flier.settle(icaos[0] as string));
    seats.push({ flier, books });
  }
  await seats[0]?.flier.player.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  return seats;
}
