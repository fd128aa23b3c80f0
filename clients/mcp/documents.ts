/** Offers the rules as resources for people and as a tool for models, in parts of bounded size. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { InputError, MOST_BYTES, plainAnswer } from "./answer.ts";

export type Game = "space" | "cargo";

export interface Document {
  /** Path in `docs/` of the repository or of the package. */
  readonly path: string;
  readonly title: string;
  readonly game: Game;
}

/** The first document of each game contains its rules. */
export const DOCUMENTS: readonly Document[] = [
  { path: "space.md", title: "Rules of the space game", game: "space" },
  { path: "reference/space-calls.md", title: "Calls of the space game", game: "space" },
  { path: "cargo.md", title: "Rules of the cargo game", game: "cargo" },
  { path: "reference/cargo-calls.md", title: "Calls of the cargo game", game: "cargo" },
];

/** The published package has its own copy. */
const PACKED = join(import.meta.dirname, "docs");
const FOLDER = existsSync(PACKED) ? PACKED : join(import.meta.dirname, "..", "..", "docs");

const textOf = ({ path }: Document): string => readFileSync(join(FOLDER, path), "utf8");

export function registerDocuments(server: McpServer, games: readonly Game[]): void {
  for (const document of DOCUMENTS.filter(({ game }) => games.includes(game))) {
    const { path, title } = document;
    server.registerResource(path, `outbound://docs/${path}`, { title, mimeType: "text/markdown" }, (uri) => ({
      contents: [{ uri: uri.href, mimeType: "text/markdown", text: textOf(document) }],
    }));
  }
  server.registerTool(
    "rules",
    {
      description: "The rules. Without section: the names of the sections. Long sections have parts.",
      inputSchema: z.strictObject({
        game: z.enum(games as [Game, ...Game[]]).optional(),
        section: z.string().optional(),
        part: z.int().min(1).default(1),
      }),
      annotations: { title: "Rules", readOnlyHint: true, openWorldHint: false },
    },
    ({ game, section, part }) => {
      try {
        return plainAnswer(rulesText(game === undefined ? games : [game], section, part));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        return { isError: true, ...plainAnswer(`malformed-input: ${error.message}`) };
      }
    },
  );
}

/**
 * Returns the names of the sections, or a part of one of them. Throws an InputError if the section or part does not exist, or if
 * several games have the section.
 */
export function rulesText(games: readonly Game[], wanted: string | undefined, part: number): string {
  const sections = games.flatMap(sectionsOf);
  const names = games.map((game) => namesOf(game, sections, games.length > 1)).join("\n");
  if (wanted === undefined) return `Sections: ${names}`;
  const sought = wanted.toLowerCase();
  const exact = sections.filter(({ name }) => name.toLowerCase() === sought);
  const matches = exact.length > 0 ? exact : sections.filter(({ name }) => name.toLowerCase().includes(sought));
  const [found] = matches;
  if (found === undefined) throw new InputError(`there is no section ${wanted}, but ${names}`);
  if (matches.some(({ game }) => game !== found.game)) {
    const choices = matches.map(({ game, name }) => `${name} (${game})`).join(", ");
    throw new InputError(`both games have the section ${wanted}: ${choices}; give game`);
  }
  const parts = partsOf(found.lines);
  const lines = parts[part - 1];
  if (lines === undefined) throw new InputError(`${found.name} has ${parts.length} parts`);
  return [`${found.name} (part ${part} of ${parts.length})`, ...lines].join("\n");
}

function namesOf(wanted: Game, sections: readonly Section[], withGame: boolean): string {
  const names = sections.filter(({ game }) => game === wanted).map(({ name }) => name);
  return `${withGame ? `${wanted}: ` : ""}${names.join(", ")}`;
}

interface Section {
  readonly game: Game;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Splits the rules at headings of the second level; text before the first one gets the page's title. */
function sectionsOf(game: Game): Section[] {
  const document = DOCUMENTS.find((one) => one.game === game);
  const [first = "", ...others] = (document === undefined ? "" : textOf(document)).split(/^## /m);
  return [first.replace(/^# /, ""), ...others].map((section) => {
    const [name = "", ...lines] = section.split("\n");
    return { game, name: name.trim(), lines: lines.filter((line) => line.trim() !== "") };
  });
}

/** Greatest length of a part. The heading gets the rest of the answer. */
const PART_BYTES = MOST_BYTES - 100;

function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let left = PART_BYTES;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1;
    if (size > left) {
      parts.push([]);
      left = PART_BYTES;
    }
    parts.at(-1)?.push(line);
    left -= size;
  }
  return parts;
}
