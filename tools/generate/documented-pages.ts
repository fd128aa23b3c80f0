/** Pages with example calls for which the answers are generated. */
export const DOCUMENTED_PAGES = [
  "README.md",
  "docs/tutorials/first-space-bot.md",
  "docs/tutorials/first-cargo-bot.md",
  "docs/how-to/retries.md",
  "docs/reference/problem-codes.md",
] as const;

export type DocumentedPage = (typeof DOCUMENTED_PAGES)[number];
