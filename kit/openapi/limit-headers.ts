/** The headers of the rate limits (draft-ietf-httpapi-ratelimit-headers-10), described once for all operations. */
import { costOf } from "../http/limits/rate-limit.ts";
import type { DescribedRoute } from "./described-route.ts";

/** Components of the document. */
export const LIMIT_HEADERS = {
  RateLimit: {
    description:
      "`r`: points left. `t`: seconds until all points are back. They count for the address or for the caller, whichever has fewer points left. Absent if limits are off.",
    schema: { type: "string", pattern: '^"[^"]+";r=\\d+;t=\\d+$', example: '"caller";r=398;t=1' },
  },
  RateLimitPolicy: {
    description: "The limit that RateLimit refers to. `q`: its points. `w`: seconds in which all of them come back.",
    schema: { type: "string", pattern: '^"[^"]+";q=\\d+;w=\\d+$', example: '"caller";q=400;w=4' },
  },
};

const REFERENCES = {
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
};

/** Headers of the answers from which a client learns how fast it may go: successes and 429. */
export const limitHeadersOf = ({ config }: Pick<DescribedRoute, "config">) => (costOf(config) === 0 ? {} : REFERENCES);
