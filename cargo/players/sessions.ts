/**
 * The life of players' and admins' sessions: how they begin, how long they last, and when their last use is written. Sessions are
 * outside the world, so they use the machine's time.
 */

import type { Clock } from "@outbound/kit/clock/clock.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { hashToken, newToken } from "@outbound/kit/sessions/token.ts";
import type { CargoGame, Instants } from "../world/game.ts";
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

/**
 * Real milliseconds: a session ends this long after its last use. A use is written only if it is at least `writtenEveryMs` after
 * the written one.
 */
const IDLE = {
  player_id: { idleMs: 14 * DAY_MS, writtenEveryMs: HOUR_MS },
  admin_id: { idleMs: 12 * HOUR_MS, writtenEveryMs: MINUTE_MS },
};
/** Longest life of a session in real milliseconds, even if it is used. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** Characters of the User-Agent that are stored. */
const USER_AGENT_LENGTH = 200;
/** Most open sessions of a player or an admin. A new one ends the least recently used. */
const SESSIONS_OF_ONE = 50;
/** Real milliseconds for which an expired API token stays listed, so that its player sees why a program stopped. */
const EXPIRED_TOKEN_KEPT_MS = 30 * DAY_MS;
/** Number of new sessions and tokens between deletions of ended ones. */
const SWEEP_EVERY = 64;

/** Where a session was opened from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the token in the cookie to be replaced. That session ends when the new one begins. */
  readonly formerHash?: string | undefined;
  /** The browser's cookie of known devices. */
  readonly devices?: string | undefined;
}

/** A new session with its token. Only the client keeps the token; the store has its hash. */
export interface Opened<Session extends AnySession> {
  readonly session: Session;
  readonly token: string;
}

/** Result of signing in and registering. */
export interface SignedIn extends Opened<SessionRow> {
  readonly account: Account;
}

/** Adds the next value of the cookie of known devices. */
export type WithDevices<Opened> = Opened & { readonly devices: string };

/** Opens a session for the player or admin with this id. */
export function openSession<Session extends AnySession>(
  world: World,
  sessions: Sessions<Session>,
  instants: Instants,
  ownerId: number,
  { address, userAgent, formerHash }: Origin,
): Opened<Session> {
  const id = takeSessionId(world, instants);
  const { now } = instants;
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

/** Returns the id for a new session or token, which share their ids. From time to time also deletes ended ones. */
export function takeSessionId(world: World, { past }: Instants): number {
  const id = world.state.nextSessionId;
  world.state = { ...world.state, nextSessionId: id + 1 };
  if (id % SWEEP_EVERY === 0) sweepSessions(world, past);
  return id;
}

/**
 * Records that the player was active, because routes run for some time after that. The machine's clock may be behind the world's
 * time.
 */
function seen({ accounts: { players }, counters }: World, playerId: number, now: number): void {
  const account = players.get(playerId);
  const seenAt = Math.max(now, counters.lastAt);
  if (account && seenAt > account.seenAt) players.replace(playerId, { ...account, seenAt });
}

/** Opens a session for the player. */
export function openPlayerSession(world: World, instants: Instants, playerId: number, origin: Origin): SignedIn {
  const { players, sessions } = world.accounts;
  const opened = openSession(world, sessions, instants, playerId, origin);
  return { account: players.get(playerId) as Account, ...opened };
}

function sweepSessions({ accounts }: World, past: number): void {
  for (const sessions of [accounts.sessions, accounts.adminSessions]) {
    for (const session of [...sessions.values()]) if (!isLive(session, past)) sessions.replace(session.id, undefined);
  }
  for (const { id, expires_at } of [...accounts.apiTokens.values()]) {
    if (expires_at + EXPIRED_TOKEN_KEPT_MS <= past) accounts.apiTokens.replace(id, undefined);
  }
}

/** Ends the sessions or tokens of a player or admin, except `kept`. */
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

/** Ends the sessions and API tokens of a player from before the end of a suspension that is over. */
export function endAccessBefore({ sessions, apiTokens }: Accounts, suspended: Account): void {
  const { id } = suspended;
  for (const one of sessions.of(id)) if (!outlasted(suspended, one)) sessions.replace(one.id, undefined);
  for (const one of apiTokens.of(id)) if (!outlasted(suspended, one)) apiTokens.replace(one.id, undefined);
}

export const isLive = (one: AnySession | ApiTokenRow, now: number): boolean => now < endOf(one);

/**
 * Returns when a session or token ends; for a session, if it is not used again. Admins' sessions of earlier releases have a later
 * `expires_at`.
 */
export const endOf = (one: AnySession | ApiTokenRow): number =>
  isApiToken(one) ? one.expires_at : Math.min(one.expires_at, one.last_used_at + idleOf(one).idleMs);

export const isApiToken = (one: AnySession | ApiTokenRow): one is ApiTokenRow => "scope" in one;

const idleOf = (session: AnySession) => IDLE["admin_id" in session ? "admin_id" : "player_id"];

/** True if it gives access to its player's account: it has not ended, and the player is not suspended. */
export function opensAccount({ players }: Accounts, one: PlayerAccess, now: number): boolean {
  const account = players.get(one.player_id);
  return account !== undefined && isLive(one, now) && !isSuspended(account, now) && outlasted(account, one);
}

/**
 * Returns until when sessions and API tokens give access, by id and at the machine's time. Used for streams, which outlive the
 * check of their request.
 */
export const accessEnds = ({ wall }: Clock) => ({
  now: wall,
  endOf({ accounts }: World, id: number): number {
    const one = accounts.sessions.get(id) ?? accounts.apiTokens.get(id);
    return one !== undefined && opensAccount(accounts, one, wall()) ? endOf(one) : 0;
  },
});

/** Returns the session or token with this use, or the same object if the use need not be written yet. */
function used<Row extends AnySession | ApiTokenRow>(session: Row, now: number): Row {
  if (isApiToken(session)) {
    const { last_used_at } = session;
    // A use that is later than now was written while the machine's clock was ahead.
    const isRecent = last_used_at !== null && Math.abs(now - last_used_at) < IDLE.player_id.writtenEveryMs;
    return isRecent ? session : { ...session, last_used_at: now };
  }
  const { idleMs, writtenEveryMs } = idleOf(session);
  if (now - session.last_used_at < writtenEveryMs) return session;
  const expires_at = Math.min(now + idleMs, session.created_at + SESSION_LIFE_MS);
  return { ...session, last_used_at: now, expires_at };
}

/**
 * True for a session whose written use is later than now: the machine's clock was ahead then, or is behind. The use is not replaced,
 * because a clock that is behind would end the session as soon as it is right.
 */
const isFromLater = (one: AnySession | ApiTokenRow, now: number): boolean =>
  !isApiToken(one) && one.last_used_at - now >= idleOf(one).writtenEveryMs;

/** Writes last uses. A use that cannot be written is logged, and written by the next one. */
export class LastUses<Row extends AnySession | ApiTokenRow> {
  readonly #game: CargoGame;
  readonly #sessionsIn: (accounts: Accounts) => Sessions<Row>;
  readonly #underWay = new Map<number, Promise<void>>();
  /** When visits by sessions from later than now were recorded, in this process's monotonic time. */
  readonly #visits = new Map<number, number>();

  constructor(game: CargoGame, sessionsIn: (accounts: Accounts) => Sessions<Row>) {
    this.#game = game;
    this.#sessionsIn = sessionsIn;
  }

  /** Resolves when the use is written or cannot be; undefined if it need not be written yet. */
  record(session: Row, now: number): Promise<void> | undefined {
    const { id } = session;
    if (used(session, now) === session && !this.#isVisit(session, now)) return undefined;
    const underWay = this.#underWay.get(id) ?? this.#write(id, now).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, underWay);
    return underWay;
  }

  /** True for a visit by a session from later than now, at most once an hour. Routes need it. */
  #isVisit(session: Row, now: number): boolean {
    if (!isFromLater(session, now)) return false;
    const monotonic = this.#game.clock.monotonic();
    if (monotonic - (this.#visits.get(session.id) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return false;
    this.#visits.set(session.id, monotonic);
    return true;
  }

  async #write(id: number, now: number): Promise<void> {
    try {
      await commit(this.#game, (scene, world) => {
        const sessions = this.#sessionsIn(world.accounts);
        const known = sessions.get(id);
        if (known === undefined) return;
        sessions.replace(id, used(known, now));
        if (sessions.ownerColumn === "player_id") seen(world, sessions.ownerOf(known), Math.max(now, scene.now));
      });
    } catch (error) {
      this.#game.store.logger?.warn({ err: error }, "failed to record the last use of a session");
    }
  }
}
