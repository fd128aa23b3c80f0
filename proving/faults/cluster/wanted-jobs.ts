/** Jobs at a home of which all its players want the same one. When it is taken, another is put up. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";

const WEIGHT_KG = 5;
/** A euro marks them. */
const PAYOUT = 1;
/** Jobs that wait, so that there is always a next one. */
const WAITING_JOBS = 4;

export class WantedJobs {
  readonly #owner: CargoPlayer;
  readonly #originIcao: string;
  readonly #known = new Set<number>();
  #waiting: number[] = [];

  /** `owner` puts them up. */
  constructor(owner: CargoPlayer, originIcao: string) {
    this.#owner = owner;
    this.#originIcao = originIcao;
  }

  /** The job that all want now. */
  get id(): number | undefined {
    return this.#waiting[0];
  }

  /** It was taken; the first player to notice lets another be put up. */
  async gone(id: number): Promise<void> {
    const place = this.#waiting.indexOf(id);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    await this.fill();
  }

  /** Puts up jobs until enough wait. */
  async fill(): Promise<void> {
    const originIcao = this.#originIcao;
    while (this.#waiting.length < WAITING_JOBS) {
      const { packages } = await this.#owner.state();
      const destIcao = packages.find((one) => one.originIcao === originIcao)?.destIcao;
      const contract = { originIcao, destIcao, weightKg: WEIGHT_KG, payout: PAYOUT };
      const reply = await this.#owner.send("POST", "/api/test/create-contract", contract);
      if (reply.status !== 200) return;
      const made = reply.json<StateView>().packages.filter((one) => one.status === "open" && one.payout === PAYOUT);
      const fresh = made.filter((one) => one.originIcao === originIcao && !this.#known.has(one.id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) this.#known.add(id);
      this.#waiting.push(...fresh.map(({ id }) => id));
    }
  }
}
