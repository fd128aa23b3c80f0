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
  assert.equal(addressKey("a socket"), "a socket");
});

test("all spellings of an address count together, and other addresses apart", () => {
  for (const spelling of [
    "::ffff:127.0.0.1",
    "::FFFF:7f00:1",
    "0:0:0:0:0:ffff:7f00:0001",
    "0000:0000:0000:0000:0000:ffff:127.0.0.1",
    "64:ff9b::7f00:1",
  ]) {
    assert.equal(addressKey(spelling), "127.0.0.1", spelling);
  }
  assert.notEqual(addressKey("::ffff:7f00:1"), addressKey("::ffff:7f00:2"));
  assert.notEqual(addressKey("::ffff:7f00:1"), addressKey("::1"));
  assert.equal(addressKey("2001:0DB8:0001::9"), addressKey("2001:db8:1::"));
  assert.equal(addressKey("1:2:3:4:5:6:7::"), "1:2:3:4::/64");
});
