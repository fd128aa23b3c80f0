import assert from "node:assert/strict";
import { it } from "node:test";
import { economyFor } from "../../rules/company/economy.ts";
import { buyPrice } from "../../rules/fleet/plane-price.ts";
import { priceFor } from "./plane-price.ts";

it("a plane's price is that of the rules for any reputation", () => {
  for (let reputation = 0; reputation <= 100_000; reputation += 137) {
    for (const price of [165_000, 175_000, 32_000_000]) {
      assert.equal(priceFor({ price }, economyFor({ reputation }, 24)), buyPrice({ price }, reputation));
    }
  }
});
