/** Formats figures for people, in English and with units. */

/** What rounds to zero has no sign. */
const SIGN = { signDisplay: "negative" } as const;
const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0, ...SIGN });
const tenths = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1, ...SIGN });

/** Formats an amount as `1,250 €` without a line break before the sign. `signedEuros` adds `+` to gains. */
export const euros = (amount: number): string => `${integer(amount)}\u00a0€`;
export const signedEuros = (amount: number): string => `${signOf(amount)}${euros(Math.abs(amount))}`;
const signOf = (amount: number): string => (Math.abs(amount) < 0.5 ? "" : amount > 0 ? "+" : "−");
export const integer = (value: number): string => withMinus(whole.format(value));
export const decimal = (value: number): string => withMinus(tenths.format(value));
export const percent = (share: number): string => `${decimal(share * 100)} %`;
/** Replaces the hyphen by a minus sign, which is as wide as a digit. */
const withMinus = (figure: string): string => figure.replace("-", "−");

/**
 * Formats a duration with its two largest units on one line, the second unless it is zero: `2 d 4 h`, `2 d`, `1 h 05 min`, `3 min
 * 20 s`, `40 s`.
 */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days}\u00a0d${hours > 0 ? `\u00a0${hours}\u00a0h` : ""}`;
  if (hours > 0) return `${hours}\u00a0h${afterIt(minutes, "min")}`;
  if (minutes > 0) return `${minutes}\u00a0min${afterIt(seconds % 60, "s")}`;
  return `${seconds}\u00a0s`;
}

const afterIt = (figure: number, unit: string): string =>
  figure > 0 ? `\u00a0${String(figure).padStart(2, "0")}\u00a0${unit}` : "";

/** Formats a count with its noun: `1 job`, `3 jobs`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
