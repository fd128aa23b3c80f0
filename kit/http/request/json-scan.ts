/**
 * Finds what is wrong with JSON text before it is parsed: deep nesting, too many values, and keys that an object has twice, of
 * which JSON.parse keeps the last without a word. It does not find malformed JSON: the parser does.
 */
import { pointer } from "./parameters.ts";

export interface JsonLimits {
  /** Deepest nesting of arrays and objects. */
  readonly depth: number;
  /** Items of all arrays together. */
  readonly items: number;
  /** Keys of all objects together. */
  readonly keys: number;
}

export type JsonFault =
  | { readonly kind: "depth" | "items" | "keys"; readonly most: number }
  /** `path` is the JSON pointer of the repeated field. */
  | { readonly kind: "duplicate"; readonly path: string };

/** An array or object that is open at the place of the scan. */
interface Open {
  readonly isObject: boolean;
  /** In an object: the keys so far. */
  readonly keys: Keys;
  /** The next string is a key. */
  expectsKey: boolean;
  /** The key or the index of the current value. */
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

/** The index of the closing quote; the text's length without one. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index;
    if (code === BACKSLASH) index += 1;
  }
  return text.length;
}

/** The key between two quotes, unescaped: `"\u0061"` is the key `"a"`. */
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

/** Most objects have few keys, for which an array is quicker than a set. */
const FEW = 12;

class Keys {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  /** Returns false if the key is there already. */
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
