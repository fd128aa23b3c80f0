/** The jobs and the cart: jobs are picked, dispatched, flown and paid; also the cases in which that fails. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PackageView } from "@outbound/cargo/api/schemas.ts";
import type { Locator, Page } from "playwright-core";
import { addPlayer } from "../../harness/browser/cargo-visitor.ts";
import { resize } from "../../harness/browser/stage.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import { until } from "../../harness/repeat.ts";
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { shoot, takesScreenshots } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { goTo, sharedPage } from "./shared-page.ts";

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
/** With as many open jobs that a snapshot has no room for all of them. */
const MANY_AIRPORTS = ["EDDM", "EGLL", "LFPG", "KJFK", "OMDB", "RJTT", "LOWW", "LSZH", "EHAM", "LEMD", "LIRF", "EKCH"];

describe("jobs", () => {
  // These tests do not look at the map; only their screenshots show it.
  const stage = testStage("cargo", { webgl: takesScreenshots });
  const show = sharedPage(stage);

  describe("the jobs beside the map", () => {
    it("the jobs beside the map are accessible with the cart, in both color schemes at 360 and 1280 px", async () => {
      const mira = await playerWith("mira", [HAMBURG, BERLIN, NEW_YORK, MUNICH]);
      const [loaded, reserved] = [await jobOf(mira, MUNICH), await jobOf(mira, NEW_YORK)];
      await mira.ok("POST", "/api/test/add-cash", { amount: 40_000_000 });
      await mira.ok("POST", "/api/planes/buy", { modelId: "B748", icao: "EDDF" });
      await mira.ok("POST", `/api/packages/${loaded.id}/load`, { planeId: (await planeOf(mira)).id });
      await mira.ok("POST", `/api/packages/${reserved.id}/accept`, {});
      const page = await openWorld(mira);
      await pick(page, "Laptops to Hamburg");
      await page.getByRole("button", { name: "More about Mail sack to Berlin (EDDB)" }).click();
      await shoot(page, "cargo-jobs-1280");
      await assertAccessibleAtWidth(page, "the jobs");
      await resize(page, 360);
      await shoot(page, "cargo-jobs-360");
      await assertAccessibleAtWidth(page, "the jobs");
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      await page.getByText(/^Ready\./).waitFor();
      await shoot(page, "cargo-cart-360");
      await assertAccessibleInBothSchemes(page, "the cart, 360 px");
      await resize(page, 1280);
      await shoot(page, "cargo-cart-1280");
      await assertAccessibleAtWidth(page, "the cart");
    });

    it("jobs are picked, dispatched, flown and paid, by keyboard alone", async () => {
      const noor = await playerWith("noor", [HAMBURG, BERLIN]);
      const page = await openWorld(noor);
      await page.getByRole("button", { name: "Pick Laptops to Hamburg (EDDH)" }).first().waitFor();
      assert.equal(await page.locator('input[aria-label="Sort by"]').inputValue(), "Net per hour");
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
      const { money } = (await noor.state()).player;
      await page.keyboard.press("Enter");
      await page.getByText(/is on its way to .* with 2 jobs, refuelled with [\d,]+\sl\./).waitFor();
      const flying = await planeOf(noor);
      assert.deepEqual([flying.status, flying.cargoKg, flying.queue.length], ["flying", 1100, 1]);

      await noor.ok("POST", "/api/test/advance", { simMs: 24 * 3_600_000 });
      const landed = await noor.state();
      const paid = landed.packages.filter(({ status }) => status === "delivered").map(({ settled }) => settled);
      assert.deepEqual(paid.sort(), [BERLIN.payout, HAMBURG.payout]);
      assert.ok(landed.player.money > money, "fuel costs less than the jobs pay");
      await page.getByText("0 of 1,590 kg · 1,590 kg left").waitFor();
    });

    it("[HP1] three keys fill a plane with the jobs that earn most together and dispatch it", async () => {
      const together = { ...HAMBURG, weightKg: 300, payout: 9_000 };
      const paula = await playerWith("paula", [{ ...HAMBURG, payout: 12_000 }, together]);
      const page = await openWorld(paula);
      await page.getByRole("button", { name: "Fill this plane" }).waitFor();
      await page.keyboard.press("f");
      await page.getByRole("heading", { name: /^Cart · [2-9] jobs$/ }).waitFor();
      assert.equal(await page.getByRole("button", { name: "Fill this plane" }).count(), 0);
      await page.keyboard.press("d");
      await page.getByText(/^Ready\./).waitFor();
      await page.getByRole("button", { name: /^Load [2-9] jobs and dispatch$/ }).waitFor();
      await page.keyboard.press("d");
      await page.getByText(/is on its way to .* with [2-9] jobs[,.]/).waitFor();
      // The clock stops again, because penalties grow with it.
      await paula.ok("POST", "/api/test/advance", { simMs: 24 * 3_600_000 });
    });

    it("[HP1] the jobs for a plane are not selected for the plane that is chosen before they are found", async () => {
      const fritz = await playerWith("fritz", [HAMBURG, BERLIN]);
      await fritz.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
      await fritz.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF", name: "Pony" });
      const page = await openWorld(fritz);
      const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
      await page.route("**/api/planes/*/plan*", async (route) => {
        await isChosen;
        await route.continue();
      });
      const answer = page.waitForResponse("**/api/planes/*/plan*");
      await page.getByRole("button", { name: "Fill this plane" }).click();
      await page.getByRole("combobox", { name: "Plane" }).click();
      await page.getByRole("option", { name: /^Pony/ }).click();
      await page.getByRole("region", { name: "Cart of Pony" }).waitFor();
      choose();
      await (await answer).finished();
      // What the answer selects is drawn with the next frame.
      await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
      await page.getByText("Select jobs with + to load them").waitFor();
      await page.unrouteAll();
    });

    it("[HP1] the best jobs for a plane are listed from all airports of the player, with what each adds to the trip", async () => {
      const bella = await playerWith("bella", [BERLIN]);
      await bella.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
      await bella.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDM" });
      const elsewhere = { originIcao: "EDDM", ...BREMEN, payout: 90_000 };
      await bella.ok("POST", "/api/test/create-contract", elsewhere);
      const { items } = await bella.ok<{ readonly items: readonly { packageId: number; netPerHour: number }[] }>(
        "GET",
        `/api/planes/${(await planeOf(bella)).id}/jobs`,
      );
      const far = await jobOf(bella, elsewhere);
      const near = await jobOf(bella, BERLIN);
      const figure = items.find(({ packageId }) => packageId === far.id)?.netPerHour;
      const page = await openWorld(bella);
      await page.getByRole("combobox", { name: "Jobs at" }).click();
      await page.getByRole("option", { name: "Best for this plane" }).click();
      await page.getByRole("heading", { name: "Best for this plane" }).waitFor();
      const rows = page.locator("[data-job]");
      await rows.first().getByText("from Munich (EDDM)").waitFor();
      assert.equal(await rows.first().getAttribute("data-job"), String(far.id));
      await rows
        .first()
        .getByText(`${figure?.toLocaleString("en-GB")} € per hour`)
        .waitFor();
      await page.locator(`[data-job="${near.id}"]`).getByRole("button", { name: /^Pick/ }).click();
      await rows.first().getByText(/^adds/).waitFor();
      await shoot(page, "cargo-jobs-best-1280");
      await assertAccessibleAtWidth(page, "the best jobs");
      await resize(page, 360);
      await shoot(page, "cargo-jobs-best-360");
      await assertAccessibleAtWidth(page, "the best jobs");
      await resize(page, 1280);
      // Once the plane flies, the one that waits for jobs is next.
      const { name } = (await bella.state()).planes[1] ?? {};
      await bella.ok("POST", `/api/planes/${(await planeOf(bella)).id}/fly`, { destIcao: "EDDM" });
      await page.getByRole("button", { name: `Next: ${name}, Munich (EDDM)` }).click();
      await page.getByText("Parked in Munich (EDDM)").waitFor();
      assert.equal(await page.getByRole("combobox", { name: "Plane" }).inputValue(), name);
      await bella.ok("POST", "/api/test/advance", { simMs: 24 * 3_600_000 });
    });

    it("jobs that do not fit show why, before and after the service refuses them", async () => {
      const otto = await playerWith("otto", [MUNICH, BREMEN]);
      const page = await openWorld(otto);
      await pick(page, "Newspapers to Bremen");
      await page.getByText("Weighs 900 kg; 790 kg of payload are left.").first().waitFor();
      // Another client loads the plane.
      await otto.ok("POST", `/api/packages/${(await jobOf(otto, MUNICH)).id}/load`, {
        planeId: (await planeOf(otto)).id,
      });
      await page.getByText("1,700 of 1,590 kg · 110 kg too much").waitFor();
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      const refusal = page.getByRole("alert").filter({ hasText: "kg left" });
      assert.match(
        await refusal.innerText(),
        /^The job to EDDW \(Newspapers\) weighs 800 kg, D-\w+ has 690 kg of 1,590 kg left/m,
      );
      assert.equal(await page.getByRole("button", { name: "Load 1 job and dispatch" }).isDisabled(), true);
    });

    it("the jobs of a broken plane link to its repair, and jobs say if the cash does not cover their fuel", async () => {
      const stuck = await addPlayer(stage, { username: "stuck" });
      const planeId = (await planeOf(stuck)).id;
      await stuck.ok("POST", "/api/test/set-health", { planeId, health: 0 });
      const page = await openWorld(stuck);
      await page.getByText(/is broken and does not fly before it is repaired/).waitFor();
      await page.getByRole("link", { name: "Repair it" }).click();
      const repair = page.getByRole("button", { name: /^Repair D-/ });
      await repair.waitFor();
      const [button, onBoard] = [
        await repair.boundingBox(),
        await page.getByRole("heading", { name: "On board" }).boundingBox(),
      ];
      assert.ok(button !== null && onBoard !== null && button.y < onBoard.y, "the repair comes first");
      await stuck.ok("POST", "/api/test/set-health", { planeId, health: 100 });
      await stuck.ok("POST", "/api/test/add-cash", { amount: -124_990 });
      await goTo(page, "/");
      await page.getByRole("region", { name: "Relief" }).waitFor();
      await page.getByRole("button", { name: "Fill this plane" }).click();
      await page.getByText("You cannot pay the fuel for any job here.").waitFor();
    });

    it("jobs beside the cart show what they add to it, and a cart with a stop out of reach cannot be dispatched", async () => {
      const rosa = await playerWith("rosa", [HAMBURG, { ...HAMBURG, weightKg: 300, payout: 2_000 }]);
      await rosa.ok("POST", "/api/test/create-contract", {
        originIcao: "EDDF",
        ...BERLIN,
        destIcao: "LIRF",
        payout: 9_000,
      });
      const page = await openWorld(rosa);
      await pick(page, "Laptops to Hamburg");
      await page
        .getByText(/^adds ≈ [\d,]+\s€$/)
        .first()
        .waitFor();
      await pick(page, "Mail sack to Rome");
      await rosa.ok("POST", `/api/planes/${(await planeOf(rosa)).id}/rename`, { name: "W".repeat(24) });
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      const back = await page.getByRole("button", { name: "Back to the jobs" }).boundingBox();
      const panel = await page.getByRole("region", { name: `Cart of ${"W".repeat(24)}` }).boundingBox();
      assert.ok(back && panel && back.x + back.width <= panel.x + panel.width, "a long name leaves the way back");
      await page.getByText(/^Not possible: Rome .* is too far from /).waitFor();
      assert.equal(await page.getByText(/^Ready\./).count(), 0);
      assert.equal(await page.getByRole("button", { name: "Load 2 jobs and dispatch" }).isDisabled(), true);
    });

    it("a stop of the cart keeps the focus when it is moved", async () => {
      const jobs = [HAMBURG, BERLIN, BREMEN].map((job) => ({ ...job, weightKg: 150 }));
      const nora = await playerWith("nora", jobs);
      const page = await openWorld(nora);
      for (const job of jobs) {
        const { id } = await jobOf(nora, job);
        await page.locator(`[data-job="${id}"]`).getByRole("button", { name: /^Pick/ }).click();
      }
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      const stops = page.getByRole("button", { name: /^Fly to .* later$/ });
      const name = (await stops.first().getAttribute("aria-label")) ?? "";
      await stops.first().focus();
      await page.keyboard.press("Enter");
      await stops.nth(1).and(page.getByLabel(name)).waitFor();
      assert.equal(await page.evaluate("document.activeElement.ariaLabel"), name);
    });

    it("[TO1] jobs that count for a campaign say so, and the cart's net is in view however many jobs it has", async () => {
      const small = [150, 160, 170].map((weightKg) => ({ ...BERLIN, weightKg }));
      const carla = await playerWith("carla", [BREMEN, MUNICH, ...small]);
      await carla.ok("POST", "/api/test/create-campaign", {
        icao: "EDDW",
        group: "mail",
        targetKg: 9_000,
        simMs: 864_000_000,
      });
      const page = await openWorld(carla);
      const row = async (job: Job) => page.locator(`[data-job="${(await jobOf(carla, job)).id}"]`);
      await (await row(BREMEN)).getByText("Campaign", { exact: true }).waitFor();
      assert.equal(await (await row(MUNICH)).getByText("Campaign", { exact: true }).count(), 0);
      for (const job of [BREMEN, ...small]) await (await row(job)).getByRole("button", { name: /^Pick/ }).click();
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      await page.getByText(/^Ready\./).waitFor();
      const net = page.getByRole("term").filter({ hasText: /^Net$/ });
      assert.ok((await bottomOf(net)) < (await bottomOf(page.getByRole("button", { name: /^Load 4 jobs/ }))));
    });

    it("jobs at a loss have a minus sign, not a hyphen, in the list and in the cart", async () => {
      const loss = { ...BERLIN, weightKg: 150, payout: 10 };
      const lars = await playerWith("lars", [loss]);
      const page = await openWorld(lars);
      const row = page.locator(`[data-job="${(await jobOf(lars, loss)).id}"]`);
      await row.getByText(/^net (?:≈ )?−[\d,]+\s€$/).waitFor();
      await row.getByRole("button", { name: /^Pick/ }).click();
      await page.getByRole("heading", { name: "Cart · 1 job" }).waitFor();
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      await page
        .getByRole("term")
        .filter({ hasText: /^Net$/ })
        .locator("..")
        .getByText(/^(?:≈ )?−[\d,]+\s€$/)
        .waitFor();
      assert.doesNotMatch(await page.getByRole("main").innerText(), /(?:^|\s)-\d/, "no figure begins with a hyphen");
    });

    it("jobs that another player takes leave the cart with that player's name, and the empty cart keeps its button at the bottom", async () => {
      const lea = await playerWith("lea", [{ ...HAMBURG, payout: 8_000 }]);
      const rival = await addPlayer(stage, { username: "rival" });
      const { page } = await show("/history", rival);
      // Without the stream, the client learns of it by the refusal alone.
      await page.route("**/api/stream?*", (route) => route.abort());
      await openWorld(lea);
      const job = await jobOf(lea, { ...HAMBURG, payout: 8_000 });
      await page.locator(`[data-job="${job.id}"]`).getByRole("button", { name: /^Pick/ }).click();
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      await page.getByText(/^Ready\./).waitFor();
      await rival.ok("POST", `/api/packages/${job.id}/accept`, {});
      await page.getByRole("button", { name: "Load 1 job and dispatch" }).click();
      await page.getByText("Laptops to Hamburg (EDDH): taken by rival.").first().waitFor();
      assert.equal((await planeOf(lea)).status, "available");
      const button = page.getByRole("button", { name: "Dispatch", exact: true });
      const places = [
        [1280, page.getByRole("region", { name: "Jobs", exact: true })],
        [360, page.getByRole("dialog", { name: /^Cart of / })],
      ] as const;
      for (const [width, place] of places) {
        await resize(page, width);
        const space = (await bottomOf(place)) - (await bottomOf(button));
        assert.ok(space >= 0 && space < 30, `${space} px below the button of the empty cart, ${width} px`);
      }
      await page.unrouteAll();
    });

    it("[FAIR4] a selected job that the snapshot leaves out stays in the cart while it is read again", async () => {
      const omar = await playerWith("omar", []);
      await omar.ok("POST", "/api/test/add-cash", { amount: 900_000_000 });
      for (const icao of MANY_AIRPORTS) await omar.ok("POST", "/api/planes/buy", { modelId: "B744", icao });
      const left = await leftOut(omar);
      const plane = (await omar.state()).planes.find(({ airportIcao }) => airportIcao === left.originIcao);
      const { page } = await show(`/?plane=${plane?.id}`, omar);
      const row = page.locator(`[data-job="${left.id}"]`);
      await row.getByRole("button", { name: /^Pick/ }).click();
      const cart = page.getByRole("heading", { name: "Cart · 1 job" });
      await cart.waitFor();
      const stays = async (cash: string) => {
        await page.getByRole("banner").getByText(cash).waitFor();
        await cart.waitFor();
        await row.waitFor();
        assert.equal(await page.getByText(/no longer open here/).count(), 0);
      };
      const money = async () => (await omar.state()).player.money.toLocaleString("en-GB");
      const { promise: isShown, resolve: answer } = Promise.withResolvers<void>();
      await page.route("**/api/airports/*/jobs*", async (route) => {
        await isShown;
        await route.continue();
      });
      await omar.ok("POST", "/api/test/add-cash", { amount: 1_000 });
      await stays(await money());
      answer();
      await page.unrouteAll({ behavior: "wait" });
      await goTo(page, "/account");
      await omar.ok("POST", "/api/test/add-cash", { amount: 1_000 });
      await page
        .getByRole("banner")
        .getByText(await money())
        .waitFor();
      await goTo(page, "/");
      await stays(await money());
      const other = (await omar.state()).planes.find(({ id }) => id !== plane?.id);
      const chosen = page.getByRole("combobox", { name: "Plane" });
      const shows = async (name = "?") =>
        assert.ok(await until(async () => (await chosen.inputValue()).startsWith(name), 10_000), name);
      await goTo(page, `/?plane=${other?.id}`);
      await shows(other?.name);
      await page.keyboard.press("Escape");
      assert.ok(await until(async () => (await chosen.inputValue()) === "", 10_000), "no plane is selected");
      await goTo(page, "/account");
      await goTo(page, `/?plane=${plane?.id}`);
      await shows(plane?.name);
    });

    it("the refusal of a dispatch is not shown for a cart that has changed since", async () => {
      const rita = await playerWith("rita", [HAMBURG, BERLIN]);
      const page = await openWorld(rita);
      for (const job of [HAMBURG, BERLIN]) {
        const { id } = await jobOf(rita, job);
        await page.locator(`[data-job="${id}"]`).getByRole("button", { name: /^Pick/ }).click();
      }
      await page.getByRole("button", { name: /^Dispatch …/ }).click();
      await page.getByText(/^Ready\./).waitFor();
      const problem = { status: 429, code: "rate-limited", title: "Too many requests", detail: "Wait a moment." };
      // Dry runs have a query.
      await page.route("**/api/planes/*/dispatch", (route) => route.fulfill({ status: 429, json: problem }));
      await page.getByRole("button", { name: "Load 2 jobs and dispatch" }).click();
      const refusal = page.getByText("Wait a moment.");
      await refusal.waitFor();
      await page.getByRole("button", { name: /^Remove Mail sack to Berlin/ }).click();
      await page.getByRole("button", { name: "Load 1 job and dispatch" }).waitFor();
      await page.getByText(/^Ready\./).waitFor();
      assert.equal(await refusal.count(), 0);
      await page.unrouteAll();
    });

    it("jobs are abandoned only after the penalty was shown", async () => {
      const ines = await playerWith("ines", [{ ...BERLIN, payout: 10_000 }]);
      const page = await openWorld(ines);
      const job = await jobOf(ines, { ...BERLIN, payout: 10_000 });
      await ines.ok("POST", `/api/packages/${job.id}/load`, { planeId: (await planeOf(ines)).id });
      await page.getByRole("heading", { name: "On board" }).waitFor();
      const row = page.locator(`[data-job="${job.id}"]`);
      await row.getByRole("button", { name: /^More about/ }).click();
      await row.getByRole("button", { name: /^Abandon/ }).click();
      await page.getByText("−1,500 € and −1.6 points of reputation").waitFor();
      // Another payment does not change the price.
      await ines.ok("POST", "/api/test/add-cash", { amount: 1_000 });
      await page.getByRole("banner").getByText("126,000 €").waitFor();
      await page.getByText("−1,500 € and −1.6 points of reputation").waitFor();
      assert.equal((await ines.state()).player.money, 126_000);
      await page.getByRole("button", { name: "Abandon it" }).click();
      await page.getByText("Abandoned: Mail sack to Berlin (EDDB). −1,500 €").waitFor();
      assert.equal((await ines.state()).player.money, 124_500);
    });

    it("the part of a penalty that cash does not cover is shown as owed, with what pays it off, and the airport cools off", async () => {
      const olga = await playerWith("olga", [{ ...BERLIN, payout: 10_000 }]);
      await olga.ok("POST", "/api/test/add-cash", { amount: -124_500 });
      const page = await openWorld(olga);
      const job = await jobOf(olga, { ...BERLIN, payout: 10_000 });
      await olga.ok("POST", `/api/packages/${job.id}/load`, { planeId: (await planeOf(olga)).id });
      await page.getByRole("heading", { name: "On board" }).waitFor();
      const row = page.locator(`[data-job="${job.id}"]`);
      await row.getByRole("button", { name: /^More about/ }).click();
      await row.getByRole("button", { name: /^Abandon/ }).click();
      await page.getByText("−500 €, 1,000 € owed and −1.6 points of reputation").waitFor();
      await page.getByText("half of what you earn goes to the rest").waitFor();
      await page.getByRole("button", { name: "Abandon it" }).click();
      for (const { id } of (await olga.state()).packages
        .filter((one) => one.status === "open" && one.weightKg < 900)
        .slice(0, 2)) {
        await olga.ok("POST", `/api/packages/${id}/load`, { planeId: (await planeOf(olga)).id });
        await olga.ok("POST", `/api/packages/${id}/abandon`, {});
      }
      await page.getByText(/^You abandoned 3 jobs of Frankfurt.* in 9\smin\.$/).waitFor();
      await page.getByRole("link", { name: "Company" }).click();
      await page
        .getByText(
          /^You owe .* for abandoned jobs\. 50 % of what deliveries, routes, campaigns and the sale of planes and bases bring pays it off/,
        )
        .waitFor();
    });
  });

  /** Creates a player at Frankfurt with these jobs. */
  async function playerWith(username: string, jobs: readonly Job[]): Promise<CargoPlayer> {
    const player = await addPlayer(stage, { username });
    for (const job of jobs) await player.ok("POST", "/api/test/create-contract", { originIcao: "EDDF", ...job });
    return player;
  }

  /** Shows the world page with its jobs to a player. */
  async function openWorld(player: CargoPlayer): Promise<Page> {
    const { page } = await show("/", player);
    await page.getByRole("heading", { name: "Open", exact: true }).waitFor();
    return page;
  }
});

async function planeOf(player: CargoPlayer) {
  const [plane] = (await player.state()).planes;
  assert.ok(plane);
  return plane;
}

/** Returns the bottom edge of the element once it has stopped sliding in. */
async function bottomOf(element: Locator): Promise<number> {
  await element.hover({ trial: true });
  const box = await element.boundingBox();
  assert.ok(box);
  return box.y + box.height;
}

/** Returns a job that the player's snapshot leaves out. */
async function leftOut(player: CargoPlayer): Promise<PackageView> {
  const { packages, planes } = await player.state();
  for (const { airportIcao } of planes) {
    const { jobs } = await player.ok<{ readonly jobs: readonly PackageView[] }>(
      "GET",
      `/api/airports/${airportIcao}/jobs`,
    );
    const left = jobs.find(({ id }) => packages.every((one) => one.id !== id));
    if (left !== undefined) return left;
  }
  return assert.fail("the snapshot leaves no job out");
}

/** Returns the newest open job with these properties. */
async function jobOf(player: CargoPlayer, { destIcao, commodity, weightKg, payout }: Job) {
  const job = (await player.state()).packages.findLast(
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

/** Picks the best of the jobs with this name. */
const pick = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("button", { name: `Pick ${name}` })
    .first()
    .click();
