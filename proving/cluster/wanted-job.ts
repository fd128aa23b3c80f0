/** The one job of a home that all its players want; who gets it puts up the next. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

const WEIGHT_KG = 5;
/** A euro marks them out. */
const PAYOUT = 1;

export class WantedJob {
  readonly #originIcao: string;
  readonly #put = new Set<number>();
  id: number | undefined;

  constructor(originIcao: string) {
    this.#originIcao = originIcao;
  }

  /** What the hook of tests takes to make the next one, after a player's state. */
  contract({ packages }: StateView): object | undefined {
    const destIcao = packages.find(({ originIcao }) => originIcao === this.#originIcao)?.destIcao;
    if (destIcao === undefined) return undefined;
    return { originIcao: this.#originIcao, destIcao, weightKg: WEIGHT_KG, payout: PAYOUT };
  }

  /** The state after it was made. */
  made({ packages }: StateView): void {
    const next = packages.find(
      ({ id, status, payout, originIcao }) =>
        status === "open" && payout === PAYOUT && originIcao === this.#originIcao && !this.#put.has(id),
    );
    if (next === undefined) return;
    this.#put.add(next.id);
    this.id = next.id;
  }

  /** It was taken; true for who is the first to know. */
  gone(id: number): boolean {
    if (this.id !== id) return false;
    this.id = undefined;
    return true;
  }
}
