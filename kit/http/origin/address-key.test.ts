import assert from "node:assert/strict";
import { test } from "node:test";
import { addressKey } from "./address-key.ts";

test("an IPv6 client counts by its network, an IPv4 client by its address", () => {
  assert.equal(addressKey("10.1.2.3"), "10.1.2.3");
  assert.equal(addressKey("::ffff:10.1.2.3"), "10.1.2.3");
  assert.equal(addressKey("2001:db8:1:2:3:4:5:6"), addressKey("2001:db8:1:2::9"));
  assert.notEqual(addressKey("2001:db8:1:2::9"), addressKey("2001:db8:1:3::9"));
  assert.equal(addressKey("::1"), "0:0:0:0::/64");
  assert.equal(addressKey("fe80::1%eth0"), "fe80:0:0:0::/64");
});
