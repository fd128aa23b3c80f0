import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { resize } from "../../harness/browser/stage.ts";
import { assertAccessibleAtWidth } from "../axe.ts";
import { dialogTexts } from "../dialog-texts.ts";
import { tabTo } from "../keyboard.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";

describe("the admin panel of the space game", () => {
  const stage = testStage("space");
  before(async () => {
    // Task 1 has a lead and one helper, which is a row of a table whose key has two columns.
    await stage.service.client.ok("POST", "/api/explore", { leadId: 1, helperIds: [2] });
  });

  const rowsOf = (page: Page, table: string) => page.getByRole("region", { name: `Rows of ${table}`, exact: true });

  it("[ADM3] the admin panel changes a row with a composite key, and the game shows the change at once", async () => {
    const { page: game, context } = await stage.visit("/");
    const panel = await context.newPage();
    await panel.goto(`${stage.service.url}/admin/tables/task_helpers`);
    const queue = game.getByRole("region", { name: "Queue" });
    await queue.getByText("Nadia Achterberg").first().waitFor({ state: "attached" });
    await panel.getByRole("button", { name: "Edit save_id 1, task_id 1, place 0" }).click();
    const form = panel.getByRole("dialog");
    await form.getByLabel("crew_id").fill("3");
    await form.getByText("crew_id: 2 → 3").waitFor();
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await panel.getByText("Saved save_id 1, task_id 1, place 0 of task_helpers.").waitFor();
    await rowsOf(panel, "task_helpers").getByRole("cell", { name: "3", exact: true }).waitFor();
    await queue.getByText("Rosa Novak").first().waitFor({ state: "attached" });
    assert.equal(await queue.getByText("Nadia Achterberg").count(), 0);
  });

  it("the form of a row keeps its text until it is closed", async () => {
    const { page } = await stage.visit("/admin/tables/systems", { motion: true });
    await page.getByRole("button", { name: "Edit save_id 1, id 1", exact: true }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("name").waitFor();
    const texts = await dialogTexts(page);
    await form.getByRole("button", { name: "Close" }).click();
    await form.waitFor({ state: "detached" });
    assert.ok((await texts()).length > 0, "it fades or slides out");
    for (const text of await texts()) assert.match(text, /^systems: save_id 1, id 1/);
  });

  describe("on one page", () => {
    stage.keepPage();

    it("the admin panel is accessible in both color schemes at 360 and 1280 px", async () => {
      const page = await stage.show("/admin");
      const assertScreen = async (name: string, screen: string, shown: Locator) => {
        for (const width of [360, 1280]) {
          await resize(page, width);
          await shown.waitFor();
          await shoot(page, `space-admin-${name}-${width}`);
          await assertAccessibleAtWidth(page, screen);
          const scrollsSideways = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
          assert.equal(await page.evaluate(scrollsSideways), false, `${screen} scrolls sideways at ${width} px`);
        }
      };
      await assertScreen("tables", "the tables", page.getByRole("row", { name: /^crew_skills 20 / }));
      await page.getByRole("link", { name: "systems", exact: true }).click();
      await assertScreen("rows", "the rows of a table", rowsOf(page, "systems"));
      await rowsOf(page, "systems").getByRole("button", { name: "Edit save_id 1, id 1", exact: true }).click();
      await assertScreen("row", "the form of a row", page.getByRole("dialog").getByLabel("name"));
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    });

    it("the admin panel rejects a malformed value before it is sent, and shows a broken constraint at its field", async () => {
      const page = await stage.show("/admin/tables/crew_skills");
      await page.getByRole("button", { name: "Edit save_id 1, crew_id 1, skill science" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("level").fill("eleven");
      await form.getByRole("button", { name: "Save" }).click();
      await form.getByText("must be a whole number", { exact: true }).waitFor();
      await form.getByLabel("level").and(page.locator(":focus")).waitFor();
      await form.getByLabel("level").fill("3");
      await form.getByLabel("crew_id").fill("99");
      await form.getByRole("button", { name: "Save 2 changes" }).click();
      await form.getByText("Foreign key: there is no row of crew with save_id 1, id 99").first().waitFor();
      assert.equal(await form.getByLabel("crew_id").getAttribute("aria-invalid"), "true");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Discard your changes?" }).waitFor();
      await page.getByRole("button", { name: "Discard" }).click();
      await form.waitFor({ state: "hidden" });
    });

    it("a link in the form of a row asks before it leaves unsaved changes", async () => {
      const page = await stage.show("/admin/tables/crew_skills");
      await page.getByRole("button", { name: "Edit save_id 1, crew_id 1, skill science" }).click();
      const form = page.getByRole("dialog", { name: /^crew_skills/ });
      await form.getByLabel("level").fill("3");
      const link = form.getByRole("link", { name: "crew", exact: true }).first();
      const question = page.getByRole("dialog", { name: "Discard your changes?" });
      await link.click();
      await question.getByRole("button", { name: "Cancel" }).click();
      await question.waitFor({ state: "detached" });
      assert.equal(await form.getByLabel("level").inputValue(), "3");
      await link.click();
      await question.getByRole("button", { name: "Discard" }).click();
      await rowsOf(page, "crew").waitFor();
      await form.waitFor({ state: "detached" });
    });

    it("a text that grows beyond one line while it is typed keeps the focus in its field", async () => {
      const page = await stage.show("/admin/tables/systems");
      await page.getByRole("button", { name: "Edit save_id 1, id 1", exact: true }).click();
      const form = page.getByRole("dialog");
      const name = form.getByLabel("name");
      await name.fill("x".repeat(58));
      await name.pressSequentially("yyyyyy");
      assert.equal(await name.inputValue(), `${"x".repeat(58)}yyyyyy`);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Discard" }).click();
      await form.waitFor({ state: "hidden" });
    });

    it("[ADM7] the admin panel raises the revision in the world's row, and shows why it cannot be lowered", async () => {
      const page = await stage.show("/admin/tables/world");
      await page.getByRole("button", { name: "Edit id 1" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("revision").fill("0");
      await form.getByRole("button", { name: "Save 1 change" }).click();
      await form.getByRole("alert").filter({ hasText: "the revision only rises" }).waitFor();
      await form.getByLabel("revision").fill("100000");
      await form.getByRole("button", { name: "Save 1 change" }).click();
      await page.getByText("Saved id 1 of world.").waitFor();
      await rowsOf(page, "world").getByRole("cell", { name: "100000", exact: true }).waitFor();
    });

    it("[ADM2] the admin panel shows every game rule that an edit would break", async () => {
      const page = await stage.show("/admin/tables/save");
      await page.getByRole("button", { name: "Edit id 1" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("fuel").fill("999999");
      await form.getByRole("button", { name: "Save 1 change" }).click();
      await form
        .getByRole("alert")
        .filter({ hasText: /The game would break its rules: .*fuel/ })
        .waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Discard" }).click();
      await form.waitFor({ state: "hidden" });
    });

    it("the admin panel deletes a row after a confirmation that names it, and adds it again", async () => {
      const page = await stage.show("/admin/tables/crew_skills?where.crew_id=4");
      await page.getByText("Rows 1–5 of 5").waitFor();
      await page.getByRole("button", { name: "Edit save_id 1, crew_id 4, skill survey" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      const question = page.getByRole("dialog", { name: "Delete a row of crew_skills?" });
      await question.getByText("save_id 1, crew_id 4, skill survey").waitFor();
      await question.getByRole("button", { name: "Cancel" }).click();
      await question.waitFor({ state: "hidden" });
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await question.getByRole("button", { name: "Delete row", exact: true }).click();
      await page.getByText("Rows 1–4 of 4").waitFor();

      await page.getByRole("button", { name: "Add row" }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("crew_id").fill("4");
      await form.getByLabel("skill").selectOption("survey");
      await form.getByRole("button", { name: "Add row" }).click();
      await form.getByText("must be a whole number", { exact: true }).first().waitFor();
      await form.getByLabel("level").fill("2");
      await form.getByLabel("xp").fill("0");
      await form.getByRole("button", { name: "Add row" }).click();
      await page.getByText("Added save_id 1, crew_id 4, skill survey to crew_skills.").waitFor();
      await page.getByText("Rows 1–5 of 5").waitFor();
    });

    it("the admin panel sorts, filters and pages, and keeps all of it in the address", async () => {
      const page = await stage.show("/admin/tables/crew_skills");
      const level = page.getByRole("columnheader", { name: "level" });
      await level.getByRole("button").click();
      await level.getByRole("button").click();
      await page.waitForURL(/orderBy=level&direction=desc/);
      assert.equal(await level.getAttribute("aria-sort"), "descending");
      await page.getByRole("button", { name: "Filter the rows" }).click();
      const filter = page.getByRole("form", { name: "Filter the rows" });
      await filter.getByLabel("Column").selectOption("skill");
      await filter.getByLabel("Is equal to").selectOption("science");
      await filter.getByRole("button", { name: "Apply filter" }).click();
      await page.getByText("Rows 1–4 of 4").waitFor();
      assert.match(page.url(), /where\.skill=science/);
      await page.reload();
      await page.getByRole("button", { name: "Remove the filter skill = science" }).click();
      await page.getByText("Rows 1–20 of 20").waitFor();
      await stage.show("/admin/tables/crew_skills?where.nothing=1");
      await page.getByRole("alert").waitFor();
      await page.getByRole("link", { name: "Show all rows" }).click();
      await page.getByText("Rows 1–20 of 20").waitFor();
    });

    it("the admin panel says that a table is read-only", async () => {
      const page = await stage.show("/admin/tables/migrations");
      await page.getByText("Read only here: the service writes it, or another page of this panel.").waitFor();
      assert.equal(await page.getByRole("button", { name: "Add row" }).count(), 0);
      await page.getByRole("button", { name: "View id 1", exact: true }).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("name").waitFor();
      assert.equal(await form.getByRole("button", { name: "Save" }).count(), 0);
      await page.keyboard.press("Escape");
      await form.waitFor({ state: "hidden" });
    });

    it("the admin panel leads from an unknown table to the list of tables", async () => {
      const page = await stage.show("/admin/tables/nothing");
      await page.getByRole("link", { name: "All tables" }).nth(1).waitFor();
      assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
    });

    it("the admin panel opens a table, filters it, edits a cell and saves by keyboard alone", async () => {
      const page = await stage.show("/admin/tables");
      await page.getByRole("row", { name: /^crew_skills 20 / }).waitFor();
      await tabTo(page, "crew_skills");
      await page.keyboard.press("Enter");
      await rowsOf(page, "crew_skills").waitFor();
      await tabTo(page, "Filter the rows");
      await page.keyboard.press("Enter");
      await page.getByRole("form", { name: "Filter the rows" }).waitFor();
      await tabTo(page, "Column");
      await page.keyboard.type("crew_id");
      await tabTo(page, "Is equal to");
      await page.keyboard.type("2");
      await page.keyboard.press("Enter");
      await page.getByText("Rows 1–5 of 5").waitFor();
      await tabTo(page, "Edit save_id 1, crew_id 2, skill engineering");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await tabTo(page, "xp");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("150");
      await page.keyboard.press("Enter");
      await page.getByText("Saved save_id 1, crew_id 2, skill engineering of crew_skills.").waitFor();
      await page.getByRole("row", { name: /engineering .*150/ }).waitFor();
    });
  });
});
