/** A task's team as text. */
interface Named {
  readonly name: string;
}

/** `GQ` of Greta Quayle. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase();

export function teamText(lead: Named, helpers: readonly Named[]): string {
  if (helpers.length === 0) return `${lead.name}, no helpers`;
  return `${lead.name}, with ${helpers.map(({ name }) => name).join(", ")}`;
}
