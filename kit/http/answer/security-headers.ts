/** Security headers for browsers. A fixed set, because @fastify/helmet builds its own for every request. */

/** Headers of every answer; page routes add more. With an https address browsers must use only TLS. */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  ...(publicUrl?.startsWith("https://") === true ? { "strict-transport-security": ONE_YEAR } : {}),
});

const ONE_YEAR = "max-age=31536000";

/** Returns the headers of an HTML page that may load what `contentSecurityPolicy` lists. */
export const pageHeaders = (contentSecurityPolicy: string): Record<string, string> => ({
  "content-security-policy": `${contentSecurityPolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
});
