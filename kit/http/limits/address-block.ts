/** Groups addresses into networks, from a single customer's to a provider's. */
import { parseAddress } from "../origin/parse-address.ts";

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
  const parsed = parseAddress(address);
  if (parsed === undefined) return { customer: address, block: address, network: address };
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.numbers;
  if (parsed.version === 4) {
    const [block, network] = [`${first}.${second}.${third}.0/24`, `${first}.${second}.0.0/16`];
    return { customer: parsed.numbers.join("."), block, network };
  }
  const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(":");
  const network = [first, second, third];
  const block = `${hex([...network, fourth & 0xff00])}::/56`;
  return { customer: block, block, network: `${hex(network)}::/48` };
}
