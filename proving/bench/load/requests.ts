/** The requests that a player sends for a bot's command, and while there is nothing to do. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { Command } from "../../bots/cargo/command.ts";
import type { Random } from "../../harness/random.ts";

/** A POST with a body, or a GET without one. */
export interface LoadRequest {
  readonly path: string;
  readonly body?: object;
}

/** Undefined for a command to wait. Half of the departures use one request, half one for each step. */
export function requestsOf(command: Command, random: Random): readonly LoadRequest[] | undefined {
  switch (command.kind) {
    case "dispatch":
      return random.chance(0.5) ? dispatch(command) : stepByStep(command, random);
    case "accept":
    case "abandon":
      return [post(`/api/packages/${command.packageId}/${command.kind}`)];
    case "cancel":
      return [post(`/api/planes/${command.planeId}/queue/cancel`, { index: command.index })];
    case "repair":
    case "sell":
      return [post(`/api/planes/${command.planeId}/${command.kind}`)];
    case "buy":
      return [post("/api/planes/buy", { modelId: command.modelId, icao: command.icao })];
    case "relief":
      return [post("/api/relief")];
    case "wait":
      return undefined;
  }
}

const post = (path: string, body: object = {}): LoadRequest => ({ path, body });

type Dispatch = Extract<Command, { kind: "dispatch" }>;

const dispatch = ({ planeId, packageIds, legs }: Dispatch): LoadRequest[] => [
  post(`/api/planes/${planeId}/dispatch`, { packageIds, legs }),
];

function stepByStep(command: Dispatch, random: Random): LoadRequest[] {
  const { planeId, packageIds, legs } = command;
  const [first, ...further] = legs;
  // Without a leg it resumes a queue, which only a dispatch does.
  if (first === undefined) return dispatch(command);
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

/** A read, or now and then a queued way home for a flying plane. */
export function idleRequest({ planes, player, market }: StateView, random: Random): LoadRequest {
  const flying = planes.filter(({ status, queue }) => status === "flying" && queue.length === 0);
  if (flying.length > 0 && random.chance(0.15)) {
    const { id, destIcao, airportIcao } = random.pick(flying);
    const home = destIcao === player.homeIcao ? airportIcao : player.homeIcao;
    return post(`/api/planes/${id}/queue`, { destIcao: home });
  }
  const near = market.airports.map(({ icao }) => `/api/airports/${icao}/jobs`);
  return { path: random.pick([...READS, ...READS, ...near]) };
}
