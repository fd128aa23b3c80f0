/** The networks that an address belongs to, from one customer's to a provider's. */
import { isIPv4, isIPv6 } from "node:net";

export interface AddressBlock {
  /** What one customer surely has: the address of IPv4, /56 of IPv6. */
  readonly customer: string;
  /** What one customer usually has: /24 of IPv4, /56 of IPv6. */
  readonly block: string;
  /** What one organization can easily have: /16 of IPv4, /48 of IPv6. */
  readonly network: string;
}

/** Returns the blocks of the address; a text that is no address is a block of its own. */
export function addressBlock(address: string): AddressBlock {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) {
    const bytes = mapped.split(".");
    const [block, network] = [`${bytes.slice(0, 3).join(".")}.0/24`, `${bytes.slice(0, 2).join(".")}.0.0/16`];
    return { customer: mapped, block, network };
  }
  if (!isIPv6(address)) return { customer: address, block: address, network: address };
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address);
  const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(":");
  const network = [first, second, third];
  const block = `${hex([...network, fourth & 0xff00])}::/56`;
  return { customer: block, block, network: `${hex(network)}::/48` };
}

/** The 16-bit groups of an IPv6 address before its end, with the zeros that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const parse = (text: string | undefined) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [front, back] = [parse(head), parse(tail)];
  return [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back];
}
