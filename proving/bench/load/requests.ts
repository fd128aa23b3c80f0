/** Returns the requests that a player sends for a bot's command, and when there is nothing to do. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { requestOf } from "@outbound/cargo/testing/action.ts";
import { airportsInFull } from "@outbound/cargo/testing/snapshot.ts";
import type { Command } from "../../bots/cargo/view.ts";
import type { Random } from "../../harness/random.ts";

/** A POST with a body, or a GET without one. */
export interface LoadRequest {
  readonly path: string;
  readonly body?: object;
}

/** Returns undefined for a command to wait. Half of the departures use one request, the others one request per step. */
export function requestsOf(command: Command, random: Random): readonly LoadRequest[] | undefined {
  if (command.kind === "wait") return undefined;
  return command.kind !== "dispatch" || random.chance(0.5) ? [requestOf(command)] : stepByStep(command, random);
}

const post = (path: string, body: object = {}): LoadRequest => ({ path, body });

type Dispatch = Extract<Command, { kind: "dispatch" }>;

function stepByStep(command: Dispatch, random: Random): LoadRequest[] {
  const { planeId, packageIds, legs } = command;
  const [first, ...further] = legs;
  // A command without a leg resumes a queue, which only a dispatch does.
  if (first === undefined) return [requestOf(command)];
  const loads = packageIds.flatMap((id) => {
    const load = post(`/api/packages/${id}/load`, { planeId });
    return random.chance(0.3) ? [post(`/api/packages/${id}/accept`), load] : [load];
  });
  const fly = post(`/api/planes/${planeId}/fly`, { destIcao: first });
  return [...loads, fly, ...further.map((destIcao) => post(`/api/planes/${planeId}/queue`, { destIcao }))];
}

const READS = [
  ...["/api/state", "/api/state", "/api/leaderboard?by=worth", "/api/history/events?limit=50"],
  ...["/api/history/ledger?limit=50", "/api/history/summary", "/api/auth/session"],
];

/** Returns a read, or sometimes a request that queues the way home for a flying plane. */
export function idleRequest({ planes, player, market }: StateView, random: Random): LoadRequest {
  const flying = planes.filter(({ status, queue }) => status === "flying" && queue.length === 0);
  if (flying.length > 0 && random.chance(0.15)) {
    const { id, destIcao, airportIcao } = random.pick(flying);
    const home = destIcao === player.homeIcao ? airportIcao : player.homeIcao;
    return post(`/api/planes/${id}/queue`, { destIcao: home });
  }
  const near = airportsInFull(market).map(({ icao }) => `/api/airports/${icao}/jobs`);
  return { path: random.pick([...READS, ...READS, ...near]) };
}
