/** Index of packages by plane, by accepting player and by airport, and the latest takes. Derived from the packages. */
import { isSlotJob } from "../../rules/jobs/job-ids.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import type { Collection } from "./journal.ts";
import { IdsBy, type SizedIds } from "./sorted-ids.ts";

/** A job that a player accepted or loaded. */
export interface Take {
  readonly packageId: number;
  readonly ownerId: number;
  /** Real instant. */
  readonly takenAt: number;
}

/** How long the market shows who took a job, in real milliseconds. */
export const TAKES_SHOWN_MS = 15 * 60_000;
const TAKES_KEPT = 32;

export class Jobs {
  readonly #onPlane = new IdsBy<number>();
  readonly #accepted = new IdsBy<number>();
  /** Open jobs without a slot. */
  readonly #contractsAt = new IdsBy<string>();
  readonly #takes = new Map<string, Take[]>();

  constructor(packages: Collection<number, CargoPackage>) {
    packages.watch((_id, before, after) => {
      if (before) this.#index(before, "delete");
      if (after) this.#index(after, "add");
      this.#recordTake(before, after);
    });
  }

  onPlane(planeId: number): SizedIds {
    return this.#onPlane.get(planeId);
  }

  acceptedBy(playerId: number): SizedIds {
    return this.#accepted.get(playerId);
  }

  contractsAt(icao: string): SizedIds {
    return this.#contractsAt.get(icao);
  }

  /** Returns the jobs taken at the airport since `since`, the newest first. */
  takesAt(icao: string, since: number): readonly Take[] {
    return this.#takes.get(icao)?.filter(({ takenAt }) => takenAt > since) ?? [];
  }

  /** Returns the airports where the player recently took jobs. */
  takenBy(playerId: number): string[] {
    return [...this.#takes].flatMap(([icao, takes]) => (takes.some(({ ownerId }) => ownerId === playerId) ? icao : []));
  }

  /** Removes a take of a package that is not in memory. */
  forgetTake(packageId: number): void {
    for (const icao of [...this.#takes.keys()]) this.#forgetTake(icao, packageId);
  }

  #index({ id, status, planeId, ownerId, originIcao }: CargoPackage, change: "add" | "delete"): void {
    if (status === "loaded" && planeId !== null) this.#onPlane[change](planeId, id);
    if (status === "accepted" && ownerId !== null) this.#accepted[change](ownerId, id);
    if (status === "open" && !isSlotJob(id)) this.#contractsAt[change](originIcao, id);
  }

  /** Records a take once, although an ended package returns to memory while an admin edits it, and forgets it with its package. */
  #recordTake(before: CargoPackage | undefined, after: CargoPackage | undefined): void {
    if (after && after.ownerId !== null && after.takenAt !== null && (before?.ownerId ?? null) === null) {
      const take = { packageId: after.id, ownerId: after.ownerId, takenAt: after.takenAt };
      const known = this.#takes.get(after.originIcao) ?? [];
      const others = known.filter(
        ({ packageId, takenAt }) => packageId !== after.id && takenAt > take.takenAt - TAKES_SHOWN_MS,
      );
      const takes = [take, ...others].sort((a, b) => b.takenAt - a.takenAt || b.packageId - a.packageId);
      this.#takes.set(after.originIcao, takes.slice(0, TAKES_KEPT));
    } else if (before && before.ownerId !== null && (after?.ownerId ?? null) === null) {
      this.#forgetTake(before.originIcao, before.id);
    }
  }

  #forgetTake(icao: string, packageId: number): void {
    const left = (this.#takes.get(icao) ?? []).filter((take) => take.packageId !== packageId);
    if (left.length > 0) this.#takes.set(icao, left);
    else this.#takes.delete(icao);
  }
}
