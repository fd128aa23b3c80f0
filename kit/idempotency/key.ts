/** Names a request: the key its client gave it, and the fingerprint that distinguishes it from any other request. */
import { createHash } from "node:crypto";
import { ProblemError } from "../http/problems/problem.ts";

/** The header's key, 1 to 64 visible ASCII characters; undefined without the header; anything else, or two of them: 400. */
export function parseKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  // Node joins a repeated header with ", ": the space makes it no key.
  if (typeof header === "string" && /^[\x21-\x7e]{1,64}$/.test(header)) return header;
  throw new ProblemError(
    "idempotency-key-malformed",
    "the header Idempotency-Key must be given once and hold 1 to 64 visible ASCII characters",
    { errors: [{ path: "/headers/idempotency-key", message: "must be 1 to 64 visible ASCII characters" }] },
  );
}

/**
 * SHA-256, in hex, of what makes a request this request: method, path as requested, query string as sent (order kept) and
 * the bytes of the body. Each part is preceded by its length, so that no two requests look alike by moving a border.
 */
export function fingerprint(method: string, path: string, query: string, body: Uint8Array): string {
  const hash = createHash("sha256");
  for (const part of [method, path, query]) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.update(`${body.byteLength}:`).update(body).digest("hex");
}
