/** What an operation of a cargo player names: mostly the player's own, sometimes another's, and ids that do not exist. */
import { type CargoPackage, isTerminal } from "@outbound/cargo/rules/values/cargo-package.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import type { Random } from "../harness/random.ts";

/** Near one another, so that small planes get around, but for the last two. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];

interface Known {
  readonly world: World;
  /** Ids of packages that ended lately. */
  readonly ended: readonly number[];
}

export class CargoTargets {
  readonly #random: Random;
  readonly #world: World;
  readonly #ended: readonly number[];
  readonly #playerId: number;

  constructor(random: Random, { world, ended }: Known, playerId: number) {
    this.#random = random;
    this.#world = world;
    this.#ended = ended;
    this.#playerId = playerId;
  }

  plane(): number {
    if (this.#random.chance(0.03)) return 999_999;
    const all = [...this.#world.planes.values()];
    const own = all.filter(({ ownerId }) => ownerId === this.#playerId);
    const some = own.length > 0 && this.#random.chance(0.93) ? own : all;
    return some.length === 0 ? 1 : this.#random.pick(idsOf(some));
  }

  /** An open or accepted job at the plane's airport; one of the lightest, so that players contend for it. */
  job(planeId: number): number {
    const icao = this.#world.planes.get(planeId)?.airportIcao;
    const there = [...this.#world.packages.values()].filter(
      ({ originIcao, status }) => originIcao === icao && (status === "open" || status === "accepted"),
    );
    const light = there.sort((a, b) => a.weightKg - b.weightKg || a.id - b.id).slice(0, 5);
    return light.length === 0 || this.#random.chance(0.04) ? this.ended() : this.#random.pick(light).id;
  }

  ownCargo(): number {
    const isOwn = (cargo: CargoPackage) => cargo.ownerId === this.#playerId && !isTerminal(cargo);
    const own = [...this.#world.packages.values()].filter(isOwn);
    return own.length === 0 || this.#random.chance(0.04) ? this.ended() : this.#random.pick(idsOf(own));
  }

  /** A package that has ended, of any player; an id that does not exist while none has. */
  ended(): number {
    return this.#ended.length === 0 ? 12_345 : this.#random.pick(this.#ended);
  }

  airport(): string {
    return this.#random.chance(0.02) ? "XQXQ" : this.#random.pick(AIRPORTS);
  }

  destinationOf(packageId: number): string {
    return this.#world.packages.get(packageId)?.destIcao ?? this.airport();
  }
}

const idsOf = (things: readonly { readonly id: number }[]): number[] =>
  things.map(({ id }) => id).sort((a, b) => a - b);
