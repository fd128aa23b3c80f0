/** The problems of accounts, sessions and the admin panel. */
import type { ProblemTable } from "@outbound/kit/http/problems/problem.ts";

export const PLAYER_PROBLEMS = {
  "password-common": {
    status: 400,
    title: "A common password",
    cause: "The new password is one of the most common ones.",
    remedy: "Take another one.",
    example: { detail: "The password is one of the most common ones." },
  },
  "not-signed-in": {
    status: 401,
    title: "Not signed in",
    cause: "The request has no valid session of a player: none, a malformed or unknown token, or one that has ended.",
    remedy: "Sign in with POST /api/auth/sign-in or register, then send the cookie or the token.",
    example: { detail: "The session has ended or never existed." },
  },
  "admin-not-logged-in": {
    status: 401,
    title: "Not signed in as an admin",
    cause: "The request has no valid session of an admin. A player's session does not count.",
    remedy: "Sign in with POST /api/admin/login, then send the cookie or the token.",
    example: { detail: "The admin session has ended or never existed." },
  },
  "wrong-credentials": {
    status: 401,
    title: "Wrong name or password",
    cause: "No account has both this name and this password.",
    remedy: "Correct the name or the password.",
    example: { detail: "The name or the password is wrong." },
  },
  "wrong-password": {
    status: 403,
    title: "Wrong password",
    cause: "The call needs the password of the signed-in user, and the given one is wrong.",
    remedy: "Give the current password.",
    example: { detail: "The current password is wrong." },
  },
  suspended: {
    status: 403,
    title: "Suspended",
    cause: "An admin suspended the player, for a time or until the account is restored.",
    remedy:
      "Sign in again after the time in `until`. Without one, or if you disagree, ask the operator of the service.",
    example: {
      detail: "The account mira is suspended until 2026-11-24T09:00:00.000Z. Reason: Sells accounts",
      details: { username: "mira", until: "2026-11-24T09:00:00.000Z", reason: "Sells accounts" },
    },
  },
  "registration-closed": {
    status: 403,
    title: "Registration is closed",
    cause: "The operator set the service to take no new players.",
    remedy: "Ask the operator of the service.",
    example: { detail: "This service takes no new players." },
  },
  "invite-needed": {
    status: 403,
    title: "An invite is needed",
    cause: "The operator set the service to take only players with an invite.",
    remedy: "Ask an admin for an invite, and send its code as `invite`.",
    example: { detail: "Registering takes an invite from an admin." },
  },
  "invite-invalid": {
    status: 403,
    title: "Invalid invite",
    cause: "The invite is unknown, used up, expired or withdrawn.",
    remedy: "Ask an admin for another one.",
    example: { detail: "The invite is unknown, used up, expired or withdrawn." },
  },
  "unknown-session": {
    status: 404,
    title: "Unknown session",
    cause: "No open session that the caller may end has the id.",
    remedy: "Take an id from the list of sessions.",
    example: { detail: "There is no session 99.", details: { sessionId: 99 } },
  },
  "unknown-player": {
    status: 404,
    title: "Unknown player",
    cause: "No player has the id.",
    remedy: "Take an id from the table players.",
    example: { detail: "There is no player 99.", details: { playerId: 99 } },
  },
  "unknown-invite": {
    status: 404,
    title: "Unknown invite",
    cause: "No invite has the id; it may have been withdrawn.",
    remedy: "Take an id from GET /api/admin/invites.",
    example: { detail: "There is no invite 99.", details: { inviteId: 99 } },
  },
  "unknown-user": {
    status: 404,
    title: "Unknown admin user",
    cause: "No admin user has the id.",
    remedy: "Take an id from GET /api/admin/users.",
    example: { detail: "There is no admin user 99.", details: { userId: 99 } },
  },
  "unknown-entry": {
    status: 404,
    title: "Unknown entry of the audit",
    cause: "No entry of the audit has the id.",
    remedy: "Take an id from GET /api/admin/audit.",
    example: { detail: "The audit has no entry 99.", details: { entryId: 99 } },
  },
  "not-revertible": {
    status: 409,
    title: "Cannot be reverted",
    cause: "Only rows that were added, edited or deleted in the table editor can be reverted.",
    remedy: "Undo the change with the operation that made it.",
    example: {
      detail: "Entry 17 (player-suspended) cannot be reverted.",
      details: { entryId: 17, action: "player-suspended" },
    },
  },
  "username-taken": {
    status: 409,
    title: "Name taken",
    cause: "Another account has the name or one that looks like it, or it is the operator's or looks like that.",
    remedy: "Choose another name.",
    example: { detail: "The name mira is taken.", details: { username: "mira" } },
  },
  "company-name-reserved": {
    status: 409,
    title: "Company name reserved",
    cause: "To others, the company's name would look like the operator's or like another player's username.",
    remedy: "Choose another name for the company.",
    example: { detail: "The company name Moderator is reserved.", details: { companyName: "Moderator" } },
  },
  "last-admin": {
    status: 409,
    title: "The last admin",
    cause: "Without this admin user nobody could sign in to the admin panel.",
    remedy: "Add another admin user first.",
    example: { detail: "Admin user 1, admin, is the last one.", details: { userId: 1 } },
  },
  "sign-in-locked": {
    status: 429,
    title: "Too many wrong passwords",
    cause:
      "After five wrong passwords for an account at an address, or ten of an address, a known device or a session, one try a minute is left.",
    remedy: "Wait as many seconds as Retry-After says, or sign in with a browser that signed in to the account before.",
    example: {
      detail: "Passwords are locked after 5 failures; the next one can be tried in 42 s.",
      details: { failures: 5, retryAfterSeconds: 42 },
    },
  },
} satisfies ProblemTable;
