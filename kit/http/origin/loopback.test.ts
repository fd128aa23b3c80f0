import assert from "node:assert/strict";
import { test } from "node:test";
import { isLoopback } from "./loopback.ts";

test("only this machine reaches localhost, ::1 and 127.0.0.0/8", () => {
  for (const host of ["localhost", "::1", "127.0.0.1", "127.255.0.9"]) assert.equal(isLoopback(host), true, host);
  for (const host of ["0.0.0.0", "::", "192.168.0.7", "128.0.0.1", "127.example.org", "127.0.0.1.example.org", ""]) {
    assert.equal(isLoopback(host), false, host);
  }
});
