/** Checks the documents: links lead somewhere, named files, scripts and codes exist, and figures match the code. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { PLAYER_PROBLEMS } from "../../cargo/players/problems.ts";
import { POOL_BANDS } from "../../cargo/rules/jobs/pool-bands.ts";
import { REFUSALS as CARGO_REFUSALS } from "../../cargo/rules/values/refusals.ts";
import { PASSWORD_PROBLEMS } from "../../kit/passwords/problems.ts";
import { REFUSALS as SPACE_REFUSALS } from "../../space/rules/values/refusals.ts";
import { files, packageJson, paths, ROOT } from "../repository.ts";

const DOCUMENTS = files(["*.md", "docs/**/*.md", "*/SPEC.md", "examples/*.md", "clients/*/*.md"]);
const CARGO = DOCUMENTS.get("docs/cargo.md") ?? "";

/** Yields every match of the pattern in every document, with its line. */
function* found(pattern: RegExp): Generator<{ path: string; line: number; text: string }> {
  for (const [path, source] of DOCUMENTS) {
    for (const match of source.matchAll(pattern)) {
      yield { path, line: source.slice(0, match.index).split("\n").length, text: match[1] ?? "" };
    }
  }
}

/** Returns the ids that GitHub gives to headings. */
const anchorsOf = (source: string): string[] =>
  [...source.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );

test("links between documents lead to an existing file and heading", () => {
  const broken = [...found(/\]\(([^)\s]+)\)/g)].filter(({ path, text }) => {
    if (/^https?:/.test(text)) return false;
    const [file = "", anchor] = text.split("#");
    const target = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(DOCUMENTS.get(target) ?? "").includes(anchor);
  });
  assert.deepEqual(broken, []);
});

test("files that documents name exist", () => {
  const named = /`((?:kit|space|cargo|clients|proving|examples|tools|docs)\/[\w./-]+\.(?:ts|js|json|md|sql))`/g;
  const known = new Set(paths(["{kit,space,cargo,clients,proving,examples,tools,docs}/**/*.{ts,js,json,md,sql}"]));
  assert.deepEqual(
    [...found(named)].filter(({ text }) => !known.has(text)),
    [],
  );
});

test("programs in the tutorials equal those in examples/", () => {
  const examples = [...files(["examples/*.ts"]).values()];
  const shown = [...found(/^```ts\n([\s\S]*?)^```/gm)].filter(({ path }) => path.startsWith("docs/tutorials/"));
  assert.ok(shown.some(({ text }) => examples.includes(text)));
  // In a tutorial a part of a program may be indented.
  const lines = (text: string) => text.replace(/^ +/gm, "");
  assert.deepEqual(
    shown.filter(({ text }) => !examples.some((program) => lines(program).includes(lines(text)))),
    [],
  );
});

test("files that a SPEC names, relative to its game's folder, exist", () => {
  const named = [...found(/\[`([\w/-]+\.ts)`\]/g)].filter(({ path }) => path.endsWith("/SPEC.md"));
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter(({ path, text }) => !existsSync(join(ROOT, posix.dirname(path), text))),
    [],
  );
});

test("npm scripts that documents name exist", () => {
  const scripts = Object.keys(packageJson().scripts ?? {});
  assert.deepEqual(
    [...found(/npm run ([\w:]+)/g)].filter(({ text }) => !scripts.includes(text)),
    [],
  );
});

test("documents run the repository's TypeScript with the Node that npm ci installs, because another one may be too old", () => {
  for (const [path, text] of DOCUMENTS) {
    assert.deepEqual(text.match(/^ +(?:\w+=\S+ )*node [\w-]+\/\S+\.ts.*$/gm) ?? [], [], path);
  }
});

test("the list of decisions has every page with its title, in order", () => {
  const pages = [...DOCUMENTS].filter(([path]) => /^docs\/decisions\/\d/.test(path));
  const rows = pages.map(([path, source]) => {
    const [, number = "", title = ""] = /^# (\d+)\. (.*)$/m.exec(source) ?? [];
    assert.equal(posix.basename(path).slice(0, 4), number.padStart(4, "0"), path);
    return `| [${number}](${posix.basename(path)}) | ${title} |`;
  });
  const listed = (DOCUMENTS.get("docs/decisions/README.md") ?? "").match(/^\| \[\d+\].*$/gm);
  assert.deepEqual(listed, rows);
});

/** Returns the rows of a table in docs/cargo.md, found by the beginning of its head. */
function tableOf(head: string): string[][] {
  const lines = CARGO.slice(CARGO.indexOf(`| ${head}`)).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const figure = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 3 });

test("the players' table of job bands matches the rules", () => {
  assert.deepEqual(
    tableOf("band |").map((row) => row.slice(0, 5)),
    POOL_BANDS.map((band) => [
      band.id,
      figure(band.slots),
      `${figure(band.minKm)}–${figure(band.maxKm)}`,
      `${figure(band.minKg)}–${figure(band.maxKg)}`,
      `${band.cooldownMs / 60_000} min`,
    ]),
  );
});

test("the lists of codes for client authors have every code of the games", () => {
  const guide = DOCUMENTS.get("docs/reference/problem-codes.md") ?? "";
  const listed = (heading: string): string[] => {
    const section = guide.slice(guide.indexOf(`## ${heading}`)).split("\n##")[0] ?? "";
    // A code with a leading dash continues the previous one: `unknown-system`, `-module`.
    let stem = "";
    return [...section.matchAll(/`(-?[a-z]+(?:-[a-z]+)*)`/g)].map(([, code = ""]) => {
      if (!code.startsWith("-")) stem = code.split("-")[0] ?? "";
      return code.startsWith("-") ? `${stem}${code}` : code;
    });
  };
  const missing = (heading: string, codes: readonly string[]) =>
    codes.filter((code) => !listed(heading).includes(code));
  const cargo = [CARGO_REFUSALS, PLAYER_PROBLEMS, PASSWORD_PROBLEMS].flatMap((table) => Object.keys(table));
  assert.deepEqual(missing("Codes of the cargo game", cargo), []);
  assert.deepEqual(missing("Codes of the space game", Object.keys(SPACE_REFUSALS)), []);
});

interface Described {
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string }[];
}

/** Yields the players' operations, such as `GET /api/state`. */
function* operations(): Generator<Described & { readonly call: string }> {
  for (const [, source] of files(["{space,cargo}/openapi.json"])) {
    const { paths: items }: { paths: Record<string, Record<string, Described>> } = JSON.parse(source);
    for (const [path, methods] of Object.entries(items)) {
      if (path.startsWith("/api/admin/")) continue;
      for (const [method, one] of Object.entries(methods)) yield { ...one, call: `${method.toUpperCase()} ${path}` };
    }
  }
}

const LIMITS = DOCUMENTS.get("docs/reference/limits.md") ?? "";

test("the table of costs for client authors has every operation with a cost other than two points", () => {
  const rowOf = (points: string) => LIMITS.split("\n").find((line) => line.startsWith(`| ${points} |`)) ?? "";
  for (const { call, description = "" } of operations()) {
    const [, points = "0", limit] = /Costs (\d+) points?( of the limit)?/.exec(description) ?? [];
    if (points !== "2" && limit === undefined) assert.ok(rowOf(points).includes(`\`${call}\``), `${call}: ${points}`);
  }
});

test("the table of pages for client authors has every list with pages", () => {
  const names = ["before", "after", "offset"];
  const paged = [...operations()].filter(({ parameters = [] }) => parameters.some(({ name }) => names.includes(name)));
  assert.ok(paged.length > 10);
  const missing = paged.filter(({ call }) => !LIMITS.includes(`\`${call.replace("GET ", "")}\``));
  assert.deepEqual(missing, []);
});
