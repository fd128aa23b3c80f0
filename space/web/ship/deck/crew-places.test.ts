import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type BuiltKind, START_MODULES } from "../../../rules/catalog/modules.ts";
import { crewPlaces } from "./crew-places.ts";

const modulesWith = (...built: readonly BuiltKind[]) =>
  [...START_MODULES, ...built].map((kind, index) => ({ id: index + 1, kind }));
const crew = [
  { id: 1, fatigue: 10 },
  { id: 2, fatigue: 70 },
  { id: 3, fatigue: 0 },
];
const team = (kind: "jump" | "explore" | "research" | "upgrade" | "build", target: object) => ({
  kind,
  target,
  lead: { id: 3, name: "Cy" },
  helpers: [{ id: 1, name: "Ada" }],
});

function rooms(task: ReturnType<typeof team> | null, ...built: readonly BuiltKind[]) {
  const modules = modulesWith(...built);
  const places = crewPlaces(crew, task, modules);
  return Object.fromEntries(
    modules.flatMap(({ id, kind }) => {
      const here = places.get(id);
      return here === undefined ? [] : [[kind, here.map((member) => member.id)]];
    }),
  );
}

describe("the crew on the deck plan", () => {
  it("the team of the active task is at its place, the lead first, and the others rest", () => {
    assert.deepEqual(rooms(team("jump", {})), { drive: [3, 1], "life-support": [2] });
    assert.deepEqual(rooms(team("research", {})), { lab: [3, 1], "life-support": [2] });
    assert.deepEqual(rooms(team("build", {})), { fab: [3, 1], "life-support": [2] });
    assert.deepEqual(rooms(team("explore", { focus: "survey" })), { sensor: [3, 1], "life-support": [2] });
    assert.deepEqual(rooms(team("explore", { focus: "harvest" }), "scoop"), { scoop: [3, 1], "life-support": [2] });
    const reactor = modulesWith().find(({ kind }) => kind === "reactor")?.id;
    assert.deepEqual(rooms(team("upgrade", { moduleId: reactor })), { reactor: [3, 1], "life-support": [2] });
  });

  it("without a task everyone rests: tired members in the med bay, the others in the quarters", () => {
    assert.deepEqual(rooms(null), { "life-support": [1, 2, 3] });
    assert.deepEqual(rooms(null, "quarters", "medbay"), { quarters: [1, 3], medbay: [2] });
  });
});
