/** Identifies a request: the client's key, and a fingerprint that differs for any other request. */
import { createHash } from "node:crypto";
import { ProblemError } from "../http/problems/problem.ts";

/** Returns the key, 1 to 64 visible ASCII characters, or undefined without the header. Throws 400 for anything else. */
export function parseKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  // Node joins a repeated header with ", ", and a space makes a key invalid.
  if (typeof header === "string" && /^[\x21-\x7e]{1,64}$/.test(header)) return header;
  throw new ProblemError(
    "idempotency-key-malformed",
    "The header Idempotency-Key must be given once and hold 1 to 64 visible ASCII characters.",
    { errors: [{ path: "/headers/idempotency-key", message: "must be 1 to 64 visible ASCII characters" }] },
  );
}

/**
 * Returns the SHA-256, in hex, of method, path as requested, query string as sent (order kept) and the bytes of the body. Each
 * part is prefixed with its length, so that different requests never hash the same text.
 */
export function fingerprint(method: string, path: string, query: string, body: Uint8Array): string {
  const hash = createHash("sha256");
  for (const part of [method, path, query]) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.update(`${body.byteLength}:`).update(body).digest("hex");
}
