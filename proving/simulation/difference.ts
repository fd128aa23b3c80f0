/** Finds where two values that must be equal differ. */

/** Returns one sentence about the first difference; empty for equal values. */
export function differences(what: string, actual: unknown, expected: unknown, path = ""): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isObject(actual) || !isObject(expected)) {
    return [`${what}: ${path || "all"} is ${textOf(actual)} and should be ${textOf(expected)}`];
  }
  if (actual instanceof Set && expected instanceof Set) return differences(what, [...actual], [...expected], path);
  for (const key of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
    const found = differences(what, actual[key], expected[key], `${path}.${key}`);
    if (found.length > 0) return found;
  }
  return [];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (JSON.stringify(value) ?? "missing").slice(0, 200);
