/** Identifies a client by its address, for limits and logs. */
import { parseAddress } from "./parse-address.ts";

/**
 * Returns the client's address as a key, the same for all spellings of it. Of an IPv6 address only the first 64 bits count, because
 * one client has all the rest. A text that is not an address is its own key.
 */
export function addressKey(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === undefined) return address;
  const { version, numbers } = parsed;
  if (version === 4) return numbers.join(".");
  const network = numbers.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
