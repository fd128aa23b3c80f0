/** Detects cross-origin requests of browsers. Programs and the service's own pages pass. */
import type { IncomingHttpHeaders } from "node:http";

export interface CrossSiteOptions {
  readonly publicUrl: string | undefined;
  /** Origins that may call the API from their pages. */
  readonly corsOrigins: ReadonlySet<string>;
  /** True if the service accepts bearer tokens. Browsers never send them automatically, so requests with one pass. */
  readonly bearerTokens: boolean;
}

/**
 * Returns a function that returns true if the request must be refused. Sec-Fetch-Site decides, or Origin in old browsers;
 * programs send neither. Following a link from another site to a page (not to the API) passes. `route` is the URL of the matched
 * route, because a path can be written in several ways.
 */
export function crossSiteCheck({ publicUrl, corsOrigins, bearerTokens }: CrossSiteOptions) {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (headers: IncomingHttpHeaders, method: string, route: string, host: string): boolean => {
    const site = headers["sec-fetch-site"];
    const { origin } = headers;
    if (site === undefined && origin === undefined) return false;
    if (bearerTokens && headers.authorization !== undefined && /^bearer /i.test(headers.authorization)) return false;
    if (origin === "null") return true;
    if (origin !== undefined && corsOrigins.has(origin)) return false;
    if (site === "same-origin" || site === "none") return false;
    if (site !== undefined) return !isPageVisit(headers, method, route);
    return !isOwnOrigin(origin ?? "", host, publicHost);
  };
}

function isPageVisit(headers: IncomingHttpHeaders, method: string, route: string): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document" &&
    route !== "/api" &&
    !route.startsWith("/api/")
  );
}

/** Compares without the scheme: behind a proxy that ends TLS the service does not know its own. */
function isOwnOrigin(origin: string, host: string, publicHost: string | undefined): boolean {
  const originHost = /^https?:\/\/([^/?#@]+)$/i.exec(origin)?.[1]?.toLowerCase();
  return originHost !== undefined && (originHost === host.toLowerCase() || originHost === publicHost);
}
