/** JSON texts of immutable values, made once per value. */

/** Returns `make` with a cache by object. */
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

/** Returns the items of a list with commas between them, as pieces that the caller joins once: joining twice would copy twice. */
export const separated = (items: readonly string[]): string[] =>
  items.map((item, index) => (index === 0 ? item : `,${item}`));

export const arrayText = (items: readonly string[]): string => `[${items.join(",")}]`;
