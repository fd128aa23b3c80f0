import assert from "node:assert/strict";
import { test } from "node:test";
import { luminance } from "../pictures/luminance.ts";
import { gameTheme } from "./theme.ts";

test("white text on a red button has a contrast of 4.5 : 1 in both schemes", () => {
  const { colors, primaryShade } = gameTheme("sky");
  assert.ok(typeof primaryShade === "object" && colors?.red);
  for (const shade of [primaryShade.light ?? 0, primaryShade.dark ?? 0]) {
    assert.ok(1.05 / (luminance(colors.red[shade] ?? "#ffffff") + 0.05) >= 4.5, `red.${shade}`);
  }
});
