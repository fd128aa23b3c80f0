/** Reads a game for its replay: any game by its id to watch, or the service's main game. */
import { useSuspenseQuery } from "@tanstack/react-query";
import { api, type GameEvent, type SaveSummary, type World } from "../api.ts";
import { startOf } from "../ending/use-journey.ts";
import { filmOf, type ReplayFilm } from "./replay-film.ts";

export interface Replay {
  readonly world: World;
  readonly summary: SaveSummary;
  readonly film: ReplayFilm;
}

/** The most that the service returns at once. */
const PAGE_LENGTH = 200;

export const useReplay = (game: string): Replay =>
  useSuspenseQuery({
    queryKey: ["replay", game],
    // A finished game stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query = { game };
      const [world, summary] = await Promise.all([
        api.get("/api/world", { query }).send({ signal }),
        api.get("/api/save", { query }).send({ signal }),
      ]);
      const { seed, difficulty, status, turn } = world.save;
      const events = status === "active" ? [] : await allEvents(game, signal);
      return { world, summary, film: filmOf(events, await startOf(seed, difficulty), turn) };
    },
  }).data;

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
