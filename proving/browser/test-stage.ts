import { after, afterEach, before } from "node:test";
import { closeChromiums, openStage, type Stage, type StageOptions } from "../harness/browser/stage.ts";

// Of the whole process, because files that share a process also share its browsers.
after(closeChromiums);

export interface TestStage extends Pick<Stage, "service" | "browser" | "visit"> {
  /** To be called in a `describe`: its tests continue on the page of a visit, which the stage leaves after the last of them. */
  keepPage(): void;
}

/**
 * A stage for the tests of a `describe`: opened before the first of them and closed after the last one. The stage leaves the
 * client after each test.
 */
export function testStage(game: "space" | "cargo", options?: StageOptions): TestStage {
  let stage: Stage;
  let keepsPage = false;
  before(async () => {
    stage = await openStage(game, options);
  });
  afterEach(() => (keepsPage ? undefined : stage.leave()));
  after(() => stage.close());
  return {
    get service() {
      return stage.service;
    },
    get browser() {
      return stage.browser;
    },
    visit: (path, visitOptions) => stage.visit(path, visitOptions),
    keepPage() {
      before(() => {
        keepsPage = true;
      });
      after(() => {
        keepsPage = false;
        return stage.leave();
      });
    },
  };
}
