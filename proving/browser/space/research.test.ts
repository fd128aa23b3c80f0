import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { exportSave } from "@outbound/space/rules/save/save.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { testStage } from "../test-stage.ts";
import { assertPagesAccessible, type SpacePage } from "./pages.ts";

const PAGES: readonly SpacePage[] = [
  { path: "/research", name: "research", title: "Research", full: { role: "button", name: /^Star charts, tier 1/ } },
  { path: "/missions", name: "missions", title: "Missions", full: { role: "button", name: /^(?:Decline|Abandon): / } },
];

describe("research and missions", () => {
  const stage = testStage("space");
  const startGame = () => stage.service.client.ok("POST", "/api/save/new", { seed: 1, difficulty: "standard" });

  describe("with a game that is new", () => {
    stage.keepPage();
    before(startGame);

    it("the arrow keys walk the graph of technologies, and the space bar selects", async () => {
      const page = await stage.show("/research");
      await page.getByRole("button", { name: /^Tuned coils, tier 1/ }).focus();
      await page.keyboard.press("ArrowRight");
      const focused = page.locator("button:focus");
      assert.match((await focused.textContent()) ?? "", /^Plasma taps, tier 2, locked/);
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: /^Plasma taps/, pressed: true }).waitFor();
      await page.getByText("Power supply +3.").waitFor();
    });

    it("the research page plans the path to the Core and queues its first technology", async () => {
      const page = await stage.show("/research");
      await page.getByRole("button", { name: "Plan path" }).click();
      const detail = page.getByRole("region", { name: "Selected technology" });
      await detail.getByRole("heading", { name: /Lodestar assembly/ }).waitFor();
      assert.equal(await detail.getByRole("listitem").count(), 14);
      await detail.getByText(/^14 technologies to go: 346 data in total, you have 12: 334 short/).waitFor();
      const next = detail.getByRole("button", { name: /^Queue next: / });
      const name = (await next.innerText()).replace("Queue next: ", "");
      await next.click();
      await page.getByRole("button", { name: `Add to queue: Research ${name}`, exact: true }).click();
      await page.getByRole("button", { name: new RegExp(`^${name}, tier 1, in progress`) }).waitFor();
      await detail.getByText(/you have 2: 334 short/).waitFor();
      await detail.getByText(/^Needs \d+ data; you have 2\.$/).waitFor();
    });

    it("a mission links to its system on the map, whose panel opens over the suggested orders", async () => {
      const page = await stage.show("/?orders");
      await page.getByRole("tab", { name: "Suggested orders", selected: true }).waitFor();
      await page.getByRole("link", { name: /^Reach / }).click();
      await page.getByRole("region", { name: /^System / }).waitFor();
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      await page.getByRole("link", { name: "Missions" }).first().click();
      await page.getByRole("link", { name: "Brakka" }).click();
      await page.waitForURL(/\/\?system=\d+$/);
      await page.getByRole("region", { name: "System Brakka" }).waitFor();
      const reach = page.getByRole("link", { name: /^Reach / });
      for (const _ of ["first", "second"]) {
        await page.getByRole("tab", { name: "Suggested orders" }).click();
        await reach.click();
        await reach.waitFor({ state: "detached" });
        await page.getByRole("region", { name: /^System / }).waitFor();
      }
    });

    it("a mission is accepted, planned for, and abandoned only after a confirmation", async () => {
      const page = await stage.show("/missions");
      await page
        .getByText(/The deadline stays/)
        .first()
        .waitFor();
      await page.getByRole("button", { name: "Decline: Explore Brakka", exact: true }).click();
      // Another tab accepts it, and the question then says what that costs.
      const { service } = stage;
      const missions = (await service.client.ok("GET", "/api/missions")) as { id: number; text: string }[];
      const brakka = missions.find(({ text }) => text === "Explore Brakka");
      await service.client.ok("POST", `/api/missions/${brakka?.id}/accept`);
      await page.getByRole("dialog", { name: "Abandon this mission?" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Abandon: Explore Brakka", exact: true }).waitFor();
      await page.getByRole("button", { name: "Order: Jump to Brakka" }).click();
      await page.getByRole("button", { name: "Add to queue: Jump to Brakka", exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Abandon: Explore Brakka", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Abandon mission", exact: true }).click();
      await page.getByRole("button", { name: /^1 ended mission/ }).click();
      await page.getByText("Abandoned on turn 0").waitFor();
    });
  });

  it("the research page queues the whole path, with its plan beside the graph and not over it", async () => {
    await stage.service.client.ok("POST", "/api/save/import", richGame());
    const { page } = await stage.visit("/research");
    await page.getByRole("button", { name: "Plan path" }).click();
    const detail = page.getByRole("region", { name: "Selected technology" });
    const graph = page.getByRole("region", { name: "Graph of technologies" });
    const [right, left] = await Promise.all([graph.boundingBox(), detail.boundingBox()]);
    assert.ok(right && left && right.x + right.width <= left.x, "the plan covers the graph");
    const wider =
      "[...document.querySelectorAll('[aria-label=\"Graph of technologies\"]')].map((board) => board.scrollWidth - board.clientWidth)";
    assert.deepEqual(await page.evaluate(wider), [0]);
    const whole = detail.getByRole("button", { name: "Queue the whole path (14)" });
    await whole.click();
    // A message stays while the mouse is over it.
    await page.getByText("Queued: 14 technologies").hover();
    await whole.waitFor({ state: "detached" });
    const { pendingTasks } = (await stage.service.client.ok("GET", "/api/tasks")) as { pendingTasks: unknown[] };
    assert.equal(pendingTasks.length, 13);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.getByRole("dialog", { name: /^Lodestar assembly/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Undone\. Refunded: \d+ data\.$/).waitFor();
    const { activeTask } = (await stage.service.client.ok("GET", "/api/tasks")) as { activeTask: unknown };
    assert.equal(activeTask, null);
  });

  describe("with one game after the other", () => {
    stage.keepPage();
    before(startGame);

    for (const game of ["new", "late"] as const) {
      it(`research and missions are accessible with a ${game} game, in both color schemes at 360 and 1280 px`, async () => {
        await assertPagesAccessible(stage, game, PAGES);
        const page = await stage.show("/research", 360);
        await page
          .getByRole("heading", { name: /^Tier \d$/ })
          .first()
          .waitFor();
        const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
        assert.equal(headings.at(-1), game === "late" ? "Researched" : "Tier 6", "what can be researched comes first");
      });
    }
  });
});

/** A new game with data for every technology. */
function richGame() {
  const { game } = newGame(1, "standard");
  return exportSave({ game: { ...game, resources: { ...game.resources, data: 100_000 } }, events: [], tasks: [] });
}
