/** Seasons: real UTC months in which companies are compared. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";

/** A player's totals in a season. Fields named `route…` are the part earned by planes on routes. */
export interface SeasonScore {
  /** Id of the player. */
  readonly id: number;
  /** Months since January of year 0. */
  readonly season: number;
  /** Whole euros: income of planes less their running costs. */
  readonly net: number;
  /** Kilogram-kilometres delivered. */
  readonly kgKm: number;
  /** Deliveries with a due time, and how many of them were on time. */
  readonly timed: number;
  readonly onTime: number;
  readonly routeNet: number;
  readonly routeKgKm: number;
  readonly routeTimed: number;
  readonly routeOnTime: number;
}

/** Increments by one event. */
export type SeasonChange = Partial<Pick<SeasonScore, "net" | "kgKm" | "timed" | "onTime">>;

export const SEASON_FIGURES = ["net", "tkm", "punctuality"] as const;
export type SeasonFigure = (typeof SEASON_FIGURES)[number];

/** Returns the season of a real instant. Uses the civil calendar of 400 years, whose days begin on 1 March. */
export function seasonOf(at: number): number {
  const days = Math.floor(at / DAY_MS) + 719_468;
  const era = Math.floor(days / 146_097);
  const day = days - era * 146_097;
  const year = Math.floor((day - Math.floor(day / 1_460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365);
  const dayOfYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return (year + era * 400) * 12 + month + 2;
}

/** Formats a season like `2026-11`. */
export const seasonName = (season: number): string =>
  `${String(Math.floor(season / 12)).padStart(4, "0")}-${String((season % 12) + 1).padStart(2, "0")}`;

export const noScore = (id: number, season: number): SeasonScore => ({
  ...{ id, season, net: 0, kgKm: 0, timed: 0, onTime: 0 },
  ...{ routeNet: 0, routeKgKm: 0, routeTimed: 0, routeOnTime: 0 },
});

/** Returns the score after the change. */
export function withChange(score: SeasonScore, change: SeasonChange, byRoute: boolean): SeasonScore {
  const { net = 0, kgKm = 0, timed = 0, onTime = 0 } = change;
  const own = byRoute ? 1 : 0;
  return {
    ...score,
    net: score.net + net,
    kgKm: score.kgKm + kgKm,
    timed: score.timed + timed,
    onTime: score.onTime + onTime,
    routeNet: score.routeNet + own * net,
    routeKgKm: score.routeKgKm + own * kgKm,
    routeTimed: score.routeTimed + own * timed,
    routeOnTime: score.routeOnTime + own * onTime,
  };
}

/** Timed deliveries that a punctuality ranking requires. */
export const LEAST_TIMED = 30;
/** Players of a finished season that are kept for each figure. */
export const HALL_OF_FAME = 10;

export interface SeasonStanding {
  readonly playerId: number;
  /** Whole euros, whole tonne-kilometres, or on-time deliveries per 10,000. */
  readonly value: number;
}

/** Ranks players by the figure, ties by the lower id. `hand` excludes what routes did. */
export function standings(scores: Iterable<SeasonScore>, by: SeasonFigure, hand: boolean): SeasonStanding[] {
  const found: SeasonStanding[] = [];
  for (const score of scores) {
    const value = figureOf(score, by, hand);
    if (value !== undefined) found.push({ playerId: score.id, value });
  }
  return found.sort((a, b) => b.value - a.value || a.playerId - b.playerId);
}

function figureOf(score: SeasonScore, by: SeasonFigure, hand: boolean): number | undefined {
  const left = hand ? 1 : 0;
  if (by === "net") return score.net - left * score.routeNet;
  if (by === "tkm") {
    const kgKm = score.kgKm - left * score.routeKgKm;
    return kgKm > 0 ? Math.floor(kgKm / 1_000) : undefined;
  }
  const timed = score.timed - left * score.routeTimed;
  const onTime = score.onTime - left * score.routeOnTime;
  return timed < LEAST_TIMED ? undefined : Math.floor((onTime * 10_000) / timed);
}
