/** A player of the cargo game that acts at random. One of its planes never departs, and one may fly a route. */
import type { PackageView, PlaneView } from "@outbound/cargo/api/schemas.ts";
import { type Action, requestOf } from "@outbound/cargo/testing/action.ts";
import { byDistance } from "../../bots/cargo/by-distance.ts";
import type { ClientOptions } from "../client.ts";
import type { Answered, Operation } from "../operations.ts";
import type { Random } from "../random.ts";
import { registerPlayer } from "./player.ts";

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

export type Flier = Awaited<ReturnType<typeof settleFlier>>;

/** Creates a player with cash and a second plane, which stays parked. Players with the same number share a home. */
export async function settleFlier(url: string, name: string, random: Random, home = 0, options?: ClientOptions) {
  const player = await registerPlayer(url, name, options);
  const icao = (await player.homes())[home] as string;
  /** Operations that prepare the player. */
  const settled: CargoOperation[] = [];
  /** As of the last answer. */
  let state = await player.settle(icao);
  /** The plane on the route; undefined without one. */
  let routedId: number | undefined;
  let asked = 0;
  let queue: readonly string[] = [];

  function operation(action: Action, details: Pick<CargoOperation, "packageIds" | "queue"> = {}): CargoOperation {
    asked += 1;
    return { ...action, ...requestOf(action), key: `k${player.id}-${asked}`, ...details };
  }

  /** The operation's number makes every amount unique. */
  const cash = (least: number) => operation({ kind: "cash", amount: least + 1 + 10 * (asked + 1) });
  const buy = (at: string) => operation({ kind: "buy", modelId: "C208", icao: at });
  const rename = () => operation({ kind: "rename", planeId: parked().id, name: `Plane ${asked + 1}` });
  const jobs = (...statuses: readonly PackageView["status"][]) =>
    state.packages.filter(({ status }) => statuses.includes(status));

  async function settle(...operations: readonly CargoOperation[]): Promise<void> {
    settled.push(...operations);
    for (const { path, body, key } of operations) state = await player.ok("POST", path, body, key);
  }

  /** The parked plane, whose queue is known exactly. */
  function parked(): PlaneView {
    const plane = state.planes[1];
    if (plane === undefined) throw new Error("the parked plane is gone");
    return plane;
  }

  /** Resumes the route, which a command for a job on board suspends. */
  function assign(): CargoOperation {
    const routeId = state.routes[0]?.id ?? null;
    return operation({ kind: "assign-route", planeId: routedId ?? 0, routeId, replaceQueue: true });
  }

  /** Returns a command for a campaign that the cargo aboard helps, for a base, or for the alliance. */
  function reachFor(): CargoOperation | undefined {
    if (random.chance(0.2)) {
      const alliance = `Wings ${player.id} ${asked}`;
      return operation(state.player.alliance ? { kind: "leave-alliance" } : { kind: "found-alliance", name: alliance });
    }
    if (random.chance(0.3)) {
      const [base] = state.bases;
      return operation(
        base ? { kind: "sell-base", baseId: base.id } : { kind: "buy-base", icao: parked().airportIcao },
      );
    }
    const [cargo] = jobs("loaded");
    if (cargo?.group === undefined) return undefined;
    const { destIcao, group } = cargo;
    const targetKg = random.pick([200, 5_000]);
    return operation({ kind: "campaign", icao: destIcao, group, targetKg, simMs: 10 * 3_600_000 });
  }

  function changeQueue(): CargoOperation {
    const { id: planeId, airportIcao } = parked();
    if (queue.length > LONGEST_QUEUE || (queue.length > 0 && random.chance(0.45))) {
      const index = random.integer(0, queue.length - 1);
      return operation({ kind: "cancel", planeId, index }, { queue: queue.toSpliced(index, 1) });
    }
    const destIcao = random.pick(STOPS.filter((stop) => stop !== airportIcao && !queue.includes(stop)));
    return operation({ kind: "queue", planeId, destIcao }, { queue: [...queue, destIcao] });
  }

  function abandon(): CargoOperation | undefined {
    const own = jobs("loaded", "accepted");
    if (own.length === 0) return undefined;
    const { id: packageId } = random.pick(own);
    return operation({ kind: "abandon", packageId }, { packageIds: [packageId] });
  }

  function takeAny(): CargoOperation | undefined {
    const open = jobs("open");
    if (open.length === 0) return undefined;
    const { id, originIcao } = random.pick(open);
    const plane = free().find(({ airportIcao }) => airportIcao === originIcao);
    return take(id, random.chance(0.4) ? undefined : plane?.id);
  }

  /** Loads the job on the plane, or accepts it without one. */
  function take(packageId: number, planeId: number | undefined): CargoOperation {
    const action: Action = planeId === undefined ? { kind: "accept", packageId } : { kind: "load", packageId, planeId };
    return operation(action, { packageIds: [packageId] });
  }

  function fly(): CargoOperation | undefined {
    const ready = free();
    if (ready.length === 0) return undefined;
    const { id: planeId, health, airportIcao, maxPayloadKg, cargoKg } = random.pick(ready);
    if (health < 60) return operation({ kind: "repair", planeId });
    const loaded = jobs("loaded").find((one) => one.planeId === planeId);
    const light = jobs("open").filter(
      ({ originIcao, weightKg }) => originIcao === airportIcao && weightKg <= maxPayloadKg - cargoKg,
    );
    const job = light.length > 0 ? random.pick(light) : undefined;
    const destIcao = loaded?.destIcao ?? job?.destIcao;
    if (destIcao === undefined) return undefined;
    return operation({ kind: "dispatch", planeId, packageIds: job ? [job.id] : [], legs: [destIcao] });
  }

  const free = (): PlaneView[] =>
    state.planes.filter(({ id, status }) => status === "available" && id !== parked().id && id !== routedId);

  await settle(cash(CASH), buy(icao));
  return {
    ...{ player, settled, take, parked },
    /** Buys a third plane and puts it on a route, which it flies from then on. Returns its id. */
    async flyRoute(): Promise<number | undefined> {
      await settle(buy(icao));
      // The nearest airports with jobs. A lap takes a few hours of world time.
      const [first, second] = byDistance(icao);
      const stops = [icao, first?.icao, second?.icao];
      state = await player.ok("POST", "/api/routes", { name: "Round", stops, loop: true });
      routedId = state.planes[2]?.id;
      const { path, body } = assign();
      state = await player.ok("POST", path, body);
      return routedId;
    },
    client: (at: string, given?: ClientOptions) => player.at(at, given).client,
    succeeded({ operation: done, reply }: Answered<CargoOperation>) {
      queue = done.queue ?? queue;
      state = reply.json();
    },
    next(): CargoOperation {
      const roll = random.fraction();
      if (roll < 0.15) return cash(random.integer(0, 9));
      if (roll < 0.35) return changeQueue();
      if (roll < 0.38) return rename();
      if (roll < 0.39) return buy(parked().airportIcao);
      if (roll < 0.4 && routedId !== undefined) return assign();
      if (roll < 0.48) return abandon() ?? rename();
      if (roll < 0.52) return reachFor() ?? rename();
      if (roll < 0.65) return takeAny() ?? rename();
      return fly() ?? takeAny() ?? rename();
    },
  };
}
