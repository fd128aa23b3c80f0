/** Jobs of a home of which all its players want the same one; who gets it makes room for another. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

const WEIGHT_KG = 5;
/** A euro marks them out. */
const PAYOUT = 1;
/** So many wait, so that there is always a next one. */
export const WAITING_JOBS = 4;

export class WantedJobs {
  readonly #originIcao: string;
  readonly #known = new Set<number>();
  #waiting: number[] = [];

  constructor(originIcao: string) {
    this.#originIcao = originIcao;
  }

  /** The one that all want now. */
  get id(): number | undefined {
    return this.#waiting[0];
  }

  /** What the hook of tests takes to make another, after a player's state. */
  contract({ packages }: StateView): object | undefined {
    const destIcao = packages.find(({ originIcao }) => originIcao === this.#originIcao)?.destIcao;
    if (destIcao === undefined) return undefined;
    return { originIcao: this.#originIcao, destIcao, weightKg: WEIGHT_KG, payout: PAYOUT };
  }

  /** The state after one was made. */
  made({ packages }: StateView): void {
    for (const { id, status, payout, originIcao } of packages) {
      if (status !== "open" || payout !== PAYOUT || originIcao !== this.#originIcao || this.#known.has(id)) continue;
      this.#known.add(id);
      this.#waiting.push(id);
    }
  }

  /** It was taken; true for who is the first to know. */
  gone(id: number): boolean {
    const place = this.#waiting.indexOf(id);
    if (place < 0) return false;
    this.#waiting.splice(place, 1);
    return true;
  }
}
