/** Fits texts into pictures: letters that the fonts have, approximate widths of lines, line breaks. */

/** The family name of the fonts that the build writes. */
export const PICTURE_FONT = "Inter Variable";
export const PICTURE_WEIGHTS = [700, 500] as const;

/** Files of Inter, in order of use, with the letters that pictures take from each as ranges of code points. */
export const PICTURE_LETTERS: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xac],
    [0xae, 0xff],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2026, 0x2026],
    [0x20ac, 0x20ac],
  ],
  "latin-ext": [
    [0x100, 0x17f],
    [0x218, 0x21b],
  ],
  cyrillic: [[0x400, 0x45f]],
  greek: [[0x370, 0x3ff]],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
};

const RANGES = Object.values(PICTURE_LETTERS).flat();

/**
 * Removes what the fonts cannot draw, such as emoji, separate combining marks, and scripts other than Latin, Greek and Cyrillic.
 */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .filter((letter) => RANGES.some(([first, last]) => isWithin(letter.codePointAt(0) ?? 0, first, last)))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();

const isWithin = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Approximate width of a bold line in units of its font size, rather too large than too small. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[iljI.,:;'|! ]/.test(letter)) return 0.32;
  if (/[ftr()[\]-]/.test(letter)) return 0.47;
  if (/[mwMW@%—ЖШЩЮжшщю]/.test(letter)) return 1;
  return /[a-z0-9]/.test(letter) ? 0.65 : 0.78;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Breaks the text at the greatest of the sizes at which it fits into `mostLines` lines of this width. At the last size it is cut.
 */
export function fitted(text: string, width: number, sizes: readonly number[], mostLines: number): FittedText {
  const last = sizes.at(-1) ?? 0;
  const size = sizes.find((one) => linesOf(text, width / one).length <= mostLines) ?? last;
  const lines = linesOf(text, width / size);
  if (lines.length <= mostLines) return { size, lines };
  const kept = lines.slice(0, mostLines);
  return { size, lines: [...kept.slice(0, -1), `${[...(kept.at(-1) ?? "")].slice(0, -2).join("").trimEnd()}…`] };
}

/** Breaks at blanks, and inside a word that is wider than a line. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    for (const part of partsOf(word, width)) {
      const joined = line === "" ? part : `${line} ${part}`;
      if (widthOf(joined) <= width) {
        line = joined;
      } else {
        if (line !== "") lines.push(line);
        line = part;
      }
    }
  }
  return [...lines, line];
}

function partsOf(word: string, width: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const part = `${parts.at(-1)}${letter}`;
    if (widthOf(part) > width && part !== letter) parts.push(letter);
    else parts[parts.length - 1] = part;
  }
  return parts;
}
