import assert from "node:assert/strict";
import { test } from "node:test";
import { KIT_PROBLEMS } from "@outbound/kit/http/problems/problems.ts";
import { PASSWORD_PROBLEMS } from "@outbound/kit/passwords/problems.ts";
import type { RefusalKind } from "@outbound/kit/rules/refusal.ts";
import { REFUSALS } from "../rules/values/refusals.ts";
import { PLAYER_PROBLEMS } from "./problems.ts";

test("no code is in two tables of problems", () => {
  const codes = [KIT_PROBLEMS, PASSWORD_PROBLEMS, REFUSALS, PLAYER_PROBLEMS].flatMap((table) => Object.keys(table));
  assert.deepEqual(
    codes.filter((code, index) => codes.indexOf(code) !== index),
    [],
  );
});

test("the sentence of an example problem has the figures of its details", () => {
  for (const [code, { example }] of Object.entries<RefusalKind>(PLAYER_PROBLEMS)) {
    for (const [name, value] of Object.entries(example.details ?? {})) {
      assert.ok(example.detail.includes(String(value)), `${code}: ${name}`);
    }
  }
});
