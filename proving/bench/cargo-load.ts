/** Keeps the cargo service busy with what its players do. */
import { contractId } from "@outbound/cargo/rules/jobs/job-ids.ts";
import { Client } from "../harness/client.ts";
import { quantile } from "../harness/statistics.ts";
import { airportAt, headersOf, PER_AIRPORT } from "./cargo-world.ts";
import { type Load, type Measure, perSecond } from "./load.ts";
import { processorSeconds } from "./metrics.ts";

/** Sends requests of a player of a onePlaneEach, whose one plane has the player's number. Returns the number of requests. */
export type Work = (client: Client, playerId: number) => Promise<number>;

/** Sends an action, which must succeed. Returns the snapshot in the answer. */
export async function act(client: Client, playerId: number, path: string, body: object = {}): Promise<string> {
  const { status, text } = await client.send("POST", path, body, headersOf(playerId));
  if (status !== 200) throw new Error(`POST ${path}: ${status} ${text}`);
  return text;
}

export const readState: Work = async (client, playerId) => {
  await client.ok("GET", "/api/state", undefined, headersOf(playerId));
  return 1;
};

/**
 * Writes one plane twice. A stop that stays in the queue lets the next leg lead to the plane's own airport, which opens none. `placeOf`
 * returns where a player's plane is.
 */
export const queueAndCancelAt =
  (placeOf: (playerId: number) => string): Work =>
  async (client, playerId) => {
    const path = `/api/planes/${playerId}/queue`;
    const place = placeOf(playerId);
    const kept = await keepStop(client, playerId, elsewhere(place));
    await act(client, playerId, path, { destIcao: place });
    await act(client, playerId, `${path}/cancel`, { index: 1 });
    return kept + 2;
  };

/** The players whose stop a client has queued. */
const withStop = new WeakMap<Client, Set<number>>();

/** Queues the stop once for each client and player; another client may have done so before. Returns the requests it took. */
async function keepStop(client: Client, playerId: number, destIcao: string): Promise<0 | 1> {
  const players = withStop.get(client) ?? new Set();
  withStop.set(client, players);
  if (players.has(playerId)) return 0;
  const path = `/api/planes/${playerId}/queue`;
  const { status, text } = await client.send("POST", path, { destIcao }, headersOf(playerId));
  if (status !== 200 && !text.includes("same-stop")) throw new Error(`POST ${path}: ${status} ${text}`);
  players.add(playerId);
  return 1;
}

/** Receives cash, buys a plane and sells it: writes players, planes, the ledger and events. The others at the airport see the plane. */
export const buyAndSellAt =
  (icao: string): Work =>
  async (client, playerId) => {
    await act(client, playerId, "/api/test/add-cash", {});
    const snapshot = await act(client, playerId, "/api/planes/buy", { modelId: "C208", icao });
    const planes = JSON.parse(snapshot).planes as readonly { readonly id: number }[];
    await act(client, playerId, `/api/planes/${Math.max(...planes.map(({ id }) => id))}/sell`);
    return 3;
  };

export const buyAndSell: Work = (client, playerId) => buyAndSellAt(airportOf(playerId))(client, playerId);

const LEAST_PAYOUT = 1_000_000;

/** Returns the id of the new job: the latest that pays what only this player's jobs pay. */
export async function createContract(client: Client, playerId: number, originIcao: string): Promise<number> {
  const payout = LEAST_PAYOUT + playerId;
  const contract = { originIcao, destIcao: elsewhere(originIcao), weightKg: 1000, payout };
  const snapshot = await act(client, playerId, "/api/test/create-contract", contract);
  const jobs = [...snapshot.matchAll(/"id":(\d+),"status":"open"(?:(?!"id":).)*?"payout":(\d+)/g)];
  const own = jobs.filter(([, id, paid]) => Number(id) % contractId(1) === 0 && Number(paid) === payout);
  if (own.length === 0) throw new Error("the contract is not on the market");
  return Number(own.at(-1)?.[1]);
}

const airportOf = (playerId: number): string => airportAt(Math.floor((playerId - 1) / PER_AIRPORT));
const elsewhere = (icao: string): string => (icao === airportAt(0) ? airportAt(1) : airportAt(0));

export const queueAndCancel = queueAndCancelAt(airportOf);

/** Actions a second. Every connection is a player at an airport of its own. */
export const rateOf =
  (url: string, work: Work): Measure =>
  (load) =>
    perSecond(url, load, (client, index) => work(client, 1 + index * PER_AIRPORT));

/** The first command opens the airports. */
export const openAirports = (url: string): Promise<number> =>
  rateOf(url, queueAndCancel)({ connections: 1, seconds: 0.01 });

/** The 99th percentile of the milliseconds that a plan takes: one request a player, one after the other. */
export async function planP99(url: string, players: number): Promise<number> {
  const client = new Client(url);
  const times: number[] = [];
  for (let playerId = 1; playerId <= players; playerId += 1) {
    const begun = performance.now();
    await client.ok("GET", `/api/planes/${playerId}/plan`, undefined, headersOf(playerId));
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.99);
}

/** What a request costs does not depend on the number of connections. */
const MOST_CONNECTIONS = 8;

/** Microseconds of the service's processor time a request. All players of such a world take turns, each one request at a time. */
export async function costOf(
  url: string,
  players: number,
  work: Work,
  { connections, seconds }: Load,
): Promise<number> {
  const first = Math.floor(Math.random() * players);
  const idle = Array.from({ length: players }, (_, index) => 1 + ((first + index) % players));
  const load = { connections: Math.min(connections, players, MOST_CONNECTIONS), seconds };
  let requests = 0;
  const before = await processorSeconds(url);
  await perSecond(url, load, async (client) => {
    const playerId = idle.shift() as number;
    const done = await work(client, playerId);
    requests += done;
    idle.push(playerId);
    return done;
  });
  return (((await processorSeconds(url)) - before) * 1e6) / requests;
}

/** Every player reads the state once: a player's first state after the start reads the history, later ones do not. */
export async function warmUp(url: string, players: number): Promise<void> {
  const client = new Client(url);
  for (let playerId = 1; playerId <= players; playerId += 1) await readState(client, playerId);
}
