/** Plants a bug in what the rules of cargo write to. */
import type { TestContext } from "node:test";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";

type Planted = Extract<keyof WorldScene, `put${string}` | "addToSeason" | "pay" | "emit">;

/** The end of the test removes the bug. */
export const plant = <Name extends Planted>(
  t: TestContext,
  name: Name,
  bug: (original: WorldScene[Name]) => WorldScene[Name],
) => t.mock.method(WorldScene.prototype, name, bug(WorldScene.prototype[name]));
