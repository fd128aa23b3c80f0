/** What the log says of accounts: who came, who left, and what was changed of an account, with address and session. */
import type { FastifyRequest } from "fastify";

type AccountEvent =
  | "registered"
  | "signed-in"
  | "signed-out"
  | "password-changed"
  | "session-ended"
  | "account-deleted"
  | "admin-logged-in"
  | "admin-logged-out";

/** `who` as `player 3` or `admin 1`. What admins do to others is in the audit. */
export function logAccount(
  { log, ip }: FastifyRequest,
  event: AccountEvent,
  who: string,
  more: { readonly sessionId?: number } = {},
): void {
  log.info({ event, who, address: ip, ...more }, "an account");
}
