import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { TECH_IDS } from "@outbound/space/rules/catalog/techs.ts";
import { STARVATION_TURNS } from "@outbound/space/rules/values/limits.ts";
import { aGame } from "@outbound/space/testing/a-game.ts";
import { explore, ordered } from "@outbound/space/testing/play.ts";
import { assertAccessible } from "../axe.ts";
import { dialogTexts } from "../dialog-texts.ts";
import { type TestStage, testStage } from "../test-stage.ts";
import { giveGame } from "./given-game.ts";
import { lateGame } from "./late-game.ts";
import { assertPagesAccessible, type SpacePage } from "./pages.ts";

const PAGES: readonly SpacePage[] = [
  { path: "/ship", name: "ship", title: "Ship", full: { role: "heading", name: /^Lodestar Core$/ } },
  { path: "/crew", name: "crew", title: "Crew", full: { role: "heading", name: /^Greta Quayle$/ } },
];

/** The rooms' names that are wider than their rooms. */
const CUT_NAMES = `[...document.querySelectorAll("[aria-label='Rooms of the ship'] button")]
  .filter((button) => {
    const content = document.createRange();
    content.selectNodeContents(button.querySelector("[class*=name]"));
    return [...content.getClientRects()].some(({ right }) => right > button.getBoundingClientRect().right);
  })
  .map(({ innerText }) => innerText)`;

describe("ship and crew", () => {
  const stage = testStage("space");
  const startGame = () => stage.service.client.ok("POST", "/api/save/new", { seed: 1, difficulty: "standard" });

  describe("with one game after the other", () => {
    stage.keepPage();
    before(startGame);

    accessible("new");

    it("the deck plan opens a room in a drawer on a phone", async () => {
      const page = await stage.show("/ship", 360);
      await page.getByRole("button", { name: /^Sensor array/ }).click();
      const drawer = page.getByRole("dialog", { name: /Sensor array/ });
      await drawer.getByText("20 ly").waitFor();
      await drawer.getByRole("button", { name: "Upgrade to tier 2" }).click();
      await page.getByRole("button", { name: "Add to queue: Upgrade Sensor array to tier 2", exact: true }).waitFor();
      await page.goBack();
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: "detached" });
    });

    it("the drawer of a room has its text as long as it is shown", async () => {
      const { page } = await stage.visit("/ship", { width: 360, motion: true });
      await page.getByRole("button", { name: /^Sensor array/ }).click();
      const drawer = page.getByRole("dialog", { name: /Sensor array/ });
      await drawer.getByText("20 ly").waitFor();
      const texts = await dialogTexts(page);
      await drawer.getByRole("button", { name: "Close" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      assert.ok((await texts()).length > 0, "it slides out");
      for (const text of await texts()) assert.match(text, /Sensor array.*20 ly/);
    });

    it("the deck plan shows what a build still needs, and the slot that a queued build takes", async () => {
      const page = await stage.show("/ship");
      const core = page.getByRole("article", { name: "Lodestar Core" });
      await core.getByText("6 short").waitFor();
      await core.getByText("Lodestar Core needs 2 slots; 1 will be free.").waitFor();
      assert.equal(await core.getByRole("button", { name: "Build: Lodestar Core" }).isDisabled(), true);
      await page.getByRole("button", { name: "Free slot" }).click();
      const detail = page.getByRole("region", { name: "Selected room" });
      await detail.getByRole("button", { name: "Med bay" }).click();
      await page.getByRole("button", { name: "Add to queue: Build Med bay", exact: true }).click();
      await page.getByRole("button", { name: "Med bay, queued" }).waitFor();
    });

    it("the crew page warns of hunger, and says where new crew members come from", async () => {
      const document = lateGame();
      const page = await stage.show("/crew");
      await page.getByText(/Recruits and survivors need a free berth/).waitFor();
      await stage.service.client.ok("POST", "/api/save/import", document);
      await page.getByText("2 berths free").waitFor();
      await page.getByText(/lasts \d+ turns/).waitFor();
    });

    it("a ship with all slots shows every name in full, and the composer warns before it draws too much power for the Core", async () => {
      const builder = aGame()
        .rich()
        .withExpansions(6)
        .withTech(...TECH_IDS)
        .withHull(94.75);
      builder.withBuilt("hydroponics", "scoop").withTier("reactor", 3);
      for (const kind of ["drive", "sensor", "lab"] as const) builder.withTier(kind, 5);
      await giveGame(stage.service, builder.build());
      const page = await stage.show("/ship");
      await page.getByText("94.7 of 100", { exact: true }).waitFor();
      await page.getByRole("button", { name: /^Hydroponics/ }).waitFor();
      assert.deepEqual(await page.evaluate(CUT_NAMES), []);
      await page.getByRole("button", { name: /^Fabricator/ }).click();
      await page.getByRole("button", { name: "Upgrade to tier 2" }).click();
      await page
        .getByRole("dialog")
        .getByText(/^With the Core the ship would then draw 46 power/)
        .waitFor();
      await assertAccessible(page, "the warning of too much power");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Reactor/ }).click();
      await page.getByRole("button", { name: "Upgrade to tier 4" }).click();
      await page
        .getByRole("dialog")
        .getByText(/^1 exotic$/)
        .waitFor();
      await page.keyboard.press("Escape");
    });

    accessible("late");
  });

  it("the deck plan upgrades the reactor through the composer, and shows its progress until the tier is there", async () => {
    await startGame();
    const { page } = await stage.visit("/ship");
    const reactor = page.getByRole("button", { name: /^Reactor, tier/ });
    await reactor.click();
    const detail = page.getByRole("region", { name: "Selected room" });
    await detail.getByText("Power supply incl. technologies").first().waitFor();
    assert.match(await detail.innerText(), /10\s*15/);
    await detail.getByRole("button", { name: "Upgrade to tier 2" }).click();
    await page.getByRole("button", { name: "Add to queue: Upgrade Reactor to tier 2", exact: true }).click();
    await page.getByRole("button", { name: /^Reactor, tier 1.*upgrade to tier 2 queued/ }).waitFor();
    await detail.getByText(/^Upgrade Reactor to tier 2: active/).waitFor();
    // Its team is drawn at work in this room.
    await page.getByRole("button", { name: /^Reactor, tier 1.*, Rosa Novak/ }).waitFor();
    for (let turn = 1; (await queueLength(stage)) > 0; turn++) {
      await page.getByRole("button", { name: /^End turn/ }).click();
      await page
        .getByText(new RegExp(`^Turn ${turn} / 200$`))
        .first()
        .waitFor();
    }
    await page.getByRole("button", { name: /^Reactor, tier 2/ }).waitFor();
    await page.getByText("15 supplied, 10 used").waitFor();
  });

  it("the page does not crash if the crew is read after a member was lost, and the world before", async () => {
    const start = { ...aGame().withResources({ supplies: 0 }).build(), starvingTurns: STARVATION_TURNS - 2 };
    const [first, ...crew] = start.crew;
    const queue = [first, ...crew].map((member) => ({ ...explore(), leadId: member?.id ?? 0 }));
    await giveGame(stage.service, ordered(start, ...queue));
    const { page } = await stage.visit("/crew");
    const { promise: isCrewShown, resolve: readWorld } = Promise.withResolvers<void>();
    const endTurn = () => stage.service.client.ok("POST", "/api/turn");
    const turn = (number: number) => page.getByRole("banner").getByText(`Turn ${number} /`);
    await page.getByRole("article").nth(crew.length).waitFor();
    await turn(0).waitFor();
    // Once the page shows a turn that it did not end, its stream is open. Opening it reads the world.
    await endTurn();
    await turn(1).waitFor();
    await page.route("**/api/world", async (route) => {
      await isCrewShown;
      await route.continue();
    });
    await endTurn();
    await page.getByRole("article").nth(crew.length).waitFor({ state: "detached" });
    readWorld();
    await turn(2).waitFor();
    assert.equal(await page.getByRole("article").count(), crew.length);
  });

  function accessible(game: "new" | "late") {
    it(`ship and crew are accessible with a ${game} game, in both color schemes at 360 and 1280 px`, async () => {
      await assertPagesAccessible(stage, game, PAGES);
      const page = await stage.show("/ship");
      await page.getByRole("button", { name: /^Reactor, tier/ }).waitFor();
      assert.deepEqual(await page.evaluate(CUT_OFF), [], "everything in a room is inside it");
    });
  }
});

/** Returns the rooms with content that overflows on the right. */
const CUT_OFF = `[...document.querySelectorAll("[aria-label='Rooms of the ship'] button")]
  .filter((room) => [...room.querySelectorAll("[aria-hidden] :is(span, svg)")]
    .some((part) => part.getBoundingClientRect().right > room.getBoundingClientRect().right))
  .map((room) => room.textContent)`;

async function queueLength(stage: TestStage): Promise<number> {
  const { activeTask, pendingTasks } = (await stage.service.client.ok("GET", "/api/world")) as {
    activeTask: object | null;
    pendingTasks: object[];
  };
  return (activeTask === null ? 0 : 1) + pendingTasks.length;
}
