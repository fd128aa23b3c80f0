/** Reads docs/security.md: which requirements have a row, with which verdict, and which tests it names. */

export interface SecurityRow {
  /** `6.2.1`; a range such as `6.5.1–6.5.5` gives all its numbers. */
  readonly numbers: readonly string[];
  readonly how: string;
  readonly tests: readonly NamedTest[];
}

export interface FindingRow {
  /** The whole line. */
  readonly row: string;
  readonly found: string;
  readonly tests: readonly NamedTest[];
}

export interface NamedTest {
  readonly path: string;
  /** A part of the test's title. */
  readonly title: string;
}

/** The verdicts with which a row may begin. */
const VERDICTS = ["met", "partly", "not met", "operator", "n/a"] as const;

export function securityRows(page: string): SecurityRow[] {
  return [...page.matchAll(/^\| (\d+\.\d+\.\d+(?:–\d+\.\d+\.\d+)?) \| .*? \| (.*?) \|(.*)\|$/gm)].map(
    ([, numbers = "", how = "", shownBy = ""]) => ({ numbers: numbersIn(numbers), how, tests: testsIn(shownBy) }),
  );
}

/** Returns the rows of the section "Findings of attacks". */
export function findingRows(page: string): FindingRow[] {
  const [, section = ""] = page.split(/^## Findings of attacks$/m);
  const [findings = ""] = section.split(/^## /m);
  return [...findings.matchAll(/^\| (?!found \|)(.*?) \| (.*?) \|(.*)\|$/gm)].map(
    ([row, found = "", , shownBy = ""]) => ({ row, found, tests: testsIn(shownBy) }),
  );
}

/** True if a finding ends with its reference: `(M5)`, `(L1, L2)`, `(cargo C1)`, `(cargo, Months)`, `(Retention)`. */
export const hasReference = ({ found }: FindingRow): boolean =>
  /\((?:[a-z]+,? )?(?:[A-Z]+\d+|[A-Z][a-z]+)(?:, [A-Z]+\d+)*\)$/.test(found);

export const verdictOf = ({ how }: SecurityRow): string | undefined =>
  VERDICTS.find((verdict) => new RegExp(`^${verdict}(?=$|[:;, ])`).test(how));

function numbersIn(text: string): string[] {
  const [first = "", last = first] = text.split("–");
  const parts = first.split(".");
  const count = Number(last.split(".").at(-1)) - Number(parts.at(-1));
  return Array.from({ length: count + 1 }, (_, index) =>
    [...parts.slice(0, -1), Number(parts.at(-1)) + index].join("."),
  );
}

const testsIn = (text: string): NamedTest[] =>
  [...text.matchAll(/`([\w./-]+\.test\.ts)` \((.+?)\)(?=,| *$)/g)].map(([, path = "", title = ""]) => ({
    path,
    title,
  }));
