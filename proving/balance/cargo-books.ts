/** The books of a simulated cargo world: every euro by its reason, and that what always holds does hold. */
import { modelOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import type { LedgerReason } from "@outbound/cargo/rules/values/ledger.ts";
import { FULL_HEALTH } from "@outbound/cargo/rules/values/plane.ts";
import { FULL_REPUTATION } from "@outbound/cargo/rules/values/player.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";

export interface Changed {
  readonly players: Iterable<number>;
  readonly planes: Iterable<number>;
}

export class Books {
  /** The sum of each player's entries, and of those of a reason. */
  readonly #sums = new Map<number, number>();
  readonly #byReason = new Map<string, number>();
  /** The least that was ever in the purse. */
  readonly #least = new Map<number, number>();

  readonly #deliveries = new Map<number, { all: number; special: number }>();

  /** Takes in the world's new entries; throws when something does not hold of what has changed. */
  check(world: World, { players, planes }: Changed): void {
    for (const { player_id, amount, reason } of world.ledger.items) {
      const sum = (this.#sums.get(player_id) ?? 0) + amount;
      this.#sums.set(player_id, sum);
      const key = `${player_id} ${reason}`;
      this.#byReason.set(key, (this.#byReason.get(key) ?? 0) + amount);
      if (reason !== "start") this.#least.set(player_id, Math.min(this.#least.get(player_id) ?? sum, sum));
    }
    for (const { player_id, kind, data } of world.events.items) {
      if (kind !== "delivered") continue;
      const { all, special } = this.#deliveries.get(player_id) ?? { all: 0, special: 0 };
      this.#deliveries.set(player_id, { all: all + 1, special: special + (data.special === null ? 0 : 1) });
    }
    for (const id of players) this.#checkPlayer(world, id);
    for (const id of planes) checkPlane(world, id);
  }

  /** Whole euros that moved for the reason, negative when they left the purse. */
  sum(playerId: number, reason: LedgerReason): number {
    return this.#byReason.get(`${playerId} ${reason}`) ?? 0;
  }

  /** The part of the deliveries that were special. */
  specialShare(playerId: number): number {
    const { all, special } = this.#deliveries.get(playerId) ?? { all: 0, special: 0 };
    return all === 0 ? 0 : special / all;
  }

  leastMoney(playerId: number): number {
    return this.#least.get(playerId) ?? this.#sums.get(playerId) ?? 0;
  }

  #checkPlayer(world: World, id: number): void {
    const player = world.accounts.players.get(id);
    if (player === undefined) return;
    const { money, reputation } = player;
    holds(money === (this.#sums.get(id) ?? 0), `player ${id} has ${money} €, the ledger says ${this.#sums.get(id)}`);
    holds(Number.isSafeInteger(money) && money >= 0, `player ${id} has ${money} €`);
    holds(isWholeWithin(reputation, FULL_REPUTATION), `player ${id} has a reputation of ${reputation}`);
  }
}

function checkPlane(world: World, id: number): void {
  const plane = world.planes.get(id);
  if (plane === undefined) return;
  const { maxPayloadKg, maxFuel } = modelOf(plane);
  const cargo = [...world.freight.onPlane(id)].map((packageId) => world.packages.get(packageId));
  const kg = cargo.reduce((sum, one) => sum + (one?.weightKg ?? Number.NaN), 0);
  holds(kg <= maxPayloadKg, `plane ${id} carries ${kg} kg of ${maxPayloadKg} kg`);
  holds(isWholeWithin(plane.health, FULL_HEALTH), `plane ${id} has a health of ${plane.health}`);
  holds(plane.fuelL >= 0 && plane.fuelL <= maxFuel, `plane ${id} has ${plane.fuelL} l of ${maxFuel} l`);
  holds((plane.leg !== null) === (plane.status === "flying"), `plane ${id} is ${plane.status} and has another leg`);
  holds(
    (plane.repair !== null) === (plane.status === "repairing"),
    `plane ${id} is ${plane.status} and has another repair`,
  );
}

const isWholeWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}
