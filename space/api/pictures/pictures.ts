/** Pictures and link previews of the space game: a replay, the scoreboard, and the game itself. */
import type { App, AppSettings } from "@outbound/kit/http/app/app.ts";
import type { LinkPreview, LinkPreviews } from "@outbound/kit/http/app/link-preview.ts";
import { atFirstUse } from "@outbound/kit/http/request/at-first-use.ts";
import { type Brand, type Card, VIOLET } from "@outbound/kit/pictures/card.ts";
import { pictureRoute } from "@outbound/kit/pictures/picture-route.ts";
import type { Pictures } from "@outbound/kit/pictures/pictures.ts";
import type { FastifyRequest } from "fastify";
import { fragmentsOf } from "../../rules/game/effects.ts";
import type { System } from "../../rules/game/game.ts";
import { shipName } from "../../rules/game/ship-name.ts";
import { newGame } from "../../rules/turn/start.ts";
import { FRAGMENTS_LIMIT } from "../../rules/values/limits.ts";
import { runningDaily } from "../../store/board/daily.ts";
import { loadScores, type ScoreFilter } from "../../store/board/scores.ts";
import { findGame, type ListedGame, loadListing, MAIN_GAME } from "../../store/games.ts";
import { loadEventsOf } from "../../store/load.ts";
import type { SpaceService } from "../service.ts";
import { starMap, wayOf } from "./star-map.ts";

const BRAND: Brand = {
  name: "Outbound Space",
  accent: VIOLET,
  // space/web/favicon.svg
  mark: '<rect width="32" height="32" rx="8" fill="#3d2b9e"/><path d="M16 5c4 3 6 7.500 6 12l3 4v4l-6-2h-6l-6 2v-4l3-4c0-4.500 2-9 6-12Z" fill="#f1eeff"/><circle cx="16" cy="14" r="2.600" fill="#6f56e2"/>',
};

const GENERAL: LinkPreview = {
  title: "Outbound Space",
  description: "A turn-based space game: relight the relay network before the turns run out.",
  picture: "/pictures/game.png",
};

const PATHS = { replay: "/pictures/replay.png", scores: "/pictures/scores.png" } as const;
const ROWS_SHOWN = 5;
/** Seed of the stars in the general picture. */
const PICTURED_SEED = 42;
const PICTURED_STOPS = 14;

/** Created for the first picture, because a process's first formatter takes 14 ms. */
const whole = atFirstUse(() => new Intl.NumberFormat("en"));

/** Declares the routes of the pictures. */
export function spacePictures(app: App, service: SpaceService, pictures: Pictures, now: () => number): void {
  pictureRoute(app, pictures, GENERAL.picture, async () => generalCard());
  pictureRoute(app, pictures, PATHS.scores, async (request) => scoresCard(service, filterOf(request, now())));
  pictureRoute(app, pictures, PATHS.replay, async (request) => {
    const listing = await finishedGame(service, request, now());
    return listing && replayCard(service, listing);
  });
}

export const spacePreviews = (service: SpaceService, now: () => number, settings: AppSettings = {}): LinkPreviews => ({
  site: BRAND.name,
  general: GENERAL,
  publicUrl: settings.publicUrl,
  isLimited: settings.rateLimit !== false,
  pages: {
    "/replay": async (request) => {
      const listing = await finishedGame(service, request, now());
      return listing && replayPreview(listing);
    },
    "/scores": async (request) => scoresPreview(service, filterOf(request, now())),
  },
});

/** Returns the requested game if anybody may see its replay: it has ended, is clean, and is not today's daily game. */
async function finishedGame(
  { store }: SpaceService,
  request: FastifyRequest,
  now: number,
): Promise<ListedGame | undefined> {
  const { game: id = MAIN_GAME } = request.query as Readonly<Record<string, unknown>>;
  const found = typeof id === "string" ? await findGame(store.read, id) : undefined;
  if (found === undefined) return undefined;
  const listing = await loadListing(store.read, found.saveId);
  const isOver = listing.status !== "active" && listing.clean;
  return isOver && (await runningDaily(store.read, listing.seed, now)) === undefined ? listing : undefined;
}

const outcomeOf = ({ status, turn }: ListedGame): string => `${status === "won" ? "Won" : "Lost"} on turn ${turn}`;

/** Must not contain the play id, which the link may have. */
function replayPreview(listing: ListedGame): LinkPreview {
  const { seed, difficulty, score, watch_id } = listing;
  const game = `?game=${encodeURIComponent(watch_id ?? MAIN_GAME)}`;
  return {
    title: `The ${shipName(seed)}: ${outcomeOf(listing).toLowerCase()}`,
    description: `${whole().format(score)} points, ${difficulty}, seed ${seed}. Watch the whole game in the replay.`,
    picture: PATHS.replay + game,
    page: `/replay${game}`,
  };
}

async function replayCard({ host, store }: SpaceService, listing: ListedGame): Promise<Card | undefined> {
  const game = await host.read(({ state }) => state.game, "now", listing.id);
  if (game === null) return undefined;
  const arrivals = await loadEventsOf(store.read, listing.id, ["jump.arrived"]);
  const explored = game.systems.filter(({ visits }) => visits > 0).length;
  const ending = listing.ending === null ? "" : ` · ending: ${listing.ending.replaceAll("-", " ")}`;
  return {
    brand: BRAND,
    kicker: "Replay",
    title: `The ${shipName(listing.seed)}`,
    lines: [outcomeOf(listing) + ending, `${listing.name} · ${listing.difficulty}, seed ${listing.seed}`],
    figures: [
      { label: "points", value: whole().format(listing.score) },
      { label: "fragments", value: `${fragmentsOf(game)} of ${FRAGMENTS_LIMIT}` },
      { label: "systems explored", value: `${explored} of ${game.systems.length}` },
    ],
    art: starMap(game.systems, wayOf(listing, arrivals), BRAND.accent),
  };
}

/** The difficulties by which the scoreboard can be filtered. */
const SCORED = ["standard", "hard"] as const;
const PERIODS = { day: "the last 24 hours", week: "the last 7 days" } as const;
const PERIOD_MS = { day: 86_400_000, week: 7 * 86_400_000 } as const;

interface Chosen {
  readonly filter: ScoreFilter;
  /** The valid part of the query, for the address of the picture. */
  readonly query: string;
  /** The filter in words: `hard, the last 7 days`. */
  readonly words: string;
}

/** Reads the filter from the page's address, ignoring invalid values. */
function filterOf(request: FastifyRequest, now: number): Chosen {
  const asked = request.query as Readonly<Record<string, unknown>>;
  const period = asked.period === "day" || asked.period === "week" ? asked.period : undefined;
  const difficulty = SCORED.find((one) => one === asked.difficulty);
  const daily = typeof asked.daily === "string" && /^\d{4}-\d\d-\d\d$/.test(asked.daily) ? asked.daily : undefined;
  const query = new URLSearchParams({
    ...(period && { period }),
    ...(difficulty && { difficulty }),
    ...(daily && { daily }),
  }).toString();
  return {
    filter: { since: period && now - PERIOD_MS[period], difficulty, daily },
    query: query === "" ? "" : `?${query}`,
    words: [difficulty, period && PERIODS[period], daily && `daily game of ${daily}`].filter(Boolean).join(", "),
  };
}

async function scoresPreview({ store }: SpaceService, { filter, query, words }: Chosen): Promise<LinkPreview> {
  const { scores, total } = await loadScores(store.read, filter, 1, 0);
  const [best] = scores;
  const wins = total === 1 ? "1 win" : `${whole().format(total)} wins`;
  return {
    title: words === "" ? "Scoreboard of Outbound Space" : `Scoreboard of Outbound Space: ${words}`,
    description:
      best === undefined
        ? "Nobody has won yet."
        : `${wins}. The best: ${best.name} with ${whole().format(best.score)} points on turn ${best.turn}.`,
    picture: PATHS.scores + query,
    page: `/scores${query}`,
  };
}

async function scoresCard({ store }: SpaceService, { filter, words }: Chosen): Promise<Card> {
  const { scores } = await loadScores(store.read, filter, ROWS_SHOWN, 0);
  if (scores.length === 0) return { ...generalCard(), kicker: "Scoreboard", title: "Nobody has won yet", lines: [] };
  return {
    brand: BRAND,
    kicker: words === "" ? "The best of all time" : words,
    title: "Scoreboard",
    rows: scores.map(({ name, score, turn }, index) => ({
      rank: index + 1,
      name,
      value: `${whole().format(score)} · turn ${turn}`,
    })),
  };
}

function generalCard(): Card {
  const { systems, positionId } = newGame(PICTURED_SEED, "standard").game;
  const way = examplePath(systems, positionId);
  const lit = systems.map((system) => (way.includes(system.id) ? { ...system, visits: 1 } : system));
  return {
    brand: BRAND,
    kicker: "Turn-based space game",
    title: "Relight the relay network",
    lines: ["Explore, research, decide,", "before the turns run out."],
    art: starMap(lit, way, BRAND.accent),
  };
}

/** Returns a path that goes from each system to the nearest unvisited one. */
function examplePath(systems: readonly System[], startId: number): number[] {
  const way: System[] = systems.filter(({ id }) => id === startId);
  while (way.length < PICTURED_STOPS) {
    const from = way.at(-1);
    const left = systems.filter((system) => !way.includes(system));
    const [next] = left.sort((a, b) => distance(from, a) - distance(from, b));
    if (next === undefined) break;
    way.push(next);
  }
  return way.map(({ id }) => id);
}

const distance = (from: System | undefined, to: System): number =>
  from === undefined ? 0 : Math.hypot(from.x - to.x, from.y - to.y);
