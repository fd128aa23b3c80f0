/** The problems that every service has; a game adds its own. */
import type { ProblemTable } from "./problem.ts";

export const KIT_PROBLEMS = {
  "malformed-request": {
    status: 400,
    title: "Malformed request",
    cause:
      "The body, the path or the query does not match the operation's description, an object in the body has a key twice, or the body has too many values. `errors` names the places.",
    remedy: "Correct the places that `errors` names.",
    example: { detail: "/query/limit must be at most 200." },
  },
  "malformed-json": {
    status: 400,
    title: "Malformed JSON",
    cause: "The body is not JSON in UTF-8, is nested too deeply, or has a key named __proto__.",
    remedy: "Send one well-formed JSON value.",
    example: { detail: "The body is not valid JSON: it ends before its value does." },
  },
  "idempotency-key-malformed": {
    status: 400,
    title: "Malformed Idempotency-Key",
    cause: "The header Idempotency-Key was given twice or is not 1 to 64 visible ASCII characters.",
    remedy: "Send one key, for instance a UUID.",
    example: { detail: "The header Idempotency-Key must be given once and hold 1 to 64 visible ASCII characters." },
  },
  "foreign-host": {
    status: 403,
    title: "Foreign host",
    cause: "The Host header is neither localhost, nor an IP address, nor the host of the service's public address.",
    remedy: "Use the service's address, or have its operator set the public address.",
    example: {
      detail: "The service does not answer for the host attacker.example.",
      details: { host: "attacker.example" },
    },
  },
  "cross-site": {
    status: 403,
    title: "Cross-site request",
    cause: "A browser sent the request on behalf of a page of another origin.",
    remedy: "Call the API from its own origin, or have its operator list yours in CORS_ORIGINS.",
    example: { detail: "Requests from pages of another origin are refused." },
  },
  "read-only-table": {
    status: 409,
    title: "Read-only table",
    cause: "The table editor cannot change rows of this table. It can delete rows of some of these tables.",
    remedy: "Use the operation that the detail names, or change another table.",
    example: {
      detail: "Rows of migrations may be read but not changed here.",
      details: { table: "migrations" },
    },
  },
  "row-changed": {
    status: 409,
    title: "The row has changed",
    cause: "The edit can be reverted only while the row is as the edit left it.",
    remedy: "Look at the columns that the details name, and edit the row instead.",
    example: {
      detail: 'The row of planes with id 3 has changed since: name is "Ida", not "Eva".',
      details: {
        table: "planes",
        key: { id: 3 },
        exists: true,
        columns: [{ column: "name", expected: "Eva", actual: "Ida" }],
      },
    },
  },
  "not-found": {
    status: 404,
    title: "Not found",
    cause: "The service has nothing at this path.",
    remedy: "Take the path from GET /api/openapi.",
    example: { detail: "Nothing is at /api/wrold.", details: { path: "/api/wrold" } },
  },
  "unknown-problem": {
    status: 404,
    title: "Unknown problem",
    cause: "No problem has this code.",
    remedy: "Take a code from GET /api/problems.",
    example: { detail: "There is no problem no-such-code.", details: { code: "no-such-code" } },
  },
  "unknown-table": {
    status: 404,
    title: "Unknown table",
    cause: "No table has this name.",
    remedy: "Take a name from GET /api/admin/tables.",
    example: { detail: "There is no table plannes.", details: { table: "plannes" } },
  },
  "unknown-row": {
    status: 404,
    title: "Unknown row",
    cause: "No row of the table has this primary key.",
    remedy: "Take the key from a row that the table lists.",
    example: { detail: "No row of tasks has id 99.", details: { table: "tasks", key: { id: 99 } } },
  },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    cause: "The path exists, but not with this method; the header Allow lists the methods it has.",
    remedy: "Use a method that Allow lists.",
    example: { detail: "/api/world takes GET, HEAD, not POST.", details: { method: "POST", allow: ["GET", "HEAD"] } },
  },
  "request-timeout": {
    status: 408,
    title: "Request timeout",
    cause: "The request did not arrive in time.",
    remedy: "Send the whole request again without pauses.",
    example: { detail: "The request did not arrive in time." },
  },
  "constraint-violation": {
    status: 409,
    title: "Constraint violation",
    cause: "The change would break a rule of the table: unique, foreign-key, not-null or check.",
    remedy: "Change the columns that `details` names.",
    example: {
      detail: "unique constraint broken on crew (id)",
      details: { kind: "unique", table: "crew", columns: ["id"] },
    },
  },
  "body-too-large": {
    status: 413,
    title: "Body too large",
    cause: "The body is longer than the operation accepts.",
    remedy: "Send a shorter body.",
    example: { detail: "The body may have at most 65536 bytes.", details: { maxBytes: 65_536 } },
  },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported media type",
    cause: "The content-type of the body is not JSON, or the request has a content-encoding.",
    remedy: "Send plain JSON with the header content-type: application/json and without content-encoding.",
    example: { detail: "The body must be application/json, not text/plain.", details: { contentType: "text/plain" } },
  },
  "idempotency-key-reused": {
    status: 422,
    title: "Idempotency-Key reused",
    cause: "The key was already used for another request.",
    remedy: "Use a new key for each new request. Use a key again only to repeat exactly the same request.",
    example: { detail: "The Idempotency-Key 7f3c was already used for another request.", details: { key: "7f3c" } },
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    cause:
      "This address or this player has used up the points that the limit allows. Retry-After says when to try again.",
    remedy: "Wait as many seconds as Retry-After says.",
    example: {
      detail: "At most 400 points at once and 100 a second, and this request costs 10: try again in 1 second.",
      details: { burst: 400, perSecond: 100, cost: 10, retryAfterSeconds: 1 },
    },
  },
  "too-many-streams": {
    status: 429,
    title: "Too many streams",
    cause: "The address or the service has reached its limit of open event streams.",
    remedy:
      "Close a stream that is not needed, let browser tabs share one, or wait as many seconds as Retry-After says.",
    example: {
      detail: "This address has 50 streams open, the maximum: close one, or try again in 5 seconds.",
      details: { most: 50, retryAfterSeconds: 5 },
    },
  },
  "request-header-too-large": {
    status: 431,
    title: "Request header too large",
    cause: "The URL and the headers together are longer than 16 KiB.",
    remedy: "Send a shorter URL, or fewer or shorter headers.",
    example: { detail: "The URL and the headers may have at most 16 KiB together." },
  },
  "internal-error": {
    status: 500,
    title: "Internal error",
    cause: "The service failed. Its log has the reason.",
    remedy: "Try again; if it happens again, give the operator the time of the request.",
    example: { detail: "The service failed to answer; its log says why." },
  },
  "unknown-transfer-coding": {
    status: 501,
    title: "Unknown transfer coding",
    cause: "The header Transfer-Encoding names a coding other than chunked.",
    remedy: "Send the body with its Content-Length, or in chunks, without another coding.",
    example: {
      detail: "The body must be sent as it is or in chunks, but has transfer-encoding: gzip, chunked.",
      details: { transferEncoding: "gzip, chunked" },
    },
  },
  "store-unavailable": {
    status: 503,
    title: "Store unavailable",
    cause: "The database cannot be read or written now. Nothing was changed.",
    remedy: "Try again after Retry-After seconds.",
    example: { detail: "The database cannot be reached or written now; nothing was changed." },
  },
  "outcome-unknown": {
    status: 503,
    title: "Outcome unknown",
    cause: "The service lost the database during a commit: the change may or may not have been made.",
    remedy:
      "Repeat the request with the same Idempotency-Key. If the operation takes no key, first read whether the change was made.",
    example: { detail: "The service lost the database during the commit: the change may or may not have been made." },
  },
  overloaded: {
    status: 503,
    title: "Overloaded",
    cause: "The service has more requests than it can handle now.",
    remedy: "Try again after Retry-After seconds.",
    example: {
      detail: "The service has more requests than it can handle now; try again in 1 second.",
      details: { reason: "load", retryAfterSeconds: 1 },
    },
  },
  "too-many-connections": {
    status: 503,
    title: "Too many connections",
    cause: "The address or the service has reached its limit of open connections. The new connection is closed.",
    remedy: "Use open connections again and close those that are not needed, or try again after Retry-After seconds.",
    example: {
      detail: "This address has 1000 connections open, the maximum: close one, or try again in 5 seconds.",
      details: { most: 1000, retryAfterSeconds: 5 },
    },
  },
  stopping: {
    status: 503,
    title: "Stopping",
    cause: "The service is being stopped or restarted.",
    remedy: "Try again after Retry-After seconds.",
    example: { detail: "The service is stopping; try again in 5 seconds." },
  },
} satisfies ProblemTable;
