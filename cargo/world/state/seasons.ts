/** Scores of the current season, and the hall of fame of past ones. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import {
  HALL_OF_FAME,
  noScore,
  SEASON_FIGURES,
  type SeasonChange,
  type SeasonScore,
  seasonOf,
  standings,
  withChange,
} from "../../rules/values/goals/season.ts";
import type * as tables from "../../store/tables.ts";
import type { World } from "./world.ts";

export type FameRow = RowOf<typeof tables.seasons>;

/**
 * Adds to a player's score. The first addition after the end of a season closes that season, with the same result whenever it
 * comes.
 */
export function addToSeason(
  world: World,
  now: number,
  {
    playerId,
    change,
    byRoute,
  }: { readonly playerId: number; readonly change: SeasonChange; readonly byRoute: boolean },
): void {
  closeEndedSeason(world, now);
  const score = world.scores.get(playerId) ?? noScore(playerId, seasonOf(now));
  world.scores.replace(playerId, withChange(score, change, byRoute));
}

/** Returns the season of the scores; undefined if there are none. */
export const runningSeason = (world: World): number | undefined => world.scores.values().next().value?.season;

/** Makes a deleted player's places nameless, also those of a season that has ended but is not closed, and removes the score. */
export function leaveSeasons(world: World, now: number, playerId: number): void {
  closeEndedSeason(world, now);
  const { items } = world.fame;
  const nameless = { player_id: null, username: null, company_name: null };
  world.fame.items = items.map((row) => (row.player_id === playerId ? { ...row, ...nameless } : row));
  world.journal.record({
    undo: () => {
      world.fame.items = items;
    },
  });
  world.scores.replace(playerId, undefined);
}

function closeEndedSeason(world: World, now: number): void {
  const running = runningSeason(world);
  if (running === undefined || running >= seasonOf(now)) return;
  for (const row of hallOfFame(world, now)) world.fame.push(row);
  for (const { id } of [...world.scores.values()]) world.scores.replace(id, undefined);
}

/** Returns the first ten by each figure, without suspended players and guests. They are kept when the season has ended. */
export function hallOfFame(world: World, now: number): FameRow[] {
  const { players } = world.accounts;
  const season = runningSeason(world) ?? seasonOf(now);
  return SEASON_FIGURES.flatMap((figure) =>
    [false, true].flatMap((hand) =>
      ranked(world, now, figure, hand)
        .slice(0, HALL_OF_FAME)
        .map(({ playerId, value }, index) => {
          const { username, companyName } = players.get(playerId) ?? { username: null, companyName: null };
          return {
            ...{ season, figure, is_by_hand: hand, rank: index + 1 },
            ...{ player_id: playerId, username, company_name: companyName, value },
          };
        }),
    ),
  );
}

/** Ranks the players of the current season, without suspended ones and guests. */
export function ranked(world: World, now: number, figure: FameRow["figure"], hand: boolean) {
  const isShown = ({ id }: SeasonScore): boolean => {
    const account = world.accounts.players.get(id);
    if (account === undefined || account.isGuest) return false;
    return !(account.isSuspended && (account.suspendedUntil === null || now < account.suspendedUntil));
  };
  return standings([...world.scores.values()].filter(isShown), figure, hand);
}
