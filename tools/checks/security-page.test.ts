/** Checks docs/security.md: every requirement has a row, and every named test exists. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { files } from "../repository.ts";
import { findingRows, hasReference, securityRows, verdictOf } from "./security-page.ts";
import { testTitles } from "./spec.ts";

/** Numbers of ASVS 5.0.0 in the form chapter.section.requirements. */
const LEVEL_1 = `
  1.2.1,2,3,4,5 1.3.1,2 1.5.1 2.1.1 2.2.1,2 2.3.1 3.2.1,2 3.3.1 3.4.1,2 3.5.1,2,3 4.1.1 4.4.1 5.2.1,2 5.3.1,2
  6.1.1 6.2.1,2,3,4,5,6,7,8 6.3.1,2 6.4.1,2 7.2.1,2,3,4 7.4.1,2 8.1.1 8.2.1,2 8.3.1 9.1.1,2,3 9.2.1 10.4.1,2,3,4,5
  11.3.1,2 11.4.1 12.1.1 12.2.1,2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
`;
const LEVEL_2 = `
  2.1.2,3 2.2.3 2.3.2,3,4 2.4.1 6.1.2,3 6.2.9,10,11,12 6.3.3,4 6.4.3,4 6.5.1,2,3,4,5 6.6.1,2,3 6.8.1,2,3,4
  7.1.1,2,3 7.3.1,2 7.4.3,4,5 7.5.1,2 7.6.1,2 8.1.2 8.2.3 8.4.1 16.1.1 16.2.1,2,3,4,5 16.3.1,2,3,4 16.4.1,2,3
  16.5.1,2,3
`;

const numbersOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [chapter, section, numbers = ""] = entry.split(".");
      return numbers.split(",").map((number) => `${chapter}.${section}.${number}`);
    });

const PAGE = files(["docs/security.md"]).get("docs/security.md") ?? "";
const ROWS = securityRows(PAGE);
const FINDINGS = findingRows(PAGE);

test("every requirement of level 1, and of level 2 in the chapters that the page covers, has one row", () => {
  const present = ROWS.flatMap(({ numbers }) => numbers);
  const due = [...numbersOf(LEVEL_1), ...numbersOf(LEVEL_2)];
  assert.deepEqual([numbersOf(LEVEL_1).length, numbersOf(LEVEL_2).length], [70, 60]);
  assert.deepEqual(
    due.filter((number) => !present.includes(number)),
    [],
  );
  assert.deepEqual(
    present.filter((number, index) => present.indexOf(number) !== index),
    [],
  );
});

test("every row begins with its verdict, and every requirement that is met or partly met names a test", () => {
  const faulty = ROWS.filter((row) => {
    const verdict = verdictOf(row);
    return verdict === undefined || (["met", "partly"].includes(verdict) && row.tests.length === 0);
  });
  assert.deepEqual(
    faulty.map(({ numbers, how }) => `${numbers} ${how}`),
    [],
  );
});

test("every test that the page names exists, in its file and with its title", () => {
  const named = [...ROWS.flatMap(({ tests }) => tests), ...FINDINGS.flatMap(({ tests }) => tests)];
  const sources = files([...new Set(named.map(({ path }) => path))]);
  const missing = named.filter(({ path, title }) => {
    const titles = testTitles(sources.get(path) ?? "");
    return !titles.some(({ text }) => text.includes(title));
  });
  assert.deepEqual(missing, []);
  const lines = [...PAGE.matchAll(/^\| \d+\.\d.*$/gm)].map(([line]) => line);
  const mentioned = [...lines, ...FINDINGS.map(({ row }) => row)].flatMap((line) => [...line.matchAll(/\.test\.ts`/g)]);
  assert.equal(named.length, mentioned.length, "a test is named in another form");
});

test("every finding ends with its reference and names a test", () => {
  const faulty = FINDINGS.filter((finding) => !hasReference(finding) || finding.tests.length === 0);
  assert.deepEqual(
    faulty.map(({ found }) => found),
    [],
  );
});

test("findings are read with any reference, and a finding without one is reported", () => {
  const references = [
    "(M5)",
    "(L1, L2)",
    "(cargo C1)",
    "(cargo B3, C4)",
    "(space C8)",
    "(cargo, Months)",
    "(Retention)",
  ];
  const rows = references.map((reference) => `| a (b) c ${reference} | d | \`e.test.ts\` (f (g) h) |\n`).join("");
  const heads = "| found | now | shown by |\n|---|---|---|\n";
  const page = `| a (M1) | b | c |\n## Findings of attacks\n\n${heads}${rows}| a (b) c | d | |\n\n## Z\n| a (M2) | b | c |\n`;
  const findings = findingRows(page);
  assert.deepEqual(findings.map(hasReference), [...references.map(() => true), false]);
  const named = [{ path: "e.test.ts", title: "f (g) h" }];
  assert.deepEqual(
    findings.map(({ tests }) => tests),
    [...references.map(() => named), []],
  );
});

test("rows are read with their ranges, verdicts and tests, and rows of another form are ignored", () => {
  const [first, second] = securityRows(
    "| 6.5.1–6.5.3 | a | n/a: b | |\n| 1.2.1 | a | met: b (c) | `a/b.test.ts` (one (two) three), `c.test.ts` ([X1]) |\n| x | y |\n",
  );
  assert.deepEqual(first, { numbers: ["6.5.1", "6.5.2", "6.5.3"], how: "n/a: b", tests: [] });
  assert.deepEqual(second?.tests, [
    { path: "a/b.test.ts", title: "one (two) three" },
    { path: "c.test.ts", title: "[X1]" },
  ]);
  assert.deepEqual(
    [first, second].map((row) => row && verdictOf(row)),
    ["n/a", "met"],
  );
  assert.equal(verdictOf({ numbers: [], how: "metal", tests: [] }), undefined);
});
