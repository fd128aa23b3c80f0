/** Options of the guide's search. Building the index and reading it in a page must use the same ones. */
import type { Options } from "minisearch";

/** A section of a page. */
export interface SearchDocument {
  readonly id: string;
  /** Includes the anchor of the heading. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ["title", "heading", "text"],
  storeFields: ["url", "title", "heading"],
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 2, heading: 3 } },
};
