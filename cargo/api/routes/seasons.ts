/** Seasons: the current one from memory, past ones from the store. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { type SeasonFigure, seasonName, seasonOf } from "../../rules/values/goals/season.ts";
import { loadSeasons } from "../../store/load-seasons.ts";
import type { CargoTables } from "../../store/tables.ts";
import type { WorldView } from "../../world/adapter.ts";
import { ranked, runningSeason } from "../../world/state/seasons.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { endpoints } from "./endpoint.ts";

const SHOWN = 10;

interface Asked {
  readonly by: SeasonFigure;
  readonly hand: boolean;
}

export function seasonRoutes(app: App, { game }: CargoService): void {
  endpoints(app, "goals").get({
    url: "/api/seasons",
    operationId: "listSeasons",
    tokenScope: "read",
    summary: "Seasons and their rankings",
    description:
      "The running season, which is a real UTC month, and those that ended. Each has its first ten players by net result, tonne-kilometres or punctuality. `hand=true` leaves out what planes on routes did. Changes nothing.",
    query: schemas.SeasonsQuery,
    answer: schemas.SeasonPage,
    cost: COST.log,
    handler: async (request) => {
      const { by = "net", hand = false, limit = 12, before } = request.query;
      const until = before === undefined ? Number.MAX_SAFE_INTEGER : seasonOf(Date.parse(`${before}-01T00:00:00Z`));
      const inMemory = await game.host.read((view) => liveSeasons(view, playerOf(request), { by, hand }), "cached");
      const rows = await loadSeasons(game.store.read, { figure: by, hand, before: until, limit: limit + 1 });
      const ended = [...Map.groupBy(rows, ({ season }) => season)].map(([season, entries]) =>
        endedSeason(season, entries),
      );
      const live = inMemory.filter(({ season }) => before === undefined || season < before);
      const known = new Set(live.map(({ season }) => season));
      const all = [...live, ...ended.filter(({ season }) => !known.has(season))];
      const items = all.slice(0, limit);
      return { items, nextBefore: all.length > limit ? (items.at(-1)?.season ?? null) : null };
    },
  });
}

/** Returns the current season, and also the one before until somebody scores in the new one. */
function liveSeasons({ state: world, now }: WorldView, playerId: number, { by, hand }: Asked): schemas.SeasonView[] {
  const [current, scored] = [seasonOf(now), runningSeason(world)];
  const all = ranked(world, now, by, hand).map(({ playerId: id, value }, index) => {
    const { username, companyName } = world.accounts.players.get(id) ?? { username: null, companyName: null };
    return { rank: index + 1, playerId: id, username, companyName, value: shown(by, value) };
  });
  const own = all.find((entry) => entry.playerId === playerId) ?? null;
  const season = (number: number) => ({ season: seasonName(number), isRunning: number === current });
  if (scored === undefined || scored < current) {
    const before = scored === undefined ? [] : [{ ...season(scored), entries: all.slice(0, SHOWN), own: null }];
    return [{ ...season(current), entries: [], own: null }, ...before];
  }
  return [{ ...season(current), entries: all.slice(0, SHOWN), own }];
}

const endedSeason = (season: number, rows: readonly CargoTables["seasons"][]): schemas.SeasonView => ({
  season: seasonName(season),
  isRunning: false,
  entries: rows.map(({ rank, player_id, username, company_name, figure, value }) => ({
    rank,
    playerId: player_id,
    username,
    companyName: company_name,
    value: shown(figure, value),
  })),
  own: null,
});

const shown = (by: SeasonFigure, value: number): number => (by === "punctuality" ? value / 10_000 : value);
