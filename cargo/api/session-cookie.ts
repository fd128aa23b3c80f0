/**
 * The session cookies of players and of admins: two, so that neither gives access to the other's routes. A third one proves a
 * known device.
 */
import { cookieFor } from "@outbound/kit/sessions/cookie.ts";
import { readCookie } from "@outbound/kit/sessions/credential.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DEVICE_KNOWN_FOR_MS } from "../players/known-devices.ts";
import { SESSION_LIFE_MS } from "../players/sessions.ts";

export const PLAYER_COOKIE = "cargo_session";
export const ADMIN_COOKIE = "cargo_admin_session";
const DEVICES_COOKIE = "cargo_devices";

/** Sets the cookie for the longest life of a session. The service decides when the session ends. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string): void {
  reply.header("set-cookie", cookieFor(request, name).set(token, SESSION_LIFE_MS / 1000));
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.header("set-cookie", cookieFor(request, name).clear());
}

export const devicesOf = (request: FastifyRequest): string | undefined => readCookie(request, DEVICES_COOKIE);

/** Sets the cookie of known devices, which outlives the session. */
export function giveDevices(request: FastifyRequest, reply: FastifyReply, devices: string): void {
  reply.header("set-cookie", cookieFor(request, DEVICES_COOKIE).set(devices, DEVICE_KNOWN_FOR_MS / 1000));
}
