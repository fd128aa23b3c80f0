/** Fliers of the cargo game on one service, and a reader besides. */
import type { HomeView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../harness/cargo/player.ts";
import { bearer, Client } from "../harness/client.ts";
import type { Crowd } from "./crowd.ts";
import { type Seat, seatFliers } from "./flier-seats.ts";
import type { Flown } from "./keyed-flier.ts";
import type { OutageWitness } from "./outage-witness.ts";
import { readAllTheTime } from "./reader.ts";

export async function startCargoCrowd(url: string, seed: number, witness: OutageWitness): Promise<Crowd> {
  const seats = await seatFliers(url, seed, witness);
  const prober = await registerPlayer(url, "prober");
  const [home] = await prober.ok<HomeView[]>("GET", "/api/onboarding/homes");
  await prober.ok("POST", "/api/onboarding/home", { icao: home?.icao });
  return new CargoCrowd(url, seats, prober, witness);
}

class CargoCrowd implements Crowd {
  readonly url: string;
  readonly faults: string[] = [];
  answered = 0;
  readonly #seats: readonly Seat[];
  /** Its account is in nobody's books. */
  readonly #prober: CargoPlayer;
  readonly #connection: Client;
  readonly #witness: OutageWitness;
  readonly #stop = new AbortController();
  readonly #flying: Promise<Flown[]>;
  readonly #reading: Promise<void>;

  constructor(url: string, seats: readonly Seat[], prober: CargoPlayer, witness: OutageWitness) {
    this.url = url;
    this.#seats = seats;
    this.#prober = prober;
    this.#connection = new Client(url);
    this.#witness = witness;
    const count = () => {
      this.answered += 1;
    };
    this.#flying = Promise.all(seats.map(({ flier }) => flier.play(url, count, this.#stop.signal)));
    // What breaks a flier is told when the crowd settles.
    this.#flying.catch(() => {});
    this.#reading = readAllTheTime(url, "/api/state", witness, this.#stop.signal, bearer(prober.token));
  }

  async change(): Promise<void> {
    const path = "/api/test/add-cash";
    const headers = bearer(this.#prober.token);
    const send = () => this.#connection.send("POST", path, { amount: 1 }, headers);
    const { status, text } = await this.#witness.through(path, send);
    if (status !== 200) this.faults.push(`${path}: ${status} ${text}`);
  }

  async settle(): Promise<void> {
    this.#stop.abort();
    const flown = await this.#flying;
    await this.#reading;
    this.#connection.close();
    for (const [place, { books }] of this.#seats.entries()) {
      await books.check(this.url, flown[place] as Flown);
      this.faults.push(...books.faults);
    }
  }
}
