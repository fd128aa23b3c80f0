/** Fliers of the cargo game who have settled, each with the books of what the service owes them. */
import type { HomeView } from "@outbound/cargo/api/schemas.ts";
import { registerPlayer } from "../harness/cargo/player.ts";
import { seededRandom } from "../harness/random.ts";
import { FlierBooks } from "./flier-books.ts";
import { KeyedFlier } from "./keyed-flier.ts";
import type { OutageWitness } from "./outage-witness.ts";

export interface Seat {
  readonly flier: KeyedFlier;
  readonly books: FlierBooks;
}

const PLAYERS = 8;
const HOMES = 2;
/** A flight of an hour takes two seconds, so that planes land all the time. */
const TIME_SCALE = 1800;

/** Players with two planes each; several share a home, so that they reach for the same jobs. */
export async function seatFliers(url: string, seed: number, witness?: OutageWitness): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let place = 0; place < PLAYERS; place += 1) {
    const player = await registerPlayer(url, `flier-${place}`);
    const homes = await player.ok<HomeView[]>("GET", "/api/onboarding/homes");
    const icaos = homes.map(({ icao }) => icao).sort();
    const flier = new KeyedFlier(player, seededRandom(seed * 1000 + place), witness);
    const books = new FlierBooks(flier);
    books.enter(await flier.settle(icaos[place % HOMES] as string));
    seats.push({ flier, books });
  }
  await seats[0]?.flier.player.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  return seats;
}
