/** What a player sends for what a bot decided, and what it looks at while nothing is to be done. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { Command } from "../../bots/cargo/command.ts";
import type { Random } from "../../harness/random.ts";

/** A POST with a body, or a GET without one. */
export interface LoadRequest {
  readonly path: string;
  readonly body?: object;
}

/** Undefined for a command to wait. Half of the departures are ordered at once, half step by step as people may too. */
export function requestsOf(command: Command, random: Random): readonly LoadRequest[] | undefined {
  switch (command.kind) {
    case "dispatch":
      return random.chance(0.5) ? atOnce(command) : stepByStep(command, random);
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

const atOnce = ({ planeId, packageIds, legs }: Dispatch): LoadRequest[] => [
  post(`/api/planes/${planeId}/dispatch`, { packageIds, legs }),
];

/** Fuel is bought with each departure. */
function stepByStep(command: Dispatch, random: Random): LoadRequest[] {
  const { planeId, packageIds, legs } = command;
  const [first, ...further] = legs;
  // Without a leg of its own it resumes a queue, which only a dispatch does.
  if (first === undefined) return atOnce(command);
  return [
    ...packageIds.flatMap((id) => [
      ...(random.chance(0.3) ? [post(`/api/packages/${id}/accept`)] : []),
      post(`/api/packages/${id}/load`, { planeId }),
    ]),
    post(`/api/planes/${planeId}/fly`, { destIcao: first }),
    ...further.map((destIcao) => post(`/api/planes/${planeId}/queue`, { destIcao })),
  ];
}

/** A look at something, or now and then a queued way home for a plane in the air. */
export function idleRequest(state: StateView, random: Random): LoadRequest {
  const { planes, player, market } = state;
  const flying = planes.filter(({ status, queue }) => status === "flying" && queue.length === 0);
  if (flying.length > 0 && random.chance(0.15)) {
    const { id, destIcao, airportIcao } = random.pick(flying);
    const home = destIcao === player.homeIcao ? airportIcao : player.homeIcao;
    return post(`/api/planes/${id}/queue`, { destIcao: home });
  }
  const near = market.airports.map(({ icao }) => `/api/airports/${icao}/jobs`);
  return { path: random.pick([...READS, ...READS, ...near]) };
}

const READS = [
  "/api/state",
  "/api/state",
  "/api/leaderboard?by=worth",
  "/api/history/events?limit=50",
  "/api/history/ledger?limit=50",
  "/api/history/summary",
  "/api/auth/session",
];
