import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { commentFrame, eventFrame, retryFrame } from "./frame.ts";
import { parseFrame } from "./testing/parse-frame.ts";

test("an event consists of id, name and data, and ends with an empty line", () => {
  assert.equal(eventFrame({ id: 7, event: "tick", data: "a\nb" }), "id: 7\nevent: tick\ndata: a\ndata: b\n\n");
  assert.equal(eventFrame({ data: "" }), "data: \n\n");
  assert.equal(commentFrame("still here"), ": still here\n\n");
  assert.equal(retryFrame(2000), "retry: 2000\n\n");
});

test("any text arrives unchanged as data, with normalised line ends, and never as another field", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "\r", ":", " ", "id: 1", "data", "ä") }), (data) => {
      const frame = eventFrame({ id: 1, data });
      assert.equal(frame.indexOf("\n\n"), frame.length - 2);
      assert.deepEqual(parseFrame(frame.slice(0, -2)), { id: "1", data: data.replace(/\r\n|\r/g, "\n") });
    }),
  );
});

test("an id or a name with a line end or a NUL throws a RangeError", () => {
  for (const bad of ["a\nb", "a\rb", "a\0b"]) {
    assert.throws(() => eventFrame({ id: bad, data: "" }), RangeError);
    assert.throws(() => eventFrame({ event: bad, data: "" }), RangeError);
  }
});
