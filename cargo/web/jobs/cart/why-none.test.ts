import assert from "node:assert/strict";
import { it } from "node:test";
import { whyNone } from "./why-none.ts";

const offer = (fuelCost: number) => ({ leg: { fuelCost } });

it("the reason why no job fills a plane is missing cash for the fuel, or that no job raises what the trip earns", () => {
  assert.equal(whyNone([offer(300), offer(400)], 299), "You cannot pay the fuel for any job here.");
  assert.equal(whyNone([offer(300), { leg: null }], 299), "You cannot pay the fuel for any job here.");
  assert.equal(whyNone([{ leg: null }], 299), "No job here would raise what the trip earns.");
  assert.equal(whyNone([offer(300), offer(400)], 300), "No job here would raise what the trip earns.");
});
