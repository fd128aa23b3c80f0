/** Edge values that replace others: a service must refuse or tolerate them. */

/** Returns the paths of all places in a JSON value; of an array only the first and the last item. */
export function pathsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter((key) => key >= 0)
    : Object.keys(value);
  const inner = keys.flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key], [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** Returns a copy with another value at the path; `undefined` removes the field. */
export function changedAt<T>(value: T, path: readonly (string | number)[], replacement: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return replacement as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  const changed = changedAt(copy[key], rest, replacement);
  if (changed === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = changed ?? null;
  return copy as T;
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** Returns values close to the given one, at the edges of the allowed range, and of other types. */
export function edgeValues(value: unknown): unknown[] {
  const near = typeof value === "number" ? [value + 1, value - 1, value + 0.5, 2 * value + 7] : [];
  const twice = Array.isArray(value) ? [[...value, ...value.slice(-1)], value.slice(1)] : [];
  return [
    ...near,
    ...twice,
    ...[undefined, null, 0, -1, 1, 3, 1.5, 100, 9_999, 1e12, 2 ** 53 - 1, 2 ** 53, 1e300],
    ...["", "1", "x".repeat(70), "survey", "nav1", "core", "constructor", true, [], {}, [1], { amount: 1 }],
  ];
}
