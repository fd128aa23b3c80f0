/** A player of the cargo game over one connection: flies, loads, queues and pays, each request with an Idempotency-Key, until the connection ends. */
import type { PackageView, PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import { bearer, Client, ConnectionLostError, type Reply } from "../harness/client.ts";
import type { Random } from "../harness/random.ts";
import type { OutageWitness } from "./outage-witness.ts";

export interface FlierRequest {
  readonly kind:
    | "cash"
    | "dispatch"
    | "load"
    | "accept"
    | "abandon"
    | "repair"
    | "buy"
    | "rename"
    | "append"
    | "cancel";
  readonly key: string;
  readonly path: string;
  readonly body: object;
  /** Of cash: an amount that no other request has. */
  readonly amount?: number;
  /** What it loads, accepts or abandons. */
  readonly packageIds?: readonly number[];
  /** Of rename. */
  readonly name?: string;
  /** The queue of the parked plane after it. */
  readonly queue?: readonly string[];
}

/** What was answered with success in one life of the service, in order, and what was not answered. */
export interface Flown {
  readonly answered: readonly FlierRequest[];
  readonly inDoubt: readonly FlierRequest[];
  /** The latest the world's clock was seen to show. */
  readonly clockMs: number;
}

/** Stops that a queue is made of; far apart or near does not matter to a plane that never departs. */
const STOPS = ["EDDF", "LFPG", "EGLL", "LEMD", "LIRF", "EHAM", "ESSA", "EKCH", "LOWW", "LSZH", "EPWA", "LPPT", "EIDW"];
const QUEUE_MOST = 10;

export class KeyedFlier {
  readonly player: CargoPlayer;
  readonly #random: Random;
  readonly #witness: OutageWitness | undefined;
  #asked = 0;
  /** The plane that never departs, whose queue is known exactly. */
  #parkedId = 0;
  #queue: readonly string[] = [];
  #state: StateView | undefined;

  /** With a witness it repeats what is refused with 503. */
  constructor(player: CargoPlayer, random: Random, witness?: OutageWitness) {
    this.player = player;
    this.#random = random;
    this.#witness = witness;
  }

  get parkedId(): number {
    return this.#parkedId;
  }

  /** Settles at the home with money and a second plane, which stays where it is. */
  async settle(icao: string): Promise<FlierRequest[]> {
    await this.player.ok("POST", "/api/onboarding/home", { icao });
    const cash = this.#cash(5_000_000);
    const buy = this.#request("buy", "/api/planes/buy", { modelId: "C208", icao });
    for (const { path, body, key } of [cash, buy]) {
      this.#state = await this.player.ok<StateView>("POST", path, body, key);
    }
    this.#parkedId = this.#state?.planes.at(-1)?.id ?? 0;
    return [cash, buy];
  }

  /** Plays on the service at this address until it is gone, or until the signal; tells of each answer. */
  async play(url: string, tell: () => void, stop?: AbortSignal): Promise<Flown> {
    const connection = new Client(url);
    const answered: FlierRequest[] = [];
    let clockMs = 0;
    for (;;) {
      if (stop?.aborted) {
        connection.close();
        return { answered, inDoubt: [], clockMs };
      }
      const request = this.next();
      try {
        const send = () => this.send(connection, request);
        const reply = await (this.#witness?.through(request.path, send) ?? send());
        if (reply.status >= 500) throw new Error(`${request.path}: ${reply.status} ${reply.text}`);
        if (reply.status >= 400) continue;
        const state = JSON.parse(reply.text) as StateView;
        this.answered(request, state);
        answered.push(request);
        tell();
        clockMs = Math.max(clockMs, state.simState.clockMs);
      } catch (error) {
        if (!(error instanceof ConnectionLostError)) throw error;
        return { answered, inDoubt: [request], clockMs };
      }
    }
  }

  send(connection: Client, { path, body, key }: FlierRequest): Promise<Reply> {
    return connection.send("POST", path, body, { ...bearer(this.player.token), "idempotency-key": key });
  }

  /** Tells it that the request was done, and what the world is since. */
  answered(request: FlierRequest, state: StateView): void {
    this.happened(request);
    this.#state = state;
  }

  /** Tells it that the request was done. */
  happened({ queue }: FlierRequest): void {
    if (queue !== undefined) this.#queue = queue;
  }

  /** What it would do next, as it knows the world. */
  next(): FlierRequest {
    const random = this.#random;
    const roll = random.fraction();
    if (roll < 0.15) return this.#cash(random.integer(0, 9));
    if (roll < 0.35) return this.#queueing();
    if (roll < 0.38) return this.#renaming();
    if (roll < 0.39)
      return this.#request("buy", "/api/planes/buy", { modelId: "C208", icao: this.#parked().airportIcao });
    if (roll < 0.5) return this.#abandoning() ?? this.#renaming();
    if (roll < 0.65) return this.#taking() ?? this.#renaming();
    return this.#flying() ?? this.#taking() ?? this.#renaming();
  }

  #request(kind: FlierRequest["kind"], path: string, body: object, what: Partial<FlierRequest> = {}): FlierRequest {
    this.#asked += 1;
    return { kind, key: `k${this.player.id}-${this.#asked}`, path, body, ...what };
  }

  /** Every amount is another: the number of the request stands in it. */
  #cash(least: number): FlierRequest {
    const amount = least + 1 + 10 * (this.#asked + 1);
    return this.#request("cash", "/api/test/add-cash", { amount }, { amount });
  }

  #queueing(): FlierRequest {
    const path = `/api/planes/${this.#parkedId}/queue`;
    const queue = this.#queue;
    const parkedAt = this.#parked().airportIcao;
    if (queue.length > QUEUE_MOST || (queue.length > 0 && this.#random.chance(0.45))) {
      const index = this.#random.integer(0, queue.length - 1);
      return this.#request("cancel", `${path}/cancel`, { index }, { queue: queue.toSpliced(index, 1) });
    }
    const destIcao = this.#random.pick(STOPS.filter((icao) => icao !== parkedAt && !queue.includes(icao)));
    return this.#request("append", path, { destIcao }, { queue: [...queue, destIcao] });
  }

  #renaming(): FlierRequest {
    const name = `Plane ${this.#asked + 1}`;
    return this.#request("rename", `/api/planes/${this.#parkedId}/rename`, { name }, { name });
  }

  #abandoning(): FlierRequest | undefined {
    const own = this.#packages(({ status }) => status === "loaded" || status === "accepted");
    if (own.length === 0) return undefined;
    const { id } = this.#random.pick(own);
    return this.#request("abandon", `/api/packages/${id}/abandon`, {}, { packageIds: [id] });
  }

  #taking(): FlierRequest | undefined {
    const open = this.#packages(({ status }) => status === "open");
    if (open.length === 0) return undefined;
    const { id, originIcao } = this.#random.pick(open);
    const packageIds = [id];
    const plane = this.#free().find(({ airportIcao }) => airportIcao === originIcao);
    if (plane === undefined || this.#random.chance(0.4)) {
      return this.#request("accept", `/api/packages/${id}/accept`, {}, { packageIds });
    }
    return this.#request("load", `/api/packages/${id}/load`, { planeId: plane.id }, { packageIds });
  }

  #flying(): FlierRequest | undefined {
    const free = this.#free();
    if (free.length === 0) return undefined;
    const plane = this.#random.pick(free);
    const path = `/api/planes/${plane.id}`;
    if (plane.health < 60) return this.#request("repair", `${path}/repair`, {});
    const here = this.#packages(({ status, originIcao }) => status === "open" && originIcao === plane.airportIcao);
    const loaded = this.#packages(({ status, planeId }) => status === "loaded" && planeId === plane.id);
    const light = here.filter(({ weightKg }) => weightKg <= plane.maxPayloadKg - plane.cargoKg);
    const job = light.length > 0 ? this.#random.pick(light) : undefined;
    const destIcao = loaded[0]?.destIcao ?? job?.destIcao;
    if (destIcao === undefined) return undefined;
    const packageIds = job ? [job.id] : [];
    return this.#request("dispatch", `${path}/dispatch`, { packageIds, legs: [destIcao] }, { packageIds });
  }

  #packages(isWanted: (one: PackageView) => boolean): PackageView[] {
    return this.#state?.packages.filter(isWanted) ?? [];
  }

  #parked(): PlaneView {
    const plane = this.#state?.planes.find(({ id }) => id === this.#parkedId);
    if (plane === undefined) throw new Error("the parked plane is gone");
    return plane;
  }

  /** Planes that stand free, but the parked one. */
  #free(): PlaneView[] {
    return (this.#state?.planes ?? []).filter(({ id, status }) => status === "available" && id !== this.#parkedId);
  }
}
