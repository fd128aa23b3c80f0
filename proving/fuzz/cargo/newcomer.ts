/** What a new player begins with in a sequence: cash, a plane, and jobs that it can carry. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, nearestFirst } from "../../harness/cargo/player.ts";

const CASH = 1_000_000;
/** No other job is as light and pays as little. */
export const LIGHT = { weightKg: 1, payout: 7 };

/** Settles the player. `contract` puts up a light job, and resolves with its id. */
export async function newcomer(player: CargoPlayer) {
  const act = (path: string, body: object = {}) => player.ok<StateView>("POST", path, body);
  const settled = await player.settle();
  const [plane] = settled.planes;
  const [job] = nearestFirst(settled);
  if (plane === undefined || job === undefined) throw new Error("the home has no plane or no job");
  const { originIcao, destIcao } = job;
  await act("/api/test/add-cash", { amount: CASH });
  const isLight = ({ payout, weightKg, status }: StateView["packages"][number]) =>
    payout === LIGHT.payout && weightKg === LIGHT.weightKg && status === "open";
  const contract = async (): Promise<number> => {
    const { packages } = await act("/api/test/create-contract", { originIcao, destIcao, ...LIGHT });
    const made = packages.find(isLight);
    if (made === undefined) throw new Error("the contract is not on the market");
    return made.id;
  };
  return { act, plane, originIcao, destIcao, contract };
}
