import assert from "node:assert/strict";
import { test } from "node:test";
import { whole } from "../values/amount.ts";
import { goodName, listed } from "./goods.ts";

test("goods are listed with their names, in the singular for an amount of 1", () => {
  assert.equal(listed({ exotics: whole(1), credits: whole(35), fragments: 0 }), "1 exotic, 35 credits");
  assert.equal(listed({ exotics: whole(2), credits: whole(1), data: whole(1) }), "2 exotics, 1 credit, 1 data");
  assert.equal(listed({}), "nothing");
  assert.deepEqual(
    [goodName("fragments", 1), goodName("fragments", 0), goodName("supplies", 1)],
    ["fragment", "fragments", "supplies"],
  );
});
