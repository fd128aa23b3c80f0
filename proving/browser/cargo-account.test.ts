import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { resize } from "../harness/browser/stage.ts";
import { assertAccessibleInBothSchemes } from "./axe.ts";
import { shoot } from "./screenshot.ts";
import { testStage } from "./test-stage.ts";

describe("the sign-in page of the cargo game", () => {
  const stage = testStage("cargo");

  it("the sign-in page is accessible in both color schemes at 360 and 1280 px", async () => {
    const { page } = await stage.visit("/");
    for (const width of [360, 1280]) {
      await resize(page, width);
      await page.getByRole("heading", { name: "Fly cargo around a living world" }).waitFor();
      await shoot(page, `cargo-sign-in-${width}`);
      await assertAccessibleInBothSchemes(page, `the sign-in page, ${width} px`);
    }
  });

  it("the sign-in page shows the service's refusal of a wrong password", async () => {
    const { page } = await stage.visit();
    await page.getByLabel("User name").fill("nobody");
    await page.getByRole("textbox", { name: "Password" }).fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const refusal = await page.getByRole("alert").innerText();
    assert.match(refusal, /password|name/i);
  });
});
