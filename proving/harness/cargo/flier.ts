/** A player of the cargo game that acts at random. One of its planes never departs, and one may fly a route. */
import type { PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { byDistance } from "../../bots/cargo/by-distance.ts";
import type { Client, ClientOptions } from "../client.ts";
import type { Answered, Operation, Player } from "../operations.ts";
import type { Random } from "../random.ts";
import { type CargoPlayer, registerPlayer } from "./player.ts";

export interface CargoOperation extends Operation {
  /** The oracle ignores the kind "other". */
  readonly kind: Action["kind"] | "other";
  /** An amount of cash that is unique among the player's operations. */
  readonly amount?: number;
  readonly packageIds?: readonly number[];
  readonly name?: string;
  /** Queue of the parked plane after the operation. */
  readonly queue?: readonly string[];
}

/** Stops for the queue of the parked plane. They can be any, because it never departs. */
const STOPS = ["EDDF", "LFPG", "EGLL", "LEMD", "LIRF", "EHAM", "ESSA", "EKCH", "LOWW", "LSZH", "EPWA", "LPPT", "EIDW"];
const LONGEST_QUEUE = 10;
const CASH = 5_000_000;
/** A flight of an hour takes two seconds, so that planes land all the time. */
export const TIME_SCALE = 1800;

export class Flier implements Player<CargoOperation> {
  readonly player: CargoPlayer;
  readonly settled: CargoOperation[] = [];
  /** As of the last answer. */
  state: StateView;
  /** The plane on the route; undefined without one. */
  routedId: number | undefined;
  readonly #random: Random;
  #asked = 0;
  #queue: readonly string[] = [];

  private constructor(player: CargoPlayer, random: Random, state: StateView) {
    this.player = player;
    this.#random = random;
    this.state = state;
  }

  /** Creates a player with cash and a second plane, which stays parked. Players with the same number share a home. */
  static async settle(url: string, name: string, random: Random, home = 0, options?: ClientOptions): Promise<Flier> {
    const player = await registerPlayer(url, name, options);
    const icao = (await player.homes())[home] as string;
    const flier = new Flier(player, random, await player.settle(icao));
    flier.settled.push(flier.#cash(CASH), flier.#buy(icao));
    for (const { path, body, key } of flier.settled) flier.state = await player.ok("POST", path, body, key);
    return flier;
  }

  /** Buys a third plane and puts it on a route, which it flies from then on. */
  async flyRoute(): Promise<void> {
    const icao = this.parked.airportIcao;
    const bought = this.#buy(icao);
    this.settled.push(bought);
    this.state = await this.player.ok("POST", bought.path, bought.body, bought.key);
    // The nearest airports with jobs. A lap takes a few hours of world time.
    const [first, second] = byDistance(icao);
    const stops = [icao, first?.icao, second?.icao];
    this.state = await this.player.ok("POST", "/api/routes", { name: "Round", stops, loop: true });
    this.routedId = this.state.planes[2]?.id;
    const { path, body } = this.#assign();
    this.state = await this.player.ok("POST", path, body);
  }

  /** The parked plane, whose queue is known exactly. */
  get parked(): PlaneView {
    const plane = this.state.planes[1];
    if (plane === undefined) throw new Error("the parked plane is gone");
    return plane;
  }

  client(url: string, options?: ClientOptions): Client {
    return this.player.at(url, options).client;
  }

  succeeded({ operation: { queue }, reply }: Answered<CargoOperation>): void {
    if (queue !== undefined) this.#queue = queue;
    this.state = reply.json();
  }

  next(): CargoOperation {
    const random = this.#random;
    const roll = random.fraction();
    if (roll < 0.15) return this.#cash(random.integer(0, 9));
    if (roll < 0.35) return this.#changeQueue();
    if (roll < 0.38) return this.#rename();
    if (roll < 0.39) return this.#buy(this.parked.airportIcao);
    if (roll < 0.4 && this.routedId !== undefined) return this.#assign();
    if (roll < 0.48) return this.#abandon() ?? this.#rename();
    if (roll < 0.52) return this.#reachFor() ?? this.#rename();
    if (roll < 0.65) return this.#take() ?? this.#rename();
    return this.#fly() ?? this.#take() ?? this.#rename();
  }

  #operation(action: Action, details: Pick<CargoOperation, "packageIds" | "queue"> = {}): CargoOperation {
    this.#asked += 1;
    return { ...action, ...requestOf(action), key: `k${this.player.id}-${this.#asked}`, ...details };
  }

  /** The operation's number makes every amount unique. */
  #cash(least: number): CargoOperation {
    return this.#operation({ kind: "cash", amount: least + 1 + 10 * (this.#asked + 1) });
  }

  #buy(icao: string): CargoOperation {
    return this.#operation({ kind: "buy", modelId: "C208", icao });
  }

  /** Resumes the route, which a command for a job on board suspends. */
  #assign(): CargoOperation {
    const routeId = this.state.routes[0]?.id ?? null;
    return this.#operation({ kind: "assign-route", planeId: this.routedId ?? 0, routeId, replaceQueue: true });
  }

  /** Returns a command for a campaign that the cargo aboard helps, for a base, or for the alliance. */
  #reachFor(): CargoOperation | undefined {
    const random = this.#random;
    const { bases, player } = this.state;
    if (random.chance(0.2)) {
      const name = `Wings ${this.player.id} ${this.#asked}`;
      return this.#operation(player.alliance ? { kind: "leave-alliance" } : { kind: "found-alliance", name });
    }
    if (random.chance(0.3)) {
      const [base] = bases;
      if (base !== undefined) return this.#operation({ kind: "sell-base", baseId: base.id });
      return this.#operation({ kind: "buy-base", icao: this.parked.airportIcao });
    }
    const [cargo] = this.state.packages.filter(({ status }) => status === "loaded");
    if (cargo?.group === undefined) return undefined;
    const { destIcao: icao, group } = cargo;
    const targetKg = random.pick([200, 5_000]);
    return this.#operation({ kind: "campaign", icao, group, targetKg, simMs: 10 * 3_600_000 });
  }

  #changeQueue(): CargoOperation {
    const { id: planeId, airportIcao } = this.parked;
    const queue = this.#queue;
    if (queue.length > LONGEST_QUEUE || (queue.length > 0 && this.#random.chance(0.45))) {
      const index = this.#random.integer(0, queue.length - 1);
      return this.#operation({ kind: "cancel", planeId, index }, { queue: queue.toSpliced(index, 1) });
    }
    const destIcao = this.#random.pick(STOPS.filter((icao) => icao !== airportIcao && !queue.includes(icao)));
    return this.#operation({ kind: "queue", planeId, destIcao }, { queue: [...queue, destIcao] });
  }

  #rename(): CargoOperation {
    return this.#operation({ kind: "rename", planeId: this.parked.id, name: `Plane ${this.#asked + 1}` });
  }

  #abandon(): CargoOperation | undefined {
    const own = this.state.packages.filter(({ status }) => status === "loaded" || status === "accepted");
    if (own.length === 0) return undefined;
    const { id: packageId } = this.#random.pick(own);
    return this.#operation({ kind: "abandon", packageId }, { packageIds: [packageId] });
  }

  #take(): CargoOperation | undefined {
    const open = this.state.packages.filter(({ status }) => status === "open");
    if (open.length === 0) return undefined;
    const { id, originIcao } = this.#random.pick(open);
    const plane = this.#free().find(({ airportIcao }) => airportIcao === originIcao);
    return this.take(id, this.#random.chance(0.4) ? undefined : plane?.id);
  }

  /** Loads the job on the plane, or accepts it without one. */
  take(packageId: number, planeId: number | undefined): CargoOperation {
    const action: Action = planeId === undefined ? { kind: "accept", packageId } : { kind: "load", packageId, planeId };
    return this.#operation(action, { packageIds: [packageId] });
  }

  #fly(): CargoOperation | undefined {
    const free = this.#free();
    if (free.length === 0) return undefined;
    const plane = this.#random.pick(free);
    const { id: planeId } = plane;
    if (plane.health < 60) return this.#operation({ kind: "repair", planeId });
    const here = this.state.packages.filter(
      ({ status, originIcao }) => status === "open" && originIcao === plane.airportIcao,
    );
    const loaded = this.state.packages.filter((one) => one.status === "loaded" && one.planeId === planeId);
    const light = here.filter(({ weightKg }) => weightKg <= plane.maxPayloadKg - plane.cargoKg);
    const job = light.length > 0 ? this.#random.pick(light) : undefined;
    const destIcao = loaded[0]?.destIcao ?? job?.destIcao;
    if (destIcao === undefined) return undefined;
    return this.#operation({ kind: "dispatch", planeId, packageIds: job ? [job.id] : [], legs: [destIcao] });
  }

  #free(): PlaneView[] {
    const spared = [this.parked.id, this.routedId];
    return this.state.planes.filter(({ id, status }) => status === "available" && !spared.includes(id));
  }
}
