/** A save as a file: its name, its summary, and what is wrong with it. */
import { detailOf, ProblemError } from "@outbound/kit/web/problem.ts";
import type { Save } from "../api.ts";

/** More than the service accepts. */
export const GREATEST_BYTES = 4 * 1024 * 1024;

export const fileName = ({ seed, turn }: Pick<Save, "seed" | "turn">): string =>
  `outbound-seed-${seed}-turn-${turn}.json`;

/** Hands the browser a document as a file. */
export function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Until a browser has begun to read the file. */
const KEPT_MS = 10_000;

/** Parses the text of a file; throws a readable reason if it cannot be a save. */
export function documentOf(text: string): unknown {
  if (text.length > GREATEST_BYTES) throw new Error("The file is larger than 4 MB: it is not a save.");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error("The file is not JSON. Choose a file that was exported here.");
  }
}

/** What a file seems to contain; undefined if it does not look like a save. The service checks all of it. */
export function summaryOf(document: unknown): string | undefined {
  const { seed, turn, difficulty } = (document as { game?: Partial<Save> } | null)?.game ?? {};
  if (typeof seed !== "number" || typeof turn !== "number" || typeof difficulty !== "string") return undefined;
  return `Seed ${seed} (${difficulty}), turn ${turn}.`;
}

export interface ImportFault {
  readonly title: string;
  readonly detail: string;
  /** The invalid places of the document, as `/game/turn: must be an integer`. */
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
