import assert from "node:assert/strict";
import { test } from "node:test";
import { endsTurn, type Focused, type PressedKey } from "./space-key.ts";

const SPACE: PressedKey = {
  key: " ",
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

/** Returns an element that is inside elements matching these selectors. */
const inside = (...parts: string[]): Focused => ({
  closest: (selector) => selector.split(",").find((one) => parts.includes(one)) ?? null,
});

test("the space bar ends the turn without focus, and from a link or a heading", () => {
  assert.ok(endsTurn(SPACE, null));
  assert.ok(endsTurn(SPACE, inside("a", "h1", "body")));
});

test("buttons, fields, widgets and dialogs keep the space bar", () => {
  const button = "button:not([role='tab'][aria-selected='true'])";
  for (const part of [button, "input", "textarea", "select", "summary", "[role='dialog']", "[role='menuitem']"]) {
    assert.ok(!endsTurn(SPACE, inside(part)), part);
  }
});

test("a held key, a key with a modifier and a handled one do nothing", () => {
  for (const part of ["repeat", "ctrlKey", "altKey", "metaKey", "shiftKey", "defaultPrevented"] as const) {
    assert.ok(!endsTurn({ ...SPACE, [part]: true }, null), part);
  }
  assert.ok(!endsTurn({ ...SPACE, key: "Enter" }, null));
});
