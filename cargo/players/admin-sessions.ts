/** What admins do with sessions, players' and their own: see them and end them. */

import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { noteAudit } from "../world/admin/audit.ts";
import type { CargoGame } from "../world/game.ts";
import type { AdminSessionRow, SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commitOnce } from "./commit.ts";
import { isLive } from "./sessions.ts";

export type SessionKind = "player" | "admin";

/** A session of either kind, and whose it is. */
export interface OwnedSession {
  readonly kind: SessionKind;
  readonly userId: number;
  readonly username: string;
  readonly session: SessionRow | AdminSessionRow;
}

/** Those that are open, the newest first, with ids below `before`. */
export function openSessions(
  { accounts }: World,
  now: number,
  { kind, limit, before }: { readonly kind: SessionKind; readonly limit: number; readonly before: number },
): OwnedSession[] {
  const sessions: Iterable<SessionRow | AdminSessionRow> =
    kind === "player" ? accounts.sessions.values() : accounts.adminSessions.values();
  return [...sessions]
    .filter((session) => session.id < before && isLive(session, now))
    .sort((a, b) => b.id - a.id)
    .slice(0, limit)
    .map((session) => {
      const user =
        "player_id" in session ? accounts.players.get(session.player_id) : accounts.admins.get(session.admin_id);
      return { kind, userId: user?.id ?? 0, username: user?.username ?? "", session };
    });
}

/** Ends a session of either kind; no two have the same id. Rejects with `unknown-session`. */
export const endAnySession = (game: CargoGame, key: RequestKey | undefined, adminId: number, sessionId: number) =>
  commitOnce(game, key, (scene, world) => {
    const { sessions, adminSessions } = world.accounts;
    const player = sessions.get(sessionId)?.player_id;
    const admin = adminSessions.get(sessionId)?.admin_id;
    if (player === undefined && admin === undefined) {
      throw new Refused(
        new ProblemError("unknown-session", `There is no session ${sessionId}.`, { details: { sessionId } }),
      );
    }
    const [table, userId] = player === undefined ? ["admin_sessions", admin] : ["sessions", player];
    noteAudit(world, scene.now, adminId, {
      action: "session-ended",
      target: `${table} ${sessionId}`,
      data: { userId },
    });
    sessions.replace(sessionId, undefined);
    adminSessions.replace(sessionId, undefined);
  });
