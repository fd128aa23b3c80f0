/** Sessions and API tokens as shown to their owners, and the answer of signing in. */
import { endOf, type SignedIn } from "../../players/sessions.ts";
import type { AnySession, ApiTokenRow } from "../../world/state/accounts.ts";
import type { ApiTokenView, SessionView, SignedInView } from "../schemas.ts";
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

export const apiTokenView = (token: ApiTokenRow): ApiTokenView => ({
  id: token.id,
  name: token.name,
  scope: token.scope,
  createdAt: isoTime(token.created_at),
  lastUsedAt: token.last_used_at === null ? null : isoTime(token.last_used_at),
  expiresAt: isoTime(token.expires_at),
});
