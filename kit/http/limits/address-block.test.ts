import assert from "node:assert/strict";
import { test } from "node:test";
import { addressBlock } from "./address-block.ts";

test("the block of an address is its /24 or /56, and its network the /16 or /48", () => {
  for (const [address, block, network] of [
    ["192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"],
    ["::ffff:192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"],
    ["::FFFF:c000:24d", "192.0.2.0/24", "192.0.0.0/16"],
    ["2001:db8:1:23ff:9::1", "2001:db8:1:2300::/56", "2001:db8:1::/48"],
    ["2001:DB8:0001:23ff::1%eth0", "2001:db8:1:2300::/56", "2001:db8:1::/48"],
    ["::1", "0:0:0:0::/56", "0:0:0::/48"],
    ["a socket", "a socket", "a socket"],
  ] as const) {
    const customer = block.endsWith("/24") ? "192.0.2.77" : block;
    assert.deepEqual(addressBlock(address), { customer, block, network }, address);
  }
});
