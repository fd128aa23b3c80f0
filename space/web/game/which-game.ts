/**
 * Determines the game that this page shows: the game that a link chose, the game played last, or the service's main game. The
 * browser keeps the id to play, and the tab the id to watch.
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

/** Undefined outside a browser, as in tests of views. */
const { location, history } = globalThis as {
  readonly location?: Address & { reload(): void };
  readonly history?: { replaceState(state: null, unused: string, address: string): void };
};

const ID = /^[\w-]{8,64}$/;

/** The id of the service's main game in addresses. */
export const MAIN_GAME = "main";

/**
 * Returns the game of a link: `/#play=ID` or `/?game=ID`. The id to play is in the fragment, which no server logs. A replay does
 * not change the browser's game. The service answers a malformed id like an unknown one.
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

/** Paths that do not depend on a game. */
const SHARED = /^\/api\/(?:games|daily|scores|status|rules|admin|problems|health|openapi|version)(?:[/?]|$)/;

/** Returns the query parameters that a call of this path needs for the game; null is the main game. */
export const gameQuery = (path: string, id: string | null): { readonly game?: string } =>
  id === null || SHARED.test(path) ? {} : { game: id };

const KNOWN_KEY = "outbound-space-games";
const PLAYED_KEY = "outbound-space-game";
const WATCHED_KEY = "outbound-space-watched";

/** Returns the games that this browser can play, the latest first. */
export function knownGames(): readonly KnownGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? "[]") as readonly KnownGame[];
    return Array.isArray(games) ? games.filter(({ id }) => ID.test(id)) : [];
  } catch {
    return [];
  }
}

/** Stores a game as the latest one. */
export function keepGame(game: KnownGame): void {
  const others = knownGames().filter(({ id }) => id !== game.id);
  localStorage.setItem(KNOWN_KEY, JSON.stringify([game, ...others]));
}

export function forgetGame(id: string): void {
  localStorage.setItem(KNOWN_KEY, JSON.stringify(knownGames().filter((game) => game.id !== id)));
  if (localStorage.getItem(PLAYED_KEY) === id) localStorage.removeItem(PLAYED_KEY);
}

/** Makes the next page load show this game; null is the main game. */
export function chooseGame(link: GameLink | null): void {
  sessionStorage.removeItem(WATCHED_KEY);
  if (link === null) localStorage.removeItem(PLAYED_KEY);
  else if (link.kind === "watch") sessionStorage.setItem(WATCHED_KEY, link.id);
  else localStorage.setItem(PLAYED_KEY, link.id);
}

/** Makes the next page load show another game than this one, which is gone. A game that was only watched leaves the played one. */
export function forgetChoice(gone: GameLink | null): void {
  if (gone?.kind === "watch") sessionStorage.removeItem(WATCHED_KEY);
  else if (gone !== null && localStorage.getItem(PLAYED_KEY) === gone.id) localStorage.removeItem(PLAYED_KEY);
}

/** Stores the game of the address's link, and removes the id to play from the address. Returns null without a link. */
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
    // Without storage, only the main game can be shown.
    return null;
  }
}

/** The game of this page; null is the main game. Choosing another game reloads the page. */
export const CURRENT_GAME: GameLink | null = gameOfPage();

/** Reloads the page for a link to play that was opened in a tab of the client, since a new fragment alone loads nothing. */
export function followPlayLink(): void {
  if (location !== undefined && adoptLink(location)?.kind === "play") location.reload();
}

/** Returns the query parameters that a call of this page needs. */
export const withGame = (path: string): { readonly game?: string } => gameQuery(path, CURRENT_GAME?.id ?? null);
