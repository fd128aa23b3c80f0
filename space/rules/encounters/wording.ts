/** The names that a text of an encounter leaves open. */

export interface Names {
  /** Where it happens. */
  readonly system: string;
  /** First name of the member whom the story is about: who has the trait that it needs. */
  readonly member?: string;
  /** First name of the member who decided. */
  readonly decider?: string;
}

/** The text with `{system}`, `{member}` and `{decider}` filled in; for a member who is not aboard any more it says "somebody". */
export const worded = (text: string, names: Names): string =>
  text.replace(/(^|[.!?] )?\{(system|member|decider)\}/g, (_, start: string | undefined, name: keyof Names) => {
    const unknown = start === undefined ? "somebody" : "Somebody";
    return `${start ?? ""}${names[name] ?? unknown}`;
  });
