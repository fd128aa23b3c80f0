import assert from "node:assert/strict";
import { test } from "node:test";
import { shortcutOf } from "./shortcuts.ts";

const press = (key: string, more = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...more,
});
const inside = (selector: string) => ({ closest: (all: string) => (all.split(",").includes(selector) ? {} : null) });

test("letters, the digits of pages and the question mark are shortcuts", () => {
  for (const key of ["q", "Q", "1", "9", "?"]) assert.equal(shortcutOf(press(key), null), key.toUpperCase());
  for (const key of ["0", "+", " ", "Enter", "ArrowUp", "F1"]) assert.equal(shortcutOf(press(key), null), null);
});

test("a key that has a modifier, is held down or was handled elsewhere is not a shortcut", () => {
  for (const more of [
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { repeat: true },
    { defaultPrevented: true },
  ])
    assert.equal(shortcutOf(press("q", more), null), null, JSON.stringify(more));
});

test("a key in a field, a list or a dialog is not a shortcut", () => {
  for (const selector of ["input", "select", "textarea", "[role='dialog']", "[role='listbox']"])
    assert.equal(shortcutOf(press("q"), inside(selector)), null, selector);
  assert.equal(shortcutOf(press("q"), inside("button")), "Q");
});
