/** Sessions as their owners see them, and the answer of signing in. */
import { endOf, type SignedIn } from "../../players/sessions.ts";
import type { AnySession } from "../../world/state/accounts.ts";
import type { SessionView, SignedInView } from "../schemas.ts";
import { playerView } from "./player.ts";

export const isoTime = (at: number): string => new Date(at).toISOString();

export const signedInView = ({ account, session, token }: SignedIn): SignedInView => ({
  player: playerView(account),
  token,
  expiresAt: isoTime(session.expires_at),
});

export const sessionView = (session: AnySession, current: boolean): SessionView => ({
  id: session.id,
  createdAt: isoTime(session.created_at),
  lastUsedAt: isoTime(session.last_used_at),
  expiresAt: isoTime(endOf(session)),
  address: session.address,
  userAgent: session.user_agent,
  current,
});
