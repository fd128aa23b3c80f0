import assert from "node:assert/strict";
import { test } from "node:test";
import { usedStyles } from "./unused-styles.ts";

const USED = new Set(["m_aaaaaaaa"]);

test("a rule for a component that is not used is removed", () => {
  const sheet = ".m_aaaaaaaa{top:0}.m_bbbbbbbb{top:1px}.m_bbbbbbbb,.m_aaaaaaaa{top:2px}[dir=rtl] .m_bbbbbbbb{top:3px}";
  assert.equal(usedStyles(sheet, USED), ".m_aaaaaaaa{top:0}.m_bbbbbbbb,.m_aaaaaaaa{top:2px}");
});

test("a condition that becomes empty is removed", () => {
  assert.equal(usedStyles("@media (width>=1px){.m_bbbbbbbb{top:0}}a{top:1px}", USED), "a{top:1px}");
});

test("an animation of an unused component is removed, and one of a used component stays", () => {
  const keyframes = (name: string) => `@keyframes ${name}{0%{top:0}}`;
  assert.equal(usedStyles(keyframes("m_aaaaaaaa") + keyframes("m_bbbbbbbb"), USED), keyframes("m_aaaaaaaa"));
});

test("classes of other libraries, and classes that only look alike, are not removed", () => {
  const sheet = ".card{top:0}.m_b{top:1px}.x_m_bbbbbbbb{top:2px}";
  assert.equal(usedStyles(sheet, USED), sheet);
});
