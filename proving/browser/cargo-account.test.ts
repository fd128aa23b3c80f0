import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { shoot } from "./screenshot.ts";

describe("the door of the cargo game", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("is accessible in both schemes, on a phone and on a desk", async () => {
    for (const scheme of ["dark", "light"] as const) {
      for (const width of [360, 1280]) {
        const { page, context } = await stage.visit("/", { width, scheme });
        await page.getByRole("heading", { name: "Fly cargo around a living world" }).waitFor();
        await assertAccessible(page, `the sign-in page, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-sign-in-${width}`);
        await context.close();
      }
    }
  });

  it("shows the service's own words for a wrong password, and the field for a short one", async () => {
    const { page } = await stage.visit();
    await page.getByLabel("User name").fill("nobody");
    await page.getByRole("textbox", { name: "Password" }).fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const refusal = await page.getByRole("alert").innerText();
    assert.match(refusal, /password|name/i);
  });
});
