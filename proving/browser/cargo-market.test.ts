import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { stateOf } from "./cargo-fleets.ts";
import { shoot } from "./screenshot.ts";

describe("the aircraft market", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("is accessible in both schemes, on a phone and on a desk, also side by side and when buying", async () => {
    for (const scheme of ["dark", "light"] as const) {
      for (const [width, height] of [
        [1280, 800],
        [360, 740],
      ] as const) {
        const look = { username: `market-${scheme}-${width}`, scheme, width, height };
        const { page, context } = await visitAsPlayer(stage, "/market", look);
        await page.getByText("Boeing 747-8F").waitFor();
        await assertAccessible(page, `the market, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-market-${width}`);
        const wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
        assert.equal(wide, false, `the market scrolls sideways at ${width} px`);
        for (const name of ["Cessna 208B Cargomaster", "Saab 340A(F)", "ATR 72-600F"]) {
          await page.getByRole("checkbox", { name: `Compare the ${name}` }).check();
        }
        await page.getByRole("button", { name: "Compare", exact: true }).click();
        await page.getByRole("table", { name: "Comparison" }).waitFor();
        await assertAccessible(page, `types side by side, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-comparison-${width}`);
        await page.getByRole("dialog").getByRole("button", { name: "Buy a Saab 340A(F) …" }).click();
        await page.getByText("The plane costs 465,600 €, you have 125,000 €.").waitFor();
        await assertAccessible(page, `buying, ${scheme}, ${width} px`);
        await context.close();
      }
    }
  });

  it("is sorted by any figure, and compares three types at most with the best of each figure marked", async () => {
    const { page } = await visitAsPlayer(stage, "/market", { username: "looker" });
    const table = page.getByRole("table", { name: "Aircraft for sale" });
    await table.getByRole("button", { name: "Range" }).click();
    await table.getByRole("row").nth(1).getByText("Boeing 777F").waitFor();
    for (const name of ["Boeing 777F", "Boeing 747-8F", "Boeing 747-400F"]) {
      await page.getByRole("checkbox", { name: `Compare the ${name}` }).check();
    }
    assert.equal(await page.getByRole("checkbox", { name: "Compare the Saab 340A(F)" }).isDisabled(), true);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    const comparison = page.getByRole("table", { name: "Comparison" });
    const range = comparison.getByRole("row").filter({ hasText: "Range in the worst wind" });
    assert.match(await range.innerText(), /9,045 km\s+best\s+8,288 km\s+8 % less\s+8,230 km\s+9 % less/);
  });

  it("shows the missing cash, sells a second plane at the exact price, and leads to it in the fleet", async () => {
    const visitor = await visitAsPlayer(stage, "/market", { username: "buyer" });
    const { page, api } = visitor;
    const row = page.getByRole("row").filter({ hasText: "Metro III Expediter" });
    await row.getByText("175,700 € short").waitFor();
    await row.getByRole("button", { name: "Buy a Metro III Expediter …" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The plane costs 300,700 €, you have 125,000 €.").waitFor();
    assert.equal(await dialog.getByRole("button", { name: "Buy", exact: true }).isDisabled(), true);
    await api("POST", "/api/test/add-cash", { amount: 400_000 });
    await dialog.getByText("You'll have 224,300 € left.").waitFor();
    const where = dialog.getByRole("combobox", { name: "Deliver to" });
    await where.fill("schiphol");
    await page.getByRole("option", { name: /EHAM/ }).waitFor();
    await where.press("Enter");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Second Wind");
    await dialog.getByRole("button", { name: "Buy for 300,700 €" }).click();
    await page.getByText(/Second Wind is at Amsterdam \(EHAM\)/).waitFor();
    assert.equal((await stateOf(visitor)).player.money, 224_300);
    await page.getByRole("link", { name: "Show in fleet" }).click();
    await page.getByRole("button", { name: "Rename Second Wind" }).waitFor();
  });
});
