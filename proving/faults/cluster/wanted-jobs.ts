/** Jobs at a home of which all its players want the same one. When it is taken, another is created. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";

const WEIGHT_KG = 5;
/** Number of open jobs, so that there is always a next one. */
const WAITING_JOBS = 4;

export type WantedJobs = Awaited<ReturnType<typeof putUpJobs>>;

export async function putUpJobs(owner: CargoPlayer, originIcao: string) {
  const { packages } = await owner.state();
  const destIcao = packages.find((one) => one.originIcao === originIcao)?.destIcao;
  const waiting: number[] = [];
  /** In euros. Each job has its own, by which it is found. */
  let lastPayout = 0;

  async function fill(): Promise<void> {
    while (waiting.length < WAITING_JOBS) {
      lastPayout += 1;
      const contract = { originIcao, destIcao, weightKg: WEIGHT_KG, payout: lastPayout };
      const reply = await owner.send("POST", "/api/test/create-contract", contract);
      const open =
        reply.status === 200 ? reply.json<StateView>().packages.filter(({ status }) => status === "open") : [];
      const made = open.find((one) => one.originIcao === originIcao && one.payout === contract.payout);
      if (made === undefined) return;
      waiting.push(made.id);
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
