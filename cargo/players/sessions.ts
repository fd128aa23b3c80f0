/**
 * The life of a session, a player's or an admin's: how it begins, how long it lasts, and when its last use is written.
 * Sessions are no part of the world, so their time is the machine's.
 */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { hashToken, newToken } from "@outbound/kit/sessions/token.ts";
import type { CargoGame } from "../world/game.ts";
import type {
  Account,
  Accounts,
  AnySession,
  ApiTokenRow,
  PlayerAccess,
  SessionRow,
  Sessions,
} from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commit } from "./commit.ts";
import { isSuspended, outlasted } from "./suspension.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Real milliseconds: a session ends so long after its last use, which is written when it is `writtenEveryMs` later than the written one. */
const IDLE = {
  player_id: { idleMs: 14 * DAY_MS, writtenEveryMs: HOUR_MS },
  admin_id: { idleMs: 12 * HOUR_MS, writtenEveryMs: MINUTE_MS },
};
/** Real milliseconds after its beginning when a session ends in any case. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** Characters of the User-Agent that are stored. */
const USER_AGENT_LENGTH = 200;
/** Most open sessions of a player or an admin; a new one ends the least recently used. */
const SESSIONS_OF_ONE = 50;
/** Real milliseconds for which an expired API token stays listed, so that its player sees why a program stopped. */
const EXPIRED_TOKEN_KEPT_MS = 30 * DAY_MS;
/** What has ended is deleted once in so many new sessions and tokens. */
const SWEEP_EVERY = 64;

/** Where a session comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the token in the cookie that will be replaced: that session ends when another one begins. */
  readonly formerHash?: string | undefined;
  /** The cookie of the devices that the browser is known as. */
  readonly devices?: string | undefined;
}

/** A new session. Only its holder knows the token; its hash is stored. */
export interface Opened<Session extends AnySession> {
  readonly session: Session;
  readonly token: string;
}

/** What signing in and registering give. */
export interface SignedIn extends Opened<SessionRow> {
  readonly account: Account;
}

/** With the next value of that cookie. */
export type WithDevices<Opened> = Opened & { readonly devices: string };

/** Opens a session of the player or admin with this id. */
export function openSession<Session extends AnySession>(
  world: World,
  sessions: Sessions<Session>,
  now: number,
  ownerId: number,
  { address, userAgent, formerHash }: Origin,
): Opened<Session> {
  const id = takeSessionId(world, now);
  const former = sessions.withToken(formerHash);
  if (former !== undefined) sessions.replace(former.id, undefined);
  const others = sessions.of(ownerId).sort((a, b) => b.last_used_at - a.last_used_at || b.id - a.id);
  for (const other of others.slice(SESSIONS_OF_ONE - 1)) sessions.replace(other.id, undefined);
  const token = newToken();
  const begun = {
    id,
    token_hash: hashToken(token),
    created_at: now,
    last_used_at: now,
    expires_at: now + IDLE[sessions.ownerColumn].idleMs,
    address,
    user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
  };
  const session = { ...begun, [sessions.ownerColumn]: ownerId } as unknown as Session;
  sessions.replace(id, session);
  if (sessions.ownerColumn === "player_id") seen(world, ownerId, now);
  return { session, token };
}

/** The id of a new session or token, which share their numbers. At times what has ended is deleted with it. */
export function takeSessionId(world: World, now: number): number {
  const id = world.state.nextSessionId;
  world.state = { ...world.state, nextSessionId: id + 1 };
  if (id % SWEEP_EVERY === 0) sweepSessions(world, now);
  return id;
}

/** The player was there: routes run for some time after it. The machine's clock may be behind the world's time. */
function seen({ accounts: { players }, counters }: World, playerId: number, now: number): void {
  const account = players.get(playerId);
  const seenAt = Math.max(now, counters.lastAt);
  if (account && seenAt > account.seenAt) players.replace(playerId, { ...account, seenAt });
}

/** Opens a session of the player. */
export function openPlayerSession(world: World, now: number, playerId: number, origin: Origin): SignedIn {
  const { players, sessions } = world.accounts;
  const opened = openSession(world, sessions, now, playerId, origin);
  return { account: players.get(playerId) as Account, ...opened };
}

function sweepSessions({ accounts }: World, now: number): void {
  for (const sessions of [accounts.sessions, accounts.adminSessions]) {
    for (const session of [...sessions.values()]) if (!isLive(session, now)) sessions.replace(session.id, undefined);
  }
  for (const { id, expires_at } of [...accounts.apiTokens.values()]) {
    if (expires_at + EXPIRED_TOKEN_KEPT_MS <= now) accounts.apiTokens.replace(id, undefined);
  }
}

/** Ends the sessions or tokens of a player or admin, all but one where one is kept. */
export function endSessions<Row extends AnySession | ApiTokenRow>(
  sessions: Sessions<Row>,
  ownerId: number,
  kept?: number,
): void {
  for (const { id } of sessions.of(ownerId)) if (id !== kept) sessions.replace(id, undefined);
}

/** Ends all sessions and API tokens of a player. */
export function endPlayerAccess({ sessions, apiTokens }: Accounts, playerId: number): void {
  endSessions(sessions, playerId);
  endSessions(apiTokens, playerId);
}

export const isLive = (one: AnySession | ApiTokenRow, now: number): boolean => now < endOf(one);

/** When it ends, a session unless it is used again. Admins' sessions of earlier releases have a later `expires_at`. */
export const endOf = (one: AnySession | ApiTokenRow): number =>
  isApiToken(one) ? one.expires_at : Math.min(one.expires_at, one.last_used_at + idleOf(one).idleMs);

export const isApiToken = (one: AnySession | ApiTokenRow): one is ApiTokenRow => "scope" in one;

const idleOf = (session: AnySession) => IDLE["admin_id" in session ? "admin_id" : "player_id"];

/** Whether it still opens its player's account: it has not ended, and the player is not suspended. */
export function opensAccount({ players }: Accounts, one: PlayerAccess, now: number): boolean {
  const account = players.get(one.player_id);
  return account !== undefined && isLive(one, now) && !isSuspended(account, now) && outlasted(account, one);
}

/**
 * Until when sessions and API tokens, known by their ids, open their players' accounts, at the machine's time: for what stays open
 * behind a request.
 */
export const accessEnds = ({ wall }: Clock) => ({
  now: wall,
  endOf({ accounts }: World, id: number): number {
    const one = accounts.sessions.get(id) ?? accounts.apiTokens.get(id);
    return one !== undefined && opensAccount(accounts, one, wall()) ? endOf(one) : 0;
  },
});

/** The session or token with this use written; the same one while that is not worth a commit. */
function used<Row extends AnySession | ApiTokenRow>(session: Row, now: number): Row {
  if (isApiToken(session)) {
    const isRecent = session.last_used_at !== null && now - session.last_used_at < IDLE.player_id.writtenEveryMs;
    return isRecent ? session : { ...session, last_used_at: now };
  }
  const { idleMs, writtenEveryMs } = idleOf(session);
  if (now - session.last_used_at < writtenEveryMs) return session;
  const expires_at = Math.min(now + idleMs, session.created_at + SESSION_LIFE_MS);
  return { ...session, last_used_at: now, expires_at };
}

/** Writes last uses behind the requests, which do not wait for it: a use that is lost is written by the next one. */
export class LastUses<Row extends AnySession | ApiTokenRow> {
  readonly #game: CargoGame;
  readonly #sessionsIn: (accounts: Accounts) => Sessions<Row>;
  readonly #underWay = new Set<number>();

  constructor(game: CargoGame, sessionsIn: (accounts: Accounts) => Sessions<Row>) {
    this.#game = game;
    this.#sessionsIn = sessionsIn;
  }

  record(session: Row, now: number): void {
    const { id } = session;
    if (used(session, now) === session || this.#underWay.has(id)) return;
    this.#underWay.add(id);
    commit(this.#game, (_scene, world) => {
      const sessions = this.#sessionsIn(world.accounts);
      const known = sessions.get(id);
      if (known === undefined) return;
      sessions.replace(id, used(known, now));
      if (sessions.ownerColumn === "player_id") seen(world, sessions.ownerOf(known), now);
    })
      .catch((error) => this.#game.store.logger?.warn({ err: error }, "failed to record the last use of a session"))
      .finally(() => this.#underWay.delete(id));
  }
}
