import assert from "node:assert/strict";
import { test } from "node:test";
import { dotsPath } from "../../cargo/web/start/dots.ts";
import { dottedWorldText, packed } from "./dotted-world.ts";

test("unpacking the dots of the start page gives each grid place once, row by row", () => {
  assert.equal(
    dotsPath(
      packed([
        [995, 1],
        [0, 0],
        [11, 9],
        [9, 11],
        [500, 400],
      ]),
    ),
    "M0 0h0M995 0h0M10 10h0M500 400h0",
  );
});

test("the picture of the start page stays small", () => {
  assert.ok(dottedWorldText().length < 6_000);
});
