/** Flights that a test of a screen needs but does not check, through the API and the test hooks. */
import assert from "node:assert/strict";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { Page } from "playwright-core";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import { until } from "../../harness/repeat.ts";

/** Longer than any flight between neighbours. */
const A_FLIGHT_MS = 5 * 3_600_000;

/** Loads a new job onto a plane and dispatches the plane to the job's destination and to further stops. */
export async function depart(
  player: CargoPlayer,
  to: string,
  { payout = 3_000, commodity = "laptops", plane: index = 0, further = [] as string[] } = {},
): Promise<void> {
  const plane = (await player.state()).planes[index];
  // A weight that no other job has.
  const weightKg = 701 + index;
  const contract = { originIcao: plane?.airportIcao, destIcao: to, weightKg, payout, commodity };
  const { packages } = await player.ok<StateView>("POST", "/api/test/create-contract", contract);
  const made = packages.find((one) => one.status === "open" && one.weightKg === weightKg);
  await player.ok("POST", `/api/planes/${plane?.id}/dispatch`, { packageIds: [made?.id], legs: [to, ...further] });
}

export const land = (player: CargoPlayer): Promise<unknown> =>
  player.ok("POST", "/api/test/advance", { simMs: A_FLIGHT_MS });

/** Waits until a page that was loaded has read which event is the newest: it shows messages only of later ones. */
export async function knowsEvents(page: Page): Promise<void> {
  const isRead = () =>
    page.evaluate<boolean>(
      'performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/history/events?limit=1"))',
    );
  assert.ok(await until(isRead, 30_000), "the page reads the newest event");
}
