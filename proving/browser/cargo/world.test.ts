/** The world page in a browser without WebGL. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { visitAsPlayer } from "../../harness/browser/cargo-visitor.ts";
import { EMPTY_PATH } from "../../harness/browser/stage.ts";
import { assertAccessible } from "../axe.ts";
import { testStage } from "../test-stage.ts";

describe("the world page without a map", () => {
  const stage = testStage("cargo");

  it("the world page is fully usable without WebGL", async () => {
    const { page } = await visitAsPlayer(stage, EMPTY_PATH, { username: "edda" });
    const seen = await page.addInitScript(SEE_EMPTY_CHOICE);
    await page.goto(stage.service.url);
    await seen.dispose();
    await page.getByRole("heading", { name: "No map in this browser" }).waitFor();
    await page.getByText("Parked in Frankfurt am Main (EDDF)").waitFor();
    assert.equal(
      await page.evaluate("globalThis.sawEmptyChoice === true"),
      false,
      "a plane is selected from the start",
    );
    await page.getByRole("button", { name: /Frankfurt am Main \(EDDF\) · 11 jobs/ }).click();
    await page.getByRole("region", { name: "Airport EDDF" }).waitFor();
    await page.getByRole("heading", { name: "Open", exact: true }).waitFor();
    await page.getByRole("button", { name: "World events" }).click();
    const events = page.getByRole("dialog", { name: "World events" });
    await events.getByRole("listitem").first().waitFor();
    await assertAccessible(page, "the world without a map");
  });
});

/** Records whether the page ever asked to choose a plane. */
const SEE_EMPTY_CHOICE = `new MutationObserver(() => {
  if (document.body?.innerText.includes("Choose a plane to see")) globalThis.sawEmptyChoice = true;
}).observe(document, { childList: true, subtree: true })`;
