/** From the target of a request, in whatever form it was sent, to the path that the description would have. */

/** Without an authority, its escapes undone but for slashes. */
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
