import assert from "node:assert/strict";
import { test } from "node:test";
import { networks } from "./networks.ts";
import type { Parser } from "./parsers.ts";

const accepts = <Value>(parser: Parser<Value>, given: Record<string, Value>) => {
  for (const [from, to] of Object.entries(given)) assert.deepEqual(parser.parse(from), to, from);
};
const refuses = (parser: Parser<unknown>, ...given: string[]) => {
  for (const from of given) assert.throws(() => parser.parse(from), /^Error: must be /, from);
};

test("lists are separated by commas", () => {
  accepts(networks, { "10.0.0.0/8, ::1,": ["10.0.0.0/8", "::1"] });
  refuses(networks, "10.0.0.0/33", "10.0.0.1,x", "::/129", "1.1.1.1/8/8");
});

test("a network of all or nearly all addresses is refused", () => {
  refuses(
    networks,
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/00",
    "0.0.0.0/1",
    "128.0.0.0/1",
    "10.0.0.0/7",
    "::/1",
    "fe80::/9",
    "2000::/3",
    "fc00::/6",
  );
  refuses(
    networks,
    "::ffff:0:0/96",
    "::ffff:10.0.0.0/96",
    "::ffff:10.0.0.0/103",
    "::ffff:0:0/95",
    "::/80",
    "::/16",
    "::1/64",
  );
});

test("networks that one operator can own are accepted: loopback, private networks, and single addresses", () => {
  const taken = ["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16"];
  taken.push(
    "::1",
    "::1/128",
    "fc00::/7",
    "fd00::/8",
    "fe80::/10",
    "fd12:3456:789a::/48",
    "fe80::/64",
    "fe80::/16",
    "2001:db8::/32",
  );
  taken.push("::ffff:10.0.0.0/104", "::ffff:127.0.0.1", "::ffff:127.0.0.1/128");
  accepts(networks, Object.fromEntries(taken.map((each) => [each, [each]])));
});

test("networks that together cover nearly all addresses are refused, also those in the ranges of gateways", () => {
  const eights = (count: number, start = 1) => Array.from({ length: count }, (_, index) => `${start + index}.0.0.0/8`);
  const listed = (...each: readonly string[]) => each.join(",");
  for (const many of [
    eights(17),
    eights(256, 0),
    [...eights(16), "::ffff:200.0.0.0/104"],
    Array.from({ length: 32 }, (_, index) => `${index}.0.0.0/9`).concat(eights(16, 100)),
    Array.from({ length: 17 }, (_, index) => `2${index.toString(16).padStart(3, "0")}::/16`),
  ]) {
    assert.throws(() => networks.parse(listed(...many)), /nearly every address together/, listed(...many));
  }
  refuses(networks, "64:ff9b::/96", "64:ff9b::/100", "64:ff9b::10.0.0.0/103", "64:ff9b::/32");
  for (const few of [
    [...eights(16), "1.2.0.0/16", "1.0.0.0/8", "::ffff:1.2.3.4"],
    ["fc00::/7", "fe80::/10", "2001:db8::/32", "2600::/16", "127.0.0.0/8"],
    ["64:ff9b::10.0.0.0/104", "64:ff9b::1.2.3.4"],
  ]) {
    accepts(networks, { [listed(...few)]: few });
  }
});
