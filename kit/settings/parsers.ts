/** Parsers of environment variables. Each throws a sentence that says what is expected. */
import { isIP } from "node:net";

export interface Parser<Value> {
  /** Describes the accepted texts, for the table in the docs. */
  readonly takes: string;
  /** Throws an Error with a message that completes the line "NAME ...". */
  parse(text: string): Value;
}

/** Makes a parser. If `parse` returns undefined, the error says what the setting takes. */
export const parser = <Value>(takes: string, parse: (text: string) => Value | undefined): Parser<Value> => ({
  takes,
  parse(text) {
    const value = parse(text);
    if (value === undefined) throw new Error(`must be ${takes}, not ${JSON.stringify(text)}`);
    return value;
  },
});

/** 0 lets the system choose. */
export const port: Parser<number> = parser("a port from 0 to 65535", (text) => {
  const value = /^(0|[1-9]\d{0,4})$/.test(text) ? Number(text) : -1;
  return value >= 0 && value <= 65_535 ? value : undefined;
});

/** A whole number within bounds, in plain decimal digits. */
export const integer = (least: number, greatest: number): Parser<number> =>
  parser(wholeNumbers(least, greatest), (text) => wholeNumber(text, least, greatest));

/** 0 for no limit, or a whole number within the bounds. */
export const noneOrInteger = (least: number, greatest: number): Parser<number> =>
  parser(`0 or ${wholeNumbers(least, greatest)}`, (text) => (text === "0" ? 0 : wholeNumber(text, least, greatest)));

const wholeNumbers = (least: number, greatest: number): string => `a whole number from ${least} to ${greatest}`;

function wholeNumber(text: string, least: number, greatest: number): number | undefined {
  const value = /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= greatest ? value : undefined;
}

export const host: Parser<string> = parser("an IP address or a host name", (text) =>
  isIP(text) !== 0 || HOST_NAME.test(text) ? text : undefined,
);

const HOST_NAME = /^(?=.{1,253}$)(?!.*\.[\d.]+$)(?!\d+$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

/** `on` or `1` is true, `off` or `0` false. */
export const flag: Parser<boolean> = parser("on or off", (text) => FLAGS.get(text.toLowerCase()));

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["1", true],
  ["true", true],
  ["off", false],
  ["0", false],
  ["false", false],
]);

export const oneOf = <Value extends string>(...values: readonly Value[]): Parser<Value> =>
  parser(`one of ${values.join(", ")}`, (text) => values.find((value) => value === text));

/** The full name of a git commit, or its first digits. */
export const commit: Parser<string> = parser("7 to 64 hexadecimal digits", (given) =>
  /^[\da-f]{7,64}$/.test(given) ? given : undefined,
);

/** Accepts any text. */
export const text = (takes: string): Parser<string> => parser(takes, (given) => given);

/** The address under which clients reach the service: an origin, returned without a trailing slash. */
export const origin: Parser<string> = parser("an address like https://play.example.org, without a path", (given) => {
  const url = URL.parse(given);
  const plain = url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return plain && ["http:", "https:"].includes(url.protocol) && url.hostname !== "" ? url.origin : undefined;
});

/**
 * An address with one of these schemes (`sqlite:` …), returned unchanged. The error repeats only its scheme, because an address may
 * contain a password.
 */
export const url = (...schemes: readonly string[]): Parser<string> => {
  const takes = `an address that begins with ${schemes.join(" or ")}`;
  return {
    takes,
    parse(given) {
      if (schemes.some((scheme) => given.startsWith(scheme) && given.length > scheme.length)) return given;
      throw new Error(`must be ${takes}, not ${JSON.stringify(given.replace(/:.+/s, ":…"))}`);
    },
  };
};

/** Values separated by commas; spaces around them are ignored. */
export const list = <Value>(item: Parser<Value>): Parser<readonly Value[]> => ({
  takes: `a comma-separated list: ${item.takes}`,
  parse: (given) =>
    given
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => item.parse(part)),
});
