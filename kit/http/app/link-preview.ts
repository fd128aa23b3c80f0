/** Writes the tags from which other programs make a link preview (Open Graph, twitter:card), for those that run no script. */
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "../answer/escape-html.ts";

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Path of the picture, from the slash on. */
  readonly picture: string;
  /** Path of the page, from the slash on, if it has one. */
  readonly page?: string;
}

/** Resolves with undefined for the general preview. */
export type PreviewOf = (request: FastifyRequest) => Promise<LinkPreview | undefined>;

export interface LinkPreviews {
  /** Name of the site, such as `Outbound Space`. */
  readonly site: string;
  /** The preview of pages without one of their own. */
  readonly general: LinkPreview;
  /** Previews by the paths of pages. */
  readonly pages: Readonly<Record<string, PreviewOf>>;
  /** The address at which clients reach the service. Picture tags need absolute URLs, so without it there are none. */
  readonly publicUrl: string | undefined;
  /** False: previews are made without a rate limit. */
  readonly isLimited: boolean;
}

/** Returns the tags, one per line. */
export function previewTags(
  { title, description, picture, page }: LinkPreview,
  site: string,
  publicUrl?: string,
): string {
  const image = publicUrl === undefined ? [] : imageTags(publicUrl + picture, title);
  const tags = [
    ["og:site_name", site],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", description],
    ...(publicUrl === undefined || page === undefined ? [] : [["og:url", publicUrl + page]]),
    ...image,
  ];
  const card = publicUrl === undefined ? "summary" : "summary_large_image";
  return [
    ...tags.map(([property = "", content = ""]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${card}" />`,
    "",
  ].join("\n");
}

const imageTags = (address: string, title: string): string[][] => [
  ["og:image", address],
  ["og:image:type", "image/png"],
  ["og:image:width", "1200"],
  ["og:image:height", "630"],
  ["og:image:alt", title],
];
