/** The addresses at which the service serves the client; app.tsx maps them to pages. */
export const PAGES = [
  "/",
  "/ship",
  "/crew",
  "/research",
  "/missions",
  "/log",
  "/game",
  "/games",
  "/scores",
  "/replay",
  "/status",
  "/admin",
  "/admin/*",
];

/** The start page, which says that the chosen game does not exist. */
export const GONE_ADDRESS = "/games?gone";

/** The replay of a game, by its id to watch or `main`. */
export const replayAddress = (game: string): string => `/replay?game=${game}`;

/** The scoreboard with a filter. */
export function scoresAddress(filter: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(filter).toString();
  return search === "" ? "/scores" : `/scores?${search}`;
}

/** The map with the suggested orders. */
export const ORDERS_ADDRESS = "/?orders";

/** The map with this system selected and its panel open. */
export const systemAddress = (id: number): string => `/?system=${id}&panel`;
