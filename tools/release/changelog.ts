/** Moves the unreleased entries of a changelog to a release. */

const UNRELEASED = "## [Unreleased]";

/** Returns the entries below Unreleased, without its heading; empty if there are none. Throws if the heading is missing. */
export function unreleased(text: string): string {
  const start = text.indexOf(`\n${UNRELEASED}\n`);
  if (start < 0) throw new Error(`the changelog has no heading ${UNRELEASED}`);
  const rest = text.slice(start + UNRELEASED.length + 2);
  const end = rest.search(/^## /m);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** Returns the changelog with its unreleased entries below the version and date (`2026-11-24`); unchanged if there are none. */
export function released(text: string, version: string, date: string): string {
  if (unreleased(text) === "") return text;
  return text.replace(`\n${UNRELEASED}\n`, `\n${UNRELEASED}\n\n## [${version}] - ${date}\n`);
}
