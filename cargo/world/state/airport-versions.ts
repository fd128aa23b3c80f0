/** Versions of what players see at airports, so that the view of an airport is made again only after a change. */
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
  /** Number of changes that may affect any airport. */
  #ofAll = 0;
  #ofDemand = 0;

  constructor({ planes, packages, pools, demand }: Watched, players: Pick<Collection<number, Account>, "watch">) {
    planes.watch((_id, before, after) => {
      for (const plane of [before, after]) if (plane) for (const icao of presentAt(plane)) this.#raise(icao);
    });
    // Includes jobs that are not open, because an airport shows who took jobs.
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

  /** Returns a number that changes with jobs, planes and names at the airport. */
  of(icao: string): number {
    return (this.#versions.get(icao) ?? 0) + this.#ofAll;
  }

  /** A number that changes with each delivery, which may change the pay of any job. */
  get ofDemand(): number {
    return this.#ofDemand;
  }

  #raise(icao: string): void {
    this.#versions.set(icao, (this.#versions.get(icao) ?? 0) + 1);
  }
}
