/** Formats figures for sentences, and rounds them for details and events. */
import { MINUTE_MS } from "@outbound/kit/rules/durations.ts";

/** Formats a number like 1,704.2: commas between thousands, at most `decimals` decimals, no trailing zeros. */
export function figure(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals)) + 0).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats a wait in real milliseconds, rounded up: `21 min`, below two minutes in seconds. */
export const wait = (realMs: number): string =>
  realMs < 2 * MINUTE_MS ? `${Math.ceil(realMs / 1_000)} s` : `${figure(Math.ceil(realMs / MINUTE_MS))} min`;

/** Formats a count with its noun: `1 leg`, `2 legs`. */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
