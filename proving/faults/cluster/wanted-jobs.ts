/** Jobs at a home of which all its players want the same one; the player who gets it puts up another. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

const WEIGHT_KG = 5;
/** A euro marks them. */
const PAYOUT = 1;
/** Jobs that wait, so that there is always a next one. */
export const WAITING_JOBS = 4;

export class WantedJobs {
  readonly #originIcao: string;
  readonly #known = new Set<number>();
  #waiting: number[] = [];

  constructor(originIcao: string) {
    this.#originIcao = originIcao;
  }

  /** The job that all want now. */
  get id(): number | undefined {
    return this.#waiting[0];
  }

  /** Body of the test hook that makes another. */
  contract({ packages }: StateView): object | undefined {
    const destIcao = packages.find(({ originIcao }) => originIcao === this.#originIcao)?.destIcao;
    if (destIcao === undefined) return undefined;
    return { originIcao: this.#originIcao, destIcao, weightKg: WEIGHT_KG, payout: PAYOUT };
  }

  /** Takes the state after one was made. */
  made({ packages }: StateView): void {
    for (const { id, status, payout, originIcao } of packages) {
      if (status !== "open" || payout !== PAYOUT || originIcao !== this.#originIcao || this.#known.has(id)) continue;
      this.#known.add(id);
      this.#waiting.push(id);
    }
  }

  /** It was taken; true for the first player to notice. */
  gone(id: number): boolean {
    const place = this.#waiting.indexOf(id);
    if (place < 0) return false;
    this.#waiting.splice(place, 1);
    return true;
  }
}
