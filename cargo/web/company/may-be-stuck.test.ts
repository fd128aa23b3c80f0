import assert from "node:assert/strict";
import { it } from "node:test";
import type { Plane, State } from "../api.ts";
import { mayBeStuck } from "./may-be-stuck.ts";

const CATALOG = [{ price: 165_000 }, { price: 270_000 }];
const state = (money: number, planes: readonly Partial<Plane>[], homeIcao: string | null = "EDDF") =>
  ({ player: { money, homeIcao }, planes, catalog: CATALOG }) as unknown as State;

it("the client asks the service for relief if the player has no plane and too little cash for the cheapest one", () => {
  assert.equal(mayBeStuck(state(0, [])), true);
  assert.equal(mayBeStuck(state(164_999, [])), true);
  assert.equal(mayBeStuck(state(165_000, [])), false);
});

it("the client asks the service for relief with little cash or a broken plane, but not while a plane is busy or without a home", () => {
  const parked = { status: "available", broken: false } as const;
  assert.equal(mayBeStuck(state(0, [parked])), true);
  assert.equal(mayBeStuck(state(94_863, [parked])), true, "the dearest fuel costs 94,864 €");
  assert.equal(mayBeStuck(state(1_000_000, [parked])), false);
  assert.equal(mayBeStuck(state(1_000_000, [parked, { ...parked, broken: true }])), true);
  assert.equal(mayBeStuck(state(0, [parked, { status: "flying" }])), false);
  assert.equal(mayBeStuck(state(0, [], null)), false);
});
