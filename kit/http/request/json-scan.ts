/**
 * Checks JSON text before it is parsed, for deep nesting, too many values and duplicate keys (JSON.parse silently keeps the last
 * one). Malformed JSON is left to the parser.
 */
import { pointer } from "./parameters.ts";

export interface JsonLimits {
  /** Greatest nesting of arrays and objects. */
  readonly depth: number;
  /** Greatest number of array items in all. */
  readonly items: number;
  /** Greatest number of object keys in all. */
  readonly keys: number;
}

export type JsonFault =
  | { readonly kind: "depth" | "items" | "keys"; readonly most: number }
  /** `path` is the JSON pointer of the duplicate key. */
  | { readonly kind: "duplicate"; readonly path: string };

/** An array or object that is open at the scanner's position. */
interface Open {
  readonly isObject: boolean;
  /** For an object, its keys so far. */
  readonly keys: Keys;
  /** The next string is a key. */
  expectsKey: boolean;
  /** Key or index of the current value. */
  place: string | number;
}

/** Returns the first fault; undefined if there is none. */
export function scanJson(text: string, limits: JsonLimits): JsonFault | undefined {
  const open: Open[] = [];
  let top: Open | undefined;
  let items = 0;
  let keys = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = endOfString(text, index);
        if (top?.expectsKey) {
          top.expectsKey = false;
          top.place = keyOf(text, index, end);
          if (++keys > limits.keys) return { kind: "keys", most: limits.keys };
          if (!top.keys.add(top.place)) return { kind: "duplicate", path: pathOf(open) };
        }
        index = end;
        break;
      }
      case OPEN_BRACE:
      case OPEN_BRACKET: {
        if (open.length === limits.depth) return { kind: "depth", most: limits.depth };
        const isObject = text.charCodeAt(index) === OPEN_BRACE;
        top = { isObject, keys: new Keys(), expectsKey: isObject, place: 0 };
        open.push(top);
        if (!isObject && ++items > limits.items) return { kind: "items", most: limits.items };
        break;
      }
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop();
        top = open.at(-1);
        break;
      case COMMA:
        if (top === undefined) break;
        if (top.isObject) top.expectsKey = true;
        else {
          top.place = Number(top.place) + 1;
          if (++items > limits.items) return { kind: "items", most: limits.items };
        }
        break;
    }
  }
  return undefined;
}

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const COMMA = 0x2c;

/** Returns the index of the closing quote, or the text's length if there is none. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index;
    if (code === BACKSLASH) index += 1;
  }
  return text.length;
}

/** Returns the key between two quotes, unescaped: `"\u0061"` is the key `"a"`. */
function keyOf(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  if (!raw.includes("\\")) return raw;
  try {
    return JSON.parse(`"${raw}"`);
  } catch {
    return raw;
  }
}

const pathOf = (open: readonly Open[]): string => open.map(({ place }) => `/${pointer(String(place))}`).join("");

/** Most objects have few keys, and an array is faster than a set for these. */
const FEW = 12;

class Keys {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  /** Returns false if the key was added before. */
  add(key: string): boolean {
    if (this.#many !== undefined) {
      const before = this.#many.size;
      return this.#many.add(key).size > before;
    }
    if (this.#few.includes(key)) return false;
    this.#few.push(key);
    if (this.#few.length > FEW) this.#many = new Set(this.#few);
    return true;
  }
}
