/** Cleans the addresses that proxies report. */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Removes the ports that some proxies add to the addresses in X-Forwarded-For: `203.0.113.9:4711`, `[2001:db8::1]:4711`. With its
 * port each connection would count as a separate client.
 */
export function withoutPorts(headers: IncomingHttpHeaders): void {
  const { "x-forwarded-for": given } = headers;
  if (typeof given !== "string") return;
  headers["x-forwarded-for"] = given.replace(BRACKETED, "$1").replace(WITH_PORT, "$1");
}

const BRACKETED = /\[([\da-f:.]+)\](?::\d{1,5})?/gi;
/** Limits each number to three digits: without a bound, a long header of digits takes a second. */
const WITH_PORT = /(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}):\d{1,5}/g;
