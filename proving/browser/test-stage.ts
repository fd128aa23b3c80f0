import { after, afterEach, before } from "node:test";
import type { Page } from "playwright-core";
import { closeChromiums, openStage, resize, type Stage, type StageOptions } from "../harness/browser/stage.ts";
import type { Game } from "../harness/spawn-service.ts";

// Of the whole process, because files that share a process also share its browsers.
after(closeChromiums);

/** CSS pixels, as of every visit that names no other height. */
const HEIGHT = 800;

export interface TestStage extends Pick<Stage, "service" | "browser" | "visit"> {
  /** To be called in a `describe`: its tests continue on the page of a visit, which the stage leaves after the last of them. */
  keepPage(): void;
  /**
   * Shows a path as a link does in the page that is kept, with all that the test before has set and selected. Loads the client
   * if there is none, as after a test that failed or visited.
   */
  show(path?: string, width?: number): Promise<Page>;
}

/** Shows another path of the client without loading it again. */
export const followLink = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);

/** A stage for the tests of a `describe`, opened before and closed after them. It leaves the client after each test. */
export function testStage(game: Game, options?: StageOptions): TestStage {
  let stage: Stage;
  let keepsPage = false;
  let shown: Page | undefined;
  const leave = () => {
    shown = undefined;
    return stage.leave();
  };
  before(async () => {
    stage = await openStage(game, options);
  });
  afterEach(async (t) => {
    const hasFailed = !("passed" in t && t.passed);
    if (!keepsPage || (shown !== undefined && hasFailed)) await leave();
  });
  after(() => stage.close());
  return {
    get service() {
      return stage.service;
    },
    get browser() {
      return stage.browser;
    },
    visit(path, visitOptions) {
      shown = undefined;
      return stage.visit(path, visitOptions);
    },
    keepPage() {
      before(() => {
        keepsPage = true;
      });
      after(() => {
        keepsPage = false;
        return leave();
      });
    },
    async show(path = "/", width = 1280) {
      if (shown === undefined) {
        shown = (await stage.visit(path, { width })).page;
        return shown;
      }
      const { width: last, height } = shown.viewportSize() ?? {};
      if (last !== width || height !== HEIGHT) await resize(shown, width, HEIGHT);
      await shown.evaluate("document.activeElement.blur()");
      await followLink(shown, path);
      return shown;
    },
  };
}
