import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TECH_IDS, TECHS } from "../../rules/catalog/techs.ts";
import { neighbourOf } from "./graph-keys.ts";
import { layoutGraph } from "./graph-layout.ts";
import type { GraphTech } from "./graph-order.ts";

const SIZES = { nodeWidth: 100, nodeHeight: 60, columnGap: 40, rowGap: 10 };
const techs: GraphTech[] = TECH_IDS.map((id) => ({ id, ...TECHS[id] }));
const layout = layoutGraph(techs, SIZES);

describe("the graph of technologies", () => {
  it("the graph puts each technology into the column of its tier", () => {
    assert.equal(layout.techs.length, TECH_IDS.length);
    for (const { id, column, x } of layout.techs) {
      assert.equal(column, TECHS[id as keyof typeof TECHS].tier - 1);
      assert.equal(x, column * 140);
    }
  });

  it("no technology overlaps another or leaves the drawing", () => {
    for (const [index, one] of layout.techs.entries()) {
      assert.ok(one.y >= 0 && one.y + SIZES.nodeHeight <= layout.height, `${one.id} is at ${one.y}`);
      for (const other of layout.techs.slice(index + 1)) {
        if (one.column !== other.column) continue;
        assert.ok(other.y >= one.y + SIZES.nodeHeight + SIZES.rowGap - 0.01, `${one.id} and ${other.id} overlap`);
      }
    }
  });

  it("the graph has a line for each prerequisite and each theory of some, and few cross", () => {
    assert.equal(
      layout.lines.length,
      techs.reduce((sum, { needs, needsSome }) => sum + needs.length + (needsSome?.of.length ?? 0), 0),
    );
    assert.ok(layout.crossings <= layout.lines.length / 4, `${layout.crossings} crossings`);
  });

  it("lines that pass a column keep away from its technologies", () => {
    const passing = layout.lines.filter(({ path }) => path.includes("H"));
    const tierOf = (id: string) => TECHS[id as keyof typeof TECHS].tier;
    assert.deepEqual(
      passing,
      layout.lines.filter(({ from, to }) => tierOf(to) > tierOf(from) + 1),
    );
    assert.ok(passing.length > 0);
    for (const { path } of passing) {
      for (const [, x, y] of path.matchAll(/ ([\d.]+) ([\d.]+)H/g)) {
        const column = Math.round(Number(x) / 140);
        const met = layout.techs.filter((tech) => tech.column === column);
        assert.ok(met.every((tech) => Number(y) < tech.y || Number(y) > tech.y + SIZES.nodeHeight));
      }
    }
  });

  it("the layout is deterministic", () => {
    assert.deepEqual(layoutGraph(techs, SIZES), layout);
  });

  it("an empty graph has a layout", () => {
    assert.deepEqual(layoutGraph([], SIZES).techs, []);
  });
});

describe("arrow keys in the graph", () => {
  const [first, second] = layout.techs;
  it("the up and down keys move within a column of the graph and stop at its ends", () => {
    assert.ok(first && second);
    assert.equal(neighbourOf(layout, first.id, "ArrowDown"), second.id);
    assert.equal(neighbourOf(layout, second.id, "ArrowUp"), first.id);
    assert.equal(neighbourOf(layout, first.id, "ArrowUp"), undefined);
  });

  it("the left and right keys go to the nearest technology of the neighbouring column", () => {
    assert.equal(neighbourOf(layout, "core5", "ArrowRight"), "lode");
    assert.equal(neighbourOf(layout, "lode", "ArrowLeft"), "core5");
    assert.equal(neighbourOf(layout, "lode", "ArrowRight"), undefined);
  });
});
