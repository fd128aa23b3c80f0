/** Plants a bug in what the rules of cargo write to. */
import { mock, type TestContext } from "node:test";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";

type Planted =
  | "putCampaign"
  | "putContribution"
  | "putMember"
  | "putAlliance"
  | "putBase"
  | "addToSeason"
  | "pay"
  | "emit";

/** Removes the bug at the end of the test. */
export function plant<Name extends Planted>(
  t: TestContext,
  name: Name,
  bug: (original: WorldScene[Name]) => WorldScene[Name],
): void {
  const { mock: planted } = mock.method(WorldScene.prototype, name, bug(WorldScene.prototype[name]));
  t.after(() => planted.restore());
}
