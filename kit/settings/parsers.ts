/** Parsers of environment variables. Each throws a sentence that says what is expected. */
import { BlockList, isIP } from "node:net";

export interface Parser<Value> {
  /** What the setting takes, for the table in the docs. */
  readonly takes: string;
  /** Throws an Error whose message ends the line "NAME ...". */
  parse(text: string): Value;
}

const parser = <Value>(takes: string, parse: (text: string) => Value | undefined): Parser<Value> => ({
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

/** 0 for no limit, or a whole number within bounds. */
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

/** Any text. */
export const text = (takes: string): Parser<string> => parser(takes, (given) => given);

/** The address under which clients reach the service: an origin, returned without a trailing slash. */
export const origin: Parser<string> = parser("an address like https://play.example.org, without a path", (given) => {
  const url = URL.parse(given);
  const plain = url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return plain && ["http:", "https:"].includes(url.protocol) && url.hostname !== "" ? url.origin : undefined;
});

/** An address whose scheme is one of these (`sqlite:` …), returned as it is. */
export const url = (...schemes: readonly string[]): Parser<string> =>
  parser(`an address that begins with ${schemes.join(" or ")}`, (given) =>
    schemes.some((scheme) => given.startsWith(scheme) && given.length > scheme.length) ? given : undefined,
  );

/** An address or a network such as 10.0.0.0/8, but not nearly every address at once: that would trust everybody. */
export const network: Parser<string> = parser(
  "an IP address or a network like 10.0.0.0/8: private, or of at least /8 (IPv6: /16, and /104 with IPv4 addresses in it)",
  (given) => {
    const [address = "", bits, ...rest] = given.split("/");
    if (isIP(address) === 0 || rest.length > 0) return undefined;
    if (bits === undefined) return given;
    const most = isIP(address) === 4 ? 32 : 128;
    const fits = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
    return fits && Number(bits) >= fewestBits(address, Number(bits)) ? given : undefined;
  },
);

function fewestBits(address: string, bits: number): number {
  if (isIP(address) === 4) return 8;
  const hasMapped = blocks([address, Math.min(bits, MAPPED_BITS)]).check(FIRST_MAPPED, "ipv6");
  if (hasMapped) return MAPPED_BITS + 8;
  return PRIVATE.find((each) => blocks(each).check(address, "ipv6"))?.[1] ?? 16;
}

function blocks([address, bits]: readonly [string, number]): BlockList {
  const list = new BlockList();
  list.addSubnet(address, bits, "ipv6");
  return list;
}

/** IPv4 addresses that are mapped to IPv6 count as IPv4, so the network ::ffff:0:0/96 is all of them. */
const FIRST_MAPPED = "::ffff:0:0";
const MAPPED_BITS = 96;
/** Unique local and link-local addresses: no client on the internet has one. */
const PRIVATE = [
  ["fc00::", 7],
  ["fe80::", 10],
] as const;

/** Values separated by commas; spaces around them are ignored. */
export const list = <Value>(item: Parser<Value>): Parser<readonly Value[]> => ({
  takes: `a list, divided by commas: ${item.takes}`,
  parse: (given) =>
    given
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => item.parse(part)),
});
