/** JSON text that is made once of a value that never changes. */

/** `make` again, but of each object only once: for immutable values, whose text goes with them. */
export function textOnce<T extends object>(make: (value: T) => string): (value: T) => string {
  const known = new WeakMap<T, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = make(value);
      known.set(value, text);
    }
    return text;
  };
}

/** The text of an array of these texts. */
export const arrayText = (items: readonly string[]): string => `[${items.join(",")}]`;
