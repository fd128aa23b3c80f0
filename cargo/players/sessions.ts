/**
 * The life of a session: how it begins, how long it lasts, and when its last use is written. Sessions are no part of the
 * world, so their time is the machine's.
 */

import type { Clock } from "@outbound/kit/clock/clock.ts";
import { hashToken, newToken } from "@outbound/kit/sessions/token.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account, Accounts, AdminSessionRow, SessionRow } from "../world/state/accounts.ts";
import type { Collection } from "../world/state/journal.ts";
import type { World } from "../world/state/world.ts";
import { commit } from "./commit.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Real milliseconds after its last use when a session ends, and after its beginning when it ends whatever happens. */
const SESSION_IDLE_MS = 14 * DAY_MS;
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** The last use is written when it is this much later than what is written. */
const WRITTEN_EVERY_MS = HOUR_MS;
/** What is kept of the User-Agent, in characters. */
const USER_AGENT_LENGTH = 200;

/** Where a session comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the token in the cookie that will be replaced: that session ends when another one begins. */
  readonly formerHash?: string | undefined;
}

/** What signing in and registering give. */
export interface SignedIn {
  readonly account: Account;
  readonly session: SessionRow;
  /** Only its holder knows it; what is stored is its hash. */
  readonly token: string;
}

/** Open sessions of a player; the one that was not used for longest ends for a new one. */
const SESSIONS_A_PLAYER = 50;

type Timed = Pick<SessionRow, "created_at" | "last_used_at" | "expires_at">;
type NewSession = Omit<SessionRow, "player_id">;

/** Every so many sessions those that have ended are swept. */
const SWEEP_EVERY = 64;

/** Opens a session of the player. */
export function openSession(world: World, now: number, playerId: number, origin: Origin): SignedIn {
  const { players, sessions } = world.accounts;
  const { begun, token } = beginSession(world, now, origin);
  const session = { ...begun, player_id: playerId };
  const former = origin.formerHash === undefined ? undefined : world.accounts.sessionOf(origin.formerHash);
  if (former !== undefined) sessions.replace(former.id, undefined);
  const others = world.accounts.sessionsOf(playerId).sort((a, b) => b.last_used_at - a.last_used_at || b.id - a.id);
  for (const { id } of others.slice(SESSIONS_A_PLAYER - 1)) sessions.replace(id, undefined);
  sessions.replace(session.id, session);
  return { account: players.get(playerId) as Account, session, token };
}

/** What sessions of players and of admins have in common at their beginning; the caller makes a row of it. */
export function beginSession(
  world: World,
  now: number,
  { address, userAgent }: Origin,
): { readonly begun: NewSession; readonly token: string } {
  const id = world.state.nextSessionId;
  world.state = { ...world.state, nextSessionId: id + 1 };
  if (id % SWEEP_EVERY === 0) sweepSessions(world, now);
  const token = newToken();
  const begun = {
    id,
    token_hash: hashToken(token),
    created_at: now,
    last_used_at: now,
    expires_at: now + SESSION_IDLE_MS,
    address,
    user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
  };
  return { begun, token };
}

/** Forgets the sessions that have ended by time. */
function sweepSessions({ accounts: { sessions, adminSessions } }: World, now: number): void {
  for (const session of [...sessions.values()]) if (!isLive(session, now)) sessions.replace(session.id, undefined);
  for (const session of [...adminSessions.values()]) {
    if (!isLive(session, now)) adminSessions.replace(session.id, undefined);
  }
}

/** Ends the player's sessions, all but one where one is kept. */
export function endSessions(world: World, playerId: number, kept?: number): void {
  const { accounts } = world;
  for (const { id } of accounts.sessionsOf(playerId)) if (id !== kept) accounts.sessions.replace(id, undefined);
}

export const isLive = ({ expires_at }: Timed, now: number): boolean => now < expires_at;

/** Whether the session still opens its player's account: it has not ended, and nobody keeps the player out. */
export function opensAccount({ players }: Accounts, session: SessionRow, now: number): boolean {
  return isLive(session, now) && players.get(session.player_id)?.isSuspended === false;
}

/** The same of a session that is known by its id, at the machine's time: for what stays open behind a request. */
export const isOpenSession =
  (clock: Clock) =>
  ({ accounts }: World, sessionId: number): boolean => {
    const session = accounts.sessions.get(sessionId);
    return session !== undefined && opensAccount(accounts, session, clock.wall());
  };

/** The session with this use written; the same one while that is not worth a commit. */
function used<S extends Timed>(session: S, now: number): S {
  if (now - session.last_used_at < WRITTEN_EVERY_MS) return session;
  const expires_at = Math.min(now + SESSION_IDLE_MS, session.created_at + SESSION_LIFE_MS);
  return { ...session, last_used_at: now, expires_at };
}

/** Writes last uses behind the requests, which do not wait for it: a use that is lost is written by the next one. */
export class LastUses<S extends SessionRow | AdminSessionRow> {
  readonly #game: CargoGame;
  readonly #sessions: (world: World) => Collection<number, S>;
  readonly #underWay = new Set<number>();

  constructor(game: CargoGame, sessions: (world: World) => Collection<number, S>) {
    this.#game = game;
    this.#sessions = sessions;
  }

  note(session: S, now: number): void {
    const { id } = session;
    if (used(session, now) === session || this.#underWay.has(id)) return;
    this.#underWay.add(id);
    this.#write(id, now)
      .catch((error) => this.#game.store.logger?.warn({ err: error }, "the last use of a session was not written"))
      .finally(() => this.#underWay.delete(id));
  }

  #write(id: number, now: number): Promise<void> {
    return commit(this.#game, (_scene, world) => {
      const sessions = this.#sessions(world);
      const session = sessions.get(id);
      if (session) sessions.replace(id, used(session, now));
    });
  }
}
