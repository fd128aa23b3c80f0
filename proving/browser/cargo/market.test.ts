import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addPlayer, visitAs } from "../../harness/browser/cargo-visitor.ts";
import { resize } from "../../harness/browser/stage.ts";
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { dialogTexts } from "../dialog-texts.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { goTo, sharedPage } from "./shared-page.ts";

describe("the aircraft market", () => {
  const stage = testStage("cargo");
  const show = sharedPage(stage);

  it("the market is accessible with its comparison and purchase dialogs, in both color schemes at 360 and 1280 px", async () => {
    const { page } = await show("/market", await addPlayer(stage, { username: "market" }));
    const assertScreen = async (width: number, name: string) => {
      await resize(page, width);
      // A phone shows a list of aircraft instead of a table.
      const check = name === "the market" ? assertAccessibleInBothSchemes : assertAccessibleAtWidth;
      await check(page, name);
    };
    await page.getByText("Boeing 747-8F").waitFor();
    for (const width of [1280, 360]) {
      await assertScreen(width, "the market");
      await shoot(page, `cargo-market-${width}`);
      const wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
      assert.equal(wide, false, `the market scrolls sideways at ${width} px`);
    }
    const [sort, list] = [page.getByLabel("Sort by"), page.getByRole("list", { name: "Aircraft for sale" })];
    const [above, below] = [await sort.boundingBox(), await list.boundingBox()];
    assert.ok(above && below && below.y - above.y - above.height < 30, "the list begins below the order");
    for (const name of ["Cessna 208B Cargomaster", "Saab 340A(F)", "ATR 72-600F"]) {
      await page.getByRole("checkbox", { name: `Compare the ${name}` }).check();
    }
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await page.getByRole("table", { name: "Comparison" }).waitFor();
    for (const width of [360, 1280]) {
      await assertScreen(width, "the comparison");
      await shoot(page, `cargo-comparison-${width}`);
    }
    await page.getByRole("dialog").getByRole("button", { name: "Buy a Saab 340A(F) …" }).click();
    await page.getByText("The plane costs 465,600 €, you have 125,000 €.").waitFor();
    for (const width of [1280, 360]) await assertScreen(width, "buying");
  });

  it("the market shows the outline of each type, sorts by a figure, and compares at most three types with the best of each figure marked, until Back closes them", async () => {
    const { page } = await show("/market", await addPlayer(stage, { username: "looker" }));
    const table = page.getByRole("table", { name: "Aircraft for sale" });
    await table.getByRole("button", { name: "Range" }).click();
    await table.getByRole("row").nth(1).getByText("Boeing 777F").waitFor();
    const outlineOf = (text: string) =>
      table.getByRole("row").filter({ hasText: text }).locator("svg:has(path + path)").first().innerHTML();
    assert.notEqual(await outlineOf("Cessna 208B"), await outlineOf("Boeing 747-8F"), "types differ in their outline");
    for (const name of ["Boeing 777F", "Boeing 747-8F", "Boeing 747-400F"]) {
      await page.getByRole("checkbox", { name: `Compare the ${name}` }).check();
    }
    assert.equal(await page.getByRole("checkbox", { name: "Compare the Saab 340A(F)" }).isDisabled(), true);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    const comparison = page.getByRole("table", { name: "Comparison" });
    const range = comparison.getByRole("row").filter({ hasText: "Range in the worst wind" });
    assert.match(await range.innerText(), /9,045 km\s+best\s+8,288 km\s+8 % less\s+8,230 km\s+9 % less/);
    await page.goBack();
    await comparison.waitFor({ state: "hidden" });
    assert.equal(new URL(page.url()).pathname, "/market");
  });

  it("the purchase dialog names the plane until it is closed", async () => {
    const { page } = await visitAs(stage, "/market", await addPlayer(stage, { username: "window-shopper" }), {
      motion: true,
      beside: true,
    });
    await page.getByRole("button", { name: "Buy a Metro III Expediter …" }).click();
    const dialog = page.getByRole("dialog", { name: "Buy a Metro III Expediter" });
    await dialog.getByRole("button", { name: "Cancel" }).waitFor();
    const texts = await dialogTexts(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.ok((await texts()).length > 0, "it fades or slides out");
    for (const text of await texts()) assert.match(text, /^Buy a Metro III Expediter/);
  });

  it("the market shows the missing cash, sells a second plane at the exact price, and leads to jobs for it", async () => {
    const { page, player } = await show("/market", await addPlayer(stage, { username: "buyer" }));
    const row = page.getByRole("row").filter({ hasText: "Metro III Expediter" });
    await row.getByText("175,700 € short").waitFor();
    await row.getByRole("button", { name: "Buy a Metro III Expediter …" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The plane costs 300,700 €, you have 125,000 €.").waitFor();
    assert.equal(await dialog.getByRole("button", { name: "Buy", exact: true }).isDisabled(), true);
    await player.ok("POST", "/api/test/add-cash", { amount: 400_000 });
    await dialog.getByText("You'll have 224,300 € left.").waitFor();
    const where = dialog.getByRole("combobox", { name: "Deliver to" });
    await where.fill("schiphol");
    await page.getByRole("option", { name: /EHAM/ }).waitFor();
    await where.press("ArrowDown");
    await assertAccessibleInBothSchemes(page, "found airports with one highlighted");
    await where.press("ArrowUp");
    await where.press("Enter");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Second Wind");
    await dialog.getByRole("button", { name: "Buy for 300,700 €" }).click();
    await page.getByText(/Second Wind is at Amsterdam \(EHAM\)/).waitFor();
    assert.equal(await page.getByText(/Second Wind/).count(), 1, "only the dialog says so");
    assert.equal(await page.getByRole("button", { name: "Buy another" }).count(), 0, "cash does not pay for another");
    assert.equal((await player.state()).player.money, 224_300);
    const fleet = await page.getByRole("link", { name: "Show in fleet" }).getAttribute("href");
    await page.getByRole("button", { name: "Find jobs" }).click();
    await page.getByText("Parked in Amsterdam (EHAM)").waitFor();
    await dialog.waitFor({ state: "detached" });
    await goTo(page, fleet ?? "");
    await page.getByRole("button", { name: "Rename Second Wind" }).waitFor();
  });
});
