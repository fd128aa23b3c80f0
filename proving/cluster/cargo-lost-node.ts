/** Kills one of two processes in the middle of what players do on both, and lets the other answer for all of it. */
import type { HomeView } from "@outbound/cargo/api/schemas.ts";
import { FlierBooks } from "../faults/flier-books.ts";
import { KeyedFlier } from "../faults/keyed-flier.ts";
import { registerPlayer } from "../service/cargo-player.ts";
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
const LEAST_LOAD_MS = 100;
const MOST_LOAD_MS = 800;
const TIME_SCALE = 1800;

export async function loseNodes(cluster: CargoCluster, rounds: number, seed: number): Promise<LostNodeVerdict> {
  const random = seededRandom(seed);
  const seats = await settle(cluster, seed);
  const verdict = { answered: 0, inDoubt: 0, hadHappened: 0, answeredByTheOther: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [lost, other] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const stop = new AbortController();
    const flying = seats.map(({ flier }, place) =>
      flier.play(cluster.url(place % 2 === 0 ? lost : other), stop.signal),
    );
    await delay(random.integer(LEAST_LOAD_MS, MOST_LOAD_MS));
    await cluster.kill(lost);
    await delay(LEAST_LOAD_MS);
    stop.abort();
    const flown = await Promise.all(flying);
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

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
