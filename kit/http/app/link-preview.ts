/** What others show of a link: tags in the head of the page, for programs that run no script (Open Graph, twitter:card). */
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "../answer/escape-html.ts";

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The address of the picture, from the slash on. */
  readonly picture: string;
  /** The address of the page, from the slash on, where it has one. */
  readonly page?: string;
}

/** Undefined: the general preview. */
export type PreviewOf = (request: FastifyRequest) => Promise<LinkPreview | undefined>;

export interface LinkPreviews {
  /** `Outbound Space`. */
  readonly site: string;
  /** Of pages without one of their own. */
  readonly general: LinkPreview;
  /** By the addresses of pages. */
  readonly pages: Readonly<Record<string, PreviewOf>>;
  /** Where clients reach the service. Pictures need whole addresses, so there are no pictures without it. */
  readonly publicUrl: string | undefined;
  /** False: previews are made for every request. */
  readonly isLimited: boolean;
}

/** The tags, each on a line. */
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
