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

  /** Removes the take of a package that is not in memory. Returns the airports that showed it. */
  forgetTake(packageId: number): string[] {
    return this.#forgetWhere((take) => take.packageId === packageId);
  }

  /** Removes the takes of a deleted player. Returns the airports that showed them. */
  forgetTakesOf(playerId: number): string[] {
    return this.#forgetWhere(({ ownerId }) => ownerId === playerId);
  }

  #index({ id, status, planeId, ownerId, originIcao }: CargoPackage, change: "add" | "delete"): void {
    if (status === "loaded" && planeId !== null) this.#onPlane[change](planeId, id);
    if (status === "accepted" && ownerId !== null) this.#accepted[change](ownerId, id);
    if (status === "open" && !isSlotJob(id)) this.#contractsAt[change](originIcao, id);
  }

  /**
   * Records a take once, although an ended package returns to memory while an admin edits it. Forgets it with its package, and
   * corrects it if an edit changes it.
   */
  #recordTake(before: CargoPackage | undefined, after: CargoPackage | undefined): void {
    if (isSameTake(before, after)) return;
    const [had, has] = [takeOf(before), takeOf(after)];
    if (before && had) this.#forget(before.originIcao, (take) => take.packageId === had.packageId);
    if (after && has) this.#add(after.originIcao, has);
  }

  #add(icao: string, take: Take): void {
    const known = this.#takes.get(icao) ?? [];
    const others = known.filter(
      ({ packageId, takenAt }) => packageId !== take.packageId && takenAt > take.takenAt - TAKES_SHOWN_MS,
    );
    const takes = [take, ...others].sort((a, b) => b.takenAt - a.takenAt || b.packageId - a.packageId);
    this.#takes.set(icao, takes.slice(0, TAKES_KEPT));
  }

  #forgetWhere(isGone: (take: Take) => boolean): string[] {
    return [...this.#takes.keys()].filter((icao) => this.#forget(icao, isGone));
  }

  /** Returns true if the airport showed such a take. */
  #forget(icao: string, isGone: (take: Take) => boolean): boolean {
    const takes = this.#takes.get(icao) ?? [];
    const left = takes.filter((take) => !isGone(take));
    if (left.length === takes.length) return false;
    if (left.length > 0) this.#takes.set(icao, left);
    else this.#takes.delete(icao);
    return true;
  }
}

function takeOf(cargo: CargoPackage | undefined): Take | undefined {
  if (cargo === undefined || cargo.ownerId === null || cargo.takenAt === null) return undefined;
  return { packageId: cargo.id, ownerId: cargo.ownerId, takenAt: cargo.takenAt };
}

/** True if both show the same take at the same airport, or no take. */
function isSameTake(one: CargoPackage | undefined, other: CargoPackage | undefined): boolean {
  const [had, has] = [takeOf(one), takeOf(other)];
  if (had === undefined || has === undefined) return had === has;
  return had.ownerId === has.ownerId && had.takenAt === has.takenAt && one?.originIcao === other?.originIcao;
}

/** Returns the airports where a change of a package changes the takes shown. */
export const airportsOfTakes = (before: CargoPackage | undefined, after: CargoPackage | undefined): string[] =>
  isSameTake(before, after) ? [] : [before, after].flatMap((cargo) => (takeOf(cargo) && cargo?.originIcao) ?? []);
