import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { layersOf, PICKABLE, SOURCES, styleOf } from "./style.ts";

describe("the map's style", () => {
  it("the map's style has the same layers in both schemes", () => {
    const bones = (scheme: "dark" | "light") => layersOf(scheme).map(({ id, type }) => `${id} ${type}`);
    assert.deepEqual(bones("dark"), bones("light"));
  });

  it("the map's style draws every source, and needs no other files", () => {
    const drawn = layersOf("dark").flatMap((layer) => ("source" in layer ? [layer.source] : []));
    assert.deepEqual(new Set(drawn), new Set(SOURCES));
    const { glyphs, sprite } = styleOf("dark", "globe");
    assert.deepEqual([glyphs, sprite], [undefined, undefined]);
    const ids = layersOf("dark").map(({ id }) => id);
    for (const id of PICKABLE) assert.ok(ids.includes(id), id);
  });

  it("planes cover neither what jobs pay nor the number of jobs at an airport", () => {
    const layers = layersOf("dark");
    const place = (id: string) => layers.findIndex((layer) => layer.id === id);
    for (const plane of ["standing", "flying"]) assert.ok(place("job-labels") > place(plane), plane);
    const pools = layers[place("pool-labels")];
    const sides = pools?.type === "symbol" ? pools.layout?.["text-variable-anchor"] : undefined;
    assert.deepEqual(sides, ["top", "bottom", "left", "right"]);
  });
});
