/**
 * Which game of the service this page shows: the one that a link chose, the one played last, or the service's main game.
 * The id to play is kept by the browser, the id to watch by the tab.
 */

/** A game that this browser may play. */
export interface KnownGame {
  readonly id: string;
  readonly name: string;
}

export interface GameLink {
  readonly kind: "play" | "watch";
  readonly id: string;
}

interface Address {
  readonly hash: string;
  readonly search: string;
  readonly pathname: string;
}

/** What a browser has and a test of views has not. */
const { location, history } = globalThis as {
  readonly location?: Address & { reload(): void };
  readonly history?: { replaceState(state: null, unused: string, address: string): void };
};

const ID = /^[\w-]{8,64}$/;

/** The service's own game in addresses; others have ids. */
export const MAIN_GAME = "main";

/**
 * `/#play=ID` and `/?game=ID`. Fragments reach no log of a server. A replay leaves the game of the browser as it is. The
 * service answers a malformed id like an unknown one.
 */
export function linkedGame({ hash, search, pathname }: Address): GameLink | null {
  if (pathname === "/replay") return null;
  const play = new URLSearchParams(hash.replace(/^#/, "")).get("play") ?? "";
  if (play !== "") return { kind: "play", id: play };
  const watch = new URLSearchParams(search).get("game") ?? "";
  return watch === "" || watch === MAIN_GAME ? null : { kind: "watch", id: watch };
}

export const playLink = (origin: string, id: string): string => `${origin}/#play=${id}`;
export const watchLink = (origin: string, watchId: string): string => `${origin}/?game=${watchId}`;

/** Paths that belong to no single game. */
const SHARED = /^\/api\/(?:games|daily|scores|status|rules|admin|problems|health|openapi|version)(?:[/?]|$)/;

/** The parameters that a call of this path takes for this game; null is the main game. */
export const gameQuery = (path: string, id: string | null): { readonly game?: string } =>
  id === null || SHARED.test(path) ? {} : { game: id };

const KNOWN_KEY = "outbound-space-games";
const PLAYED_KEY = "outbound-space-game";
const WATCHED_KEY = "outbound-space-watched";

/** The games that this browser may play, the latest first. */
export function knownGames(): readonly KnownGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? "[]") as readonly KnownGame[];
    return Array.isArray(games) ? games.filter(({ id }) => ID.test(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps a game, as the latest one. */
export function keepGame(game: KnownGame): void {
  const others = knownGames().filter(({ id }) => id !== game.id);
  localStorage.setItem(KNOWN_KEY, JSON.stringify([game, ...others]));
}

export function forgetGame(id: string): void {
  localStorage.setItem(KNOWN_KEY, JSON.stringify(knownGames().filter((game) => game.id !== id)));
  if (localStorage.getItem(PLAYED_KEY) === id) localStorage.removeItem(PLAYED_KEY);
}

/** The next page load shows this game; null is the main game. */
export function chooseGame(link: GameLink | null): void {
  sessionStorage.removeItem(WATCHED_KEY);
  if (link === null) localStorage.removeItem(PLAYED_KEY);
  else if (link.kind === "watch") sessionStorage.setItem(WATCHED_KEY, link.id);
  else localStorage.setItem(PLAYED_KEY, link.id);
}

/** Takes over the link of the address, which then loses the id to play. Returns null without a link. */
function adoptLink(address: Address): GameLink | null {
  const link = linkedGame(address);
  if (link === null) return null;
  chooseGame(link);
  const isNew = ID.test(link.id) && !knownGames().some(({ id }) => id === link.id);
  if (link.kind === "play" && isNew) keepGame({ id: link.id, name: "" });
  if (link.kind === "play") history?.replaceState(null, "", address.pathname);
  return link;
}

function gameOfPage(): GameLink | null {
  if (location === undefined) return null;
  try {
    adoptLink(location);
    const watched = sessionStorage.getItem(WATCHED_KEY);
    if (watched !== null) return { kind: "watch", id: watched };
    const played = localStorage.getItem(PLAYED_KEY);
    return played === null ? null : { kind: "play", id: played };
  } catch {
    // Without storage only the main game can be shown.
    return null;
  }
}

/** Null is the main game. Another one is chosen by loading the page again. */
export const CURRENT_GAME: GameLink | null = gameOfPage();

/** A link to play that is opened in a tab of the client changes only the fragment, which loads nothing. */
export function followPlayLink(): void {
  if (location !== undefined && adoptLink(location)?.kind === "play") location.reload();
}

/** The parameters of every call of this page. */
export const withGame = (path: string): { readonly game?: string } => gameQuery(path, CURRENT_GAME?.id ?? null);
