/** Admins' commands on sessions of players and admins: list and end them. */
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { recordAudit } from "../world/admin/audit.ts";
import type { CargoGame } from "../world/game.ts";
import type { AnySession } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commitOnce } from "./commit.ts";
import { isLive } from "./sessions.ts";

export type SessionKind = "player" | "admin";

/** A session of either kind with its owner. */
export interface OwnedSession {
  readonly id: number;
  readonly kind: SessionKind;
  readonly userId: number;
  readonly username: string;
  readonly session: AnySession;
}

/** Returns the open sessions of a kind with ids below `before`, the newest first. */
export function openSessions(
  { accounts }: World,
  now: number,
  { kind, limit, before = Number.MAX_SAFE_INTEGER }: { kind: SessionKind; limit: number; before: number | undefined },
): OwnedSession[] {
  const [sessions, users] =
    kind === "player" ? [accounts.sessions, accounts.players] : [accounts.adminSessions, accounts.admins];
  return [...(sessions.values() as Iterable<AnySession>)]
    .filter((session) => session.id < before && isLive(session, now))
    .sort((a, b) => b.id - a.id)
    .slice(0, limit)
    .map((session) => {
      const userId = sessions.ownerOf(session as never);
      return { id: session.id, kind, userId, username: users.get(userId)?.username ?? "", session };
    });
}

/** Ends a session of either kind; ids are unique across kinds. Rejects with `unknown-session`. */
export const endAnySession = (game: CargoGame, key: RequestKey | undefined, adminId: number, sessionId: number) =>
  commitOnce(game, key, (scene, world) => {
    const { sessions, adminSessions } = world.accounts;
    const playerId = sessions.get(sessionId)?.player_id;
    const userId = playerId ?? adminSessions.get(sessionId)?.admin_id;
    if (userId === undefined) throw new Refused(unknownSession(sessionId));
    const target = `${playerId === undefined ? "admin_sessions" : "sessions"} ${sessionId}`;
    recordAudit(world, scene.now, adminId, { action: "session-ended", target, data: { userId } });
    sessions.replace(sessionId, undefined);
    adminSessions.replace(sessionId, undefined);
  });

export const unknownSession = (sessionId: number): ProblemError =>
  new ProblemError("unknown-session", `There is no session ${sessionId}.`, { details: { sessionId } });
