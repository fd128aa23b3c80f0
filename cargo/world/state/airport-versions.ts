/** Counts the changes of what players see at airports, so that views of an airport are made again only after one. */
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Account } from "./accounts.ts";
import { presentAt } from "./airspace.ts";
import type { Collection } from "./journal.ts";

interface Watched {
  readonly planes: Pick<Collection<number, Plane>, "watch">;
  readonly packages: Pick<Collection<number, CargoPackage>, "watch">;
  readonly pools: Pick<Collection<string, unknown>, "watch">;
  readonly demand: Pick<Collection<string, unknown>, "watch">;
}

export class AirportVersions {
  readonly #versions = new Map<string, number>();
  /** Changes that any airport may show. */
  #ofAll = 0;
  #ofDemand = 0;

  constructor({ planes, packages, pools, demand }: Watched, players: Pick<Collection<number, Account>, "watch">) {
    planes.watch((_id, before, after) => {
      for (const plane of [before, after]) if (plane) for (const icao of presentAt(plane)) this.#raise(icao);
    });
    // Not only open ones: an airport shows who took jobs.
    packages.watch((_id, before, after) => {
      for (const cargo of [before, after]) if (cargo) this.#raise(cargo.originIcao);
    });
    pools.watch((icao) => this.#raise(icao));
    players.watch((_id, before, after) => {
      if (before?.username !== after?.username) this.#ofAll++;
    });
    demand.watch(() => {
      this.#ofDemand++;
    });
  }

  /** Another number after each change of jobs, planes and names there. */
  of(icao: string): number {
    return (this.#versions.get(icao) ?? 0) + this.#ofAll;
  }

  /** Another number after each delivery, which may change the pay of any job. */
  get ofDemand(): number {
    return this.#ofDemand;
  }

  #raise(icao: string): void {
    this.#versions.set(icao, (this.#versions.get(icao) ?? 0) + 1);
  }
}
