/** Reads IP addresses in any of their spellings. */
import { isIPv4, isIPv6 } from "node:net";

/** The bytes of an IPv4 address, or the 16-bit groups of an IPv6 one. */
export interface ParsedAddress {
  readonly version: 4 | 6;
  readonly numbers: readonly number[];
}

/**
 * Returns undefined for a text that is not an address. An IPv4 address within IPv6 is the IPv4 address, whether its last 32 bits are
 * written in decimal or hex.
 */
export function parseAddress(address: string): ParsedAddress | undefined {
  if (isIPv4(address)) return { version: 4, numbers: bytesOf(address) };
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address.split("%")[0] ?? "");
  if (!MAPPED.some((prefix) => prefix.every((group, place) => group === groups[place]))) {
    return { version: 6, numbers: groups };
  }
  return { version: 4, numbers: groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]) };
}

/** The first 96 bits of mapped addresses (::ffff:0:0/96), and of those that a gateway makes (NAT64, 64:ff9b::/96). */
const MAPPED = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

const bytesOf = (address: string): number[] => address.split(".").map(Number);

/** Adds the zeros that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [front = [], back = []] = address.split("::").map(groupsIn);
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function groupsIn(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    const [a = 0, b = 0, c = 0, d = 0] = group.includes(".") ? bytesOf(group) : [];
    return group.includes(".") ? [(a << 8) | b, (c << 8) | d] : [Number.parseInt(group, 16)];
  });
}
