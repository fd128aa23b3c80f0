/** Players of one space game on one service, and a reader besides. */
import { Client } from "../harness/client.ts";
import { seededRandom } from "../harness/random.ts";
import type { Service } from "../harness/service.ts";
import type { Crowd } from "./crowd.ts";
import { type Answered, KeyedPlayer, type KeyedRequest, type Played, sendKeyed } from "./keyed-player.ts";
import { Ledger } from "./ledger.ts";
import type { OutageWitness } from "./outage-witness.ts";
import { readAllTheTime } from "./reader.ts";

const CONNECTIONS = 8;
const PAUSE_MS = 20;

export async function startSpaceCrowd(service: Service, seed: number, witness: OutageWitness): Promise<Crowd> {
  await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed });
  return new SpaceCrowd(service, seed, witness);
}

class SpaceCrowd implements Crowd {
  readonly faults: string[] = [];
  readonly #service: Service;
  readonly #witness: OutageWitness;
  readonly #stop = new AbortController();
  readonly #playing: Promise<Played[]>;
  readonly #reading: Promise<void>;
  readonly #connection: Client;
  readonly #changes: Answered[] = [];
  #answered = 0;

  constructor(service: Service, seed: number, witness: OutageWitness) {
    this.#service = service;
    this.#witness = witness;
    this.#connection = new Client(service.url);
    const { signal } = this.#stop;
    const players = Array.from(
      { length: CONNECTIONS },
      (_, place) => new KeyedPlayer(service.url, `p${place}`, seededRandom(seed * 1000 + place), witness, PAUSE_MS),
    );
    this.#playing = Promise.all(players.map((player) => player.play(signal)));
    // What breaks a player is told when the crowd settles.
    this.#playing.catch(() => {});
    this.#reading = readAllTheTime(service.url, "/api/world", witness, signal);
  }

  get url(): string {
    return this.#service.url;
  }

  get answered(): number {
    return this.#answered;
  }

  async change(): Promise<void> {
    const key = `change-${this.#changes.length}`;
    const request: KeyedRequest = { kind: "turn", key, method: "POST", path: "/api/turn" };
    const reply = await this.#witness.through(request.path, () => sendKeyed(this.#connection, request));
    if (reply.status !== 200) this.faults.push(`${request.path}: ${reply.status} ${reply.text}`);
    this.#changes.push({ request, reply, at: performance.now() });
  }

  async settle(): Promise<void> {
    this.#stop.abort();
    const played = await this.#playing;
    await this.#reading;
    this.#connection.close();
    const ledger = new Ledger();
    const answered = [...this.#changes, ...played.flatMap((one) => one.answered)];
    this.#answered = answered.length;
    await ledger.check(this.#service, { answered, inDoubt: played.flatMap((one) => one.inDoubt) });
    this.faults.push(...ledger.faults);
  }
}
