/** Who works on a task, in words. */
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
  if (helpers.length === 0) return `${lead.name} works alone`;
  return `${lead.name} leads, with ${helpers.map(({ name }) => name).join(", ")}`;
}
