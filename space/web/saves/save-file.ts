/** Saves as files: name, summary, and faults. */
import { detailOf, ProblemError } from "@outbound/kit/web/problem.ts";
import type { Save } from "../api.ts";

/** The service accepts no larger save. */
export const GREATEST_BYTES = 4 * 1024 * 1024;

export const fileName = ({ seed, turn }: Pick<Save, "seed" | "turn">): string =>
  `outbound-seed-${seed}-turn-${turn}.json`;

/** Makes the browser download the content as a file. */
export function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Milliseconds after which the browser has started to read the file. */
const KEPT_MS = 10_000;

/** Parses the text of a file. Throws an error with a readable message if it cannot be a save. */
export function documentOf(text: string): unknown {
  if (text.length > GREATEST_BYTES) throw new Error("The file is larger than 4 MB: it is not a save.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error("The file is not JSON. Choose a file that was exported here.");
  }
}

/** Returns a summary of a file; undefined if it does not look like a save. Only the service checks the whole file. */
export function summaryOf(document: unknown): string | undefined {
  const { seed, turn, difficulty } = (document as { game?: Partial<Save> } | null)?.game ?? {};
  if (typeof seed !== "number" || typeof turn !== "number" || typeof difficulty !== "string") return undefined;
  return `Seed ${seed} (${difficulty}), turn ${turn}.`;
}

export interface ImportFault {
  readonly title: string;
  readonly detail: string;
  /** The invalid parts of the document, such as `/game/turn: must be an integer`. */
  readonly places: readonly string[];
  readonly morePlaces: number;
}

const PLACES_SHOWN = 8;

export function importFault(error: unknown): ImportFault {
  const places = error instanceof ProblemError ? placesOf(error) : [];
  return {
    title: error instanceof ProblemError ? error.problem.title : "This file cannot be used",
    detail: detailOf(error),
    places: places.slice(0, PLACES_SHOWN),
    morePlaces: Math.max(0, places.length - PLACES_SHOWN),
  };
}

const placesOf = ({ problem }: ProblemError): string[] =>
  (problem.errors ?? []).map(({ path, message }) => `${path === "" ? "the document" : path}: ${message}`);
