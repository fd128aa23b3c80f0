/** Serves the page of a web client, with the tags of its link preview in the head. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { packedAnswer } from "../answer/packed.ts";
import { staticAnswer } from "../answer/static-answer.ts";
import { type RateLimit, RateLimiter } from "../limits/rate-limit.ts";
import { addressKey } from "../origin/address-key.ts";
import { type LinkPreview, type LinkPreviews, type PreviewOf, previewTags } from "./link-preview.ts";

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HTML = "text/html; charset=utf-8";
const CACHING = "no-cache";

/** Limit of previews for one address. Beyond it, pages are sent with the general preview. */
const PREVIEW_LIMIT: RateLimit = { name: "previews", burst: 60, perSecond: 1, counts: "pages" };
/** Milliseconds that a page waits for its preview. */
const PREVIEW_MS = 1_000;

/** Returns the answer for pages without a preview of their own, and a function that answers a page by its address. */
export function clientPage(html: string, previews: LinkPreviews | undefined) {
  if (previews === undefined) {
    const plain = packedAnswer(html, HTML, CACHING);
    return { general: plain, of: (): Answer => plain };
  }
  const { site, publicUrl, pages, isLimited } = previews;
  const end = html.indexOf("</head>");
  const withTags = (preview: LinkPreview) =>
    html.slice(0, end) + previewTags(preview, site, publicUrl) + html.slice(end);
  const general = packedAnswer(withTags(previews.general), HTML, CACHING);
  const limiter = new RateLimiter();
  const isAllowed = ({ ip }: FastifyRequest) =>
    !isLimited || limiter.take([{ limit: PREVIEW_LIMIT, key: addressKey(ip) }]).allowed;
  const of = (path: string): Answer => {
    const previewOf = pages[path];
    if (previewOf === undefined) return general;
    return async (request, reply) => {
      reply.header("x-robots-tag", "noindex");
      const preview = isAllowed(request) ? await inTime(previewOf, request) : undefined;
      return preview === undefined
        ? general(request, reply)
        : staticAnswer(withTags(preview), HTML, CACHING)(request, reply);
    };
  };
  return { general, of };
}

/** Resolves with undefined if the preview fails or takes too long; the page is then sent without it. */
async function inTime(previewOf: PreviewOf, request: FastifyRequest): Promise<LinkPreview | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), PREVIEW_MS);
  try {
    return await Promise.race([previewOf(request), late.promise]);
  } catch (error) {
    request.log.debug({ err: error }, "failed to make a link preview");
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
