/** What the guide's search indexes and keeps: the same when the index is built and when a page reads it. */
import type { Options } from "minisearch";

/** A section of a page. */
export interface SearchDocument {
  readonly id: string;
  /** With the anchor of the heading. */
  readonly url: string;
  /** Of the page. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ["title", "heading", "text"],
  storeFields: ["url", "title", "heading"],
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 2, heading: 3 } },
};
