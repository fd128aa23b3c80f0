import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type BuiltKind, START_MODULES } from "../../../rules/catalog/modules.ts";
import { hullSide, type QueuedRooms, type Room, roomBoxes, type Section, sectionsOf } from "./deck-plan.ts";

const NOTHING: QueuedRooms = { builds: [], expansions: 0 };
const modulesWith = (...built: readonly BuiltKind[]) =>
  [...START_MODULES, ...built].map((kind, index) => ({ id: index + 1, kind }));
const named = (room: Room): string => ("kind" in room ? `${room.use} ${room.kind}` : room.use);
const holds = (sections: readonly Section[]): string[][] =>
  sections.filter(({ part }) => part === "hold").map(({ rooms }) => rooms.map(named));

describe("the deck plan", () => {
  it("the deck plan has a room for each starting module and one free slot", () => {
    const sections = sectionsOf(modulesWith(), 6, NOTHING);
    assert.deepEqual(
      sections.map(({ part }) => part),
      ["bow", "hold", "hold", "reactor", "stern"],
    );
    assert.deepEqual(holds(sections), [
      ["module lab", "module fab"],
      ["module life-support", "free"],
    ]);
  });

  it("each expansion adds a section of two rooms", () => {
    assert.deepEqual(holds(sectionsOf(modulesWith("medbay", "scoop"), 10, NOTHING)).slice(1), [
      ["module life-support", "module medbay"],
      ["module scoop", "free"],
      ["free", "free"],
    ]);
  });

  it("the Core takes two slots and gets its own section", () => {
    assert.deepEqual(holds(sectionsOf(modulesWith("medbay", "core", "scoop"), 10, NOTHING)).slice(1), [
      ["module life-support", "module medbay"],
      ["module core"],
      ["module scoop", "free"],
    ]);
  });

  it("queued builds show in the slots they will take, and queued expansions at the end", () => {
    const queued: QueuedRooms = { builds: ["quarters"], expansions: 1 };
    assert.deepEqual(holds(sectionsOf(modulesWith(), 6, queued)).slice(1), [
      ["module life-support", "reserved quarters"],
      ["planned", "planned"],
    ]);
  });

  it("a build without a slot is not on the plan", () => {
    const queued: QueuedRooms = { builds: ["core"], expansions: 1 };
    assert.deepEqual(holds(sectionsOf(modulesWith(), 6, queued)).slice(1), [
      ["module life-support", "free"],
      ["planned", "planned"],
    ]);
  });

  for (const expansions of [0, 3, 6]) {
    it(`rooms stay apart and inside the hull with ${expansions} expansions`, () => {
      const sections = sectionsOf(modulesWith("medbay"), 6 + 2 * expansions, NOTHING);
      const boxes = roomBoxes(sections);
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.along + box.length <= other.along ||
            other.along + other.length <= box.along ||
            box.across + box.breadth <= other.across ||
            other.across + other.breadth <= box.across;
          assert.ok(apart, `${named(box.room)} and ${named(other.room)} overlap`);
        }
        for (const [along, half] of hullSide(sections)) {
          if (along < box.along || along > box.along + box.length) continue;
          assert.ok(half >= Math.abs(box.across), `${named(box.room)} sticks out at ${along}`);
        }
      }
    });
  }
});
