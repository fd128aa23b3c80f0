/** Registering, signing in and out, and what players do with the own account and sessions. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { idempotency } from "@outbound/kit/idempotency/request.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { changePassword, endSession, leave, signOut } from "../../players/own-account.ts";
import { principalOf } from "../../players/principal.ts";
import { type Players, register } from "../../players/register.ts";
import { isLive, type Origin, type SignedIn } from "../../players/sessions.ts";
import { signIn } from "../../players/sign-in.ts";
import type { Account } from "../../world/state/accounts.ts";
import { cookieHashOf, playerOf, SIGN_IN_LIMIT, sessionOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import { logAccount } from "../security-log.ts";
import { giveCookie, PLAYER_COOKIE, takeCookie } from "../session-cookie.ts";
import { playerView } from "../views/player.ts";
import { isoTime, sessionView, signedInView } from "../views/session.ts";

export function authRoutes(app: App, players: Players): void {
  entranceRoutes(app, players);
  exitRoutes(app, players);
  passwordRoute(app, players);
  sessionRoutes(app, players);
}

const tags = ["account"];

/** Routes that take or give secrets: nothing of them is stored for a retry, and guessing is slowed down. */
export const SECRET = { idempotencyKey: false, rateLimit: SIGN_IN_LIMIT } as const;

/** The answer without a body. */
export const nothing = (description: string) => Type.Unsafe<undefined>({ type: "null", description });

const cookieHeader = (description: string) => ({
  "Set-Cookie": { description, schema: { type: "string" } },
});
export const GIVEN = cookieHeader("The session, for browsers.");
export const TAKEN = cookieHeader("Makes browsers forget the session.");

/** Where the request comes from, as the session keeps it. */
export const originOf = (request: FastifyRequest, who: "player" | "admin"): Origin => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  formerHash: cookieHashOf(request, who),
});

function entranceRoutes(app: App, players: Players): void {
  const welcome = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    giveCookie(request, reply, PLAYER_COOKIE, signedIn.token);
    return signedInView(signedIn);
  };
  app.post(
    "/api/auth/register",
    {
      schema: {
        operationId: "register",
        tags,
        summary: "Register",
        description:
          "Makes a new player with 125,000 € and signs in. The answer has the token for programs; browsers get the cookie.",
        body: ref(schemas.RegisterRequest),
        response: { 201: schemas.answer(schemas.SignedIn) },
      },
      config: {
        ...SECRET,
        access: "open",
        problems: ["username-taken", "password-common", "hashing-busy"],
        openapi: { responseHeaders: { 201: GIVEN } },
      },
    },
    async (request, reply) => {
      const signedIn = await register(players, request.body, originOf(request, "player"));
      logAccount(request, "registered", `player ${signedIn.account.id}`, { sessionId: signedIn.session.id });
      return reply.code(201).send(welcome(request, reply, signedIn));
    },
  );
  app.post(
    "/api/auth/sign-in",
    {
      schema: {
        operationId: "signIn",
        tags,
        summary: "Sign in",
        description:
          "Opens a session and ends the one whose cookie it replaces; others that are open stay open, up to 50. Five failures lock the account for the address for a minute, ten lock the address for ten minutes; an address that signed in to the account within 30 days is never locked out of it.",
        body: ref(schemas.SignInRequest),
        response: { 200: schemas.answer(schemas.SignedIn) },
      },
      config: {
        ...SECRET,
        access: "open",
        problems: ["wrong-credentials", "suspended", "sign-in-locked", "hashing-busy"],
        openapi: { responseHeaders: { 200: GIVEN } },
      },
    },
    async (request, reply) => {
      const signedIn = await signIn(players, request.body, originOf(request, "player"));
      logAccount(request, "signed-in", `player ${signedIn.account.id}`, { sessionId: signedIn.session.id });
      return welcome(request, reply, signedIn);
    },
  );
}

function exitRoutes(app: App, players: Players): void {
  app.post(
    "/api/auth/sign-out",
    {
      schema: {
        operationId: "signOut",
        tags,
        summary: "Sign out",
        description: "Ends the session that the request came with, and no other.",
        response: { 204: nothing("The session has ended.") },
      },
      // A retry comes without a session: there would be nobody to know the key of.
      config: { idempotencyKey: false, openapi: { responseHeaders: { 204: TAKEN } } },
    },
    async (request, reply) => {
      const { id, player_id } = sessionOf(request);
      await signOut(players.game, sessionOf(request));
      logAccount(request, "signed-out", `player ${player_id}`, { sessionId: id });
      takeCookie(request, reply, PLAYER_COOKIE);
      return reply.code(204).send(undefined);
    },
  );
  app.delete(
    "/api/auth/account",
    {
      schema: {
        operationId: "deleteAccount",
        tags,
        summary: "Leave for good",
        description:
          "Deletes the player with everything that is the player's: planes, also flying ones, cargo, money, history and sessions. There is no way back.",
        body: ref(schemas.DeleteAccountRequest),
        response: { 204: nothing("The player is gone.") },
      },
      config: {
        ...SECRET,
        problems: ["wrong-password", "hashing-busy"],
        openapi: { responseHeaders: { 204: TAKEN } },
      },
    },
    async (request, reply) => {
      await leave(players, playerOf(request), request.body.password);
      logAccount(request, "account-deleted", `player ${playerOf(request)}`);
      takeCookie(request, reply, PLAYER_COOKIE);
      return reply.code(204).send(undefined);
    },
  );
}

function passwordRoute(app: App, players: Players): void {
  app.post(
    "/api/auth/password",
    {
      schema: {
        operationId: "changePassword",
        tags,
        summary: "Change the password",
        description: "Changes the password and ends all other sessions of the player. The current session stays.",
        body: ref(schemas.PasswordRequest),
        response: { 204: nothing("The new password holds.") },
      },
      config: { ...SECRET, problems: ["wrong-password", "password-common", "hashing-busy"] },
    },
    async (request, reply) => {
      await changePassword(players, sessionOf(request), request.body);
      logAccount(request, "password-changed", `player ${playerOf(request)}`);
      return reply.code(204).send(undefined);
    },
  );
}

const Sessions = Type.Object(
  { sessions: Type.Array(ref(schemas.Session), { description: "Open ones, the newest first." }) },
  { additionalProperties: false, description: "The player's sessions." },
);

function sessionRoutes(app: App, { game }: Players): void {
  app.get(
    "/api/auth/session",
    {
      schema: {
        operationId: "getSession",
        tags,
        summary: "Who is signed in",
        description: "Changes nothing.",
        response: { 200: schemas.answer(schemas.PresentSession) },
      },
    },
    async (request) => {
      const { id, player_id, expires_at } = sessionOf(request);
      const player = await game.host.read(({ state }) => state.accounts.players.get(player_id) as Account);
      return { sessionId: id, player: playerView(player), expiresAt: isoTime(expires_at) };
    },
  );
  app.get(
    "/api/auth/sessions",
    {
      schema: {
        operationId: "listSessions",
        tags,
        summary: "The player's sessions",
        description: "Changes nothing.",
        response: { 200: Sessions },
      },
    },
    async (request) => {
      const { id, player_id } = sessionOf(request);
      const all = await game.host.read(({ state }) => state.accounts.sessionsOf(player_id));
      const open = all.filter((one) => isLive(one, game.clock.wall()));
      return { sessions: open.reverse().map((session) => sessionView(session, session.id === id)) };
    },
  );
  app.delete(
    "/api/auth/sessions/:sessionId",
    {
      schema: {
        operationId: "endSession",
        tags,
        summary: "End a session",
        description: "Ends one of the player's sessions, also the present one; its streams end within a second.",
        params: Type.Object({ sessionId: PathId }, { additionalProperties: false }),
        response: { 204: nothing("The session has ended.") },
      },
      config: { problems: ["unknown-session"] },
    },
    async (request, reply) => {
      const playerId = playerOf(request);
      const key = idempotency(request, principalOf(playerId));
      const { replayed } = await endSession(game, key, playerId, request.params.sessionId);
      if (replayed) reply.header("idempotency-replayed", "true");
      else logAccount(request, "session-ended", `player ${playerId}`, { sessionId: request.params.sessionId });
      return reply.code(204).send(undefined);
    },
  );
}
