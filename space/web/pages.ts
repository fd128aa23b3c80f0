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

/** Address of the start page with a notice that the chosen game does not exist. */
export const GONE_ADDRESS = "/games?gone";

/** Returns the address of a game's replay. `game` is the id to watch, or `main`. */
export const replayAddress = (game: string): string => `/replay?game=${game}`;

/** Returns the address of the scoreboard with a filter. */
export function scoresAddress(filter: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(filter).toString();
  return search === "" ? "/scores" : `/scores?${search}`;
}

/** Address of the map with the suggested orders. */
export const ORDERS_ADDRESS = "/?orders";

/** Returns the address of the map with this system selected and its panel open. */
export const systemAddress = (id: number): string => `/?system=${id}&panel`;
