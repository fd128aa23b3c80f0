/** A player of a load: decides by the frames of its stream, acts, and reads when there is nothing to do. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { requestOf } from "@outbound/cargo/testing/action.ts";
import { airportsInFull } from "@outbound/cargo/testing/snapshot.ts";
import type { Bot, Command } from "../../bots/cargo/view.ts";
import { decide } from "../../harness/cargo/bot-decision.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import type { Random } from "../../harness/random.ts";
import type { Answers } from "../answers.ts";

export const FRAMES = "from the answer of an action to its frame";
export type LoadAnswers = Answers<"reads" | "actions" | typeof FRAMES>;

export type LoadPlayer = ReturnType<typeof newLoadPlayer>;

export function newLoadPlayer(account: CargoPlayer, bot: Bot, random: Random, answers: LoadAnswers, first: StateView) {
  const startedAt = performance.now();
  /** The latest state, from a frame or from an answer. */
  let latest = first;
  let looks = 0;
  /** Actions that were answered but are not in a frame yet. */
  let awaited: { readonly revision: number; readonly answeredAt: number }[] = [];
  /** Revision of the last frame. */
  let shown = 0;

  const take = (state: StateView): void => {
    if (state.revision >= latest.revision) latest = state;
  };

  async function turn(): Promise<void> {
    looks += 1;
    const look = { seed: account.id, look: looks, sinceMs: performance.now() - startedAt, campaigns: [] };
    const command = await decide(bot, latest, look, async (planeId, icaos) => {
      const quotes = await send("reads", "GET", `/api/planes/${planeId}/quotes?destIcao=${icaos.join()}`);
      return quotes.status === 200 ? quotes.json() : [];
    });
    for (const { path, body } of requestsOf(command, random) ?? [idleRequest(latest, random)]) {
      if (body === undefined) await send("reads", "GET", path);
      // After a refusal the remaining requests make no sense; the next look shows the reason.
      else if (!(await act(path, body))) return;
    }
  }

  const send = (kind: "reads" | "actions", method: string, path: string, body?: object) =>
    answers.send(kind, account.client, method, path, body);

  async function act(path: string, body: object): Promise<boolean> {
    const reply = await send("actions", "POST", path, body);
    if (reply.status !== 200) return false;
    const state = reply.json<StateView>();
    const { revision } = state;
    if (revision > shown) awaited.push({ revision, answeredAt: performance.now() });
    else answers.latencies[FRAMES].push(0);
    take(state);
    return true;
  }

  return {
    unseen: () => awaited.length,
    close: () => account.client.close(),
    frame(state: StateView): void {
      const { revision, player } = state;
      if (revision < shown) answers.unexpected.push(`a frame of ${revision} followed one of ${shown}`);
      if (player.id !== account.id) answers.unexpected.push(`player ${account.id} received a frame of ${player.id}`);
      shown = revision;
      take(state);
      const now = performance.now();
      const seen = awaited.filter((one) => one.revision <= revision);
      answers.latencies[FRAMES].push(...seen.map(({ answeredAt }) => now - answeredAt));
      awaited = awaited.filter((one) => one.revision > revision);
    },
    /** Looks and acts once; records an error as unexpected. */
    turn: () => turn().catch(({ message }: Error) => void answers.unexpected.push(`player ${account.id}: ${message}`)),
  };
}

interface LoadRequest {
  readonly path: string;
  readonly body?: object;
}

/** Returns undefined for a command to wait. Half of the departures use one request, the others one request per step. */
function requestsOf(command: Command, random: Random): readonly LoadRequest[] | undefined {
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

function idleRequest({ planes, player, market }: StateView, random: Random): LoadRequest {
  const flying = planes.filter(({ status, queue }) => status === "flying" && queue.length === 0);
  if (flying.length > 0 && random.chance(0.15)) {
    const { id, destIcao, airportIcao } = random.pick(flying);
    const home = destIcao === player.homeIcao ? airportIcao : player.homeIcao;
    return post(`/api/planes/${id}/queue`, { destIcao: home });
  }
  const near = airportsInFull(market).map(({ icao }) => `/api/airports/${icao}/jobs`);
  return { path: random.pick([...READS, ...READS, ...near]) };
}
