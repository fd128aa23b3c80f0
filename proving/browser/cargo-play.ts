/** Moves of a player that a test of a screen needs but does not look at, through the API and the hooks of tests. */
import type { CargoVisitor } from "../harness/browser/cargo-visitor.ts";

type Api = CargoVisitor["api"];

interface Seen {
  readonly planes: readonly { readonly id: number; readonly airportIcao: string; readonly status: string }[];
  readonly packages: readonly { readonly id: number; readonly weightKg: number; readonly status: string }[];
}

/** Longer than any flight between neighbours. */
const A_FLIGHT_MS = 5 * 3_600_000;

/** Puts a job for a plane at its airport on board, and departs to where it goes, and on to further stops. */
export async function depart(
  api: Api,
  to: string,
  job: {
    readonly payout?: number;
    readonly commodity?: string;
    readonly plane?: number;
    readonly further?: string[];
  } = {},
): Promise<void> {
  const { payout = 3_000, commodity = "laptops", plane: index = 0, further = [] } = job;
  const plane = ((await api("GET", "/api/state")) as Seen).planes[index];
  // A weight that no other job has, to know it by.
  const weightKg = 701 + index;
  const contract = { originIcao: plane?.airportIcao, destIcao: to, weightKg, payout, commodity };
  const { packages } = (await api("POST", "/api/test/create-contract", contract)) as Seen;
  const made = packages.find((one) => one.status === "open" && one.weightKg === weightKg);
  await api("POST", `/api/planes/${plane?.id}/dispatch`, { packageIds: [made?.id], legs: [to, ...further] });
}

/** Lets every plane that flies arrive. */
export const land = (api: Api): Promise<unknown> => api("POST", "/api/test/advance", { simMs: A_FLIGHT_MS });
