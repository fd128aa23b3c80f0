/** Where two values that should be the same are not. */

/** The first place at which they differ, as a sentence; undefined for equal ones. */
export function difference(what: string, one: unknown, other: unknown, path = ""): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isObject(one) || !isObject(other)) return sentence(what, path, one, other);
  if (one instanceof Set && other instanceof Set) return difference(what, [...one], [...other], path);
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(what, one[key], other[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const sentence = (what: string, path: string, one: unknown, other: unknown): string =>
  `${what}: ${path || "all"} is ${textOf(one)} and should be ${textOf(other)}`;

const textOf = (value: unknown): string => (JSON.stringify(value) ?? "missing").slice(0, 200);

/** As a list of faults. */
export const told = (fault: string | undefined): string[] => (fault === undefined ? [] : [fault]);
