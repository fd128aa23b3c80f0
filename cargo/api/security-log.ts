/** Logs account events with address and session. Admins' changes to others are in the audit instead. */
import type { FastifyRequest } from "fastify";

type AccountEvent =
  | "registered"
  | "guest-began"
  | "guest-kept"
  | "signed-in"
  | "signed-out"
  | "password-changed"
  | "session-ended"
  | "token-created"
  | "token-revoked"
  | "account-deleted"
  | "admin-logged-in"
  | "admin-logged-out";

/** Logs one event. `who` is, for example, `player 3` or `admin 1`. */
export function logAccount(
  { log, ip }: FastifyRequest,
  event: AccountEvent,
  who: string,
  more: { readonly sessionId?: number; readonly tokenId?: number } = {},
): void {
  log.info({ event, who, address: ip, ...more }, `account event: ${event}`);
}
