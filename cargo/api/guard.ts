/**
 * Access control: finds the session or API token of a request before its route runs. Refuses requests without one that need it,
 * and all requests to the game while it catches up.
 */
import type { RequestKey } from "@outbound/kit/host/idempotency.ts";
import type { App, AppOptions } from "@outbound/kit/http/app/app.ts";
import type { RateLimit } from "@outbound/kit/http/limits/rate-limit.ts";
import { inNetworks } from "@outbound/kit/http/origin/networks.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { idempotency } from "@outbound/kit/idempotency-header/request.ts";
import { sessionCookie } from "@outbound/kit/sessions/cookie.ts";
import { readCredential } from "@outbound/kit/sessions/credential.ts";
import { TokenHashes } from "@outbound/kit/sessions/token-hashes.ts";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import { TOKEN_PREFIX } from "../players/api-tokens.ts";
import { adminPrincipalOf } from "../players/commit.ts";
import { deviceKey, provenAccount } from "../players/known-devices.ts";
import { isApiToken, isLive, LastUses, opensAccount } from "../players/sessions.ts";
import { suspensionOf } from "../players/suspension.ts";
import type { CargoSettings } from "../settings.ts";
import { principalOf } from "../store/delete-player.ts";
import type { TokenScope } from "../store/tables.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account, Accounts, AdminSessionRow, PlayerAccess, SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { requireCaughtUp } from "./catching-up.ts";
import { ADMIN_COOKIE, devicesOf, PLAYER_COOKIE } from "./session-cookie.ts";
import { checkScope, invalidToken, sentApiToken, type TokenAccess } from "./token-access.ts";

type Access = "open" | "player" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whose session the route requires. Default: an admin's below /api/admin, a player's elsewhere below /api. */
    readonly access?: Access;
    /** The scope that an API token needs for a route for players. Default: `closed`. */
    readonly tokenScope?: TokenAccess;
  }
  interface FastifyRequest {
    /** Set on routes for players: a session, or an API token with the scope of the route. */
    playerAccess: PlayerAccess | undefined;
    /** Set on routes for admins. */
    adminSession: AdminSessionRow | undefined;
  }
}

/** Shared by registration, both sign-ins and operations that require a current password. */
export const SIGN_IN_LIMIT: RateLimit = {
  name: "sign-in",
  burst: 20,
  perSecond: 20 / 60,
  counts: "sign-ins and registrations",
};

/** The same limit, but for all known devices of an account together, so that others at the address cannot use it up. */
export const DEVICE_LIMIT: RateLimit = { ...SIGN_IN_LIMIT, by: "caller or address" };

/** Limit of registrations and guests: enough for a school, too little for filling the world. */
export const NEW_ACCOUNTS: RateLimit = {
  name: "new accounts",
  burst: 500,
  perSecond: 20 / 3600,
  counts: "new accounts",
  by: "customer",
};

/** Limit of company pages, so that an address cannot guess names. */
export const COMPANY_LIMIT: RateLimit = { name: "companies", burst: 60, perSecond: 1, counts: "company pages" };

/** Adds the hook that finds a request's session, or refuses the request: 401, and 503 while the game catches up. */
export function guardRoutes(app: App, game: CargoGame, { metricsAllow = [] }: CargoSettings = {}): void {
  const mayReadMetrics = inNetworks(["127.0.0.0/8", "::1/128", ...metricsAllow]);
  const playerUses = new LastUses(game, ({ sessions }) => sessions);
  const tokenUses = new LastUses(game, ({ apiTokens }) => apiTokens);
  const adminUses = new LastUses(game, ({ adminSessions }) => adminSessions);
  app.decorateRequest("playerAccess", undefined);
  app.decorateRequest("adminSession", undefined);
  app.addHook("onRequest", async (request) => {
    const { url = "", config } = request.routeOptions;
    if (url === METRICS && !mayReadMetrics(request.ip)) {
      throw new ProblemError("not-found", `Nothing is at ${url}.`, { details: { path: url } });
    }
    if (isOfGame(url)) requireCaughtUp(game);
    const access = accessOf(url, config);
    if (access === "open") return;
    const now = game.clock.wall();
    if (access === "admin") {
      request.adminSession = await game.host.read(({ state }) => findAdminSession(request, state.accounts, now));
      void adminUses.record(request.adminSession, now);
    } else {
      const found = await game.host.read(({ state }) => findPlayerAccess(request, state.accounts, now));
      request.playerAccess = found;
      // Routes run for some time after a visit, so the answer must be made after the visit is written.
      await (isApiToken(found) ? tokenUses.record(found, now) : playerUses.record(found, now));
    }
  });
}

/**
 * Returns the app's `callerKeyOf`. All sessions and API tokens of a player count together, and so do all sessions of an admin and
 * all known devices of an account.
 */
export function callerKeys(game: CargoGame): (request: FastifyRequest) => string | undefined {
  const deviceAccountOf = deviceAccounts(game);
  // The gate chooses the buckets without awaiting anything, so this is the world of the last known commit.
  let world: World | undefined;
  game.host.onCommit((_changes, latest) => {
    world = latest;
  });
  return (request) => {
    const { url = "", config } = request.routeOptions;
    const access = accessOf(url, config);
    if (world === undefined) return undefined;
    if (config.limits?.includes(DEVICE_LIMIT)) return deviceAccountOf(request, world.accounts);
    if (access === "open") return undefined;
    const { adminSessions } = world.accounts;
    if (access === "player") return keyOfCaller(access, storedAccessOf(request, world.accounts)?.player_id);
    return keyOfCaller(access, adminSessions.withToken(tokenHashOf(request, access))?.admin_id);
  };
}

/**
 * Returns a function that finds the account for which the request's device is known. The first request starts reading the key,
 * and finds none.
 */
function deviceAccounts({ store, clock }: CargoGame) {
  let key: string | undefined;
  return (request: FastifyRequest, { players, admins }: Accounts): string | undefined => {
    const devices = devicesOf(request);
    if (devices === undefined) return undefined;
    if (key === undefined) {
      const keep = (read: string | undefined) => {
        key = read;
      };
      deviceKey(store.read).then(keep, () => undefined);
    }
    const hashOf = (kind: string, userId: number) =>
      kind === "admin" ? admins.get(userId)?.password_hash : players.get(userId)?.passwordHash;
    return provenAccount(devices, hashOf, key, clock.wall());
  };
}

const keyOfCaller = (access: Access, id: number | undefined) => (id === undefined ? undefined : `${access} ${id}`);

/** The app's `guardOf`: describes the access of each route. */
export const guardOf: NonNullable<AppOptions["guardOf"]> = ({ url, config }) => {
  if (url === METRICS) return { problems: ["not-found"] };
  if (url === READY) return { problems: ["catching-up"] };
  if (!isOfGame(url)) return {};
  const access = accessOf(url, config);
  return access === "player" ? TOKEN_GUARDED[tokenAccessOf(config)] : GUARDED[access];
};

/** The app's `callerOf`. */
export function callerOf({ playerAccess, adminSession }: FastifyRequest): string | undefined {
  if (playerAccess !== undefined) return `player ${playerAccess.player_id}`;
  return adminSession === undefined ? undefined : `admin ${adminSession.admin_id}`;
}

/** Returns the player's session or API token. Throws on routes that are not for players. */
export function playerAccessOf({ playerAccess }: FastifyRequest): PlayerAccess {
  if (playerAccess === undefined) throw new Error("the route is not for players");
  return playerAccess;
}

/** Returns the player's session. Throws on routes that are not for players or are open to API tokens. */
export function sessionOf(request: FastifyRequest): SessionRow {
  const found = playerAccessOf(request);
  if (isApiToken(found)) throw new Error("the route is open to API tokens");
  return found;
}

/** Returns the player's id. Throws on routes that are not for players. */
export const playerOf = (request: FastifyRequest): number => playerAccessOf(request).player_id;

/** Returns the admin's session. Throws on routes that are not for admins. */
export function adminSessionOf({ adminSession }: FastifyRequest): AdminSessionRow {
  if (adminSession === undefined) throw new Error("the route is not for admins");
  return adminSession;
}

/** Returns the signed-in admin's id. Throws on routes that are not for admins. */
export const adminOf = (request: FastifyRequest): number => adminSessionOf(request).admin_id;

/** Returns the Idempotency-Key of a signed-in player's or admin's request. */
export const keyOf = (request: FastifyRequest): RequestKey | undefined =>
  idempotency(request, request.adminSession ? adminPrincipalOf(adminOf(request)) : principalOf(playerOf(request)));

const METRICS = "/metrics";
const READY = "/readyz";
/** Paths below /api that the kit answers without a session. */
const OPEN_PATHS: ReadonlySet<string> = new Set(["/api/version", "/api/openapi", "/api/problems"]);

/** False for pages, and for paths that the kit answers without the game. */
const isOfGame = (url: string): boolean => url.startsWith("/api/") && !OPEN_PATHS.has(url);

function accessOf(url: string, { access }: FastifyContextConfig): Access {
  if (access !== undefined) return access;
  if (!isOfGame(url)) return "open";
  return url.startsWith("/api/admin/") ? "admin" : "player";
}

const tokenAccessOf = ({ tokenScope = "closed" }: FastifyContextConfig): TokenAccess => tokenScope;

const COOKIES = { player: PLAYER_COOKIE, admin: ADMIN_COOKIE } as const;
/** Cached because a request needs the hash twice: for its bucket and for its session. */
const HASHES = new TokenHashes();

/** Returns the SHA-256 of the token in the request's cookie, which a new cookie will replace. */
export function cookieHashOf(request: FastifyRequest, access: "player" | "admin"): string | undefined {
  const credential = readCredential(request, COOKIES[access]);
  return credential?.kind === "cookie" ? HASHES.of(request.raw.socket, credential.token) : undefined;
}

function tokenHashOf(request: FastifyRequest, access: "player" | "admin"): string | undefined {
  const credential = readCredential(request, COOKIES[access]);
  if (credential === undefined || credential.kind === "malformed") return undefined;
  return HASHES.of(request.raw.socket, credential.token);
}

/** Returns the stored session or API token of the request, which may have ended. Browsers have no API tokens. */
function storedAccessOf(request: FastifyRequest, { sessions, apiTokens }: Accounts): PlayerAccess | undefined {
  const hash = tokenHashOf(request, "player");
  return sessions.withToken(hash) ?? (sentApiToken(request) ? apiTokens.withToken(hash) : undefined);
}

function findPlayerAccess(request: FastifyRequest, accounts: Accounts, now: number): PlayerAccess {
  const found = storedAccessOf(request, accounts);
  const ended = () =>
    sentApiToken(request) ? invalidToken(found, now) : notSignedIn(isCredentialSent(request, "player"));
  if (found === undefined || !isLive(found, now)) throw ended();
  if (!opensAccount(accounts, found, now)) throw suspensionOf(accounts, found, now) ?? ended();
  if (isApiToken(found)) checkScope(found, tokenAccessOf(request.routeOptions.config));
  return found;
}

function findAdminSession(request: FastifyRequest, accounts: Accounts, now: number): AdminSessionRow {
  const session = accounts.adminSessions.withToken(tokenHashOf(request, "admin"));
  if (session && isLive(session, now) && accounts.admins.get(session.admin_id)) return session;
  throw unauthorized(
    "admin-not-logged-in",
    isCredentialSent(request, "admin")
      ? "The admin session has ended or never existed."
      : "The request has no session of an admin: sign in with POST /api/admin/login.",
  );
}

const isCredentialSent = (request: FastifyRequest, access: "player" | "admin"): boolean =>
  readCredential(request, COOKIES[access]) !== undefined;

/** Returns the player's account. Throws 401 if it was deleted during the request. */
export function accountOf({ accounts }: World, playerId: number): Account {
  const account = accounts.players.get(playerId);
  if (account === undefined) throw notSignedIn();
  return account;
}

/** Returns the 401, also for an account that was deleted during its request. */
export const notSignedIn = (isSent = true): ProblemError =>
  unauthorized(
    "not-signed-in",
    isSent
      ? "The session has ended or never existed."
      : "The request has no session or token: sign in with POST /api/auth/sign-in, or register.",
  );

const unauthorized = (code: "not-signed-in" | "admin-not-logged-in", detail: string): ProblemError =>
  new ProblemError(code, detail, { headers: { "www-authenticate": "Bearer" } });

const BEARER = { bearer: [] };

/** Descriptions of each access. */
const GUARDED = {
  open: { problems: ["catching-up"] },
  admin: { security: [{ adminSession: [] }, BEARER], problems: ["admin-not-logged-in", "catching-up"] },
};

const SESSION_OR_BEARER = [{ session: [] }, BEARER];
const PLAY_TOKEN = { playToken: [] };
const OF_PLAYERS = ["not-signed-in", "invalid-token", "suspended", "catching-up"];

/** Descriptions of routes for players, by the scope of API tokens that they accept. */
const TOKEN_GUARDED = {
  read: { security: [...SESSION_OR_BEARER, { readToken: [] }, PLAY_TOKEN], problems: OF_PLAYERS },
  play: { security: [...SESSION_OR_BEARER, PLAY_TOKEN], problems: [...OF_PLAYERS, "insufficient-scope"] },
  closed: { security: SESSION_OR_BEARER, problems: [...OF_PLAYERS, "session-needed"] },
};

const cookieScheme = (name: string, who: string, secure: boolean) => ({
  type: "apiKey",
  in: "cookie",
  name: sessionCookie({ name, secure }).name,
  description: `The session of ${who}.${secure ? "" : ` Over TLS the cookie is named __Host-${name}.`}`,
});

/** One scheme per scope, because only OAuth schemes have scopes. */
const tokenScheme = (scope: TokenScope) => ({
  type: "http",
  scheme: "bearer",
  bearerFormat: `${TOKEN_PREFIX}…`,
  description: `An API token with the scope \`${scope}\`, made on the account page or with POST /api/auth/tokens.`,
});

/** Returns the security schemes. `publicUrl` decides whether browsers use TLS and thus the names of the cookies. */
export const securitySchemes = (publicUrl = "") => ({
  session: cookieScheme(PLAYER_COOKIE, "a player", publicUrl.startsWith("https:")),
  adminSession: cookieScheme(ADMIN_COOKIE, "an admin", publicUrl.startsWith("https:")),
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The token that registering and signing in return. If a request has it, its cookie is ignored.",
  },
  readToken: tokenScheme("read"),
  playToken: tokenScheme("play"),
});
