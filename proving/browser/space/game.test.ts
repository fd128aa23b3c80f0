import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, describe, it } from "node:test";
import type { Ending } from "@outbound/space/rules/game/ending.ts";
import type { Game as Rules } from "@outbound/space/rules/game/game.ts";
import { aSeededGame } from "@outbound/space/testing/a-game.ts";
import { advanced, explore, ordered } from "@outbound/space/testing/play.ts";
import type { Encounter } from "@outbound/space/web/api.ts";
import { winningEndings } from "@outbound/space/web/ending/endings.ts";
import type { Locator, Page } from "playwright-core";
import { EMPTY_PATH, resize } from "../../harness/browser/stage.ts";
import { winningCommands } from "../../harness/space/won-game.ts";
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { dialogTexts } from "../dialog-texts.ts";
import { shoot, shootBoth } from "../screenshot.ts";
import { hasTitle } from "../tab-title.ts";
import { followLink, testStage } from "../test-stage.ts";
import { meetLodge, openEncounter, workOff } from "./encounter.ts";
import { giveGame } from "./given-game.ts";
import { lateGame } from "./late-game.ts";
import { orderFirst } from "./order-first.ts";

interface Game {
  readonly id: string;
  readonly watchId: string;
}

interface World {
  readonly save: { readonly seed: number; readonly turn: number; readonly difficulty: string };
  readonly systems: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

const PROLOGUE_NEW = 'localStorage["outbound-prologue"] = JSON.stringify("new")';

/** Of an archive. */
const LONGEST_NAME = "W".repeat(60);

/** The note on a restored or imported main game. */
const UNCLEAN = "A restored or imported game has no full replay.";

describe("the game page and the log of the space game", () => {
  const stage = testStage("space");

  const send = (method: string, path: string, body?: unknown) => stage.service.client.ok(method, path, body);
  const world = async () => (await send("GET", "/api/world")) as World;
  const galaxy = async () => (await world()).systems.map(({ name, x, y }) => `${name} ${x} ${y}`);
  /** Plays some turns to fill the log. */
  const playTurns = async () => {
    await send("POST", "/api/explore", { leadId: 2, helperIds: [1, 3] });
    await send("POST", "/api/research", { techId: "nav1", leadId: 4 });
    await workOff(stage.service);
  };

  /** A game of seed 4 that was won. */
  const win = async (name: string) => {
    const game = (await send("POST", "/api/games", { seed: 4, name, listed: true })) as Game;
    for (const { path, body } of winningCommands(4)) await send("POST", `${path}?game=${game.id}`, body);
    return game;
  };

  let won: Promise<Game> | undefined;
  const firstLight = () => {
    won ??= win("First light");
    return won;
  };

  /** Plays one turn, because a game without turns is not archived. */
  const playTurn = async () => {
    await send("POST", "/api/explore", { leadId: 2 });
    await send("POST", "/api/turn", {});
  };

  describe("the log and the game page", () => {
    stage.keepPage();
    before(async () => {
      await send("POST", "/api/save/new", { seed: 5 });
      await playTurns();
    });

    it("the log groups its entries by turn, filters them, and adds new ones at the top", async () => {
      const page = await stage.show("/log");
      const entries = page.getByRole("main").getByRole("listitem");
      await page.getByRole("heading", { name: "Turn 0" }).waitFor();
      await page.getByText("No older entries").waitFor();
      const all = await entries.count();
      await page.getByLabel("Topic", { exact: true }).selectOption("Missions");
      await page.waitForURL(/kind=mission/);
      await entries.first().waitFor();
      const missions = await entries.count();
      assert.ok(missions > 0 && missions < all, `${missions} of ${all}`);
      await page.getByLabel("Crew", { exact: true }).selectOption({ index: 1 });
      await page.getByText("No matching entries").waitFor();
      await page.getByRole("button", { name: "Show all" }).click();
      await page.waitForURL(/\/log$/);
      await send("POST", "/api/missions/1/accept").catch(() => send("POST", "/api/missions/2/accept"));
      await page
        .getByRole("status")
        .filter({ hasText: /^1 new entry: / })
        .waitFor();
      const newestTurn = page.getByRole("main").locator("section").first();
      await newestTurn.getByRole("listitem").last().getByText("Missions").waitFor();
    });

    it("the game page goes back to an earlier turn after a confirmation", async () => {
      const page = await stage.show("/game");
      await page.getByLabel("Turn", { exact: true }).selectOption("1");
      await page.getByRole("button", { name: "Restore turn 1", exact: true }).click();
      await page.getByText("are lost for good.").waitFor();
      await page.getByText(UNCLEAN).waitFor();
      await page.getByRole("button", { name: "Restore", exact: true }).click();
      await page.getByText("Restored: turn 1.").waitFor();
      assert.equal((await world()).save.turn, 1);
      await page.getByRole("button", { name: /^Restore turn / }).click();
      await page.getByRole("dialog").getByText("Export the game first").waitFor();
      // There is nothing more to lose, once the page has read the game again.
      await page.getByText(UNCLEAN).waitFor({ state: "detached" });
      // The question stays open when another player changes which turns there are.
      await send("POST", "/api/save/restore", { turn: 0 });
      await page.getByText("Turn 0 / 200").waitFor();
      await page.getByRole("dialog", { name: /^Restore turn / }).waitFor();
    });

    it("an earlier turn that was chosen stays chosen when another player ends a turn", async () => {
      await send("POST", "/api/save/new", { seed: 5 });
      await playTurns();
      const { page } = await stage.visit("/game");
      const { turn } = (await world()).save;
      const turns = page.getByLabel("Turn", { exact: true });
      await turns.selectOption("1");
      await playTurn();
      await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
      await turns.locator(`option[value="${turn + 1}"]`).waitFor({ state: "attached" });
      assert.equal(await turns.inputValue(), "1");
    });

    it("the game page imports an exported game after another one was started", async () => {
      await send("POST", "/api/save/new", { seed: 5 });
      await playTurns();
      const { turn } = (await world()).save;
      assert.ok(turn > 2);
      const page = await stage.show("/game");
      await page.getByText(`Turn ${turn} / 200`).waitFor();
      // The question of the test before is still open, so that no encounter of these turns was shown.
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      const download = await downloading;
      assert.equal(download.suggestedFilename(), `outbound-seed-5-turn-${turn}.json`);
      const file = await download.path();
      await startGame(page, "6", "Standard");
      assert.equal((await world()).save.turn, 0);

      await stage.show("/game");
      const text = await readFile(file, "utf8");
      await choose(page, "save.json", text);
      await page.getByText(`Seed 5 (standard), turn ${turn}.`).waitFor();
      await page.getByText(UNCLEAN).waitFor();
      await page.getByRole("button", { name: "Import", exact: true }).click();
      await page.getByText(`Imported: seed 5, turn ${turn}.`).waitFor();
      assert.deepEqual((await world()).save.turn, turn);

      const broken = JSON.parse(text) as { game: { turn: unknown } };
      broken.game.turn = "three";
      await choose(page, "broken.json", JSON.stringify(broken));
      await page.getByRole("button", { name: "Import", exact: true }).click();
      const alert = page.getByRole("region", { name: "Game as a file" }).getByRole("alert");
      await alert.getByText("/game/turn: must be an integer").waitFor();
      await choose(page, "letter.txt", "Dear captain");
      await alert.getByText("The file is not JSON. Choose a file that was exported here.").waitFor();
      assert.equal((await world()).save.turn, turn);
    });

    it("the game page says what is wrong with a seed before sending it", async () => {
      const page = await stage.show("/game");
      await page.getByRole("textbox", { name: "Seed" }).fill("seven");
      await page.getByText("A seed is a whole number from 0 to 9,007,199,254,740,991.").waitFor();
      assert.ok(await page.getByRole("button", { name: "Start a new game", exact: true }).isDisabled());
    });

    it("the game page starts the same galaxy twice from one seed, and archives the games before", async () => {
      const page = await stage.show("/game");
      await startGame(page, "41", "Hard");
      const first = await galaxy();
      await playTurn();
      await stage.show("/game");
      await startGame(page, "42", "Hard");
      assert.notDeepEqual(await galaxy(), first);
      await playTurn();
      await stage.show("/game");
      await startGame(page, "41", "Hard");
      assert.deepEqual(await galaxy(), first);
      assert.equal((await world()).save.difficulty, "hard");
      await stage.show("/game");
      const archives = page.getByRole("region", { name: "Archived games" });
      await archives.getByText("Seed 42").waitFor();
      await archives.getByRole("button", { name: "Name: seed 42, turn 1" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill(LONGEST_NAME);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await archives.getByText(LONGEST_NAME).waitFor();
      const isCut = await archives.evaluate((card) => card.scrollWidth > card.clientWidth);
      assert.equal(isCut, false, "a long name does not cut the buttons off");
      const named = archives.getByRole("button", { name: `Name: ${LONGEST_NAME}` });
      await named.click();
      await page.getByRole("textbox", { name: "Name" }).fill("Another answer");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await named.click();
      assert.equal(await page.getByRole("textbox", { name: "Name" }).inputValue(), LONGEST_NAME);
      await page.getByRole("textbox", { name: "Name" }).fill("");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await named.waitFor({ state: "detached" });
      await archives.getByRole("button", { name: "Delete: seed 41, turn 1" }).first().click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("Deleted: seed 41, turn 1.").waitFor();
      await archives.getByRole("button", { name: "Restore: seed 42, turn 1" }).click();
      await page.getByText(UNCLEAN).waitFor();
      await page.getByRole("button", { name: "Restore", exact: true }).click();
      await page.getByText("Restored: seed 42, turn 1.").waitFor();
      assert.equal((await world()).save.seed, 42);
    });

    it("a copied link to the galaxy starts it beside the receiver's games, and so does a link to the game page", async () => {
      await send("POST", "/api/save/new", { seed: 77, difficulty: "relaxed" });
      const page = await stage.show("/game");
      await page.getByText("Turn 0 / 240").waitFor();
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: "Copy link to this galaxy" }).click();
      await page.getByRole("button", { name: "Copied" }).waitFor();
      const link = (await page.evaluate("navigator.clipboard.readText()")) as string;
      assert.equal(link, `${stage.service.url}/games?seed=77&difficulty=relaxed`);
      await followLink(page, "/game?seed=77&difficulty=relaxed");
      await page.waitForURL(link);
      assert.equal(await page.getByRole("textbox", { name: "Seed" }).inputValue(), "77");
      assert.ok(await page.getByRole("radio", { name: "Relaxed" }).isChecked());
      await send("POST", "/api/save/new", { seed: 41 });
      const shared = page.getByRole("alert").filter({ hasText: "A shared galaxy" });
      await shared.getByText(/^Seed 77, relaxed: 240 turns/).waitFor();
      await assertAccessibleInBothSchemes(page, "the start page with a shared galaxy");
      await shared.getByRole("button", { name: "Play this galaxy" }).click();
      await page.getByText("Turn 0 / 240").waitFor();
      assert.equal((await world()).save.seed, 41, "the open game stays");
    });
  });

  it("the prologue has three screens, says who shares the game, can be skipped, and is shown once in a browser", async () => {
    await send("POST", "/api/save/new", { seed: 11 });
    await playTurn();
    // A profile of its own: the stage's visitors have seen the prologue.
    const context = await stage.browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(stage.service.url);
    const prologue = page.getByRole("dialog", { name: "Prologue" });
    await prologue.getByRole("heading", { name: "The relays went dark" }).waitFor();
    await prologue.getByText("A turn-based space game.").waitFor();
    await prologue.getByText("Everyone at this service plays this main game together, now on turn 1.").waitFor();
    const own = prologue.getByRole("link", { name: "Start your own" });
    assert.equal(await own.getAttribute("href"), "/games");
    await prologue.getByRole("button", { name: "Play now" }).click();
    await prologue.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("banner").getByRole("button", { name: "End turn" }).waitFor();
    assert.equal(await prologue.count(), 0);
    await page.getByRole("link", { name: "Game", exact: true }).first().click();
    await page.getByRole("button", { name: "Watch the prologue" }).click();
    // Waits for the dialog; otherwise the page behind it would be checked.
    await prologue.getByRole("heading", { name: "The relays went dark" }).waitFor();
    for (const width of [1280, 360]) {
      await resize(page, width);
      const next = await prologue.getByRole("button", { name: "Continue" }).boundingBox();
      assert.ok(next && next.y + next.height <= 800, "the way on is in view");
      await shoot(page, `space-first-${width}`);
      await assertAccessibleAtWidth(page, "the prologue");
    }
    // Enter alone leads through it.
    for (const title of [/^One star/, /^The \w+ \w+$/]) {
      await page.keyboard.press("Enter");
      await prologue.getByRole("heading", { name: title }).waitFor();
    }
    assert.equal(await prologue.getByRole("listitem").count(), 4);
    await page.keyboard.press("Enter");
    await prologue.waitFor({ state: "detached" });
    await context.close();
  });

  describe("the pages beside the game", () => {
    stage.keepPage();

    it("a replay that does not exist leads to the start page, and so does a link that was cut off", async () => {
      await send("POST", "/api/save/new", { seed: 1 });
      const page = await stage.show("/replay?game=abcdefgh12345");
      const gone = page.getByRole("alert").getByText("That game no longer exists");
      await gone.waitFor();
      await page.goto(`${stage.service.url}/?game=abc`);
      await gone.waitFor();
      await page.getByRole("link", { name: "Back to the game" }).click();
      await page.getByText("Turn 0 / 200").waitFor();
    });

    it("the replay of a game in progress opens when the game is over", async () => {
      await giveGame(stage.service, ordered(aSeededGame(1).with({ turn: 199 }).build(), explore("harvest")));
      const page = await stage.show("/replay?game=main");
      await page.getByText("This game is not over").waitFor();
      await send("POST", "/api/turn", {});
      await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
      await page.getByText(/^Lost on turn 200, /).waitFor();
    });

    it("the title of a tab names the page, the game and its turn, also of a game that is watched, and follows them", async () => {
      await send("POST", "/api/save/new", { seed: 1 });
      const game = (await send("POST", "/api/games", { seed: 5, name: "Aurora" })) as Game;
      const page = await stage.show("/");
      await hasTitle(page, "Map · Borrowed Tide, turn 0 · Outbound");
      await page.goto(`${stage.service.url}/?game=${game.watchId}`);
      await hasTitle(page, "Map · Aurora, turn 0 · Outbound");
      await send("PATCH", `/api/games/${game.id}`, { name: "Borealis" });
      await send("POST", `/api/explore?game=${game.id}`, { leadId: 2 });
      await send("POST", `/api/turn?game=${game.id}`, {});
      await hasTitle(page, "Map · Borealis, turn 1 · Outbound");
      await page.getByRole("link", { name: "Crew" }).first().click();
      await hasTitle(page, "Crew · Borealis, turn 1 · Outbound");
      await followLink(page, "/games");
      await hasTitle(page, "Games · Outbound");
      await followLink(page, "/admin/tables");
      await hasTitle(page, "Tables · Administration · Outbound");
    });

    it("the scoreboard shows why it cannot be read, and reads again on request", async () => {
      const page = await stage.show("/admin/tables");
      const problem = { status: 500, code: "internal", title: "A fault", detail: "The fault is in the log." };
      await page.route(/\/api\/scores/, (route) =>
        route.fulfill({ status: 500, contentType: "application/problem+json", body: JSON.stringify(problem) }),
      );
      await followLink(page, "/scores");
      await page.getByRole("alert").getByText("The fault is in the log.").waitFor();
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("No scores yet").waitFor();
    });

    it("the start page has the game of the day and the best scores, which lead to the scoreboard and to replays", async () => {
      const { watchId } = await firstLight();
      const page = await stage.show("/games");
      const daily = page.getByRole("region", { name: "Daily game" });
      await daily.getByText("Nobody has won it yet.").waitFor();
      await daily.getByRole("button", { name: "Play today's game" }).click();
      await page.getByText(/^Turn 0 \/ (200|170)/).waitFor();
      await followLink(page, "/games");
      await daily.getByText("Your game is on turn 0.").waitFor();
      await daily.getByRole("button", { name: "Continue today's game" }).waitFor();
      await page.getByRole("button", { name: "Manage: Main game" }).click();
      await page.getByText("The main game cannot be deleted.").waitFor();
      await page.keyboard.press("Escape");

      const best = page.getByRole("region", { name: "Best of the week" });
      await best.getByRole("listitem").filter({ hasText: "First light" }).waitFor();
      await best.getByRole("link", { name: "Scoreboard" }).click();
      const scores = page.getByRole("list", { name: "Scores" }).getByRole("listitem");
      await scores.filter({ hasText: "First light" }).waitFor();
      for (const width of [360, 1280]) {
        await resize(page, width);
        await assertAccessibleAtWidth(page, "the scoreboard");
        await shoot(page, `space-scores-${width}`);
      }
      await page.getByLabel("Difficulty").selectOption("Hard");
      await page.getByText("No matching scores").waitFor();
      assert.equal(new URL(page.url()).search, "?difficulty=hard");
      await page.getByRole("button", { name: "Show all" }).click();
      const watch = page.getByRole("link", { name: "Watch: First light" });
      assert.equal(await watch.getAttribute("href"), `/?game=${watchId}`);
      await page.getByRole("link", { name: "Replay: First light" }).click();
      await page.waitForURL(`**/replay?game=${watchId}`);
      await page.getByText(/^Won on turn \d+, [\d,]+ points, standard, seed 4$/).waitFor();
    });

    it("the start page lists every game that can be watched, with its points, page by page", async () => {
      for (let number = 1; number <= 21; number++) {
        await send("POST", "/api/games", { name: `Pupil ${number}`, seed: 3, listed: true });
      }
      const page = await stage.show("/games");
      const watch = page.getByRole("region", { name: "Watch" });
      await watch.getByText("Turn 0 of 200, 0 points, standard, seed 3").first().waitFor();
      const pupils = watch.getByText(/^Pupil /);
      assert.ok((await pupils.count()) <= 20);
      await watch.getByRole("button", { name: "Show more" }).click();
      await watch.getByText("Pupil 1", { exact: true }).waitFor();
      assert.equal(await pupils.count(), 21);
    });
  });

  it("an encounter shows needs, costs, odds and stakes, is decided by keyboard alone, and shows its outcome", async () => {
    const { id, title } = await meetLodge(stage.service);
    const { page } = await stage.visit("/log");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("button", { name: "Later" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Decide" }).click();
    for (const width of [360, 1280]) {
      await resize(page, width);
      await dialog.getByText("+1 exotic, +6 alloy").waitFor();
      await assertAccessibleAtWidth(page, "an encounter");
      await shoot(page, `space-encounter-${width}`);
      await assertAboveFooter(dialog, /^Warm your hands/);
    }
    const option = (name: RegExp) => dialog.getByRole("radio", { name });
    await dialog.getByText("Cautious: changes nothing").waitFor();
    // Keys that were meant to end turns choose at most the cautious option, and do not decide.
    await option(/^Warm your hands/)
      .and(page.locator(":focus"))
      .waitFor();
    assert.ok(await dialog.getByRole("button", { name: "Decide" }).isDisabled());
    for (const _ of ["first", "second"]) await page.keyboard.press(" ");
    assert.ok(await option(/^Warm your hands and leave, cautious/).isChecked());
    assert.equal((await openEncounter(stage.service))?.id, id);
    assert.ok(await option(/^Rent them your fabricator.*1 requirement not met/).isDisabled());
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Decide" }).waitFor();
    await page.keyboard.press(" ");
    await option(/^Buy a claim.*chance 55 %/).waitFor();
    await dialog.getByText("Odds: 45 % base, +10 % ").waitFor();
    await dialog.getByRole("radio", { name: "Greta Quayle" }).focus();
    await page.keyboard.press(" ");
    await option(/^Buy a claim.*chance 35 %/).waitFor();
    await option(/^Warm your hands/).focus();
    await page.keyboard.press("ArrowDown");
    assert.ok(await option(/^Buy a claim/).isChecked(), "the arrow keys pass options that cannot be chosen");
    await dialog.getByRole("button", { name: "Decide" }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("You chose: Buy a claim and dig it").waitFor();
    await dialog.getByText("Failed: the chance was 35 %.").waitFor();
    const changed = dialog.getByRole("list", { name: "What changed" }).getByText("+12 fatigue for all");
    const change = await changed.innerText();
    await shootBoth(page, "space-outcome");
    const { past } = (await send("GET", "/api/encounters")) as { past: readonly Encounter[] };
    const decided = past.find((one) => one.id === id)?.decided;
    assert.deepEqual([decided?.option, decided?.crewId], ["dig", 1]);
    await dialog
      .getByRole("status")
      .getByText(decided?.text ?? "")
      .waitFor();
    assert.equal(await openEncounter(stage.service), null);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "1 decision" }).click();
    await page.getByText("Greta Quayle for Ann chose: Buy a claim and dig it").waitFor();
    await page.getByText(change, { exact: true }).waitFor();
  });

  it("the dialog of a decided encounter shows its text until it is closed", async () => {
    const { title } = await meetLodge(stage.service);
    const { page } = await stage.visit("/log", { motion: true });
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("radio", { name: /cautious/ }).click();
    await dialog.getByRole("button", { name: "Decide" }).click();
    await dialog.getByRole("button", { name: "Continue" }).waitFor();
    const texts = await dialogTexts(page);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.ok(!(await texts()).includes(""));
  });

  it("the space bar does not open a decided encounter again before the page has read the game after it", async () => {
    const { title } = await meetLodge(stage.service);
    const { page } = await stage.visit("/log");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("radio", { name: /cautious/ }).click();
    const { promise: isPressed, resolve: readWorld } = Promise.withResolvers<void>();
    await page.route("**/api/world", async (route) => {
      await isPressed;
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Decide" }).click();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press(" ");
    await page.getByRole("heading", { name: "Suggested orders" }).and(page.locator(":focus")).waitFor();
    assert.equal(await dialog.count(), 0);
    readWorld();
    await page.unrouteAll({ behavior: "wait" });
  });

  it("the question about a file keeps its text until it is closed", async () => {
    await send("POST", "/api/save/new", { seed: 5 });
    const save = JSON.stringify(await send("GET", "/api/save/export"));
    const { page } = await stage.visit("/game", { motion: true });
    await choose(page, "save.json", save);
    const dialog = page.getByRole("dialog", { name: "Import this file?" });
    await dialog.getByText("Seed 5 (standard), turn 0.").waitFor();
    const texts = await dialogTexts(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    for (const text of await texts()) assert.match(text, /Seed 5 \(standard\), turn 0\./);
  });

  it("an open encounter that somebody else decides shows its outcome", async () => {
    const { id, title } = await meetLodge(stage.service);
    const { page } = await stage.visit("/log");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("button", { name: "Decide" }).waitFor();
    await send("POST", `/api/encounters/${id}/choose`, { option: "dig", by: "Bo" });
    await dialog.getByText("Bo chose: Buy a claim and dig it").waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it("an encounter that another player's turn brings opens only after this player has closed the open dialogs", async () => {
    await giveGame(stage.service, lastTurnOfSurvey());
    const { page } = await stage.visit(EMPTY_PATH);
    await page.evaluate(PROLOGUE_NEW);
    await page.goto(stage.service.url);
    const prologue = page.getByRole("dialog", { name: "Prologue" });
    await prologue.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("tab", { name: "Suggested orders" }).click();
    await page
      .getByRole("button", { name: /^Choose a team: / })
      .first()
      .click();
    const composer = page.getByRole("dialog");
    await composer.getByRole("heading", { name: "Team" }).waitFor();
    await send("POST", "/api/turn", {});
    await page.getByText(`Turn ${(await world()).save.turn} / 200`).waitFor({ state: "attached" });
    const title = (await openEncounter(stage.service))?.title ?? "";
    assert.equal(await page.getByRole("dialog", { name: title }).count(), 0);
    assert.equal(await composer.getByRole("heading", { name: "Team" }).count(), 1);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: title }).getByRole("button", { name: "Decide" }).waitFor();
    await page.evaluate(PROLOGUE_NEW);
    await page.reload();
    await prologue.getByRole("button", { name: "Play now" }).waitFor();
    assert.equal(await page.getByRole("dialog").count(), 1);
    await prologue.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("dialog", { name: title }).getByRole("button", { name: "Decide" }).waitFor();
  });

  it("a message is above the dialog of an encounter, and on a phone above its buttons", async () => {
    await giveGame(stage.service, lastTurnOfSurvey());
    const { page } = await stage.visit("/");
    await page.getByRole("tab", { name: "Suggested orders" }).click();
    await page.keyboard.press("u");
    const message = page.getByText("No order to undo since the last turn.");
    // A message stays while the mouse is over it.
    await message.hover();
    await page.keyboard.press(" ");
    const dialog = page.getByRole("dialog");
    const decide = dialog.getByRole("button", { name: "Decide" });
    await decide.waitFor();
    await dialog.getByText("No order to undo since the last turn.").hover();
    const [above, first] = await Promise.all([
      message.boundingBox(),
      dialog.getByRole("heading").first().boundingBox(),
    ]);
    assert.ok(above && first && above.y + above.height <= first.y, JSON.stringify({ above, first }));
    await resize(page, 360);
    await message.hover();
    const [over, button] = await Promise.all([message.boundingBox(), decide.boundingBox()]);
    assert.ok(over && button && over.y + over.height <= button.y, JSON.stringify({ over, button }));
  });

  it("the star of an encounter is revealed, and the turn is reported, after the encounter's dialog is closed", async () => {
    await giveGame(stage.service, lastTurnOfSurvey());
    const { page } = await stage.visit("/");
    await page.getByRole("tab").first().click();
    await page.getByText("Unexplored").waitFor();
    await page.keyboard.press(" ");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Decide" }).waitFor();
    // The map behind the dialog shows the new turn, but not the discovery yet.
    await page.getByText("Explored", { exact: true }).first().waitFor({ state: "attached" });
    assert.equal(await page.getByText("Newly charted").count(), 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Newly charted").waitFor();
    await page.getByRole("region", { name: "Turn report" }).waitFor();
  });

  it("an open encounter is the first suggestion, and a run of turns opens it before any turn passes", async () => {
    const { title } = await meetLodge(stage.service);
    const { turn } = (await world()).save;
    await send("POST", "/api/research", { techId: "nav1", leadId: 4 });
    const { page } = await stage.visit("/?orders");
    const dialog = page.getByRole("dialog", { name: title });
    const later = async () => {
      await dialog.getByRole("button", { name: "Later" }).click();
      await dialog.waitFor({ state: "detached" });
    };
    await later();
    const first = page.getByRole("tabpanel", { name: "Suggested orders" }).getByRole("listitem").first();
    await first.getByText(/^Decide: /).waitFor();
    await first.getByRole("button", { name: /^Decide: / }).click();
    await later();
    await page.keyboard.press("n");
    await page.getByText("Always stops at a decision, when the queue is empty, or when the game ends.").waitFor();
    await page.getByRole("button", { name: "Run up to 10 turns" }).click();
    await later();
    assert.equal((await world()).save.turn, turn);
    assert.ok(await openEncounter(stage.service));
  });

  it("a link to play that is pasted into a tab of the main game opens its game, and then is no longer in the address", async () => {
    await send("POST", "/api/save/new", { seed: 1 });
    const { id } = (await send("POST", "/api/games", { seed: 5 })) as Game;
    const { page } = await stage.visit("/");
    await page.getByRole("button", { name: "Choose order" }).waitFor();
    await page.evaluate(`location.href = "/#play=${id}"`);
    await page.waitForURL(`${stage.service.url}/`);
    await page.getByRole("link", { name: "Game", exact: true }).first().click();
    await page.getByRole("region", { name: "This game" }).getByText("5", { exact: true }).waitFor();
  });

  it("a link to watch a game that is gone leaves the game that the browser plays", async () => {
    await send("POST", "/api/save/new", { seed: 1 });
    const { id } = (await send("POST", "/api/games", { seed: 5 })) as Game;
    const { page } = await stage.visit(`/#play=${id}`);
    await page.getByRole("button", { name: "Choose order" }).waitFor();
    await page.goto(`${stage.service.url}/?game=${"A".repeat(id.length)}`);
    await page.getByRole("alert").getByText("That game no longer exists").waitFor();
    await page.getByRole("link", { name: "Back to the game" }).click();
    await page.getByRole("link", { name: "Game", exact: true }).first().click();
    await page.getByRole("region", { name: "This game" }).getByText("5", { exact: true }).waitFor();
  });

  it("the start page lists a game that another tab of the browser opens", async () => {
    const { id } = (await send("POST", "/api/games", { seed: 5, name: "Second tab" })) as Game;
    const { page, context } = await stage.visit("/games");
    await page.getByRole("heading", { level: 1, name: "Games" }).waitFor();
    const other = await context.newPage();
    await other.goto(`${stage.service.url}/#play=${id}`);
    await page.getByRole("button", { name: "Continue: Second tab" }).waitFor();
    await other.close();
  });

  it("a game started on the start page is played beside the main one, by a friend's link too, and watched", async () => {
    await send("POST", "/api/save/new", { seed: 1 });
    const { page } = await stage.visit("/games");
    await page.getByRole("textbox", { name: "Name" }).fill("Second ship");
    await page.getByRole("textbox", { name: "Seed" }).fill("5");
    for (const width of [360, 1280]) {
      await resize(page, width);
      await assertAccessibleAtWidth(page, "the start page");
      await shoot(page, `space-games-${width}`);
    }
    await page.getByRole("button", { name: "Start a new game", exact: true }).click();
    await page.getByRole("link", { name: "Game", exact: true }).first().click();
    const seed = page.getByRole("region", { name: "This game" }).getByText("5", { exact: true });
    await seed.waitFor();
    assert.equal((await world()).save.seed, 1);
    await page.getByRole("button", { name: "Share game" }).click();
    const link = (label: string) => page.getByRole("textbox", { name: label }).inputValue();
    const shared = await link("Link to let a friend play");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "All games" }).click();
    await page.getByRole("button", { name: "Share: Second ship" }).click();
    const [play, watch] = [await link("Link to let a friend play"), await link("Link to watch")];
    assert.equal(shared, play);
    await assertAccessibleInBothSchemes(page, "the links of a game");
    await shootBoth(page, "space-share");

    // Another visitor, whose browser knows no games.
    const { page: friend } = await stage.visit(play.replace(stage.service.url, ""));
    await friend.getByRole("link", { name: "Game", exact: true }).first().click();
    await friend.getByRole("region", { name: "This game" }).getByText("5", { exact: true }).waitFor();
    assert.equal(new URL(friend.url()).hash, "", "the id leaves the address");
    await friend.goto(watch);
    const banner = friend.getByRole("status").filter({ hasText: "Watching. Only players give orders." });
    await banner.getByText("Second ship", { exact: true }).waitFor();
    await friend
      .getByRole("button", { name: /^Order: / })
      .first()
      .waitFor();
    for (const name of [/^Order: /, "Choose order", "Run several turns"]) {
      assert.ok(await friend.getByRole("button", { name }).first().isDisabled(), `a watcher cannot press ${name}`);
    }
    const refused: string[] = [];
    friend.on("response", (response) => response.status() === 403 && refused.push(response.url()));
    await friend.getByRole("link", { name: "Missions" }).first().click();
    await friend.getByText("Free and takes no time.").first().waitFor();
    await friend.getByRole("link", { name: "Map" }).first().click();
    await friend.getByRole("tab").first().click();
    await friend.getByRole("button", { name: /^Survey / }).click();
    const composer = friend.getByRole("dialog");
    assert.ok(await composer.getByRole("button", { name: /^Add to queue/ }).isDisabled());
    await friend.waitForLoadState("networkidle");
    await friend.keyboard.press("Escape");
    await composer.waitFor({ state: "detached" });
    assert.deepEqual(refused, [], "a watcher's page asks for nothing that only players may");
    await friend.getByRole("link", { name: "All games" }).click();
    await friend.getByRole("button", { name: "Manage: Second ship" }).click();
    await friend.getByRole("textbox", { name: "Name of the game" }).fill("Third ship");
    await friend.getByRole("checkbox", { name: "Listed" }).check();
    await assertAccessibleInBothSchemes(friend, "the dialog to manage a game");
    await shootBoth(friend, "space-manage");
    await friend.getByRole("button", { name: "Save", exact: true }).click();
    await friend.getByRole("link", { name: "Watch: Third ship" }).waitFor();
    await friend.getByRole("button", { name: "Manage: Third ship" }).click();
    await friend.getByRole("button", { name: "Delete game" }).click();
    const question = friend.getByRole("dialog", { name: "Delete Third ship?" });
    await question.waitFor();
    await friend.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    // Escape closes only the question, and the focus returns to its button.
    await friend.getByRole("button", { name: "Delete game" }).and(friend.locator(":focus")).press("Enter");
    await friend.getByRole("button", { name: "Delete", exact: true }).click();
    await friend.getByText("Deleted: Third ship.").waitFor();
    await friend.getByRole("button", { name: "Manage: Third ship" }).waitFor({ state: "detached" });
    await friend.getByRole("button", { name: "Continue: Main game" }).click();
    await friend.getByRole("link", { name: "Game", exact: true }).first().click();
    await friend.getByRole("region", { name: "This game" }).getByText("1", { exact: true }).waitFor();
    // The friend's browser still has the link.
    await friend.goto(play);
    await friend.getByRole("alert").getByText("That game no longer exists").waitFor();
    await friend.getByRole("link", { name: "Back to the game" }).click();
    await friend.getByText("Turn 0 / 200").waitFor();
  });

  it("the end of a game with its own link leads to another game, and watchers get no offers that only players can use", async () => {
    const [{ id, watchId }, other] = [await win("Last light"), await firstLight()];
    const { page } = await stage.visit(EMPTY_PATH);
    await page.evaluate(`localStorage.setItem("outbound-space-games", '[{"id":"${other.id}","name":"Old light"}]')`);
    await page.goto(`${stage.service.url}/#play=${id}`);
    const dialog = page.getByRole("dialog", { name: "The game is over" });
    await dialog.getByText("The best of your games so far").waitFor();
    const seen = dialog.getByRole("list", { name: "Endings" }).getByRole("listitem");
    const { ending } = (await send("GET", `/api/save?game=${id}`)) as { readonly ending: Ending };
    const reached = winningEndings([ending]).find(({ isSeen }) => isSeen);
    await seen.filter({ hasText: reached?.name ?? "none", has: page.getByRole("img", { name: "Seen:" }) }).waitFor();
    await dialog.getByRole("link", { name: "Restore an earlier turn" }).waitFor();
    assert.equal(await dialog.getByRole("link", { name: "New game" }).getAttribute("href"), "/games");
    const conflicts: string[] = [];
    page.on("response", (response) => response.status() === 409 && conflicts.push(response.url()));
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Missions" }).first().click();
    await page.getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(conflicts, [], "a finished game is not asked what orders would do");
    assert.equal(
      await page.getByText("The game is over.").count(),
      1,
      "the page says it once, and no mission repeats it",
    );
    await page.getByRole("button", { name: "Game won" }).click();
    await dialog.getByRole("link", { name: "Same galaxy again" }).click();
    await page.waitForURL("**/games?seed=4&difficulty=standard");
    assert.equal(await page.getByRole("textbox", { name: "Seed" }).inputValue(), "4");

    const refused: string[] = [];
    page.on("response", (response) => response.status() === 403 && refused.push(response.url()));
    await page.goto(`${stage.service.url}/?game=${watchId}`);
    await dialog.getByRole("link", { name: "Replay" }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.equal(await dialog.getByRole("link", { name: "Restore an earlier turn" }).count(), 0);
    assert.equal(await dialog.getByText("of your games so far").count(), 0);
    assert.deepEqual(refused, []);
    await page.keyboard.press("Escape");
    await page.getByRole("tab").first().click();
    await page.getByText("The Apex. It shines again.").waitFor();
    await page.locator("[data-won] circle").first().waitFor();
    await shootBoth(page, "space-won");
  });

  it("on a phone the header names the turn of a game that has no turn limit", async () => {
    for (const [difficulty, isNamed] of [
      ["sandbox", true],
      ["standard", false],
    ] as const) {
      const { id } = (await send("POST", "/api/games", { difficulty })) as Game;
      const { page } = await stage.visit(`/#play=${id}`, { width: 360 });
      const word = page.getByRole("banner").getByText("Turn", { exact: true });
      await word.waitFor();
      const clip = await page.evaluate(
        'getComputedStyle(document.querySelector("header strong").previousSibling.previousSibling).clipPath',
      );
      assert.equal(clip === "none", isNamed, `${difficulty}: ${clip}`);
    }
  });

  it("starting over before the first turn promises no archive, and a running game of the day cannot be exported", async () => {
    const { id } = (await send("POST", "/api/games", { daily: true })) as Game;
    const { page } = await stage.visit(`/#play=${id}`);
    await page.getByRole("link", { name: "Game", exact: true }).first().click();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByText(/^The daily game of .* runs until the day is over\.$/).waitFor();
    await page.getByRole("textbox", { name: "Seed" }).fill("7");
    await page.getByRole("button", { name: "Start a new game", exact: true }).click();
    const question = page.getByRole("dialog");
    await question.getByText("has not begun, so it is not archived.").waitFor();
    await question.getByText("Neither the new game nor a restored one counts for the daily game.").waitFor();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("New game: seed 7, standard.", { exact: true }).waitFor();
  });

  it("orders of the game before are not undone in a new game of the same seed", async () => {
    await send("POST", "/api/save/new", { seed: 1 });
    const { page } = await stage.visit("/");
    await page.getByRole("tab", { name: "Suggested orders" }).click();
    await orderFirst(page);
    await followLink(page, "/game");
    await startGame(page, "1", "Standard");
    const order = { leadId: 2, helperIds: [] };
    await send("POST", "/api/explore", order);
    await page.keyboard.press("u");
    await page.getByText("No order to undo since the last turn.").waitFor();
    const { activeTask } = (await send("GET", "/api/world")) as { readonly activeTask: unknown };
    assert.notEqual(activeTask, null);
  });

  it("the missions page shows what accepting a mission does in a new game, not in the game before", async () => {
    await send("POST", "/api/save/new", { seed: 1 });
    const { page } = await stage.visit("/missions");
    const stays = page.getByText(/The deadline stays\./);
    await stays.nth(2).waitFor();
    await send("POST", "/api/save/new", { seed: 5 });
    const [mission] = (await send("GET", "/api/missions")) as { readonly text: string }[];
    await page.getByRole("button", { name: `Accept: ${mission?.text}`, exact: true }).waitFor();
    await stays.nth(2).waitFor();
  });

  it("the game page and the log are accessible in both color schemes at 360 and 1280 px", async () => {
    await send("POST", "/api/save/import", lateGame());
    await workOff(stage.service);
    const screens = [
      { name: "game", ready: "Archived games" },
      { name: "log", ready: /^Turn \d+$/ },
    ];
    const { page } = await stage.visit("/game");
    for (const { name, ready } of screens) {
      await followLink(page, `/${name}`);
      await page.getByRole("heading", { name: ready }).first().waitFor();
      // One list may still load when the other one is complete.
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: "hidden" });
      for (const width of [360, 1280]) {
        await resize(page, width);
        await assertAccessibleAtWidth(page, `the ${name} page`);
        const wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert.equal(await page.evaluate(wider), 0, `the ${name} page scrolls sideways at ${width} px`);
        if (width === 1280) await assertHeaderFits(page);
        await shoot(page, `space-${name}-${width}`);
      }
    }
  });
});

/** Its next turn charts the start and brings the first encounter. */
function lastTurnOfSurvey(): Rules {
  const start = ordered(aSeededGame(1).build(), explore());
  return advanced(start, (start.tasks[0]?.run?.durationTurns ?? 0) - 1).game;
}

/** The option can be seen whole as soon as the dialog opens. */
async function assertAboveFooter(dialog: Locator, name: RegExp): Promise<void> {
  const option = await dialog.getByRole("radio", { name }).boundingBox();
  const decide = await dialog.getByRole("button", { name: "Decide" }).boundingBox();
  assert.ok(option && decide && option.y + option.height <= decide.y, JSON.stringify({ option, decide }));
}

/** The name of the game and the figures of the header keep their own room. */
async function assertHeaderFits(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const name = await header.getByText("Outbound Space").boundingBox();
  const brand = await header.getByRole("link", { name: /^Outbound Space/ }).boundingBox();
  const figure = await header.getByRole("list", { name: "Resources" }).getByRole("listitem").first().boundingBox();
  assert.ok(name && brand && figure);
  // Without room it wraps out of view.
  const isShown = name.y < brand.y + brand.height;
  assert.ok(!isShown || name.x + name.width <= figure.x, JSON.stringify({ name, figure }));
}

async function startGame(page: Page, seed: string, difficulty: string): Promise<void> {
  await page.getByRole("textbox", { name: "Seed" }).fill(seed);
  await page.getByRole("radio", { name: difficulty }).check();
  await page.getByRole("button", { name: "Start a new game", exact: true }).click();
  await page.getByText("everyone at this service gets the new one").waitFor();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  // The message of the game before may still be shown.
  await page.getByText(`New game: seed ${seed}, ${difficulty.toLowerCase()}.`).last().waitFor();
}

/** Chooses a file with this content for the import. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import file" }).click();
  await (await choosing).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}
