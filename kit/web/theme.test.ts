import assert from "node:assert/strict";
import { test } from "node:test";
import { gameTheme } from "./theme.ts";

/** Relative luminance of `#rrggbb`, by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("white text on a red button has a contrast of 4.5 : 1 in both schemes", () => {
  const { colors, primaryShade } = gameTheme("sky");
  assert.ok(typeof primaryShade === "object" && colors?.red);
  for (const shade of [primaryShade.light ?? 0, primaryShade.dark ?? 0]) {
    assert.ok(1.05 / (luminance(colors.red[shade] ?? "#ffffff") + 0.05) >= 4.5, `red.${shade}`);
  }
});
