/** How a typed search is compared with names, whatever the case and the accents. */

/** In lower case without accents: people type Munchen for München. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[øØ]/g, "o")
    .replaceAll(/[łŁ]/g, "l")
    .toLowerCase();

/** Whether each word of the search is somewhere in the text. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
