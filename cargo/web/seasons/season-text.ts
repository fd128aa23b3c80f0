/** Describes seasons in words. */
import { euros, integer, percent } from "@outbound/kit/web/format.ts";
import type { CompanySeason } from "../api.ts";

export type SeasonFigure = CompanySeason["by"];

const months = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns a name such as `November 2026` for `2026-11`. */
export const monthName = (season: string): string => months.format(new Date(`${season}-01T00:00:00Z`));

/** Returns the figure of a season with its unit. */
export function seasonValue(by: SeasonFigure, value: number): string {
  if (by === "net") return euros(value);
  return by === "tkm" ? `${integer(value)}\u00a0tkm` : percent(value);
}

const FIGURE_NAMES: Readonly<Record<SeasonFigure, string>> = {
  net: "net result",
  tkm: "tonne-kilometres",
  punctuality: "punctuality",
};

/** Returns a text such as `2nd by net result without routes, November 2026`. */
export const placeText = ({ season, by, hand, rank }: CompanySeason): string =>
  `${ordinal(rank)} by ${FIGURE_NAMES[by]}${hand ? " without routes" : ""}, ${monthName(season)}`;

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const SUFFIXES: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (rank: number): string => `${rank}${SUFFIXES[ordinals.select(rank)] ?? "th"}`;
