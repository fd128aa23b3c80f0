/** Serves the picture of a link preview at a fixed address. */
import type { FastifyRequest } from "fastify";
import { staticAnswer } from "../http/answer/static-answer.ts";
import type { App } from "../http/app/app.ts";
import type { RateLimit } from "../http/limits/rate-limit.ts";
import { ProblemError } from "../http/problems/problem.ts";
import { type Card, cardSvg } from "./card.ts";
import type { Pictures } from "./pictures.ts";

/** The limit for one address. Crawlers ask for each link once and keep the picture. */
const PICTURE_LIMIT: RateLimit = { name: "pictures", burst: 30, perSecond: 1, counts: "pictures" };
/** A page's content may be hidden or changed, so a picture is cached no longer than its page. */
const A_MINUTE = "public, max-age=60";

/** `cardOf` resolves with undefined for 404. */
export function pictureRoute(
  app: App,
  pictures: Pictures,
  url: string,
  cardOf: (request: FastifyRequest) => Promise<Card | undefined>,
): void {
  app.get(url, { schema: { hide: true }, config: { limits: [PICTURE_LIMIT] } }, async (request, reply) => {
    const card = await cardOf(request);
    if (card === undefined) throw new ProblemError("not-found", `Nothing is at ${url}.`, { details: { path: url } });
    const picture = await pictures.png(cardSvg(card));
    reply.headers({ "x-robots-tag": "noindex", "cross-origin-resource-policy": "cross-origin" });
    return staticAnswer(picture, "image/png", A_MINUTE)(request, reply);
  });
}
