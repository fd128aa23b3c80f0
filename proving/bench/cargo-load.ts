/** Keeps the cargo service busy with what its players do. */
import { contractId } from "@outbound/cargo/rules/jobs/pools.ts";
import { Client } from "../harness/client.ts";
import type { Service } from "../harness/service.ts";
import { AT_ONE_AIRPORT, placeAt, tokenOf } from "./cargo-world.ts";
import { keepBusy, type Load } from "./load.ts";

export const bearer = (playerId: number) => ({ authorization: `Bearer ${tokenOf(playerId)}` });

/** The actions of one player: each must succeed. */
export type Act = (path: string, body?: object) => Promise<string>;

/** A player of a crowd, whose one plane has the player's number. */
export type Deed = (playerId: number, act: Act) => Promise<number>;

/** A leg is queued and cancelled: two actions that write a plane. */
export const queueAndCancel: Deed = async (playerId, act) => {
  const icao = airportOf(playerId) === placeAt(0) ? placeAt(1) : placeAt(0);
  await act(`/api/planes/${playerId}/queue`, { destIcao: icao });
  await act(`/api/planes/${playerId}/queue/cancel`, { index: 0 });
  return 2;
};

/** A job is made, loaded and abandoned: three actions that write players, packages, the ledger and events. */
export const loadAndAbandonAt =
  (originIcao: string): Deed =>
  async (playerId, act) => {
    const packageId = await makeContract(originIcao, playerId, act);
    await act(`/api/packages/${packageId}/load`, { planeId: playerId });
    await act(`/api/packages/${packageId}/abandon`);
    return 3;
  };

export const loadAndAbandon: Deed = (playerId, act) => loadAndAbandonAt(airportOf(playerId))(playerId, act);

/** A new open job at the airport, known by what it pays: everybody there sees those of the others too. */
export async function makeContract(originIcao: string, playerId: number, act: Act): Promise<number> {
  const destIcao = originIcao === placeAt(0) ? placeAt(1) : placeAt(0);
  const payout = LEAST_PAYOUT + playerId;
  const made = await act("/api/test/create-contract", { originIcao, destIcao, weightKg: 1000, payout });
  return openContract(made, payout);
}

const LEAST_PAYOUT = 1_000_000;

const airportOf = (playerId: number): string => placeAt(Math.floor((playerId - 1) / AT_ONE_AIRPORT));

/** The contract that pays so much, among the open jobs of a snapshot; the latest, if there are several. */
function openContract(snapshot: string, payout: number): number {
  let found: number | undefined;
  for (const [, id, paid] of snapshot.matchAll(/"id":(\d+),"status":"open"[^}]*"payout":(\d+)/g)) {
    if (Number(id) % contractId(1) === 0 && Number(paid) === payout) found = Number(id);
  }
  if (found === undefined) throw new Error("the contract is not on the market");
  return found;
}

/** Every connection is a player at an airport of its own: successful actions a second. */
export async function actionsPerSecond(service: Service, deed: Deed, load: Load): Promise<number> {
  let actions = 0;
  const seconds = await keepBusy(service, load, async (connection, index) => {
    const playerId = 1 + index * AT_ONE_AIRPORT;
    const done = await deed(playerId, actor(connection, playerId));
    actions += done;
  });
  return actions / seconds;
}

/** Of the connections of a load: what one request costs is the same with all of them. */
const AT_MOST = 8;

/** All players of a crowd take turns: microseconds of the service's processor time for each of their requests. */
export async function costOf(
  service: Service,
  players: number,
  what: "state" | "actions",
  { connections, seconds }: Load,
): Promise<number> {
  // Nobody does two things at once.
  const atOnce = Math.min(connections, players, AT_MOST);
  const first = Math.floor(Math.random() * players);
  const idle = Array.from({ length: players }, (_, index) => 1 + ((first + index) % players));
  let requests = 0;
  const before = await processorSeconds(service);
  await keepBusy(service, { connections: atOnce, seconds }, async (connection) => {
    const playerId = idle.shift() as number;
    const done = what === "state" ? await read(connection, playerId) : await act(connection, playerId);
    requests += done;
    idle.push(playerId);
  });
  return ((await processorSeconds(service)) - before) * (1e6 / requests);
}

/** Every player of a crowd reads the state once. */
export async function meet(service: Service, players: number): Promise<void> {
  const connection = new Client(service.url);
  for (let playerId = 1; playerId <= players; playerId += 1) await read(connection, playerId);
  connection.close();
}

const act = (connection: Client, playerId: number) => queueAndCancel(playerId, actor(connection, playerId));

async function read(connection: Client, playerId: number): Promise<number> {
  const { status, text } = await connection.send("GET", "/api/state", undefined, bearer(playerId));
  if (status !== 200) throw new Error(`a state was refused: ${text}`);
  return 1;
}

/** The actions of the player over this connection; a refusal throws. */
export function actor(connection: Client, playerId: number): Act {
  const headers = bearer(playerId);
  return async (path, body) => {
    const { status, text } = await connection.send("POST", path, body, headers);
    if (status !== 200) throw new Error(`an action was refused: ${text}`);
    return text;
  };
}

/** The processor time that the service has used so far, as its metrics tell. */
export async function processorSeconds({ url }: Service): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = /^process_cpu_seconds_total\S* (\S+)/m.exec(text);
  if (found === null) throw new Error("the metrics do not tell of processor time");
  return Number(found[1]);
}
