/** The problems of accounts, sessions and the admin panel; the rules' refusals and the kit's problems stand beside them. */
import type { ProblemKind, ProblemTable } from "@outbound/kit/http/problem.ts";

const kind = (
  status: ProblemKind["status"],
  title: string,
  cause: string,
  remedy: string,
  detail: string,
  details?: Readonly<Record<string, unknown>>,
): ProblemKind => ({ status, title, cause, remedy, example: details ? { detail, details } : { detail } });

export const PLAYER_PROBLEMS = {
  "password-common": kind(
    400,
    "A common password",
    "The new password is among those that everybody tries first.",
    "Take another one.",
    "The password is among those that everybody tries first.",
  ),
  "not-signed-in": kind(
    401,
    "Not signed in",
    "The request has no valid session of a player: none, a malformed or unknown token, or one that has ended.",
    "Sign in with POST /api/auth/sign-in or register, then send the cookie or the token.",
    "The session has ended or never was.",
  ),
  "admin-not-logged-in": kind(
    401,
    "Not logged in as an admin",
    "The request has no valid session of an admin; a player's session is none.",
    "Log in with POST /api/admin/login, then send the cookie or the token.",
    "The admin session has ended or never was.",
  ),
  "wrong-credentials": kind(
    401,
    "Wrong name or password",
    "No account has both this name and this password.",
    "Correct them.",
    "The name or the password is wrong.",
  ),
  "wrong-password": kind(
    403,
    "Wrong password",
    "The call asks for the password of the signed-in player, and it is another one.",
    "Give the present password.",
    "The present password is another one.",
  ),
  suspended: kind(
    403,
    "Suspended",
    "An admin keeps the player out.",
    "Ask whoever runs the service.",
    "The account mira is suspended.",
    { username: "mira" },
  ),
  "unknown-session": kind(
    404,
    "Unknown session",
    "No open session that the caller may end has the id.",
    "Take an id from the list of sessions.",
    "There is no session 99.",
    { sessionId: 99 },
  ),
  "unknown-player": kind(
    404,
    "Unknown player",
    "No player has the id.",
    "Take an id from the table players.",
    "There is no player 99.",
    { playerId: 99 },
  ),
  "unknown-user": kind(
    404,
    "Unknown admin user",
    "No admin user has the id.",
    "Take an id from GET /api/admin/users.",
    "There is no admin user 99.",
    { userId: 99 },
  ),
  "username-taken": kind(
    409,
    "Name taken",
    "Somebody has the name, in whatever case, or it is reserved.",
    "Choose another name.",
    "The name mira is taken.",
    { username: "mira" },
  ),
  "last-admin": kind(
    409,
    "The last admin",
    "Without this admin user nobody could log in to the admin panel.",
    "Add another admin user first.",
    "Admin user 1, admin, is the last one.",
    { userId: 1 },
  ),
  "sign-in-locked": kind(
    429,
    "Too many failed sign-ins",
    "Five failures lock an account for an address for a minute, ten lock the address for ten minutes.",
    "Wait as many seconds as Retry-After says.",
    "Signing in is locked after 5 failures; it works again in 42 s.",
    { failures: 5, retryAfterSeconds: 42 },
  ),
} satisfies ProblemTable;

export type PlayerProblemCode = keyof typeof PLAYER_PROBLEMS;
