/** A sequence for what generated requests reach only by luck: a base, a route, a company's page and a queue in another order. */
import { PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import type { Stage } from "../game.ts";
import { newcomer } from "./newcomer.ts";

/** Deliveries to an airport before a base can be there. */
const KNOWN_DELIVERIES = 10;
/** All flights and repairs of the sequence are over by then. */
const FLIGHTS_MS = 48 * 3_600_000;

/** A new player delivers to an airport until a base can be there, buys and sells it, changes a route, and shows the company's page. */
export async function companyOfBases({ url, name, options }: Stage): Promise<readonly string[]> {
  const player = await registerPlayer(url, name, options);
  const { act, plane, originIcao, destIcao, contract } = await newcomer(player);
  for (let made = 0; made < KNOWN_DELIVERIES; made += 1) {
    await act(`/api/packages/${await contract()}/load`, { planeId: plane.id });
  }
  const path = `/api/planes/${plane.id}`;
  await act(`${path}/fly`, { destIcao });
  for (const stop of [originIcao, destIcao, originIcao]) await act(`${path}/queue`, { destIcao: stop });
  const moved = await act(`${path}/queue/move`, { index: 0, to: 0 });
  await act("/api/test/advance", { simMs: FLIGHTS_MS });
  const { bases } = await act("/api/bases", { icao: destIcao });
  await act(`/api/bases/${bases[0]?.id}/sell`);
  const { routes } = await act("/api/routes", { name: "There and back", stops: [originIcao, destIcao] });
  const route = `/api/routes/${routes[0]?.id}`;
  await player.ok("PATCH", route, { name: "Back and there" });
  await act(`${path}/repair`);
  await act("/api/test/advance", { simMs: FLIGHTS_MS });
  await act(`${path}/route`, { routeId: routes[0]?.id, replaceQueue: true });
  const ids = [plane.id];
  await act("/api/planes/route", { ids, routeId: null });
  await act("/api/planes/repair", { ids });
  await player.ok("DELETE", route);
  await act("/api/player/privacy", { companyPage: true });
  await player.ok("GET", `/api/companies/${name}`);
  await player.ok("DELETE", "/api/auth/account", { password: PASSWORD });
  player.client.close();
  const queue = moved.planes[0]?.queue.length;
  return queue === 3 ? [] : [`the queue has ${queue} legs, not 3`];
}
