/**
 * Parsers of networks, for example of trusted proxies. They reject networks that cover nearly all addresses, alone or together.
 */
import { BlockList, isIP } from "node:net";
import { list, type Parser, parser } from "./parsers.ts";

/**
 * An address or a network such as 10.0.0.0/8. A network of nearly all addresses is rejected, because it would trust everybody.
 */
const network: Parser<string> = parser(
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

/**
 * Networks separated by commas. Together they may cover at most a sixteenth of all IPv4 addresses, or of the public IPv6
 * addresses.
 */
export const networks: Parser<readonly string[]> = {
  takes: `${list(network).takes}; together at most 16 networks of such a size`,
  parse(given) {
    const all = list(network).parse(given);
    for (const [version, most] of [
      [4, MOST_IPV4],
      [6, MOST_IPV6],
    ] as const) {
      if (sizeOf(all, version) <= most) continue;
      throw new Error(`must be networks of few operators: those of IPv${version} are nearly every address together`);
    }
    return all;
  },
};

function fewestBits(address: string, bits: number): number {
  if (isIP(address) === 4) return 8;
  const hasMapped = MAPPED.some((first) => blocks([address, Math.min(bits, MAPPED_BITS)]).check(first, "ipv6"));
  if (hasMapped) return MAPPED_BITS + 8;
  return PRIVATE.find((each) => blocks(each).check(address, "ipv6"))?.[1] ?? 16;
}

function blocks([address, bits]: readonly [string, number]): BlockList {
  const list = new BlockList();
  list.addSubnet(address, bits, "ipv6");
  return list;
}

/** IPv6 networks that contain all of IPv4: mapped addresses, and those of gateways (NAT64). */
const MAPPED = ["::ffff:0:0", "64:ff9b::"];
const MAPPED_BITS = 96;
/** Unique local and link-local addresses: no client on the internet has one. */
const PRIVATE = [
  ["fc00::", 7],
  ["fe80::", 10],
] as const;

const MOST_IPV4 = 16 * 2 ** 24;
/** In units of /64 networks. */
const MOST_IPV6 = 16 * 2 ** 48;

/**
 * Returns how many IPv4 addresses, or /64 networks of IPv6, are in the networks. Overlaps count once; private IPv6 networks do
 * not count.
 */
function sizeOf(all: readonly string[], version: 4 | 6): number {
  let [size, end] = [0, 0];
  for (const [from, to] of all.flatMap((each) => rangeOf(each, version)).sort((a, b) => a[0] - b[0])) {
    size += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return size;
}

/** Returns the first address and the one after the last, as numbers; nothing for a network of the other version. */
function rangeOf(each: string, version: 4 | 6): (readonly [number, number])[] {
  const [address = "", bits] = each.split("/");
  const [first, given] = [partsOf(address), bits === undefined ? Number.POSITIVE_INFINITY : Number(bits)];
  const isMapped = isIP(address) === 6 && MAPPED.some((start) => blocks([start, MAPPED_BITS]).check(address, "ipv6"));
  const isIPv4 = isIP(address) === 4 || isMapped;
  if (
    isIPv4 !== (version === 4) ||
    PRIVATE.some((own) => blocks(own).check(address, isIP(address) === 4 ? "ipv4" : "ipv6"))
  )
    return [];
  const whole = isIPv4 ? 32 : 64;
  const length = 2 ** (whole - Math.min(whole, isMapped ? given - MAPPED_BITS : given));
  const numbers = isMapped ? first.slice(-2) : isIPv4 ? first : first.slice(0, 4);
  const number = numbers.reduce((sum, part) => sum * 2 ** (isIP(address) === 4 ? 8 : 16) + part, 0);
  const start = Math.floor(number / length) * length;
  return [[start, start + length]];
}

/** Returns the bytes of an IPv4 address, or the groups of an IPv6 one. */
function partsOf(address: string): number[] {
  if (isIP(address) === 4) return address.split(".").map(Number);
  const host = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1);
  const [front, back] = host.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const groups = [
    ...(front ?? []),
    ...Array<string>(back === undefined ? 0 : 8 - (front?.length ?? 0) - back.length).fill("0"),
    ...(back ?? []),
  ];
  return groups.map((group) => Number.parseInt(group, 16));
}
