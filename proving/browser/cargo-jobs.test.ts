/** The jobs and the cart: found, weighed up, picked, dispatched, flown and paid, and what happens when that does not work. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type CargoVisitor, visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage, type VisitOptions } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { shoot } from "./screenshot.ts";

interface Job {
  readonly destIcao: string;
  readonly weightKg: number;
  readonly commodity: string;
  readonly payout: number;
  readonly special?: string;
}

const HAMBURG: Job = { destIcao: "EDDH", weightKg: 400, commodity: "laptops", special: "priority", payout: 4200 };
const BERLIN: Job = { destIcao: "EDDB", weightKg: 700, commodity: "mail-sack", payout: 3300 };
const NEW_YORK: Job = {
  destIcao: "KJFK",
  weightKg: 110_000,
  commodity: "aircraft-engine",
  special: "outsize",
  payout: 1_234_567,
};
const BREMEN: Job = { destIcao: "EDDW", weightKg: 800, commodity: "newspapers", payout: 2500 };
const MUNICH: Job = { destIcao: "EDDM", weightKg: 900, commodity: "chemicals-drum", special: "hazmat", payout: 5600 };

describe("the jobs beside the map", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("are accessible in both schemes, on a phone and on a desk, with the cart too", async () => {
    const mira = await visitorAt(stage, "mira", [HAMBURG, BERLIN, NEW_YORK, MUNICH]);
    const [loaded, reserved] = [await jobOf(mira, MUNICH), await jobOf(mira, NEW_YORK)];
    await mira.api("POST", "/api/test/add-cash", { amount: 40_000_000 });
    await mira.api("POST", "/api/planes/buy", { modelId: "B748", icao: "EDDF" });
    await mira.api("POST", `/api/packages/${loaded.id}/load`, { planeId: (await planeOf(mira)).id });
    await mira.api("POST", `/api/packages/${reserved.id}/accept`, {});
    for (const scheme of ["dark", "light"] as const) {
      for (const width of [1280, 360]) {
        const page = await sameVisitor(stage, mira, { width, scheme });
        await pick(page, "Laptops to Hamburg");
        await page.getByRole("button", { name: "More about Mail sack to Berlin (EDDB)" }).click();
        await assertAccessible(page, `the jobs, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-jobs-${width}`);
        await page.getByRole("button", { name: /^Dispatch …/ }).click();
        await page.getByText(/^Ready\./).waitFor();
        await assertAccessible(page, `the cart, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-cart-${width}`);
        await page.context().close();
      }
    }
    await mira.context.close();
  });

  it("show the first of them on a phone at once, below a map that can be made large", async () => {
    const tove = await visitAsPlayer(stage, "/", { username: "tove", width: 360, height: 740 });
    const { page } = tove;
    const [job, steps, map] = await Promise.all([
      boxOf(page.getByRole("button", { name: /^Pick / }).first()),
      boxOf(page.getByRole("region", { name: "First steps" })),
      boxOf(page.getByRole("region", { name: "Map", exact: true })),
    ]);
    assert.ok(job.y > map.y + map.height && job.y + job.height <= steps.y, "the job is between the map and the steps");
    await page.getByRole("button", { name: "Larger map" }).click();
    await page.getByRole("button", { name: "Smaller map" }).waitFor();
    const large = await boxOf(page.getByRole("region", { name: "Map", exact: true }));
    assert.ok(large.height > 1.8 * map.height, `${large.height} px of map after ${map.height} px`);
    await tove.context.close();
  });

  it("are picked, dispatched, flown and paid, by keyboard alone", async () => {
    const noor = await visitorAt(stage, "noor", [HAMBURG, BERLIN]);
    const { page } = noor;
    await page.getByRole("button", { name: "Pick Laptops to Hamburg (EDDH)" }).first().waitFor();
    await tabTo(page, /^Pick Laptops to Hamburg/);
    await page.keyboard.press("Space");
    await page.getByText("400 of 1,590 kg · 1,190 kg left").waitFor();
    await tabTo(page, /^Pick Mail sack to Berlin/);
    await page.keyboard.press("Enter");
    await page.getByText("1,100 of 1,590 kg · 490 kg left").waitFor();
    await tabTo(page, /^Dispatch …/);
    await page.keyboard.press("Enter");
    await page.getByText(/^Ready\. Fuel for the first leg: exactly [\d,]+\s€/).waitFor();
    await tabTo(page, /^Load 2 jobs and dispatch/);
    const { money } = (await stateOf(noor)).player;
    await page.keyboard.press("Enter");
    await page.getByText(/is on its way to .* with 2 jobs\. Fuel cost [\d,]+\s€/).waitFor();
    const flying = await planeOf(noor);
    assert.deepEqual([flying.status, flying.cargoKg, flying.queue.length], ["flying", 1100, 1]);

    await noor.api("POST", "/api/test/advance", { simMs: 24 * 3_600_000 });
    const landed = await stateOf(noor);
    const paid = landed.packages.filter(({ status }) => status === "delivered").map(({ settled }) => settled);
    assert.deepEqual(paid.sort(), [BERLIN.payout, HAMBURG.payout]);
    assert.ok(landed.player.money > money, "fuel costs less than the jobs pay");
    await page.getByText("0 of 1,590 kg · 1,590 kg left").waitFor();
    await noor.context.close();
  });

  it("tell why they do not fit, before and when the service says so", async () => {
    const otto = await visitorAt(stage, "otto", [MUNICH, BREMEN]);
    const { page } = otto;
    await pick(page, "Newspapers to Bremen");
    await page.getByText("Weighs 900 kg; 790 kg of payload are left.").first().waitFor();
    // Meanwhile the plane is loaded from elsewhere.
    await otto.api("POST", `/api/packages/${(await jobOf(otto, MUNICH)).id}/load`, {
      planeId: (await planeOf(otto)).id,
    });
    await page.getByText("1,700 of 1,590 kg · 110 kg too much").waitFor();
    await page.getByRole("button", { name: /^Dispatch …/ }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "kg left" });
    assert.match(await refusal.innerText(), /weighs 800 kg, plane \d+ has 690 kg of 1,590 kg left/);
    assert.equal(await page.getByRole("button", { name: "Load 1 job and dispatch" }).isDisabled(), true);
    await otto.context.close();
  });

  it("that somebody else gets first fall out of the cart with who has them", async () => {
    const [lea, rival] = [
      // Without news from the service, only its refusal can tell.
      await visitorAt(stage, "lea", [{ ...HAMBURG, payout: 8_000 }], { withoutNews: true }),
      await visitAsPlayer(stage, "/account", { username: "rival" }),
    ];
    const { page } = lea;
    const job = await jobOf(lea, { ...HAMBURG, payout: 8_000 });
    await page.locator(`[data-job="${job.id}"]`).getByRole("button", { name: /^Pick/ }).click();
    await page.getByRole("button", { name: /^Dispatch …/ }).click();
    await page.getByText(/^Ready\./).waitFor();
    await rival.api("POST", `/api/packages/${job.id}/accept`, {});
    await page.getByRole("button", { name: "Load 1 job and dispatch" }).click();
    await page.getByText(`Laptops to Hamburg (EDDH): Job ${job.id} was taken by rival.`).first().waitFor();
    assert.equal((await planeOf(lea)).status, "available");
    await Promise.all([lea.context.close(), rival.context.close()]);
  });

  it("are given up only after what that costs was shown", async () => {
    const ines = await visitorAt(stage, "ines", [{ ...BERLIN, payout: 10_000 }]);
    const { page } = ines;
    const job = await jobOf(ines, { ...BERLIN, payout: 10_000 });
    await ines.api("POST", `/api/packages/${job.id}/load`, { planeId: (await planeOf(ines)).id });
    await page.getByRole("heading", { name: "On board" }).waitFor();
    const row = page.locator(`[data-job="${job.id}"]`);
    await row.getByRole("button", { name: /^More about/ }).click();
    await row.getByRole("button", { name: /^Abandon/ }).click();
    await page.getByText("−1,500 € and −1.6 points of reputation").waitFor();
    assert.equal((await stateOf(ines)).player.money, 125_000);
    await page.getByRole("button", { name: "Abandon it" }).click();
    await page.getByText("Abandoned: Mail sack to Berlin (EDDB). −1,500 €").waitFor();
    assert.equal((await stateOf(ines)).player.money, 123_500);
    await ines.context.close();
  });
});

interface PlayerState {
  readonly player: { readonly money: number };
  readonly planes: readonly {
    readonly id: number;
    readonly status: string;
    readonly cargoKg: number;
    readonly queue: readonly string[];
  }[];
  readonly packages: readonly (Job & { readonly id: number; readonly status: string; readonly settled?: number })[];
}

async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

const stateOf = (visitor: CargoVisitor): Promise<PlayerState> => visitor.api("GET", "/api/state");

async function planeOf(visitor: CargoVisitor) {
  const [plane] = (await stateOf(visitor)).planes;
  assert.ok(plane);
  return plane;
}

/** The newest open job like this. */
async function jobOf(visitor: CargoVisitor, { destIcao, commodity, weightKg, payout }: Job) {
  const job = (await stateOf(visitor)).packages.findLast(
    (one) =>
      one.status === "open" &&
      one.destIcao === destIcao &&
      one.commodity === commodity &&
      one.weightKg === weightKg &&
      one.payout === payout,
  );
  assert.ok(job, `a job with ${commodity} to ${destIcao}`);
  return job;
}

/** A player at Frankfurt with these jobs, on the world page. The map is not what is looked at, and slow to draw by software. */
async function visitorAt(
  stage: Stage,
  username: string,
  jobs: readonly Job[],
  { withoutNews = false }: { readonly withoutNews?: boolean } = {},
): Promise<CargoVisitor> {
  const visitor = await visitAsPlayer(stage, "/account", { username });
  for (const job of jobs) await visitor.api("POST", "/api/test/create-contract", { originIcao: "EDDF", ...job });
  if (withoutNews) await visitor.context.route("**/api/stream", (route) => route.abort());
  await toWorld(stage, visitor.page);
  return visitor;
}

/** The same player in another browser, which looks otherwise. */
async function sameVisitor(stage: Stage, visitor: CargoVisitor, look: VisitOptions): Promise<Page> {
  const { page, context } = await stage.visit("/healthz", look);
  await context.addCookies(await visitor.context.cookies());
  await toWorld(stage, page);
  return page;
}

const WITHOUT_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null";

async function toWorld(stage: Stage, page: Page): Promise<void> {
  if (process.env.SCREENSHOTS !== "write") await page.context().addInitScript(WITHOUT_WEBGL);
  await page.goto(`${stage.service.url}/`);
  await page.getByRole("heading", { name: "Open", exact: true }).waitFor();
}

/** Picks the best of the jobs that are called so. */
const pick = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("button", { name: `Pick ${name}` })
    .first()
    .click();
