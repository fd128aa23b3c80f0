/** Returns the repository's own frames on the caller's stack, innermost first: `folder/file.ts function`. */
export function ownFrames(): string[] {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 200;
  const stack = new Error("here").stack ?? "";
  Error.stackTraceLimit = limit;
  return stack
    .split("\n")
    .filter((line) => line.includes(ROOT) && !line.includes("node_modules") && !line.includes(import.meta.url))
    .map((line) => line.trim().replace(ROOT, ""));
}

const ROOT = new URL("../..", import.meta.url).href;
