/** Matches addresses against the networks that settings list. */
import { BlockList, isIP } from "node:net";

/**
 * Returns a function that is true for an address in one of the networks, such as `10.0.0.1` or `10.0.0.0/8`. IPv4 addresses
 * mapped to IPv6 count as IPv4.
 */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    list.addSubnet(address, bits === undefined ? { ipv4: 32, ipv6: 128 }[family] : Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}
