/** Groups addresses into networks, from a single customer's to a provider's. */
import { isIPv4, isIPv6 } from "node:net";

export interface AddressBlock {
  /** Certainly one customer: the IPv4 address, or the /56 of IPv6. */
  readonly customer: string;
  /** Usually one customer: the /24 of IPv4, or the /56 of IPv6. */
  readonly block: string;
  /** Easily within one organization: the /16 of IPv4, or the /48 of IPv6. */
  readonly network: string;
}

/** Returns the blocks of the address. A text that is not an address is its own block. */
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

/** Returns the 16-bit groups of an IPv6 address, with the zeros that `::` leaves out. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const parse = (text: string | undefined) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [front, back] = [parse(head), parse(tail)];
  return [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back];
}
