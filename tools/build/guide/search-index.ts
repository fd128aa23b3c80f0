/** Makes the index of the guide's search, with a document for each section of each page. */
import MiniSearch from "minisearch";
import { SEARCH_OPTIONS, type SearchDocument } from "../../../kit/web/guide/search-options.ts";

/** Returns the sections of a page's HTML, each with the text below its heading. */
export function sectionsOf(url: string, title: string, html: string): SearchDocument[] {
  const parts = html.split(/(?=<h[1-3] id=)/);
  return parts.map((part, index) => {
    const [, anchor, heading = title] = /^<h[1-3] id="([^"]*)"[^>]*>([\s\S]*?)<\/h/.exec(part) ?? [];
    return {
      id: `${url}:${index}`,
      url: index === 0 || anchor === undefined || plain(heading) === title ? url : `${url}#${anchor}`,
      title,
      heading: plain(heading),
      text: plain(part.replace(/^<h[1-3][\s\S]*?<\/h[1-3]>/, "")),
    };
  });
}

/** Returns the index as JSON. Readers must use the same options. */
export function searchIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  index.addAll(documents.filter(({ text, heading }) => text !== "" || heading !== ""));
  return JSON.stringify(index);
}

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
