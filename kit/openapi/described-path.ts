/** Converts a request target in any form to a path as the description writes it. */

/** Removes the authority and decodes all escapes except slashes. */
export function describedPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
  return path
    .split(/(%2f)/i)
    .map((part) => decoded(part))
    .join("");
}

function decoded(text: string): string {
  if (/^%2f$/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
