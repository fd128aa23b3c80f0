/** Puts load on the cargo service with the requests of its players. */
import { contractId } from "@outbound/cargo/rules/jobs/job-ids.ts";
import { airportAt, headersOf, PER_AIRPORT } from "../harness/cargo/world-file.ts";
import { Client } from "../harness/client.ts";
import { type Load, type Measure, perSecond } from "./load.ts";
import { used } from "./metrics.ts";

/** Sends requests as a player of `onePlaneEach`, whose only plane has the player's number. Returns the number of requests. */
export type Work = (client: Client, playerId: number) => Promise<number>;

/** Sends an action that must succeed. Returns the snapshot in the answer. */
export async function act(client: Client, playerId: number, path: string, body: object = {}): Promise<string> {
  const { status, text } = await client.send("POST", path, body, headersOf(playerId));
  if (status !== 200) throw new Error(`POST ${path}: ${status} ${text}`);
  return text;
}

export const readState: Work = async (client, playerId) => {
  await client.ok("GET", "/api/state", undefined, headersOf(playerId));
  return 1;
};

/** Queues a leg to the airport of the plane and cancels it. The first time it also queues a stop before it, which stays. */
export const queueAndCancelAt =
  (placeOf: (playerId: number) => string): Work =>
  async (client, playerId) => {
    const path = `/api/planes/${playerId}/queue`;
    const place = placeOf(playerId);
    const { code } = await client.send("POST", path, { destIcao: place }, headersOf(playerId));
    const isFirst = code === "same-stop";
    if (isFirst) {
      await act(client, playerId, path, { destIcao: elsewhere(place) });
      await act(client, playerId, path, { destIcao: place });
    }
    await act(client, playerId, `${path}/cancel`, { index: 1 });
    return isFirst ? 4 : 2;
  };

/** Receives cash, buys a plane and sells it, which others at the airport see: writes players, planes, ledger and events. */
export const buyAndSellAt =
  (placeOf: (playerId: number) => string): Work =>
  async (client, playerId) => {
    await act(client, playerId, "/api/test/add-cash", {});
    const snapshot = await act(client, playerId, "/api/planes/buy", { modelId: "C208", icao: placeOf(playerId) });
    const planes = JSON.parse(snapshot).planes as readonly { readonly id: number }[];
    await act(client, playerId, `/api/planes/${Math.max(...planes.map(({ id }) => id))}/sell`);
    return 3;
  };

const LEAST_PAYOUT = 1_000_000;

/** Creates a contract and returns its id: the latest job with the pay that only this player's contracts have. */
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
export const buyAndSell = buyAndSellAt(airportOf);

/** Returns actions per second. Every connection is a player at an airport of its own. */
export const rateOf =
  (url: string, work: Work): Measure =>
  (load) =>
    perSecond(url, load, (client, index) => work(client, 1 + index * PER_AIRPORT));

/** Opens the airports, which the first command does. */
export const openAirports = (url: string): Promise<number> =>
  rateOf(url, queueAndCancel)({ connections: 1, seconds: 0.01 });

/** More connections are not needed: the cost of a request does not depend on their number. */
const MOST_CONNECTIONS = 8;

/** Returns the service's processor time per request in microseconds. Players take turns, each with one request at a time. */
export async function costOf(url: string, players: number, work: Work, { connections, seconds }: Load) {
  const first = Math.floor(Math.random() * players);
  const idle = Array.from({ length: players }, (_, index) => 1 + ((first + index) % players));
  const load = { connections: Math.min(connections, players, MOST_CONNECTIONS), seconds };
  let requests = 0;
  const turn = async (client: Client) => {
    const playerId = idle.shift() as number;
    const done = await work(client, playerId);
    requests += done;
    idle.push(playerId);
    return done;
  };
  const { processor } = await used(url, () => perSecond(url, load, turn));
  return (1e6 * processor) / requests;
}

/** Reads every player's state once: the first read after the start also reads the history, later ones do not. */
export async function warmUp(url: string, players: number): Promise<void> {
  const client = new Client(url);
  for (let playerId = 1; playerId <= players; playerId += 1) await readState(client, playerId);
}
