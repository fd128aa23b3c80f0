import { after, afterEach, before } from "node:test";
import { openStage, type Stage, type StageOptions } from "../harness/browser/stage.ts";

export type TestStage = Pick<Stage, "service" | "browser" | "visit">;

/** A stage for the tests that follow in a file or a `describe`: opened before the first test and closed after the last one. */
export function testStage(game: "space" | "cargo", options?: StageOptions): TestStage {
  let stage: Stage;
  before(async () => {
    stage = await openStage(game, options);
  });
  afterEach(() => stage.leave());
  after(() => stage.close());
  return {
    get service() {
      return stage.service;
    },
    get browser() {
      return stage.browser;
    },
    visit: (path, visitOptions) => stage.visit(path, visitOptions),
  };
}
