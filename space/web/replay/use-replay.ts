/** Reads a game for its replay: a game by its id to watch, or the service's main game. */
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { RecordedCommand } from "../../rules/turn/replay.ts";
import { RULES_VERSION } from "../../rules/values/limits.ts";
import { api, type GameEvent, type SaveSummary, type World } from "../api.ts";
import { startOf } from "../ending/use-journey.ts";
import { playBeside } from "./play-beside.ts";
import { filmOf, type ReplayFilm } from "./replay-film.ts";
import type { Frame, PlayedRecording } from "./replay-frames.ts";

export interface Replay {
  readonly world: World;
  readonly summary: SaveSummary;
  readonly film: ReplayFilm;
  /** Frames by turn, from turn 0; empty without a recording. */
  readonly frames: readonly Frame[];
  /** Why there is no recording, in which case the film comes from the log; null with a recording. */
  readonly whyLog: string | null;
}

/** Milliseconds between two reads of an active game. */
const ACTIVE_MS = 15_000;
/** The most events that the service returns in one response. */
const PAGE_LENGTH = 200;

const isActive = (replay: Replay | undefined): boolean => replay?.world.save.status === "active";

export const useReplay = (game: string): Replay =>
  useSuspenseQuery<Replay>({
    queryKey: ["replay", game],
    // A finished game no longer changes. An active one is read again until it is over.
    staleTime: ({ state }) => (isActive(state.data) ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) => (isActive(state.data) ? ACTIVE_MS : false),
    queryFn: ({ signal }) => readReplay(game, signal),
  }).data;

async function readReplay(game: string, signal: AbortSignal): Promise<Replay> {
  const query = { game };
  const [world, summary] = await Promise.all([
    api.get("/api/world", { query }).send({ signal }),
    api.get("/api/save", { query }).send({ signal }),
  ]);
  const { seed, difficulty, status, turn } = world.save;
  const read = { world, summary, frames: [], whyLog: null };
  if (status === "active") return { ...read, film: filmOf([], null, turn) };
  const played = await playedRecording(game, signal);
  if (typeof played === "string") {
    const [events, startId] = await Promise.all([allEvents(game, signal), startOf(seed, difficulty)]);
    return { ...read, film: filmOf(events, startId, turn), whyLog: played };
  }
  const events = played.events.map(({ number, ...event }) => ({ ...event, seq: number }) as GameEvent);
  return { ...read, film: filmOf(events, played.startId, turn), frames: played.frames };
}

/** Returns the played recording, or a sentence that says why this client cannot play one. */
async function playedRecording(game: string, signal: AbortSignal): Promise<PlayedRecording | string> {
  try {
    const recording = await api.get("/api/replay", { query: { game } }).send({ signal });
    const commands = recording.commands as readonly RecordedCommand[];
    const isOwn = recording.rulesVersion === RULES_VERSION;
    const played = isOwn ? await playBeside({ ...recording, commands }, signal) : null;
    return played ?? "The game was played with another version of the rules.";
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 409) return error.problem.detail;
    throw error;
  }
}

async function allEvents(game: string, signal: AbortSignal): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  for (let isLast = false; !isLast; ) {
    const before = events.at(-1)?.seq;
    const query = { game, limit: PAGE_LENGTH, ...(before !== undefined && { before }) };
    const page = await api.get("/api/events", { query }).send({ signal });
    events.push(...page);
    isLast = page.length < PAGE_LENGTH;
  }
  return events;
}
