/** How figures stand in sentences, and beside them in details and events. */

/** As 1,704.2: thousands with commas, and these decimals where they are not 0. */
export function figure(value: number, decimals = 0): string {
  const [whole = "", fraction] = String(Number(value.toFixed(decimals)) + 0).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** 1 leg, 2 legs. */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** To these decimals, as figures stand in details and events. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
