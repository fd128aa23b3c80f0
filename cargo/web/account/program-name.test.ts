import assert from "node:assert/strict";
import { test } from "node:test";
import { programName } from "./program-name.ts";

const MOZILLA = "Mozilla/5.0";

test("a browser is named with its system, and another program by its own name", () => {
  const names: readonly (readonly [userAgent: string, name: string])[] = [
    [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36`, "Chrome on Linux"],
    [`${MOZILLA} (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0`, "Edge on Windows"],
    [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`, "Safari on iOS"],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 14.7; rv:131.0) Gecko/20100101 Firefox/131.0`, "Firefox on macOS"],
    ["curl/8.9.1", "curl/8.9.1"],
    ["", "Unnamed program"],
  ];
  for (const [userAgent, name] of names) assert.equal(programName(userAgent), name);
});
