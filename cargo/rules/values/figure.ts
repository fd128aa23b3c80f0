/** Formats figures for sentences, and rounds them for details and events. */

/** As 1,704.2: commas between thousands, at most these decimals, without trailing zeros. */
export function figure(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals)) + 0).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Real milliseconds as whole seconds, rounded up: 1,260 s. */
export const seconds = (realMs: number): string => `${figure(Math.ceil(realMs / 1_000))} s`;

/** 1 leg, 2 legs. */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
