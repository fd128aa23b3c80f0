/** One player of the cargo game, known by the API alone. */
import type {
  EventPageView,
  HistoryEventView,
  LedgerEntryView,
  LedgerPageView,
  SignedInView,
  StateView,
} from "@outbound/cargo/api/schemas.ts";

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The answer of an earlier request with the same key. */
  readonly isReplay: boolean;
}

export interface CargoPlayer {
  readonly url: string;
  readonly id: number;
  readonly token: string;
  send(method: string, path: string, body?: object, key?: string): Promise<Answer>;
  /** The body of what succeeds; a refusal throws with what the problem document says. */
  ok<Body>(method: string, path: string, body?: object, key?: string): Promise<Body>;
  state(): Promise<StateView>;
  /** All of it, the latest first. */
  ledger(): Promise<LedgerEntryView[]>;
  events(): Promise<HistoryEventView[]>;
  /** The same player with the same session on another process. */
  at(url: string): CargoPlayer;
}

export const PASSWORD = "a plane of my own";
const PAGE = 200;

/** A new player without a home. */
export async function registerPlayer(url: string, username: string): Promise<CargoPlayer> {
  const account = { username, password: PASSWORD };
  const { player, token } = await okOf<SignedInView>(url, undefined, "POST", "/api/auth/register", account);
  return playerAt(url, player.id, token);
}

/** A new session of a player that there is. */
export async function signInAgain(url: string, username: string): Promise<CargoPlayer> {
  const account = { username, password: PASSWORD };
  const { player, token } = await okOf<SignedInView>(url, undefined, "POST", "/api/auth/sign-in", account);
  return playerAt(url, player.id, token);
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function playerAt(url: string, id: number, token: string): CargoPlayer {
  const ok = <Body>(method: string, path: string, body?: object, key?: string) =>
    okOf<Body>(url, token, method, path, body, key);
  return {
    url,
    id,
    token,
    send: (method, path, body, key) => sendTo(url, token, method, path, body, key),
    ok,
    state: () => ok<StateView>("GET", "/api/state"),
    ledger: () => allPages<LedgerEntryView>((query) => ok<LedgerPageView>("GET", `/api/history/ledger?${query}`)),
    events: () => allPages<HistoryEventView>((query) => ok<EventPageView>("GET", `/api/history/events?${query}`)),
    at: (other) => playerAt(other, id, token),
  };
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextBefore: number | null;
}

async function allPages<Item>(read: (query: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page: Page<Item> = await read(`limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`);
    items.push(...page.items);
    before = page.nextBefore;
  }
  return items;
}

async function okOf<Body>(url: string, token: string | undefined, ...request: Request): Promise<Body> {
  const { status, text } = await sendTo(url, token, ...request);
  const [method, path, body] = request;
  if (status >= 300) throw new Error(`${method} ${path} ${JSON.stringify(body ?? null)}: ${status} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Body;
}

type Request = [method: string, path: string, body?: object | undefined, key?: string | undefined];

async function sendTo(url: string, token: string | undefined, ...request: Request): Promise<Answer> {
  const [method, path, body, key] = request;
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : bearer(token)),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isReplay = answer.headers.get("idempotency-replayed") === "true";
  return { status: answer.status, text: await answer.text(), isReplay };
}
