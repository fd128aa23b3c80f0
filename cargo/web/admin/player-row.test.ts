import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPlayer, playerOf } from "./player-row.ts";

const ROW = { id: 1, is_suspended: true, suspended_until: null, suspension_reason: null };
const FOUND = {
  ...{
    id: 1,
    username: "mallory",
    companyName: "Mallory Air",
    hasPassword: true,
    cash: 0,
    homeIcao: null,
    seenAt: null,
  },
  ...{ createdAt: "2026-11-30T12:00:00.000Z", suspended: true, suspendedUntil: null, suspensionReason: null },
};

test("a suspension without an end is shown as one until the player is restored", () => {
  for (const [reason, shown] of [
    [null, "until restored"],
    ["Sells accounts", "until restored: Sells accounts"],
  ] as const) {
    assert.equal(playerOf({ ...ROW, suspension_reason: reason }).suspension, shown);
    assert.equal(foundPlayer({ ...FOUND, suspensionReason: reason }).suspension, shown);
  }
});

test("a suspension with an end is shown with it and the reason", () => {
  const end = "2126-11-30T12:00:00.000Z";
  for (const player of [
    playerOf({ ...ROW, suspended_until: Date.parse(end), suspension_reason: "Sells accounts" }),
    foundPlayer({ ...FOUND, suspendedUntil: end, suspensionReason: "Sells accounts" }),
  ]) {
    assert.match(player.suspension, /^until 30 Nov 2126.* UTC: Sells accounts$/);
  }
});

test("a player who is not suspended, or no longer, has no suspension", () => {
  assert.equal(playerOf({ ...ROW, is_suspended: false }).suspension, "");
  assert.equal(playerOf({ ...ROW, suspended_until: 1 }).suspension, "");
  assert.equal(foundPlayer({ ...FOUND, suspended: false }).suspension, "");
});
