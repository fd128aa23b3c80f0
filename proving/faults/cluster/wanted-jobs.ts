/** Jobs at a home of which all its players want the same one. When it is taken, another is created. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";

const WEIGHT_KG = 5;
/** Payout in euros that marks these jobs. */
const PAYOUT = 1;
/** Number of open jobs, so that there is always a next one. */
const WAITING_JOBS = 4;

export type WantedJobs = Awaited<ReturnType<typeof putUpJobs>>;

export async function putUpJobs(owner: CargoPlayer, originIcao: string) {
  const known = new Set<number>();
  const waiting: number[] = [];

  async function fill(): Promise<void> {
    while (waiting.length < WAITING_JOBS) {
      const { packages } = await owner.state();
      const destIcao = packages.find((one) => one.originIcao === originIcao)?.destIcao;
      const contract = { originIcao, destIcao, weightKg: WEIGHT_KG, payout: PAYOUT };
      const reply = await owner.send("POST", "/api/test/create-contract", contract);
      if (reply.status !== 200) return;
      const made = reply.json<StateView>().packages.filter((one) => one.status === "open" && one.payout === PAYOUT);
      const fresh = made.filter((one) => one.originIcao === originIcao && !known.has(one.id)).map(({ id }) => id);
      if (fresh.length === 0) return;
      for (const id of fresh) known.add(id);
      waiting.push(...fresh);
    }
  }

  await fill();
  return {
    next: (): number | undefined => waiting[0],
    /** Reports that the job was taken; the first report creates another. */
    async gone(id: number): Promise<void> {
      const place = waiting.indexOf(id);
      if (place < 0) return;
      waiting.splice(place, 1);
      await fill();
    },
  };
}
