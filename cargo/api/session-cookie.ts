/** The cookies of the sessions of players and of admins: two, so that neither gives access to the routes of the other. */
import { cookieFor } from "@outbound/kit/sessions/cookie.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_LIFE_MS } from "../players/sessions.ts";

export const PLAYER_COOKIE = "cargo_session";
export const ADMIN_COOKIE = "cargo_admin_session";

/** The cookie lives as long as a session can. The service decides when the session ends. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string): void {
  reply.header("set-cookie", cookieFor(request, name).set(token, SESSION_LIFE_MS / 1000));
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.header("set-cookie", cookieFor(request, name).clear());
}
