/** Registering, signing in and out, and players' operations on their own account and sessions. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { sendAnswer } from "@outbound/kit/idempotency-header/request.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { changePassword, deleteAccount, endSession, signOut } from "../../players/own-account.ts";
import { beginAsGuest, keepGuest, type Players, register } from "../../players/register.ts";
import { isLive, type Origin, type SignedIn, type WithDevices } from "../../players/sessions.ts";
import { signIn } from "../../players/sign-in.ts";
import {
  accountOf,
  cookieHashOf,
  DEVICE_LIMIT,
  keyOf,
  NEW_ACCOUNTS,
  playerOf,
  SIGN_IN_LIMIT,
  sessionOf,
} from "../guard.ts";
import { object } from "../schemas/shape.ts";
import * as schemas from "../schemas.ts";
import { logAccount } from "../security-log.ts";
import { devicesOf, giveCookie, giveDevices, PLAYER_COOKIE, takeCookie } from "../session-cookie.ts";
import { playerView } from "../views/player.ts";
import { isoTime, sessionView, signedInView } from "../views/session.ts";
import { endpoints, nothing } from "./endpoint.ts";

export function authRoutes(app: App, players: Players): void {
  entranceRoutes(app, players);
  guestRoutes(app, players);
  exitRoutes(app, players);
  sessionRoutes(app, players);
}

/** Options of routes that take or return secrets: no answer is stored for a retry, and guessing is slowed down. */
export const SECRET = { idempotencyKey: false, limits: [SIGN_IN_LIMIT] } as const;
/** Options of both sign-ins. */
export const SIGN_IN = { ...SECRET, limits: [DEVICE_LIMIT], access: "open" } as const;
/** Options of routes that create a player. */
const NEWCOMER = { ...SECRET, limits: [SIGN_IN_LIMIT, NEW_ACCOUNTS] } as const;

const COOKIES =
  "Named `cargo_session`, `cargo_admin_session` and `cargo_devices`, over TLS with `__Host-` before it and `Secure`.";
const SET_COOKIE = {
  type: "string",
  pattern: "^(__Host-)?cargo_(session|admin_session|devices)=",
  example: "cargo_session=8f2c; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax",
};

const cookieHeader = (status: number, description: string) => ({
  openapi: {
    responseHeaders: { [status]: { "Set-Cookie": { description: `${description} ${COOKIES}`, schema: SET_COOKIE } } },
  },
});
export const setsCookie = (status = 200) =>
  cookieHeader(
    status,
    "For browsers: the session, and a second cookie that makes this browser a known device of the account.",
  );
export const keepsDevice = (status: number) => cookieHeader(status, "For browsers: keeps this browser a known device.");
export const CLEARS_COOKIE = cookieHeader(204, "Makes browsers forget the session.");

/** Returns where the request comes from, as stored with the session. */
export const originOf = (request: FastifyRequest, who: "player" | "admin"): Origin => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  formerHash: cookieHashOf(request, who),
  devices: devicesOf(request),
});

function entranceRoutes(app: App, players: Players): void {
  const { post } = endpoints(app, "account");
  post({
    url: "/api/auth/register",
    operationId: "register",
    summary: "Register",
    description:
      "Creates a player with 125,000 € and signs in. The answer has the token for programs; browsers get the cookie. The operator may require an invite or close registration: see GET /api/auth/registration.",
    body: schemas.RegisterRequest,
    status: 201,
    answer: schemas.SignedIn,
    ...NEWCOMER,
    ...setsCookie(201),
    access: "open",
    problems: [
      "registration-closed",
      "invite-needed",
      "invite-invalid",
      "username-taken",
      "company-name-reserved",
      "password-common",
      "hashing-busy",
    ],
    handler: async (request, reply) =>
      welcome(request, reply, "registered", await register(players, request.body, originOf(request, "player"))),
  });
  // Answered from a setting, without the database.
  endpoints(app, "service").get({
    url: "/api/auth/registration",
    operationId: "getRegistration",
    summary: "Who may register",
    description: "Whether anyone, only holders of an invite, or nobody may register. Changes nothing.",
    answer: schemas.Registration,
    access: "open",
    handler: async () => ({ registration: players.registration }),
  });
  post({
    url: "/api/auth/sign-in",
    operationId: "signIn",
    summary: "Sign in",
    description:
      "Opens a session and ends the one whose cookie it replaces. Other sessions stay open, up to 50. After five wrong passwords from one address, an account allows that address only one try a minute; after ten, all accounts do. A browser that signed in to the account before is a known device: wrong passwords from elsewhere do not lock it, and it has ten of its own.",
    body: schemas.SignInRequest,
    answer: schemas.SignedIn,
    ...SIGN_IN,
    ...setsCookie(),
    problems: ["wrong-credentials", "suspended", "sign-in-locked", "hashing-busy"],
    handler: async (request, reply) =>
      welcome(request, reply, "signed-in", await signIn(players, request.body, originOf(request, "player"))),
  });
}

function guestRoutes(app: App, players: Players): void {
  const { post } = endpoints(app, "account");
  post({
    url: "/api/auth/guest",
    operationId: "beginAsGuest",
    summary: "Begin as a guest",
    description:
      "Creates a player with a random name and 125,000 €, and signs in. A guest plays like everybody else, but is not ranked and cannot show a page or found an alliance. Only this session gives access to the account. Signing out deletes the account, and so do 7 days without a request. Refused if registration is not open, or if the service has reached its limit of guests.",
    status: 201,
    answer: schemas.SignedIn,
    ...NEWCOMER,
    ...cookieHeader(201, "For browsers: the session."),
    access: "open",
    problems: ["registration-closed", "invite-needed", "too-many-guests"],
    handler: async (request, reply) =>
      welcome(request, reply, "guest-began", await beginAsGuest(players, originOf(request, "player"))),
  });
  post({
    url: "/api/auth/keep",
    operationId: "keepCompany",
    summary: "Keep a guest's company",
    description:
      "Gives the guest a name and a password. The player keeps everything and is ranked from then on. The guest's session ends and another one begins. The rules of registration apply: see GET /api/auth/registration.",
    body: schemas.KeepRequest,
    answer: schemas.SignedIn,
    ...SECRET,
    ...setsCookie(),
    problems: [
      ...(["not-a-guest", "registration-closed", "invite-needed", "invite-invalid"] as const),
      ...(["username-taken", "company-name-reserved", "password-common", "hashing-busy"] as const),
    ],
    handler: async (request, reply) => {
      const kept = await keepGuest(players, sessionOf(request), request.body, originOf(request, "player"));
      return welcome(request, reply, "guest-kept", kept);
    },
  });
}

/** Sets the browser's cookies, and logs the event. */
function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  event: "registered" | "signed-in" | "guest-began" | "guest-kept",
  one: SignedIn & Partial<WithDevices<SignedIn>>,
) {
  logAccount(request, event, `player ${one.account.id}`, { sessionId: one.session.id });
  giveCookie(request, reply, PLAYER_COOKIE, one.token);
  if (one.devices !== undefined) giveDevices(request, reply, one.devices);
  return signedInView(one);
}

function exitRoutes(app: App, players: Players): void {
  const { post, remove } = endpoints(app, "account");
  post({
    url: "/api/auth/sign-out",
    operationId: "signOut",
    summary: "Sign out",
    description:
      "Ends only the session that the request came with. A guest's account is deleted, because nobody could sign in to it again.",
    status: 204,
    answer: nothing("The session has ended."),
    // Retries have no session, so there is no principal for a key.
    idempotencyKey: false,
    ...CLEARS_COOKIE,
    handler: async (request, reply) => {
      const { id, player_id } = sessionOf(request);
      await signOut(players.game, sessionOf(request));
      logAccount(request, "signed-out", `player ${player_id}`, { sessionId: id });
      takeCookie(request, reply, PLAYER_COOKIE);
      return undefined;
    },
  });
  remove({
    url: "/api/auth/account",
    operationId: "deleteAccount",
    summary: "Delete the account",
    description:
      "Deletes the player with planes, even flying ones, cargo, money, history and sessions. This cannot be undone. After ten wrong passwords the session has only one try a minute.",
    body: schemas.DeleteAccountRequest,
    status: 204,
    answer: nothing("The account is deleted."),
    ...SECRET,
    ...CLEARS_COOKIE,
    problems: ["wrong-password", "sign-in-locked", "hashing-busy"],
    handler: async (request, reply) => {
      await deleteAccount(players, sessionOf(request), request.body.password);
      logAccount(request, "account-deleted", `player ${playerOf(request)}`);
      takeCookie(request, reply, PLAYER_COOKIE);
      return undefined;
    },
  });
  post({
    url: "/api/auth/password",
    operationId: "changePassword",
    summary: "Change the password",
    description:
      "Changes the password and ends all other sessions of the player. The current session stays open. Other browsers are no longer known devices. After ten wrong passwords the session has only one try a minute.",
    body: schemas.PasswordRequest,
    status: 204,
    answer: nothing("The password is changed."),
    ...SECRET,
    ...keepsDevice(204),
    problems: ["wrong-password", "password-common", "sign-in-locked", "hashing-busy"],
    handler: async (request, reply) => {
      giveDevices(request, reply, await changePassword(players, sessionOf(request), request.body, devicesOf(request)));
      logAccount(request, "password-changed", `player ${playerOf(request)}`);
      return undefined;
    },
  });
}

const Sessions = object(
  { sessions: Type.Array(ref(schemas.Session), { description: "Open sessions, the newest first." }) },
  { description: "The player's sessions." },
);

function sessionRoutes(app: App, { game }: Players): void {
  const { get, remove } = endpoints(app, "account");
  get({
    url: "/api/auth/session",
    operationId: "getSession",
    summary: "The current session",
    description: "The session that the request came with, and its player. Changes nothing.",
    answer: schemas.PresentSession,
    handler: async (request) => {
      const { id, player_id, expires_at } = sessionOf(request);
      const player = await game.host.read(({ state }) => accountOf(state, player_id));
      return { sessionId: id, player: playerView(player), expiresAt: isoTime(expires_at) };
    },
  });
  get({
    url: "/api/auth/sessions",
    operationId: "listSessions",
    summary: "The player's sessions",
    description: "Changes nothing.",
    answer: Sessions,
    handler: async (request) => {
      const { id, player_id } = sessionOf(request);
      const all = await game.host.read(({ state }) => state.accounts.sessions.of(player_id));
      const open = all.filter((one) => isLive(one, game.clock.wall()));
      return { sessions: open.reverse().map((session) => sessionView(session, session.id === id)) };
    },
  });
  remove({
    url: "/api/auth/sessions/:sessionId",
    operationId: "endSession",
    summary: "End a session",
    description: "Ends one of the player's sessions, which may be the current one. Its streams end within a second.",
    params: object({ sessionId: PathId }),
    status: 204,
    answer: nothing("The session has ended."),
    problems: ["unknown-session"],
    handler: async (request, reply) => {
      const { sessionId } = request.params;
      const playerId = playerOf(request);
      const { replayed } = await endSession(game, keyOf(request), playerId, sessionId);
      if (!replayed) logAccount(request, "session-ended", `player ${playerId}`, { sessionId });
      return sendAnswer(reply, { status: 204, body: null, replayed });
    },
  });
}
