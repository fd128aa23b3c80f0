import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type CargoVisitor, visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { depart, land } from "./cargo-play.ts";
import { shoot } from "./screenshot.ts";

const PAGES = ["company", "history", "history?show=jobs", "leaderboard", "account"];

describe("the pages about the company", () => {
  let stage: Stage;
  let owner: CargoVisitor;
  before(async () => {
    stage = await openStage("cargo");
    owner = await visitAsPlayer(stage, "/company", { username: "northern-air-freight-24" });
    await live(owner.api);
    await (await visitAsPlayer(stage, "/account", { username: "rival" })).context.close();
  });
  after(() => stage.close());

  it("are accessible with a history, in both schemes, on a phone and on a desk", async () => {
    const { page } = owner;
    for (const scheme of ["dark", "light"] as const) {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of PAGES) {
          await page.goto(`${stage.service.url}/${path}`);
          await page.evaluate(`document.documentElement.setAttribute("data-mantine-color-scheme", "${scheme}")`);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page
            .locator("main")
            .getByText(SHOWN[path] ?? "")
            .first()
            .waitFor();
          await assertAccessible(page, `${path}, ${scheme}, ${width} px`);
          const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
          assert.equal(overflow, 0, `${path} scrolls sideways at ${width} px`);
          if (scheme === "dark") await shoot(page, `cargo-${path.replace("?show=", "-")}-${width}`);
        }
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it("tell what each plane brought, sorted as asked", async () => {
    const { page } = owner;
    await page.goto(`${stage.service.url}/company`);
    const rows = page.getByRole("region", { name: "Profit of each plane" }).getByRole("row");
    await rows.nth(1).waitFor();
    const first = () => rows.nth(1).innerText();
    assert.match(await first(), /Cessna 208B Cargomaster/);
    await page.getByRole("button", { name: "Purchase" }).click();
    assert.match(await first(), /Metro III Expediter/);
    assert.equal(await page.getByRole("columnheader", { name: "Purchase" }).getAttribute("aria-sort"), "descending");
    await page.getByText("Show as table").click();
    await page.getByRole("region", { name: "Cash over time as a table" }).getByText("125,000 €").waitFor();
  });

  it("follow what happens, page by page and kind by kind", async () => {
    const { page, api } = owner;
    await page.goto(`${stage.service.url}/company`);
    const entries = page.getByRole("list", { name: "ledger entries" }).getByRole("listitem");
    await entries.first().waitFor();
    assert.equal(await entries.count(), 25);
    await api("POST", "/api/test/add-cash", { amount: 77 });
    await entries.first().getByText("+77 €").waitFor();
    await page.getByRole("button", { name: "Show older" }).click();
    await entries.nth(26).waitFor();
    await page.goto(`${stage.service.url}/history`);
    const events = page.getByRole("list", { name: "events" });
    await page.getByText("Trouble", { exact: true }).click();
    await events.getByText(/^You gave up a job from/).waitFor();
    assert.equal(await events.getByText(/took off/).count(), 0);
    await page.getByRole("tab", { name: "Ended jobs" }).click();
    await page.getByText("Given up", { exact: true }).click();
    await page
      .getByRole("list", { name: "ended jobs" })
      .getByText(/^Given up: /)
      .waitFor();
  });

  it("rank all players by the figure that is chosen, and point out the own one in words", async () => {
    const { page } = owner;
    await page.goto(`${stage.service.url}/leaderboard`);
    await page.getByText("You rank 1 of 2 players.").waitFor();
    const own = page.getByRole("row").filter({ hasText: "You" });
    await page.getByText("Distance", { exact: true }).first().click();
    await page.locator("th[aria-sort=descending]", { hasText: "Distance" }).waitFor();
    assert.match(await own.innerText(), /northern-air-freight-24 Air/);
  });
});

describe("the account", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("refuses a wrong password in the service's words, and sets a new one", async () => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "careful" });
    const form = page.getByRole("form", { name: "Change the password" });
    await form.getByRole("textbox", { name: "Current password" }).fill("not the password");
    await form.getByRole("textbox", { name: "New password" }).fill("another long password");
    await form.getByRole("button", { name: "Change the password" }).click();
    assert.match(await form.getByRole("alert").innerText(), /password/i);
    await form.getByRole("textbox", { name: "Current password" }).fill("a long enough password");
    await form.getByRole("button", { name: "Change the password" }).click();
    await page.getByText("The new password holds.").waitFor();
  });

  it("lists the sessions and ends another one, which is signed out at once", async () => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "everywhere" });
    const other = await stage.visit("/account");
    await other.page.getByLabel("User name").fill("everywhere");
    await other.page.getByRole("textbox", { name: "Password" }).fill("a long enough password");
    await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
    await other.page.getByRole("list", { name: "Sessions" }).waitFor();
    await page.reload();
    const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
    await sessions.getByText("This one").waitFor();
    await page.getByRole("button", { name: /^End the session of Chrome on Linux/ }).click();
    await page.getByText("The session of Chrome on Linux has ended.").waitFor();
    await other.page.getByText("Your session has ended").waitFor();
    assert.equal(await sessions.count(), 1);
  });

  it("is deleted only after name and password were typed", async () => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "leaving" });
    await page.getByRole("button", { name: "Delete the account" }).click();
    const form = page.getByRole("form", { name: "Delete the account" });
    const confirm = form.getByRole("button", { name: "Delete account" });
    await form.getByLabel(/^Type your user name/).fill("leavin");
    await form.getByRole("textbox", { name: "Your password" }).fill("a wrong password");
    assert.ok(await confirm.isDisabled());
    await form.getByLabel(/^Type your user name/).fill("leaving");
    await assertAccessible(page, "the question before an account is deleted");
    await confirm.click();
    await form.getByRole("alert").waitFor();
    await form.getByRole("textbox", { name: "Your password" }).fill("a long enough password");
    await confirm.click();
    await page.getByText("Account deleted.").waitFor();
    await page.getByRole("form", { name: "Sign in" }).waitFor();
    assert.equal(await page.getByText("Your session has ended").count(), 0);
  });
});

/** What is there once the page has read all that it shows. */
const SHOWN: Readonly<Record<string, string>> = {
  company: "Show as table",
  history: "took off",
  "history?show=jobs": "Delivered:",
  leaderboard: "northern-air-freight-24 Air",
  account: "This one",
};

/** Some days of a company with three planes. */
async function live(api: CargoVisitor["api"]): Promise<void> {
  await api("POST", "/api/test/add-cash", { amount: 900_000 });
  await api("POST", "/api/planes/buy", { modelId: "SW4", icao: "EDDF" });
  await api("POST", "/api/planes/buy", { modelId: "DHC6", icao: "EDDF", name: "Long Name of the North" });
  for (const to of ["EDDM", "EDDF", "EDDM", "EDDF"]) {
    for (let plane = 0; plane < 3; plane++) await depart(api, to, { plane, payout: 2_500 });
    await land(api);
  }
  const { packages } = (await api("GET", "/api/state")) as {
    readonly packages: readonly { readonly id: number; readonly status: string; readonly weightKg: number }[];
  };
  const job = packages.find(({ status, weightKg }) => status === "open" && weightKg < 1_500);
  await api("POST", `/api/packages/${job?.id}/accept`);
  await api("POST", `/api/packages/${job?.id}/abandon`);
  await depart(api, "EDDM", { further: ["EDDF"] });
}
